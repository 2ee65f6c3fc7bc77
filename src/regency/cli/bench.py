"""`regency bench`: figures as a table, and ratios to other libraries in the same run."""

from __future__ import annotations

import argparse
import time

from regency.bench.agree import agreement, tree_checksum
from regency.bench.network import measure_looks
from regency.bench.peers import PeerResult, run_peers
from regency.bench.search import measure_peers, measure_search
from regency.bench.soak import soak
from regency.bench.speed import Speed, compile_time, machines_here, machines_of, measure
from regency.bench.vector import compared, measure_interfaces, missing
from regency.bots.weights import WeightsError
from regency.cli.common import Progress, check_seats, the_game
from regency.cli.main import UsageError
from regency.core import drivers
from regency.core.game import Game
from regency.core.types import Ints
from regency.core.wasm.running import WasmError
from regency.games import names

USUAL_SEATS = 4
EXIT_DISAGREE = 1
#: Machines whose search trees are compared, and how long they search.
SEARCHED = ("numba", "wasm")
SEARCH_ITERATIONS = 400


def run(arguments: argparse.Namespace) -> int:
    """Measure, print, and compare."""
    if "cluster" in arguments.game:
        from regency.cli import bench_cluster

        return bench_cluster.run(arguments)
    if "server" in arguments.game:
        from regency.cli import bench_server

        return bench_server.run(arguments)
    games = [the_game(name) for name in arguments.game or names()]
    if arguments.search:
        return _print_search(games, arguments)
    if arguments.net:
        return _print_looks(games, arguments)
    if "cuda" in (arguments.machine or ()) and "cuda" not in machines_here():
        raise UsageError("no GPU here: install the extra regency[gpu] and an NVIDIA driver")
    try:
        return _print_speeds(games, arguments)
    except WasmError as error:
        raise UsageError(str(error)) from error


def _machines(game: Game, arguments: argparse.Namespace) -> list[str]:
    return arguments.machine or list(machines_of(game))


def _print_speeds(games: list[Game], arguments: argparse.Namespace) -> int:
    """Print decisions a second on every machine, and whatever else is asked for."""
    speeds: list[Speed] = []
    print(f"{'game':<14}{'machine':<9}{'seats':>5}{'steps/s':>16}{'matches/s':>16}{'clone':>9}")
    for game in games:
        seats = _seats(game, arguments.seats)
        for machine in _machines(game, arguments):
            speeds.append(measure(game, machine, seats, arguments.seconds))
            print(_row(speeds[-1]), flush=True)
    if not arguments.no_compile:
        _print_compile_times(games, arguments.seats)
    status = 0
    if arguments.agree:
        for game in games:
            status |= _print_agreement(game, _machines(game, arguments), arguments)
    if arguments.soak:
        for game in games:
            status |= _print_soak(game, _machines(game, arguments), arguments)
    if arguments.peers:
        results = _print_peers(speeds, arguments.seconds)
        _print_interfaces(games, results, arguments.seconds)
    return status


def _seats(game: Game, wanted: int | None) -> int:
    if wanted is None:
        return min(USUAL_SEATS, game.seats[-1])
    check_seats(game, wanted)
    return wanted


def _print_search(games: list[Game], arguments: argparse.Namespace) -> int:
    """Print simulations a second of our search, and what OpenSpiel's makes in the same run."""
    print("whole playouts a second on one core, from the first decision of a match")
    print(f"{'game':<14}{'machine':<9}{'seats':>5}{'plain':>14}{'clever':>14}")
    plain_speeds = []
    for game in games:
        for machine in arguments.machine or ["numba"]:
            if machine not in SEARCHED:
                raise UsageError(f"a search is measured on {' and '.join(SEARCHED)}")
            seats = _seats(game, arguments.seats)
            plain, clever = measure_search(game, seats, arguments.seconds, machine)
            plain_speeds.append(plain)
            print(
                f"{game.name:<14}{machine:<9}{seats:>5}"
                f"{plain.per_second:>14,.0f}{clever.per_second:>14,.0f}",
                flush=True,
            )
    if arguments.peers:
        head = "".join(f"{speed.game[:14]:>16}" for speed in plain_speeds)
        print(f"\n{'OpenSpiel, IS-MCTS in C++, random rollouts':<46}{'a second':>12}{head}")
        for peer in measure_peers(arguments.seconds, lambda words: print(f"  {words}", flush=True)):
            ratios = "".join(
                f"{speed.per_second / peer.per_second:>14,.1f} ×" for speed in plain_speeds
            )
            print(f"  {f'{peer.game}, {peer.seats} seats':<44}{peer.per_second:>12,.0f}{ratios}")
    return 0


def _print_looks(games: list[Game], arguments: argparse.Namespace) -> int:
    """Print what one look of each game's network costs."""
    print("one look of the network on one core, observing included, in processor time")
    print(f"{'game':<14}{'machine':<9}{'seats':>5}{'µs a look':>16}")
    for game in games:
        for machine in arguments.machine or ["numba"]:
            if machine in ("cuda", "wasm"):
                raise UsageError("a network is looked with on python and numba")
            try:
                one = measure_looks(game, machine, _seats(game, arguments.seats), arguments.seconds)
            except WeightsError as wrong:
                print(f"{game.name:<14}{wrong}")
                break
            print(
                f"{one.game:<14}{one.machine:<9}{one.seats:>5}{one.microseconds:>16,.1f}",
                flush=True,
            )
    return 0


