"""Fair deals: promised, bound, unbiased, and checkable by anyone with the page alone."""

from __future__ import annotations

import collections
import itertools
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regency.cli import main
from regency.core import fair
from regency.core.game import Game
from regency.core.match import Position
from regency.core.notation import dump
from regency.games import games

PAGE = Path(__file__).parents[2] / "docs" / "fair-deals.md"
SEED = bytes(range(32))
WORDS = ["chaise", "стіл", "桌子"]
KUHN = games()["kuhn"]


def play(game: Game, seats: int, seed: bytes, words: list[str], luck: int) -> str:
    """Play a match at random, its chance steps drawn fairly; return its record."""
    rng = random.Random(luck)
    position = Position(game, seats, machine="numba")
    fair.settle(position, seed, words)
    while not position.over:
        seat = position.seat_to_act()
        position.play(seat, rng.choice(position.legal(seat)))
        fair.settle(position, seed, words)
    return fair.write_fair_match(position.match, seed, words)


@pytest.fixture(scope="module")
def recipe(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the page's own program as a file."""
    code = re.search(r"```python file=check.py\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert code is not None
    assert len([line for line in code.group(1).splitlines() if line.strip()]) <= 20
    path = tmp_path_factory.mktemp("recipe") / "check.py"
    path.write_text(code.group(1), "utf-8")
    return path


def ask(recipe: Path, record: Path) -> subprocess.CompletedProcess[str]:
    """Run the page's program where none of our code can be found."""
    command = [sys.executable, "-I", str(recipe), str(record)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", sorted(games()))
def test_the_page_alone_checks_every_game(name: str, recipe: Path, tmp_path: Path) -> None:
    later = 0
    for luck in range(6):
        game = games()[name]
        seats = game.seats[luck % len(game.seats)]
        text = play(game, seats, random.Random(luck).randbytes(32), WORDS[: luck % 4], luck)
        later += text.count('{"chance"')
        record = tmp_path / f"{luck}.ndjson"
        record.write_text(text, "utf-8")
        answer = ask(recipe, record)
        assert answer.stdout == "fair\n", answer.stderr
        assert main(["verify", "--fair", str(record)]) == 0
    assert later > 0 or name == "kuhn"


def with_a_penalty() -> str:
    """Return a match in which a seat loses a random card, the rarest kind of chance step."""
    game = games()["for-the-king"]
    return next(
        text
        for luck in itertools.count()
        if '"penalty"' in (text := play(game, 3, SEED, WORDS, luck))
    )


def test_a_random_card_of_a_hand_is_checked_too(recipe: Path, tmp_path: Path) -> None:
    record = tmp_path / "penalty.ndjson"
    record.write_text(with_a_penalty(), "utf-8")
    assert ask(recipe, record).stdout == "fair\n"


def spoil(text: str, how: str) -> str:
    """Return the record with one lie in it."""
    lines = [json.loads(line) for line in text.splitlines()]
    header = lines[0]
    if how == "seed":
        header["fair"]["seed"] = bytes(32).hex()
    elif how == "commitment":
        header["fair"]["commitment"] = fair.commitment(bytes(32))
    elif how == "words":
        header["fair"]["words"].append("late")
    elif how == "seed and commitment":
        header["fair"] |= {"seed": bytes(32).hex(), "commitment": fair.commitment(bytes(32))}
    return "".join(dump(line) + "\n" for line in lines)


@pytest.mark.parametrize("how", ["seed", "commitment", "words", "seed and commitment"])
def test_a_lie_is_found(
    how: str, recipe: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "lie.ndjson"
    record.write_text(spoil(play(games()["royals"], 2, SEED, WORDS, 1), how), "utf-8")
    assert ask(recipe, record).returncode == 1
    assert main(["verify", "--fair", str(record)]) == 1
    assert re.match(rf"{record}:1: fair: ", capsys.readouterr().err)
    assert main(["verify", str(record)]) == 0  # the rules have nothing against it


def test_the_first_line_that_does_not_follow_is_named(
    recipe: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # The favour deck is shuffled once; up to there another match's line is as legal as ours.
    lines = play(games()["for-the-king"], 5, SEED, WORDS, 3).splitlines()
    at = next(number for number, line in enumerate(lines) if '"shuffle"' in line)
    shuffle = json.loads(lines[at])
    shuffle["order"].reverse()
    good = play(KUHN, 2, SEED, [], 0)
    record = tmp_path / "two.ndjson"
    spoiled = "\n".join([*lines[:at], dump(shuffle)])
    record.write_text(f"{good}\n{spoiled}\n{good}", "utf-8")
    assert main(["verify", "--fair", str(record)]) == 1
    told = capsys.readouterr()
    first = good.count("\n") + 1
    assert told.err.startswith(f"{record}:{first + at + 1}: fair: chance step 1 does not follow")
    assert told.out.count("kuhn") == 2


def test_a_false_pool_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = play(KUHN, 2, SEED, [], 0).splitlines()
    header = json.loads(lines[0])
    header["fair"]["pools"]["0"] = ["jack", "king", "king"]
    record = tmp_path / "pool.ndjson"
    record.write_text("\n".join([dump(header), *lines[1:]]), "utf-8")
    assert main(["verify", "--fair", str(record)]) == 1
    assert "'pools'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("promise", "words"),
    [
        (None, "no 'fair'"),
        ([], "must be an object"),
        ({"version": 2}, "version 1, not 2"),
        ({"version": 1}, "seed is not told"),
        ({"version": 1, "seed": "abc", "words": []}, "hexadecimal"),
        ({"version": 1, "seed": SEED.hex(), "words": ["\ud800"]}, "half of a character"),
        ({"version": 1, "seed": SEED.hex(), "words": [1]}, "'words' must be strings"),
        ({"version": 1, "seed": SEED.hex(), "words": []}, "'commitment' must be a string"),
    ],
)
def test_a_header_without_a_promise_is_refused(
    promise: object, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header = {"record": 1, "game": "kuhn", "seats": 2, "deal": {"cards": ["king", "queen"]}}
    if promise is not None:
        header["fair"] = promise
    record = tmp_path / "header.ndjson"
    record.write_text(json.dumps(header), "utf-8")
    assert main(["verify", "--fair", str(record)]) == 1
    assert words in capsys.readouterr().err


def test_what_the_rules_refuse_is_told_at_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = play(KUHN, 2, SEED, [], 0)
    record = tmp_path / "wrong.ndjson"
    record.write_text(f"nonsense\n{good}{good.splitlines()[0]}\n{{}}\n", "utf-8")
    assert main(["verify", "--fair", str(record)]) == 1
    last = good.count("\n") + 3
    errors = capsys.readouterr().err
    assert f"{record}:1: record:" in errors
    assert f"{record}:{last}: record:" in errors


@given(st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=5), max_size=3))
def test_another_seed_word_or_step_is_another_deal(seed: bytes, words: list[str]) -> None:
    cards = list(range(78))
    game = games()["castle-combo"]

    def deal(seed: bytes, words: list[str], step: int) -> tuple[int, ...]:
        return fair.outcome(game, seed, words, step, cards, len(cards))

    other = bytes([seed[0] ^ 1]) + seed[1:]
    deals = {
        deal(seed, words, 0),
        deal(seed, words, 1),
        deal(other, words, 0),
        deal(seed, [*words, "x"], 0),
        deal(seed, [*words, ""], 0),
    }
    assert len(deals) == 5
    assert all(sorted(one) == cards for one in deals)
    assert fair.commitment(seed) != fair.commitment(other)


def test_words_do_not_run_together() -> None:
    game = games()["castle-combo"]
    cards = range(78)
    assert fair.outcome(game, SEED, ["ab", "c"], 0, cards, 78) != fair.outcome(
        game, SEED, ["a", "bc"], 0, cards, 78
    )


def test_the_order_of_the_pool_does_not_matter() -> None:
    game = games()["castle-combo"]
    cards = list(range(39))
    once = fair.outcome(game, SEED, WORDS, 4, cards, 20)
    assert fair.outcome(game, SEED, WORDS, 4, cards[::-1], 20) == once


def test_every_order_comes_up_equally_often() -> None:
    rounds = 24_000
    found = collections.Counter(
        fair.outcome(games()["castle-combo"], number.to_bytes(32, "big"), [], 0, range(5), 3)
        for number in range(rounds)
    )
    assert len(found) == 60
    expected = rounds / 60
    chi_square = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi_square < 110  # 59 degrees of freedom: one honest sample in 20,000 is beyond


def test_numbers_that_would_favour_some_are_passed_over() -> None:
    limit = 3
    top = (1 << 64) - 1  # 2^64 is 3k + 1, so the greatest number has no partners
    assert fair._below(iter([top, 5]), limit) == 2


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 4"):
        fair.commitment(b"four")
