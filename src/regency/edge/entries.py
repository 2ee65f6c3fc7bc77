"""The one table of what every module exports; a function that is added here is there for pages."""

from __future__ import annotations

from typing import Any

from regency.bots import search
from regency.bots.ismcts import settings_for
from regency.core import drivers, hiding
from regency.core.game import Game
from regency.core.types import EVENT_WIDTH
from regency.core.wasm.entries import OPEN, STATE, Array, Entry, Number

N = Number()
SEED = Number(64)
STATES = Array(STATE, (OPEN,))
RAW = Array("u1", (OPEN, "STATE_BYTES"))
SEEN = Array("u1", ("STATE_BYTES",))
OPTIONS = Array("i2", (OPEN,))
PLAYERS = Array("i1", (OPEN,))
MASK = Array("u1", ("NUM_ACTIONS",))
EVENTS = Array("i2", (OPEN, EVENT_WIDTH))
CARDS = Array("i2", ("POOL_SIZE",))
OUTCOME = Array("i2", (OPEN,))
SCORES = Array("i4", ("MAX_SEATS", "SCORE_COLUMNS"))
COUNTS = Array("i2", ("NUM_CARDS",))
RNG = Array("u4", (4,))
REPORTS = Array("i8", (OPEN, drivers.REPORT_COLUMNS))
OBSERVED = Array("f4", (OPEN,))
# Of a search: its tree, what it tells, how it weighs, and where it works.
NODES = Array("i4", (OPEN, search.NODE_COLUMNS))
VALUES = Array("f4", (OPEN, "MAX_SEATS"))
USED = Array("i8", (1,))
TOLD = Array("f8", ("NUM_ACTIONS", search.TOLD_ROWS, "MAX_SEATS"))
SETTINGS = Array("f8", (OPEN,))
PATH = Array("i4", (OPEN,))
UTILITY = Array("f8", ("MAX_SEATS",))

ENTRIES = (
    # the rules
    Entry("setup", drivers.setup_at, (STATES, N, N, OPTIONS, SEED)),
    Entry("to_act", drivers.to_act_at, (STATES, N)),
    Entry("legal", drivers.legal_at, (STATES, N, N, MASK)),
    Entry("apply", drivers.apply_at, (STATES, N, N, N, EVENTS)),
    Entry("pool", drivers.pool_at, (STATES, N, CARDS)),
    Entry("picks", drivers.picks_at, (STATES, N)),
    Entry("chance", drivers.chance_at, (STATES, N, OUTCOME, EVENTS)),
    Entry("scores", drivers.scores_at, (STATES, N, SCORES)),
    Entry("settled", drivers.settled_at, (STATES, N)),
    Entry("census", drivers.census_at, (STATES, N, COUNTS)),
    # who may know what
    Entry("determinize", drivers.determinize_at, (STATES, N, N, SEED)),
    Entry("redact", hiding.redact_at, (RAW, N, N, SEEN)),
    Entry("tell", hiding.tell_at, (EVENTS, N, N, EVENTS)),
    # players
    Entry("choose", drivers.choose_at, (STATES, N, N, MASK, RNG)),
    Entry("sample", drivers.sample_at, (STATES, N, N, MASK, RNG)),
    Entry("observe", drivers.observe_at, (STATES, N, N, OBSERVED)),
    Entry("start_tree", search.start_tree, (NODES, VALUES, USED)),
    Entry(
        "search",
        search.search,
        (
            STATES, N, N, N, SEED, NODES, VALUES, USED, TOLD, SETTINGS,
            RNG, MASK, PATH, CARDS, SCORES, UTILITY, EVENTS,
        ),
    ),
    # whole matches, for tests and measurements
    Entry(
        "play_matches",
        drivers.play_matches,
        (
            STATES, N, OPTIONS, SEED, PLAYERS, N, RNG, MASK, CARDS, COUNTS, COUNTS, SCORES, EVENTS,
            REPORTS,
        ),
    ),
    Entry(
        "replay_speed",
        drivers.replay_speed,
        (STATES, N, OPTIONS, SEED, N, RNG, MASK, CARDS, EVENTS),
    ),
)  # fmt: skip


def about_search(game: Game) -> dict[str, Any]:
    """Return what a page needs to search as our bots do: settings, and what columns mean."""
    return {
        "settings": settings_for(game).array().tolist(),
        "node": ["ACTION", "FIRST_CHILD", "NEXT_SIBLING", "VISITS", "ASKED", "FAVOURED"],
        "told": ["WINS", "POINTS"],
    }
