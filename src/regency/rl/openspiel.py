"""OpenSpiel: every game as `regency_<game>`, a Python game with explicit chance nodes.

Importing this module registers the games: `pyspiel.load_game("regency_kuhn(players=2)")`.
What falls to chance is one card a node: a shuffle of thirty-nine cards is thirty-nine nodes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from regency.core.engine import Buffers, Rules, engine
from regency.core.game import Game
from regency.core.kernel import lowest_bit
from regency.core.secrecy import redact
from regency.core.types import CHANCE, OVER, SPECTATOR, Ints, State
from regency.games import games
from regency.rl.batch import records
from regency.rl.naming import NAMESPACE, camel
from regency.rl.rewards import REWARDS, check_at_the_end, rate, reward_kind

#: No match of any game is won by more points: the bound of the utility when leads are counted.
LARGEST_LEAD = 10_000.0
#: Re-deals are seeded by the sampler that OpenSpiel hands over, a number from 0 to 1.
RESAMPLE_SEEDS = 1 << 31
#: Parameters of every game; its options join them.
PLAYERS, REWARD = "players", "reward"


def short_name(game: Game) -> str:
    """Return the name a game is loaded by."""
    return f"{NAMESPACE}_{game.name.replace('-', '_')}"


def game_type(game: Game) -> Any:
    """Return what is true of a game whatever its parameters."""
    options = {name: option.default for name, option in game.options.items()}
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Regency {camel(game.name)}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Even where no seat has secrets: nobody knows the order of the deck, which is dealt ahead.
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # `observe` tells the present, not the past
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: game.seats[0], REWARD: REWARDS[0], **options},
    )


def game_info(game: Game, seats: int, reward: str) -> Any:
    """Return the sizes of a game for a number of seats."""
    bound = 1.0 if reward == "places" else LARGEST_LEAD
    return pyspiel.GameInfo(
        num_distinct_actions=game.rules.ACTIONS.count,
        max_chance_outcomes=game.rules.NUM_CARDS,
        num_players=seats,
        min_utility=-bound,
        max_utility=bound,
        utility_sum=0.0,
        max_game_length=game.rules.MAX_STEPS,
    )


class HouseGame(pyspiel.Game):
    """A game with its seats, options and way of counting; each game has its own class."""

    house: ClassVar[Game]
    spiel_type: ClassVar[Any]
    state_class: ClassVar[type[HouseState]]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.seats = int(chosen.get(PLAYERS, self.house.seats[0]))
        self.house.check_seats(self.seats)
        reward = str(chosen.get(REWARD, REWARDS[0]))
        check_at_the_end(reward)
        self.kind = reward_kind(reward)
        named = {name: chosen[name] for name in self.house.options if name in chosen}
        self.option_values = self.house.option_values(named)
        super().__init__(self.spiel_type, game_info(self.house, self.seats, reward), chosen)

    def new_initial_state(self) -> HouseState:
        """Return a match that waits for its deal."""
        return self.state_class(self, self.seats, self.kind, self.option_values)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> HouseObserver:
        """Return an observer whose tensor has the named pieces of `features.OBSERVATION`."""
        return HouseObserver(
            self.house, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound: every step might be a shuffle of the largest pool."""
        return int(self.house.rules.MAX_STEPS * self.house.rules.POOL_SIZE)


