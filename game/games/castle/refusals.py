"""Why a move is impossible: one line with its rule for each kind, said from what the player knows."""

from __future__ import annotations

from ...engine.contract import Action
from ...engine.text import SeatName, Text, TextArg, text
from ...engine.view import Seat, View
from .actions import (
    ACCEPT,
    AIM_AT,
    ATTACK,
    CASTLE_MASK,
    FRONT_MASK,
    NO_PLACE,
    READY,
    RECALL,
    RETREAT,
    RETREAT_ACTIONS,
    STATION,
    SUPPORT,
    TEXT_BY_ACTION,
    UNCOVER,
)
from .cards import is_jester
from .phases import AIM, ANSWER, ASSAULT, COMMIT, DEPLOY, EXPLORE
from .seen import CastleFacts, card_at, engaged, partners, rival

_PHASE_OF = {
    STATION: DEPLOY, RECALL: DEPLOY, READY: DEPLOY, ATTACK: ASSAULT, SUPPORT: COMMIT, UNCOVER: EXPLORE,
    ACCEPT: ANSWER, RETREAT: ANSWER, AIM_AT: AIM,
}  # fmt: skip

_NAMES = {DEPLOY: "deploy", AIM: "aim", ASSAULT: "attack", COMMIT: "support", EXPLORE: "uncover", ANSWER: "answer"}
_RULES = {DEPLOY: "C5", AIM: "C23", ASSAULT: "C8", COMMIT: "C9", EXPLORE: "C12", ANSWER: "C14"}


def _no(key: str, rule: str, **args: TextArg) -> Text:
    return text(f"castle.no.{key}", rule=rule, **args)


def refusal(view: View, action: Action, words: str) -> Text:
    """The reason why ``action`` is refused to the viewer; ``words`` is its text form."""
    return refusal_or_none(view, action, words) or text("castle.no.such", rule=_rule(view), words=words)


def refusal_or_none(view: View, action: Action, words: str) -> Text | None:
    """The reason why ``action`` is refused to the viewer, or None where the rules allow it."""
    if view.outcome is not None:
        return _no("over", "C21")
    facts: CastleFacts = view.facts
    if view.decision is None:
        return _not_asked(view, facts)
    if not action or _PHASE_OF.get(action[0]) != facts.phase:
        return _wrong_phase(facts)
    if action not in TEXT_BY_ACTION and action not in RETREAT_ACTIONS:
        return text("castle.no.such", rule=_rule(view), words=words)
    return _REASONS[action[0]](view, facts, action)


def _not_asked(view: View, facts: CastleFacts) -> Text:
    """Why someone who owes no decision can't act."""
    if view.seat not in range(len(facts.alive)):
        return _no("not_your_turn", "C7")
    if not facts.alive[view.seat]:
        return _no("out", "C23")
    involved = view.seat in (facts.attacker, facts.defender)
    chosen = facts.phase == DEPLOY or (facts.phase in (COMMIT, ANSWER) and involved)
    return _no("already_chosen", _RULES[facts.phase]) if chosen else _no("not_your_turn", "C7")


def _wrong_phase(facts: CastleFacts) -> Text:
    return _no(f"phase.{_NAMES[facts.phase]}", _RULES[facts.phase])


def _is_own_jester(view: View, place: int) -> bool:
    card = card_at(view, view.seat, place)
    return card >= 0 and is_jester(card)


def _station(view: View, facts: CastleFacts, action: Action) -> Text | None:
    index, station = action[1], action[2]
    card = view.card((f"hand/{view.seat}", index))
    if index in facts.stations:
        return _no("stationed_already", "C5")
    if NO_PLACE not in facts.stations:
        return _no("castle_full", "C5")
    if card >= 0 and is_jester(card):
        return _no("jester_garrison", "C5")
    return _no("station_taken", "C5") if facts.stations[station] != NO_PLACE else None


def _recall(view: View, facts: CastleFacts, action: Action) -> Text | None:
    return _no("station_empty", "C5") if facts.stations[action[1]] == NO_PLACE else None


def _ready(view: View, facts: CastleFacts, action: Action) -> Text | None:
    missing = facts.stations.count(NO_PLACE)
    return _no("not_ready", "C5", n=missing) if missing else None


