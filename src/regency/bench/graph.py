"""Lines over time as an SVG picture, without a library: one panel above the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH, PANEL, GAP, LEFT, RIGHT, TOP, BOTTOM = 860, 130, 34, 64, 16, 30, 36
#: About as wide as a letter of a coloured name, and as the room between two of them.
NAME, NAME_GAP = 8, 16
COLOURS = ("#1f5fa8", "#b3541e", "#3b7d3b", "#7b4397")
#: Marks on an axis: the largest step of this list times a power of ten that gives enough of them.
STEPS = (1.0, 2.0, 2.5, 5.0)
MARKS = 4


@dataclass(frozen=True)
class Panel:
    """One picture of several lines with a common scale from 0."""

    title: str
    lines: dict[str, Sequence[float]]


def draw(
    title: str,
    times: Sequence[float],
    unit: str,
    panels: Sequence[Panel],
    marks: Sequence[tuple[float, str]] = (),
    legend: Sequence[tuple[str, str]] = (),
) -> str:
    """Return the picture; *marks* are moments drawn through all panels, each with its colour.

    *legend* names colours beside the title.
    """
    height = TOP + len(panels) * (PANEL + GAP) + BOTTOM
    first, last = times[0], max(times[-1], times[0] + 1e-9)

    def x(time: float) -> float:
        return LEFT + (time - first) / (last - first) * (WIDTH - LEFT - RIGHT)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="system-ui, sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18" font-size="14" font-weight="600">{escape(title)}</text>',
        *_names(legend, 18),
    ]
    for number, panel in enumerate(panels):
        top = TOP + number * (PANEL + GAP) + 18
        parts += _panel(panel, times, x, top)
        for moment, colour in marks:
            parts.append(
                f'<path d="M{x(moment):.1f} {top}v{PANEL}" stroke="{colour}" stroke-width="1" '
                'stroke-dasharray="2 3"/>'
            )
    foot = height - BOTTOM + 14
    for time in _scale(last - first):
        parts.append(
            f'<text x="{x(first + time):.1f}" y="{foot}" text-anchor="middle">'
            f"{_number(time)}</text>"
        )
    parts.append(
        f'<text x="{WIDTH - RIGHT}" y="{foot + 16}" text-anchor="end">{escape(unit)}</text>'
    )
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _panel(
    panel: Panel, times: Sequence[float], x: Callable[[float], float], top: int
) -> list[str]:
    highest = max((max(line) for line in panel.lines.values()), default=0.0) or 1.0
    marks = _scale(highest)
    full = max(highest, marks[-1])

    def y(value: float) -> float:
        return top + PANEL - value / full * PANEL

    parts = [f'<text x="{LEFT}" y="{top - 6}" font-weight="600">{escape(panel.title)}</text>']
    for value in marks:
        parts.append(
            f'<path d="M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
            f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{_number(value)}</text>'
        )
    colours = [COLOURS[number % len(COLOURS)] for number in range(len(panel.lines))]
    for colour, line in reversed(list(zip(colours, panel.lines.values(), strict=True))):
        points = " ".join(
            f"{x(time):.1f},{y(value):.1f}" for time, value in zip(times, line, strict=True)
        )
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.4"/>'
        )
    if len(panel.lines) > 1:
        parts += _names(list(zip(colours, panel.lines, strict=True)), top - 6)
    return parts


def _names(of: Sequence[tuple[str, str]], y: int) -> list[str]:
    """Write names in their colours, up to the right edge."""
    at, parts = WIDTH - RIGHT, list[str]()
    for colour, name in reversed(of):
        parts.append(
            f'<text x="{at}" y="{y}" text-anchor="end" fill="{colour}">{escape(name)}</text>'
        )
        at -= NAME * len(name) + NAME_GAP
    return parts


def _scale(highest: float) -> list[float]:
    """Return round numbers from 0 to about *highest*."""
    step = 10.0**12
    for power in range(-6, 12):
        for mantissa in STEPS:
            candidate = mantissa * 10.0**power
            if highest / candidate <= MARKS and candidate < step:
                step = candidate
    count = int(highest / step + 1e-9)
    return [step * number for number in range(count + 1)]


def _number(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) else f"{value:g}"
