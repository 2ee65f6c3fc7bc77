"""One match in the terminal: what people read and type, in their language."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from regency.analysis.hints import Adviser, whole_points
from regency.bots import Bot, Budget, decide, is_bot, make_bot
from regency.bots.ismcts import IsmctsBot
from regency.bots.weights import WeightsError
from regency.cli.ask import Gone, ask, pick, plain
from regency.cli.keep import keep
from regency.cli.main import UsageError
from regency.core.facts import Fact
from regency.core.match import Match, Move, Position
from regency.core.secrecy import has_secrets
from regency.core.text import Text, text
from regency.language import Speaker, locale_keys, speaker

#: With this many moves of one kind or more, only the first and the last are listed.
LONG_LIST = 12
CLEAR_SCREEN = "\x1b[2J\x1b[3J\x1b[H"
#: Where the screen cannot be cleared, the last hand is pushed out of sight.
BLANK_LINES = "\n" * 60

#: How long the search for a hint takes, and how many of the lines it considered are shown.
HINT_BUDGET = Budget(milliseconds=1000)
HINTS = 3

COMMANDS = ("help", "hint", "table", "log", "rules", "undo", "quit")


class Stopped(Exception):
    """The person wants to stop; the match is kept."""


class TerminalMatch:
    """Plays one match: asks people, lets bots choose, tells what happens."""

    def __init__(
        self,
        match: Match,
        players: Sequence[str],
        voice: Speaker,
        file: Path,
        seed: int,
        write: Callable[[str], object] = print,
    ) -> None:
        position = Position(match.game, match.seats, match.options, seed=seed)
        position.match.names = match.names
        self.position = position
        self.game = match.game
        self.players = list(players)
        self.file = file
        self.write = write
        self.people = [seat for seat, who in enumerate(players) if not is_bot(who)]
        # Whoever alone reads the screen is “you”; of several, the one who holds the device.
        self.voice = voice.seen_by(self.people[0] if len(self.people) == 1 else None)
        self.bots: dict[int, Bot] = {
            seat: make_bot(who, self.game, seed + seat)
            for seat, who in enumerate(players)
            if is_bot(who)
        }
        self.story: list[Fact] = []
        for step in match.steps:
            self.story += position.take(step)
        self.heard = dict.fromkeys(range(position.seats), len(self.story))
        self.asked_last = -1

    def say(self, key: str, **params: object) -> None:
        """Print one message of the house or the game."""
        self.write(self.voice.say(text(key, **params)))  # type: ignore[arg-type]

    def play(self) -> None:
        """Play to the end; raises Stopped when a person leaves."""
        self.story += self.position.settle_chance()
        self._keep()
        while not self.position.over:
            seat = self.position.seat_to_act()
            if seat in self.bots:
                self._bot_plays(seat)
            else:
                self._person_plays(seat)
        self._tell_the_end()

    def _do(self, seat: int, action: int) -> None:
        self.story += self.position.play(seat, action)
        self.story += self.position.settle_chance()
        self._keep()

    def _keep(self) -> None:
        try:
            keep(self.position.match, self.players, self.file)
        except OSError as error:
            raise UsageError(
                f"can't save the match in {self.file} ({error.strerror}): choose another place "
                "with --save FILE"
            ) from error

    def another(self) -> bool:
        """Ask whether to play once more."""
        yes = self.voice.say(text("command-yes"))
        return ask(self.voice.say(text("play-again")) + " ", [yes]).casefold() in ("", yes, yes[0])

    def _bot_plays(self, seat: int) -> None:
        seen = self.position.seen_by(seat)
        action = self.bots[seat].choose(seen, seat, self.position.mask(seat), Budget())
        self._do(seat, action)
        if len(self.people) == 1:
            self._tell_news(self.people[0])

    def _person_plays(self, seat: int) -> None:
        if len(self.people) > 1 and seat != self.asked_last and has_secrets(self.game):
            self._hand_over(seat)
        self.voice = self.voice.seen_by(seat)
        self.asked_last = seat
        self._tell_news(seat)
        self._tell_table(seat)
        actions = self.position.legal(seat)
        seen = self.position.seen_by(seat)
        labels = [self.voice.say(self.game.view.label(seen, seat, action)) for action in actions]
        self.say("play-your-turn", seat=seat)
        self._list_moves(actions, labels)
        while True:
            chosen = self._answer(seat, labels)
            if chosen is None:
                return  # the position has changed under the question
            if chosen >= 0:
                self._do(seat, actions[chosen])
                self._tell_news(seat)
                return

    def _answer(self, seat: int, labels: list[str]) -> int | None:
        """Return a move's number, -1 to ask again, None when the position has changed."""
        words = {self.voice.say(text(f"command-{name}")): name for name in COMMANDS}
        typed = ask("> ", [*labels, *words])
        head, _, rest = typed.partition(" ")
        command = words.get(head.casefold()) or (head.casefold() if head in COMMANDS else "")
        if command == "undo":
            return None if self._undo(seat) else -1
        if command:
            self._obey(command, rest.strip(), seat, labels)
            return -1
        fitting = pick(typed, labels)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            several = self.voice.enumerate([labels[i] for i in fitting[:LONG_LIST]])
            self.say("play-ambiguous", words=typed, moves=several)
        else:
            self.say("play-not-understood", words=typed)
        return -1

    def _obey(self, command: str, rest: str, seat: int, labels: list[str]) -> None:
        if command == "quit":
            raise Stopped
        if command == "help":
            self._tell_help()
        elif command == "hint":
            self._tell_hint(seat)
        elif command == "table":
            self._tell_table(seat)
            self._list_moves(self.position.legal(seat), labels)
        elif command == "log":
            self._tell_story(self.story, seat)
        else:
            self._tell_rules(rest)

    def _undo(self, seat: int) -> bool:
        """Go back to this seat's last decision; only against bots, where nobody else minds."""
        steps = self.position.match.steps
        own = [i for i, step in enumerate(steps) if isinstance(step, Move) and step.seat == seat]
        if len(self.people) > 1 or not own:
            self.say("play-no-undo")
            return False
        old = self.position
        fresh = Position(self.game, old.seats, old.match.options)
        fresh.match.names = old.match.names
        # The generator goes on where it was: the same cards would otherwise come again.
        fresh.state.rng[:] = old.state.rng
        self.story = []
        for step in steps[: own[-1]]:
            self.story += fresh.take(step)
        self.position = fresh
        self.heard[seat] = len(self.story)
        self._keep()
        self.say("play-undone")
        return True

    def _hand_over(self, seat: int) -> None:
        self.write(CLEAR_SCREEN if sys.stdout.isatty() else BLANK_LINES)
        self.say("play-hand-over", seat=seat)
        ask("")

    def _list_moves(self, actions: list[int], labels: list[str]) -> None:
        kinds = [self.game.rules.ACTIONS.decode(action)[0] for action in actions]
        for i, label in enumerate(labels):
            if kinds.count(kinds[i]) < LONG_LIST:
                self.say("play-move", number=str(i + 1), move=label)
            elif kinds.index(kinds[i]) == i:
                last = i + kinds.count(kinds[i]) - 1
                self.say(
                    "play-move-range",
                    from_number=str(i + 1),
                    to_number=str(last + 1),
                    first=label,
                    last=labels[last],
                )

    def _tell_news(self, viewer: int) -> None:
        self._tell_story(self.story[self.heard[viewer] :], viewer)
        self.heard[viewer] = len(self.story)

    def _tell_story(self, facts: Sequence[Fact], viewer: int) -> None:
        for fact in facts:
            line = self.game.view.line(self.game.rules.EVENTS.redact(fact, viewer), viewer)
            if line is not None:
                self.write(self.voice.say(line))

    def _tell_table(self, viewer: int) -> None:
        self.write("")
        for line in self.game.view.table(self.position.seen_by(viewer), viewer):
            self.write(self.voice.say(line))

    def _tell_hint(self, seat: int) -> None:
        """Tell what the game's network would do, or what a search finds in a moment."""
        self.say("play-thinking")
        try:
            self._advise(Adviser(self.game), seat)
        except WeightsError:
            self._search(seat)

    def _advise(self, adviser: Adviser, seat: int) -> None:
        """Tell the moves worth making, the best first, with their chances and why."""
        seen = self.position.seen_by(seat)
        hints = adviser.advise(seen, seat, self.position.mask(seat))
        self.say("play-hint", move=self.game.view.label(seen, seat, hints[0].action))
        for hint in hints:
            if hint.win:
                move = self.game.view.label(seen, seat, hint.action)
                self.say("play-hint-chance", move=move, percent=round(100 * hint.win[seat]))
            if hint.why is not None:
                why = hint.why
                points, other = whole_points(why.points), why.other or why.source
                self.say(f"play-hint-{why.kind}", source=why.source, points=points, other=other)

    def _search(self, seat: int) -> None:
        """Tell the lines that a search considered, the best first."""
        seen = self.position.seen_by(seat)
        adviser = IsmctsBot(self.game, len(self.story))
        told = decide(adviser, seen, seat, self.position.mask(seat), HINT_BUDGET, explain=True)
        self.say("play-hint", move=self.game.view.label(seen, seat, told.action))
        for thought in told.thoughts[:HINTS]:
            self.say(
                "play-hint-line",
                move=self.game.view.label(seen, seat, thought.action),
                visits=thought.visits,
                percent=round(100 * thought.share),
            )
            for other in range(self.position.seats):
                self.say(
                    "play-hint-seat",
                    seat=other,
                    percent=round(100 * thought.win[other]),
                    points=round(thought.points[other], 1),
                )

    def _tell_help(self) -> None:
        self.say("play-how")
        for name in COMMANDS:
            self.say("play-command", word=text(f"command-{name}"), does=text(f"does-{name}"))

    def _tell_rules(self, wanted: str) -> None:
        """Tell the clauses that hold the words looked for; all of them when none are given."""
        keys = locale_keys(self.game.folder / "locales", "en")
        clauses = sorted((k for k in keys if k.startswith("rules-")), key=_clause_order)
        told = 0
        for key in clauses:
            clause, rule = key.removeprefix("rules-"), self.voice.say(text(key))
            if plain(wanted) in plain(f"{clause} {rule}"):
                self.write(f"{clause}  {rule}")
                told += 1
        if not told:
            self.say("play-no-rule", words=wanted)

    def _tell_the_end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else -1
        self.voice = self.voice.seen_by(viewer)
        if viewer >= 0:
            self._tell_news(viewer)
        self.write("")
        for line in ending(self.position):
            self.write(self.voice.say(line))


def ending(position: Position) -> list[Text]:
    """Return how a match ended: every line of the score, and the places."""
    lines = [text("play-over")]
    for line in position.match.game.view.sheet(position.state):
        lines.append(
            text(
                "play-sheet-line",
                seat=line.seat,
                points=line.points,
                reason=line.reason,
                clause=line.clause,
            )
        )
    points, places = position.points(), position.places()
    for seat in sorted(range(position.seats), key=lambda s: places[s]):
        lines.append(text("play-result", place=places[seat], seat=seat, points=points[seat]))
    return lines


def _clause_order(key: str) -> tuple[str, int]:
    prefix, _, number = key.rpartition("-")
    return prefix, int(number) if number.isdecimal() else 0


def voice_for(match: Match, language: str) -> Speaker:
    """Return a speaker that calls the seats by the match's names."""
    return speaker(match.game, language, match.names)


__all__ = ["Gone", "Stopped", "TerminalMatch", "ending", "voice_for"]
