"""The line that says who must do what, and the names of actions, drawn; compiles."""

from regency.core.drawing.page import write, write1, write2, write3, write4
from regency.core.drawing.pictures import draw_action
from regency.core.types import Ints, Mask, State
from regency.games.for_the_king.rules.auction import bids_left
from regency.games.for_the_king.rules.kings import down_choices, up_choices
from regency.games.for_the_king.rules.piles import is_gold
from regency.games.for_the_king.rules.state import (
    BID,
    BID_ACTION,
    CARD_ACTION,
    DEAL,
    DONE,
    DOWN_ACTION,
    KING,
    NOTHING_ACTION,
    NUM_ZONES,
    PASS_ACTION,
    PAY,
    PENALTY,
    PLACE,
    PLACE_ACTION,
    SCORE_COLUMNS,
    SCORE_POINTS,
    SHUFFLE,
    TAKE,
    UP_ACTION,
)
from regency.games.for_the_king.show.sheet import deciding_step, final_scores, is_ahead
from regency.games.for_the_king.show.texts import (
    BIDS_FROM,
    LABEL_BID,
    LABEL_DISCARD,
    LABEL_DOWN,
    LABEL_NOTHING,
    LABEL_PASS,
    LABEL_PAY,
    LABEL_PLACE,
    LABEL_TAKE,
    LABEL_UP,
    PROMPT_BID,
    PROMPT_BID_OTHER,
    PROMPT_BID_PASS,
    PROMPT_DEAL,
    PROMPT_KING_DOWN,
    PROMPT_KING_EITHER,
    PROMPT_KING_NOTHING,
    PROMPT_KING_OTHER,
    PROMPT_KING_UP,
    PROMPT_KING_UP_DOWN,
    PROMPT_OVER,
    PROMPT_OVER_SHARED,
    PROMPT_PAY,
    PROMPT_PENALTY,
    PROMPT_PLACE,
    PROMPT_PLACE_OTHER,
    PROMPT_SHUFFLE,
    PROMPT_TAKE,
)


def draw_prompt(page: Ints, seen: State, viewer: int) -> None:
    """Say who must do what now, to the viewer in person where it is its turn."""
    phase = int(seen.phase)
    turn = int(seen.turn)
    you = 1 if turn == viewer else 0
    if phase == DEAL:
        write(page, PROMPT_DEAL)
    elif phase == SHUFFLE:
        write(page, PROMPT_SHUFFLE)
    elif phase == DONE:
        draw_over_prompt(page, seen, viewer)
    elif phase == PENALTY:
        write3(page, PROMPT_PENALTY, you, turn, int(seen.high))
    elif phase == PLACE:
        draw_place_prompt(page, seen, viewer)
    elif phase == TAKE:
        write2(page, PROMPT_TAKE, you, turn)
    elif phase == KING:
        draw_king_prompt(page, seen, viewer)
    elif phase == BID:
        draw_bid_prompt(page, seen, viewer)
    else:
        write4(page, PROMPT_PAY, you, turn, int(seen.due), int(seen.hammer))


def draw_place_prompt(page: Ints, seen: State, viewer: int) -> None:
    """Ask where to put the card looked at."""
    if int(seen.turn) != viewer:
        write1(page, PROMPT_PLACE_OTHER, int(seen.turn))
        return
    zones = 0
    for zone in range(NUM_ZONES):
        if int(seen.room[zone]) > 0:
            zones |= 1 << zone
    write1(page, PROMPT_PLACE, zones)


def draw_king_prompt(page: Ints, seen: State, viewer: int) -> None:
    """Ask which tile to change."""
    if int(seen.turn) != viewer:
        write2(page, PROMPT_KING_OTHER, int(seen.turn), int(seen.king))
        return
    up, down = up_choices(seen) != 0, down_choices(seen) != 0
    if up and down and int(seen.choice) != 0:
        write(page, PROMPT_KING_EITHER)
    elif up and int(seen.downs) != 0:
        write(page, PROMPT_KING_UP_DOWN)
    elif up:
        write1(page, PROMPT_KING_UP, max(int(seen.ups), 1))
    elif down:
        write1(page, PROMPT_KING_DOWN, max(int(seen.downs), 1))
    else:
        write(page, PROMPT_KING_NOTHING)


def draw_bid_prompt(page: Ints, seen: State, viewer: int) -> None:
    """Ask for a bid."""
    card, high = int(seen.hammer), int(seen.high)
    if int(seen.turn) != viewer:
        write3(page, PROMPT_BID_OTHER, int(seen.turn), card, high)
    elif bids_left(seen, viewer) == 0:
        write1(page, PROMPT_BID_PASS, card)
    else:
        write2(page, PROMPT_BID, card, high)


def draw_over_prompt(page: Ints, seen: State, viewer: int) -> None:
    """Name the winner or winners."""
    table = final_scores(seen)
    seats = int(seen.seats)
    winner = 0
    for seat in range(1, seats):
        if is_ahead(table, seat, winner):
            winner = seat
    winners = 0
    for seat in range(seats):
        if deciding_step(table, seat, winner) == SCORE_COLUMNS:
            winners |= 1 << seat
    points = int(table[winner, SCORE_POINTS])
    if winners == 1 << winner:
        write3(page, PROMPT_OVER, 1 if winner == viewer else 0, winner, points)
    else:
        write2(page, PROMPT_OVER_SHARED, winners, points)


def draw_legal(page: Ints, seen: State, seat: int, mask: Mask) -> None:
    """Draw the legal actions; bids are all from one on, and one piece."""
    for action in range(BID_ACTION):
        if mask[action]:
            draw_action(page, seen, seat, action)
    least = BID_ACTION
    while least < PASS_ACTION and not mask[least]:
        least += 1
    if least < PASS_ACTION:
        for_gold = 1 if is_gold(int(seen.hammer)) else 0
        write2(page, BIDS_FROM, least - BID_ACTION + 1, for_gold)
    if mask[PASS_ACTION]:
        draw_action(page, seen, seat, PASS_ACTION)


def draw_label(page: Ints, seen: State, seat: int, action: int) -> None:
    """Name an action."""
    if action < CARD_ACTION:
        write2(page, LABEL_PLACE, action - PLACE_ACTION, int(seen.held[seat]))
    elif action < UP_ACTION:
        draw_card_label(page, seen, action - CARD_ACTION)
    elif action < DOWN_ACTION:
        office = action - UP_ACTION
        write2(page, LABEL_UP, office, int(seen.tile[office]) + 1)
    elif action < NOTHING_ACTION:
        office = action - DOWN_ACTION
        write2(page, LABEL_DOWN, office, int(seen.tile[office]) - 1)
    elif action == NOTHING_ACTION:
        write(page, LABEL_NOTHING)
    elif action == PASS_ACTION:
        write(page, LABEL_PASS)
    else:
        for_gold = 1 if is_gold(int(seen.hammer)) else 0
        write2(page, LABEL_BID, action - BID_ACTION + 1, for_gold)


def draw_card_label(page: Ints, seen: State, card: int) -> None:
    """Name what is done with a card: taking it, or paying with it."""
    if int(seen.phase) != PAY:
        write1(page, LABEL_TAKE, card)
    elif is_gold(int(seen.hammer)):
        write1(page, LABEL_DISCARD, card)
    else:
        write1(page, LABEL_PAY, card)
