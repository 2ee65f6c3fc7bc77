"""Broken twins of Kuhn poker: each must be caught by the law that is meant for it."""

from __future__ import annotations

import itertools
import shutil
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from regency.core.drawing.row import NEXT, put, put2, put3, put5
from regency.core.drawing.shapes import one_of
from regency.core.drawing.shapes import text as said
from regency.core.kernel import below, seed_words
from regency.core.record import KNOWN_BY, NOBODY, PUBLIC, i8, record, u8, u32
from regency.core.types import HIDDEN, SPECTATOR, Events, Ints, Mask, State
from regency.games.kuhn import GAME, rules, show
from regency.games.kuhn.rules.state import BET_ACTION, CHECK_ACTION, DEAL, NUM_SLOTS, SHOWN, WON
from regency.games.kuhn.show.shapes import LINE, PROMPT
from regency.testing import LAWS, LawBroken, check_game

KUHN_SETUP = rules.setup
KUHN_CHANCE = rules.chance
KUHN_APPLY = rules.apply
KUHN_DETERMINIZE = rules.determinize
KUHN_DRAW_VIEW = show.draw_view
KUHN_DRAW_LINE = show.draw_line


def twin(**changed: Any) -> Any:
    """Return Kuhn poker with some of its rules replaced."""
    return replace(GAME, rules=SimpleNamespace(**{**vars(rules), **changed}))


def assert_caught(game: Any, law: str, **plan: Any) -> str:
    """Check that the law meant for the fault catches it; returns what it says."""
    with pytest.raises(LawBroken) as caught:
        check_game(game, laws=[law], machine="python", **plan)
    assert caught.value.law == law
    return str(caught.value)


def test_kuhn_itself_passes_every_law() -> None:
    check_game(GAME, laws=[law for law in LAWS if law != "machines"], machine="python")


# --- open hands


def reshuffle_everything(state: State, seed: int) -> None:
    KUHN_DETERMINIZE(state, SPECTATOR, seed)


def reshuffle_doubled(state: State, seed: int) -> None:
    state.slot[NUM_SLOTS - 1] = state.slot[0]


def test_a_reshuffle_that_changes_a_hand_is_caught() -> None:
    words = assert_caught(twin(reshuffle=reshuffle_everything), "open-hands")
    assert "reshuffle() changes slot" in words


def test_a_reshuffle_that_doubles_a_card_is_caught() -> None:
    words = assert_caught(twin(reshuffle=reshuffle_doubled), "open-hands")
    assert "loses or doubles" in words


# --- a leaking field

FIELDS = dict(rules.STATE.fields)
OPEN_HANDS = record(**{**FIELDS, "slot": i8(PUBLIC, NUM_SLOTS)})
WITH_PEEK = record(**FIELDS, peek=i8(PUBLIC))


def chance_with_peek(state: State, outcome: Ints, events: Events) -> int:
    state.peek = outcome[1]
    return KUHN_CHANCE(state, outcome, events)


def test_a_hand_declared_public_is_caught() -> None:
    assert "slot" in assert_caught(twin(STATE=OPEN_HANDS), "secrecy")


def test_a_hidden_card_copied_into_a_public_field_is_caught() -> None:
    # Re-deals do not touch the copy, so only the comparison of two worlds can see it.
    game = twin(STATE=WITH_PEEK, chance=chance_with_peek)
    check_game(game, laws=["secrecy"], machine="python")
    assert "peek" in assert_caught(game, "no-leak")


# --- a mask that leaks


def legal_by_the_other_card(state: State, seat: int, mask: Mask) -> int:
    mask[CHECK_ACTION] = 1
    mask[BET_ACTION] = 0 if state.slot[1 - seat] == 0 else 1
    return int(mask[CHECK_ACTION]) + int(mask[BET_ACTION])


def test_a_mask_that_depends_on_hidden_cards_is_caught() -> None:
    words = assert_caught(twin(legal=legal_by_the_other_card), "secrecy")
    assert "legal() differs" in words


# --- re-deals


def forgetful_determinize(state: State, viewer: int, seed: int) -> None:
    """Deal all three cards anew, the viewer's own included."""
    seed_words(state.rng, seed)
    if state.phase == DEAL:
        return
    first = below(state.rng, 3)
    second = (first + 1 + below(state.rng, 2)) % 3
    for slot, card in enumerate((first, second, 3 - first - second)):
        state.slot[slot] = card


def lazy_determinize(state: State, viewer: int, seed: int) -> None:
    """Change nothing: what was dealt stays, so a bot would know every card."""
    seed_words(state.rng, seed)


