"""Castle Combo in sentences: the table, whose turn it is, and the log."""

from functools import cache, lru_cache

from regency.core.facts import Fact
from regency.core.text import Text, text
from regency.core.types import EMPTY, HIDDEN, State
from regency.games.castle_combo.cards import CARDS, LOCATIONS
from regency.games.castle_combo.describe import card_name, describe_line, location_name
from regency.games.castle_combo.plain import (
    Plain,
    Reckoning,
    Worth,
    plain,
    price,
    reckon,
)
from regency.games.castle_combo.rules.state import (
    ACT,
    DEAL,
    DISCARD,
    DONE,
    DOWN,
    LAST_CHANCE_PHASE,
    PLACE,
)
from regency.games.castle_combo.rules.turn import discard_location
from regency.games.castle_combo.shown import FACES, PHASES
from regency.games.castle_combo.tables import FACE_DOWN_GOLD, FACE_DOWN_KEYS, GRID, NUM_LOCATIONS

#: Prompts that name a card and its price.
PROMPTS_KEPT = 8192


def table(seen: State, viewer: int) -> list[Text]:
    """Tell the table in sentences."""
    now = plain(seen)
    if now.phase == DEAL:
        return [text("table-deal")]
    lines = [_row_line(now, location) for location in range(NUM_LOCATIONS)]
    lines.append(text("table-messenger", location=text(f"at-{LOCATIONS[now.messenger]}")))
    for seat, tableau in enumerate(now.seats):
        worth = reckon(tableau)
        lines.append(
            text(
                "table-seat",
                seat=seat,
                points=worth.points,
                gold=tableau.gold,
                keys=tableau.keys,
            )
        )
        lines += _tableau_lines(worth)
    lines.append(_due_line(now))
    return lines


def _row_line(now: Plain, location: int) -> Text:
    if now.gone == location:
        return text(f"table-gone-{LOCATIONS[location]}")
    buyer = now.seats[now.turn]
    cards = [
        text("table-card", card=card_name(card), price=price(buyer, card))
        for card in now.locations[location].row
        if card != EMPTY
    ]
    return text(
        "table-row",
        location=location_name(location),
        cards=cards,
        deck=now.locations[location].deck_size,
        discards=len(now.locations[location].discards),
    )


def _tableau_lines(worth: Reckoning) -> list[Text]:
    """Tell a tableau row by row, with gaps, as wide as it is so far."""
    by_cell = {card.cell: card for card in worth.cards}
    columns = [cell % GRID for cell in by_cell]
    lines = []
    for row in sorted({cell // GRID for cell in by_cell}):
        cells = [row * GRID + c for c in range(min(columns), max(columns) + 1)]
        lines.append(text("table-tableau", cards=[_cell_text(by_cell.get(cell)) for cell in cells]))
    return lines


def _cell_text(worth: Worth | None) -> Text:
    if worth is None:
        return text("cell-empty")
    if not worth.up:
        return text("cell-face-down")
    name = card_name(worth.card)
    if worth.gold:
        return text("cell-purse", card=name, points=worth.points, gold=worth.gold)
    return text("cell-card", card=name, points=worth.points)


def _due_line(now: Plain) -> Text:
    if now.phase <= LAST_CHANCE_PHASE:
        return text("table-shuffle", location=text(f"of-{LOCATIONS[now.pile]}"))
    if now.phase == DONE:
        return text("table-done")
    return text(f"table-{PHASES[now.phase]}", seat=now.turn)


# --- whose turn it is


def prompt(seen: State, viewer: int) -> Text:
    """Say in one line who must do what, to the viewer in person where it is its turn."""
    now = plain(seen)
    return _prompt(now, "you" if now.turn == viewer else "other")


def _prompt(now: Plain, whose: str) -> Text:
    seat = now.turn
    if now.phase in (DEAL, DONE):
        return text(f"table-{PHASES[now.phase]}")
    if now.phase <= LAST_CHANCE_PHASE:
        return _due_line(now)
    if now.phase == ACT:
        may_spend = whose == "you" and not now.key_used and now.seats[seat].keys > 0
        return _prompt_act(whose, seat, now.messenger, may_spend)
    if now.phase == PLACE:
        return _prompt_place(whose, seat, now.taking, now.face, price(now.seats[seat], now.taking))
    return _prompt_ability(whose, seat, now.acting, now.phase == DISCARD)


# Prompts of equal parameters are made once: there are some hundreds.


@cache
def _prompt_act(whose: str, seat: int, messenger: int, may_spend: bool) -> Text:
    key = f"prompt-{whose}-act{'-key' if may_spend else ''}"
    return text(key, seat=seat, location=text(f"of-{LOCATIONS[messenger]}"))


@lru_cache(maxsize=PROMPTS_KEPT)
def _prompt_place(whose: str, seat: int, taking: int, face: int, cost: int) -> Text:
    key = f"prompt-{whose}-place-{FACES[face]}"
    card = card_name(taking)
    if face == DOWN:
        return text(key, seat=seat, card=card, gold=FACE_DOWN_GOLD, keys=FACE_DOWN_KEYS)
    return text(key, seat=seat, card=card, price=cost)


@cache
def _prompt_ability(whose: str, seat: int, acting: int, discards: bool) -> Text:
    card = card_name(acting)
    if discards:
        where = text(f"of-{LOCATIONS[discard_location(acting)]}")
        return text(f"prompt-{whose}-discard", seat=seat, card=card, location=where)
    return text(f"prompt-{whose}-choose", seat=seat, card=card)


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
