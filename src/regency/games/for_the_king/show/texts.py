"""How prompts, the names of actions and the lines of the score sheet read."""

import json

from regency.core.game import ScoreLine
from regency.core.text import Text, text
from regency.games.for_the_king.data.tables import LETTERS, MAX_BID
from regency.games.for_the_king.rules.piles import is_gold
from regency.games.for_the_king.rules.scoring import PRIMARY
from regency.games.for_the_king.rules.state import BID_ACTION
from regency.games.for_the_king.show.names import card_name, office_name
from regency.games.for_the_king.show.pieces import PIECES

# --- prompts

#: By bit: the zones of a turn, in the words of the keys.
ZONES = ("keep", "offer", "favour")


def whom(you: int) -> str:
    """Return the part of a key that says whether the viewer itself is meant."""
    return "you" if you else "other"


def paid_in(card: int) -> str:
    """Return the part of a key that says what a card is paid in."""
    return "cards" if is_gold(card) else "gold"


def place_prompt(zones: int) -> Text:
    """Ask where to put the card; the zones with room are bits."""
    names = [name for zone, name in enumerate(ZONES) if zones >> zone & 1]
    return text(f"prompt-place-you-{'-'.join(names)}")


def bid_prompt(card: int, high: int) -> Text:
    """Ask for a bid."""
    if high == 0:
        return text(f"prompt-bid-you-open-{paid_in(card)}", card=card_name(card))
    return text(f"prompt-bid-you-raise-{paid_in(card)}", card=card_name(card), high=high)


def pay_prompt(you: int, seat: int, due: int, card: int) -> Text:
    """Ask for a payment, or tell who must pay."""
    key = f"prompt-pay-{whom(you)}-{paid_in(card)}"
    return text(key, seat=seat, due=due, card=card_name(card))


def shared_prompt(winners: int, points: int) -> Text:
    """Name several winners; they are bits."""
    seats = [seat for seat in range(winners.bit_length()) if winners >> seat & 1]
    names = [text("prompt-seat", seat=seat) for seat in seats]
    return text("prompt-over-shared", winners=names, points=points)


PROMPT_DEAL = PIECES.value(lambda: text("prompt-deal"))
PROMPT_SHUFFLE = PIECES.value(lambda: text("prompt-shuffle"))
PROMPT_PENALTY = PIECES.value(
    lambda you, seat, amount: text(f"prompt-penalty-{whom(you)}", seat=seat, amount=amount)
)
PROMPT_PLACE = PIECES.value(place_prompt)
PROMPT_PLACE_OTHER = PIECES.value(lambda seat: text("prompt-place-other", seat=seat))
PROMPT_TAKE = PIECES.value(lambda you, seat: text(f"prompt-take-{whom(you)}", seat=seat))
PROMPT_KING_EITHER = PIECES.value(lambda: text("prompt-king-you-either"))
PROMPT_KING_UP_DOWN = PIECES.value(lambda: text("prompt-king-you-up-down"))
PROMPT_KING_UP = PIECES.value(lambda left: text("prompt-king-you-up", left=left))
PROMPT_KING_DOWN = PIECES.value(lambda left: text("prompt-king-you-down", left=left))
PROMPT_KING_NOTHING = PIECES.value(lambda: text("prompt-king-you-nothing"))
PROMPT_KING_OTHER = PIECES.value(
    lambda seat, card: text("prompt-king-other", seat=seat, card=card_name(card))
)
PROMPT_BID = PIECES.value(bid_prompt)
PROMPT_BID_PASS = PIECES.value(lambda card: text("prompt-bid-you-pass", card=card_name(card)))
PROMPT_BID_OTHER = PIECES.value(
    lambda seat, card, high: text("prompt-bid-other", seat=seat, card=card_name(card), high=high)
)
PROMPT_PAY = PIECES.value(pay_prompt)
PROMPT_OVER = PIECES.value(
    lambda you, seat, points: text(f"prompt-over-{whom(you)}", seat=seat, points=points)
)
PROMPT_OVER_SHARED = PIECES.value(shared_prompt)

# --- the names of actions

ZONE_LABELS = ("label-keep", "label-offer", "label-favour")


