"""Writes a match as a viewer sees it, step by step, for the gallery: `fixtures.py GAME`.

The result, web/dev/fixtures/GAME.json, is what a live table would send: the game's description,
its cards, the seats, and one state message a step, with previews and refusals of every action.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from regency.bots import Budget, make_bot
from regency.core.facts import Fact
from regency.core.game import Game
from regency.core.match import Position
from regency.core.text import Text
from regency.core.types import CHANCE
from regency.games import game as find_game

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ["Anne", "Богдан", "Chloé", "大文", "Ева"]
Json = dict[str, Any]


def main() -> None:
    """Play one match and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--viewer", type=int, default=0, help="a seat, or -1 for a spectator")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="heuristic", help="who plays: heuristic, random, page…")
    parser.add_argument("--stop", type=int, default=100_000, help="after this many steps")
    parser.add_argument("--name", help="of the file; the game's name unless given")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    seats = chosen.seats or game.seats[min(1, len(game.seats) - 1)]
    match = Fixture(game, seats, chosen.viewer, chosen.seed, chosen.bot)
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{chosen.name or game.name}.json"
    frames = match.play(chosen.stop)
    written = {"game": info(game), "cards": cards(game), "seats": match.people(), "frames": frames}
    file.write_text(json.dumps(written, ensure_ascii=False), "utf-8")
    names = sorted(path.stem for path in FOLDER.glob("*.json") if path.stem != "index")
    (FOLDER / "index.json").write_text(json.dumps(names), "utf-8")
    print(f"{file}: {len(frames)} steps, {file.stat().st_size // 1024} KB")


