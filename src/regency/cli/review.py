"""`regency review`: where a match was won and lost, what could be known, and how much was luck."""

from __future__ import annotations

import argparse
import sys
import time

from regency.analysis import Decision, Effort, Review, Verdict, review
from regency.analysis.evaluator import judge_of
from regency.analysis.lines import write_review
from regency.analysis.reasons import reason
from regency.bots.weights import WeightsError
from regency.cli.common import Progress, matches_in, the_language, the_seat
from regency.cli.main import UsageError
from regency.core.match import Match, Position
from regency.core.text import Text, text
from regency.language import Speaker, speaker

EXIT_REFUSED = 1
#: Matches are played out on this many deals first, to see how long a whole review takes.
TRIAL_DEALS = 4


def run(arguments: argparse.Namespace) -> int:
    """Review every match of a record file."""
    language = the_language(arguments.lang)
    matches = matches_in(arguments.file)
    if matches is None:
        return EXIT_REFUSED
    for match in matches:
        _check(match, arguments.seat)
        found = _reviewed(match, arguments.budget, arguments.evaluator)
        if arguments.json:
            sys.stdout.write(write_review(found))
        else:
            _tell(found, arguments.seat, language)
    return 0


def _check(match: Match, seat: int | None) -> None:
    position = Position(match.game, match.seats, match.options)
    for step in match.steps:
        position.take(step)
    if not position.over:
        raise UsageError("this match is not over: only a finished one can be looked back at")
    the_seat(match, seat)


def _reviewed(match: Match, budget: float | None, evaluator: str | None) -> Review:
    progress = Progress("looking back", 1)

    def at(done: int, total: int) -> None:
        progress.total = total
        progress.at(done)

    try:
        effort = Effort() if budget is None else _affordable(match, budget, evaluator)
        found = review(match, effort, progress=at, evaluator=evaluator)
    except WeightsError as error:
        raise UsageError(f"{error}: use --evaluator playouts") from error
    progress.end()
    return found


def _affordable(match: Match, budget: float, evaluator: str | None) -> Effort:
    """Return how many deals can be played out in some seconds, by trying a few."""
    review(match, Effort(1, 2), evaluator=evaluator)  # compiles, where that is still to be done
    began = time.monotonic()
    review(match, Effort(TRIAL_DEALS, TRIAL_DEALS), evaluator=evaluator)
    seconds = time.monotonic() - began
    deals = max(TRIAL_DEALS, int(TRIAL_DEALS * budget / max(seconds, 1e-3)))
    return Effort(deals, deals - deals % 2)


def _tell(found: Review, only: int | None, language: str) -> None:
    match = found.match
    voice = speaker(match.game, language, match.names)
    ledger = found.ledger
    for seat in range(match.seats):
        if only in (None, seat + 1):
            print(_line(voice, "review-start", ledger.percent(ledger.start)[seat], seat=seat))
            print("  " + _line(voice, "review-luck", ledger.percent(ledger.luck())[seat]))
            for maker in range(match.seats):
                share = ledger.percent(ledger.choices(maker))[seat]
                print("  " + _line(voice, "review-choices", share, seat=maker))
            print("  " + _line(voice, "review-result", ledger.percent(ledger.result)[seat]))
            print("  " + voice.say(_points(found, seat)))
            _tell_accuracy(found, seat, voice)
    shown = [one for one in found.decisions if only in (None, one.seat + 1)]
    flagged = [one for one in shown if one.eyes.verdict is not Verdict.FINE]
    first = found.turning_points()
    by = text(f"review-by-{found.evaluator}")
    print(voice.say(text("review-method", judge=by, count=found.effort.ledger)))
    for one in sorted(flagged, key=lambda one: (one not in first, one.step)):
        _tell_moment(found, one, voice)


def _points(found: Review, seat: int) -> Text:
    """Return the ledger of a seat in points of the game; choices are everybody's, summed up."""
    ledger = found.ledger
    choices = ledger.result - ledger.start - ledger.luck()  # to the last bit
    parts = {
        "start": ledger.start, "luck": ledger.luck(), "choices": choices, "result": ledger.result
    }  # fmt: skip
    told = {name: round(ledger.points(sums)[seat]) for name, sums in parts.items()}
    return text("review-points", what=text(f"review-points-{found.evaluator}"), **told)


def _tell_accuracy(found: Review, seat: int, voice: Speaker) -> None:
    accuracy = found.accuracy(seat)
    if accuracy is not None:
        count = sum(one.seat == seat for one in found.decisions)
        said = text("review-accuracy", percent=round(accuracy), count=count)
        print("  " + voice.say(said))


def _tell_moment(found: Review, one: Decision, voice: Speaker) -> None:
    match, game = found.match, found.match.game
    position = Position(game, match.seats, match.options)
    for step in match.steps[: one.step]:
        position.take(step)
    seen = position.seen_by(one.seat)
    labels = [game.view.label(seen, one.seat, a) for a in (one.played, one.eyes.best)]
    print(
        voice.say(
            text(
                "review-moment",
                step=one.step + 1, seat=one.seat, verdict=text(f"review-{one.eyes.verdict.value}"),
                played=labels[0], best=labels[1], percent=round(one.eyes.percent),
                low=round(one.eyes.low), high=round(one.eyes.high),
            )
        )
    )  # fmt: skip
    print("  " + voice.say(text("review-points-lost", points=round(one.eyes.points))))
    judge = judge_of(game, match.seats, found.seed, evaluator=found.evaluator)
    deals = found.effort.decision
    why = reason(judge, position.state, one.seat, one.seat, one.eyes.best, one.played, deals)
    if why is not None:
        said = text("review-reason", source=why.source, points=round(why.points))
        print("  " + voice.say(said))
    if one.hands.low > 0 or one.hands.high < 0:
        print("  " + _line(voice, "review-hands", one.hands.percent))


def _line(voice: Speaker, key: str, percent: float, **params: int) -> str:
    return voice.say(Text(key, {"percent": round(percent), **params}))