def _row(speed: Speed) -> str:
    clone = "" if speed.clone_ns is None else f"{speed.clone_ns:.1f} ns"
    return (
        f"{speed.game:<14}{speed.machine:<9}{speed.seats:>5}{speed.steps_per_second:>16,.0f}"
        f"{speed.matches_per_second:>16,.0f}{clone:>9}"
    )


def _print_compile_times(games: list[Game], wanted: int | None) -> None:
    print("\ntime to the first match (numba), in a new process")
    for game in games:
        times = compile_time(game, _seats(game, wanted))
        print(f"{times.game:<14}cold {times.cold:.1f} s, warm {times.warm:.2f} s", flush=True)


def _print_agreement(game: Game, machines: list[str], arguments: argparse.Namespace) -> int:
    """Print a checksum a machine for every number of seats; a difference is an error."""
    status = 0
    for seats in [arguments.seats] if arguments.seats else game.seats:
        print(f"\n{game.name}, {seats} seats: {arguments.agree:,} audited matches on each machine")
        found, trees = set(), set()
        for machine in machines:
            progress = Progress(machine, arguments.agree)
            result = agreement(game, machine, seats, arguments.agree, progress.at)
            progress.end()
            found.add((result.checksum, result.steps, result.faults))
            words = f"{result.steps:,} steps, {result.faults} faults, {result.seconds:.1f} s"
            if machine in SEARCHED:
                tree = tree_checksum(game, machine, seats, SEARCH_ITERATIONS)
                trees.add(tree)
                words += f", search tree {tree}"
            print(f"  {machine:<8}checksum {result.checksum}, {words}", flush=True)
        agree = len(found) == 1 and all(faults == 0 for _, _, faults in found) and len(trees) < 2
        print("  the machines agree" if agree else "  THE MACHINES DIFFER, OR A MATCH WENT WRONG")
        status |= 0 if agree else EXIT_DISAGREE
    return status


def _print_soak(game: Game, machines: list[str], arguments: argparse.Namespace) -> int:
    """Play many audited matches on the compiled machines; their totals must agree."""
    status = 0
    for seats in [arguments.seats] if arguments.seats else game.seats:
        print(f"\n{game.name}, {seats} seats: {arguments.soak:,} audited random matches")
        found = set()
        for machine in machines:
            if machine in ("python", "wasm"):
                continue  # one would take days, the other plays on one core; see --agree
            progress = Progress(machine, arguments.soak)
            started = time.perf_counter()
            totals = soak(game.name, machine, seats, arguments.soak, progress.at)
            seconds = time.perf_counter() - started
            progress.end()
            found.add(tuple(totals.tolist()))
            print(f"  {machine:<8}{_soak_words(totals)}, {seconds:.1f} s", flush=True)
            status |= int(totals[drivers.WRONG] != 0)
        if len(found) > 1:
            print("  THE MACHINES DIFFER")
            status = EXIT_DISAGREE
    return status


def _soak_words(totals: Ints) -> str:
    return (
        f"digests {int(totals[drivers.DIGEST])}, {int(totals[drivers.DECISIONS]):,} decisions, "
        f"{int(totals[drivers.WRONG])} faults, points {int(totals[drivers.LOWEST])} to "
        f"{int(totals[drivers.HIGHEST])}"
    )


def _print_interfaces(games: list[Game], peers: list[PeerResult], seconds: float) -> None:
    """Print the research interfaces of our games, and what they are beside the peers."""
    print("\nresearch interfaces (one core, observations and masks included, processor time)")
    if (gap := missing()) is not None:
        print(f"  {gap}")
    paces = []
    for game in games:
        for found in measure_interfaces(game, seconds):
            paces.append(found)
            print(
                f"  {found.game:<14}{found.seats} seats  {found.interface:<18}"
                f"{found.steps_per_second:>14,.0f} decisions a second",
                flush=True,
            )
    for line in compared(paces, peers):
        print(f"  {line}")


def _print_peers(speeds: list[Speed], seconds: float) -> list[PeerResult]:
    """Print each peer, and how many times as fast our compiled games are in this run."""
    print("\npeers (player decisions a second, random play)")
    results = run_peers(seconds, progress=lambda words: print(f"  {words}", flush=True))
    ours = [speed for speed in speeds if speed.machine == "numba"]
    if not results or not ours:
        return results
    head = "".join(f"{speed.game[:14]:>16}" for speed in ours)
    print(f"\n{'':<64}{'steps/s':>13}{head}")
    for result in results:
        print(_peer_row(result, ours))
    return results


def _peer_row(result: PeerResult, ours: list[Speed]) -> str:
    name = f"{result.library} {result.version} {result.game}, {result.how}"
    ratios = "".join(
        f"{speed.steps_per_second / result.steps_per_second:>14,.1f} ×" for speed in ours
    )
    return f"{name:<64}{result.steps_per_second:>13,.0f}{ratios}"
