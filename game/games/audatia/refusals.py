"""Why an action is refused: one line with the number of its rule, told from what the viewer sees alone."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.contract import Action
from ...engine.text import Text
from ...engine.view import View
from . import predicates
from .actions import (
    ABILITY,
    ACTION_BY_TEXT,
    ANSWER_REMEDY,
    ATTACK,
    BEAT,
    BREAK,
    COUNTER,
    CYCLE,
    DEFEND,
    DISCARD,
    EXCHANGE_BLOW,
    LIFT,
    MARK,
    ORIENT,
    PARRY,
    PASS,
    PLACE,
    READY,
    RECOVER,
    REMEDY,
    STAND,
    TAKE_VIRTUE_CARD,
    UNMARK,
    YIELD,
)
from .cards import CYCLING, FIRST_VIRTUE, card_text, posta_text, virtue_text
from .decisions import phase_rule
from .moments import can_play_ability, hand_of
from .phases import (
    ANSWER,
    AVOIDED,
    BROKEN,
    DENYING,
    ENTRY,
    EXCHANGE,
    FEINTING,
    FIGHT,
    LAST_WORD,
    NEW_POSTA,
    ORDER,
    OUT,
    OVER,
    OVER_IT,
    POSTA,
    REACT,
    SALUTE,
    SALUTE_BACK,
    SIDE,
    STEP,
    STRETTO,
    STRIKE,
    SUDDEN,
    TAKE_BACK,
    TAKE_VIRTUE,
    TAUNTED,
    TRADE,
    UNHORSING,
    VIRTUES,
)
from .predicates import no
from .seen import AudatiaFacts
from .standing import Duel

Predicate = Callable[[Duel, int, int], Text | None]

_WINDOW = frozenset((ABILITY, PASS, CYCLE))
KINDS_IN: dict[int, frozenset[int]] = {
    EXCHANGE: frozenset((READY, MARK, UNMARK)),
    VIRTUES: frozenset((TAKE_VIRTUE_CARD,)),
    SALUTE: frozenset((DISCARD, PASS)),
    SALUTE_BACK: frozenset((DISCARD, PASS)),
    TRADE: frozenset((READY, MARK, UNMARK)),
    POSTA: frozenset((STAND,)),
    OUT: _WINDOW,
    STEP: frozenset((ATTACK, BEAT, STAND, PASS, CYCLE)),
    TAUNTED: frozenset((DISCARD,)),
    NEW_POSTA: frozenset((STAND,)),
    TAKE_BACK: frozenset((RECOVER,)),
    REACT: frozenset((
        PARRY, COUNTER, EXCHANGE_BLOW, DEFEND, BREAK, REMEDY, ANSWER_REMEDY, ABILITY, YIELD, CYCLE,
    )),
    FEINTING: _WINDOW,
    UNHORSING: _WINDOW,
    SIDE: frozenset((ORIENT, CYCLE)),
    ENTRY: frozenset((REMEDY, PASS, CYCLE)),
    FIGHT: frozenset((ATTACK, BEAT, ABILITY, PASS, CYCLE)),
    AVOIDED: _WINDOW,
    LAST_WORD: _WINDOW,
    STRETTO: frozenset((REMEDY, ABILITY, PASS, CYCLE)),
    ANSWER: frozenset((ANSWER_REMEDY, REMEDY, ABILITY, YIELD, CYCLE)),
    STRIKE: frozenset((ATTACK, BEAT, COUNTER)),
    TAKE_VIRTUE: frozenset((TAKE_VIRTUE_CARD,)),
    BROKEN: frozenset((REMEDY, ATTACK, PASS, CYCLE)),
    DENYING: _WINDOW,
    ORDER: frozenset((PLACE, LIFT, READY)),
}  # fmt: skip
"""By phase: the kinds of actions that belong there."""

PREDICATES: dict[tuple[int, int], Predicate] = {
    (STEP, ATTACK): predicates.can_attack,
    (FIGHT, ATTACK): predicates.can_attack,
    (STEP, BEAT): predicates.can_beat,
    (FIGHT, BEAT): predicates.can_beat,
    (REACT, PARRY): predicates.can_parry,
    (REACT, COUNTER): predicates.can_counter,
    (REACT, EXCHANGE_BLOW): predicates.can_exchange,
    (REACT, DEFEND): predicates.can_defend,
    (REACT, BREAK): predicates.can_break,
    (REACT, REMEDY): predicates.can_answer_with_remedy,
    (REACT, ANSWER_REMEDY): predicates.can_counter_blow,
    (ENTRY, REMEDY): predicates.can_play_remedy,
    (STRETTO, REMEDY): predicates.can_play_remedy,
    (ANSWER, ANSWER_REMEDY): predicates.can_counter_remedy,
    (ANSWER, REMEDY): predicates.can_counter_with_soprana,
    (STRIKE, ATTACK): predicates.can_strike,
    (STRIKE, COUNTER): predicates.can_strike,
    (STRIKE, BEAT): predicates.can_beat_now,
    (BROKEN, ATTACK): predicates.can_break_mezano,
    (BROKEN, REMEDY): predicates.can_enter_on_break,
}
"""By phase and kind of action: what says whether a card can be used so."""
_KNOWN = frozenset(ACTION_BY_TEXT.values())
_LAST_STEP = 3


def refusal(view: View, action: Action, words: str) -> Text:
    """Why the viewer can't do ``action`` now; a general line if nothing is wrong with it."""
    return refusal_or_none(view, action) or no("such", "A1", words=words)


