"""Royals in the open record: draws, whole claims with their payment, ends, discards, shuffles."""

from collections.abc import Mapping, Sequence

from regency.core.game import Clauses, Expectation
from regency.core.record_values import (
    Refused,
    malformed,
    show,
    want_dict,
    want_id,
    want_ids,
    want_one_of,
    want_str,
)
from regency.core.types import EMPTY, State
from regency.games.royals.data.tables import (
    CITY_IDS,
    COUNTRY_IDS,
    COUNTRY_PILE,
    FIRST_KIND,
    INTRIGUE_PILE,
    JOKER,
    KIND_IDS,
    NOBLE_COST,
    NOBLE_COUNTRY,
    NOBLE_INTRIGUE,
    NOBLES,
    NUM_COUNTRIES,
    NUM_KINDS,
    SHOWS,
    TITLE_IDS,
    kind_of,
    noble_at,
)
from regency.games.royals.rules.claim import exact, extendable
from regency.games.royals.rules.deck import may_scheme, pile_due
from regency.games.royals.rules.state import (
    CLAIM,
    DEAL_COUNTRY,
    DEAL_INTRIGUE,
    DISCARD,
    DISCARD_KIND,
    DONE,
    DRAW,
    DRAW_DECK,
    DRAW_INTRIGUE,
    DRAW_ROW,
    END,
    PAY,
    PAY_DONE,
    PAY_KIND,
    SHUFFLE_COUNTRY,
    SHUFFLE_INTRIGUE,
)
from regency.games.royals.rules.turn import excess

CLAUSES = Clauses(
    seats="RY-4",
    deal="RY-3",
    end="RY-17",
    score="RY-21",
    places="RY-21",
    chance={"country": "RY-16", "intrigue": "RY-11"},
)

PILE_NAMES = ("country", "intrigue")
SOURCES = ("deck", "row", "intrigue")
DECISIONS = ("draw", "claim", "end", "discard")


def country_of(card_id: str) -> int | None:
    """Return the kind of a country card."""
    return kind_of(card_id, COUNTRY_PILE)


def intrigue_of(card_id: str) -> int | None:
    """Return the kind of an intrigue card."""
    return kind_of(card_id, INTRIGUE_PILE)


READERS = (country_of, intrigue_of)


def card_id(card: int) -> str:
    """Return the id that a record gives a card."""
    return KIND_IDS[card]


def read_deal(deal: Mapping[str, object], seats: int) -> list[list[int]]:
    """Read both decks, top card first."""
    return [want_ids(deal, name, READERS[pile]) for pile, name in enumerate(PILE_NAMES)]


def write_deal(outcomes: Sequence[Sequence[int]], seats: int) -> dict[str, object]:
    """Write both decks, empty where they are not dealt yet."""
    decks = [*outcomes, [], []][: len(PILE_NAMES)]
    return {
        name: [KIND_IDS[kind] for kind in deck]
        for name, deck in zip(PILE_NAMES, decks, strict=True)
    }


def settled(state: State) -> bool:
    """Tell whether no payment or discard is half made."""
    if state.phase == PAY:
        return False
    return not (state.phase == DISCARD and int(state.staged.sum()) > 0)


def expects(state: State) -> Expectation:
    """Say what must come next."""
    phase = int(state.phase)
    seat = int(state.turn)
    if phase in (DEAL_COUNTRY, DEAL_INTRIGUE):
        return Expectation("RY-3", "the deal")
    if phase == SHUFFLE_COUNTRY:
        return Expectation("RY-16", "the country discards must be shuffled")
    if phase == SHUFFLE_INTRIGUE:
        return Expectation("RY-11", "the intrigue discards must be shuffled")
    if phase == DRAW:
        return Expectation("RY-4", f"it is the turn of seat {seat}, which must draw")
    if phase == DISCARD:
        return Expectation("RY-12", f"seat {seat} must discard down to the limits")
    if phase == DONE:
        return Expectation("RY-17", "the result")
    if phase == PAY:
        return Expectation("RY-9", f"seat {seat} must pay exactly")
    return Expectation("RY-4", f"it is the turn of seat {seat}, which may claim or must end")


# --- moves


def read_move(state: State, seat: int, line: Mapping[str, object]) -> list[int]:
    """Read one decision as its actions; raises Refused with the clause that it breaks."""
    do = want_one_of(line, "do", DECISIONS)
    if do == "draw":
        return [_read_draw(state, line)]
    if do == "claim":
        return _read_claim(state, seat, line)
    if do == "end":
        return [_read_end(state)]
    return _read_discard(state, seat, line)