def biased_determinize(state: State, viewer: int, seed: int) -> None:
    """Re-deal, and look for a better hand once in four times."""
    KUHN_DETERMINIZE(state, viewer, seed)
    if viewer != SPECTATOR and state.phase != DEAL and below(state.rng, 4) == 0:
        KUHN_DETERMINIZE(state, viewer, 0)


def test_a_re_deal_that_forgets_what_is_known_is_caught() -> None:
    assert "a re-deal changes slot" in assert_caught(
        twin(determinize=forgetful_determinize), "secrecy"
    )


def test_a_re_deal_that_reads_hidden_cards_is_caught() -> None:
    words = assert_caught(twin(determinize=lazy_determinize), "secrecy")
    assert "reads what the viewer cannot see" in words


def test_a_re_deal_that_is_not_uniform_is_caught() -> None:
    words = assert_caught(twin(determinize=biased_determinize), "re-deals")
    assert "not uniform" in words


# --- foresight

#: How often a move was made: memory that is not in the state, so that no move can be foreseen.
MOVES = np.zeros(1, np.int64)


def apply_by_heart(state: State, seat: int, action: int, events: Events) -> int:
    MOVES[0] += 1
    count = KUHN_APPLY(state, seat, action, events)
    events[0, 2] = MOVES[0] % 100
    return count


ODD_RANKS = record(**FIELDS, rank=i8(NOBODY, NUM_SLOTS))


def rank_oddly(state: State) -> None:
    """Note a rank for each card that is nobody's to see, the lowest being HIDDEN itself."""
    for slot in range(NUM_SLOTS):
        state.rank[slot] = HIDDEN if state.slot[slot] == 0 else state.slot[slot]


def chance_with_odd_ranks(state: State, outcome: Ints, events: Events) -> int:
    count = KUHN_CHANCE(state, outcome, events)
    rank_oddly(state)
    return count


def determinize_odd_ranks(state: State, viewer: int, seed: int) -> None:
    KUHN_DETERMINIZE(state, viewer, seed)
    rank_oddly(state)


def apply_by_odd_ranks(state: State, seat: int, action: int, events: Events) -> int:
    """Let a bet cost more that is made against a jack."""
    count = KUHN_APPLY(state, seat, action, events)
    if action == BET_ACTION:
        events[0, 2] = 2 if state.rank[1 - seat] == HIDDEN else 1
    return count


def draw_line_of_a_guess(row: Ints, event: Ints, viewer: int) -> None:
    """Say of a card that nobody can know yet that it is a queen."""
    if event[0] == SHOWN and event[2] == HIDDEN:
        put3(row, SHOWN, event[1], 1)
    else:
        KUHN_DRAW_LINE(row, event, viewer)


def draw_line_of_nobody(row: Ints, event: Ints, viewer: int) -> None:
    if event[0] == WON:
        put3(row, WON, event[1], 1)
    else:
        put(row, LINE_UNKNOWN)


LINE_UNKNOWN = LINE.number("unknown")


def draw_points_by_the_look(row: Ints, seen: State) -> None:
    """Tell other points each time."""
    MOVES[0] += 1
    put5(row, 2, 1, int(MOVES[0]), 1, 0)


def test_a_move_that_cannot_be_foreseen_is_caught() -> None:
    assert "was promised" in assert_caught(twin(apply=apply_by_heart), "foresight")


def test_a_hidden_entry_that_is_truly_hidden_is_caught() -> None:
    game = twin(
        STATE=ODD_RANKS,
        chance=chance_with_odd_ranks,
        determinize=determinize_odd_ranks,
        apply=apply_by_odd_ranks,
    )
    assert "kind='bet'" in assert_caught(game, "foresight")


@pytest.mark.parametrize("draw", [draw_line_of_a_guess, draw_line_of_nobody])
def test_a_sentence_that_says_what_is_not_certain_is_caught(draw: Any) -> None:
    assert "was promised as" in assert_caught(shown_by(draw_line=draw), "foresight")


def test_points_that_are_not_what_was_told_are_caught() -> None:
    game = shown_by(draw_points=draw_points_by_the_look)
    assert "points were promised" in assert_caught(game, "foresight")


# --- play


def apply_and_lose_a_card(state: State, seat: int, action: int, events: Events) -> int:
    state.slot[2] = -1
    return KUHN_APPLY(state, seat, action, events)


def apply_with_dice(state: State, seat: int, action: int, events: Events) -> int:
    below(state.rng, 2)
    return KUHN_APPLY(state, seat, action, events)


