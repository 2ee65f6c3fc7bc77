"""Records: what is refused, with the clause that is broken."""

import pytest

from regency.core.notation import verify
from regency.games.kuhn import GAME


@pytest.mark.parametrize(
    ("lines", "where", "clause"),
    [
        (['{"seat": 1, "do": "pass"}'], 2, "KU-3"),
        (['{"seat": 0, "do": "fold"}'], 2, "record"),
        (['{"seat": 2, "do": "pass"}'], 2, "record"),
        (['{"chance": "shuffle", "order": []}'], 2, "KU-3"),
        (['{"result": {"scores": [1, -1], "places": [1, 2]}}'], 2, "KU-5"),
        (['{"seat": 0, "do": "bet"}', '{"seat": 1, "do": "pass"}',
          '{"seat": 0, "do": "pass"}'], 4, "KU-5"),
        (['{"seat": 0, "do": "bet"}', '{"seat": 1, "do": "pass"}',
          '{"result": {"scores": [2, -2], "places": [1, 2]}}'], 4, "KU-6"),
        (['{"seat": 0, "do": "bet"}', '{"seat": 1, "do": "pass"}',
          '{"result": {"scores": [1, -1], "places": [1, 1]}}'], 4, "KU-6"),
    ],
)  # fmt: skip
@pytest.mark.clause("KU-3", "KU-5", "KU-6")
def test_illegal_lines_are_refused_with_their_clause(
    lines: list[str], where: int, clause: str
) -> None:
    header = '{"record": 1, "game": "kuhn", "seats": 2, "deal": {"cards": ["jack", "king"]}}'
    record = "\n".join([header, *lines]).encode()
    (verdict,) = verify(record, {"kuhn": GAME}, "python")
    assert verdict.error is not None
    assert (verdict.error.line, verdict.error.refused.clause) == (where, clause)
