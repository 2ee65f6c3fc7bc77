"""Language models at the table: what a seat sees and may do as JSON, and a parser for answers.

Moves are whole decisions in the notation of match records. Everything a model is given is made from
what its seat may know; an answer that cannot be carried out is refused with the reason.
"""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from regency.core.facts import Fact
from regency.core.game import Game, OptionValue
from regency.core.match import Position
from regency.core.record_values import Refused, show
from regency.core.saving import Saved, Saving
from regency.core.text import Text
from regency.core.types import CHANCE, States
from regency.language import Speaker, locale_keys, speaker
from regency.rl.arguments import check_language
from regency.rl.seeds import EVALUATION, SEED_LIMIT, TRAIN, match_seed

#: More decisions than this are not listed; any legal one is still understood.
MOST_MOVES = 200
#: Messages whose keys begin like this hold the clauses of the rules.
RULES_KEY = "rules-"
#: Moves are listed on this many re-deals: what differs between them is not the seat's to know.
REDEALS = 6


class BadAnswer(ValueError):
    """An answer that is no legal move; `str()` says what is wrong and what would be right."""


@dataclass(frozen=True)
class Decision:
    """A whole decision: its line in the record, and the staged actions it stands for."""

    line: dict[str, Any]
    actions: tuple[int, ...]


def rules_text(game: Game, language: str = "en") -> str:
    """Return the rules of a game, a numbered clause a line, then what every card and piece does."""
    return f"{clauses_text(game, language)}\n\n{cards_text(game, language)}"


def cards_text(game: Game, language: str = "en") -> str:
    """Return every card, noble and piece, a line each: the id that moves name it by, and its words.

    >>> from regency.games import game
    >>> cards_text(game("castle-combo")).splitlines()[0]  # doctest: +ELLIPSIS
    'duchess (...): ...'
    """
    say = speaker(game, language).say
    return "\n".join(
        f"{card.id} ({say(card.name)}): {' '.join(say(words) for words in card.words)}"
        for card in game.view.catalogue()
    )


def clauses_text(game: Game, language: str = "en") -> str:
    """Return the rules of a game, a numbered clause a line."""
    say = speaker(game, language).say
    keys = [k for k in locale_keys(game.folder / "locales", language) if k.startswith(RULES_KEY)]
    keys.sort(key=lambda key: int(key.rpartition("-")[2]))
    return "\n".join(f"{key.removeprefix(RULES_KEY)}: {say(Text(key))}" for key in keys)


