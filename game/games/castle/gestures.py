"""What a gesture on the table can mean in Castle Duel, and why it means nothing."""

from __future__ import annotations

from ...engine.contract import Action, Intent
from ...engine.text import Text, text
from ...engine.view import EMPTY, Seat, Slot, View
from . import refusals
from .actions import (
    ACCEPT_ACTION,
    AIM_ACTIONS,
    ATTACK_ACTIONS,
    BITS,
    NO_PLACE,
    NO_SUPPORT_ACTION,
    READY_ACTION,
    RECALL_ACTIONS,
    RETREAT_ACTIONS,
    STATION_ACTIONS,
    SUPPORT_ACTIONS,
    TEXT_BY_ACTION,
    UNCOVER_ACTIONS,
)
from .phases import AIM, ANSWER, ASSAULT, COMMIT, DEPLOY, EXPLORE
from .seen import CastleFacts, place_of, rival, stage

READY_BUTTON, NO_SUPPORT_BUTTON, ACCEPT_BUTTON, RETREAT_BUTTON = "ready", "no_support", "accept", "retreat"


def buttons(view: View) -> tuple[str, ...]:
    """The keys of the choice bar in the viewer's present decision."""
    if view.decision is None:
        return ()
    bars = {
        DEPLOY: (READY_BUTTON,),
        COMMIT: (NO_SUPPORT_BUTTON,),
        ANSWER: (ACCEPT_BUTTON, RETREAT_BUTTON),
    }
    return bars.get(view.facts.phase, ())


def actions(view: View, intent: Intent) -> tuple[Action, ...]:
    """The legal actions that the gesture can mean; none, one, or several to choose from."""
    if view.decision is None:
        return ()
    wanted = _candidates(view, intent)
    return tuple(action for action in wanted if _refusal(view, action) is None)


def why_not(view: View, intent: Intent) -> Text:
    """Why a gesture means nothing here, with its rule."""
    if view.decision is None or view.outcome is not None:
        return refusals.refusal(view, READY_ACTION, "")
    if intent.source is not None and intent.source == intent.target:
        return _pick_up_refusal(view, intent.source) or refusals.out_of_place(view)
    elsewhere = _wrong_card(view, intent)
    if elsewhere is not None:
        return elsewhere
    wanted = _candidates(view, intent)
    if wanted:
        return _refusal(view, wanted[0]) or text("castle.no.such", rule="C8", words="")
    if intent.target == RETREAT_BUTTON:
        return refusals.no_retreat_left(view)
    return refusals.out_of_place(view)


def _pick_up_refusal(view: View, slot: Slot) -> Text | None:
    """Why the card in a slot can't be taken up in this decision."""
    facts: CastleFacts = view.facts
    place = _place(view, facts, slot, view.seat)
    if facts.phase in (AIM, ASSAULT) and place >= 0:
        return refusals.fighter_refusal(view, place)
    if facts.phase == COMMIT and place >= 0:
        return refusals.support_refusal(view, place)
    if facts.phase == ANSWER and place >= 0:
        return refusals.retreat_refusal(view, place)
    owner = _owner(view, slot)
    if facts.phase == EXPLORE and owner != view.seat and (enemy := _place(view, facts, slot, owner)) >= 0:
        return refusals.uncover_refusal(view, owner, enemy)
    return None


def _wrong_card(view: View, intent: Intent) -> Text | None:
    """Why another player's card can't be the goal of an attack or an explorer, or not of this card (C8, C12, C23)."""
    facts: CastleFacts = view.facts
    owner = _owner(view, intent.target)
    if owner == view.seat:
        return None
    place = _place(view, facts, intent.target, owner)
    if facts.phase == EXPLORE and place >= 0:
        return refusals.uncover_refusal(view, owner, place)
    if facts.phase not in (AIM, ASSAULT):
        return None
    fighter = _place(view, facts, intent.source, view.seat)
    if fighter < 0 or place < 0:
        return refusals.castle_refusal(view, owner)
    return refusals.fighter_refusal(view, fighter) or refusals.target_refusal(view, owner, place)


def _refusal(view: View, action: Action) -> Text | None:
    return refusals.refusal_or_none(view, action, TEXT_BY_ACTION.get(action, ""))


def _candidates(view: View, intent: Intent) -> tuple[Action, ...]:
    """What the gesture would mean if it were allowed."""
    facts: CastleFacts = view.facts
    if facts.phase == DEPLOY:
        return _deployment(view, facts, intent)
    if facts.phase == AIM:
        return _aim(view, facts, intent)
    if facts.phase == ASSAULT:
        return _attack(view, facts, intent)
    if facts.phase == COMMIT:
        return _support(view, facts, intent)
    if facts.phase == EXPLORE:
        return _uncover(view, facts, intent)
    return _answer(view, facts, intent) if facts.phase == ANSWER else ()


