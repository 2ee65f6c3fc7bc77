"""Players made of code: they are given what a person would see, so they cannot cheat."""

from regency.bots.base import Bot, Budget
from regency.bots.registry import bot_makers, is_bot, make_bot

__all__ = ["Bot", "Budget", "bot_makers", "is_bot", "make_bot"]
