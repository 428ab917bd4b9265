"""Where creatures go (J12): plans of so many attackers and defenders, weighed against what the rival may have.

Reads of the rival only how many cards lie in his lines, and whatever lies face up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from ....engine.contract import Action
from ..actions import PLACE_ACTIONS, STOP_ACTION
from ..cards import ATQ, CREATURES, DF, IS_SHINY, IS_SPECIAL, SPECIES, SPEED, STATS
from ..limits import usable
from ..phases import ATTACK, DEFENCE, MOST_CREATURES, SPECIES_A_ROUND
from ..state import JartibleState

Rnd = Callable[[], float]

ATTACKER, DEFENDER = 80, 82
"""What a creature counts in the line its owner chose for it, on average over sensible formations."""
SPREAD = 55.0
"""How far off a total guessed before the lines are seen is, supports included."""
FASTEST = 68
"""VL of a middling creature of a tie-break."""
SPEED_SPREAD = 35.0
EXPOSED = 0.85
"""A line of one creature can be emptied (J13)."""
KEPT_FOR = 0.05
"""By how much the last creature has to promise more in the hand than in a line."""
ATTACK_OF: tuple[int, ...] = tuple(card[ATQ] for card in STATS)
DEFENCE_OF: tuple[int, ...] = tuple(card[DF] for card in STATS)

Plan = tuple[list[int], list[int]]
"""Kinds for attack and defence, those that lie there first."""


def sigmoid(x: float) -> float:
    """A chance from a difference in spreads."""
    return 1 / (1 + exp(-1.7 * x))


def place(state: JartibleState, seat: int, rnd: Rnd, whim: float) -> Action:
    """The next creature of the best plan; to stop once there is none."""
    attack, defence = state.lines[2 * seat], state.lines[2 * seat + 1]
    hand, species = state.hands[seat], state.species[seat]
    kinds = usable(hand, species, state.special_used[seat])
    rival = guessed(state, 1 - seat)
    plan = best_plan(hand, kinds, attack, defence, state.limit, rival, rnd, whim)
    if attack and defence and better_kept((attack, defence), plan, hand, rival, rnd, whim):
        return STOP_ACTION
    todo = [(DEFENCE, kind) for kind in plan[1][len(defence) :]] + [(ATTACK, kind) for kind in plan[0][len(attack) :]]
    legal = state.legal(seat)
    if todo:
        if rnd() < 0.5:
            todo.reverse()
        for line, kind in todo:
            if PLACE_ACTIONS[line][kind] in legal:
                return PLACE_ACTIONS[line][kind]
    return STOP_ACTION if STOP_ACTION in legal else _best_single(legal)


def _best_single(legal: Sequence[Action]) -> Action:
    """Whatever counts most where it goes."""
    return max(legal, key=lambda action: (ATTACK_OF if action[2] == ATTACK else DEFENCE_OF)[action[1]])


def guessed(state: JartibleState, rival: int) -> tuple[float, float]:
    """What the rival's lines will come to, by how many cards lie in them: (attack, defence)."""
    attack, defence = len(state.lines[2 * rival]), len(state.lines[2 * rival + 1])
    open_places = 0 if state.stopped[rival] else state.limit - attack - defence
    return (attack + open_places / 2) * ATTACKER, (defence + open_places / 2) * DEFENDER


def best_plan(
    hand: Sequence[int], kinds: Sequence[int], attack: Sequence[int], defence: Sequence[int], limit: int,
    rival: tuple[float, float], rnd: Rnd, whim: float,
) -> Plan:  # fmt: skip
    """Of all numbers of attackers the one that promises most."""
    best: Plan = ([*attack], [*defence])
    best_score = -1.0
    for attackers in range(max(1, len(attack)), limit - max(0, len(defence) - 1)):
        plan = _filled(hand, kinds, attack, defence, attackers, limit - attackers)
        score = promise(plan, hand, rival) + whim * 0.25 * (rnd() - 0.5) + 0.02 * rnd()
        if score > best_score:
            best, best_score = plan, score
    return best


