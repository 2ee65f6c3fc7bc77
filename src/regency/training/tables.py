"""Every table about a network by one command: `python -m regency.training.judge --all DIR`.

Each game has a folder in DIR with a copy of the weights and what was found so far: among rules
of thumb and against its past (`judged.ndjson`), what its values mean (`calibration.ndjson`), what a
student wins against it (`exploit/curve.ndjson`), and matches against searches (`duels/*.ndjson`).
What is there is not done again, so the command may be stopped and called again; `tables.md` tells
what is known so far, after every step.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regency.bots.weights import CALIBRATION, read_weights, weights_path
from regency.core.game import Game
from regency.training import calibration, exploit
from regency.training.checkpoint import load_weights
from regency.training.judging import NORMAL_95

JUDGED, BINS, CURVE, TABLES = "judged.ndjson", "calibration.ndjson", "curve.ndjson", "tables.md"
#: The network alone and inside the search, against whom, and how many matches make a claim.
DUELS = (("net", "ismcts:cpu=200"), ("search:cpu=200", "ismcts:cpu=1000"))
#: Inside the search it is judged at two seats alone.
ALONE = DUELS[0]
EXPLOITER_MINUTES = 10.0


@dataclass(frozen=True)
class Effort:
    """How much is done for a table."""

    matches: int = 8_000  # of judging, by seats
    duels: int = 600  # against a search, by seats
    minutes: float = 60.0  # of everything; what is begun is ended, but for duels
    exploiter: float = EXPLOITER_MINUTES
    workers: int = 1
    device: str = "cpu"


def judge_all(game: Game, folder: Path, effort: Effort, past: Path | None = None) -> Path:
    """Do what is missing of a game's tables and write them; returns their file."""
    folder.mkdir(parents=True, exist_ok=True)
    weights = folder / "weights.npz"
    if not weights.is_file():
        shutil.copyfile(weights_path(game), weights)
    until = time.monotonic() + 60 * effort.minutes
    for step in (_among_heuristics, _against_past, _meanings, _student, _searches):
        if time.monotonic() < until:
            step(game, folder, effort, past, until)
        (folder / TABLES).write_text(tables(game, folder), "utf-8")
    return folder / TABLES


# --- the steps


def _among_heuristics(
    game: Game, folder: Path, effort: Effort, past: Path | None, until: float
) -> None:
    if not any("against" not in line for line in _lines(folder / JUDGED)):
        _judge(game, folder, effort, [])


def _against_past(
    game: Game, folder: Path, effort: Effort, past: Path | None, until: float
) -> None:
    if past is not None and not any("against" in line for line in _lines(folder / JUDGED)):
        _judge(game, folder, effort, ["--against", str(past)])


def _judge(game: Game, folder: Path, effort: Effort, more: list[str]) -> None:
    from regency.training.judge import main

    words = ["--game", game.name, "--weights", str(folder / "weights.npz")]
    main([*words, "--matches", str(effort.matches), "--device", effort.device, *more])


def _meanings(game: Game, folder: Path, effort: Effort, past: Path | None, until: float) -> None:
    done = {line["seats"] for line in _lines(folder / BINS)}
    path = folder / "weights.npz"
    net, about = load_weights(path, game)
    told = bool(about["settings"]["points_told"])
    meant = read_weights(path, game)[0].get(CALIBRATION)
    for seats in game.seats:
        if seats in done or time.monotonic() > until:
            continue
        meaning = None if meant is None else meant[seats - 2]
        found = calibration.calibration(
            game, net.to(effort.device), effort.device, seats, effort.matches, told, meaning
        )
        bins = [[one.looks, one.expected, one.actual, one.interval] for one in found]
        line = {"seats": seats, "matches": effort.matches, "bins": bins}
        with (folder / BINS).open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")


def _student(game: Game, folder: Path, effort: Effort, past: Path | None, until: float) -> None:
    out = folder / "exploit"
    if any(line["when"] == "end" for line in _lines(out / CURVE)):
        return
    words = ["--game", game.name, "--weights", str(folder / "weights.npz"), "--out", str(out)]
    exploit.main([*words, "--minutes", str(effort.exploiter), "--device", effort.device])


