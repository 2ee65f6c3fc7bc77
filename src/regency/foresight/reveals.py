"""Whether a move showed someone something hidden: at a glance, or for certain."""

from __future__ import annotations

import numpy as np

from regency.core import secrecy
from regency.core.engine import Rules
from regency.core.secrecy import GLANCE, IMAGINED, Redactor
from regency.foresight.certain import Foresight


class RevealCheck:
    """Answers as `SampledRevealCheck` does, and for certain where that looks at many deals.

    A few imagined deals may miss a rare card, so that they can only tell that a move did teach.
    """

    def __init__(self, rules: Rules, foresight: Foresight) -> None:
        self._imagined = secrecy.SampledRevealCheck(rules)
        self._redactor = Redactor(rules.game, rules.bind)
        self._foresight = foresight

    def taught(self, before: bytes, seat: int, action: int, deals: int = IMAGINED) -> bool:
        """Tell whether a move of a seat taught it something, or another behind its back.

        Up to GLANCE deals are imagined; who wants more gets certainty.
        """
        if self._imagined.taught(before, seat, action, min(deals, GLANCE)):
            return True
        if deals <= GLANCE:
            return False
        seen = self._redactor.seen(np.frombuffer(before, np.uint8), seat)
        return self._foresight.prospect(seen, seat, action).teaches
