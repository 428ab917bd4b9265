"""What a gesture on the table can mean in Audatia, and why it means nothing."""

from __future__ import annotations

from ...engine.contract import Action, Intent
from ...engine.text import Text
from ...engine.view import Slot, View
from . import refusals
from .actions import (
    ABILITY,
    ANSWER_REMEDY,
    ATTACK,
    BEAT,
    BREAK,
    CARD_ACTIONS,
    COUNTER,
    CYCLE,
    DEFEND,
    DISCARD,
    EXCHANGE_BLOW,
    LIFT_ACTION,
    MARK,
    ORIENT_ACTIONS,
    PARRY,
    PASS,
    PASS_ACTION,
    PLACE,
    READY,
    READY_ACTION,
    RECOVER,
    REMEDY,
    STAND,
    STAND_ACTIONS,
    TAKE_VIRTUE_CARD,
    UNMARK,
    VIRTUE_ACTIONS,
    YIELD,
    YIELD_ACTION,
)
from .cards import ALL_BLOWS, FIRST_POSTA, FIRST_VIRTUE, SIDES, card_text
from .phases import EXCHANGE, ORDER, SIDE, TAKE_VIRTUE, TRADE
from .predicates import no
from .readings import readings
from .reasons import CARDS_ARE_PLAYED
from .seen import AudatiaFacts

PASS_BUTTON, YIELD_BUTTON, READY_BUTTON, LIFT_BUTTON = "pass", "yield", "ready", "lift"
_BUTTONS: dict[str, Action] = {
    PASS_BUTTON: PASS_ACTION,
    YIELD_BUTTON: YIELD_ACTION,
    READY_BUTTON: READY_ACTION,
    LIFT_BUTTON: LIFT_ACTION,
    SIDES[0]: ORIENT_ACTIONS[0],
    SIDES[1]: ORIENT_ACTIONS[1],
}
_ON_PILE = frozenset((
    ATTACK, BEAT, PARRY, COUNTER, EXCHANGE_BLOW, DEFEND, BREAK, REMEDY, ANSWER_REMEDY, ABILITY,
))  # fmt: skip
_GOALS: dict[str, frozenset[int]] = {
    "pile": _ON_PILE,
    "posta": _ON_PILE,
    "discard": frozenset((DISCARD, ABILITY)),
    "deck": frozenset((CYCLE,)),
    "row": frozenset((PLACE,)),
}
"""By kind of zone: what a card of the hand that is brought there can do."""


def buttons(view: View) -> tuple[str, ...]:
    """The keys of the choice bar in the viewer's present decision."""
    if view.decision is None:
        return ()
    phase = view.facts.phase
    if phase == SIDE:
        return SIDES
    kinds = refusals.KINDS_IN[phase]
    keys = [READY_BUTTON] if READY in kinds else []
    if phase == ORDER:
        keys.append(LIFT_BUTTON)
    if PASS in kinds:
        keys.append(PASS_BUTTON)
    if YIELD in kinds:
        keys.append(YIELD_BUTTON)
    return tuple(keys)


def actions(view: View, intent: Intent) -> tuple[Action, ...]:
    """The legal actions that the gesture can mean; none, one, or several to choose from."""
    if view.decision is None:
        return ()
    wanted = _candidates(view, intent)
    return tuple(action for action in wanted if refusals.refusal_or_none(view, action) is None)


def why_not(view: View, intent: Intent) -> Text:
    """Why a gesture means nothing here, with its rule."""
    if view.decision is None or view.outcome is not None:
        return refusals.refusal(view, PASS_ACTION, "")
    for action in _candidates(view, intent):
        reason = refusals.refusal_or_none(view, action)
        if reason is not None:
            return reason
    card = _hand_card(view, intent.source if intent.source is not None else intent.target)
    if card < 0 or view.decision.kind not in CARDS_ARE_PLAYED:
        return no(f"phase.{view.decision.kind}", view.decision.rule)
    serves = any(reading.reason is None for reading in readings(view, card))
    return no("not_there" if serves else "not_now", view.decision.rule, card=card_text(card))


def _hand_card(view: View, slot: Slot | str) -> int:
    """The viewer's own card in a slot of his hand or on show, or a negative number."""
    if not isinstance(slot, tuple) or slot[0] not in (f"hand/{view.seat}", f"shown/{view.seat}"):
        return -1
    return view.card(slot)


def _candidates(view: View, intent: Intent) -> tuple[Action, ...]:
    """What the gesture would mean if it were allowed."""
    if isinstance(intent.target, str):
        found = _BUTTONS.get(intent.target)
        return (found,) if intent.source is None and found is not None else ()
    slot = intent.target if intent.source is None else intent.source
    goal = None if intent.source is None or intent.source == intent.target else intent.target[0]
    zone, _, owner = slot[0].partition("/")
    card = view.card(slot)
    if card < 0:
        return ()
    if zone in ("hand", "shown"):
        return _with_hand_card(view, slot, card, goal) if owner == str(view.seat) else ()
    return _with_other_card(view, slot, zone, owner, card, goal)


def _with_hand_card(view: View, slot: Slot, card: int, goal: str | None) -> tuple[Action, ...]:
    facts: AudatiaFacts = view.facts
    if facts.phase in (EXCHANGE, TRADE):
        return _mark(view, facts, slot, card, goal)
    found = [reading.action for reading in readings(view, card)]
    if goal is None:
        return tuple(found)
    zone, _, owner = goal.partition("/")
    allowed = _GOALS.get(zone, frozenset())
    if owner != str(view.seat) and zone not in ("pile", "posta"):
        return ()
    return tuple(action for action in found if action[0] in allowed)


def _mark(view: View, facts: AudatiaFacts, slot: Slot, card: int, goal: str | None) -> tuple[Action, ...]:
    """A card touched alone is marked, or its mark taken back; of two alike the first one is marked first."""
    piles = (None, f"discard/{view.seat}" if facts.phase == EXCHANGE else f"traded/{view.seat}")
    before = view.zone(slot[0]).cards[: slot[1]].count(card)
    if before < facts.draft.count(card):
        return (CARD_ACTIONS[UNMARK][card],) if goal is None else ()
    return (CARD_ACTIONS[MARK][card],) if goal in piles else ()


def _with_other_card(view: View, slot: Slot, zone: str, owner: str, card: int, goal: str | None) -> tuple[Action, ...]:
    """A posta, a virtue, a blow of the discard pile, the end of the row."""
    seat, facts = view.seat, view.facts
    kinds = refusals.KINDS_IN[facts.phase]
    mine = owner == str(seat)
    if zone == "poste" and mine and STAND in kinds and goal in (None, f"posta/{seat}"):
        return (STAND_ACTIONS[card - FIRST_POSTA],)
    if zone == "virtues" and TAKE_VIRTUE_CARD in kinds and goal in (None, f"virtues/{seat}"):
        source = str(1 - seat) if facts.phase == TAKE_VIRTUE else ""
        return (VIRTUE_ACTIONS[card - FIRST_VIRTUE],) if owner == source else ()
    if zone == "discard" and mine and RECOVER in kinds and goal in (None, f"hand/{seat}") and ALL_BLOWS >> card & 1:
        return (CARD_ACTIONS[RECOVER][card],)
    last = zone == "row" and mine and facts.phase == ORDER and slot[1] == len(facts.draft) - 1
    return (LIFT_ACTION,) if last and goal in (None, f"hand/{seat}") else ()
