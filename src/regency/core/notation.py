"""The open match record: Match to text and back, and the checks that say what is wrong where."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from regency.core.game import Clauses, Game
from regency.core.match import Chance, IllegalChance, Match, Position
from regency.core.names import what_is_wrong
from regency.core.record_values import (
    MALFORMED,
    Refused,
    malformed,
    show,
    want_dict,
    want_int,
    want_list,
    want_str,
)
from regency.core.types import CHANCE, OVER

RECORD_VERSION = 1
_KINDS = ("record", "do", "chance", "result")


class RecordError(ValueError):
    """Where a record went wrong: `line` is the physical line, from 1."""

    def __init__(self, line: int, refused: Refused) -> None:
        super().__init__(f"{line}: {refused}")
        self.line = line
        self.refused = refused

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, Refused]]:
        return type(self), (self.line, self.refused)


@dataclass(frozen=True)
class Verdict:
    """One match of a file: its game and result, or where and why it is refused."""

    game: str
    scores: list[int] | None = None  # None: unfinished, or in error
    error: RecordError | None = None
    match: Match | None = None


# --- writing


def write_match(match: Match, machine: str = "numba") -> str:
    """Return the record of a match, one JSON object a line; a finished one ends with its result."""
    return "".join(dump(line) + "\n" for line in record_lines(match, machine))


def dump(line: Mapping[str, object]) -> str:
    """Return one line of a record, always in the same bytes."""
    return json.dumps(line, ensure_ascii=False, separators=(", ", ": "))


def record_lines(match: Match, machine: str = "numba") -> Iterator[dict[str, Any]]:
    """Yield the lines of a record; a decision half made at the end is left out."""
    return (line for _, line in _counted_lines(match, machine))


def line_ends(match: Match, machine: str = "numba") -> list[int]:
    """Return after how many steps each line of moves and chance is complete."""
    lines = _counted_lines(match, machine)
    return [steps for steps, line in lines if "do" in line or "chance" in line]


def _counted_lines(match: Match, machine: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the lines of a record, each with the number of steps that lead up to its end."""
    notation = match.game.notation
    position = Position(match.game, match.seats, match.options, machine=machine)
    steps = list(match.steps)
    dealt = 0
    while position.to_act() == CHANCE and dealt < len(steps):
        position.take(steps[dealt])
        dealt += 1
    outcomes = [step.outcome for step in steps[:dealt] if isinstance(step, Chance)]
    yield dealt, _header(match, notation.write_deal(outcomes, match.seats))
    before = position.rules.new(1)
    actions: list[int] = []
    for taken, step in enumerate(steps[dealt:], start=dealt + 1):
        if not actions:
            before[0] = position.state
        position.take(step)
        if isinstance(step, Chance):
            yield taken, notation.write_chance(before[0], step.outcome)
            continue
        actions.append(step.action)
        if notation.settled(position.state):
            line = {"seat": step.seat, **notation.write_move(before[0], step.seat, actions)}
            yield taken, line
            actions = []
    if position.over:
        result = {"scores": position.points(), "places": position.places()}
        yield len(steps), {"result": result}


def _header(match: Match, deal: Mapping[str, Any]) -> dict[str, Any]:
    header = {
        "record": RECORD_VERSION,
        "game": match.game.name,
        "seats": match.seats,
        "options": match.options,
        "deal": deal,
    }
    if match.names is not None:
        header["names"] = match.names
    return header


# --- reading


