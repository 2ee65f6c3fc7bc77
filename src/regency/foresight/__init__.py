"""What is certain of a move before it is made."""

from regency.foresight.certain import Foresight, Prospect
from regency.foresight.reveals import RevealCheck

__all__ = ["Foresight", "Prospect", "RevealCheck"]