def _searches(game: Game, folder: Path, effort: Effort, past: Path | None, until: float) -> None:
    """Play against searches, in processes of the arena's own."""
    plan = [
        {
            "game": game.name,
            "seats": seats,
            "hero": hero,
            "rival": rival,
            "goal": 0.0,
            "deals": -(-effort.duels // seats),
        }
        for hero, rival in DUELS
        for seats in (game.seats if (hero, rival) == ALONE else game.seats[:1])
    ]
    (folder / "plan.json").write_text(json.dumps(plan), "utf-8")
    left = max(0.0, until - time.monotonic()) / 60
    words = ["--plan", str(folder / "plan.json"), "--out", str(folder / "duels")]
    words += ["--minutes", f"{left:.2f}", "--workers", str(effort.workers)]
    subprocess.run([sys.executable, "-m", "regency.arena.evidence", *words], check=True)


# --- what is told


def tables(game: Game, folder: Path) -> str:
    """Return everything that is known of a game's network, as tables."""
    parts = [f"# {game.name}", "", *_strengths(folder), *_duels(folder), *_exploiter(folder)]
    return "\n".join([*parts, *_calibrations(folder)]).rstrip() + "\n"


def _strengths(folder: Path) -> Iterator[str]:
    yield from ("| against | seats | won | even | matches |", "|---|---|---|---|---|")
    for line in _lines(folder / JUDGED):
        rival = f"its past ({line['against'] / 1e6:.0f} M)" if "against" in line else "heuristics"
        for one in line["results"]:
            if one["played"] == "best":
                won = f"{100 * one['won']:.1f} ± {100 * one['interval']:.1f} %"
                even = f"{100 / one['seats']:.0f} %"
                yield f"| {rival} | {one['seats']} | {won} | {even} | {one['matches']:,} |"


def _duels(folder: Path) -> Iterator[str]:
    for file in sorted((folder / "duels").glob("*.ndjson")):
        head, *matches = _lines(file)
        hero, rival = head["bots"][0], head["bots"][1]
        shares = [_share(line, hero) for line in matches]
        if not shares:
            continue
        mean = sum(shares) / len(shares)
        half = NORMAL_95 * (max(mean * (1 - mean), 1e-9) / len(shares)) ** 0.5
        won = f"{100 * mean:.1f} ± {100 * half:.1f} %"
        even = f"{100 / head['seats']:.0f} %"
        yield f"| {rival}, as {hero} | {head['seats']} | {won} | {even} | {len(shares):,} |"


def _share(line: dict[str, Any], hero: str) -> float:
    """Return what a bot that sits at a table once won of the match."""
    places = line["places"]
    mine = places[line["bots"].index(hero)]
    return 1 / places.count(1) if mine == 1 else 0.0


def _exploiter(folder: Path) -> Iterator[str]:
    for line in _lines(folder / "exploit" / CURVE)[-1:]:
        for one in line["results"][:1]:
            won = f"{100 * one['won']:.1f} ± {100 * one['interval']:.1f} %"
            spent = f"{line['decisions'] / 1e9:.2f} G decisions"
            student = f"(a student of it won, {spent})"
            yield f"| {student} | {one['seats']} | {won} | | {one['matches']:,} |"


def _calibrations(folder: Path) -> Iterator[str]:
    yield from ("", "| seats | expected → followed | furthest off |", "|---|---|---|")
    for line in _lines(folder / BINS):
        told = [f"{100 * e:.1f} → {100 * a:.1f}" for _, e, a, _ in line["bins"]]
        off = max((abs(e - a) for _, e, a, _ in line["bins"]), default=0.0)
        yield f"| {line['seats']} | {', '.join(told)} | {100 * off:.1f} points |"


def _lines(file: Path) -> list[dict[str, Any]]:
    """Return what a file holds; a last line that was cut off by a kill is taken away."""
    if not file.is_file():
        return []
    data = file.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        file.write_bytes(whole)
    return [json.loads(line) for line in whole.splitlines() if line.strip()]