def bid_label(amount: int, for_gold: int) -> Text:
    """Name a bid; for gold it is in cards."""
    return text("label-bid-cards" if for_gold else "label-bid-gold", amount=amount)


def bids_from(least: int, for_gold: int) -> str:
    """Name all bids from the least one on, as legal actions."""
    amounts = range(least, MAX_BID + 1)
    labels = [(BID_ACTION + amount - 1, bid_label(amount, for_gold)) for amount in amounts]
    entries = [{"action": action, "label": label.to_json()} for action, label in labels]
    return json.dumps(entries, separators=(",", ":"))[1:-1]


LABEL_PLACE = PIECES.value(lambda zone, card: text(ZONE_LABELS[zone], card=card_name(card)))
LABEL_TAKE = PIECES.value(lambda card: text("label-take", card=card_name(card)))
LABEL_DISCARD = PIECES.value(lambda card: text("label-discard", card=card_name(card)))
LABEL_PAY = PIECES.value(lambda card: text("label-pay", card=card_name(card)))
LABEL_UP = PIECES.value(
    lambda office, value: text("label-up", office=office_name(office), value=value)
)
LABEL_DOWN = PIECES.value(
    lambda office, value: text("label-down", office=office_name(office), value=value)
)
LABEL_NOTHING = PIECES.value(lambda: text("label-nothing"))
LABEL_BID = PIECES.value(bid_label)
BIDS_FROM = PIECES.opening(bids_from)
LABEL_PASS = PIECES.value(lambda: text("label-pass"))

# --- the score sheet


def lead_line(seat: int, office: int, value: int, total: int, best: int, how: int) -> ScoreLine:
    """Tell which tile a seat would take by the cards known (FK-21); `how` is rank and sureness."""
    rank, sure = divmod(how, 2)
    key = "sheet-lead" if rank == PRIMARY else "sheet-next"
    reason = text(
        key + "-sure" if sure else key,
        office=office_name(office),
        value=value,
        sum=total,
        best=best,
    )
    return ScoreLine(seat, value, reason, "FK-21")


def tile_line(seat: int, office: int, value: int, total: int, letter: int, how: int) -> ScoreLine:
    """Tell which tile a seat takes (FK-21); `how` is the rank and whether the letter decided."""
    rank, by_letter = divmod(how, 2)
    key = "sheet-first" if rank == PRIMARY else "sheet-second"
    reason = text(
        key + "-letter" if by_letter else key,
        office=office_name(office),
        value=value,
        sum=total,
        letter=LETTERS[letter],
    )
    return ScoreLine(seat, value, reason, "FK-21")


def shared_line(seat: int, other: int) -> ScoreLine:
    """Tell that nothing puts a seat ahead of another (FK-23)."""
    return ScoreLine(seat, 0, text("sheet-tie-shared", other_seat=other), "FK-23")


def gold_line(seat: int, other: int, ours: int, theirs: int) -> ScoreLine:
    """Tell that gold puts a seat ahead of another with as many points (FK-23)."""
    reason = text("sheet-tie-gold", other_seat=other, ours=ours, theirs=theirs)
    return ScoreLine(seat, 0, reason, "FK-23")


def letter_line(seat: int, other: int, office: int, letter: int) -> ScoreLine:
    """Tell that the letter nearest A in an office puts a seat ahead of another (FK-23)."""
    name = office_name(office)
    reason = text("sheet-tie-letter", other_seat=other, office=name, letter=LETTERS[letter])
    return ScoreLine(seat, 0, reason, "FK-23")


def office_line(
    seat: int, other: int, office: int, ours: int, theirs: int, by_sum: int
) -> ScoreLine:
    """Tell that more cards, or a greater sum, in an office put a seat ahead of another (FK-23)."""
    key = "sheet-tie-sum" if by_sum else "sheet-tie-cards"
    reason = text(key, other_seat=other, office=office_name(office), ours=ours, theirs=theirs)
    return ScoreLine(seat, 0, reason, "FK-23")


LEAD_LINE = PIECES.value(lead_line)
TILE_LINE = PIECES.value(tile_line)
TIE_SHARED = PIECES.value(shared_line)
TIE_GOLD = PIECES.value(gold_line)
TIE_LETTER = PIECES.value(letter_line)
TIE_OFFICE = PIECES.value(office_line)
