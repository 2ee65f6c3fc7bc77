"""What a picture of Castle Combo says: prompts, names of actions, lines of the score sheet."""

from regency.core.game import ScoreLine
from regency.core.text import Text, text
from regency.games.castle_combo.data.cards import CARDS, LOCATIONS
from regency.games.castle_combo.data.tables import (
    COST,
    FACE_DOWN_GOLD,
    FACE_DOWN_KEYS,
    LINE_PAYS_KEYS,
)
from regency.games.castle_combo.notation import FACES, relative
from regency.games.castle_combo.rules.state import DEAL, DONE, DOWN
from regency.games.castle_combo.rules.turn import discard_line, discard_location
from regency.games.castle_combo.show.names import card_name, describe_line, describe_scroll
from regency.games.castle_combo.show.pieces import PHASES, PIECES

#: Scrolls that pay once or not at all: how often they pay says nothing more.
ALL_OR_NOTHING = ("position", "if_shield_missing", "if_face_down_card")


# --- who must do what; *you* tells whether the viewer is spoken to


def prompt_chance(phase: int, pile: int) -> Text:
    """Say that nobody must do anything: cards are to be ordered, or the match is over."""
    if phase in (DEAL, DONE):
        return text(f"table-{PHASES[phase]}")
    return text("table-shuffle", location=text(f"of-{LOCATIONS[pile]}"))


def prompt_act(you: int, seat: int, messenger: int, may_spend: int) -> Text:
    """Say that a seat recruits, or spends a key before it."""
    key = f"prompt-{_whose(you)}-act{'-key' if may_spend else ''}"
    return text(key, seat=seat, location=text(f"of-{LOCATIONS[messenger]}"))


def prompt_place(you: int, seat: int, card: int, face: int, price: int) -> Text:
    """Say that a seat places the card it has taken."""
    key = f"prompt-{_whose(you)}-place-{FACES[face]}"
    name = card_name(card)
    if face == DOWN:
        return text(key, seat=seat, card=name, gold=FACE_DOWN_GOLD, keys=FACE_DOWN_KEYS)
    return text(key, seat=seat, card=name, price=price)


def prompt_ability(you: int, seat: int, card: int, discards: int) -> Text:
    """Say that a card's ability asks its seat for a line or for a card to discard."""
    name = card_name(card)
    if discards:
        where = text(f"of-{LOCATIONS[discard_location(card)]}")
        return text(f"prompt-{_whose(you)}-discard", seat=seat, card=name, location=where)
    return text(f"prompt-{_whose(you)}-choose", seat=seat, card=name)


def _whose(you: int) -> str:
    return "you" if you else "other"


PROMPT_CHANCE = PIECES.value(prompt_chance)
PROMPT_ACT = PIECES.value(prompt_act)
PROMPT_PLACE = PIECES.value(prompt_place)
PROMPT_ABILITY = PIECES.value(prompt_ability)


# --- names of actions


def label_key_messenger(messenger: int) -> Text:
    """Name a key spent to move the messenger."""
    return text("label-key-messenger", location=text(f"to-{LOCATIONS[1 - messenger]}"))


def label_key_refresh(messenger: int) -> Text:
    """Name a key spent for another row."""
    return text("label-key-refresh", location=text(f"of-{LOCATIONS[messenger]}"))


def label_take_up(card: int, price: int) -> Text:
    """Name the recruiting of a card."""
    return text("label-take-up", card=card_name(card), price=price)


def label_take_down(card: int) -> Text:
    """Name the taking of a card face down."""
    return text("label-take-down", card=card_name(card))


def label_place(cell: int) -> Text:
    """Name a place of the tableau."""
    row, column = relative(cell)
    return text(
        "label-place", row=text(f"row-{_step(row)}"), column=text(f"column-{_step(column)}")
    )


def label_choose(card: int, line: int) -> Text:
    """Name one of two lines of an ability."""
    return describe_line(CARDS[card].lines[line])


def label_discard(card: int, given: int) -> Text:
    """Name the discarding of a card for an ability."""
    key = "keys" if LINE_PAYS_KEYS[card, discard_line(card)] else "gold"
    return text(f"label-discard-{key}", card=card_name(given), amount=int(COST[given]))


def _step(by: int) -> str:
    return "same" if by == 0 else f"{'minus' if by < 0 else 'plus'}-{abs(by)}"


LABEL_KEY_MESSENGER = PIECES.value(label_key_messenger)
LABEL_KEY_REFRESH = PIECES.value(label_key_refresh)
LABEL_TAKE_UP = PIECES.value(label_take_up)
LABEL_TAKE_DOWN = PIECES.value(label_take_down)
LABEL_PLACE = PIECES.value(label_place)
LABEL_CHOOSE = PIECES.value(label_choose)
LABEL_DISCARD = PIECES.value(label_discard)


# --- where points come from


def keys_line(seat: int, keys: int) -> ScoreLine:
    """Explain the points of a seat's keys."""
    return ScoreLine(seat, keys, text("sheet-keys", keys=keys), "CC-18")


def scroll_line(seat: int, card: int, times: int) -> ScoreLine:
    """Explain what a scroll pays: its points, so many times; for a purse that is its gold."""
    scroll = CARDS[card].scroll
    name, how, points = card_name(card), describe_scroll(scroll), scroll.points * times
    if scroll.kind == "per_gold_on_this_purse":
        return ScoreLine(seat, points, text("sheet-purse", card=name, gold=times, how=how), "CC-17")
    clause = "CC-19" if scroll.kind == "per_key" else "CC-18"
    if scroll.kind in ALL_OR_NOTHING:
        return ScoreLine(seat, points, text("sheet-card", card=name, how=how), clause)
    reason = text("sheet-counted", card=name, how=how, times=times)
    return ScoreLine(seat, points, reason, clause)


def face_down_line(seat: int) -> ScoreLine:
    """Explain that a card that lies face down pays nothing."""
    return ScoreLine(seat, 0, text("sheet-face-down"), "CC-6")


KEYS_LINE = PIECES.value(keys_line)
SCROLL_LINE = PIECES.value(scroll_line)
FACE_DOWN_LINE = PIECES.value(face_down_line)
