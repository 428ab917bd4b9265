"""The rule player's decisions, one function for each phase. Each reads only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.contract import Action
from ..actions import (
    ACCEPT_ACTION,
    AIM_ACTIONS,
    ATTACK_ACTIONS,
    BITS,
    CASTLE_MASK,
    FRONT,
    HAND,
    NO_PLACE,
    NO_SUPPORT_ACTION,
    READY_ACTION,
    RETREAT_ACTIONS,
    STATION_ACTIONS,
    SUPPORT_ACTIONS,
    UNCOVER_ACTIONS,
)
from ..cards import VALUE
from ..state import FRONT_BONUS, SUPPORT_BONUS, CastleState
from ..turns import ENEMIES
from .odds import (
    BACKED_ODDS,
    FIRST_HIDDEN,
    HIGHEST,
    MEAN_VALUE,
    ODDS,
    bare_foe,
    own_attack,
    own_defence,
    place_kind,
    rival_support,
    target_foe,
)

Rnd = Callable[[], float]

GARRISON_WORTH = (0.0, 14.0, 4.5, 3.2)
"""What losing a garrison costs when 1, 2 or 3 stand; a middling card of the front line costs 1."""
WALL_WORTH = (0.0, 7.0, 2.2, 1.2)
"""What ceding a wall costs when 1, 2 or 3 garrisons stand."""
ARCHER_WALL_WORTH = 0.6
"""What it costs more if the wall was worth +5."""
CARD_WORTH = (0.2, 0.2, 0.2, 0.2, 0.25, 0.3, 0.35, 0.45, 0.55, 0.65, 0.85, 1.45, 2.15, 3.0)
"""What a card of each value is worth in the front line: the strongest decide a duel."""
JESTER_WORTH = 0.9
EXPLORER_WORTH = 0.55
STATION_WORTH = (0.0, 0.7, 0.7, 0.7, 0.0, 0.8, 1.7, 1.5, 1.5, 1.8, 1.8, 0.5, -3.3, -3.5)
"""How much better a card of each value stands behind a wall than in front, from random deployments played out."""
STATION_WHIM = 1.5
"""Deployment must not be guessed: this much of a station's worth is chance."""


def deploy(state: CastleState, seat: int, rnd: Rnd, whim: float) -> Action:
    """Middling cards behind the walls (C5); the strongest fight in front, with 2 more."""
    stations = state.stations[seat]
    if NO_PLACE not in stations:
        return READY_ACTION
    free = stations.index(NO_PLACE)
    best, choice = -99.0, 0
    for index, card in enumerate(state.cards[seat]):
        if index in stations or index == state.jester[seat]:
            continue
        score = STATION_WORTH[VALUE[card]] + (STATION_WHIM + whim) * rnd()
        if score > best:
            best, choice = score, index
    return STATION_ACTIONS[choice][free]


def card_worth(state: CastleState, seat: int, place: int, value: float) -> float:
    """What losing the card at ``place`` would cost ``seat``."""
    if place >= FRONT:
        return GARRISON_WORTH[(state.alive[seat] & CASTLE_MASK).bit_count()]
    return CARD_WORTH[int(value)]


def wall_worth(state: CastleState, seat: int, place: int) -> float:
    """What ceding the wall of an own garrison costs (C15)."""
    worth = WALL_WORTH[(state.alive[seat] & CASTLE_MASK).bit_count()]
    return worth + ARCHER_WALL_WORTH if 4 <= VALUE[state.cards[seat][place]] <= 6 else worth


def _rival_worth(state: CastleState, rival: int, place: int) -> float:
    """What a card of the rival would cost him, a hidden one at its expected value."""
    if state.known[rival] >> place & 1:
        return card_worth(state, rival, place, VALUE[state.cards[rival][place]])
    return card_worth(state, rival, place, MEAN_VALUE[place_kind(state, rival, place)])