def _read_draw(state: State, line: Mapping[str, object]) -> int:
    source = want_one_of(line, "from", SOURCES)
    pile = INTRIGUE_PILE if source == "intrigue" else COUNTRY_PILE
    card = None
    if "card" in line or source == "row":
        card = want_id(line, "card", READERS[pile])
    if state.phase == DISCARD:
        raise Refused("RY-12", "the turn is ending: cards above the limits must be discarded")
    if state.phase != DRAW:
        raise Refused("RY-5", "this turn's cards are drawn")
    if source == "row":
        assert card is not None
        if card not in [int(kind) for kind in state.row]:
            raise Refused("RY-5", f"there is no {KIND_IDS[card]} card in the row")
        return DRAW_ROW + card
    if source == "intrigue" and not may_scheme(state):
        raise Refused("RY-5", "no intrigue card can be part of this draw")
    if card is not None:
        _check_top(state, pile, card)
    return DRAW_INTRIGUE if source == "intrigue" else DRAW_DECK


def _check_top(state: State, pile: int, card: int) -> None:
    """Compare a card that a record names with the one that will be drawn."""
    if int(state.deck_left[pile]) > 0:
        top = int(state.deck[pile, int(state.deck_at[pile])])
        if top != card:
            malformed(f"the card drawn is {KIND_IDS[top]}, not {KIND_IDS[card]}")
    elif int(state.discard[card]) == 0:
        malformed(f"{KIND_IDS[card]} is not among the discards that are shuffled now")


def _read_end(state: State) -> int:
    if state.phase == DRAW:
        raise Refused("RY-5", "the draw is not finished, and no draw may be declined")
    if state.phase == DISCARD:
        raise Refused("RY-12", "cards above the limits must be discarded")
    return END


def _read_claim(state: State, seat: int, line: Mapping[str, object]) -> list[int]:
    city = _one_of_ids(line, "city", CITY_IDS)
    title = _one_of_ids(line, "title", TITLE_IDS)
    pay = _read_counts(want_dict(line, "pay"), "pay")
    intrigue = _counts_of(want_ids(line, "intrigue", intrigue_of))
    noble = noble_at(city, title)
    if noble is None:
        raise Refused("RY-1", f"{CITY_IDS[city]} has no {TITLE_IDS[title]}")
    if state.phase == DRAW:
        raise Refused("RY-5", "the draw comes first and is not finished")
    if state.phase == DISCARD:
        raise Refused("RY-12", "the turn is ending: cards above the limits must be discarded")
    wanted = [a + b for a, b in zip(pay, intrigue, strict=True)]
    _check_claim(state, seat, noble, wanted)
    actions = [CLAIM + noble]
    actions += [PAY_KIND + kind for kind in range(NUM_KINDS) for _ in range(wanted[kind])]
    if _extendable(state, seat, noble, wanted):
        actions.append(PAY_DONE)
    return actions


def _check_claim(state: State, seat: int, noble: int, wanted: Sequence[int]) -> None:
    """Refuse a claim that cannot be made, or whose payment is not exact (RY-7, RY-8, RY-9)."""
    owner = int(state.owner[noble])
    paying = "RY-7" if owner == EMPTY else "RY-8"
    if owner == seat:
        raise Refused("RY-8", "a seat never usurps its own noble")
    schemes = sum(wanted[NUM_COUNTRIES:])
    needed = 0 if owner == EMPTY else int(NOBLE_INTRIGUE[noble])
    if owner == EMPTY and schemes > 0:
        raise Refused("RY-7", "a free noble is paid with country cards alone")
    if schemes < needed:
        raise Refused("RY-8", f"usurping takes {needed} intrigue, and {schemes} cards are given")
    for kind in range(NUM_KINDS):
        held = int(state.hand[seat, kind])
        if wanted[kind] > held:
            raise Refused(paying, f"seat {seat} holds {held} {KIND_IDS[kind]}, not {wanted[kind]}")
    for pile, cost in ((COUNTRY_PILE, int(NOBLE_COST[noble])), (INTRIGUE_PILE, needed)):
        count, right = _fitting(noble, pile, wanted)
        if not exact(cost, int(JOKER[pile]), count, right):
            raise Refused(
                "RY-9",
                f"{count} {PILE_NAMES[pile]} cards, {right} of them fitting, do not pay {cost} "
                "exactly",
            )


def _fitting(noble: int, pile: int, wanted: Sequence[int]) -> tuple[int, int]:
    """Return how many cards of a pile are given, and how many of them fit the noble's country."""
    country = int(NOBLE_COUNTRY[noble])
    kinds = range(int(FIRST_KIND[pile]), int(FIRST_KIND[pile + 1]))
    return sum(wanted[k] for k in kinds), sum(wanted[k] * int(SHOWS[country, k]) for k in kinds)


def _extendable(state: State, seat: int, noble: int, wanted: Sequence[int]) -> bool:
    """Tell whether this payment could go on to a larger one, so that it ends with `done`.

    Only cards of the last kind laid or later could follow.
    """
    pile = COUNTRY_PILE if state.owner[noble] == EMPTY else INTRIGUE_PILE
    cost = int(NOBLE_COST[noble]) if pile == COUNTRY_PILE else int(NOBLE_INTRIGUE[noble])
    first, stop = int(FIRST_KIND[pile]), int(FIRST_KIND[pile + 1])
    count, _ = _fitting(noble, pile, wanted)
    last = max(kind for kind in range(first, stop) if wanted[kind] > 0)
    later = sum(int(state.hand[seat, kind]) - wanted[kind] for kind in range(last, stop))
    return extendable(cost, int(JOKER[pile]), count, later)


