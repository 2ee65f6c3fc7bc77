"""The tables of what modules export; a function that is added here is there for pages."""

from __future__ import annotations

import dataclasses
from typing import Any

from regency.analysis import drivers as analysis
from regency.analysis import net_drivers
from regency.analysis.evaluator import VALUED_SEATS, ByNetwork, Playouts, cleverness
from regency.bots import net_search, network, search, weights
from regency.bots.inputs import inputs_of, told_size
from regency.bots.ismcts import settings_for
from regency.bots.levels import LEVELS, Level
from regency.bots.net import Manner
from regency.bots.net_tree import search_settings
from regency.bots.registry import parsed
from regency.core import drivers, hiding
from regency.core.drawing import drivers as drawing
from regency.core.drawing.drawn_view import POINTS
from regency.core.drawing.encode import WORK as WORK_NUMBERS
from regency.core.drawing.encode import encode
from regency.core.drawing.program import programs
from regency.core.engine import EVENT_ROWS
from regency.core.game import Game
from regency.core.types import EVENT_WIDTH
from regency.core.wasm.entries import OPEN, STATE, Array, Entry, Fraction, Number, Together
from regency.foresight import drivers as foresight
from regency.foresight.names import Layout

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
# Of a drawing: the row, the shape's program, and what is told.
ROW = Array("i4", (OPEN,))
EVENT = Array("i2", (EVENT_WIDTH,))
CODE = Array("i4", (OPEN,))
LETTERS = Array("u1", (OPEN,))
VALUES_TOLD = Array("i4", (OPEN, 2))
WORK = Array("i4", (OPEN,))
# Of foresight: where it works, and what it tells of a move, and of all of them.
WALK = Array("i8", (foresight.WORK,))
SKETCHES = Array("i8", (foresight.SKETCHES, OPEN))
LOG = Array("i8", (EVENT_ROWS, EVENT_WIDTH))
DRAWN = Array("i8", (foresight.DRAWINGS, foresight.ROOM))
CERTAIN = Array("i2", (EVENT_ROWS, EVENT_WIDTH))
SHEET = Array("i4", (foresight.ROOM,))
OF_A_MOVE = Array("i4", (foresight.TOLD,))
GAINS = Array("i4", ("NUM_ACTIONS", 2))
# Of a review: what is tried, and how matches end after it, deal by deal.
ACTIONS = Array("i4", (OPEN,))
RESULT_NAMES = ["WIN", "POINTS"]
RESULTS = Array("i4", (OPEN, analysis.RESULT_ROWS, OPEN))
RESULTS_OF_ALL = Array("i4", (OPEN, OPEN, analysis.RESULT_ROWS, OPEN))

# Of a network: all that a look takes (`network.looking`), and what a search with it works on.
SMALL = Array("i1", (OPEN,))
WHOLE = Array("i4", (OPEN,))
ROW_OF_FLOATS = Array("f4", (OPEN,))
FLOATS = Array("f4", (OPEN, OPEN))
LAYERS = Array("f4", (OPEN, OPEN, OPEN))
NET = Together(
    (
        ("told", N),
        ("terms", Array("i4", (OPEN, 3))),
        ("numbers", WHOLE),
        ("cards", Array("i4", (OPEN, 2))),
        ("kinds", N),
        ("first", FLOATS),
        ("tables", FLOATS),
        ("first_bias", ROW_OF_FLOATS),
        ("hidden", LAYERS),
        ("hidden_bias", FLOATS),
        ("heads", FLOATS),
        ("heads_bias", ROW_OF_FLOATS),
        ("calibration", FLOATS),
        ("looked", SMALL),
        ("so_far", SCORES),
        ("rows", WHOLE),
        ("factors", ROW_OF_FLOATS),
        ("here", ROW_OF_FLOATS),
        ("there", ROW_OF_FLOATS),
        ("out", ROW_OF_FLOATS),
    )
)
EXPECTED = Array("f4", ("MAX_SEATS", weights.VALUES))

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
    Entry("reshuffle", drivers.reshuffle_at, (STATES, N, SEED)),
    Entry("redact", hiding.redact_at, (RAW, N, N, SEEN)),
    Entry("tell", hiding.tell_at, (EVENTS, N, N, EVENTS)),
    # what a viewer is shown, each drawn on a row, and how a row is told as JSON
    Entry("draw_picture", drawing.draw_picture_at, (STATES, N, N, N, MASK, ROW)),
    Entry("draw_label", drawing.draw_label_at, (STATES, N, N, N, ROW)),
    Entry("draw_line", drawing.draw_line_at, (EVENT, N, ROW)),
    Entry("draw_position", drawing.draw_position_at, (STATES, N, N, ROW)),
    Entry("draw_why_not", drawing.draw_why_not_at, (STATES, N, N, N, ROW)),
    Entry("draw_points", drawing.draw_points_at, (STATES, N, ROW)),
    Entry("encode", encode, (CODE, LETTERS, VALUES_TOLD, ROW, WORK, LETTERS, N)),
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

