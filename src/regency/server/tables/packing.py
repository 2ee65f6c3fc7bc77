"""What viewers may know as data: redacted records and masks, in compiled code.

What is packed is the part of a `state` message that a picture is drawn from: `record` and `mask`,
every member with a comma before it.
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from regency.core import packing
from regency.core.engine import Rules, undispatched
from regency.core.hiding import bit_of
from regency.core.hiding_tables import hidden_fields
from regency.server.tables.rendering import NOW, Match


class Packer:
    """Packs what viewers may know; all tables of a game share one, see `rendering.Renderer`."""

    def __init__(self, rules: Rules) -> None:
        game, mask = rules.game, rules.buffers().mask
        states = rules.new(2).view(np.ndarray)
        raw = states.view(np.uint8).reshape(len(states), -1)
        seen = np.zeros(raw.shape[1], np.uint8)
        packed = np.zeros(-(-len(mask) // packing.BITS), np.uint8)
        record, actions = (b"A" * packing.base64_size(len(data)) for data in (seen, packed))
        row = b',"record":"%b","mask":"%b"' % (record, actions)
        rows = np.array([np.frombuffer(row, np.uint8)] * (game.rules.MAX_SEATS + 1))
        places = row.index(record), row.rindex(actions)
        self._rows = [memoryview(one) for one in rows]
        self.fields = hidden_fields(game)
        self._tables = (self.fields, seen, mask, packed, rows, *places)
        self._pack = undispatched(
            rules.bind(packing.pack_seen_at), states, raw, NOW, 0, *self._tables
        )

    def pack(self, match: Match, viewers: Collection[int]) -> dict[int, bytes]:
        """Return a match as it is now for these viewers."""
        watched = sum(map(bit_of, viewers))
        self._pack(match.states, match.raw, NOW, watched, *self._tables)
        return {viewer: bytes(self._rows[viewer + 1]) for viewer in viewers}
