"""The shapes of everything that Kuhn poker shows."""

from regency.core.drawing.drawn_view import Shapes
from regency.core.drawing.shapes import (
    Constant,
    Message,
    Object,
    enum,
    hideable,
    names,
    nothing,
    num,
    obj,
    one_of,
    opt,
    seq,
    text,
    texts,
    tup,
)
from regency.core.text import text as said
from regency.games.kuhn.data.tables import BET, IDS
from regency.games.kuhn.rules.state import EVENTS
from regency.games.kuhn.show.names import card_name

CARD_NAME = hideable(
    texts([card_name(card) for card in range(len(IDS))]), said("card-hidden").to_json()
)
CARD = hideable(opt(names(IDS)))
CHIPS = Constant(BET)

VIEW = obj(
    "KuhnView",
    'What a board shows; card ids, None where there is none, "hidden" where it is unknown.',
    phase=enum("deal", "play", "done"),
    turn=num,
    paid=tup(num, num),
    history=seq(enum("check", "bet")),
    winner=opt(num),
    cards=tup(CARD, CARD),
)

#: Of two keys the second speaks to the viewer; in the order of the phases.
PROMPT = one_of(
    deal=text("prompt-deal"),
    free=text("prompt-other-free", "prompt-you-free", seat=num, chips=CHIPS),
    done=text("prompt-over"),
    facing=text("prompt-other-facing", "prompt-you-facing", seat=num, chips=CHIPS),
)
LABEL = one_of(
    check=text("label-check"),
    bet=text("label-bet", chips=CHIPS),
    fold=text("label-fold"),
    call=text("label-call", chips=CHIPS),
)

#: In the order of the kinds of events; what nobody can know yet is not told.
LINE = one_of(
    dealt=text("line-dealt", seat=num),
    checked=text("line-checked", seat=num),
    bet=text("line-bet", seat=num, chips=num),
    called=text("line-called", seat=num, chips=num),
    folded=text("line-folded", seat=num),
    shown=text("line-shown", seat=num, card=CARD_NAME),
    won=text("line-won", seat=num, chips=num),
    dealt_you=text("line-dealt-you", card=CARD_NAME),
    unknown=nothing,
)
assert list(LINE.cases)[: len(EVENTS.kinds)] == [kind.name for kind in EVENTS.kinds]

SCORE_LINE = obj(
    seat=num,
    points=num,
    reason=text("sheet-won", "sheet-lost", chips=num),
    clause=Constant("KU-6"),
)

SENTENCE = one_of(
    pot=text("table-pot", chips=num),
    card=text("table-card", "table-own-card", seat=num, card=CARD_NAME),
    facing=text("table-facing", seat=num, chips=CHIPS),
)


def refusal(clause: str, reason: Message) -> Object:
    """Why an action is not legal: a clause, and the reason in words."""
    return obj(clause=Constant(clause), reason=reason)


WHY_NOT = one_of(
    not_dealt=refusal("KU-2", text("why-not-dealt")),
    not_your_turn=refusal("KU-3", text("why-not-your-turn", seat=num)),
    over=refusal("KU-5", text("why-over")),
    no_such_action=refusal("KU-3", text("why-no-such-action")),
)

SHAPES = Shapes(
    view=VIEW,
    prompt=PROMPT,
    label=LABEL,
    line=LINE,
    score_line=SCORE_LINE,
    sentence=SENTENCE,
    why_not=WHY_NOT,
)