def refusal_or_none(view: View, action: Action) -> Text | None:
    """Why the viewer can't do ``action`` now, or None if he can."""
    facts: AudatiaFacts = view.facts
    if facts.phase == OVER:
        return no("over", "A28")
    if view.decision is None:
        return no("waiting", phase_rule(facts.phase))
    if action not in _KNOWN:
        return no("such", view.decision.rule, words=str(action))
    if action[0] not in KINDS_IN[facts.phase]:
        return no(f"phase.{view.decision.kind}", view.decision.rule)
    return _by_kind(view, facts, action)


def _by_kind(view: View, facts: AudatiaFacts, action: Action) -> Text | None:
    kind = action[0]
    if kind in (MARK, UNMARK, READY, PLACE, LIFT):
        return _draft_refusal(view, facts, action)
    if kind == PASS:
        return _pass_refusal(view, facts)
    if kind == YIELD:
        return None if nothing_answers(view) else no("must_react", "A16")
    if kind == TAKE_VIRTUE_CARD:
        return _virtue_refusal(view, facts, action[1])
    if kind == STAND:
        return _posta_refusal(view, facts, action[1])
    if kind == RECOVER:
        found = action[1] in view.zone(f"discard/{view.seat}").cards
        return None if found else no("not_discarded", "A32", card=card_text(action[1]))
    return None if kind == ORIENT else _card_refusal(view, facts, action)


def _card_refusal(view: View, facts: AudatiaFacts, action: Action) -> Text | None:
    kind, card = action
    if card not in hand_of(view):
        return no("not_held", phase_rule(facts.phase), card=card_text(card))
    if kind == CYCLE:
        return can_cycle(view, card)
    return None if kind == DISCARD else use_refusal(view, kind, card)


def use_refusal(view: View, kind: int, card: int) -> Text | None:
    """Why a card can't be used in this way now, were it in the hand; the use must belong to the phase."""
    facts: AudatiaFacts = view.facts
    if kind == ABILITY:
        return can_play_ability(view, card)
    if facts.phase == STRIKE and (kind == COUNTER) != (facts.strike == OVER_IT):
        return no("phase.strike", phase_rule(STRIKE))
    return PREDICATES[facts.phase, kind](facts, view.seat, card)


def can_cycle(view: View, card: int) -> Text | None:
    """Whether a card can be exchanged for another (Cycle)."""
    if view.facts.variant == SUDDEN:
        return no("no_cycle_in_row", "A30")
    if not CYCLING >> card & 1:
        return no("no_cycle", "A31", card=card_text(card))
    return None if view.zone(f"deck/{view.seat}").cards else no("empty_deck", "A31")


def nothing_answers(view: View) -> bool:
    """Whether no card of the hand answers what has to be reacted to (A16)."""
    if view.facts.variant == SUDDEN:
        return False
    uses = KINDS_IN[view.facts.phase] - {YIELD, CYCLE}
    return all(use_refusal(view, kind, card) is not None for card in set(hand_of(view)) for kind in uses)


def _pass_refusal(view: View, facts: AudatiaFacts) -> Text | None:
    if facts.variant == SUDDEN and facts.row_size[view.seat]:
        return no("nobody_waits", "A30")
    return no("taunted", "A33") if facts.phase == STEP and facts.taunted[view.seat] else None


def _virtue_refusal(view: View, facts: AudatiaFacts, number: int) -> Text | None:
    zone = "virtues" if facts.phase == VIRTUES else f"virtues/{1 - view.seat}"
    there = FIRST_VIRTUE + number in view.zone(zone).cards
    return None if there else no("virtue_gone", phase_rule(facts.phase), virtue=virtue_text(number))


def _posta_refusal(view: View, facts: AudatiaFacts, posta: int) -> Text | None:
    if facts.phase == POSTA:
        return None
    if facts.phase == STEP and facts.variant == SUDDEN:
        return no("nobody_waits", "A30")
    if facts.phase == STEP and facts.taunted[view.seat]:
        return no("taunted", "A33")
    if facts.phase == STEP and facts.step == _LAST_STEP:
        return no("last_step", "A13")
    same = facts.posta[view.seat] == posta
    return no("same_posta", "A13", posta=posta_text(posta)) if same else None


def _draft_refusal(view: View, facts: AudatiaFacts, action: Action) -> Text | None:
    """Marks and rows: cards that are there, the right number of them (A6, A10, A30)."""
    kind, marked, rule = action[0], facts.draft, phase_rule(facts.phase)
    if kind == READY:
        return _ready_refusal(facts, view.seat)
    if kind == LIFT:
        return None if marked else no("nothing_laid", rule)
    card = action[1]
    if kind == UNMARK:
        return None if card in marked else no("not_marked", rule, card=card_text(card))
    held = view.zone(f"hand/{view.seat}").cards.count(card) + (marked.count(card) if facts.phase == ORDER else 0)
    if held <= marked.count(card):
        return no("not_held", rule, card=card_text(card))
    return no("two_marked", rule) if facts.phase == TRADE and len(marked) == 2 else None


def _ready_refusal(facts: AudatiaFacts, seat: int) -> Text | None:
    if facts.phase == TRADE and len(facts.draft) == 1:
        return no("one_marked", "A10")
    if facts.phase == ORDER and len(facts.draft) < facts.size[seat]:
        return no("row_unfinished", "A30", n=facts.size[seat] - len(facts.draft))
    return None
