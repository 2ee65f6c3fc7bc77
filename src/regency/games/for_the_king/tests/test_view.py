"""What is shown and told: prompts, live points and their reasons, cards that explain themselves."""

import random
import re
from collections.abc import Iterator

import pytest

from regency.core.match import Position
from regency.core.text import Text
from regency.core.types import EMPTY, SPECTATOR
from regency.games.for_the_king import GAME
from regency.games.for_the_king.data.tables import (
    COPIES,
    IDS,
    NUM_OFFICES,
    OFFICES,
    PILE,
    REMOVED,
    VALUE,
)
from regency.games.for_the_king.rules.piles import pile_count
from regency.games.for_the_king.rules.scoring import PRIMARY, SECONDARY, tile_value, tile_winner
from regency.games.for_the_king.rules.state import DONE, PASS_ACTION
from regency.games.for_the_king.tests.kit import Script, deal_for, finished
from regency.language import LANGUAGES, locale_keys, speaker

PROMPT = "prompt-"


def walk(seats: int, seed: int) -> Iterator[Position]:
    """Play at random, passing often so that auctions end; yield the match at each decision."""
    dice = random.Random(seed)
    position = Position(GAME, seats, {}, seed, "python")
    while not position.over:
        yield position
        if position.seat_to_act() < 0:
            position.chance()
            continue
        seat = position.seat_to_act()
        legal = position.legal(seat)
        if PASS_ACTION in legal:
            legal = [*legal[:3], PASS_ACTION, PASS_ACTION]
        position.play(seat, dice.choice(legal))
    yield position


def viewers(position: Position) -> list[int]:
    return [SPECTATOR, *range(position.seats)]


@pytest.fixture(scope="module")
def prompts() -> list[tuple[int, int, Text]]:
    """Return who was to act, who looked, and what was said, in several matches."""
    told = []
    for seats, seed in ((2, 1), (3, 2), (5, 3)):
        for position in walk(seats, seed):
            for viewer in viewers(position):
                line = GAME.view.prompt(position.seen_by(viewer), viewer)
                told.append((position.seat_to_act(), viewer, line))
    return told


def test_the_prompt_speaks_to_the_seat_whose_turn_it_is(
    prompts: list[tuple[int, int, Text]],
) -> None:
    for turn, viewer, line in prompts:
        if turn >= 0:
            assert ("-you" in line.key) == (turn == viewer), line
            assert turn == viewer or line.params["seat"] == turn


def test_every_prompt_comes_up_and_can_be_said(prompts: list[tuple[int, int, Text]]) -> None:
    lines = {repr(line): line for _, _, line in prompts}
    nothing = king_that_changes_nothing()
    shared = finished(3, [["gold-2"], ["gold-1", "gold-1"], []])
    broke = Script(2, deal_for(2, [["military-A"], ["military-B"]], ["gold-1"])).influence()
    for script in (nothing, shared, broke, *finished_matches()):
        for viewer in range(-1, script.seats):
            line = GAME.view.prompt(script.position.seen_by(viewer), viewer)
            lines[repr(line)] = line
    for language in LANGUAGES:
        voice = speaker(GAME, language)
        assert all(voice.say(line) for line in lines.values())
    keys = {key for key in locale_keys(GAME.folder / "locales", "en") if key.startswith(PROMPT)}
    # A seat whose hand is empty is rare, and so is one that can only pass.
    rare = {"prompt-seat", "prompt-bid-you-pass", "prompt-deal"}
    assert keys - {line.key for line in lines.values()} <= rare


def king_that_changes_nothing() -> Script:
    script = Script(2, deal_for(2, [["king:up"], []]))
    script.do("place", to="self")
    script.state.tile[:] = 6
    return script


def finished_matches() -> list[Script]:
    return [finished(2, [["military-A"], []]), finished(2, [[], ["military-A"]])]


def test_the_prompt_of_a_seat_that_can_only_pass() -> None:
    script = Script(2, deal_for(2, [["gold-1"], ["gold-2"]], ["military-A"])).influence()
    script.shuffle("military-A")
    script.do("bid", amount=78)
    line = GAME.view.prompt(script.position.seen_by(script.turn), script.turn)
    assert line.key == "prompt-bid-you-pass"


def real_points(position: Position) -> list[int]:
    """Return what the tiles taken now would bring, by the rules themselves."""
    state = position.state
    totals = [0] * position.seats
    for office in range(NUM_OFFICES):
        for rank in (PRIMARY, SECONDARY):
            winner = tile_winner(state, office, rank)
            if winner != EMPTY:
                totals[winner] += tile_value(state, office, rank)
    return totals


@pytest.mark.clause("FK-21", "FK-22")
@pytest.mark.parametrize("seats", [2, 5])
def test_live_points_agree_with_their_reasons_and_with_the_rules(seats: int) -> None:
    for position in walk(seats, 7):
        assert GAME.view.points(position.state, SPECTATOR) == real_points(position)
        for viewer in viewers(position):
            seen = position.seen_by(viewer)
            points = GAME.view.points(seen, viewer)
            lines = GAME.view.sheet(seen)
            if seen.phase == DONE:
                assert points == position.points()
                continue
            for seat in range(seats):
                own = [entry.points for entry in lines if entry.seat == seat]
                assert points[seat] == (sum(own) if seat == viewer else None)
                assert seat == viewer or not own