def _read_discard(state: State, seat: int, line: Mapping[str, object]) -> list[int]:
    country = _read_counts(want_dict(line, "country"), "country")
    intrigue = _counts_of(want_ids(line, "intrigue", intrigue_of))
    wanted = [a + b for a, b in zip(country, intrigue, strict=True)]
    if state.phase != DISCARD:
        raise Refused("RY-12", "nothing is discarded here: only after the end, above a limit")
    for kind in range(NUM_KINDS):
        held = int(state.hand[seat, kind])
        if wanted[kind] > held:
            raise Refused("RY-12", f"seat {seat} holds {held} {KIND_IDS[kind]}")
    for pile in (COUNTRY_PILE, INTRIGUE_PILE):
        needed = max(0, excess(state, seat, pile))
        given = sum(wanted[int(FIRST_KIND[pile]) : int(FIRST_KIND[pile + 1])])
        if given != needed:
            raise Refused("RY-12", f"{needed} {PILE_NAMES[pile]} cards are too many, not {given}")
    return [DISCARD_KIND + kind for kind in range(NUM_KINDS) for _ in range(wanted[kind])]


def _one_of_ids(line: Mapping[str, object], key: str, ids: Sequence[str]) -> int:
    value = want_str(line, key)
    if value not in ids:
        malformed(f"{key!r} is {show(value)}, which is none of this board's")
    return ids.index(value)


def _read_counts(counts: Mapping[str, object], key: str) -> list[int]:
    """Read `{country: n}` as counts by kind."""
    found = [0] * NUM_KINDS
    for name, count in counts.items():
        if name not in COUNTRY_IDS:
            malformed(f"{key!r} names {show(name)}, which is no country")
        if type(count) is not int or count < 0:
            malformed(f"{key!r}: {name} must be a whole number from 0, not {show(count)}")
        found[COUNTRY_IDS.index(name)] = count
    return found


def _counts_of(kinds: Sequence[int]) -> list[int]:
    return [kinds.count(kind) for kind in range(NUM_KINDS)]


def write_move(state: State, seat: int, actions: Sequence[int]) -> dict[str, object]:
    """Write a decision, from the state before it."""
    first = actions[0]
    if first <= DRAW_INTRIGUE:
        return _write_draw(state, first)
    if first == END:
        return {"do": "end"}
    base = PAY_KIND if first < END else DISCARD_KIND
    kinds = [action - base for action in actions if base <= action < base + NUM_KINDS]
    country = {
        COUNTRY_IDS[kind]: kinds.count(kind) for kind in range(NUM_COUNTRIES) if kind in kinds
    }
    intrigue = [KIND_IDS[kind] for kind in kinds if kind >= NUM_COUNTRIES]
    if first < END:
        city, title = NOBLES[first - CLAIM]
        return {
            "do": "claim",
            "city": CITY_IDS[city],
            "title": TITLE_IDS[title],
            "pay": country,
            "intrigue": intrigue,
        }
    return {"do": "discard", "country": country, "intrigue": intrigue}


def _write_draw(state: State, action: int) -> dict[str, object]:
    if action == DRAW_DECK:
        pile, source = COUNTRY_PILE, "deck"
    elif action == DRAW_INTRIGUE:
        pile, source = INTRIGUE_PILE, "intrigue"
    else:
        return {"do": "draw", "from": "row", "card": KIND_IDS[action - DRAW_ROW]}
    if int(state.deck_left[pile]) == 0:
        return {"do": "draw", "from": source}  # the shuffle line that follows shows the card
    top = int(state.deck[pile, int(state.deck_at[pile])])
    return {"do": "draw", "from": source, "card": KIND_IDS[top]}


# --- chance


def read_chance(
    state: State, line: Mapping[str, object], before: Mapping[str, object]
) -> list[int]:
    """Read a shuffle; the order is the discards, top card first.

    A draw from an empty intrigue deck may have named its card, which this line must confirm.
    """
    if want_str(line, "chance") != "shuffle":
        malformed(f"chance is a 'shuffle' here, not {show(line['chance'])}")
    pile = PILE_NAMES.index(want_one_of(line, "pile", PILE_NAMES))
    order = want_ids(line, "order", READERS[pile])
    if pile != pile_due(state):
        expected = expects(state)
        raise Refused(expected.clause, expected.words)
    if pile == INTRIGUE_PILE and "card" in before:
        promised = want_id(before, "card", intrigue_of)
        if order and order[0] != promised:
            malformed(f"the card drawn was said to be {KIND_IDS[promised]}")
    return order


def write_chance(state: State, outcome: Sequence[int]) -> dict[str, object]:
    """Write a shuffle."""
    name = PILE_NAMES[0 if int(outcome[0]) < NUM_COUNTRIES else 1]
    return {"chance": "shuffle", "pile": name, "order": [KIND_IDS[kind] for kind in outcome]}
