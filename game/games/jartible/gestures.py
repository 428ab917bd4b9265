"""What a gesture on the table can mean in Duelo Jartible, and why it means nothing."""

from __future__ import annotations

from ...engine.contract import Action, Intent
from ...engine.text import Text, text
from ...engine.view import EMPTY, Slot, View
from . import refusals
from .actions import (
    BOTH_ROLES,
    FIGHT_ACTIONS,
    FORMATION_ROLE,
    KEEP_ACTION,
    LINE_ACTIONS,
    NO_ROLE,
    PASS_ACTION,
    PLACE_ACTIONS,
    REDRAW_ACTION,
    ROLE_ACTIONS,
    SCENARIO_ACTIONS,
    STOP_ACTION,
    SUPPORT_ACTIONS,
    SUPPORT_ROLE,
    YIELD_ACTION,
)
from .cards import CREATURES, is_scenario, is_support
from .limits import usable
from .phases import DUEL, FORMATION, KEEP, LINE, LINES, ROLE, SCENARIO, SUPPORT
from .seen import JartibleFacts

_SPLIT_BUTTONS = {"formation": FORMATION_ROLE, "support": SUPPORT_ROLE}
_SAME_BUTTONS = {"both": BOTH_ROLES, "none": NO_ROLE}
KEEP_BUTTON, REDRAW_BUTTON, PASS_BUTTON, STOP_BUTTON, YIELD_BUTTON = "keep", "rebujina", "pass", "stop", "yield"
_PHASE_RULES = {
    ROLE: ("role", "J8"),
    KEEP: ("hand", "J10"),
    SCENARIO: ("scenario", "J11"),
    FORMATION: ("formation", "J12"),
    LINE: ("line", "J14"),
    SUPPORT: ("support", "J15"),
    DUEL: ("duel", "J20"),
}


def _role_buttons(facts: JartibleFacts) -> dict[str, int]:
    return _SAME_BUTTONS if facts.same_player else _SPLIT_BUTTONS


def buttons(view: View) -> tuple[str, ...]:
    """The keys of the choice bar in the viewer's present decision."""
    facts: JartibleFacts = view.facts
    if view.decision is None:
        return ()
    if facts.phase == ROLE:
        return tuple(_role_buttons(facts))
    if facts.phase == KEEP:
        return (KEEP_BUTTON, REDRAW_BUTTON)
    if facts.phase in (SCENARIO, SUPPORT):
        return (PASS_BUTTON,)
    if facts.phase == FORMATION:
        return (STOP_BUTTON,) if all(view.zone(f"{line}/{view.seat}").cards for line in LINES) else ()
    if facts.phase == LINE:
        return LINES
    hand = refusals.hand_of(view)
    able = usable(hand, refusals.used_species(view), refusals.special_used(view))
    return () if able else (YIELD_BUTTON,)


def actions(view: View, intent: Intent) -> tuple[Action, ...]:
    """The legal actions that the gesture can mean; none, one, or several to choose from."""
    if view.decision is None:
        return ()
    wanted = _candidates(view, intent)
    return tuple(action for action in wanted if refusals.refusal_or_none(view, action) is None)


def why_not(view: View, intent: Intent) -> Text:
    """Why a gesture means nothing here, with its rule."""
    facts: JartibleFacts = view.facts
    if view.decision is None or view.outcome is not None:
        return refusals.refusal(view, PASS_ACTION, "")
    for action in _candidates(view, intent):
        reason = refusals.refusal_or_none(view, action)
        if reason is not None:
            return reason
    name, rule = _PHASE_RULES[facts.phase]
    card = _own_card(view, intent.source)
    if card != EMPTY and not _fits(facts.phase, card):
        return text(f"jartible.no.phase.{name}", rule=rule)
    return text(f"jartible.no.there.{name}", rule=rule)


def _fits(phase: int, card: int) -> bool:
    """Whether the phase asks for cards of this sort: then it is the place that was wrong."""
    if phase in (FORMATION, DUEL):
        return card < CREATURES
    if phase == SUPPORT:
        return is_support(card)
    return is_scenario(card) if phase == SCENARIO else True


def _own_card(view: View, slot: Slot | str | None) -> int:
    """The card in a slot of the viewer's hand, or EMPTY."""
    return view.card(slot) if isinstance(slot, tuple) and slot[0] == f"hand/{view.seat}" else EMPTY


def _candidates(view: View, intent: Intent) -> tuple[Action, ...]:
    """What the gesture would mean if it were allowed."""
    facts: JartibleFacts = view.facts
    if intent.source is None and isinstance(intent.target, str):
        return _button(facts, intent.target)
    if facts.phase == LINE:
        return _line(view, intent)
    if intent.source is None or not isinstance(intent.target, tuple):
        return ()
    card, (zone, _, owner) = _own_card(view, intent.source), intent.target[0].partition("/")
    if card < 0 or owner != str(view.seat):
        return ()
    if facts.phase == FORMATION and zone in LINES and card < CREATURES:
        return (PLACE_ACTIONS[LINES.index(zone)][card],)
    if facts.phase == DUEL and zone == "duel" and card < CREATURES:
        # The places of both players alternate: light around all of one's own would take in the others'.
        here = intent.target[1] == len(view.zone(intent.target[0]).cards)
        return (FIGHT_ACTIONS[card],) if here else ()
    if facts.phase == SUPPORT and zone == "ap" and is_support(card):
        return (SUPPORT_ACTIONS[card],)
    return (SCENARIO_ACTIONS[card],) if facts.phase == SCENARIO and zone == "scenario" and is_scenario(card) else ()


def _button(facts: JartibleFacts, key: str) -> tuple[Action, ...]:
    """A key of the choice bar."""
    if facts.phase == ROLE:
        role = _role_buttons(facts).get(key)
        return () if role is None else (ROLE_ACTIONS[role],)
    if facts.phase == LINE:
        return (LINE_ACTIONS[LINES.index(key)],) if key in LINES else ()
    meant = {
        (KEEP, KEEP_BUTTON): KEEP_ACTION,
        (KEEP, REDRAW_BUTTON): REDRAW_ACTION,
        (SCENARIO, PASS_BUTTON): PASS_ACTION,
        (SUPPORT, PASS_BUTTON): PASS_ACTION,
        (FORMATION, STOP_BUTTON): STOP_ACTION,
        (DUEL, YIELD_BUTTON): YIELD_ACTION,
    }.get((facts.phase, key))
    return () if meant is None else (meant,)


def _line(view: View, intent: Intent) -> tuple[Action, ...]:
    """One of the own lines, touched anywhere (J14)."""
    if intent.source is not None or not isinstance(intent.target, tuple):
        return ()
    zone, _, owner = intent.target[0].partition("/")
    return (LINE_ACTIONS[LINES.index(zone)],) if zone in LINES and owner == str(view.seat) else ()
