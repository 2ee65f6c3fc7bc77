"""The law of views: what a board is given is what the type of `view` promises, to the last member.

The browser's types are written from the same declaration, so that it can rely on them.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from regency.core.game import Game
from regency.testing.walk import LawBroken, Plan, sparse_visits

#: What JSON has no other words for; a bool is no number, although Python takes it for one.
PLAIN = (str, int, float, bool, NoneType)


def check_views(plan: Plan) -> None:
    """Every view of every viewer fits the TypedDict that `view` says it returns."""
    promised = promised_view(plan.game)
    for visit in sparse_visits(plan):
        for viewer in visit.viewers:
            shown = plan.game.view.view(visit.position.seen_by(viewer), viewer)
            wrong = misfit(shown, promised, "view")
            if wrong is not None:
                raise LawBroken("views", f"viewer {viewer}: {wrong} ({visit.where()})")


def promised_view(game: Game) -> Any:
    """Return the type that a game's `view` declares."""
    promised = get_type_hints(game.view.view).get("return")
    if not is_typeddict(promised):
        raise LawBroken("views", f"view() returns {promised}, not a TypedDict with its members")
    return promised


def misfit(value: object, promised: Any, at: str) -> str | None:
    """Return where and how a value differs from its type, or None where it fits."""
    if is_typeddict(promised):
        return _misfit_of_members(value, promised, at)
    origin, inner = get_origin(promised), get_args(promised)
    if origin in (Union, UnionType):
        tried = [misfit(value, one, at) for one in inner]
        return None if None in tried else f"{at} is {value!r}, which is no {promised}"
    if origin is Literal:
        return None if value in inner else f"{at} is {value!r}, not one of {inner}"
    if origin is list and isinstance(value, list):
        entries = (misfit(one, inner[0], f"{at}[{n}]") for n, one in enumerate(value))
        return next((wrong for wrong in entries if wrong is not None), None)
    if origin is dict and isinstance(value, dict):
        members = (misfit(one, inner[1], f"{at}[{key!r}]") for key, one in value.items())
        keys = (misfit(key, inner[0], f"a key of {at}") for key in value)
        return next((wrong for wrong in (*keys, *members) if wrong is not None), None)
    if promised in PLAIN and type(value) is promised:
        return None
    return f"{at} is {value!r}, which is no {getattr(promised, '__name__', promised)}"


def _misfit_of_members(value: object, promised: Any, at: str) -> str | None:
    if not isinstance(value, dict):
        return f"{at} is {value!r}, which is no {promised.__name__}"
    types = get_type_hints(promised)
    for name in sorted(types.keys() - value.keys()):
        return f"{at} lacks {name}, which every {promised.__name__} has"
    for name in sorted(value.keys() - types.keys()):
        return f"{at} has {name}, which no {promised.__name__} has"
    members = (misfit(value[name], kind, f"{at}.{name}") for name, kind in types.items())
    return next((wrong for wrong in members if wrong is not None), None)
