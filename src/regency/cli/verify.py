"""`regency verify`: replay every match of a record file."""

import argparse
import sys
from pathlib import Path

from regency.analysis.lines import ReviewError, is_review, read_reviews
from regency.arena.results import read_lines
from regency.cli.common import Progress
from regency.core.record_values import MALFORMED
from regency.records import Verdict, verify

EXIT_REFUSED = 1


def run(arguments: argparse.Namespace) -> int:
    """Print one line a match; wrong ones go to standard error with file, line and reason."""
    name = arguments.file
    try:
        data = sys.stdin.buffer.read() if name == "-" else read_lines(Path(name))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        return _refuse(f"{name}:1: {MALFORMED}: cannot be read: {why}")
    if is_review(data):
        return _verify_review(name, data)
    if data.lstrip().startswith(b'{"benchmark":') and name != "-":
        return _verify_benchmark(name)
    status = 0
    progress = Progress("checking", data.count(b'"record"'))
    verdicts = verify(data, check_deal=arguments.fair, machine=arguments.machine)
    for number, verdict in enumerate(verdicts, start=1):
        progress.at(number)
        if verdict.error is not None:
            status = _refuse(f"{name}:{verdict.error}")
        else:
            print(_line(number, verdict))
    progress.end()
    return status


def _verify_review(name: str, data: bytes) -> int:
    """Check reviews, as of several matches; the first wrong one is the last that is looked at."""
    try:
        for review in read_reviews(data):
            print(f"review: {review.header['game']}: adds up")
    except ReviewError as error:
        return _refuse(f"{name}:{error}")
    return 0


def _verify_benchmark(name: str) -> int:
    # It brings what `[rl]` and `[play]` bring.
    from regency.rl import benchmark, benchmark_check

    try:
        found = benchmark_check.check(Path(name))
    except benchmark.BadResults as error:
        return _refuse(f"{name}:{error}")
    except ValueError as error:  # it names the file and its line
        return _refuse(str(error))
    print(
        f"benchmark: {found.game}, {found.seats} seats, {found.agent}: {found.total} matches hold"
    )
    return 0


def _line(number: int, verdict: Verdict) -> str:
    if verdict.scores is None:
        return f"match {number}: {verdict.game}: unfinished"
    return f"match {number}: {verdict.game}: {' '.join(map(str, verdict.scores))}"


def _refuse(words: str) -> int:
    # A record may hold any text, even half a surrogate pair; a terminal may not be able to show it.
    sys.stdout.flush()
    sys.stderr.write(words.encode("utf-8", "backslashreplace").decode() + "\n")
    return EXIT_REFUSED