#: A module of its own, which a page loads once it has the rules.
FORESIGHT = (
    Entry(
        "foresee",
        foresight.foresee_at,
        (RAW, N, N, N, WALK, SKETCHES, LOG, DRAWN, CERTAIN, SHEET, OF_A_MOVE),
    ),
    Entry(
        "foresee_all",
        foresight.foresee_all_at,
        (RAW, N, N, MASK, WALK, SKETCHES, LOG, DRAWN, CERTAIN, GAINS),
    ),
)

#: Another, which a page loads to look back at a match.
REVIEW = (
    Entry(
        "worth",
        analysis.worth,
        (STATES, N, N, SEED, N, RNG, MASK, CARDS, SCORES, EVENTS, RESULTS),
    ),
    Entry(
        "weigh",
        analysis.weigh,
        (
            STATES, N, N, N, ACTIONS, N, SEED, N, RNG, MASK, CARDS, SCORES, EVENTS,
            RESULTS_OF_ALL,
        ),
    ),
    Entry("ends", analysis.ends, (STATES, N, N, N, N, SEED, N, RNG, MASK, CARDS, EVENTS)),
)  # fmt: skip


#: Another, which a page loads with the weights: hints, reviews and strong bots want it.
NETWORK = (
    Entry(
        "fold",
        network.fold,
        (
            FLOATS, FLOATS, ROW_OF_FLOATS, FLOATS, LAYERS, Array("i4", (OPEN, 2)), FLOATS,
            ROW_OF_FLOATS,
        ),
    ),
    Entry("look", network.look_at, (STATES, N, NET)),
    Entry(
        "net_search",
        net_search.net_search,
        (
            STATES, N, N, N, SEED, NODES, VALUES, ROW_OF_FLOATS, USED, SETTINGS, RNG, MASK, PATH,
            CARDS, UTILITY, EVENTS, ROW_OF_FLOATS, SMALL, NET,
        ),
    ),
    Entry(
        "net_worth",
        net_drivers.net_worth,
        (STATES, N, N, SEED, N, Fraction(), MASK, CARDS, SCORES, EVENTS, EXPECTED, NET, RESULTS),
    ),
    Entry(
        "net_weigh",
        net_drivers.net_weigh,
        (
            STATES, N, N, N, ACTIONS, N, SEED, N, Fraction(), MASK, CARDS, SCORES, EVENTS,
            EXPECTED, NET, RESULTS_OF_ALL,
        ),
    ),
    Entry(
        "net_ends",
        net_drivers.net_ends,
        (STATES, N, N, N, N, SEED, MASK, CARDS, EVENTS, NET),
    ),
)  # fmt: skip