@pytest.mark.clause("FK-21", "FK-26")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_called_sure_holds_in_every_re_deal(seats: int) -> None:
    sure = 0
    for number, position in enumerate(walk(seats, 11)):
        if number % 5:
            continue
        for viewer in viewers(position):
            view = GAME.view.view(position.seen_by(viewer), viewer)
            claims = [
                (OFFICES.index(found["office"]), rank, found[f"{name}_seat"])
                for found in view["standings"]
                for rank, name in ((PRIMARY, "primary"), (SECONDARY, "secondary"))
                if found[f"{name}_sure"]
            ]
            sure += len(claims)
            for seed in range(3):
                other = position.states.copy()
                position.rules.determinize(other, 0, viewer, seed)
                for office, rank, seat in claims:
                    assert tile_winner(other[0], office, rank) == seat
    assert sure > 50


def test_the_sheet_says_whether_a_lead_is_sure() -> None:
    script = Script(2, deal_for(2, [["military-I", "gold-1"], ["military-A"]]))
    script.influence(turns=1)
    lines = GAME.view.sheet(script.position.seen_by(0))
    assert [(e.seat, e.points, e.reason.key) for e in lines] == [(0, 3, "sheet-lead-sure-now")]
    assert lines[0].reason.params["sum"] == 4
    # Seat 1 sees nothing of what seat 0 kept: it leads as far as cards were seen.
    lines = GAME.view.sheet(script.position.seen_by(1))
    assert [(e.seat, e.points, e.reason.key) for e in lines] == [(1, 3, "sheet-lead-now")]
    assert GAME.view.sheet(script.position.seen_by(SPECTATOR)) == []


@pytest.mark.clause("FK-24", "FK-25")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_cards_of_unknown_place_are_counted(seats: int) -> None:
    for position in walk(seats, 5):
        state = position.state
        for viewer in viewers(position):
            seen = position.seen_by(viewer)
            view = GAME.view.view(seen, viewer)
            hidden = view["deck"] + int(REMOVED[seats])
            if state.phase != DONE:
                hidden += view["favour"] - len(view["favour_own"])
                hidden += view["held"] == "hidden"
            for seat, shown in enumerate(view["seats"]):
                lost = pile_count(state.lost[seat], PILE)
                if shown["cards"] is None:
                    hidden += shown["hand"] + lost - len(shown["seen"]) - len(shown["maybe"])
                elif shown["lost"] is None:
                    hidden += lost
            assert sum(view["unseen"].values()) == hidden
            assert all(count >= 0 for count in view["unseen"].values())


def test_open_cards_are_shown_open() -> None:
    """A replay with all cards open builds the view from the state as it is."""
    script = Script(3, deal_for(3, [["gold-1"], ["gold-2"], ["gold-3"]]))
    script.do("place", to="self")
    view = GAME.view.view(script.state, SPECTATOR)
    assert view["seats"][0]["cards"] == ["gold-1"]
    assert view["held"] == "gold-2"


def test_the_catalogue_tells_every_card_and_office() -> None:
    entries = GAME.view.catalogue()
    assert [e.id for e in entries] == [*(f"office:{o}" for o in OFFICES), *IDS]
    for language in LANGUAGES:
        voice = speaker(GAME, language)
        assert all(voice.say(t) for e in entries for t in (e.name, *e.words))
    by_id = {entry.id: entry for entry in entries}
    for card, card_id in enumerate(IDS):
        values = by_id[card_id].values
        assert values.get("value", 0) == VALUE[card]
        assert values["copies"] == {str(n): COPIES[n, card] for n in (2, 3, 4, 5)}
    assert by_id["military-C"].values["letter"] == "C"
    assert by_id["king:up-down"].values["ups"] == by_id["king:up-down"].values["downs"] == 1
    assert by_id["king:up-down"].reconstructed
    assert not by_id["gold-1"].reconstructed
    assert not by_id["king:up"].reconstructed


def test_the_board_says_only_what_the_locale_files_have_and_all_of_it() -> None:
    files = [*(GAME.folder / "web").rglob("*.svelte"), *(GAME.folder / "web").rglob("*.ts")]
    sources = [file.read_text("utf-8") for file in sorted(files)]
    text = "\n".join(sources)
    said = set(re.findall(r"'(board-[a-z-]*[a-z])'", text))
    prefixes = tuple(set(re.findall(r"`(board-[a-z-]*)\$\{", text)))
    keys = {key for key in locale_keys(GAME.folder / "locales", "en") if key.startswith("board-")}
    assert len(said) > 30
    assert said <= keys
    assert all(key in said or key.startswith(prefixes) for key in keys)
