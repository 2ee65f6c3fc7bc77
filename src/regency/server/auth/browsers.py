"""What a browser calls itself, as far as its person needs it to know it again."""

from __future__ import annotations

import re

#: First match counts: many call themselves by each other's names.
BROWSERS = (
    ("Edge", r"Edg(e|A|iOS)?/"),
    ("Opera", r"OPR/"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"(Firefox|FxiOS)/"),
    ("Chrome", r"(Chrome|CriOS|Chromium|HeadlessChrome)/"),
    ("Safari", r"Safari/"),
)
SYSTEMS = (
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("Android", r"Android"),
    ("Windows", r"Windows"),
    ("ChromeOS", r"CrOS"),
    ("Mac", r"Macintosh|Mac OS X"),
    ("Linux", r"Linux"),
)
#: Between the two in a label.
BESIDE = " · "


def label_of(agent: str) -> str:
    """Return browser and system of a `User-Agent`; empty where it says neither."""
    return BESIDE.join((_first(BROWSERS, agent), _first(SYSTEMS, agent)))


def told(label: str) -> dict[str, str]:
    """Return a label as the wire tells it."""
    browser, _, system = label.partition(BESIDE)
    return {"browser": browser, "system": system}


def _first(kinds: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for name, pattern in kinds if re.search(pattern, agent)), "")
