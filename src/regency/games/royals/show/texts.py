"""The pieces of a picture of Royals that are said: labels, prompts and the lines of the sheet."""

from regency.core.game import ScoreLine
from regency.core.text import Text, text
from regency.core.types import EMPTY
from regency.games.royals.data.tables import (
    CITY_BONUS,
    COUNTRY_BONUS,
    HOUSE_BONUS,
    PERIOD_MARKER,
    TITLE_MARKER,
)
from regency.games.royals.rules.state import (
    DISCARD,
    DISCARD_KIND,
    DONE,
    DRAW,
    DRAW_DECK,
    DRAW_INTRIGUE,
    DRAW_ROW,
    END,
    FULL_DRAW,
    PAY,
    PAY_DONE,
    PAY_KIND,
    PLAY,
    SHUFFLE_COUNTRY,
    SHUFFLE_INTRIGUE,
)
from regency.games.royals.show.names import (
    card_name,
    city_name,
    country_name,
    noble_name,
    title_name,
    year_of,
)
from regency.games.royals.show.pieces import PIECES

# --- labels


def simple_label(action: int) -> Text:
    """Name an action that is no claim."""
    if action == DRAW_DECK:
        return text("label-draw-deck")
    if action < DRAW_INTRIGUE:
        return text("label-draw-row", card=card_name(action - DRAW_ROW))
    if action == DRAW_INTRIGUE:
        return text("label-draw-intrigue")
    if action == END:
        return text("label-end")
    if action < PAY_DONE:
        return text("label-pay", card=card_name(action - PAY_KIND))
    if action == PAY_DONE:
        return text("label-done")
    return text("label-discard", card=card_name(action - DISCARD_KIND))


def claim_label(noble: int, owner: int, cards: int, plots: int) -> Text:
    """Name a claim, with the cards that the cheapest payment takes."""
    if owner == EMPTY:
        return text("label-claim", noble=noble_name(noble), cards=cards)
    return text("label-usurp", noble=noble_name(noble), owner_seat=owner, cards=cards, plots=plots)


LABEL = PIECES.value(simple_label)
CLAIM_LABEL = PIECES.value(claim_label)

# --- prompts


def prompt_all(phase: int, seat: int, noble: int) -> Text:
    """Tell those whose turn it is not who must do what."""
    if phase == PAY:
        return text("prompt-other-pay", seat=seat, noble=noble_name(noble))
    others = {DRAW: "prompt-other-draw", PLAY: "prompt-other-play", DISCARD: "prompt-other-discard"}
    if phase in others:
        return text(others[phase], seat=seat)
    if phase == DONE:
        return text("prompt-over")
    return text("prompt-shuffle" if phase in (SHUFFLE_COUNTRY, SHUFFLE_INTRIGUE) else "prompt-deal")


def prompt_draw(cards: int, plots: int) -> Text:
    """Tell the viewer how much it may still draw."""
    if plots == 0:
        return text("prompt-you-draw", cards=cards)
    if cards == FULL_DRAW:
        return text("prompt-you-draw-any")
    return text("prompt-you-draw-either", cards=cards)


def prompt_play(nobles: int) -> Text:
    """Tell the viewer how many nobles it may claim."""
    return text("prompt-you-play", nobles=nobles) if nobles else text("prompt-you-end")


def prompt_discard(cards: int, plots: int) -> Text:
    """Tell the viewer what it must discard next."""
    if cards > 0:
        return text("prompt-you-discard", cards=cards)
    return text("prompt-you-discard-plots", plots=plots)


PROMPT_ALL = PIECES.value(prompt_all)
PROMPT_DRAW = PIECES.value(prompt_draw)
PROMPT_PLAY = PIECES.value(prompt_play)
PROMPT_PAY = PIECES.value(lambda noble: text("prompt-you-pay", noble=noble_name(noble)))
PROMPT_DISCARD = PIECES.value(prompt_discard)

# --- the sheet


def city_line(city: int, seat: int) -> ScoreLine:
    """Explain a city bonus."""
    reason = text("sheet-city", city=city_name(city))
    return ScoreLine(seat, int(CITY_BONUS[city]), reason, "RY-13")


def country_line(country: int, place: int, seat: int) -> ScoreLine:
    """Explain a country bonus."""
    reason = text("sheet-country", country=country_name(country))
    return ScoreLine(seat, int(COUNTRY_BONUS[country, place]), reason, "RY-14")


def house_line(seats: int, place: int, seat: int) -> ScoreLine:
    """Explain a noble-house bonus."""
    return ScoreLine(seat, int(HOUSE_BONUS[seats, place]), text("sheet-house"), "RY-15")


def majority_line(now: int, period: int, country: int, place: int, seat: int) -> ScoreLine:
    """Explain a period's marker that is taken, or would be now."""
    key = "sheet-majority-now" if now else "sheet-majority"
    reason = text(key, country=country_name(country), year=year_of(period), place=place + 1)
    return ScoreLine(seat, int(PERIOD_MARKER[period, country, place]), reason, "RY-18")


def title_line(now: int, title: int, shared: int, seat: int) -> ScoreLine:
    """Explain a title marker, whole or half, that is taken, or would be now."""
    key = f"sheet-title{'-half' if shared else ''}{'-now' if now else ''}"
    reason = text(key, title=title_name(title))
    return ScoreLine(seat, int(TITLE_MARKER[title, shared]), reason, "RY-20")


CITY_LINE = PIECES.value(city_line)
COUNTRY_LINE = PIECES.value(country_line)
HOUSE_LINE = PIECES.value(house_line)
MAJORITY_LINE = PIECES.value(majority_line)
TITLE_LINE = PIECES.value(title_line)