class Reader:
    """Reads the lines of one match, each checked against the rules before it is carried out."""

    def __init__(self, game: Game, header: Mapping[str, Any], machine: str) -> None:
        self.game = game
        self.notation = game.notation
        self.clauses: Clauses = game.notation.CLAUSES
        seats = want_int(header, "seats")
        if seats not in game.seats:
            raise Refused(self.clauses.seats, _words(game.check_seats, seats))
        options = want_dict(header, "options") if "options" in header else {}
        try:
            game.option_values(options)
        except (ValueError, TypeError) as error:
            malformed(str(error), "member", member="options")
        self.position = Position(game, seats, options, machine=machine)
        self.position.match.names = _read_names(header, seats)
        self.finished = False
        self._before: Mapping[str, Any] = header
        self._deal(want_dict(header, "deal"), seats)

    def _deal(self, deal: Mapping[str, Any], seats: int) -> None:
        for outcome in self.notation.read_deal(deal, seats):
            try:
                self.position.chance(outcome)
            except IllegalChance as error:
                raise Refused(self.clauses.deal, f"the deal is not this game's: {error}") from error
        if self.position.to_act() == CHANCE:
            raise Refused(self.clauses.deal, "the deal is incomplete")

    def read(self, line: Mapping[str, Any]) -> None:
        """Carry out one line after the header; raises Refused, after which the reader is spent."""
        if self.finished:
            malformed("after the result only a new header may follow", "after-result")
        if "do" in line:
            self._move(line)
        elif "chance" in line:
            self._chance(line)
        else:
            self._result(line)
        self._before = line

    def _move(self, line: Mapping[str, Any]) -> None:
        seat = want_int(line, "seat")
        want_str(line, "do")
        acting = self.position.to_act()
        if acting == OVER:
            raise Refused(self.clauses.end, "the match is over: only its result may follow")
        if not 0 <= seat < self.position.seats:
            most = self.position.seats - 1
            malformed(f"there is no seat {seat}: seats are 0 to {most}", "member", member="seat")
        if acting == CHANCE or not acting & (1 << seat):
            self._not_expected(f"seat {seat} is not to act")
        for action in self.notation.read_move(self.position.state, seat, line):
            if action not in self.position.legal(seat):
                refusal = self.game.view.why_not(self.position.seen_by(seat), seat, action)
                done = self.game.rules.ACTIONS.describe(action)
                raise Refused(refusal.clause, f"seat {seat} may not do this now ({done})")
            self.position.play(seat, action)
        if not self.notation.settled(self.position.state):
            expected = self.notation.expects(self.position.state)
            raise Refused(expected.clause, f"the decision is incomplete: {expected.words}")

    def _chance(self, line: Mapping[str, Any]) -> None:
        want_str(line, "chance")
        acting = self.position.to_act()
        if acting == OVER:
            raise Refused(self.clauses.end, "the match is over: only its result may follow")
        if acting != CHANCE:
            self._superfluous_chance(line)
        outcome = self.notation.read_chance(self.position.state, line, self._before)
        try:
            self.position.chance(outcome)
        except IllegalChance as error:
            clause = self.notation.expects(self.position.state).clause
            raise Refused(clause, str(error)) from error

    def _superfluous_chance(self, line: Mapping[str, Any]) -> NoReturn:
        pile = line.get("pile")
        if type(pile) is str and pile in self.clauses.chance:
            raise Refused(self.clauses.chance[pile], "nothing is left to chance here")
        self._not_expected("nothing is left to chance here")

    def _result(self, line: Mapping[str, Any]) -> None:
        result = want_dict(line, "result")
        if not self.position.over:
            expected = self.notation.expects(self.position.state)
            raise Refused(self.clauses.end, f"the match is not over: {expected.words}")
        for key, truth, clause in (
            ("scores", self.position.points(), self.clauses.score),
            ("places", self.position.places(), self.clauses.places),
        ):
            given = want_list(result, key)
            if any(type(value) is not int for value in given):
                malformed(f"{key!r} must be whole numbers, not {show(given)}", "member", member=key)
            if given != truth:
                raise Refused(clause, f"{key} are {show(truth)}, not {show(given)}", "result")
        self.finished = True

    def _not_expected(self, what: str) -> NoReturn:
        expected = self.notation.expects(self.position.state)
        raise Refused(expected.clause, f"{what}: {expected.words}")


