"""Fair deals: every chance step follows from a secret seed, promised before and shown afterwards.

docs/fair-deals.md tells the recipe in a few lines that need nothing of ours.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from regency.core.facts import Fact
from regency.core.game import Game
from regency.core.match import Chance, Match, Position
from regency.core.notation import RecordError, Verdict, dump, parse_line, record_lines, verify
from regency.core.record_values import Refused, show, want_dict, want_int, want_list, want_str
from regency.core.types import CHANCE

VERSION = 1
#: Bytes of the secret seed.
SEED_BYTES = 32
#: What is named instead of a clause when a record does not follow from its seed.
UNFAIR = "fair"

_PROMISE = b"regency fair seed 1"
_DRAW = b"regency fair deal 1"
_STEP_BYTES = 8
#: A random number is eight bytes of the stream.
_NUMBER_BYTES = 8
_NUMBERS = 1 << 8 * _NUMBER_BYTES
_COMMITMENT_BYTES = 32


@functools.lru_cache(maxsize=4096)  # a table says it again with all that changes there
def commitment(seed: bytes) -> str:
    """Return what is published before any word is added: it binds the seed and does not tell it."""
    return hashlib.shake_256(_PROMISE + _checked(seed)).hexdigest(_COMMITMENT_BYTES)


def outcome(
    game: Game, seed: bytes, entropy: Sequence[str], step: int, pool: Sequence[int], picks: int
) -> tuple[int, ...]:
    """Return the cards of chance step *step* (0 is the first of the deal), in order.

    The pool is ordered by the ids of the record first, so the rules' own numbers do not matter.
    """
    cards = sorted(pool, key=game.notation.card_id)
    numbers = _numbers(seed, entropy, step, picks)
    for i in range(picks):
        j = i + _below(numbers, len(cards) - i)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards[:picks])


def settle(position: Position, seed: bytes, entropy: Sequence[str]) -> list[Fact]:
    """Carry out every chance step due until a seat is to act or the match is over."""
    facts: list[Fact] = []
    while position.to_act() == CHANCE:
        step = count_chance(position.match.steps)
        facts += position.chance(due(position, seed, entropy, step))
    return facts


def due(position: Position, seed: bytes, entropy: Sequence[str], step: int) -> tuple[int, ...]:
    """Return the outcome of the chance step a position waits for."""
    picks = int(position.rules.picks(position.states, 0))
    return outcome(position.game, seed, entropy, step, position.pool(), picks)


def count_chance(steps: Sequence[Any]) -> int:
    """Return how many chance steps lie behind: the number of the next one."""
    return sum(isinstance(step, Chance) for step in steps)


def _checked(seed: bytes) -> bytes:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed


def _numbers(seed: bytes, entropy: Sequence[str], step: int, likely: int) -> Iterator[int]:
    """Yield the stream of a chance step: SHAKE-256 of seed, entropy and step, eight bytes each."""
    each = b"".join(hashlib.sha256(word.encode("utf-8")).digest() for word in entropy)
    stream = hashlib.shake_256(
        _DRAW + _checked(seed) + hashlib.sha256(each).digest() + step.to_bytes(_STEP_BYTES, "big")
    )
    at, have = 0, b""
    while True:
        if at == len(have):
            likely = max(2 * likely, 1)
            have = stream.digest(likely * _NUMBER_BYTES)
        yield int.from_bytes(have[at : at + _NUMBER_BYTES], "big")
        at += _NUMBER_BYTES


def _below(numbers: Iterator[int], limit: int) -> int:
    """Return a number below *limit*, each equally likely: what would favour some is thrown away."""
    fair = _NUMBERS - _NUMBERS % limit
    return next(number for number in numbers if number < fair) % limit


# --- in a record


def write_fair_match(
    match: Match,
    seed: bytes,
    entropy: Sequence[str],
    machine: str = "numba",
    notes: Mapping[str, Any] | None = None,
) -> str:
    """Return the record of a match that is over, with all that is needed to check its deal.

    The header also has *notes*, which no check looks at.
    """
    lines = list(record_lines(match, machine))
    lines[0]["fair"] = {
        "version": VERSION,
        "commitment": commitment(seed),
        "words": list(entropy),
        "seed": seed.hex(),
        "pools": _pools(match, machine),
    }
    lines[0].update(notes or {})
    return "".join(dump(line) + "\n" for line in lines)


def _pools(match: Match, machine: str) -> dict[str, list[str]]:
    """Return, by chance step, the cards to choose from wherever chance leaves some of them."""
    pools = {}
    position = Position(match.game, match.seats, match.options, machine=machine)
    number = 0
    for step in match.steps:
        if isinstance(step, Chance):
            pool = position.pool()
            if len(pool) > len(step.outcome):
                pools[str(number)] = sorted(map(match.game.notation.card_id, pool))
            number += 1
        position.take(step)
    return pools


@dataclass(frozen=True)
class _Promise:
    """What a header says about its deal."""

    seed: bytes
    entropy: list[str]
    pools: Mapping[str, Any]


def verify_fair(
    data: bytes, games: Mapping[str, Game], machine: str = "numba"
) -> Iterator[Verdict]:
    """Replay every match of a file; its deal and chance lines must follow from its seed."""
    lines = data.split(b"\n")
    starts = [at for at, raw in enumerate(lines) if _is_header(raw)]
    if not starts or any(raw.strip() for raw in lines[: starts[0]]):
        starts = [0, *starts]
    for start, stop in zip(starts, [*starts[1:], len(lines)], strict=True):
        # What follows a match but belongs to none is told with the match's own verdict.
        for verdict in verify(b"\n".join(lines[start:stop]), games, machine):
            yield (
                _moved(verdict, start)
                if verdict.error
                else _judged(verdict, lines[start:stop], start, machine)
            )


def _is_header(raw: bytes) -> bool:
    try:
        return "record" in parse_line(raw)
    except Refused:
        return False


def _moved(verdict: Verdict, lines: int) -> Verdict:
    assert verdict.error is not None
    error = RecordError(verdict.error.line + lines, verdict.error.refused)
    return Verdict(verdict.game, error=error)


def _judged(verdict: Verdict, lines: Sequence[bytes], start: int, machine: str) -> Verdict:
    """Return the verdict, or an error at the first line that does not follow from the seed."""
    assert verdict.match is not None
    parsed = {at: parse_line(raw) for at, raw in enumerate(lines) if raw.strip()}
    header, *chances = [at for at, line in parsed.items() if "record" in line or "chance" in line]
    try:
        promise = _read_promise(parsed[header])
        wrong = _first_wrong(verdict.match, promise, machine)
    except Refused as refused:
        return Verdict(verdict.game, error=RecordError(start + header + 1, refused))
    if wrong is None:
        return verdict
    step, reason = wrong
    later = step - _dealt(verdict.match)
    where = header if later < 0 else chances[later]
    return Verdict(verdict.game, error=RecordError(start + where + 1, Refused(UNFAIR, reason)))


def _dealt(match: Match) -> int:
    """Return how many chance steps belong to the deal: those before the first move."""
    for count, step in enumerate(match.steps):
        if not isinstance(step, Chance):
            return count
    return len(match.steps)


def _first_wrong(match: Match, promise: _Promise, machine: str) -> tuple[int, str] | None:
    """Return the number of the first chance step that differs, and what is wrong with it."""
    position = Position(match.game, match.seats, match.options, machine=machine)
    name = match.game.notation.card_id
    number = 0
    for step in match.steps:
        if isinstance(step, Chance):
            pool = position.pool()
            told = promise.pools.get(str(number))
            if told is not None and told != sorted(map(name, pool)):
                return number, f"the cards to choose from are not those of 'pools' for {number}"
            right = due(position, promise.seed, promise.entropy, number)
            # Cards with one id are the same card to everyone.
            if [name(card) for card in right] != [name(card) for card in step.outcome]:
                shown = ", ".join(name(card) for card in right[:3])
                more = " …" if len(right) > 3 else ""
                return number, f"chance step {number} does not follow: it would be {shown}{more}"
            number += 1
        position.take(step)
    return None


def _read_promise(header: Mapping[str, Any]) -> _Promise:
    if "fair" not in header:
        raise Refused(UNFAIR, "the header promises nothing: it has no 'fair'")
    fair = want_dict(header, "fair")
    if want_int(fair, "version") != VERSION:
        raise Refused(UNFAIR, f"this checks version {VERSION}, not {show(fair['version'])}")
    if "seed" not in fair:
        raise Refused(UNFAIR, "the seed is not told; a table tells it when the match is over")
    seed = _read_seed(want_str(fair, "seed"))
    entropy = want_list(fair, "words")
    if not all(type(word) is str and _speakable(word) for word in entropy):
        raise Refused(UNFAIR, "'words' must be strings")
    if want_str(fair, "commitment") != commitment(seed):
        raise Refused(UNFAIR, f"the seed is not the one promised: it gives {commitment(seed)}")
    pools = want_dict(fair, "pools") if "pools" in fair else {}
    return _Promise(seed, entropy, pools)


def _read_seed(text: str) -> bytes:
    try:
        return _checked(bytes.fromhex(text))
    except ValueError as error:
        raise Refused(UNFAIR, f"'seed' must be {SEED_BYTES} bytes in hexadecimal") from error


def _speakable(word: str) -> bool:
    """Tell whether a word has bytes: JSON can spell half a surrogate pair, UTF-8 cannot."""
    try:
        word.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
