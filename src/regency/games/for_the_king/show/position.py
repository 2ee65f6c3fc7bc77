"""The position in sentences, for terminals and screen readers."""

from regency.core.text import Text, text
from regency.core.types import EMPTY, SPECTATOR, State
from regency.games.for_the_king.data.tables import DECK_SIZE, NUM_OFFICES
from regency.games.for_the_king.rules.piles import is_gold, wealth
from regency.games.for_the_king.rules.scoring import PRIMARY, SECONDARY, tile_value, tile_winner
from regency.games.for_the_king.rules.standing import favours_left, is_known
from regency.games.for_the_king.rules.state import (
    BID,
    DONE,
    KING,
    PAY,
    PENALTY,
    PLACE,
    SHUFFLE,
    TAKE,
)
from regency.games.for_the_king.show.names import (
    card_name,
    card_names,
    office_name,
    pile_cards,
    pile_names,
)


def table(seen: State, viewer: int) -> list[Text]:
    """Tell the whole position in sentences."""
    lines = [text("table-tiles", tiles=_tiles(seen))]
    lines += _phase_lines(seen, viewer)
    for seat in range(int(seen.seats)):
        lines += _seat_lines(seen, seat)
    return lines


def _tiles(seen: State) -> list[Text]:
    told = []
    for office in range(NUM_OFFICES):
        first, second = tile_value(seen, office, PRIMARY), tile_value(seen, office, SECONDARY)
        name = office_name(office)
        if second > 0:
            told.append(text("tile-both", office=name, first=first, second=second))
        elif first > 0:  # it is in play
            told.append(text("tile-one", office=name, first=first))
    return told


def _phase_lines(seen: State, viewer: int) -> list[Text]:
    phase, turn = int(seen.phase), int(seen.turn)
    lines = []
    if phase in (PLACE, TAKE) or (phase == KING and int(seen.favours) == 0):
        lines.append(_influence_line(seen))
    if phase == PLACE and turn == viewer:
        lines.append(text("table-held", card=card_name(int(seen.held[turn]))))
    elif phase == PLACE:
        lines.append(text("table-placing", seat=turn))
    centre = [card for card in seen.centre.tolist() if card != EMPTY]
    if centre:
        lines.append(text("table-centre", cards=card_names(centre)))
    if phase == TAKE:
        lines.append(text("table-taking", seat=turn))
    if phase == KING:
        lines.append(text("table-king", seat=turn, card=card_name(int(seen.king))))
    if phase == SHUFFLE:
        lines.append(text("table-shuffle"))
    if phase in (BID, PAY, PENALTY):
        lines += _auction_lines(seen)
    if phase == DONE:
        lines += _end_lines(seen)
    own = pile_cards(favours_left(seen, viewer)) if viewer != SPECTATOR else []
    if own:
        lines.append(text("table-own-favour", cards=card_names(own)))
    return lines


def _influence_line(seen: State) -> Text:
    return text(
        "table-influence",
        seat=int(seen.adviser),
        deck=int(DECK_SIZE[int(seen.seats)]) - int(seen.drawn),
        favour=sum(seen.favoured_count.tolist()),
    )


def _auction_lines(seen: State) -> list[Text]:
    phase, turn, card, due = int(seen.phase), int(seen.turn), int(seen.hammer), int(seen.due)
    left = int(seen.favours) - int(seen.turned)
    lines = [text("table-hammer", card=card_name(card), left=left)]
    if int(seen.high_seat) != EMPTY:
        lines.append(text("table-high", seat=int(seen.high_seat), amount=int(seen.high)))
    if phase == BID:
        lines.append(text("table-bidding", seat=turn))
    elif phase == PENALTY:
        lines.append(text("table-penalty", seat=turn))
    elif is_gold(card):
        lines.append(text("table-pay-cards", seat=turn, due=due))
    else:
        lines.append(text("table-pay-gold", seat=turn, due=due))
    return lines


def _end_lines(seen: State) -> list[Text]:
    lines = []
    for office in range(NUM_OFFICES):
        for rank, key in ((PRIMARY, "table-first"), (SECONDARY, "table-second")):
            seat, value = tile_winner(seen, office, rank), tile_value(seen, office, rank)
            if seat != EMPTY and value > 0:
                lines.append(text(key, seat=seat, office=office_name(office), value=value))
    return lines


def _seat_lines(seen: State, seat: int) -> list[Text]:
    count = int(seen.hand_size[seat])
    if is_known(seen, seat):
        if count == 0:
            return [text("table-hand-empty", seat=seat)]
        cards = pile_names(seen.hand[seat])
        return [text("table-hand", seat=seat, cards=cards, gold=wealth(seen, seat))]
    lines = [text("table-others", seat=seat, count=count, losses=int(seen.losses[seat]))]
    sightings = seen.seen[seat, : int(seen.sightings[seat])].tolist()
    if sightings:
        lines.append(text("table-seen", seat=seat, cards=card_names(sightings)))
    return lines
