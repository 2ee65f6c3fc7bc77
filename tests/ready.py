"""Everything of a game that tests call, compiled in one process: `python -m tests.ready GAME`.

A process that compiles anything lowers a game's rules first, which takes seconds; four that test
would do so four times, each for the same few functions.
"""

from __future__ import annotations

import sys

from regency.analysis.evaluator import ByNetwork, Playouts
from regency.bots.base import Bot, Budget
from regency.bots.net import has_network
from regency.bots.registry import make_bot
from regency.core import drivers
from regency.core.drawing.teller import Teller
from regency.core.engine import Rules, engine
from regency.core.game import Game
from regency.core.match import Position
from regency.core.types import EVENT_WIDTH
from regency.games import game as find_game
from regency.rl.batch import Batch
from regency.rl.survey import survey
from regency.server.tables.live import warm_up
from regency.server.workers.bot_worker import warm
from tests.server.killing import LEVEL

#: Players by how they choose, without a network.
PLAYERS = ("heuristic", "random", "ismcts")
SEED = 1


def make_ready(game: Game) -> None:
    """Compile, or find kept, what a server, its bots, research and the laws call."""
    warm_up(game)
    warm(game, LEVEL)
    rules: Rules = engine(game)
    call_each_rule(game, rules)
    tell_each_drawing(game, Teller(rules))
    think(game)
    play_many(game, rules)


def call_each_rule(game: Game, rules: Rules) -> None:
    """Call the rules one by one, as the laws do."""
    position = Position(game, game.seats[0], seed=SEED)
    position.settle_chance()
    states, seat, b = position.states, position.seat_to_act(), rules.buffers()
    b.rng[:] = (1, 2, 3, 4)  # no generator gets away from nothing but zeros
    rules.census(states, 0, b.counts)
    rules.observe(states, 0, seat, b.observation)
    mask = position.mask(seat)
    rules.sample(states, 0, seat, mask, b.rng)
    rules.bind(drivers.sample_by_mask_at)(states, 0, seat, mask, b.rng)
    rules.choose(states, 0, seat, mask, b.rng)
    rules.determinize(states, 0, seat, SEED)
    rules.reshuffle(states, 0, SEED)


def tell_each_drawing(game: Game, teller: Teller) -> None:
    """Draw a position in every way there is."""
    position = Position(game, game.seats[0], seed=SEED)
    position.settle_chance()
    seat = position.seat_to_act()
    seen, action = position.seen_by(seat), position.legal(seat)[0]
    for told in (teller.sheet, teller.points):
        told(seen)
    for shown in (teller.view, teller.prompt, teller.position):
        shown(seen, seat)
    for named in (teller.label, teller.why_not):
        named(seen, seat, action)
    teller.picture(seen, seat, position.legal(seat))
    teller.line([0] * EVENT_WIDTH, seat)


def think(game: Game) -> None:
    """Let each kind of player choose, and each judge weigh what was chosen."""
    position = Position(game, game.seats[0], seed=SEED)
    position.settle_chance()
    seat = position.seat_to_act()
    seen, mask, legal = position.seen_by(seat), position.mask(seat), position.legal(seat)

    def choose(bot: Bot) -> None:
        bot.choose(seen, seat, mask, Budget(iterations=2))

    for spec in PLAYERS:
        choose(make_bot(spec, game, SEED))
    judges: list[Playouts | ByNetwork] = [Playouts(game, position.seats)]
    if has_network(game):
        choose(make_bot("net", game, SEED))
        choose(make_bot("search", game, SEED))
        judges.append(ByNetwork(game, position.seats))
    for judge in judges:
        judge.worth(position.state, 1)
        judge.weigh(position.state, seat, seat, legal[:1], 1)
        judge.ends(position.state, seat, seat, legal[0], 1)


def play_many(game: Game, rules: Rules) -> None:
    """Play by batches and by the drivers that play whole matches."""
    seats = game.seats[0]
    for element in ("int8", "float32"):
        batch = Batch(game, seats, 1, element=element)
        batch.step(batch.sample())
    options = game.option_values({})
    rules.play(seats, options, SEED, 1)
    rules.soak(seats, options, SEED, 1)
    survey(game, seats, 1, SEED)
    states, b = rules.new(1), rules.buffers()
    rules.bind(drivers.replay_speed)(
        states, seats, options, SEED, 1, b.rng, b.mask, b.cards, b.no_events
    )
    rules.bind(drivers.clone)(rules.new(2), 1)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        make_ready(find_game(name))