class HouseState(pyspiel.State):
    """A match. OpenSpiel copies a state by copying its attributes: they are few and flat."""

    house: ClassVar[Game]
    rules: ClassVar[Rules]
    buffers: ClassVar[Buffers]

    def __init__(self, game: HouseGame, seats: int, kind: int, options: Ints) -> None:
        super().__init__(game)
        self.seats = seats
        self.kind = kind
        self.drawn: tuple[int, ...] = ()  # of the chance step under way, card by card
        self.dealt = False
        #: What each seat was told and did, and last what everybody was told.
        self.told: tuple[str, ...] = ("",) * (seats + 1)
        self.states = records(1, self.house.rules.STATE.dtype)
        self.rules.setup(self.states, 0, seats, options, 0)

    def current_player(self) -> int:
        """Return the lowest seat that may act, or chance, or the end."""
        acting = self.rules.to_act(self.states, 0)
        if acting == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if acting == CHANCE else lowest_bit(acting)

    def is_terminal(self) -> bool:
        """Tell whether the match is over."""
        return bool(self.rules.to_act(self.states, 0) == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        mask = self.buffers.mask
        self.rules.legal(self.states, 0, player, mask)
        found: list[int] = np.flatnonzero(mask).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return each card that may come next with its probability."""
        cards = self.buffers.cards
        count = self.rules.pool(self.states, 0, cards)
        left = Counter(cards[:count].tolist())
        left.subtract(self.drawn)
        total = count - len(self.drawn)
        return [(card, copies / total) for card, copies in sorted(left.items()) if copies]

    def _apply_action(self, action: int) -> None:
        events, seat = self.buffers.events, self.current_player()
        if seat >= 0:
            self._tell(self.rules.apply(self.states, 0, seat, action, events))
            self.told = (*self.told[:seat], f"{self.told[seat]}!{action};", *self.told[seat + 1 :])
            return
        self.drawn += (action,)
        if len(self.drawn) == self.rules.picks(self.states, 0):
            outcome = np.array(self.drawn, np.int16)
            self._tell(self.rules.chance(self.states, 0, outcome, events))
            self.drawn = ()
            self.dealt = self.dealt or self.rules.to_act(self.states, 0) != CHANCE

    def _tell(self, count: int) -> None:
        kinds = self.house.rules.EVENTS
        told = list(self.told)
        for row in self.buffers.events[:count]:
            fact = kinds.read(row)
            for place, viewer in enumerate([*range(self.seats), SPECTATOR]):
                seen = kinds.redact(fact, viewer)
                told[place] += f"{seen.kind}{list(seen.values.values())};"
        self.told = tuple(told)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"card {action}"
        return str(self.house.rules.ACTIONS.describe(action))

    def returns(self) -> list[float]:
        """Return every seat's utility; nothing before the end."""
        out: Ints = np.zeros(self.seats, np.float64)
        if self.is_terminal():
            self.rules.scores(self.states, 0, self.buffers.points)
            rate(self.buffers.points, self.seats, self.kind, out)
        return [float(value) for value in out]

    def resample_from_infostate(self, player: int, sampler: Any) -> HouseState:
        """Return a state that the player cannot tell from this one, all it cannot know re-dealt.

        Its history is still the true one: only the state and what seats were told are imagined.
        """
        other: HouseState = self.clone()
        seed = int(sampler() * RESAMPLE_SEEDS)
        self.rules.determinize(other.states, 0, player, seed)
        public = self.told[self.seats]
        other.told = tuple(
            told if seat == player else public for seat, told in enumerate(self.told)
        )
        return other

    def seen_by(self, viewer: int) -> str:
        """Return what a viewer may know of the present state, field by field."""
        return _fields(self.house, redact(self.house, self.states[0], viewer))

    def __str__(self) -> str:
        return f"{_fields(self.house, self.states[0])} drawn={list(self.drawn)}"

    # What OpenSpiel calls structs: the same in JSON.

    def _to_struct(self) -> dict[str, Any]:
        return _values(self.house, self.states[0])

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        seen = redact(self.house, self.states[0], player)
        return {"seat": player, "view": dict(self.house.view.view(seen, player))}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        if player == pyspiel.PlayerId.CHANCE:
            return {"card": action}
        name, offset = self.house.rules.ACTIONS.decode(action)
        return {"action": name, "offset": offset}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        if "card" in struct:
            return [int(struct["card"])]
        return [int(self.house.rules.ACTIONS.start(struct["action"]) + struct["offset"])]


def _values(game: Game, state: State) -> dict[str, Any]:
    """Return a state's fields by name, without its generator: here chance is OpenSpiel's."""
    names = [name for name in game.rules.STATE.fields if name != "rng"]
    return {name: np.asarray(state[name]).tolist() for name in names}


def _fields(game: Game, state: State) -> str:
    return " ".join(f"{name}={value}" for name, value in _values(game, state).items())


class HouseObserver:
    """Writes observations: the tensor in named pieces, and strings with or without the past.

    Without private information it shows what a spectator sees. A tensor tells the present and
    mixes public with private, so there is none for perfect recall or for private pieces alone.
    """

    def __init__(self, game: Game, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer shows the hands of all seats")
        self._game = game
        self._kind = kind
        self._alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Ints | None = None
        self.dict: dict[str, Ints] = {}
        if kind.public_info and not kind.perfect_recall:
            self.tensor = np.zeros(game.features.OBSERVATION.size, np.float32)
            self.dict = game.features.OBSERVATION.split(self.tensor)

    def set_from(self, state: HouseState, player: int) -> None:
        """Write what the player sees; nothing is there to see before the deal."""
        if self.tensor is None:
            return
        if state.dealt:
            viewer = player if self._alone else SPECTATOR
            state.rules.observe(state.states, 0, viewer, self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: HouseState, player: int) -> str:
        """Return what the player sees in words and, with perfect recall, all it was told."""
        if not self._kind.public_info:
            return self._private(state, player) if self._alone else ""
        viewer = player if self._alone else SPECTATOR
        told = state.told[player if self._alone else state.seats]
        past = f"{told} " if self._kind.perfect_recall else ""
        return f"seat={viewer} {past}{state.seen_by(viewer)}"

    def _private(self, state: HouseState, player: int) -> str:
        """Return which seat it is, and the fields that it sees and a spectator does not."""
        own = redact(self._game, state.states[0], player)
        all_see = redact(self._game, state.states[0], SPECTATOR)
        names = [n for n in own.dtype.names if not np.array_equal(own[n], all_see[n])]
        return " ".join([f"seat={player}", *(f"{n}={np.asarray(own[n]).tolist()}" for n in names)])


def classes(game: Game) -> type[HouseGame]:
    """Return the class of a game, with the class of its states in it."""
    rules = engine(game)
    held = {"house": game, "rules": rules, "buffers": rules.buffers()}
    state_class = _findable(type(f"{camel(game.name)}State", (HouseState,), held))
    named = {"house": game, "spiel_type": game_type(game), "state_class": state_class}
    return _findable(type(f"{camel(game.name)}Game", (HouseGame,), named))


def _findable(made: type[Any]) -> type[Any]:
    """Keep a class under its name in this module: pickles name the class of what they hold."""
    made.__module__ = __name__
    globals()[made.__name__] = made
    return made


def register() -> None:
    """Register every game with OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for game in games().values():
        if short_name(game) not in known:
            pyspiel.register_game(game_type(game), classes(game))


register()
