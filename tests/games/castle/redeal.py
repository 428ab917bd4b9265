"""Deals of Castle Duel that a viewer can't tell from the real one, found from the rules page and the history alone.

A hidden card can be any card of its owner's deck that the viewer has not seen, but: a garrison is no Jester (C5), nor
is a card that has attacked (C8) or that supports a defence (C9); a card that was committed and stayed face down is no
explorer (C11). Two against two (C23) every hidden seat is dealt anew in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from game.engine.view import UNKNOWN, Seat, View
from game.games.castle import chronicle
from game.games.castle.rules import RULES
from game.games.castle.state import CastleState
from tests.games.cases import Game, History

PLACES = range(10)
DECK = 53
JESTER = 52


@dataclass
class Past:
    """What the history says about the ten places of one seat."""

    no_jester: set[int] = field(default_factory=lambda: {7, 8, 9})
    no_explorer: set[int] = field(default_factory=set)


def name_of(action: tuple[int, ...]) -> str:
    return RULES.action_text(action).split()[0]


def pasts(history: History, seats: int = 2) -> list[Past]:
    """What is known by logic of each seat's places after a history."""
    result = [Past() for _ in range(seats)]
    committed: dict[Seat, int] = {}
    attacker = fighter = target = -1
    for seat, action in history:
        kind = name_of(action)
        if kind == "attack":
            attacker, (fighter, target), committed = seat, action[1:], {}
            result[seat].no_jester.add(fighter)
        elif kind == "support":
            committed[seat] = action[1]
            if len(committed) == 2:
                defender = next(other for other in committed if other != attacker)
                result[attacker].no_explorer |= {fighter, committed[attacker]} - {-1}
                result[defender].no_explorer |= {target, committed[defender]} - {-1}
                result[defender].no_jester |= {committed[defender]} - {-1}
    return result


def open_secret(history: History) -> Seat | None:
    """The seat whose secret support or answer waits for the other's."""
    if not history or name_of(history[-1][1]) not in ("support", "accept", "retreat"):
        return None
    same = [name_of(action) in ("accept", "retreat") for _, action in history]
    run = 0
    for (_, action), answer in zip(reversed(history), reversed(same), strict=True):
        if name_of(action) not in ("support", "accept", "retreat") or answer != same[-1]:
            break
        run += 1
    return history[-1][0] if run % 2 else None


def arrangement(view: View, seat: Seat) -> list[int]:
    """The seat's cards by place, as a view after deployment shows them."""
    facts = view.facts
    engaged = {facts.attacker: facts.fighter, facts.defender: facts.target}.get(seat, -1)
    away = {engaged: 0, facts.commit[seat]: 1}
    cards = []
    for place in PLACES:
        lies = (f"fallen/{seat}", place) if not facts.alive[seat] >> place & 1 else (
            (f"stage/{seat}", away[place]) if place in away else
            (f"front/{seat}", place) if place < 7 else (f"castle/{seat}", place - 7)
        )  # fmt: skip
        cards.append(view.card(lies))
    return cards


def redraw(shown: list[int], past: Past, seat: Seat, rng: Random) -> list[int]:
    """Another arrangement: hidden places filled at random until everything fits."""
    hidden = [place for place in PLACES if shown[place] == UNKNOWN]
    pool = [card for card in range(seat * DECK, seat * DECK + DECK) if card not in shown]
    while True:
        cards = shown[:]
        for place, card in zip(hidden, rng.sample(pool, len(hidden)), strict=True):
            cards[place] = card
        if all(fits(cards[place] - seat * DECK, place, past) for place in hidden):
            return cards


def fits(index: int, place: int, past: Past) -> bool:
    if index == JESTER:
        return place not in past.no_jester
    return index % 13 > 2 or place not in past.no_explorer


def redeal(game: Game, viewer: Seat, rng: Random) -> tuple[CastleState, History]:
    """Another deal and another history with the same look for ``viewer``."""
    real = RULES.new(game.seed, game.options)
    for seat, action in game.history:
        real.play(seat, action)
    history = list(game.history)
    other = RULES.new(game.seed, game.options)
    for seat in range(len(real.cards)):
        if seat != viewer:
            history = _other_seat(real, other, history, viewer, seat, rng)
    other.log = []
    chronicle.dealt(other)
    return other, history


def _other_seat(
    real: CastleState, other: CastleState, history: History, viewer: Seat, seat: Seat, rng: Random
) -> History:
    view = real.view(viewer)
    others = [(s, action) for s, action in history if s != seat or name_of(action) not in ("station", "recall")]
    ready = next((i for i, (s, action) in enumerate(others) if s == seat and name_of(action) == "ready"), None)
    if view.zones[0].key != "castle/0" or "hand/0" in [zone.key for zone in view.zones]:
        cards = rng.sample(range(seat * DECK, seat * DECK + DECK), 10)
    else:
        cards = redraw(arrangement(view, seat), pasts(history, len(real.cards))[seat], seat, rng)
    hand, stations = _hidden_order(cards, rng)
    _deal(other, seat, hand)
    draft: History = [(seat, RULES.parse_action(f"station h{i + 1} g{j + 1}")) for j, i in enumerate(stations)]
    rng.shuffle(draft)
    if ready is None:
        return draft[: rng.randrange(4)] + others
    moves = others[:ready] + draft + others[ready:]
    return _other_secret(other, moves, rng) if open_secret(history) == seat else moves


def _hidden_order(cards: list[int], rng: Random) -> tuple[list[int], list[int]]:
    """A hand that, with those three stationed, lines up as ``cards``: the front keeps the order dealt (C5)."""
    stations = rng.sample(PLACES, 3)
    front = iter(cards[:7])
    garrison = {index: cards[7 + j] for j, index in enumerate(stations)}
    hand = [garrison[index] if index in garrison else next(front) for index in PLACES]
    if any(card % DECK == JESTER for card in cards[7:]):
        return _swap_jester(hand, stations)
    return hand, stations


def _swap_jester(hand: list[int], stations: list[int]) -> tuple[list[int], list[int]]:
    """Only for hands drawn before the line-up: a Jester can't be stationed."""
    where = next(i for i in stations if hand[i] % DECK == JESTER)
    elsewhere = next(i for i in PLACES if i not in stations)
    hand[where], hand[elsewhere] = hand[elsewhere], hand[where]
    return hand, stations


def _deal(state: CastleState, seat: Seat, hand: list[int]) -> None:
    state.cards[seat] = hand
    state.jester = state.jester[:]
    state.jester[seat] = next((i for i, card in enumerate(hand) if card % DECK == JESTER), -1)


def _other_secret(start: CastleState, moves: History, rng: Random) -> History:
    """The last choice, secret so far, exchanged for another that was possible."""
    state = start.clone()
    for seat, action in moves[:-1]:
        if seat not in state.pending() or action not in state.legal(seat):
            return moves
        state.apply(seat, action)
    seat = moves[-1][0]
    return [*moves[:-1], (seat, rng.choice(state.legal(seat)))]