def _distinct_targets(state: CastleState, rival: int, rnd: Rnd) -> list[int]:
    """Targets (C8); of face-down places of one kind just one, by lot."""
    known = state.known[rival]
    drawn: dict[int, tuple[float, int]] = {}
    result: list[int] = []
    for place in BITS[state.targets(rival)]:
        if known >> place & 1:
            result.append(place)
            continue
        lot = (rnd(), place)
        foe = target_foe(state, rival, place)
        if foe not in drawn or lot < drawn[foe]:
            drawn[foe] = lot
    return result + [place for _, place in drawn.values()]


def aim(state: CastleState, seat: int, rnd: Rnd, whim: float) -> Action:
    """The enemy against whom there is the best attack (C23)."""
    best = [(_best_attack(state, seat, rival, rnd, whim)[0], rival) for rival in ENEMIES[state.living][seat]]
    return AIM_ACTIONS[max(best)[1]]


def attack(state: CastleState, seat: int, rnd: Rnd, whim: float) -> Action:
    """The pair of fighter and target with the best expected exchange (C8)."""
    return _best_attack(state, seat, state.defender, rnd, whim)[1]


def _best_attack(state: CastleState, seat: int, rival: int, rnd: Rnd, whim: float) -> tuple[float, Action]:
    """What the best attack on a castle is worth, and the attack."""
    targets = [
        (place, BACKED_ODDS[target_foe(state, rival, place)], _rival_worth(state, rival, place))
        for place in _distinct_targets(state, rival, rnd)
    ]
    values = state.cards[seat]
    noise = 0.15 + whim
    best, choice = -99.0, ATTACK_ACTIONS[0][0]
    for fighter in BITS[state.fighters()]:
        value = VALUE[values[fighter]]
        strength = value + FRONT_BONUS if fighter < FRONT else value
        loss = card_worth(state, seat, fighter, value)
        for target, odds, gain in targets:
            win, tie = odds[strength]
            score = win * gain - (1 - win - tie) * loss + tie * (gain - loss) + noise * rnd()
            if score > best:
                best, choice = score, ATTACK_ACTIONS[fighter][target]
    return best, choice


def _stakes(state: CastleState, seat: int) -> tuple[float, float]:
    """(what the rival would lose, what the seat would lose) in a fight."""
    rival = state.rival(seat)
    mine, theirs = state.engaged(seat), state.engaged(rival)
    value = VALUE[state.cards[seat][mine]]
    return _rival_worth(state, rival, theirs), card_worth(state, seat, mine, value)


def _matchup(state: CastleState, seat: int) -> tuple[int, int]:
    """(own strength without support, the foe's number in `ODDS`) in this assault."""
    rival = state.rival(seat)
    if seat == state.attacker:
        return own_attack(state, seat, state.fighter), target_foe(state, rival, state.target)
    foe_bonus = FRONT_BONUS if state.fighter < FRONT else 0
    return own_defence(state, seat, state.target) - foe_bonus, bare_foe(state, rival, state.fighter)


def _clamped(strength: int) -> int:
    return 0 if strength < 0 else strength if strength < HIGHEST else HIGHEST - 1


def retreat_price(state: CastleState, seat: int, support: int) -> tuple[float, int]:
    """The cheapest wall to cede and what it costs (C14); (infinite, NO_PLACE) if there is none."""
    best, choice = 99.0, NO_PLACE
    for place in BITS[state.walls[seat] & state.alive[seat]]:
        if place != support:
            price = wall_worth(state, seat, place)
            if price < best:
                best, choice = price, place
    return best, choice


def support(state: CastleState, seat: int, rnd: Rnd, whim: float) -> Action:
    """The support whose help in this assault is worth more than the card, which falls in any case (C9, C16)."""
    strength, foe = _matchup(state, seat)
    stakes = (*_stakes(state, seat), retreat_price(state, seat, NO_PLACE)[0])
    hidden = foe >= FIRST_HIDDEN
    scouting = hidden and 1 <= VALUE[state.cards[seat][state.engaged(seat)]] <= 3
    expected = _seen_fight if scouting else _blind_fight
    noise = 0.1 + whim
    best, choice = expected(foe, strength, stakes) + noise * rnd(), NO_SUPPORT_ACTION
    for place in _supporters(state, seat):
        value = VALUE[state.cards[seat][place]]
        if value > 3:
            score = expected(foe, strength + SUPPORT_BONUS, stakes) - card_worth(state, seat, place, value)
        elif value and hidden:
            score = _seen_fight(foe, strength, stakes) - EXPLORER_WORTH
        elif not value and not state.known[seat] >> place & 1:
            score = expected(bare_foe(state, state.defender, state.target), strength, stakes) - JESTER_WORTH
        else:
            continue
        score += noise * rnd()
        if score > best:
            best, choice = score, SUPPORT_ACTIONS[place]
    return choice


