"""Whether matches that are kept can be carried out, and their records verify."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from regency.core.fair import verify_fair, write_fair_match
from regency.core.game import Game
from regency.core.notation import verify
from regency.server.tables.aside import NO_SENSE, kind_of
from regency.server.tables.results import ended
from regency.server.tables.seats import read_plan
from regency.store import Table


@dataclass
class Checked:
    """What a look at all matches found."""

    finished: int = 0  # their records verify, deals and all
    running: int = 0  # they can be played on
    records: int = 0  # that people brought
    other_rules: int = 0  # begun under rules that this program does not have
    wrong: list[str] = field(default_factory=list)  # what does not verify, and why

    def table(self, kept: Table, games: Mapping[str, Game]) -> None:
        """Carry a kept match out."""
        if kept.unreadable is not None:
            self.wrong.append(f"table {kept.id}: {kept.unreadable} cannot be read")
            return
        game = games.get(kept.game)
        if game is None or (
            kept.state.stage != "waiting" and game.rules_version != kept.rules_version
        ):
            self.other_rules += 1
            return
        if kept.state.stage == "waiting":
            return
        try:
            plan = read_plan(kept.state.settings)
            position = ended(kept, plan, game)
            if kept.state.stage == "playing" or plan.aborted:
                self.running += kept.state.stage == "playing"
                return
            record = write_fair_match(position.match, kept.seed, kept.state.words).encode()
        except NO_SENSE as error:  # whose own words may quote a card
            self.wrong.append(f"table {kept.id}: {kind_of(error)}")
            return
        why = next((one.error for one in verify_fair(record, games) if one.error), None)
        if why is None and not position.over:
            self.wrong.append(f"table {kept.id}: its match is said to be over and is not")
        elif why is not None:
            self.wrong.append(f"table {kept.id}: {why}")
        else:
            self.finished += 1

    def record(self, record_id: str, text: str, games: Mapping[str, Game]) -> None:
        """Verify a record that somebody brought."""
        why = next((one.error for one in verify(text.encode(), games) if one.error), None)
        if why is None:
            self.records += 1
        else:
            self.wrong.append(f"record {record_id}: {why}")


def check(kept: Iterable[Table | tuple[str, str]], games: Mapping[str, Game]) -> Checked:
    """Look at all matches and records that are kept."""
    found = Checked()
    for one in kept:
        if isinstance(one, Table):
            found.table(one, games)
        else:
            found.record(*one, games)
    return found
