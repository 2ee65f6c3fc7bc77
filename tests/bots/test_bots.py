"""Bots: legal, repeatable, and unable to cheat."""

from __future__ import annotations

import pytest

from regency.bots import BOTS, Budget, make_bot
from regency.bots.table import bot_match
from regency.core.game import Game
from regency.core.match import Position
from regency.core.notation import write_match
from regency.games import games

GAMES = list(games().values())
POSITIONS = 60


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_chooses_the_same_whatever_the_hidden_cards_are(game: Game, name: str) -> None:
    position = Position(game, game.seats[0], seed=3)
    position.settle_chance()
    for number in range(POSITIONS):
        if position.over:
            position = Position(game, game.seats[0], seed=number)
            position.settle_chance()
        seat = position.seat_to_act()
        mask = position.mask(seat)
        choices = set()
        for deal in range(3):
            other = position.rules.new(1)
            other[0] = position.state
            if deal:
                position.rules.determinize(other, 0, seat, deal)
            # Both what the seat sees and, for a bot that would peek, the whole state.
            for seen in (position.seen_by(seat), other[0]):
                bot = make_bot(name, game, seed=number)
                choices.add(bot.choose(seen, seat, mask, Budget()))
        assert len(choices) == 1
        (action,) = choices
        assert mask[action]
        position.play(seat, action)
        position.settle_chance()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_same_seed_gives_the_same_match(game: Game) -> None:
    seats = game.seats[-1]
    texts = [
        write_match(bot_match(game, seats, {}, seed, ["heuristic"] * seats)) for seed in (5, 5, 6)
    ]
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match="there are random, heuristic"):
        make_bot("magic", GAMES[0], 1)