def about_network(game: Game) -> dict[str, Any]:
    """Return what a page needs to read weights and to look with them as we do."""
    inputs = inputs_of(game)
    settings = search_settings(game)
    return {
        "format": weights.FORMAT,
        "most": {
            "width": weights.MOST_WIDTH,
            "depth": weights.MOST_DEPTH,
            "card": weights.MOST_CARD,
        },
        "values": weights.VALUES,
        "knots": weights.KNOTS,
        "scale": network.NUMBER_SCALE,
        "told": told_size(game),
        "terms": network.terms_of(inputs).tolist(),
        "numbers": inputs.numbers.tolist(),
        "cards": network.cards_of(inputs).tolist(),
        "tables": len(inputs.places) + len(inputs.others),
        "printed": inputs.printed.tolist(),
        "evaluator": ByNetwork.name,
        "version": ByNetwork.version,
        "parts": ByNetwork.parts,
        "rows": RESULT_NAMES,
        "open_hands": analysis.OPEN_HANDS,
        "valued_seats": VALUED_SEATS,
        "search": {
            "settings": settings.numbers().tolist(),
            "lead_scale": net_search.LEAD_SCALE,
            "told": net_search.TOLD,
        },
        "levels": {name: _played_by(game, spec) for name, spec in game.levels.items()},
    }


def _played_by(game: Game, spec: str) -> dict[str, Any]:
    """Return what a page needs to play a level of the network as `bots.registry` makes it."""
    name, parameters = parsed(spec)
    if name == "search" and set(parameters) == {"iterations"}:
        return parameters
    if name != "net":
        raise ValueError(f"{game.name}: a page cannot play {spec}; it knows net and search")
    manner = Manner(**{key: value / 100 for key, value in parameters.items()})
    return dataclasses.asdict(manner)


def about_review(game: Game) -> dict[str, Any]:
    """Return what a page needs to look back as `regency review` does."""
    return {
        "evaluator": Playouts.name,
        "version": Playouts.version,
        "clever": cleverness(game),
        "parts": analysis.PARTS,
        "rows": RESULT_NAMES,
        "open_hands": analysis.OPEN_HANDS,
    }


def about_foresight(game: Game) -> dict[str, Any]:
    """Return what a page needs to foresee moves: how large a sketch is, and what is told."""
    return {
        "cells": Layout(game.rules.STATE).size,
        "told": ["EVENTS", "WAYS", "TEACHES", "KNOWN_NOW", "NOW", "KNOWN_THEN", "THEN"],
        "gains": ["KNOWN", "GAIN"],
    }


def about_search(game: Game) -> dict[str, Any]:
    """Return what a page needs to play as our bots do: settings, levels, and what columns mean."""
    return {
        "settings": settings_for(game).array().tolist(),
        "node": ["ACTION", "FIRST_CHILD", "NEXT_SIBLING", "VISITS", "ASKED", "FAVOURED"],
        "told": ["WINS", "POINTS"],
        "levels": {name: _about_level(game, level) for name, level in LEVELS.items()},
    }


def _about_level(game: Game, level: Level) -> dict[str, Any]:
    settings = settings_for(game, clever=level.clever, prior_weight=level.prior_weight)
    return {
        "milliseconds": level.budget.milliseconds,
        "iterations": level.budget.iterations,
        "settings": settings.array().tolist(),
        "looseness": level.looseness,
    }


#: What can be told as JSON, by the name of the export that draws it, without its `draw_`; the sheet
#: is drawn by `foresee`.
DRAWINGS = ("picture", "label", "line", "position", "why_not", "sheet")


def about_drawing(game: Game) -> dict[str, Any]:
    """Return what a page needs to tell drawings: a program each, and how much room they take."""
    wanted = {name: getattr(game.show.SHAPES, name) for name in DRAWINGS} | {"points": POINTS}
    found = programs(wanted)
    of_all = found["points"]
    return {
        "row": drawing.ROOM,
        "work": WORK_NUMBERS,
        "letters": of_all.letters.tobytes().decode(),
        "entries": of_all.entries.reshape(-1).tolist(),
        "programs": {name: one.code.tolist() for name, one in found.items()},
    }
