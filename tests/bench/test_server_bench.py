"""`regency bench server` on a small scale: real processes, real sockets, no figure judged."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import get_args

import pytest

from regency.bench.attacks import WAYS, Attacker, Target, long_record
from regency.bench.server_client import Http, State, guests, is_state, open_table, play
from regency.bench.server_load import Figures
from regency.bench.server_process import regency_server
from regency.cli import main
from regency.server.wire.common import Form


def test_the_command_measures_a_real_server(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--seconds", "1", "--warm-up", "1", "--tables", "4", "--connections", "8"]
    assert main(["bench", "server", "kuhn", "--form", "both", *few]) == 0
    told = capsys.readouterr().out
    assert re.search(r"echo on the same parts: [\d,]*[1-9][\d,]* messages/s", told)
    assert re.search(r"5 of 8,000 bytes out, .*: [\d,]*[1-9][\d,]* a second", told)
    for form in get_args(Form):
        row = re.search(rf"^kuhn +{form} +2 +([\d,]+) +([\d,]+).* ([\d,]+)$", told, re.MULTILINE)
        assert row is not None
        moves, views, size = (int(figure.replace(",", "")) for figure in row.groups())
        assert moves > 0
        assert size > 100
        assert abs(views - 5 * moves) <= 5  # each move is seen by five, up to rounding
    assert re.search(r"4 tables and 8 connections at once: \d+ MiB", told)


def test_an_answer_that_comes_in_pieces_is_read(tmp_path: Path) -> None:
    async def scene() -> None:
        server = await asyncio.to_thread(regency_server(tmp_path).wait)
        try:
            async with Http(server.port) as http:
                (cookie,) = await guests(http, 1)
                kept, _ = await http.bring("/records", long_record(), cookie)
                told, _ = await http.ask("GET", "/me/data", None, cookie)
                assert told["records"] == [{"id": kept["id"], "record": long_record().decode()}]
                assert (await http.ask("GET", "/me", None, cookie))[0]["name"] == told["name"]
        finally:
            server.kill()

    asyncio.run(scene())


def test_a_state_is_read_without_decoding_it() -> None:
    message = (
        b'{"type":"drawn","at":41,"viewer":2,"view":{"action":9},"to_act":[0,2],'
        b'"legal":[{"action":17,"label":{"key":"x"}},{"action":3,"label":{}}],"log":[{"at":40}]}'
    )
    state = State(message)
    assert is_state(message)
    assert (state.at, state.viewer(), state.to_act(), state.actions()) == (41, 2, [0, 2], [17, 3])
    bare = b'{"type":"state","at":7,"viewer":0,"record":"AAA=","mask":"BYA=","to_act":[0]}'
    assert is_state(bare)
    assert (State(bare).at, State(bare).viewer(), State(bare).actions()) == (7, 0, [0, 2, 15])
    assert play(41, 17, 5) == b'{"type":"play","at":41,"action":17,"ref":5}'


def test_a_share_of_the_waits() -> None:
    figures = Figures(waits=[number / 1000 for number in range(1, 101)])
    assert figures.milliseconds(0.5) == 51.0
    assert figures.milliseconds(0.99) == 100.0


def test_clocks_that_end_together_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "kuhn", "--clocks", "--tables", "3"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"^kuhn +3 +0 +3 ", told, re.MULTILINE)  # none stuck, all three on the disk


def test_moves_are_measured_while_somebody_attacks(capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--seconds", "2", "--warm-up", "0.5"]
    assert main(["bench", "server", "--hostile", "json-pings", "half-open", *short]) == 0
    told = capsys.readouterr().out
    quiet = re.search(r"^nobody +(\d+)", told, re.MULTILINE)
    rows = re.findall(r"^(?:requests `ping`|3,000 requests begun).*?  +(\d+) ", told, re.MULTILINE)
    assert quiet is not None
    assert [int(quiet.group(1)) > 0, *(int(moves) > 0 for moves in rows)] == [True] * 3


def test_an_unknown_attack_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--hostile", "kindness"]) != 0
    assert "no attack is called 'kindness'" in capsys.readouterr().err


def test_every_way_to_attack_reaches_a_server(tmp_path: Path) -> None:
    async def scene() -> None:
        server = await asyncio.to_thread(regency_server(tmp_path).wait)
        try:
            async with Http(server.port) as http:
                cookies = await guests(http, 2)
                table_id = await open_table(http, "kuhn", cookies)
                kept, _ = await http.bring("/records", long_record(), cookies[0])
            for way, (_, work) in WAYS.items():
                attacker = Attacker(Target(server.port, table_id, kept["id"]))
                await attacker.get_names(1)
                attacking = asyncio.ensure_future(work(attacker))
                async with asyncio.timeout(60):
                    while not attacker.counts["sent"]:
                        await asyncio.sleep(0.05)
                assert not attacking.done(), way
                attacking.cancel()
                await asyncio.gather(attacking, return_exceptions=True)
        finally:
            server.kill()

    asyncio.run(scene())