class Table(Saving):
    """One match with models at its seats.

    `observation(seat)` is what to send, `play(seat, answer)` takes what came back. Of the log the
    last `log_lines` are sent, or all; `log_left_out` says how many are missing.
    """

    changing = ("position", "_facts", "_logs", "_said")

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 0,
        language: str = "en",
        split: str = TRAIN,
        log_lines: int | None = None,
    ) -> None:
        check_language(language)
        if log_lines is not None and log_lines < 0:
            raise ValueError(f"log_lines is None for the whole log, or 0 or more, not {log_lines}")
        self.game = game
        self.log_lines = log_lines
        self.position = Position(game, seats, options, seed=match_seed(seed, split))
        self.language = language
        self._facts: list[Fact] = self.position.settle_chance()
        self._logs: dict[int, list[str]] = {}
        self._said: dict[int, int] = {}  # how many facts each log tells
        self._redealt = self.position.rules.new(REDEALS)
        self._buffers = self.position.rules.buffers()
        self._list: list[Decision] = []
        self._listed_at = (-1, -1)

    @classmethod
    def of_match(
        cls, game: Game, seats: int, options: Mapping[str, OptionValue], match_seed: int
    ) -> Table:
        """Return the table of a match seed, of training or evaluation (`rl.seeds.match_seed`)."""
        split = TRAIN if match_seed >= 0 else EVALUATION
        return cls(game, seats, options, match_seed % SEED_LIMIT, split=split)

    @functools.cached_property
    def _speaker(self) -> Speaker:
        return speaker(self.game, self.language)

    def fits(self) -> tuple[Any, ...]:
        """Return what the match says."""
        return ("table", self.language, *self.position.fits())

    def restore(self, saved: Saved) -> None:
        """Go back to a saved moment; its moves are listed anew."""
        super().restore(saved)
        self._listed_at = (-1, -1)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_speaker"}

    @property
    def over(self) -> bool:
        """Tell whether the match has ended."""
        return self.position.over

    def seat_to_act(self) -> int:
        """Return the seat whose answer is awaited, -1 when the match is over."""
        return self.position.seat_to_act()

    def observation(self, seat: int) -> dict[str, Any]:
        """Return everything a seat may know now, and its legal moves if it is to act."""
        seen = self.position.seen_by(seat)
        moves = self._listed(seat)
        log = self._log(seat)
        kept = len(log) if self.log_lines is None else min(self.log_lines, len(log))
        return {
            "game": self.game.name,
            "seats": self.position.seats,
            "you": seat,
            "to_act": self.seat_to_act(),
            "view": self.game.view.view(seen, seat),
            "table": [self._speaker.say(line) for line in self.game.view.table(seen, seat)],
            "log": log[len(log) - kept :],
            "log_left_out": len(log) - kept,
            "legal_moves": [move.line for move in moves[:MOST_MOVES]],
            "all_moves_listed": len(moves) <= MOST_MOVES,
        }

    def parse(self, seat: int, answer: str | Mapping[str, Any]) -> Decision:
        """Return the decision an answer means; raises BadAnswer.

        The answer is one of the listed moves, or any other as the record writes it: an object, or a
        text with such a JSON object in it.
        """
        line = dict(answer) if isinstance(answer, Mapping) else _object_in(answer)
        line.pop("seat", None)
        if not self.position.legal(seat):
            raise BadAnswer(f"seat {seat} is not to act now")
        if "do" not in line:
            raise BadAnswer(f'a move has a "do", as in {self._example(seat)}; got {show(line)}')
        for move in self._listed(seat):
            if move.line == line:
                return move
        # Read on a re-deal, so that not even a refusal tells a hidden card.
        try:
            actions = self.game.notation.read_move(self._redealt[0], seat, line)
        except Refused as refused:
            raise BadAnswer(f"{refused}; a legal move is {self._example(seat)}") from refused
        self._check(seat, actions)
        return Decision(line, tuple(actions))

    def play(self, seat: int, answer: str | Mapping[str, Any]) -> Decision:
        """Carry out an answer; raises BadAnswer and changes nothing if it is no legal move."""
        decision = self.parse(seat, answer)
        for action in decision.actions:
            self.play_action(seat, action)
        return decision

    def play_action(self, seat: int, action: int) -> None:
        """Carry out one staged action, as bots choose them; raises IllegalMove."""
        self._facts += self.position.play(seat, action)
        self._facts += self.position.settle_chance()

    def result(self) -> dict[str, list[int]]:
        """Return points and places."""
        return {"scores": self.position.points(), "places": self.position.places()}

    def _log(self, seat: int) -> list[str]:
        """Return everything a seat has heard; each fact is worded once, when first needed."""
        kinds, lines = self.game.rules.EVENTS, self._logs.setdefault(seat, [])
        for fact in self._facts[self._said.get(seat, 0) :]:
            line = self.game.view.line(kinds.redact(fact, seat), seat)
            if line is not None:
                lines.append(self._speaker.say(line))
        self._said[seat] = len(self._facts)
        return lines.copy()

    def _example(self, seat: int) -> str:
        return json.dumps(self._listed(seat)[0].line, ensure_ascii=False)

    def _listed(self, seat: int) -> list[Decision]:
        """Return the seat's first decisions, one more than are listed; made once a step."""
        now = (len(self.position.match.steps), seat)
        if now != self._listed_at:
            self._list = list(itertools.islice(self._moves(seat), MOST_MOVES + 1))
            self._listed_at = now
        return self._list

    def _moves(self, seat: int) -> Iterator[Decision]:
        """Yield the seat's decisions, without what the record tells of them and the seat cannot."""
        if not self.position.legal(seat):
            return
        for i in range(REDEALS):
            self._redealt[i] = self.position.state
            self.position.rules.determinize(self._redealt, i, seat, i + 1)
        for actions in self._completed(self._redealt[:1], seat, ()):
            lines = [self.game.notation.write_move(state, seat, actions) for state in self._redealt]
            known = [
                key for key in lines[0] if all(same.get(key) == lines[0][key] for same in lines)
            ]
            yield Decision({key: lines[0][key] for key in known}, actions)

    def _completed(
        self, states: States, seat: int, made: tuple[int, ...]
    ) -> Iterator[tuple[int, ...]]:
        """Yield every way to go on until no decision is half made."""
        rules, notation = self.position.rules, self.game.notation
        for action in self._legal(states, seat):
            after = rules.new(1)
            after[0] = states[0]
            rules.apply(after, 0, seat, action, self._buffers.events)
            so_far = (*made, action)
            if notation.settled(after[0]) or not self._may_act(after, seat):
                yield so_far
            else:
                yield from self._completed(after, seat, so_far)

    def _check(self, seat: int, actions: list[int]) -> None:
        """Raise BadAnswer at the first action of a decision that is not legal."""
        rules = self.position.rules
        tried = rules.new(1)
        tried[0] = self._redealt[0]
        for action in actions:
            if action not in self._legal(tried, seat):
                done = self.game.rules.ACTIONS.describe(action)
                seen = self.position.seen_by(seat)
                clause = self.game.view.why_not(seen, seat, action).clause
                raise BadAnswer(
                    f"{clause}: {done} is not legal now; a legal move is {self._example(seat)}"
                )
            rules.apply(tried, 0, seat, action, self._buffers.events)
        if actions and not self.game.notation.settled(tried[0]):
            words = self.game.notation.expects(tried[0]).words
            raise BadAnswer(f"the move is incomplete: {words}")

    def _legal(self, states: States, seat: int) -> list[int]:
        if not self._may_act(states, seat):
            return []
        self.position.rules.legal(states, 0, seat, self._buffers.mask)
        return [action for action, allowed in enumerate(self._buffers.mask) if allowed]

    def _may_act(self, states: States, seat: int) -> bool:
        acting = int(self.position.rules.to_act(states, 0))
        return acting != CHANCE and bool(acting & (1 << seat))


def _object_in(text: str) -> dict[str, Any]:
    """Return the last JSON object of a text: models think aloud first and answer last."""
    decoder = json.JSONDecoder()
    found: dict[str, Any] | None = None
    at = text.find("{")
    while at >= 0:
        try:
            value, end = decoder.raw_decode(text, at)
            found = value
        except (ValueError, RecursionError):
            end = at + 1
        at = text.find("{", end)
    if found is None:
        raise BadAnswer(f"there is no JSON object in the answer {show(text)}")
    return found
