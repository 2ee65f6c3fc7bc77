"""OpenSpiel: every game as `regency_<game>`, a Python game with explicit chance nodes.

Importing this module registers the games: `pyspiel.load_game("regency_kuhn(players=2)")`.
What falls to chance is one card a node: a shuffle of thirty-nine cards is thirty-nine nodes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
import pyspiel

from regency.core.engine import Buffers, Rules, engine
from regency.core.game import Game
from regency.core.kernel import lowest_bit, seed_words, shuffle
from regency.core.secrecy import redact
from regency.core.types import CHANCE, EVENT_WIDTH, OVER, SPECTATOR, Ints, State
from regency.games import games
from regency.rl.batch import records
from regency.rl.environments import NAMESPACE, camel, environment_of, utility_bounds, whole_state
from regency.rl.rewards import REWARDS, check_at_the_end, rate, reward_kind
from regency.rl.seeds import TRAIN, check_split, match_seed

#: Re-deals are seeded by the sampler that OpenSpiel hands over, a number from 0 to 1.
RESAMPLE_SEEDS = 1 << 31
#: Parameters of every game; its options join them.
PLAYERS, REWARD = "players", "reward"
#: In a row of the perfect-recall tensor: the seat's own action.
OWN_ACTION = -1


def short_name(game: Game) -> str:
    """Return the name a game is loaded by."""
    return f"{NAMESPACE}_{game.name.replace('-', '_')}"


def game_type(game: Game, reward: str = REWARDS[0]) -> Any:
    """Return what is true of a game, however many seats it has."""
    zero_sum = reward != "points" or environment_of(game).zero_sum
    options = {name: option.default for name, option in game.options.items()}
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Regency {camel(game.name)}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Even where no seat has secrets: nobody knows the order of the deck, which is dealt ahead.
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=(
            pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM
        ),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: game.seats[0], REWARD: REWARDS[0], **options},
    )


def game_info(game: Game, seats: int, reward: str) -> Any:
    """Return the sizes of a game for a number of seats."""
    low, high = utility_bounds(game, reward)
    zero_sum = reward != "points" or environment_of(game).zero_sum
    return pyspiel.GameInfo(
        num_distinct_actions=game.rules.ACTIONS.count,
        max_chance_outcomes=game.rules.NUM_CARDS,
        num_players=seats,
        min_utility=low,
        max_utility=high,
        utility_sum=0.0 if zero_sum else None,
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
        info = game_info(self.house, self.seats, reward)
        super().__init__(game_type(self.house, reward), info, chosen)

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
        #: What each seat was told and did, and last what everybody was told: words, and numbers.
        self.told: tuple[str, ...] = ("",) * (seats + 1)
        self.told_rows: tuple[bytes, ...] = (b"",) * (seats + 1)
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
            self.told = _added(self.told, seat, f"!{action};")
            did = told_row(OWN_ACTION, [action])
            self.told_rows = _added(self.told_rows, seat, did)
            return
        self.drawn += (action,)
        if len(self.drawn) == self.rules.picks(self.states, 0):
            outcome = np.array(self.drawn, np.int16)
            self._tell(self.rules.chance(self.states, 0, outcome, events))
            self.drawn = ()
            self.dealt = self.dealt or self.rules.to_act(self.states, 0) != CHANCE

    def _tell(self, count: int) -> None:
        kinds = self.house.rules.EVENTS
        told, rows = list(self.told), list(self.told_rows)
        for row in self.buffers.events[:count]:
            fact = kinds.read(row)
            for place, viewer in enumerate([*range(self.seats), SPECTATOR]):
                seen = kinds.redact(fact, viewer)
                values = list(seen.values.values())
                told[place] += f"{seen.kind}{values};"
                rows[place] += told_row(int(row[0]) + 1, values)
        self.told, self.told_rows = tuple(told), tuple(rows)

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
        other.told = _only(self.told, player)
        other.told_rows = _only(self.told_rows, player)
        return other

    def seen_by(self, viewer: int) -> str:
        """Return what a viewer may know of the present state, field by field."""
        return _fields(self.house, redact(self.house, self.states[0], viewer))

    def __str__(self) -> str:
        return f"{_fields(self.house, self.states[0])} drawn={list(self.drawn)}"

    # What OpenSpiel calls structs: the same in JSON.

    def _to_struct(self) -> dict[str, Any]:
        return whole_state(self.house, self.states[0])

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


def _fields(game: Game, state: State) -> str:
    return " ".join(f"{name}={value}" for name, value in whole_state(game, state).items())


def told_row(kind: int, values: Sequence[int]) -> bytes:
    """Return a row of the perfect-recall tensor: what happened, and its numbers."""
    row = np.zeros(EVENT_WIDTH, np.int16)
    row[0] = kind
    row[1 : 1 + len(values)] = values
    return row.tobytes()


def _added(told: tuple[Any, ...], seat: int, more: Any) -> tuple[Any, ...]:
    return (*told[:seat], told[seat] + more, *told[seat + 1 :])


def _only(told: tuple[Any, ...], player: int) -> tuple[Any, ...]:
    """Return what one seat was told, and for the others what everybody was."""
    return tuple(own if seat == player else told[-1] for seat, own in enumerate(told))


def settle_chance(state: HouseState, seed: int | None = None, split: str = TRAIN) -> None:
    """Play the chance nodes that are due as the house draws them: with a seed, its very match.

    Give the seed to a new state, with the split "evaluation" for a held-out match; later calls go
    on with the same generator.
    """
    check_split(split)
    if seed is not None:
        if state.history():
            raise ValueError("a match is seeded before its first card")
        seed_words(state.states[0].rng, match_seed(seed, split))
    elif split != TRAIN:
        raise ValueError(f"the split {split} goes with a seed")
    while state.is_chance_node():
        cards = state.buffers.cards
        count = state.rules.pool(state.states, 0, cards)
        wanted = int(state.rules.picks(state.states, 0))
        drawn = cards[:count].copy()
        shuffle(state.states[0].rng, drawn, count, wanted)
        for card in drawn[:wanted].tolist():
            state.apply_action(card)


class HouseObserver:
    """Writes observations: the tensor in named pieces, and strings with or without the past.

    Without private information it shows what a spectator sees. Public and private are mixed in a
    tensor, so there is none of private pieces alone. With perfect recall `told` stands behind the
    present: a row for everything the seat was told or did, in order, its kind first (0: none yet;
    OWN_ACTION: an action of its own; else the event's number plus one), then its numbers.
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
        if kind.public_info:
            present = game.features.OBSERVATION
            rows = environment_of(game).told if kind.perfect_recall else 0
            self.tensor = np.zeros(present.size + rows * EVENT_WIDTH, np.float32)
            self.dict = present.split(self.tensor)
            if rows:
                self.dict["told"] = self.tensor[present.size :].reshape(rows, EVENT_WIDTH)

    def set_from(self, state: HouseState, player: int) -> None:
        """Write what the player sees; nothing is there to see before the deal."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.dealt:
            viewer = player if self._alone else SPECTATOR
            present = self._game.features.OBSERVATION.size
            state.rules.observe(state.states, 0, viewer, self.tensor[:present])
        if "told" in self.dict:
            rows = state.told_rows[player if self._alone else state.seats]
            told = np.frombuffer(rows, np.int16).reshape(-1, EVENT_WIDTH)
            if len(told) > len(self.dict["told"]):
                raise ValueError(f"more was told than the {len(self.dict['told'])} rows there are")
            self.dict["told"][: len(told)] = told

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
