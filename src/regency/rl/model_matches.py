"""Many matches of language models and bots, with results in the arena's format.

An illegal answer is refused with the reason and asked again; after TRIES illegal answers in a row
the seat's move is drawn at random from its legal ones, action by action as the bot `random` plays,
and the match goes on. Both are counted in the results: `illegal` and `drawn`, a number a seat.
Where there is no answer at all (NoAnswer: an outage, a refused key) nothing is counted and nothing
played: the run stops, and the same call goes on with the first match that is not finished.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from regency.arena.results import Results
from regency.arena.schedule import Pairing, Tournament
from regency.bots import Bot, Budget, make_bot
from regency.core.game import Game
from regency.core.kernel import below, seed_words
from regency.core.notation import write_match
from regency.games import game as find_game
from regency.rl.agents import PROMPT_BUDGET, Agent, agent_of, prompt
from regency.rl.language_models import BadAnswer, Table

#: Illegal answers in a row after which a seat's move is drawn for it.
TRIES = 10
Player = Bot | Agent


def make_player(spec: str, game: Game, seed: int, agents: Mapping[str, Agent]) -> Player:
    """Return the agent that a spec names, given or made, or a new bot."""
    return agents.get(spec) or agent_of(spec) or make_bot(spec, game, seed)


class Seat:
    """A player at a table, and what is counted of it."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.illegal = self.drawn = 0
        self.seconds = 0.0
        self._rng = np.zeros(4, np.uint32)
        seed_words(self._rng, seed)

    def move(self, table: Table, seat: int, budget: int) -> None:
        """Make one decision, whole or staged."""
        began = time.perf_counter()
        player, position = self.player, table.position
        if isinstance(player, Agent):
            self._ask(player, table, seat, budget)
        else:
            chosen = player.choose(position.seen_by(seat), seat, position.mask(seat), Budget())
            table.play_action(seat, chosen)
        self.seconds += time.perf_counter() - began

    def _ask(self, agent: Agent, table: Table, seat: int, budget: int) -> None:
        wrong = ""
        for _ in range(TRIES):
            try:
                table.play(seat, agent.answer(prompt(table, seat, wrong, budget)))
                return
            except BadAnswer as refused:
                wrong = str(refused)
                self.illegal += 1
        self.drawn += 1
        self._draw(table, seat)

    def _draw(self, table: Table, seat: int) -> None:
        """Play a whole decision, each of its actions drawn from all that are legal."""
        position = table.position
        while True:
            legal = position.legal(seat)
            table.play_action(seat, legal[below(self._rng, len(legal))])
            if table.game.notation.settled(position.state) or table.seat_to_act() != seat:
                return


def play_match(
    tournament: Tournament,
    pairing: Pairing,
    agents: Mapping[str, Agent],
    budget: int = PROMPT_BUDGET,
) -> dict[str, Any]:
    """Play one match and return its line of the results file."""
    game = find_game(tournament.game)
    table = Table.of_match(game, tournament.seats, tournament.options, pairing.deal)
    seats = [
        Seat(make_player(spec, game, pairing.bot_seed(seat), agents), pairing.bot_seed(seat))
        for seat, spec in enumerate(pairing.bots)
    ]
    while not table.over:
        acting = table.seat_to_act()
        seats[acting].move(table, acting, budget)
    sources: list[dict[str, int]] = [{} for _ in pairing.bots]
    for line in game.view.sheet(table.position.state):
        earned = sources[line.seat]
        earned[line.reason.key] = earned.get(line.reason.key, 0) + line.points
    return {
        "match": pairing.match, "deal": pairing.deal, "bots": list(pairing.bots),
        **table.result(), "sources": sources,
        "illegal": [seat.illegal for seat in seats], "drawn": [seat.drawn for seat in seats],
        "seconds": [round(seat.seconds, 3) for seat in seats],
        "record": write_match(table.position.match).splitlines(),
    }  # fmt: skip


def play_models(
    results: Results, agents: Sequence[Agent] = (), budget: int = PROMPT_BUDGET
) -> Iterator[dict[str, Any]]:
    """Play what a results file lacks, keep each match at once, and yield its line.

    Names of the tournament are those of *agents*, specs of agents (`command:…`, `https://…`), or of
    bots. The file can be taken up again by the same call, as after a NoAnswer, which stops it.
    """
    named = {agent.name: agent for agent in agents}
    for match in results.missing():
        line = play_match(results.tournament, results.tournament.pairing(match), named, budget)
        results.add(line)
        yield line
