"""The score sheet: which tile, for which sum and letter, and what broke a tie; live points."""

from functools import lru_cache
from itertools import pairwise

import numpy as np

from regency.core.game import ScoreLine
from regency.core.part import Recent, join, part
from regency.core.text import Text, text
from regency.core.types import EMPTY, State
from regency.games.for_the_king.names import office_name
from regency.games.for_the_king.plain import RECENT, Plain, plain
from regency.games.for_the_king.rules.scoring import (
    PRIMARY,
    SECONDARY,
    scores,
    tile_value,
    tile_winner,
)
from regency.games.for_the_king.rules.state import (
    DONE,
    SCORE_CHAIN,
    SCORE_COLUMNS,
    SCORE_GOLD,
    SCORE_POINTS,
    STEPS_AN_OFFICE,
)
from regency.games.for_the_king.standing import Standing, secondary_value, survey
from regency.games.for_the_king.tables import (
    LETTER_SUM,
    LETTERS,
    NEAREST,
    NUM_LETTERS,
    NUM_OFFICES,
    TIE_ORDER,
)

#: Lines of one office that are remembered.
LINES_KEPT = 4096


def sheet(state: State) -> list[ScoreLine]:
    """Explain every point: at the end with the ties broken, before it as far as cards are known."""
    p = plain(state)
    if p.phase != DONE:
        live = _LINES.get(p.cards)
        return _LINES.keep(p.cards, _live_lines(p)) if live is None else live
    lines = []
    for office in range(NUM_OFFICES):
        for rank in (PRIMARY, SECONDARY):
            winner = tile_winner(state, office, rank)
            value = tile_value(state, office, rank)
            if winner != EMPTY and value > 0:
                reason = _tile_reason(state, office, rank, winner)
                lines.append(ScoreLine(winner, value, reason, "FK-21"))
    return lines + _tie_lines(state)


def points(seen: State, viewer: int) -> list[int | None]:
    """Return the points of the seats whose hands are known, by all cards known to be in hands."""
    p = plain(seen)
    totals: list[int | None] = [0 if holding.known else None for holding in p.holdings]
    for found in survey(p).standings:
        for seat, value in (
            (found.primary, p.tile[found.office]),
            (found.secondary, secondary_value(p, found.office)),
        ):
            mine = None if seat is None else totals[seat]
            if seat is not None and mine is not None:
                totals[seat] = mine + value
    return totals


_LINES: Recent[bytes, list[ScoreLine]] = Recent(RECENT)


def _live_lines(p: Plain) -> list[ScoreLine]:
    """Tell which tiles the seats with a known hand would take by the cards known (FK-21)."""
    known = sum([holding.known << seat for seat, holding in enumerate(p.holdings)])
    return join(
        [
            _office_lines(found, known, p.tile[found.office], secondary_value(p, found.office))
            for found in survey(p).standings
        ]
    )


@lru_cache(maxsize=LINES_KEPT)
def _office_lines(found: Standing, known: int, first: int, second: int) -> list[ScoreLine]:
    """Tell who would take an office's tiles, among the seats whose hands are known (bits)."""
    lines = []
    for seat, value, sure, key in (
        (found.primary, first, found.primary_sure, "sheet-lead"),
        (found.secondary, second, found.secondary_sure, "sheet-next"),
    ):
        if seat is None or not known >> seat & 1:
            continue
        others = [total for other, total in enumerate(found.sums) if other != seat]
        reason = text(
            key + "-sure" if sure else key,
            office=office_name(found.office),
            value=value,
            sum=found.sums[seat],
            best=max(others),
        )
        lines.append(ScoreLine(seat, value, reason, "FK-21"))
    return part(lines)


def _tile_reason(state: State, office: int, rank: int, winner: int) -> Text:
    """Say which tile, which sum and which letter; whether the letter decided."""
    letters = int(state.hand[winner, office])
    total = int(LETTER_SUM[office, letters])
    rivals = [
        seat
        for seat in range(int(state.seats))
        if seat != winner
        and state.hand[seat, office]
        and int(LETTER_SUM[office, int(state.hand[seat, office])]) == total
    ]
    key = "sheet-first" if rank == PRIMARY else "sheet-second"
    return text(
        key + "-letter" if rivals else key,
        office=office_name(office),
        value=tile_value(state, office, rank),
        sum=total,
        letter=LETTERS[int(NEAREST[letters])],
    )


def _tie_lines(state: State) -> list[ScoreLine]:
    """Say for each seat what puts it ahead of the next one with as many points (FK-23)."""
    seats = int(state.seats)
    table = np.zeros((seats, SCORE_COLUMNS), np.int32)
    scores(state, table)
    rows = [tuple(int(v) for v in row) for row in table]
    order = sorted(range(seats), key=lambda seat: rows[seat], reverse=True)
    lines = []
    for ahead, behind in pairwise(order):
        if rows[ahead][SCORE_POINTS] == rows[behind][SCORE_POINTS]:
            reason = _tie_reason(state, ahead, behind, rows[ahead], rows[behind])
            lines.append(ScoreLine(ahead, 0, reason, "FK-23"))
    return lines


def _tie_reason(
    state: State, ahead: int, behind: int, mine: tuple[int, ...], theirs: tuple[int, ...]
) -> Text:
    steps = [column for column in range(SCORE_COLUMNS) if mine[column] != theirs[column]]
    if not steps:
        return text("sheet-tie-shared", other_seat=behind)
    step = steps[0]
    if step == SCORE_GOLD:
        return text("sheet-tie-gold", other_seat=behind, ours=mine[step], theirs=theirs[step])
    place, letter = divmod(step - SCORE_CHAIN, STEPS_AN_OFFICE)
    office = office_name(int(TIE_ORDER[place]))
    if letter:
        nearest = LETTERS[NUM_LETTERS - mine[step]]
        return text("sheet-tie-letter", other_seat=behind, office=office, letter=nearest)
    key = "sheet-tie-sum" if state.ties_by_sum else "sheet-tie-cards"
    return text(key, other_seat=behind, office=office, ours=mine[step], theirs=theirs[step])
