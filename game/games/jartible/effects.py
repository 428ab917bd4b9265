"""What effects do to two lines that meet (J17): one small function each.

A window is two `Side`s; an effect is told by the side of its owner, the other side and its values. `STEP` says in
which order effects apply. Effects that reach beyond the lines (neutralise, block, draw, take back, most, slow, no
support) are carried out where the match is played, in `state`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from . import vocabulary as v
from .cards import ATQ, DF, SHINE, STARS, VL, Card

IGNORE, REMOVE, SWAP, SCENARIO_CARDS, SILENCE, DOUBLE, CARD_BONUS, LINE_BONUS = range(8)
"""The order of J17; what neutralises has been settled before."""


class Side:
    """One of the two lines that meet: its cards in the order placed, and what they count at this moment."""

    __slots__ = ("attacks", "bonus", "cards", "gone", "places", "stat", "values", "vls")

    def __init__(self, cards: Sequence[Card], attacks: bool) -> None:
        self.attacks = attacks
        self.stat = ATQ if attacks else DF
        """Which number of a card counts here; an effect can change it."""
        self.cards = list(cards)
        self.places = list(range(len(cards)))
        """Where each card stands in the line."""
        self.values = [card[self.stat] for card in cards]
        self.vls = [card[VL] for card in cards]
        self.bonus = 0
        """Points of the line as a whole."""
        self.gone: list[int] = []
        """Places of cards that were removed."""

    def printed(self) -> int:
        """The sum of the numbers on the cards that still lie here."""
        stat = self.stat
        return sum([card[stat] for card in self.cards])

    def best(self) -> int:
        """The index of the card that counts most; of equal ones the first placed."""
        return self.values.index(max(self.values))

    def lowest(self) -> int:
        """The index of the card that counts least; of equal ones the first placed."""
        return self.values.index(min(self.values))

    def add(self, index: int, by: int) -> None:
        """Points for one card, never below 0 (J11)."""
        self.values[index] = max(0, self.values[index] + by)


Window = tuple[Side, Side]
"""The owner's line and the rival's."""


def _target(window: Window, whose: v.Whose) -> Side:
    return window[0] if whose == "own" else window[1]


def ignore(window: Window, effect: v.Ignore) -> None:
    """Nothing to do to the lines: scenarios are left out by whoever applies the effects."""


def remove(window: Window, effect: v.Remove) -> None:
    """The rival's lowest card leaves the line."""
    side = window[1]
    if side.cards:
        index = side.lowest()
        side.gone.append(side.places.pop(index))
        del side.cards[index], side.values[index], side.vls[index]


def swap(window: Window, effect: v.Swap) -> None:
    """The other number of each card counts."""
    side = _target(window, effect.whose)
    side.stat = ATQ + DF - side.stat
    side.values = [card[side.stat] for card in side.cards]


def silence(window: Window, effect: v.Silence) -> None:
    """The rival's best card counts nothing."""
    side = window[1]
    if side.cards:
        side.values[side.best()] = 0


def double(window: Window, effect: v.Double) -> None:
    """The own best card counts twice."""
    side = window[0]
    if side.cards:
        side.values[side.best()] *= 2


def each(window: Window, effect: v.EachBonus) -> None:
    """Points for each card."""
    side = _target(window, effect.whose)
    for index in range(len(side.cards)):
        side.add(index, effect.by)


def lowest(window: Window, effect: v.LowestBonus) -> None:
    """Points for the lowest cards; a line that has fewer gets the bonus as often as it has cards."""
    side = window[0]
    order = sorted(range(len(side.values)), key=side.values.__getitem__)
    for index in order[: effect.count]:
        side.add(index, effect.by)


def pace(window: Window, effect: v.Pace) -> None:
    """VL for each own card."""
    window[0].vls = [vl + effect.by for vl in window[0].vls]


def line(window: Window, effect: v.LineBonus) -> None:
    """Points for a line, if it is of that kind: a swapped line still attacks or defends."""
    side = _target(window, effect.whose)
    if effect.line == "any" or side.attacks == (effect.line == "attack"):
        side.bonus += effect.by


def swing(window: Window, effect: v.Swing) -> None:
    """The lead in VL, up to a limit; nothing for a line that is behind."""
    lead = sum(window[0].vls) - sum(window[1].vls)
    window[0].bonus += max(0, min(lead, effect.most))


# Scenarios: told once for each of the two sides, which stands first in the window


def _is_of(card: Card, of: str) -> bool:
    return of == "all" or bool(card[SHINE] if of == "shiny" else card[STARS] == 1)


def cards(window: Window, effect: v.CardsBonus) -> None:
    """Points in one stat for every card of a kind, in a line where that stat counts."""
    if window[0].stat == (ATQ if effect.stat == "atq" else DF):
        _for_cards(window[0], effect.of, effect.by)


def used(window: Window, effect: v.UsedBonus) -> None:
    """Points in the stat that counts, for every card of a kind."""
    _for_cards(window[0], effect.of, effect.by)


def _for_cards(side: Side, of: str, by: int) -> None:
    for index, card in enumerate(side.cards):
        if _is_of(card, of):
            side.add(index, by)


def lines(window: Window, effect: v.LinesBonus) -> None:
    """Points for every line of a kind."""
    if window[0].attacks == (effect.line == "attack"):
        window[0].bonus += effect.by


Apply = Callable[[Window, Any], None]

STEP: dict[type, tuple[int, Apply]] = {
    v.Ignore: (IGNORE, ignore),
    v.Remove: (REMOVE, remove),
    v.Swap: (SWAP, swap),
    v.CardsBonus: (SCENARIO_CARDS, cards),
    v.UsedBonus: (SCENARIO_CARDS, used),
    v.Silence: (SILENCE, silence),
    v.Double: (DOUBLE, double),
    v.EachBonus: (CARD_BONUS, each),
    v.LowestBonus: (CARD_BONUS, lowest),
    v.Pace: (CARD_BONUS, pace),
    v.LineBonus: (LINE_BONUS, line),
    v.Swing: (LINE_BONUS, swing),
    v.LinesBonus: (LINE_BONUS, lines),
}
"""The effects that change lines: when (J17), and how."""

IN_TIE_BREAK = (v.Neutralise, v.Block, v.Draw, v.TakeBack, v.Pace)
"""The supports that do something before the duels of a tie-break (house rule of J21)."""