def legal_nothing(state: State, seat: int, mask: Mask) -> int:
    mask[CHECK_ACTION] = 0
    mask[BET_ACTION] = 0
    return 0


def legal_half_written(state: State, seat: int, mask: Mask) -> int:
    mask[BET_ACTION] = 1
    return 1


def apply_without_end(state: State, seat: int, action: int, events: Events) -> int:
    state.turn = 1 - seat
    return 0


def draw_no_sheet(row: Ints, seen: State) -> None:
    put(row, 0)


def test_a_lost_card_is_caught() -> None:
    assert "card" in assert_caught(twin(apply=apply_and_lose_a_card), "conservation")


def test_randomness_in_a_move_is_caught() -> None:
    assert "random" in assert_caught(twin(apply=apply_with_dice), "purity")


@pytest.mark.parametrize("legal", [legal_nothing, legal_half_written])
def test_a_seat_without_a_move_or_with_a_dirty_mask_is_caught(legal: Any) -> None:
    assert_caught(twin(legal=legal), "progress")


def test_a_match_without_an_end_is_caught() -> None:
    assert "MAX_STEPS" in assert_caught(twin(apply=apply_without_end), "progress")


def test_a_sheet_that_does_not_add_up_is_caught() -> None:
    assert "its sheet says 0" in assert_caught(shown_by(draw_sheet=draw_no_sheet), "scores")


# --- machines

WITH_SUM = record(**FIELDS, total=u8(PUBLIC))


def setup_with_sum(state: State, seats: int, options: Ints, seed: int) -> None:
    KUHN_SETUP(state, seats, options, seed)
    state.paid[0] = 100
    state.paid[1] = 100
    # int8 + int8 wraps in NumPy and widens in Numba: 200 is more than 127 on one of them only.
    state.total = 1 if state.paid[0] + state.paid[1] > 127 else 0
    state.paid[0] = 1
    state.paid[1] = 1


@pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning")
def test_a_machine_that_differs_is_caught() -> None:
    game = twin(STATE=WITH_SUM, setup=setup_with_sum)
    with pytest.raises(LawBroken, match="differ in total") as caught:
        check_game(game, laws=["machines"])
    assert caught.value.law == "machines"


# --- drawings


def draw_view_of_another_phase(row: Ints, seen: State, viewer: int) -> None:
    place = int(row[NEXT])
    KUHN_DRAW_VIEW(row, seen, viewer)
    row[place] = 3


def draw_view_and_more(row: Ints, seen: State, viewer: int) -> None:
    KUHN_DRAW_VIEW(row, seen, viewer)
    put(row, 0)


def draw_half_a_view(row: Ints, seen: State, viewer: int) -> None:
    put2(row, seen.phase, seen.turn)


def draw_an_endless_view(row: Ints, seen: State, viewer: int) -> None:
    KUHN_DRAW_VIEW(row, seen, viewer)
    row[NEXT] = len(row) + 1


@pytest.mark.parametrize(
    ("draw", "words"),
    [
        (draw_view_of_another_phase, "view.phase: 3 is none of 0 to 2"),
        (draw_view_and_more, "1 numbers more than its shape"),
        (draw_half_a_view, "view.paid[0]: the drawing ends too soon"),
        (draw_an_endless_view, "room for"),
    ],
)
def test_a_drawing_that_does_not_fit_its_shape_is_caught(draw: Any, words: str) -> None:
    assert words in assert_caught(shown_by(draw_view=draw), "drawings")


def draw_prompt_by_narrow_sums(row: Ints, seen: State, viewer: int) -> None:
    # As above: on one machine this is more than 127, on the other less than 0.
    put(row, PROMPT_DEAL if seen.paid[0] + SO_MANY > 0 else PROMPT_DONE)


SO_MANY = np.int8(127)
PROMPT_DEAL, PROMPT_DONE = PROMPT.number("deal"), PROMPT.number("done")


@pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning")
def test_a_drawing_that_machines_tell_differently_is_caught() -> None:
    game = shown_by(draw_prompt=draw_prompt_by_narrow_sums)
    with pytest.raises(LawBroken, match="is told as") as caught:
        check_game(game, laws=["drawings"])
    assert caught.value.law == "drawings"


# --- words


@pytest.fixture
def copied_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "kuhn"
    for part in ("locales", "golden"):
        shutil.copytree(GAME.folder / part, folder / part)
    return folder


