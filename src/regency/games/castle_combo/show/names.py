"""A card explains itself: its facts, ability and scroll, composed from a few messages a kind."""

from collections import Counter
from collections.abc import Sequence

from regency.core.text import Param, Text, text
from regency.games.castle_combo.data.cards import CARDS, LOCATIONS, Card, Count, Line, Scroll
from regency.games.castle_combo.notation import relative


def _key(*words: str) -> str:
    return "-".join(words).replace("_", "-")


def card_name(card: int) -> Text:
    """Name a card."""
    return text(f"card-{CARDS[card].id}")


def shield_name(shield: str) -> Text:
    """Name a type of shield."""
    return text(f"shield-{shield}")


def location_name(location: int | str) -> Text:
    """Name a location."""
    name = location if isinstance(location, str) else LOCATIONS[location]
    return text(f"location-{name}")


def place_name(cell: int) -> Text:
    """Name a place of the tableau, seen from the first card, which has none to be seen from."""
    row, column = relative(cell)
    if row == column == 0:
        return text("label-place-first")
    return text(
        "label-place", row=text(f"row-{_step(row)}"), column=text(f"column-{_step(column)}")
    )


def _step(by: int) -> str:
    return "same" if by == 0 else f"{'minus' if by < 0 else 'plus'}-{abs(by)}"


def describe_card(card: int) -> list[Text]:
    """Say everything that is printed on a card: facts, ability, messenger, scroll."""
    printed = CARDS[card]
    said = [
        text(
            "describe-facts",
            location=text(f"banner-{printed.location}"),
            cost=printed.cost,
            shields=_shields(printed.shields),
        ),
        *describe_ability(printed),
    ]
    if printed.messenger:
        other = LOCATIONS[1 - LOCATIONS.index(printed.location)]
        said.append(text("describe-messenger", location=text(f"to-{other}")))
    if printed.purse:
        said.append(text("describe-purse", gold=printed.purse))
    return [*said, text("describe-scroll", scroll=describe_scroll(printed.scroll))]


def _shields(printed: Sequence[str]) -> list[Text]:
    """Name the shields of a card; two alike are one name, said twice over."""
    alike = Counter(printed)
    return [
        text("two-shields", shield=shield_name(one)) if alike[one] == 2 else shield_name(one)
        for one in alike
    ]


def describe_ability(card: Card) -> list[Text]:
    """Say a card's ability: a sentence a line, one for both where the seat chooses."""
    lines = [describe_line(line) for line in card.lines]
    if card.choice:
        return [text("ability-choose-one", first=lines[0], second=lines[1])]
    return lines


def describe_line(line: Line) -> Text:
    """Say one line of an ability."""
    if line.count is not None:
        whose = text("in-neighbours-tableau" if line.count.neighbour else "in-own-tableau")
        what = describe_count(line.count)
        return text(_key("ability", line.kind), amount=line.amount, what=what, where=whose)
    if line.kind == "discount":
        castle, village = line.discounts
        which = "any" if castle and village else "castle" if castle else "village"
        return text(_key("ability-discount", which), amount=castle or village)
    if line.kind == "discard_from_row":
        return text(_key("ability-discard", line.location, line.gain))
    return text(_key("ability", line.kind), amount=line.amount)


def describe_count(count: Count) -> Text:
    """Say what an ability counts."""
    if count.kind == "shield":
        return text("each-shield", shield=shield_name(count.arguments[0]))
    if count.kind == "banner":
        return text(_key("each-banner", count.arguments[0]))
    if count.kind == "cards_with_shield_count":
        return text("each-card-with-shields", shields=int(count.arguments[0]))
    if count.kind == "cards_with_cost":
        return describe_cost(count.arguments)
    return text(_key("each", count.kind))


def describe_cost(condition: tuple[str, ...]) -> Text:
    """Say a condition on a printed cost."""
    sign, cost = condition
    return text("each-card-costing" if sign == "=" else "each-card-from-cost", cost=int(cost))


def describe_scroll(scroll: Scroll) -> Text:
    """Say what a scroll pays for."""
    key = _key("scroll", scroll.kind)
    words = scroll.arguments
    points = scroll.points
    if scroll.kind == "per_shield":
        where = text(_key("scope", words[1]))
        return text(key, points=points, shield=shield_name(words[0]), where=where)
    if scroll.kind == "per_distinct_shield_type":
        return text(key, points=points, where=text(_key("scope", words[0])))
    if scroll.kind == "position":
        return text(key, points=points, place=text(_key("place", words[0])))
    if scroll.kind == "if_shield_missing":
        return text(key, points=points, shield=shield_name(words[0]))
    if scroll.kind == "per_shield_set":
        return text(key, points=points, shields=[shield_name(word) for word in words])
    if scroll.kind == "per_banner":
        return text(key, points=points, what=text(_key("each-banner", words[0])))
    if scroll.kind == "per_banner_set":
        return text(key, points=points, banners=[text(f"banner-{word}") for word in words])
    if scroll.kind == "per_card_with_cost":
        return text(key, points=points, what=describe_cost(words))
    if scroll.kind == "per_card_with_shield_count":
        what = text("each-card-with-shields", shields=int(words[0]))
        return text(key, points=points, what=what)
    numbers: dict[str, Param] = {"size": int(words[0])} if words else {}
    return text(key, points=points, **numbers)
