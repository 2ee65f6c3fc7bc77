"""Castle Combo in sentences: the table and the log."""

from regency.core.facts import Fact
from regency.core.text import Text, text
from regency.core.types import EMPTY, HIDDEN, State
from regency.games.castle_combo.data.cards import CARDS, LOCATIONS
from regency.games.castle_combo.data.tables import GRID, NUM_LOCATIONS
from regency.games.castle_combo.rules.scoring import points_of, scroll_points
from regency.games.castle_combo.rules.state import DEAL, DONE, DOWN, LAST_CHANCE_PHASE
from regency.games.castle_combo.rules.turn import price_of
from regency.games.castle_combo.show.names import card_name, describe_line, location_name
from regency.games.castle_combo.show.texts import PHASES, prompt_chance


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


# --- the log


def line(fact: Fact, viewer: int) -> Text | None:
    """Tell one event; of what is only foreseen, nothing that nobody can know yet."""
    if HIDDEN in fact.values.values():
        return None
    if fact.kind == "taking":
        return None  # told when it is placed
    if fact.kind == "ended":
        return text("line-ended")
    return _line_of_place(fact) if "location" in fact.values else _line_of_seat(fact)


def _line_of_place(fact: Fact) -> Text:
    """Tell what happened at a location."""
    location = LOCATIONS[fact["location"]]
    if fact.kind == "turned":
        return text("line-turned", location=text(f"at-{location}"), card=card_name(fact["card"]))
    if fact.kind == "shuffled":
        return text("line-shuffled", location=text(f"of-{location}"), cards=fact["cards"])
    if fact.kind == "emptied":
        return text(f"line-emptied-{location}")
    if fact.kind == "messenger":
        return text("line-messenger", location=text(f"to-{location}"))
    if fact.kind == "key_messenger":
        return text("line-key-messenger", seat=fact["seat"], location=text(f"to-{location}"))
    return text("line-key-refresh", seat=fact["seat"], location=text(f"of-{location}"))


def _line_of_seat(fact: Fact) -> Text:
    """Tell what a seat did or got."""
    seat = fact["seat"]
    if fact.kind == "gained":
        return _gained(seat, fact["gold"], fact["keys"])
    card = card_name(fact["card"])
    if fact.kind == "recruited":
        if fact["face"] == DOWN:
            return text("line-face-down", seat=seat, card=card)
        return text("line-recruited", seat=seat, card=card, price=fact["price"])
    if fact.kind == "stored":
        return text("line-stored", seat=seat, card=card, gold=fact["gold"])
    if fact.kind == "chose":
        chosen = describe_line(CARDS[fact["card"]].lines[fact["line"]])
        return text("line-chose", seat=seat, card=card, what=chosen)
    return text("line-discarded", seat=seat, card=card)


def _gained(seat: int, gold: int, keys: int) -> Text:
    if gold and keys:
        goods = [text("n-gold", amount=gold), text("n-keys", amount=keys)]
    else:
        goods = [text("n-gold", amount=gold) if gold else text("n-keys", amount=keys)]
    return text("line-gained", seat=seat, goods=goods)
