"""What each seat knows, and re-deals that keep to it (CC-21)."""

from collections import Counter

import numpy as np
import pytest

from regency.core.types import EMPTY
from regency.games.castle_combo import GAME
from regency.games.castle_combo.data.tables import CASTLE, VILLAGE
from regency.games.castle_combo.tests.kit import CASTLE_IDS, VILLAGE_IDS, Table, card, cell
from regency.testing.statistics import SUSPICIOUS, chi_square_p


@pytest.mark.clause("CC-21")
def test_redeals_are_uniform() -> None:
    table = Table(2)
    table.empty_deck("castle")
    table.empty_deck("village")
    for pile, names in ((CASTLE, ("judge", "nun", "baron")), (VILLAGE, ("vicar", "spy"))):
        table.state.row[pile] = EMPTY
        others = (CASTLE_IDS, VILLAGE_IDS)[pile]
        rest = [name for name in others if name not in names]
        for i, name in enumerate(rest):
            table.state.discards[pile, i] = card(name)
        table.state.discards_size[pile] = len(rest)
        for i, name in enumerate(names):
            table.state.deck[pile, i] = card(name)
        table.state.deck_size[pile] = len(names)
    truth = table.state.deck.tobytes()
    drawn: Counter[bytes] = Counter()
    for seed in range(2400):
        table.position.rules.determinize(table.position.states, 0, seed % 3 - 1, seed)
        drawn[table.state.deck.tobytes()] += 1
    assert len(drawn) == 6 * 2
    assert truth in drawn
    assert chi_square_p(list(drawn.values()), [200.0] * 12) > SUSPICIOUS


@pytest.mark.clause("CC-21")
def test_only_the_order_of_the_decks_is_hidden() -> None:
    table = Table(2, village=("vicar", "spy", "monk"))
    table.recruit("vicar", face="down")
    seen = table.position.seen_by(1)
    assert int(seen.cell[0, cell((0, 0))]) == card("vicar")
    hidden = [
        name for name in seen.dtype.names if not np.array_equal(seen[name], table.state[name])
    ]
    assert sorted(hidden) == ["deck", "rng"]


@pytest.mark.clause("CC-21")
def test_what_is_left_in_a_deck_is_known_as_a_set() -> None:
    table = Table(2, village=("vicar", "spy", "monk", "baker"))
    table.recruit("vicar", face="down")
    locations = GAME.view.view(table.position.seen_by(1), 1)["locations"]
    assert set(locations[0]["in_deck"]) == set(CASTLE_IDS[3:])
    assert set(locations[1]["in_deck"]) == set(VILLAGE_IDS) - {"vicar", "spy", "monk", "baker"}


@pytest.mark.clause("CC-21")
def test_a_redeal_keeps_the_sets_and_changes_the_order() -> None:
    table = Table(2)
    before = table.state.deck.copy()
    table.position.rules.determinize(table.position.states, 0, 0, 5)
    after = table.state.deck
    assert (before != after).any()
    for location in range(2):
        assert sorted(before[location].tolist()) == sorted(after[location].tolist())
