"""Actions as named spans of small integers: one declaration gives offsets, names and decoding."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Span:
    """A run of actions that share a meaning; the offset inside it is the argument."""

    name: str
    start: int
    size: int

    @property
    def stop(self) -> int:
        """Return the first action after the span."""
        return self.start + self.size


@dataclass(frozen=True)
class Actions:
    """All spans of a game, in order; `actions["bid"]` is one of them."""

    spans: tuple[Span, ...]

    @property
    def count(self) -> int:
        """Return NUM_ACTIONS, the length of a mask."""
        return self.spans[-1].stop

    def __getitem__(self, name: str) -> Span:
        for span in self.spans:
            if span.name == name:
                return span
        known = ", ".join(span.name for span in self.spans)
        raise KeyError(f"no span named {name!r}; there are {known}")

    def start(self, name: str) -> int:
        """Return the first action of a span: a plain int that compiled rules can use."""
        return self[name].start

    def decode(self, action: int) -> tuple[str, int]:
        """Return (span name, offset in it) of an action."""
        for span in self.spans:
            if span.start <= action < span.stop:
                # A plain number even of NumPy's: texts are made of it, and kept for everyone.
                return span.name, int(action) - span.start
        raise ValueError(f"action {action} is outside 0 … {self.count - 1}")

    def describe(self, action: int) -> str:
        """Return a readable name such as `bid+4`, for errors and tables."""
        name, offset = self.decode(action)
        return name if self[name].size == 1 else f"{name}+{offset}"


def spans(**sizes: int) -> Actions:
    """Lay spans out one after the other, from 0."""
    if not sizes or any(size < 1 for size in sizes.values()):
        raise ValueError("actions need at least one span, each of size 1 or more")
    laid_out: list[Span] = []
    start = 0
    for name, size in sizes.items():
        laid_out.append(Span(name, start, size))
        start += size
    return Actions(tuple(laid_out))
