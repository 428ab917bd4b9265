"""Virtues and who has advantage in them (A3): cards, what the blow on top of a pile brings, what a first blow will.

A posta's bonus, a Salute or a Reveal count when their owner judges a virtue for his first blow, and afterwards while
that blow tops his pile. The functions take a state, or what a viewer sees of it.
"""

from __future__ import annotations

from ...engine.view import Seat
from .cards import AUDATIA, BONUS, CELERITAS, FORTITUDO, NO_BONUS, Bonus
from .standing import Standing


def value_now(at: Standing, seat: Seat, virtue: int) -> int:
    """A virtue as it is: card and the blow on top (A3)."""
    return (at.virtues[seat] >> virtue & 1) + at.top[seat][virtue]


def first_blow_bonus(at: Standing, seat: Seat) -> Bonus:
    """What the first blow of the bout will bring (A3)."""
    posta = at.posta[seat]
    bonus = BONUS[posta] if posta >= 0 else NO_BONUS
    extra = at.salute[seat] + at.reveal[seat]
    return (bonus[AUDATIA] + extra, *bonus[1:]) if extra else bonus


def value_for_blow(at: Standing, seat: Seat, virtue: int) -> int:
    """A virtue judged for a blow that its owner is about to play (A3)."""
    held = at.virtues[seat] >> virtue & 1
    if at.blows[seat]:
        return held + at.top[seat][virtue]
    posta = at.posta[seat]
    bonus = BONUS[posta][virtue] if posta >= 0 else 0
    return held + bonus + (at.salute[seat] + at.reveal[seat] if virtue == AUDATIA else 0)


def advantages(at: Standing, seat: Seat) -> int:
    """The set of virtues in which the seat has advantage as things are; a tie gives nobody the effect (A3)."""
    other = 1 - seat
    mine, his = at.top[seat], at.top[other]
    if mine is NO_BONUS and his is NO_BONUS:
        return at.virtues[seat] & ~at.virtues[other]
    held, rivals = at.virtues[seat], at.virtues[other]
    found = 0
    for virtue in range(4):
        if (held >> virtue & 1) + mine[virtue] > (rivals >> virtue & 1) + his[virtue]:
            found |= 1 << virtue
    return found


def leads_for_blow(at: Standing, seat: Seat, virtue: int) -> bool:
    """Whether the seat has advantage for an attack it is about to play."""
    return value_for_blow(at, seat, virtue) > value_now(at, 1 - seat, virtue)


def leads_for_reaction(at: Standing, seat: Seat) -> bool:
    """Whether the seat has Celeritas advantage for a blow played as a reaction; a Lure counts (A22, A23)."""
    return value_for_blow(at, seat, CELERITAS) + at.lure[seat] > value_now(at, 1 - seat, CELERITAS)


def orienter(at: Standing) -> Seat:
    """Who orients the side: more Fortitudo, at a tie whoever holds its card (A24)."""
    first, second = value_now(at, 0, FORTITUDO), value_now(at, 1, FORTITUDO)
    if first != second:
        return 0 if first > second else 1
    return 0 if (at.virtues[0] | at.voided[0]) >> FORTITUDO & 1 else 1
