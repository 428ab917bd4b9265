"""What each line comes to as far as a viewer may know, and what effects do to its creatures (J14-J17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...engine.view import Seat, View
from . import vocabulary as v
from .cards import STATS, Card, scenario_effect, support_effect
from .effects import STEP, Side
from .phases import ATTACK, DEFENCE, LINES, NOTHING, OPENING, OVER, SUPPORT, TIE_BREAK
from .seen import JartibleFacts
from .window import Play, Result, resolve, standing


class Tally(NamedTuple):
    """A line: its total and VL, None where the viewer can't know them."""

    total: int | None
    vl: int | None
    fought: bool
    """Whether it is one of the two lines of the present window."""


class Counted(NamedTuple):
    """The creatures of a line after all effects, by place."""

    values: tuple[int, ...]
    """What each counts; of a removed one nothing."""
    printed: tuple[int, ...]
    gone: tuple[int, ...]
    """Places of removed creatures."""
    bonus: int
    """Points of the line as a whole."""
    swapped: bool


def attacker(facts: JartibleFacts) -> Seat:
    """Whose attack line meets a defence in the present window (J14, J18)."""
    opens = facts.first_form
    return opens if (facts.opened == ATTACK) == (facts.window == OPENING) else 1 - opens


def fought_line(facts: JartibleFacts, seat: Seat) -> int:
    """The seat's line of the present window."""
    return ATTACK if seat == attacker(facts) else DEFENCE


def in_window(facts: JartibleFacts) -> bool:
    """Whether two lines lie open against each other."""
    return facts.phase == SUPPORT and facts.window != TIE_BREAK


def is_open(facts: JartibleFacts, seat: Seat, line: int) -> bool:
    """Whether a line has been turned up (J14, J18)."""
    if facts.window != OPENING or facts.phase == OVER:
        return True
    return facts.phase == SUPPORT and line == fought_line(facts, seat)


def tallies(view: View) -> dict[tuple[Seat, int], Tally]:
    """All four lines, by seat and line."""
    facts: JartibleFacts = view.facts
    found: dict[tuple[Seat, int], Tally] = {}
    if in_window(facts):
        result = resolve(lines_in_window(view), attacker(facts), plays(view), scenarios(view))
        for seat in (0, 1):
            found[seat, fought_line(facts, seat)] = Tally(result.totals[seat], result.vls[seat], True)
    for seat in (0, 1):
        for line in (ATTACK, DEFENCE):
            if (seat, line) not in found:
                found[seat, line] = _beside(view, seat, line)
    return found


def _beside(view: View, seat: Seat, line: int) -> Tally:
    """A line out of the window: what it came to when it was fought over, else creatures and scenarios alone."""
    total, alone = view.facts.totals[2 * seat + line], _alone(view, seat, line)
    return alone if total == NOTHING else alone._replace(total=total)


def _alone(view: View, seat: Seat, line: int) -> Tally:
    """A line for itself: creatures and scenarios, without any support."""
    kinds = view.zone(f"{LINES[line]}/{seat}").cards
    if any(kind < 0 for kind in kinds):
        return Tally(None, None, False)
    cards: list[Card] = [STATS[kind] for kind in kinds]
    side = resolve((cards, ()), int(line == DEFENCE), (), scenarios(view))
    return Tally(side.totals[0], side.vls[0], False)


def result(view: View) -> Result:
    """Who would win the present window if nobody played a support any more."""
    return resolve(lines_in_window(view), attacker(view.facts), plays(view), scenarios(view))


def lines_in_window(view: View) -> tuple[list[Card], list[Card]]:
    """The cards of the two lines that meet, by seat."""
    one, two = (
        [STATS[kind] for kind in view.zone(f"{LINES[fought_line(view.facts, seat)]}/{seat}").cards] for seat in (0, 1)
    )
    return one, two


def plays(view: View) -> list[Play]:
    """The supports of this window in the order played."""
    first = view.facts.first_ap
    laid = [(seat, view.zone(f"ap/{seat}").cards[0]) for seat in (first, 1 - first)]
    return [(seat, support_effect(kind)) for seat, kind in laid if kind >= 0]


def scenarios(view: View) -> list[v.Scenario]:
    """The scenarios of the round."""
    laid = [view.zone(f"scenario/{seat}").cards[0] for seat in (0, 1)]
    return [scenario_effect(kind) for kind in laid if kind >= 0]


def counted(
    lines: tuple[Sequence[Card], Sequence[Card]], attacking: Seat, played: Sequence[Play], active: Sequence[v.Scenario]
) -> tuple[Counted, Counted]:
    """What each creature counts after all effects, in the order of J17, by seat."""
    sides = (Side(lines[0], attacking == 0), Side(lines[1], attacking == 1))
    kept = standing(played)
    if any(type(effect) is v.Ignore for _, effect in kept):
        active = ()
    todo = [(STEP[type(effect)], seat, effect) for seat, effect in kept if type(effect) in STEP]
    todo += [(STEP[type(effect)], seat, effect) for effect in active if type(effect) in STEP for seat in (0, 1)]
    for (_, apply), seat, effect in sorted(todo, key=lambda entry: entry[0][0]):
        apply((sides[seat], sides[1 - seat]), effect)
    one, two = (_summed_up(side, lines[seat], attacking == seat) for seat, side in enumerate(sides))
    return one, two


def _summed_up(side: Side, cards: Sequence[Card], attacks: bool) -> Counted:
    values = [0] * len(cards)
    for place, value in zip(side.places, side.values, strict=True):
        values[place] = value
    plain = Side(cards, attacks)
    return Counted(tuple(values), tuple(plain.values), tuple(side.gone), side.bonus, side.stat != plain.stat)
