"""Why a move is good, in terms of the duel: chances counted over sampled duels, what it costs, what else there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ....engine.contract import Action
from ....engine.text import SeatName, Text, text
from ....engine.view import View
from ..actions import ACCEPT, AIM_AT, ATTACK, FRONT, READY, RETREAT, STATION, SUPPORT, UNCOVER
from ..cards import ROLE_NAMES, VALUE, card_text, role_of
from ..phrases import action_text
from ..seen import place_text
from ..state import DEPLOY, CastleState

Ranked = Sequence[tuple[Action, float]]
SAME = 1
"""Moves that differ by fewer points in a hundred are called equal."""


def reasons(view: View, worlds: Sequence[CastleState], ranked: Ranked) -> tuple[Text, ...]:
    """Lines for a hint: about the best move, then about the next best."""
    action, value = ranked[0]
    seat, duel = view.seat, worlds[0]
    lines = _LINES[action[0]](worlds, seat, action)
    if duel.phase != DEPLOY:
        lines.append(text("castle.reason.chance", percent=_percent(value)))
    if len(ranked) > 1:
        lines.append(_alternative(view, *ranked[1], value))
    return tuple(lines)


def _percent(share: float) -> int:
    return round(100 * min(1.0, max(0.0, share)))


def _alternative(view: View, action: Action, value: float, best: float) -> Text:
    points = round(100 * (best - value))
    if points < SAME:
        return text("castle.reason.equal", move=action_text(view, action))
    return text("castle.reason.alternative", move=action_text(view, action), n=points)


def _aim(worlds: Sequence[CastleState], seat: int, action: Action) -> list[Text]:
    return [text("castle.reason.aim", rival=SeatName(action[1]))]


def _attack(worlds: Sequence[CastleState], seat: int, action: Action) -> list[Text]:
    after = [_applied(world, seat, action) for world in worlds]
    return [_fight_line(after, seat), *_rival_line(after, seat)]


def _support(worlds: Sequence[CastleState], seat: int, action: Action) -> list[Text]:
    """Chances with and without the support, the rival's being unknown."""
    chosen = [_committed(world, seat, action[1]) for world in worlds]
    lines = [_fight_line(chosen, seat)]
    if action[1] >= 0:
        bare = _chances([_committed(world, seat, -1) for world in worlds], seat)[0]
        lines.append(text("castle.reason.unsupported", percent=_percent(bare)))
    return lines + _rival_line(worlds, seat)


def _accept(worlds: Sequence[CastleState], seat: int, action: Action) -> list[Text]:
    return [_fight_line(worlds, seat), *_rival_line(worlds, seat)]


def _retreat(worlds: Sequence[CastleState], seat: int, action: Action) -> list[Text]:
    cost = text("castle.reason.wall", place=place_text(action[1]))
    return [_fight_line(worlds, seat), *_rival_line(worlds, seat), cost]


def _uncover(worlds: Sequence[CastleState], seat: int, action: Action) -> list[Text]:
    duel = worlds[0]
    if action[1] == duel.engaged(duel.rival(seat)):
        return [text("castle.reason.uncover.fighter")]
    return [text("castle.reason.uncover.garrison" if action[1] >= FRONT else "castle.reason.uncover.line")]


def _station(worlds: Sequence[CastleState], seat: int, action: Action) -> list[Text]:
    card = worlds[0].cards[seat][action[1]]
    key = "archer" if 4 <= VALUE[card] <= 6 else "spare"
    return [text(f"castle.reason.station.{key}", card=card_text(card))]


def _nothing(worlds: Sequence[CastleState], seat: int, action: Action) -> list[Text]:
    return []


_LINES: dict[int, Callable[[Sequence[CastleState], int, Action], list[Text]]] = {
    AIM_AT: _aim,
    ATTACK: _attack,
    SUPPORT: _support,
    UNCOVER: _uncover,
    ACCEPT: _accept,
    RETREAT: _retreat,
    STATION: _station,
    READY: _nothing,
}


def _applied(world: CastleState, seat: int, action: Action) -> CastleState:
    state = world.clone()
    state.apply(seat, action)
    return state


def _committed(world: CastleState, seat: int, place: int) -> CastleState:
    """The world with this support of the seat and none of the rival's, without going on to explore."""
    state = world.clone()
    state.commit[seat] = place
    return state


def _chances(worlds: Sequence[CastleState], seat: int) -> tuple[float, float]:
    """How often the fight at hand is won and tied."""
    won = tied = 0
    for world in worlds:
        attack, defence = world.strengths()
        tied += attack == defence
        won += attack > defence if seat == world.attacker else attack < defence
    return won / len(worlds), tied / len(worlds)


def _fight_line(worlds: Sequence[CastleState], seat: int) -> Text:
    win, tie = _chances(worlds, seat)
    return text("castle.reason.fight", win=_percent(win), tie=_percent(tie))


def _rival_line(worlds: Sequence[CastleState], seat: int) -> list[Text]:
    """What the rival's card in this assault probably is, unless it lies face up."""
    rival = worlds[0].rival(seat)
    place = worlds[0].engaged(rival)
    if worlds[0].known[rival] >> place & 1:
        return []
    roles = Counter(ROLE_NAMES[role_of(VALUE[world.cards[rival][place]])] for world in worlds)
    role, count = max(roles.items(), key=lambda item: (item[1], item[0]))
    return [text("castle.reason.holds", role=text(f"castle.role.{role}"), percent=_percent(count / len(worlds)))]
