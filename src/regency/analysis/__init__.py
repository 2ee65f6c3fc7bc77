"""Looking back at a match: two lenses and a ledger of luck (docs/analysis.md)."""

from regency.analysis.decisions import Loss, Verdict
from regency.analysis.ledger import Entry, Ledger
from regency.analysis.review import Decision, Effort, Review, review

__all__ = ["Decision", "Effort", "Entry", "Ledger", "Loss", "Review", "Verdict", "review"]
