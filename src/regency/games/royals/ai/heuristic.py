"""A rule-of-thumb player: weighs what a noble brings against the cards it takes.

Values are in tenths of a point. A claim is worth its bonuses, steps towards bonuses, cubes on
title markers, and the place in the country it wins or costs; a card in hand is worth what cards
usually bring. The player claims whatever gains most, and draws towards the noble it plans for.
"""

from regency.core.kernel import count_bits, nth_set
from regency.core.types import EMPTY, Mask, RngState, State
from regency.games.royals.data.tables import (
    ALL_TITLES,
    CITY_BONUS,
    COUNTRY_CITIES,
    COUNTRY_PILE,
    INTRIGUE_PILE,
    JOKER,
    LIMIT,
    NOBLE_CITY,
    NOBLE_COUNTRY,
    NOBLE_INFLUENCE,
    NOBLE_TITLE,
    NUM_COUNTRIES,
    NUM_KINDS,
    NUM_NOBLES,
    NUM_PERIODS,
    PERIOD_MARKER,
    PLACES,
    SHOWS,
    TITLE_MARKER,
)
from regency.games.royals.rules.deck import draws_left, may_scheme
from regency.games.royals.rules.payment import cheapest_size, planned, price, right_cards
from regency.games.royals.rules.standing import country_bonus_left, house_bonus_left, influence_with
from regency.games.royals.rules.state import (
    CLAIM,
    DISCARD,
    DISCARD_KIND,
    DRAW,
    DRAW_DECK,
    DRAW_INTRIGUE,
    DRAW_ROW,
    END,
    PAY_DONE,
    PAY_KIND,
    PLAY,
)

POINT = 10
#: What a card is worth in hand, in tenths of a point.
CARD_VALUE = 9
PLOT_VALUE = 14
#: What a card still missing adds to the price of a plan.
MISSING_CARD = 4
MISSING_PLOT = 10
#: A claim must gain this much, less when the hand is nearly full or the match nearly over.
LEAST_GAIN = 10
CROWDED = 3
#: Shares, in tenths: of a period's markers now and later, of a title marker, of a rival's loss.
NOW_SHARE = 7
LATER_SHARE = 3
TITLE_LEAD = 5
TITLE_TIE = 2
TITLE_AHEAD = 1
TENTHS = 10
#: Worse than any plan.
NOTHING = -100_000


def bonus_step(bonus: int, missing: int) -> int:
    """Return the worth of one step towards a bonus that takes *missing* steps yet."""
    return POINT * bonus // (missing * missing)


def bonus_value(state: State, seat: int, noble: int) -> int:
    """Return the worth of city, country and noble-house bonuses of a claim."""
    city = int(NOBLE_CITY[noble])
    country = int(NOBLE_COUNTRY[noble])
    value = 0
    if state.city_taken[city] == EMPTY:
        value += POINT * int(CITY_BONUS[city])
    missing = count_bits(int(COUNTRY_CITIES[country]) & ~int(state.present[seat]))
    if (int(state.present[seat]) >> city) & 1 == 0:
        value += bonus_step(country_bonus_left(state, seat, country), missing)
    title = int(NOBLE_TITLE[noble])
    missing = count_bits(ALL_TITLES & ~int(state.titles[seat]))
    if (int(state.titles[seat]) >> title) & 1 == 0:
        value += bonus_step(house_bonus_left(state, seat), missing)
    return value


def title_value(state: State, seat: int, title: int) -> int:
    """Return the worth of one more cube on a title marker."""
    mine = int(state.title_cubes[title, seat]) + 1
    rival = 0
    for other in range(int(state.seats)):
        if other != seat:
            rival = max(rival, int(state.title_cubes[title, other]))
    share = TITLE_TIE
    if mine > rival + 1:
        share = TITLE_AHEAD
    elif mine > rival:
        share = TITLE_LEAD
    elif mine < rival:
        share = TITLE_AHEAD
    return int(TITLE_MARKER[title, 0]) * share * POINT // TENTHS


def place_points(state: State, country: int, period: int, seat: int, noble: int, to: int) -> int:
    """Return the marker a seat would take in a country, were a noble in the hands of seat *to*."""
    mine = influence_with(state, country, seat, noble, to)
    if mine == 0:
        return 0
    ahead = 0
    for other in range(int(state.seats)):
        if other != seat and influence_with(state, country, other, noble, to) > mine:
            ahead += 1
    return int(PERIOD_MARKER[period, country, ahead]) if ahead < PLACES else 0


def majority_value(state: State, seat: int, noble: int) -> int:
    """Return what a claim changes in the markers of this and later periods, rivals included."""
    country = int(NOBLE_COUNTRY[noble])
    value = 0
    for period in range(int(state.period), NUM_PERIODS):
        gain = 0
        for other in range(int(state.seats)):
            change = place_points(state, country, period, other, noble, seat) - place_points(
                state, country, period, other, noble, EMPTY
            )
            if other == seat:
                gain += change * (int(state.seats) - 1)
            else:
                gain -= change
        share = NOW_SHARE if period == int(state.period) else LATER_SHARE
        value += gain * share * POINT // (TENTHS * (int(state.seats) - 1))
    return value


def value_of(state: State, seat: int, noble: int) -> int:
    """Return what claiming a noble is worth, in tenths of a point."""
    influence = int(NOBLE_INFLUENCE[noble]) * (NUM_PERIODS - int(state.period)) * LATER_SHARE
    return (
        bonus_value(state, seat, noble)
        + title_value(state, seat, int(NOBLE_TITLE[noble]))
        + majority_value(state, seat, noble)
        + influence
    )