def _own(view: View, slot: Slot | str | None) -> tuple[str, int]:
    """(zone kind, index) of a slot of the viewer's own, or ("", -1)."""
    if not isinstance(slot, tuple) or not slot[0].endswith(f"/{view.seat}"):
        return "", NO_PLACE
    return slot[0].partition("/")[0], slot[1]


def _owner(view: View, slot: Slot | str | None) -> Seat:
    """Whose slot it is; the viewer's own seat for anything else."""
    zone = next((zone for zone in view.zones if isinstance(slot, tuple) and zone.key == slot[0]), None)
    return view.seat if zone is None else zone.owner


def _deployment(view: View, facts: CastleFacts, intent: Intent) -> tuple[Action, ...]:
    """Hand to castle, castle to hand; a card touched alone goes to the first free station, or back (C5)."""
    if intent.target == READY_BUTTON and intent.source is None:
        return (READY_ACTION,)
    zone, index = _own(view, intent.target)
    source, taken = _own(view, intent.source)
    if source == "hand" and zone == "castle":
        return (STATION_ACTIONS[taken][_free_station(facts, index)],)
    if source == "castle" and zone in ("hand", "front"):
        return (RECALL_ACTIONS[taken],) if facts.stations[taken] != NO_PLACE else ()
    if intent.source is None and zone == "hand" and view.card((f"hand/{view.seat}", index)) != EMPTY:
        return (STATION_ACTIONS[index][_free_station(facts, 0)],)
    if intent.source is None and zone == "castle" and facts.stations[index] != NO_PLACE:
        return (RECALL_ACTIONS[index],)
    return ()


def _free_station(facts: CastleFacts, wanted: int) -> int:
    """The wanted station, or the first free one where it is taken."""
    if facts.stations[wanted] == NO_PLACE or NO_PLACE not in facts.stations:
        return wanted
    return facts.stations.index(NO_PLACE)


def _place(view: View, facts: CastleFacts, slot: Slot | str | None, seat: Seat) -> int:
    """The place of the seat's card in the slot, or NO_PLACE."""
    if not isinstance(slot, tuple) or not slot[0].endswith(f"/{seat}") or view.card(slot) == EMPTY:
        return NO_PLACE
    return place_of(facts, slot)


def _aim(view: View, facts: CastleFacts, intent: Intent) -> tuple[Action, ...]:
    """Any place of a castle touched alone, or an own card brought to an enemy card: half of an attack (C23)."""
    owner = _owner(view, intent.target)
    if owner == view.seat:
        return ()
    if intent.source is None:
        return (AIM_ACTIONS[owner],)
    fighter = _place(view, facts, intent.source, view.seat)
    target = _place(view, facts, intent.target, owner)
    if fighter < 0 or target < 0 or refusals.fighter_refusal(view, fighter):
        return ()
    return () if refusals.target_refusal(view, owner, target) else (AIM_ACTIONS[owner],)


def _attack(view: View, facts: CastleFacts, intent: Intent) -> tuple[Action, ...]:
    """An own card brought to an enemy card (C8)."""
    fighter = _place(view, facts, intent.source, view.seat)
    target = _place(view, facts, intent.target, facts.defender)
    return (ATTACK_ACTIONS[fighter][target],) if fighter >= 0 and target >= 0 else ()


def _support(view: View, facts: CastleFacts, intent: Intent) -> tuple[Action, ...]:
    """An own card brought to its place in the middle, or none (C9)."""
    if intent.target == NO_SUPPORT_BUTTON and intent.source is None:
        return (NO_SUPPORT_ACTION,)
    place = _place(view, facts, intent.source, view.seat)
    return (SUPPORT_ACTIONS[place],) if place >= 0 and intent.target == stage(view.seat, 1) else ()


def _uncover(view: View, facts: CastleFacts, intent: Intent) -> tuple[Action, ...]:
    """An enemy card pointed at, alone or with one's explorer from the middle (C12)."""
    if intent.source is not None and _own(view, intent.source)[0] != "stage":
        return ()
    place = _place(view, facts, intent.target, rival(facts, view.seat))
    return (UNCOVER_ACTIONS[place],) if place >= 0 else ()


def _answer(view: View, facts: CastleFacts, intent: Intent) -> tuple[Action, ...]:
    """Accept, or retreat with a garrison chosen before or after (C14)."""
    if intent.target == ACCEPT_BUTTON and intent.source is None:
        return (ACCEPT_ACTION,)
    if intent.target != RETREAT_BUTTON:
        return ()
    if intent.source is not None:
        place = _place(view, facts, intent.source, view.seat)
        return (RETREAT_ACTIONS[place],) if place >= 0 else ()
    return tuple(RETREAT_ACTIONS[place] for place in BITS[facts.walls[view.seat]])