def better_kept(
    lines: Plan, plan: Plan, hand: Sequence[int], rival: tuple[float, float], rnd: Rnd, whim: float
) -> bool:
    """Whether the last creature of a plan does more in the hand, for the tie-break (J12, J20)."""
    left = len(plan[0]) + len(plan[1]) - len(lines[0]) - len(lines[1])
    doubt = KEPT_FOR + whim * 0.25 * (rnd() - 0.5)
    return left == 1 and promise(lines, hand, rival) > promise(plan, hand, rival) + doubt


def _filled(
    hand: Sequence[int], kinds: Sequence[int], attack: Sequence[int], defence: Sequence[int], attackers: int,
    defenders: int,
) -> Plan:  # fmt: skip
    """Strong attackers and strong defenders in turn, each where it is better by more (J4 kept)."""
    lines: Plan = ([*attack], [*defence])
    left = {kind: hand.count(kind) for kind in kinds}
    used: dict[int, int] = {}
    for kind in (*attack, *defence):
        used[SPECIES[kind]] = used.get(SPECIES[kind], 0) + 1
    special = any(IS_SPECIAL[kind] for kind in (*attack, *defence))
    places = (attackers - len(attack), defenders - len(defence))
    offers: list[tuple[int, int, int]] = []
    if places[ATTACK] > 0:
        offers += [(3 * ATTACK_OF[kind] - DEFENCE_OF[kind], ATTACK, kind) for kind in kinds]
    if places[DEFENCE] > 0:
        offers += [(3 * DEFENCE_OF[kind] - ATTACK_OF[kind], DEFENCE, kind) for kind in kinds]
    offers.sort(reverse=True)
    sizes = (attackers, defenders)
    shiny = [any(IS_SHINY[kind] for kind in row) for row in lines]
    for _, line, kind in offers:
        while len(lines[line]) < sizes[line] and left[kind] > 0:
            if (IS_SHINY[kind] and shiny[line]) or (IS_SPECIAL[kind] and special):
                break
            if used.get(SPECIES[kind], 0) >= SPECIES_A_ROUND:
                break
            lines[line].append(kind)
            left[kind] -= 1
            used[SPECIES[kind]] = used.get(SPECIES[kind], 0) + 1
            special = special or IS_SPECIAL[kind]
            shiny[line] = shiny[line] or IS_SHINY[kind]
    return lines


def promise(plan: Plan, hand: Sequence[int], rival: tuple[float, float]) -> float:
    """The chance to win the round with such lines (J5, J19)."""
    attack = sum([ATTACK_OF[kind] for kind in plan[0]])
    defence = sum([DEFENCE_OF[kind] for kind in plan[1]])
    one = sigmoid((attack - rival[1]) / SPREAD) if plan[0] else 0.0
    two = sigmoid((defence - rival[0]) / SPREAD) if plan[1] else 0.0
    if len(plan[0]) == 1:
        one *= EXPOSED
    if len(plan[1]) == 1:
        two *= EXPOSED
    both = one * two
    placed = [*plan[0], *plan[1]]
    return both + (one + two - 2 * both) * tie_break_chance([k for k in hand if k < CREATURES and k not in placed])


def tie_break_chance(kinds: Sequence[int]) -> float:
    """The chance to win duels of VL with these creatures (J20)."""
    speeds = sorted([SPEED[kind] for kind in kinds], reverse=True)[:3]
    if not speeds:
        return 0.03
    lead = sum(speeds) / 3 - FASTEST
    return sigmoid(lead / SPEED_SPREAD)


def worth_of_hand(hand: Sequence[int], special_used: bool) -> float:
    """What a hand promises against a middling rival (J10)."""
    kinds = usable(hand, (), special_used)
    half = MOST_CREATURES / 2
    plan = best_plan(hand, kinds, (), (), MOST_CREATURES, (half * ATTACKER, half * DEFENDER), lambda: 0.5, 0.0)
    return promise(plan, hand, (half * ATTACKER, half * DEFENDER))
