"""cards.toml as frozen arrays, validated at import."""

import tomllib
from pathlib import Path

import numpy as np

DATA = tomllib.loads((Path(__file__).parent / "cards.toml").read_text("utf-8"))

#: Card ids as records spell them; a card's number is its position here.
IDS: tuple[str, ...] = tuple(card["id"] for card in DATA["card"])
NUM_CARDS = len(IDS)
#: int8[NUM_CARDS], the higher rank wins the showdown.
RANK = np.array([card["rank"] for card in DATA["card"]], np.int8)
RANK.setflags(write=False)

ANTE = int(DATA["stakes"]["ante"])
BET = int(DATA["stakes"]["bet"])


def number_of(card_id: str) -> int | None:
    """Return a card's number, or None for an id that is not in the deck."""
    return IDS.index(card_id) if card_id in IDS else None


def _validate() -> None:
    if len(set(IDS)) != NUM_CARDS:
        raise ValueError("cards.toml: two cards share an id")
    if len(set(RANK.tolist())) != NUM_CARDS:
        raise ValueError("cards.toml: two cards share a rank, so a showdown could be tied")
    if ANTE < 1 or BET < 1:
        raise ValueError("cards.toml: ante and bet must be at least 1")


_validate()
