"""A table of bots: matches played from beginning to end, each seat seeing only its own view."""

from collections.abc import Mapping, Sequence

from regency.bots.base import Bot, Budget
from regency.bots.registry import make_bot
from regency.core.game import Game, OptionValue
from regency.core.kernel import WORD
from regency.core.match import Match, Position

#: Keeps the seeds of a match's seats apart from each other and from the deal's.
SEAT_STRIDE = 1 << 33


def play_out(position: Position, bots: Sequence[Bot], budget: Budget) -> Match:
    """Let the bots finish a match."""
    position.settle_chance()
    while not position.over:
        seat = position.seat_to_act()
        mask = position.mask(seat)
        action = bots[seat].choose(position.seen_by(seat), seat, mask, budget)
        position.play(seat, action)
        position.settle_chance()
    return position.match


def bot_match(
    game: Game, seats: int, options: Mapping[str, OptionValue], seed: int, names: Sequence[str]
) -> Match:
    """Play one match between the named bots; the same arguments give the same match."""
    position = Position(game, seats, options, seed=seed & WORD)
    bots = [
        make_bot(name, game, (seed & WORD) + (seat + 1) * SEAT_STRIDE)
        for seat, name in enumerate(names)
    ]
    return play_out(position, bots, Budget())