def test_a_missing_translation_is_caught(copied_folder: Path) -> None:
    file = copied_folder / "locales" / "uk.ftl"
    kept = [line for line in file.read_text("utf-8").splitlines() if "label-fold" not in line]
    file.write_text("\n".join(kept), "utf-8")
    words = assert_caught(replace(GAME, folder=copied_folder), "languages")
    assert "uk lacks label-fold" in words


def test_a_message_that_lacks_its_parameter_is_caught(copied_folder: Path) -> None:
    for file in (copied_folder / "locales").glob("*.ftl"):
        file.write_text(
            file.read_text("utf-8").replace("bet { $chips }", "bet { $coins }"), "utf-8"
        )
    assert "coins" in assert_caught(replace(GAME, folder=copied_folder), "languages")


def test_a_form_that_some_card_lacks_is_caught_though_it_never_comes_up(
    copied_folder: Path,
) -> None:
    file = copied_folder / "locales" / "uk.ftl"
    words = file.read_text("utf-8").replace("$card }", "$card_acc }")
    for card in ("jack", "queen"):
        words = words.replace(f"\ncard-{card} =", f"\ncard-{card} = x\n    .acc =")
    file.write_text(words, "utf-8")
    caught = assert_caught(replace(GAME, folder=copied_folder), "languages")
    assert "$card_acc: card-hidden, card-king lack .acc" in caught


def test_two_moves_that_read_the_same_are_caught(copied_folder: Path) -> None:
    file = copied_folder / "locales" / "fr.ftl"
    words = file.read_text("utf-8")
    check = next(line for line in words.splitlines() if line.startswith("label-check"))
    # What comes last counts, so that the message before it may have any form.
    file.write_text(f"{words}\n{check.replace('label-check', 'label-bet')}\n", "utf-8")
    assert "both read" in assert_caught(replace(GAME, folder=copied_folder), "languages")


def test_a_changed_golden_match_is_caught(copied_folder: Path) -> None:
    file = copied_folder / "golden" / "bet-call.ndjson"
    file.write_text(file.read_text("utf-8").replace("[2, -2]", "[1, -1]"), "utf-8")
    words = assert_caught(replace(GAME, folder=copied_folder), "golden")
    assert "bet-call.ndjson:4: KU-6" in words


def test_a_game_without_golden_matches_does_not_exist(copied_folder: Path) -> None:
    shutil.rmtree(copied_folder / "golden")
    assert_caught(replace(GAME, folder=copied_folder), "golden")


def write_everything_as_a_pass(state: State, seat: int, actions: Any) -> dict[str, Any]:
    return {"do": "pass"}


def test_a_notation_that_is_no_inverse_is_caught() -> None:
    parts = {**vars(GAME.notation), "write_move": write_everything_as_a_pass}
    game = replace(GAME, notation=SimpleNamespace(**parts))
    assert_caught(game, "notation")


# --- declarations


def test_a_declaration_without_visibility_is_refused() -> None:
    with pytest.raises(TypeError, match="visibility"):
        i8(3)  # type: ignore[arg-type]


def test_a_known_by_field_needs_its_mask() -> None:
    with pytest.raises(TypeError, match="is not a field"):
        record(rng=u32(NOBODY, 4), seats=i8(PUBLIC), card=i8(KNOWN_BY("nowhere"), 3))


# --- what is told


def shown_by(**changed: Any) -> Any:
    """Return Kuhn poker with some of its presentation replaced."""
    return replace(GAME, show=SimpleNamespace(**{**vars(show), **changed}))


def test_a_message_that_nobody_wrote_is_caught_though_it_never_comes_up() -> None:
    prompt = one_of(**PROMPT.cases, never=said("prompt-nobody-wrote"))
    game = shown_by(SHAPES=replace(show.SHAPES, prompt=prompt))
    assert "prompt-nobody-wrote" in assert_caught(game, "languages")


def test_a_card_twice_in_the_catalogue_is_caught() -> None:
    game = shown_by(catalogue=lambda: show.catalogue() * 2)
    assert "jack twice" in assert_caught(game, "languages")


def draw_no_points(row: Ints, seen: State) -> None:
    put5(row, 2, 1, 0, 1, 0)


LOOKS = itertools.count()


def draw_restless_points(row: Ints, seen: State) -> None:
    put5(row, 2, 1, next(LOOKS), 1, 0)


def test_a_drawing_that_depends_on_more_than_what_is_seen_is_caught() -> None:
    words = assert_caught(shown_by(draw_points=draw_restless_points), "secrecy")
    assert "the picture differs on a re-deal" in words


def test_points_that_are_not_the_final_ones_are_caught() -> None:
    assert "is shown [0, 0]" in assert_caught(shown_by(draw_points=draw_no_points), "scores")
