"""Players made of code: they are given what a person would see, so they cannot cheat."""

from regency.bots.base import Bot, Budget
from regency.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "Budget", "make_bot"]