def fighter_refusal(view: View, place: int) -> Text | None:
    """Why the viewer's card at ``place`` can't attack (C8), or None."""
    if not view.facts.alive[view.seat] >> place & 1:
        return _no("fallen", "C8")
    return _no("jester_fights", "C8") if _is_own_jester(view, place) else None


def castle_refusal(view: View, seat: Seat) -> Text | None:
    """Why the castle of ``seat`` can't be attacked now (C23), or None."""
    facts: CastleFacts = view.facts
    if partners(view.seat, seat):
        return _no("partner", "C23")
    if not facts.alive[seat]:
        return _no("castle_fallen", "C23")
    if facts.phase == ASSAULT and seat != facts.defender:
        return _no("other_castle", "C23", rival=SeatName(facts.defender))
    return None


def _aim(view: View, facts: CastleFacts, action: Action) -> Text | None:
    return castle_refusal(view, action[1])


def target_refusal(view: View, enemy: Seat, place: int) -> Text | None:
    """Why the enemy's card at ``place`` can't be attacked (C8, C23), or None."""
    facts: CastleFacts = view.facts
    elsewhere = castle_refusal(view, enemy)
    if elsewhere is not None:
        return elsewhere
    if not facts.alive[enemy] >> place & 1:
        return _no("target_fallen", "C8")
    if facts.walls[enemy] >> place & 1 and facts.alive[enemy] & FRONT_MASK:
        return _no("behind_wall", "C8")
    return None


def _attack(view: View, facts: CastleFacts, action: Action) -> Text | None:
    return fighter_refusal(view, action[1]) or target_refusal(view, facts.defender, action[2])


def support_refusal(view: View, place: int) -> Text | None:
    """Why the viewer's card at ``place`` can't support (C9), or None."""
    facts: CastleFacts = view.facts
    seat = view.seat
    if not facts.alive[seat] >> place & 1:
        return _no("fallen", "C9")
    if place == engaged(facts, seat):
        return _no("support_fights", "C9")
    castle = facts.alive[seat] & CASTLE_MASK
    if castle == 1 << place:
        return _no("last_garrison", "C9")
    if seat != facts.attacker and _is_own_jester(view, place):
        return _no("jester_defends", "C9")
    return None


def _support(view: View, facts: CastleFacts, action: Action) -> Text | None:
    return None if action[1] == NO_PLACE else support_refusal(view, action[1])


def uncover_refusal(view: View, enemy: Seat, place: int) -> Text | None:
    """Why the enemy's card at ``place`` can't be uncovered (C12, C23), or None."""
    facts: CastleFacts = view.facts
    if enemy != rival(facts, view.seat):
        return _no("not_involved", "C23")
    if not facts.alive[enemy] >> place & 1:
        return _no("target_fallen", "C12")
    if facts.known[enemy] >> place & 1:
        return _no("already_up", "C12")
    return _no("declared_twice", "C12") if facts.declared[view.seat] >> place & 1 else None


def _uncover(view: View, facts: CastleFacts, action: Action) -> Text | None:
    return uncover_refusal(view, rival(facts, view.seat), action[1])


def retreat_refusal(view: View, place: int) -> Text | None:
    """Why the viewer can't retreat by ceding the wall at ``place`` (C14), or None."""
    facts: CastleFacts = view.facts
    seat = view.seat
    if not CASTLE_MASK >> place & 1:
        return _no("not_garrison", "C14")
    if not facts.alive[seat] >> place & 1:
        return _no("fallen", "C14")
    if not facts.walls[seat] >> place & 1:
        return _no("no_wall", "C14")
    return _no("support_cedes", "C14") if place == facts.commit[seat] else None


def _retreat(view: View, facts: CastleFacts, action: Action) -> Text | None:
    return retreat_refusal(view, action[1])


def _accept(view: View, facts: CastleFacts, action: Action) -> Text | None:
    return None


_REASONS = {
    STATION: _station, RECALL: _recall, READY: _ready, ATTACK: _attack, SUPPORT: _support, UNCOVER: _uncover,
    ACCEPT: _accept, RETREAT: _retreat, AIM_AT: _aim,
}  # fmt: skip


def no_retreat_left(view: View) -> Text:
    """Why the viewer can't retreat at all (C14)."""
    return _no("no_protection", "C14")


def out_of_place(view: View) -> Text:
    """Why a gesture that names no possible action means nothing: what is asked instead."""
    return _wrong_phase(view.facts)


def _rule(view: View) -> str:
    return view.decision.rule if view.decision else "C7"
