"""Laws of words: everything can be said in every language, and every match can be written down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regency.core.drawing import shapes
from regency.core.game import Game
from regency.core.match import Match, Position
from regency.core.notation import RecordError, read_matches, write_match
from regency.core.secrecy import same
from regency.core.text import Text
from regency.core.types import CHANCE
from regency.language import LANGUAGES, MissingText, locale_keys, speaker
from regency.language.needs import Needs, read_needs
from regency.language.speaker import SEAT_PARAM, SHARED, WHO_PARAM
from regency.testing.laws_of_drawings import illegal_actions
from regency.testing.walk import LawBroken, Plan, Visit, sparse_visits, visits

#: Messages every game has, whatever it is about.
NEEDED = ("game-name", "game-summary")


class Voices:
    """Every language at once; a text is put into words once: the same text is the same sentence."""

    def __init__(self, game: Game) -> None:
        self._speakers = [speaker(game, language) for language in LANGUAGES]
        self._said: dict[str, list[str]] = {}

    def say(self, text: Text) -> list[str]:
        """Return the sentence in each language; raises MissingText when it cannot be said whole."""
        asked = repr(text)
        if asked not in self._said:
            self._said[asked] = [voice.say(text) for voice in self._speakers]
        return self._said[asked]


def check_languages(plan: Plan) -> None:
    """The five locale files have the same keys, and all that comes up can be said in each."""
    folder = plan.game.folder / "locales"
    try:
        keys = {language: locale_keys(folder, language) for language in LANGUAGES}
        for language in LANGUAGES:
            odd = keys[language] ^ keys["en"]
            if odd:
                verb = "lacks" if min(odd) in keys["en"] else "alone has"
                raise MissingText(f"{language} {verb} {', '.join(sorted(odd)[:5])}")
        missing = set(NEEDED) - keys["en"]
        if missing:
            raise MissingText(f"every game needs {', '.join(sorted(missing))}")
        voices = Voices(plan.game)
        _check_rules_texts(plan, keys["en"])
        _check_catalogue(plan, voices)
        _check_messages(plan, keys["en"])
        _check_forms(plan)
        for visit in sparse_visits(plan):
            _check_labels(plan, visit, voices)
            for text in _texts(plan, visit):
                voices.say(text)
    except MissingText as error:
        raise LawBroken("languages", str(error)) from error


def _check_rules_texts(plan: Plan, keys: set[str]) -> None:
    clauses = plan.game.notation.CLAUSES
    for clause in (clauses.seats, clauses.deal, clauses.end, clauses.score, clauses.places):
        if f"rules-{clause}" not in keys:
            raise MissingText(f"no message rules-{clause}: every clause has its text")


def _check_messages(plan: Plan, keys: set[str]) -> None:
    """Every message that a shape can say is there, whether it came up or not."""
    told = plan.game.show.SHAPES
    for shape in (told.picture, told.line, told.position, told.why_not):
        missing = shapes.messages(shape).keys() - keys
        if missing:
            raise MissingText(f"en lacks {', '.join(sorted(missing)[:5])}")


def _check_forms(plan: Plan) -> None:
    """Whatever can stand in a sentence has the forms that the sentence asks for."""
    told = plan.game.show.SHAPES
    ways = [
        way
        for shape in (told.picture, told.line, told.position, told.why_not)
        for way in shapes.sentences(shape)
    ]
    for card in plan.game.view.catalogue():
        ways += shapes.told_sentences([one.to_json() for one in (card.name, *card.words)])
    for language in LANGUAGES:
        needs = read_needs([SHARED, plan.game.folder / "locales"], language)
        for key, params in ways:
            for variable in sorted(needs[key].variables - params.keys()):
                lacking = _lacking(variable, params, needs)
                if lacking:
                    raise MissingText(f"{language}: {key} asks for ${variable}: {lacking}")


def _lacking(
    variable: str, params: Mapping[str, set[str]], needs: Mapping[str, Needs]
) -> str | None:
    """Return why a variable that is no parameter cannot be said; None where it always can."""
    name, _, form = variable.rpartition("_")
    if form == WHO_PARAM and f"{name}_{SEAT_PARAM}".lstrip("_") in params:
        return None
    if not params.get(name):
        return "nothing gives it"
    without = sorted(text for text in params[name] if form not in needs[text].forms)
    return f"{', '.join(without[:5])} lack .{form}" if without else None


def _check_catalogue(plan: Plan, voices: Voices) -> None:
    """Everything that can be looked at large has a unique id and can be said."""
    ids: set[str] = set()
    for card in plan.game.view.catalogue():
        if card.id in ids:
            raise LawBroken("languages", f"the catalogue has {card.id} twice")
        ids.add(card.id)
        for text in (card.name, *card.words):
            voices.say(text)


def _check_labels(plan: Plan, visit: Visit, voices: Voices) -> None:
    """Two actions that are legal at once must not read the same: they are typed by their labels."""
    position = visit.position
    seat = position.seat_to_act()
    if seat < 0:
        return
    seen = position.seen_by(seat)
    said: dict[tuple[str, str], int] = {}
    for action in position.legal(seat):
        sentences = voices.say(plan.game.view.label(seen, seat, action))
        for language, words in zip(LANGUAGES, sentences, strict=True):
            if (language, words) in said:
                both = f"{said[language, words]} and {action} both read {words!r}"
                raise LawBroken("languages", f"{language}: {both} ({visit.where()})")
            said[language, words] = action


def _texts(plan: Plan, visit: Visit) -> Iterator[Text]:
    game, position = plan.game, visit.position
    for viewer in visit.viewers:
        seen = position.seen_by(viewer)
        yield from game.view.table(seen, viewer)
        yield game.view.prompt(seen, viewer)
        for line in game.view.sheet(seen):
            yield line.reason
        for fact in visit.facts:
            told = game.view.line(game.rules.EVENTS.redact(fact, viewer), viewer)
            if told is not None:
                yield told
    for line in game.view.sheet(position.state):
        yield line.reason
    if position.to_act() == CHANCE:
        return
    for seat in range(position.seats):
        for action in illegal_actions(position, seat):
            refusal = game.view.why_not(position.seen_by(seat), seat, action)
            yield refusal.reason
            yield Text(f"rules-{refusal.clause}")


def check_notation(plan: Plan) -> None:
    """Match to text and back: the text stays the same, and so does the match at its end."""
    for visit in visits(plan):
        if not visit.position.over:
            continue
        match = visit.position.match
        text = write_match(match, plan.machine)
        again = _read(plan, text, visit)
        if write_match(again, plan.machine) != text:
            raise LawBroken("notation", f"the record changes when it is read ({visit.where()})")
        _check_same_end(plan, visit, again)


def _read(plan: Plan, text: str, visit: Visit) -> Match:
    try:
        return read_matches(text.encode(), {plan.game.name: plan.game}, plan.machine)[0]
    except RecordError as error:
        line = text.splitlines()[error.line - 1]
        raise LawBroken("notation", f"our own line {line} is refused: {error.refused}") from error


def _check_same_end(plan: Plan, visit: Visit, again: Match) -> None:
    position = Position(plan.game, again.seats, again.options, machine=plan.machine)
    for step in again.steps:
        position.take(step)
    ours, theirs = visit.position.state.copy(), position.state.copy()
    ours["rng"] = theirs["rng"] = 0  # a record carries outcomes, not generators
    if not same(ours, theirs):
        raise LawBroken("notation", f"the match read back ends differently ({visit.where()})")


def check_golden(plan: Plan) -> None:
    """Golden matches replay to their results and are written back in the same bytes."""
    files = sorted((plan.game.folder / "golden").glob("*.ndjson"))
    if not files:
        raise LawBroken("golden", f"{plan.game.name} has no golden match: it does not exist yet")
    for file in files:
        data = file.read_bytes()
        try:
            matches = read_matches(data, {plan.game.name: plan.game}, plan.machine)
        except RecordError as error:
            raise LawBroken("golden", f"{file.name}:{error}") from error
        written = "".join(write_match(match, plan.machine) for match in matches)
        for number, (new, old) in enumerate(
            zip(written.splitlines(), data.decode().splitlines(), strict=False), start=1
        ):
            if new != old:
                raise LawBroken("golden", f"{file.name}:{number}: is {old}, would be {new}")
        if written.encode() != data:
            raise LawBroken("golden", f"{file.name}: its length changes when written again")
        for match in matches:
            _check_finished(plan, match, file.name)


def _check_finished(plan: Plan, match: Match, name: str) -> None:
    position = Position(plan.game, match.seats, match.options, machine=plan.machine)
    for step in match.steps:
        position.take(step)
    if not position.over:
        raise LawBroken("golden", f"{name}: a golden match is played to its end")
