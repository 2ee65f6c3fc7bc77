"""Players made of code: they are given what a person would see, so they cannot cheat."""

from regency.bots.base import Bot, Budget
from regency.bots.explain import Explanation, Thought, decide
from regency.bots.registry import bot_makers, is_bot, make_bot, split_specs

__all__ = [
    "Bot",
    "Budget",
    "Explanation",
    "Thought",
    "bot_makers",
    "decide",
    "is_bot",
    "make_bot",
    "split_specs",
]
