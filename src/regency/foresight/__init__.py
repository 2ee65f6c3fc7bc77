"""What is certain of a move before it is made."""

from regency.foresight.certain import Foresight, Prospect
from regency.foresight.lessons import Lessons

__all__ = ["Foresight", "Lessons", "Prospect"]
