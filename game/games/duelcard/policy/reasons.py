"""Why a move is good: chances counted over sampled matches, what rivals likely hold, what else there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from ....engine.contract import Action
from ....engine.text import SeatName, Text, text
from ....engine.view import View
from ..actions import BAR, LAY, OPEN, PASS, PICK, PLAY, READY, STEAL, TAKE
from ..cards import BLOCK, CHEST, JOKER, THIEF
from ..chronicle import cards_text
from ..duel import Play, resolve_chain
from ..phases import ANSWER
from ..phrases import action_text
from ..seen import announced_as
from ..state import DuelCardState
from .player import choose

Ranked = Sequence[tuple[Action, float]]
SAME = 1
"""Moves that differ by fewer points in a hundred are called equal."""


def reasons(view: View, worlds: Sequence[DuelCardState], ranked: Ranked) -> tuple[Text, ...]:
    """Lines for a hint: about the best move, then about the next best."""
    action, value = ranked[0]
    lines = _LINES[action[0]](worlds, view.seat, action)
    lines.append(text("duelcard.reason.chance", percent=_percent(value)))
    if len(ranked) > 1:
        lines.append(_alternative(view, *ranked[1], value))
    return tuple(lines)


def _percent(share: float) -> int:
    return round(100 * min(1.0, max(0.0, share)))


def _alternative(view: View, action: Action, value: float, best: float) -> Text:
    points = round(100 * (best - value))
    if points < SAME:
        return text("duelcard.reason.equal", move=action_text(view, action))
    return text("duelcard.reason.alternative", move=action_text(view, action), n=points)


def _steal(worlds: Sequence[DuelCardState], seat: int, action: Action) -> list[Text]:
    """What there is to be stolen: Jokers are worth most."""
    holding = sum(JOKER in world.hands[action[2]] for world in worlds)
    return [text("duelcard.reason.joker", seat=SeatName(action[2]), percent=_percent(holding / len(worlds)))]


def _open(worlds: Sequence[DuelCardState], seat: int, action: Action) -> list[Text]:
    return [text("duelcard.reason.chest")]


def _bar(worlds: Sequence[DuelCardState], seat: int, action: Action) -> list[Text]:
    """What would happen without the answer."""
    match = worlds[0]
    if announced_as(match.stack, match.victim) == "block":
        return [text("duelcard.reason.bar.block")]
    if match.victim < 0:
        return [text("duelcard.reason.bar.chest", seat=SeatName(match.actor))]
    if match.victim == seat:
        return [text("duelcard.reason.bar.thief", n=len(match.hands[seat]))]
    return [text("duelcard.reason.bar.rival", seat=SeatName(match.actor))]


def _pass(worlds: Sequence[DuelCardState], seat: int, action: Action) -> list[Text]:
    """What is kept for the duel."""
    hand = worlds[0].hands[seat]
    if worlds[0].phase == ANSWER:
        return [text("duelcard.reason.save")] if BLOCK in hand or JOKER in hand else []
    return [text("duelcard.reason.keep")] if JOKER in hand or THIEF in hand or CHEST in hand else []


def _pick(worlds: Sequence[DuelCardState], seat: int, action: Action) -> list[Text]:
    return [text("duelcard.reason.pick")]


def _duel(worlds: Sequence[DuelCardState], seat: int, action: Action) -> list[Text]:
    """How the duel may end if rivals lay what is sensible, and what the first of them most likely lays."""
    laid = worlds[0].laid[seat]
    mine: Play = action[1:] if action[0] == PLAY else tuple(sorted([*laid, *action[1:]]))
    rnd = Random(len(worlds)).random
    rival = (seat + 1) % len(worlds[0].hands) if seat == worlds[0].turner else worlds[0].turner
    won = tied = 0
    faced: Counter[Play] = Counter()
    for world in worlds:
        plays = [mine if other == seat else choose(world, other, rnd)[1:] for other in range(len(world.hands))]
        faced[plays[rival]] += 1
        winner = resolve_chain(tuple(plays), world.turner).winner
        won += winner == seat
        tied += winner < 0
    count = len(worlds)
    lines = [text("duelcard.reason.duel", win=_percent(won / count), tie=_percent(tied / count))]
    play, times = max(faced.items(), key=lambda item: (item[1], item[0]))
    if play:
        percent = _percent(times / count)
        lines.append(text("duelcard.reason.lays", seat=SeatName(rival), cards=cards_text(play), percent=percent))
    return lines


def _take(worlds: Sequence[DuelCardState], seat: int, action: Action) -> list[Text]:
    return []


_LINES: dict[int, Callable[[Sequence[DuelCardState], int, Action], list[Text]]] = {
    PASS: _pass,
    STEAL: _steal,
    OPEN: _open,
    BAR: _bar,
    PICK: _pick,
    PLAY: _duel,
    LAY: _duel,
    READY: _duel,
    TAKE: _take,
}
