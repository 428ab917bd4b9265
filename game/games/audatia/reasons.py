"""What the cards in the viewer's hand serve for now and why others don't, as the table shows it."""

from __future__ import annotations

from ...engine.text import Text, text
from ...engine.view import View
from .actions import (
    ABILITY,
    ANSWER_REMEDY,
    ATTACK,
    BEAT,
    BREAK,
    COUNTER,
    CYCLE,
    DEFEND,
    DISCARD,
    EXCHANGE_BLOW,
    PARRY,
    PLACE,
    REMEDY,
)
from .cards import card_text
from .phrases import action_text
from .readings import Reading, readings

SIGNS: dict[int, str] = {
    ATTACK: "attack",
    BEAT: "extensa",
    PARRY: "parry",
    COUNTER: "counter",
    EXCHANGE_BLOW: "exchange",
    DEFEND: "p",
    BREAK: "break",
    REMEDY: "stretto",
    ANSWER_REMEDY: "moon",
    ABILITY: "advantage",
    CYCLE: "cycle",
}
"""By kind of action: the sign of that use."""
_ALL_ALIKE = frozenset((DISCARD, PLACE))
"""Uses that any card has: nothing is to be told of them."""
_CLOSED = "audatia.no.closed"
CARDS_ARE_PLAYED = frozenset((
    "out", "step", "react", "feint", "unhorse", "entry", "fight", "avoided", "last_word", "stretto", "answer",
    "strike", "broken", "deny",
))  # fmt: skip
"""Decisions in which cards of the hand are played: those that have no word to say are of no use."""


def told(view: View, card: int) -> tuple[Reading, ...]:
    """The uses of a card in hand of which something is to be said."""
    return tuple(reading for reading in readings(view, card) if reading.action[0] not in _ALL_ALIKE)


def uses(view: View, card: int) -> tuple[int, ...]:
    """The kinds of actions that a card in hand serves for now."""
    return tuple(reading.action[0] for reading in told(view, card) if reading.reason is None)


def is_raised(view: View, card: int) -> bool:
    """Whether a card in hand stands out: it serves for something that not every card does."""
    return bool(uses(view, card))


def is_closed(view: View, card: int) -> bool:
    """Whether the rival's posta is closed to a blow in hand (A15)."""
    return any(reading.reason is not None and reading.reason.key == _CLOSED for reading in told(view, card))


def is_useless(view: View, card: int) -> bool:
    """Whether a card in hand can do nothing in the viewer's decision, though other cards might."""
    found = readings(view, card)
    return (
        view.decision is not None
        and all(reading.reason is not None for reading in found)
        and (bool(found) or view.decision.kind in CARDS_ARE_PLAYED)
    )


def lines(view: View, card: int) -> tuple[Text, ...]:
    """What a card in hand serves for, then for each other use why not."""
    found: list[Text] = []
    for reading in told(view, card):
        if reading.reason is None:
            found.append(text("audatia.look.now.can", move=action_text(reading.action)))
        else:
            use = text(f"audatia.use.{SIGNS[reading.action[0]]}")
            found.append(text("audatia.look.now.no", use=use, reason=reading.reason))
    if not found and view.decision is not None and view.decision.kind in CARDS_ARE_PLAYED:
        found.append(text("audatia.no.not_now", rule=view.decision.rule, card=card_text(card)))
    return tuple(found)