def _words(check: Callable[[int], None], seats: int) -> str:
    try:
        check(seats)
    except ValueError as error:
        return str(error)
    return "this number of seats is not possible"


def _read_names(header: Mapping[str, Any], seats: int) -> list[str] | None:
    if "names" not in header:
        return None
    names = want_list(header, "names")
    if len(names) != seats or any(type(name) is not str for name in names):
        malformed(f"'names' must hold {seats} strings, one a seat", "member", member="names")
    for name in names:
        wrong = what_is_wrong(name)
        if wrong is not None:
            malformed(f"'names': {wrong}", "member", member="names")
    return names


def parse_line(raw: bytes) -> dict[str, Any]:
    """Return one line as an object with exactly one of record, do, chance, result."""
    try:
        value = json.loads(raw.decode("utf-8"), parse_constant=_no_constant)
    except UnicodeDecodeError:
        malformed("the line is not UTF-8 text", "not-text")
    except RecursionError:
        malformed("the line is nested too deeply", "not-json")
    except ValueError as error:
        malformed(f"the line is not JSON (cut off, or garbled): {error}", "not-json")
    if b"\\u" in raw and not _is_text(value):
        malformed("the line holds half of a character (a lone surrogate)", "not-text")
    if type(value) is not dict:
        malformed(f"a line is a JSON object, not {show(value)}", "not-json")
    kinds = [kind for kind in _KINDS if kind in value]
    if len(kinds) != 1:
        found = " and ".join(kinds) or "none of them"
        malformed(f"a line has exactly one of {', '.join(_KINDS)}; this one has {found}", "no-line")
    return value


def _is_text(value: object) -> bool:
    """Tell whether all that a line says can be written down again."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def verify(data: bytes, games: Mapping[str, Game], machine: str = "numba") -> Iterator[Verdict]:
    """Replay every match of a file; one verdict a match, errors with line and clause.

    After an error the rest of that match is skipped and the next header starts afresh.
    """
    reader: Reader | None = None
    skipping = False
    found_any = False
    number = 0
    for number, raw in enumerate(data.split(b"\n"), start=1):
        if not raw.strip():
            continue
        try:
            line = parse_line(raw)
            if "record" in line:
                if reader is not None:
                    yield _verdict(reader)
                reader, skipping, found_any = None, False, True
                reader = _open(line, games, machine)
            elif reader is not None:
                reader.read(line)
            elif not skipping:
                malformed("a match starts with its header, a line with 'record'", "no-header")
        except Refused as refused:
            if skipping:
                continue
            name = reader.game.name if reader is not None else "?"
            yield Verdict(name, error=RecordError(number, refused))
            reader, skipping, found_any = None, True, True
    if reader is not None:
        yield _verdict(reader)
    elif not found_any:
        empty = Refused(MALFORMED, "no match here", "empty")
        yield Verdict("?", error=RecordError(max(number, 1), empty))


def _open(line: Mapping[str, object], games: Mapping[str, Game], machine: str) -> Reader:
    if want_int(line, "record") != RECORD_VERSION:
        malformed(
            f"this reads records of version {RECORD_VERSION}, not {show(line['record'])}",
            "version",
            version=RECORD_VERSION,
        )
    name = want_str(line, "game")
    if name not in games:
        malformed(
            f"no game named {show(name)}; there are {', '.join(sorted(games))}",
            "game",
            game=show(name),
        )
    return Reader(games[name], line, machine)


def _verdict(reader: Reader) -> Verdict:
    match = reader.position.match
    scores = reader.position.points() if reader.finished else None
    return Verdict(reader.game.name, scores, match=match)


def read_matches(data: bytes, games: Mapping[str, Game], machine: str = "numba") -> list[Match]:
    """Return every match of a file; raises RecordError at the first wrong line."""
    matches = []
    for verdict in verify(data, games, machine):
        if verdict.error is not None:
            raise verdict.error
        assert verdict.match is not None
        matches.append(verdict.match)
    return matches
