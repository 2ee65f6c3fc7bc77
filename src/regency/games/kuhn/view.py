"""How Kuhn poker is shown and told; everything here receives redacted states only."""

from typing import TypedDict

from regency.core.facts import Fact
from regency.core.game import CardInfo, Refusal, ScoreLine
from regency.core.text import Text, text
from regency.core.types import EMPTY, HIDDEN, SPECTATOR, State
from regency.games.kuhn.data.tables import BET, IDS
from regency.games.kuhn.rules import (
    BET_ACTION,
    CHECK_ACTION,
    DEAL,
    DONE,
    MAX_SEATS,
    facing_bet,
)


class KuhnView(TypedDict):
    """What a board shows; card ids, None where there is none, "hidden" where it is unknown."""

    phase: str
    turn: int
    cards: list[str | None]
    paid: list[int]
    history: list[str]
    winner: int | None


def view(seen: State, viewer: int) -> KuhnView:
    """Return what a viewer's board shows."""
    return {
        "phase": ("deal", "play", "done")[int(seen.phase)],
        "turn": int(seen.turn),
        "cards": [_card_id(int(seen.slot[seat])) for seat in range(MAX_SEATS)],
        "paid": [int(chips) for chips in seen.paid],
        "history": [("check", "bet")[int(a)] for a in seen.history if a != EMPTY],
        "winner": None if seen.winner == EMPTY else int(seen.winner),
    }


def _card_id(card: int) -> str | None:
    if card == EMPTY:
        return None
    return "hidden" if card == HIDDEN else IDS[card]


def card_name(card: int) -> Text:
    """Name a card, or say that it is hidden."""
    return text("card-hidden") if card == HIDDEN else text(f"card-{IDS[card]}")


def table(seen: State, viewer: int) -> list[Text]:
    """Tell the table in sentences."""
    lines = [text("table-pot", chips=int(seen.paid[0]) + int(seen.paid[1]))]
    for seat in range(MAX_SEATS):
        card = int(seen.slot[seat])
        if card == EMPTY:
            continue
        key = "table-own-card" if seat == viewer else "table-card"
        lines.append(text(key, seat=seat, card=card_name(card)))
    if facing_bet(seen) and seen.phase != DONE:
        lines.append(text("table-facing", seat=int(seen.turn), chips=BET))
    return lines


def prompt(seen: State, viewer: int) -> Text:
    """Say whose turn it is, and what that seat may do."""
    if seen.phase == DEAL:
        return text("prompt-deal")
    if seen.phase == DONE:
        return text("prompt-over")
    turn = int(seen.turn)
    whose = "you" if turn == viewer else "other"
    return text(f"prompt-{whose}-{'facing' if facing_bet(seen) else 'free'}", seat=turn, chips=BET)


def points(seen: State, viewer: int) -> list[int | None]:
    """Return the chips won and lost; before the end they depend on cards nobody may compare."""
    if seen.phase != DONE:
        return [None] * MAX_SEATS
    return [line.points for line in sorted(sheet(seen), key=lambda line: line.seat)]


def catalogue() -> list[CardInfo]:
    """Return the three cards."""
    return [
        CardInfo(IDS[card], "card", card_name(card), [text("about-card", rank=card + 1)], {})
        for card in range(len(IDS))
    ]


def label(seen: State, seat: int, action: int) -> Text:
    """Name an action: the same chip is a bet, or a call when facing one."""
    facing = facing_bet(seen)
    if action == CHECK_ACTION:
        return text("label-fold" if facing else "label-check")
    return text("label-call" if facing else "label-bet", chips=BET)


def line(fact: Fact, viewer: int) -> Text | None:
    """Tell one event; of what is only foreseen, nothing that nobody can know yet."""
    seat = fact["seat"]
    if fact.kind == "dealt":
        if viewer == seat and viewer != SPECTATOR:
            return text("line-dealt-you", card=card_name(fact["card"]))
        return text("line-dealt", seat=seat)
    if HIDDEN in fact.values.values():
        return None
    if fact.kind == "shown":
        return text("line-shown", seat=seat, card=card_name(fact["card"]))
    if fact.kind in ("bet", "called", "won"):
        return text(f"line-{fact.kind}", seat=seat, chips=fact["chips"])
    return text(f"line-{fact.kind}", seat=seat)


def sheet(state: State) -> list[ScoreLine]:
    """Explain the chips won and lost (KU-6)."""
    if state.phase != DONE:
        return []
    winner = int(state.winner)
    chips = int(state.paid[1 - winner])
    return [
        ScoreLine(winner, chips, text("sheet-won", chips=chips), "KU-6"),
        ScoreLine(1 - winner, -chips, text("sheet-lost", chips=chips), "KU-6"),
    ]


def why_not(seen: State, seat: int, action: int) -> Refusal:
    """Explain a refusal: both actions are always allowed to the seat whose turn it is."""
    if seen.phase == DEAL:
        return Refusal("KU-2", text("why-not-dealt"))
    if seen.phase == DONE:
        return Refusal("KU-5", text("why-over"))
    if seat != int(seen.turn):
        return Refusal("KU-3", text("why-not-your-turn", seat=int(seen.turn)))
    known = (CHECK_ACTION, BET_ACTION)
    assert action not in known, "a legal action has no refusal"
    return Refusal("KU-3", text("why-no-such-action"))
