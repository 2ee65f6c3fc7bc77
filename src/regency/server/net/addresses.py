"""Where other devices can reach this server: the addresses of the machine in its networks."""

from __future__ import annotations

import fcntl
import ipaddress
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

ANYWHERE = ("0.0.0.0", "::")
#: Linux's question for the address of an interface, where its answer has it, and how long both are.
SIOCGIFADDR = 0x8915
ADDRESS_AT = slice(20, 24)
QUESTION_BYTES = 256
LONGEST_INTERFACE = 15
IPV6_INTERFACES = Path("/proc/net/if_inet6")
#: Bridges and pairs that only this machine's own containers see.
INNER_INTERFACES = ("docker", "br-", "veth", "virbr", "cni", "flannel", "podman")
#: Addresses set aside for documentation: asking for the way there sends nothing.
FAR = {socket.AF_INET: "203.0.113.1", socket.AF_INET6: "2001:db8::1"}


def reachable_at(host: str, port: int) -> list[str]:
    """Return the addresses for other devices of a server that listens at *host*, best first."""
    if host not in ANYWHERE:
        return [_address(host, port)] if _is_outer(host) else []
    families = [socket.AF_INET] if host == "0.0.0.0" else [socket.AF_INET, socket.AF_INET6]
    found = [one for family in families for one in _machine_addresses(family)]
    return [_address(one, port) for one in dict.fromkeys(found) if _is_outer(one)]


def shown_here(host: str, port: int) -> str:
    """Return the address for a browser on this machine."""
    return _address("127.0.0.1" if host in ANYWHERE else host, port)


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_outer(host: str) -> bool:
    """Tell whether another device can use an address; names are believed."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host != "localhost"
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _machine_addresses(family: socket.AddressFamily) -> Iterator[str]:
    """Yield the addresses of this machine: first the one it goes out by."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
        way.connect((FAR[family], 9))
        yield way.getsockname()[0]
    yield from _interface_v4() if family == socket.AF_INET else _interface_v6()


def _interface_v4() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if name.startswith(INNER_INTERFACES):
                continue
            question = struct.pack(f"{QUESTION_BYTES}s", name.encode()[:LONGEST_INTERFACE])
            with suppress(OSError):  # an interface without an address of this kind
                answer = fcntl.ioctl(asking.fileno(), SIOCGIFADDR, question)
                yield socket.inet_ntoa(answer[ADDRESS_AT])


def _interface_v6() -> Iterator[str]:
    if not IPV6_INTERFACES.exists():
        return
    for line in IPV6_INTERFACES.read_text("ascii").splitlines():
        digits, *_, name = line.split()
        if not name.startswith(INNER_INTERFACES):
            yield str(ipaddress.IPv6Address(bytes.fromhex(digits)))
