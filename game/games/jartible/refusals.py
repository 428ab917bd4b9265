"""Why an action is refused: one line with the number of its rule, told from what the viewer sees alone."""

from __future__ import annotations

from ...engine.contract import Action
from ...engine.text import Text, TextArg, text
from ...engine.view import View
from . import vocabulary as v
from .actions import (
    ACTION_BY_TEXT,
    BOTH_ROLES,
    FIGHT,
    KEEP_HAND,
    OPEN_LINE,
    PASS,
    PLACE,
    PLAY_SCENARIO,
    PLAY_SUPPORT,
    REDRAW,
    STOP,
    TAKE_ROLE,
    YIELD,
)
from .cards import CREATURES, IS_SHINY, IS_SPECIAL, SPECIES, SPECIES_IDS, card_text, support_effect
from .effects import IN_TIE_BREAK
from .limits import leaves_partner, usable
from .phases import (
    DUEL,
    FORMATION,
    KEEP,
    LINE,
    LINES,
    OVER,
    ROLE,
    SCENARIO,
    SPECIES_A_ROUND,
    SUPPORT,
    TIE_BREAK,
)
from .seen import JartibleFacts

_PHASES = {
    ROLE: ((TAKE_ROLE,), "J8", "role"),
    KEEP: ((KEEP_HAND, REDRAW), "J10", "hand"),
    SCENARIO: ((PASS, PLAY_SCENARIO), "J11", "scenario"),
    FORMATION: ((PLACE, STOP), "J12", "formation"),
    LINE: ((OPEN_LINE,), "J14", "line"),
    SUPPORT: ((PASS, PLAY_SUPPORT), "J15", "support"),
    DUEL: ((FIGHT, YIELD), "J20", "duel"),
}
_WITH_CARD = (PLAY_SCENARIO, PLACE, PLAY_SUPPORT, FIGHT)
_KNOWN = frozenset(ACTION_BY_TEXT.values())


def _no(key: str, rule: str, **args: TextArg) -> Text:
    return text(f"jartible.no.{key}", rule=rule, **args)


def refusal(view: View, action: Action, words: str) -> Text:
    """Why the viewer can't do ``action`` now; a general line if nothing is wrong with it."""
    return refusal_or_none(view, action) or _no("such", "J6", words=words)


def refusal_or_none(view: View, action: Action) -> Text | None:
    """Why the viewer can't do ``action`` now, or None if he can."""
    facts: JartibleFacts = view.facts
    if facts.phase == OVER:
        return _no("over", "J5")
    kinds, rule, name = _PHASES[facts.phase]
    if view.decision is None:
        return _no("waiting", rule)
    if action not in _KNOWN:
        return _no("such", rule, words=str(action))
    if action[0] not in kinds:
        return _no(f"phase.{name}", rule)
    if action[0] in _WITH_CARD and action[1] not in hand_of(view):
        return _no("card", rule, card=card_text(action[1]))
    if action[0] == TAKE_ROLE:
        return None if facts.same_player == (action[1] >= BOTH_ROLES) else _no("role", "J8")
    if action[0] == PLAY_SCENARIO:
        return _no("same_scenario", "J11") if action[1] in view.zone(f"scenario/{1 - view.seat}").cards else None
    if action[0] == PLAY_SUPPORT:
        return _support_refusal(view, facts, action[1])
    if facts.phase == FORMATION:
        return _formation_refusal(view, facts, action)
    return _duel_refusal(view, action) if facts.phase == DUEL else None


def hand_of(view: View) -> list[int]:
    """The viewer's hand, sorted."""
    return list(view.zone(f"hand/{view.seat}").cards)


# Supports


def _support_refusal(view: View, facts: JartibleFacts, kind: int) -> Text | None:
    """J15, J16: not the rival's, nothing to take back, without effect in a tie-break."""
    rival = view.zone(f"ap/{1 - view.seat}").cards[0]
    if kind == rival:
        return _no("same_support", "J16", card=card_text(kind))
    effect = support_effect(kind)
    if type(effect) is v.TakeBack:
        spent = view.zone(f"spent/{view.seat}").cards
        if not spent:
            return _no("nothing_spent", "J16")
        if spent[-1] == rival:
            return _no("same_support", "J16", card=card_text(spent[-1]))
        effect = support_effect(spent[-1])
        if type(effect) is v.TakeBack:
            return _no("nothing_spent", "J16")
    if facts.window == TIE_BREAK and type(effect) not in IN_TIE_BREAK:
        return _no("tie_break_support", "J21", card=card_text(kind))
    return None


# Creatures


def used_species(view: View) -> list[int]:
    """The species of every creature that the viewer has placed or played in this round (J4)."""
    seat = view.seat
    zones = (*(f"{line}/{seat}" for line in LINES), f"out/{seat}", f"duel/{seat}")
    return [SPECIES[card] for zone in zones for card in view.zone(zone).cards]


def special_used(view: View) -> bool:
    """Whether the viewer has used a special in this match (J4)."""
    seat = view.seat
    zones = (*(f"{line}/{seat}" for line in LINES), f"out/{seat}", f"duel/{seat}")
    facts: JartibleFacts = view.facts
    return facts.special_before[seat] or any(IS_SPECIAL[card] for zone in zones for card in view.zone(zone).cards)


def _creature_refusal(view: View, kind: int) -> Text | None:
    """Whether J4 allows a creature of the hand."""
    if kind >= CREATURES:
        return _no("creature", "J12", card=card_text(kind))
    if IS_SPECIAL[kind] and special_used(view):
        return _no("special", "J4")
    if used_species(view).count(SPECIES[kind]) >= SPECIES_A_ROUND:
        return _no("species", "J4", card=text(f"jartible.card.{SPECIES_IDS[SPECIES[kind]]}"))
    return None


def _formation_refusal(view: View, facts: JartibleFacts, action: Action) -> Text | None:
    """A creature for a line, or the end of the formation (J4, J12)."""
    seat = view.seat
    rows = [view.zone(f"{line}/{seat}").cards for line in LINES]
    if action[0] == STOP:
        return None if all(rows) else _no("stop", "J12")
    kind, line = action[1], action[2]
    reason = _creature_refusal(view, kind)
    if reason is not None:
        return reason
    if IS_SHINY[kind] and any(IS_SHINY[card] for card in rows[line]):
        return _no("shiny", "J4")
    if rows[1 - line]:
        return None
    hand, species = hand_of(view), used_species(view)
    kinds = usable(hand, species, special_used(view))
    room = facts.limit - len(rows[line]) > 1
    return None if room and leaves_partner(hand, kinds, kind, species) else _no("other_line", "J12")


def _duel_refusal(view: View, action: Action) -> Text | None:
    """A creature for a duel; whoever has a legal one must play it (J20)."""
    if action[0] == FIGHT:
        return _creature_refusal(view, action[1])
    able = usable(hand_of(view), used_species(view), special_used(view))
    return _no("yield", "J20") if able else None
