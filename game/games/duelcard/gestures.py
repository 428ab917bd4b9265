"""What a gesture on the table can mean in DuelCard, and why it means nothing."""

from __future__ import annotations

from ...engine.contract import Action, Intent
from ...engine.text import Text, text
from ...engine.view import EMPTY, Slot, View
from . import refusals
from .actions import (
    BAR_ACTIONS,
    LAY_ACTIONS,
    OPEN_ACTIONS,
    PASS_ACTION,
    PICK_ACTIONS,
    PLAY_ACTIONS,
    READY_ACTION,
    STEAL_ACTIONS,
    TAKE_ACTIONS,
    plays_of,
)
from .cards import BLOCK, CHEST, JOKER, THIEF
from .duel import EMPTY_PLAY
from .phases import ACTION, ANSWER, COMMIT, PICKING
from .seen import DuelCardFacts

DONE_BUTTON, PASS_BUTTON, READY_BUTTON, NOTHING_BUTTON = "done", "pass", "ready", "nothing"
BLOCK_BUTTON, JOKER_BUTTON = "block", "joker"
_BARS = {BLOCK_BUTTON: BLOCK, JOKER_BUTTON: JOKER}


def buttons(view: View) -> tuple[str, ...]:
    """The keys of the choice bar in the viewer's present decision."""
    if view.decision is None:
        return ()
    phase = view.facts.phase
    if phase == ACTION:
        return (DONE_BUTTON,)
    if phase == ANSWER:
        hand = refusals.own_cards(view)
        return (PASS_BUTTON, *(key for key, card in _BARS.items() if card in hand))
    if phase == COMMIT:
        return (READY_BUTTON,) if plays_of(refusals.own_cards(view)) else (NOTHING_BUTTON,)
    return ()


def actions(view: View, intent: Intent) -> tuple[Action, ...]:
    """The legal actions that the gesture can mean; none, one, or several to choose from."""
    if view.decision is None:
        return ()
    wanted = _candidates(view, intent)
    return tuple(action for action in wanted if refusals.refusal_or_none(view, action) is None)


def why_not(view: View, intent: Intent) -> Text:
    """Why a gesture means nothing here, with its rule."""
    facts: DuelCardFacts = view.facts
    for action in _candidates(view, intent) if view.decision is not None else ():
        reason = refusals.refusal_or_none(view, action)
        if reason is not None:
            return reason
    if view.decision is None or view.outcome is not None:
        return refusals.refusal(view, PASS_ACTION, "")
    card = _own_card(view, intent.source)
    if facts.phase == ACTION and card != EMPTY and card not in (THIEF, CHEST, JOKER):
        return text("duelcard.no.use", rule="D7")
    if facts.phase == ANSWER and card != EMPTY and card not in (BLOCK, JOKER):
        return text("duelcard.no.answer", rule="D8")
    rules = {ACTION: "D7", ANSWER: "D8", PICKING: "D7", COMMIT: "D11"}
    names = {ACTION: "action", ANSWER: "answer", PICKING: "pick", COMMIT: "duel"}
    return text(f"duelcard.no.there.{names[facts.phase]}", rule=rules[facts.phase])


def _own_card(view: View, slot: Slot | str | None) -> int:
    """The card in a slot of the viewer's hand, or EMPTY."""
    return view.card(slot) if isinstance(slot, tuple) and slot[0] == f"hand/{view.seat}" else EMPTY


def _candidates(view: View, intent: Intent) -> tuple[Action, ...]:
    """What the gesture would mean if it were allowed."""
    facts: DuelCardFacts = view.facts
    if facts.phase == ACTION:
        return _hand_mode(view, intent)
    if facts.phase == ANSWER:
        return _answer(view, intent)
    if facts.phase == PICKING:
        return _pick(view, facts, intent)
    return _play(view, facts, intent) if facts.phase == COMMIT else ()


def _hand_mode(view: View, intent: Intent) -> tuple[Action, ...]:
    """A Thief onto a rival's fan, a Chest onto the deck, a Joker onto either; or done (D6, D7)."""
    if intent.source is None:
        return (PASS_ACTION,) if intent.target == DONE_BUTTON else ()
    card = _own_card(view, intent.source)
    if not isinstance(intent.target, tuple) or card < 0:
        return ()
    zone, _, owner = intent.target[0].partition("/")
    is_place = zone == "hand" or (zone == "trophies" and view.card(intent.target) != EMPTY)
    if is_place and owner != str(view.seat) and card in STEAL_ACTIONS:
        return (STEAL_ACTIONS[card][int(owner)],)
    if intent.target == pile_top(view, "deck") and card in OPEN_ACTIONS:
        return (OPEN_ACTIONS[card],)
    return ()


def pile_top(view: View, zone: str) -> Slot:
    """The slot on which a card dropped on a pile lands: its top card, or its empty place."""
    return (zone, max(0, len(view.zone(zone).cards) - 1))


def _answer(view: View, intent: Intent) -> tuple[Action, ...]:
    """A Block or a Joker onto the last card of the stack, or by a button; or pass (D8)."""
    if intent.source is None:
        if intent.target == PASS_BUTTON:
            return (PASS_ACTION,)
        return (BAR_ACTIONS[_BARS[intent.target]],) if intent.target in _BARS else ()
    card = _own_card(view, intent.source)
    return (BAR_ACTIONS[card],) if card in BAR_ACTIONS and intent.target == pile_top(view, "stack") else ()


def _pick(view: View, facts: DuelCardFacts, intent: Intent) -> tuple[Action, ...]:
    """One of the backs held out: pointed at, or drawn into the own hand (D7)."""
    held_out = f"hand/{facts.victim}"
    if intent.source is None and isinstance(intent.target, tuple) and intent.target[0] == held_out:
        return (PICK_ACTIONS[intent.target[1]],)
    if intent.source is not None and intent.source[0] == held_out and isinstance(intent.target, tuple):
        return (PICK_ACTIONS[intent.source[1]],) if intent.target[0] == f"hand/{view.seat}" else ()
    return ()


def _play(view: View, facts: DuelCardFacts, intent: Intent) -> tuple[Action, ...]:
    """Hand to table, table to hand; a card touched alone goes the one way or the other (D11)."""
    if intent.source is None and intent.target == READY_BUTTON:
        return (READY_ACTION,)
    if intent.source is None and intent.target == NOTHING_BUTTON:
        return (PLAY_ACTIONS[EMPTY_PLAY],)
    if not isinstance(intent.target, tuple):
        return ()
    hand, table = f"hand/{view.seat}", f"play/{view.seat}"
    slot, goal = (intent.target, None) if intent.source is None else (intent.source, intent.target[0])
    card = view.card(slot)
    if slot[0] == hand and goal in (None, table) and card in LAY_ACTIONS:
        return (LAY_ACTIONS[card],)
    if slot[0] == table and goal in (None, hand) and card in TAKE_ACTIONS:
        return (TAKE_ACTIONS[card],)
    return ()
