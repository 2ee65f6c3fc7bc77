"""What is wrong with a record, for people: from where and why it was refused to a Text."""

from __future__ import annotations

from typing import Any

from regency.core.notation import RecordError
from regency.core.record_values import MALFORMED
from regency.core.text import Text, text


def fault(error: RecordError) -> dict[str, Any]:
    """Return what is wrong with a record as one process tells another."""
    refused = error.refused
    values = {"line": error.line, **refused.values}
    if refused.kind:
        return {"kind": refused.kind, "values": values}
    if refused.clause == MALFORMED:
        return {"kind": "malformed", "values": values}
    return {"kind": "rule", "values": values | {"clause": refused.clause}}


def reason(found: dict[str, Any]) -> Text:
    """Return a fault as a sentence that every reader sees in their own language."""
    return text(f"record-{found['kind']}", **found["values"])


def no_text() -> Text:
    """Return what is wrong with a file that is no text at all: a picture, an archive."""
    return text("record-no-text")
