"""The position in sentences, for terminals and screen readers."""

from regency.core.text import Text, text
from regency.core.types import EMPTY, State
from regency.games.castle_combo.data.cards import LOCATIONS
from regency.games.castle_combo.data.tables import GRID, NUM_LOCATIONS
from regency.games.castle_combo.rules.scoring import points_of, scroll_points
from regency.games.castle_combo.rules.state import DEAL, DONE, LAST_CHANCE_PHASE
from regency.games.castle_combo.rules.turn import price_of
from regency.games.castle_combo.show.names import card_name, location_name
from regency.games.castle_combo.show.pieces import PHASES
from regency.games.castle_combo.show.texts import prompt_chance


def table(seen: State, viewer: int) -> list[Text]:
    """Tell the table in sentences."""
    if seen.phase == DEAL:
        return [text("table-deal")]
    lines = [_row_line(seen, location) for location in range(NUM_LOCATIONS)]
    lines.append(text("table-messenger", location=text(f"at-{LOCATIONS[int(seen.messenger)]}")))
    for seat in range(int(seen.seats)):
        gold, keys = int(seen.gold[seat]), int(seen.keys[seat])
        points = points_of(seen, seat)
        lines.append(text("table-seat", seat=seat, points=points, gold=gold, keys=keys))
        lines += _tableau_lines(seen, seat)
    lines.append(_due_line(seen))
    return lines


def _row_line(seen: State, location: int) -> Text:
    if seen.gone == location:
        return text(f"table-gone-{LOCATIONS[location]}")
    buyer = int(seen.turn)
    cards = [
        text("table-card", card=card_name(card), price=price_of(seen, buyer, card))
        for card in seen.row[location].tolist()
        if card != EMPTY
    ]
    return text(
        "table-row",
        location=location_name(location),
        cards=cards,
        deck=int(seen.deck_size[location]),
        discards=int(seen.discards_size[location]),
    )


def _tableau_lines(seen: State, seat: int) -> list[Text]:
    """Tell a tableau row by row, with gaps, as wide as it is so far."""
    rows, columns = _lines_used(seen.rows_used[seat]), _lines_used(seen.columns_used[seat])
    return [
        text(
            "table-tableau",
            cards=[
                _cell_text(seen, seat, row * GRID + column)
                for column in range(columns[0], columns[-1] + 1)
            ],
        )
        for row in rows
    ]


def _lines_used(used: int) -> list[int]:
    """Return the rows (columns) of the grid with a card."""
    return [line for line in range(GRID) if used >> line & 1]


def _cell_text(seen: State, seat: int, cell: int) -> Text:
    card = int(seen.cell[seat, cell])
    if card == EMPTY:
        return text("cell-empty")
    if not int(seen.face_up[seat]) >> cell & 1:
        return text("cell-face-down")
    name, points, gold = card_name(card), scroll_points(seen, seat, cell), seen.purse[seat, cell]
    if gold:
        return text("cell-purse", card=name, points=points, gold=int(gold))
    return text("cell-card", card=name, points=points)


def _due_line(seen: State) -> Text:
    phase = int(seen.phase)
    if phase <= LAST_CHANCE_PHASE or phase == DONE:
        return prompt_chance(phase, int(seen.pile))
    return text(f"table-{PHASES[phase]}", seat=int(seen.turn))