class Fixture:
    """One match, told to one viewer."""

    def __init__(self, game: Game, seats: int, viewer: int, seed: int, bot: str) -> None:
        self.game = game
        self.viewer = viewer
        self.position = Position(game, seats, seed=seed)
        self.bots = [make_bot(bot, game, seed + seat) for seat in range(seats)]

    def people(self) -> list[Json]:
        """Return who sits where: the viewer, an absent person, bots."""
        return [
            {
                "kind": "bot" if seat > 1 else "person",
                "name": NAMES[seat],
                "level": "knight" if seat > 1 else None,
                "mine": seat == self.viewer,
                "host": seat == 0,
                "present": seat != 1,
                "stand_in": False,
            }
            for seat in range(self.position.seats)
        ]

    def play(self, stop: int) -> list[Json]:
        """Return every moment of the match."""
        frames: list[Json] = [self.frame(None, [])]
        while not self.position.over and len(frames) <= stop:
            seat = self.position.seat_to_act()
            facts = self.take(seat)
            frames.append(self.frame(None if seat < 0 else seat, facts))
        return frames

    def take(self, seat: int) -> list[Fact]:
        """Take one step: chance's or a seat's."""
        if self.position.to_act() == CHANCE:
            return self.position.chance()
        seen = self.position.seen_by(seat)
        mask = self.position.mask(seat)
        return self.position.play(seat, self.bots[seat].choose(seen, seat, mask, Budget()))

    def frame(self, seat: int | None, facts: list[Fact]) -> Json:
        """Return the state message of this moment, with what the viewer could ask."""
        position, view = self.position, self.game.view
        seen = position.seen_by(self.viewer)
        acting = position.to_act()
        legal = position.legal(self.viewer) if self.viewer >= 0 else []
        sheet = [line_of(line) for line in view.sheet(seen)]
        at = len(position.match.steps)
        state = {
            "type": "drawn",
            "at": at,
            "viewer": self.viewer,
            "hand_over": None,
            "view": view.view(seen, self.viewer),
            "prompt": self.prompt(seen),
            "sentences": [t.to_json() for t in view.table(seen, self.viewer)],
            "to_act": []
            if acting == CHANCE
            else [s for s in range(position.seats) if acting & (1 << s)],
            "legal": [
                {"action": a, "label": view.label(seen, self.viewer, a).to_json()} for a in legal
            ],
            "log": [{"at": at, "seat": seat, "facts": self.told(facts)}] if facts else [],
            "sheet": sheet,
            "points": self.points(seen),
            "places": position.places() if position.over else None,
            "clocks": None,
            "may_undo": "free" if legal and at > 1 else None,
        }
        return {"state": state, "why": self.why(seen, legal), "previews": self.previews(legal)}

    def prompt(self, seen: Any) -> Json:
        """Return the line that says who must do what, or the nearest thing the game has."""
        view = self.game.view
        if hasattr(view, "prompt"):
            said: Json = view.prompt(seen, self.viewer).to_json()
            return said
        sentences = view.table(seen, self.viewer)
        return sentences[-1].to_json() if sentences else Text("game-name").to_json()

    def points(self, seen: Any) -> list[int | None]:
        """Return the points as the viewer knows them, if the game tells."""
        if hasattr(self.game.view, "points"):
            known: list[int | None] = self.game.view.points(seen, self.viewer)
            return known
        return [None] * self.position.seats

    def told(self, facts: list[Fact]) -> list[Json]:
        """Return facts as the viewer may know them."""
        events, view = self.game.rules.EVENTS, self.game.view
        redacted = [events.redact(fact, self.viewer) for fact in facts]
        lines = [view.line(fact, self.viewer) for fact in redacted]
        return [
            {
                "kind": fact.kind,
                "values": dict(fact.values),
                "line": None if line is None else line.to_json(),
            }
            for fact, line in zip(redacted, lines, strict=True)
        ]

    def why(self, seen: Any, legal: list[int]) -> Json:
        """Return the refusal of every action the viewer may not choose now."""
        if self.viewer < 0:
            return {}
        refusals: Json = {}
        for action in range(self.game.rules.ACTIONS.count):
            if action not in legal:
                refusal = self.game.view.why_not(seen, self.viewer, action)
                refusals[str(action)] = {
                    "clause": refusal.clause,
                    "reason": refusal.reason.to_json(),
                }
        return refusals

    def previews(self, legal: list[int]) -> Json:
        """Return the change of the viewer's points each legal action brings, where it is known."""
        return {str(action): self.preview(action) for action in legal}

    def preview(self, action: int) -> Json:
        """Return what one action brings; the true state stands in for the server's re-deals."""
        position, view = self.position, self.game.view
        before = self.points(position.seen_by(self.viewer))[self.viewer]
        states = position.rules.new(1)
        states[0] = position.state
        buffer = position.rules.buffers().events
        count = position.rules.apply(states, 0, self.viewer, action, buffer)
        facts = [self.game.rules.EVENTS.read(row) for row in buffer[:count]]
        position.states, kept = states, position.states
        try:
            seen = position.seen_by(self.viewer)
            after = self.points(seen)[self.viewer]
            sheet = [line_of(line) for line in view.sheet(seen) if line.seat == self.viewer]
        finally:
            position.states = kept
        return {
            "type": "preview",
            "ref": 0,
            "at": len(position.match.steps),
            "action": action,
            "points": None if before is None or after is None else after - before,
            "sheet": sheet,
            "facts": self.told(facts),
        }


def line_of(line: Any) -> Json:
    """Return a line of the score sheet."""
    return {
        "seat": line.seat,
        "points": line.points,
        "reason": line.reason.to_json(),
        "clause": line.clause,
    }


def info(game: Game) -> Json:
    """Return what the server tells of a game."""
    locale = (game.folder / "locales" / "en.ftl").read_text("utf-8")
    clauses = [
        line.split(" = ")[0].removeprefix("rules-")
        for line in locale.splitlines()
        if line.startswith("rules-")
    ]
    return {
        "name": game.name,
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "options": {
            name: {"values": list(option.values), "default": option.default}
            for name, option in game.options.items()
        },
        "actions": {
            span.name: {"start": span.start, "size": span.size} for span in game.rules.ACTIONS.spans
        },
        "clauses": clauses,
        "minutes": None,
    }


def cards(game: Game) -> list[Json]:
    """Return everything that can be looked at large, as far as the game tells."""
    if not hasattr(game.view, "catalogue"):
        return []
    return [
        {
            "id": card.id,
            "kind": card.kind,
            "name": card.name.to_json(),
            "words": [words.to_json() for words in card.words],
            "values": card.values,
            "reconstructed": card.reconstructed,
        }
        for card in game.view.catalogue()
    ]


if __name__ == "__main__":
    main()
