"""cards.toml: what is refused."""

import numpy as np
import pytest


def test_its_tables_refuse_a_deck_in_which_a_showdown_could_be_tied() -> None:
    from regency.games.kuhn.data import tables

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "RANK", np.array([0, 0, 2], np.int8))
        with pytest.raises(ValueError, match="share a rank"):
            tables._validate()