def _blind_fight(foe: int, strength: int, stakes: tuple[float, float, float]) -> float:
    """What an assault is worth if one must answer before one knows the foe. ``stakes``: gain, loss, retreat."""
    win, tie = BACKED_ODDS[foe][_clamped(strength)]
    gain, loss, price = stakes
    return max(win * gain - (1 - win - tie) * loss + tie * (gain - loss), -price)


def _seen_fight(foe: int, strength: int, stakes: tuple[float, float, float]) -> float:
    """The same if an explorer uncovers the foe first: only good fights are accepted."""
    win, tie = BACKED_ODDS[foe][_clamped(strength)]
    gain, loss, price = stakes
    return win * gain + tie * max(gain - loss, -price) - (1 - win - tie) * min(loss, price)


def _supporters(state: CastleState, seat: int) -> list[int]:
    """The cheapest own card of each sort that could support: Jester, explorer, one for +2."""
    cards = state.cards[seat]
    cheapest: dict[int, tuple[float, int]] = {}
    for place in BITS[state.supports(seat)]:
        value = VALUE[cards[place]]
        sort = 0 if value == 0 else 1 if value <= 3 else 2
        price = (value + HAND if place >= FRONT else value) - 0.5 * (state.known[seat] >> place & 1)
        if sort not in cheapest or price < cheapest[sort][0]:
            cheapest[sort] = (price, place)
    return [place for _, place in cheapest.values()]


def uncover(state: CastleState, seat: int, rnd: Rnd, whim: float) -> Action:
    """The rival's fighter first, then castles, exposed ones before others (C12)."""
    rival = state.rival(seat)
    engaged, backing = state.engaged(rival), state.commit[rival]
    best, choice = -99.0, 0
    for place in BITS[state.hidden_from(seat) & ~state.declared[seat]]:
        score = (1.0 + whim) * rnd()
        if place == engaged:
            score += 4.0
        elif place == backing:
            score -= 1.0
        elif place >= FRONT:
            score += 0.6 if state.walls[rival] >> place & 1 else 1.5
        if score > best:
            best, choice = score, place
    return UNCOVER_ACTIONS[choice]


def fight_odds(state: CastleState, seat: int) -> tuple[float, float]:
    """Chance to win and to tie the fight at hand, supports counted, as the seat may judge it."""
    rival = state.rival(seat)
    own = state.commit[seat]
    strength, foe = _matchup(state, seat)
    theirs = rival_support(state, rival)
    if own >= 0:
        value = VALUE[state.cards[seat][own]]
        if value > 3:
            strength += SUPPORT_BONUS
        elif value == 0 and seat == state.attacker and not state.known[seat] >> own & 1:
            foe, theirs = bare_foe(state, rival, state.target), 0
    return ODDS[foe][_clamped(strength - theirs)]


def answer(state: CastleState, seat: int, rnd: Rnd, whim: float, fear: float) -> Action:
    """Accept if the fight promises more than the cheapest wall costs (C14)."""
    price, place = retreat_price(state, seat, state.commit[seat])
    if place == NO_PLACE:
        return ACCEPT_ACTION
    win, tie = fight_odds(state, seat)
    gain, loss = _stakes(state, seat)
    lose = min(1.0, 1 - win - tie + fear)
    expected = win * gain - lose * loss + tie * (gain - loss) + (0.1 + whim) * (rnd() - 0.5)
    return ACCEPT_ACTION if expected >= -price else RETREAT_ACTIONS[place]
