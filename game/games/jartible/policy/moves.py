"""The rule player's smaller decisions: role, hand, scenario, the line to open, duels."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.contract import Action
from .. import vocabulary as v
from ..actions import (
    BOTH_ROLES,
    FIGHT_ACTIONS,
    FORMATION_ROLE,
    KEEP_ACTION,
    LINE_ACTIONS,
    NO_ROLE,
    PASS_ACTION,
    REDRAW_ACTION,
    ROLE_ACTIONS,
    SCENARIO_ACTIONS,
    SUPPORT_ROLE,
    YIELD_ACTION,
)
from ..cards import ATQ, CREATURES, DF, IS_SHINY, SPEED, STARS, STATS, SUPPORTS_END, is_support, scenario_effect
from ..limits import usable
from ..phases import ATTACK, DEFENCE, DUELS_TO_WIN, MOST_CREATURES
from ..state import JartibleState
from .formation import best_plan, tie_break_chance, worth_of_hand

Rnd = Callable[[], float]

KEEP_FROM = (0.40, 0.34, 0.28, 0.2)
"""The promise with which a hand is kept, by rebujinas taken: each costs a card."""
LEAST_SUPPORTS = 1
MIDDLE = 2.5
"""How many creatures a middling rival has in each line."""
WORTH_A_SCENARIO = 6.0
"""A scenario that brings fewer points than this is not played."""


def role(state: JartibleState, rnd: Rnd) -> Action:
    """To answer supports is worth more than to answer placements; whoever goes second knows more (J8)."""
    if state.same_player:
        return ROLE_ACTIONS[NO_ROLE if rnd() < 0.9 else BOTH_ROLES]
    return ROLE_ACTIONS[FORMATION_ROLE if rnd() < 0.9 else SUPPORT_ROLE]


def hand(state: JartibleState, seat: int, rnd: Rnd, whim: float) -> Action:
    """A hand that promises little is drawn again (J10)."""
    cards = state.hands[seat]
    promise = worth_of_hand(cards, state.special_used[seat])
    supports = sum(is_support(kind) for kind in cards)
    if supports < LEAST_SUPPORTS:
        promise -= 0.08
    bar = KEEP_FROM[state.redraws[seat]] + whim * 0.2 * (rnd() - 0.5)
    return KEEP_ACTION if promise >= bar else REDRAW_ACTION


def scenario(state: JartibleState, seat: int, rnd: Rnd, whim: float) -> Action:
    """The scenario that helps the own plan more than the rival's (J11)."""
    cards = state.hands[seat]
    kinds = usable(cards, (), state.special_used[seat])
    plan = best_plan(cards, kinds, (), (), MOST_CREATURES, (200.0, 205.0), rnd, 0.0)
    best, choice = WORTH_A_SCENARIO, PASS_ACTION
    for kind in cards:
        if kind >= SUPPORTS_END and kind != state.scenarios[1 - seat]:
            worth = _scenario_worth(scenario_effect(kind), cards, plan) + whim * 30 * (rnd() - 0.5)
            if worth > best:
                best, choice = worth, SCENARIO_ACTIONS[kind]
    return choice


def _scenario_worth(effect: v.Scenario, cards: list[int], plan: tuple[list[int], list[int]]) -> float:
    """Points that the scenario brings more to the own side than to a middling rival's."""
    kind = type(effect)
    if isinstance(effect, v.CardsBonus):
        line = plan[ATTACK] if effect.stat == "atq" else plan[DEFENCE]
        return effect.by * (sum(_is_of(card, effect.of) for card in line) - _usual(effect.of))
    if isinstance(effect, v.UsedBonus):
        return effect.by * (sum(_is_of(card, effect.of) for row in plan for card in row) - 2 * _usual(effect.of))
    if isinstance(effect, v.LinesBonus):
        strong = sum(STATS[card][ATQ] for card in plan[ATTACK]) < sum(STATS[card][DF] for card in plan[DEFENCE])
        return 8.0 if (effect.line == "defence") == strong else -8.0
    supports = sum(is_support(card) for card in cards)
    if kind is v.NoSupport:
        return 12.0 * (2 - supports)
    if kind is v.Most:
        return 12.0 * (6 - sum(card < CREATURES for card in cards))
    if kind is v.Slow:
        rest = [card for card in cards if card < CREATURES and card not in plan[0] and card not in plan[1]]
        return 60 * (0.45 - tie_break_chance(rest))
    return 7.0 if kind is v.TieTo and len(plan[DEFENCE]) > len(plan[ATTACK]) else 0.0


def _is_of(card: int, of: str) -> bool:
    return of == "all" or (IS_SHINY[card] if of == "shiny" else STATS[card][STARS] == 1)


def _usual(of: str) -> float:
    return MIDDLE if of == "all" else 0.8


def line(state: JartibleState, seat: int, rnd: Rnd) -> Action:
    """The line that is likelier to win opens: the closing supports then serve the other (J14)."""
    attack = sum(STATS[kind][ATQ] for kind in state.lines[2 * seat])
    defence = sum(STATS[kind][DF] for kind in state.lines[2 * seat + 1])
    rival = state.lines[2 - 2 * seat], state.lines[3 - 2 * seat]
    leads = (attack - 82 * len(rival[1]), defence - 80 * len(rival[0]))
    better = ATTACK if leads[0] > leads[1] else DEFENCE
    return LINE_ACTIONS[better if rnd() < 0.7 else 1 - better]


def duel(state: JartibleState, seat: int, rnd: Rnd) -> Action:
    """One of the three fastest, which of them is left to chance; with the back to the wall the fastest (J20)."""
    kinds = usable(state.hands[seat], state.species[seat], state.special_used[seat])
    if not kinds:
        return YIELD_ACTION
    slow = any(type(effect) is v.Slow for effect in state.scenario_effects())
    kinds.sort(key=SPEED.__getitem__, reverse=not slow)
    left = 3 - max(len(state.duels[0]), len(state.duels[1]))
    if state.wins[1 - seat] == DUELS_TO_WIN - 1 and state.wins[seat] == 0:
        return FIGHT_ACTIONS[kinds[0]]
    return FIGHT_ACTIONS[kinds[int(rnd() * min(max(1, left), len(kinds)))]]