def gain_of(state: State, seat: int, noble: int) -> int:
    """Return the worth of a claim less the cards the cheapest payment takes."""
    cards = cheapest_size(state, seat, noble, COUNTRY_PILE)
    plots = cheapest_size(state, seat, noble, INTRIGUE_PILE)
    return value_of(state, seat, noble) - cards * CARD_VALUE - plots * PLOT_VALUE


def plan_score(state: State, seat: int, noble: int) -> int:
    """Return how good a noble is to collect for: its worth less its price and what is missing."""
    if int(state.owner[noble]) == seat:
        return NOTHING
    cost = price(state, noble, COUNTRY_PILE)
    missing = max(0, cost - right_cards(state, seat, noble, COUNTRY_PILE))
    plots = price(state, noble, INTRIGUE_PILE)
    return (
        value_of(state, seat, noble)
        - cost * CARD_VALUE
        - plots * PLOT_VALUE
        - missing * MISSING_CARD
        - missing_plots(state, seat, noble) * MISSING_PLOT
    )


def missing_plots(state: State, seat: int, noble: int) -> int:
    """Return how much intrigue is missing to usurp a noble."""
    plots = price(state, noble, INTRIGUE_PILE)
    cards = int(state.hand_size[seat, INTRIGUE_PILE])
    strength = (cards + right_cards(state, seat, noble, INTRIGUE_PILE)) // int(JOKER[INTRIGUE_PILE])
    return max(0, plots - strength)


def best_plan(state: State, seat: int, country: int) -> int:
    """Return the noble most worth collecting for in a country, or anywhere (EMPTY)."""
    best = EMPTY
    best_score = NOTHING
    for noble in range(NUM_NOBLES):
        if country == EMPTY or int(NOBLE_COUNTRY[noble]) == country:
            score = plan_score(state, seat, noble)
            if score > best_score:
                best = noble
                best_score = score
    return best


def choose(state: State, seat: int, mask: Mask, rng: RngState) -> int:
    """Draw towards a plan, claim what gains, pay cheaply, discard what is wanted least."""
    phase = int(state.phase)
    if phase == DRAW:
        return choose_draw(state, seat, mask)
    if phase == PLAY:
        return choose_claim(state, seat, mask)
    if phase == DISCARD:
        return choose_discard(state, seat, mask)
    return choose_payment(state, seat, mask)


def choose_draw(state: State, seat: int, mask: Mask) -> int:
    """Take an intrigue card the plan lacks, a card of its country from the row, or a blind one."""
    plan = best_plan(state, seat, EMPTY)
    if plan == EMPTY:
        return DRAW_DECK
    room = int(state.hand_size[seat, INTRIGUE_PILE]) < int(LIMIT[INTRIGUE_PILE])
    if may_scheme(state) and room and missing_plots(state, seat, plan) > 0:
        return DRAW_INTRIGUE
    if mask[DRAW_ROW + int(NOBLE_COUNTRY[plan])] != 0:
        return DRAW_ROW + int(NOBLE_COUNTRY[plan])
    # The second-best country will do if it is nearly as good; otherwise the deck may help.
    best = DRAW_DECK
    best_score = plan_score(state, seat, plan) - MISSING_CARD * draws_left(state)
    for country in range(NUM_COUNTRIES):
        if mask[DRAW_ROW + country] != 0:
            score = plan_score(state, seat, best_plan(state, seat, country))
            if score > best_score:
                best = DRAW_ROW + country
                best_score = score
    return best


def choose_claim(state: State, seat: int, mask: Mask) -> int:
    """Claim the noble that gains most, if it gains enough."""
    best = END
    best_gain = LEAST_GAIN
    cards = int(state.hand_size[seat, COUNTRY_PILE])
    if cards > int(LIMIT[COUNTRY_PILE]) - CROWDED or int(state.period) == NUM_PERIODS - 1:
        best_gain = 0
    for noble in range(NUM_NOBLES):
        if mask[CLAIM + noble] != 0:
            gain = gain_of(state, seat, noble)
            if gain > best_gain:
                best = CLAIM + noble
                best_gain = gain
    return best


def choose_payment(state: State, seat: int, mask: Mask) -> int:
    """Lay the cheapest payment, kind by kind."""
    for kind in range(NUM_KINDS):
        wanted = planned(state, seat, int(state.noble), kind)
        if int(state.staged[kind]) < wanted and mask[PAY_KIND + kind] != 0:
            return PAY_KIND + kind
    if mask[PAY_DONE] != 0:
        return PAY_DONE
    return nth_set(mask, 0)


def kind_worth(state: State, seat: int, kind: int) -> int:
    """Return how much a card of a kind is wanted: by the best plan in a country it is good for."""
    worth = NOTHING
    for country in range(NUM_COUNTRIES):
        if SHOWS[country, kind] != 0:
            worth = max(worth, plan_score(state, seat, best_plan(state, seat, country)))
    return worth


def choose_discard(state: State, seat: int, mask: Mask) -> int:
    """Discard the card that is wanted least."""
    best = nth_set(mask, 0)
    lowest = -NOTHING
    for kind in range(NUM_KINDS):
        if mask[DISCARD_KIND + kind] != 0:
            worth = kind_worth(state, seat, kind)
            if worth < lowest:
                lowest = worth
                best = DISCARD_KIND + kind
    return best
