"""A full duel drawn from those a view can't tell apart: every consistent one is equally likely."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...engine.chance import next_seed, shuffle_in_place
from ...engine.view import EMPTY, Seat, View
from .actions import BITS, GARRISONS, HAND, NO_PLACE
from .cards import MAX_SEATS, VALUE, deck, is_jester
from .phases import ANSWER, COMMIT, DEPLOY, NOBODY, OVER, UNDECIDED
from .seen import CastleFacts, engaged
from .state import CastleState, find_jester, standing
from .turns import IN_ORDER

Rnd = Callable[[], float]

_PLAIN = tuple(tuple(card for card in deck(seat) if VALUE[card] > 3) for seat in range(MAX_SEATS))
_EXPLORERS = tuple(tuple(card for card in deck(seat) if 1 <= VALUE[card] <= 3) for seat in range(MAX_SEATS))
_JESTERS = tuple(next(card for card in deck(seat) if is_jester(card)) for seat in range(MAX_SEATS))
"""The cards of each seat's deck by what can be known of hidden ones (C5, C11)."""


def sample(view: View, rng: Random) -> CastleState:
    """A state whose view is ``view``; its chance is fresh."""
    facts: CastleFacts = view.facts
    rnd = rng.random
    seats = range(len(facts.alive))
    state = CastleState(len(seats))
    state.phase, state.first, state.assault = facts.phase, facts.first, facts.assault
    state.attacker, state.defender, state.living = facts.attacker, facts.defender, standing(facts.alive)
    state.alive, state.walls, state.known = list(facts.alive), list(facts.walls), list(facts.known)
    state.no_explorer, state.no_jester = list(facts.no_explorer), list(facts.no_jester)
    state.fighter, state.target, state.explorer = facts.fighter, facts.target, facts.explorer
    state.commit, state.declared, state.quota = list(facts.commit), list(facts.declared), list(facts.quota)
    state.answer = list(facts.answer)
    state.chance = next_seed(rng)
    state.unready = 0
    for seat in seats:
        if facts.phase == DEPLOY:
            _fill_hand(state, view, seat, rnd)
        else:
            state.cards[seat] = _fill_field(view, facts, seat, rnd)
        state.jester[seat] = find_jester(state.cards[seat])
    if facts.phase == DEPLOY:
        _fill_drafts(state, view, rnd)
    elif facts.phase == OVER:
        outcome = view.outcome
        state.winner = outcome.winners[0] % 2 if outcome is not None and outcome.winners else NOBODY
    else:
        _fill_secrets(state, view, rnd)
    return state


def _fill_hand(state: CastleState, view: View, seat: Seat, rnd: Rnd) -> None:
    facts: CastleFacts = view.facts
    if seat != view.seat:
        cards = deck(seat)
        shuffle_in_place(cards, rnd)
        state.cards[seat] = cards[:HAND]
        return
    hand = list(view.zone(f"hand/{seat}").cards)
    for station, index in enumerate(facts.stations):
        if index != NO_PLACE:
            hand[index] = view.zone(f"castle/{seat}").cards[station]
    state.cards[seat] = hand


def _fill_drafts(state: CastleState, view: View, rnd: Rnd) -> None:
    """Own draft as it stands; another seat that is ready has chosen any three that may stand there (C5)."""
    facts: CastleFacts = view.facts
    state.unready = sum(1 << seat for seat in view.pending)
    for seat in range(len(state.cards)):
        if seat == view.seat:
            state.stations[seat] = list(facts.stations)
        elif seat not in view.pending:
            able = [i for i in range(HAND) if i != state.jester[seat]]
            shuffle_in_place(able, rnd)
            state.stations[seat] = able[:GARRISONS]


def _in_sight(view: View, facts: CastleFacts, seat: Seat) -> list[int]:
    """The seat's ten cards by place, UNKNOWN where the viewer sees no face."""
    zones = {zone.key: zone.cards for zone in view.zones if zone.owner == seat}
    cards = [*zones[f"front/{seat}"], *zones[f"castle/{seat}"]]
    for place, card in enumerate(zones[f"fallen/{seat}"]):
        if card != EMPTY:
            cards[place] = card
    fighter, support = zones[f"stage/{seat}"]
    if fighter != EMPTY:
        cards[engaged(facts, seat)] = fighter
    if support != EMPTY:
        cards[facts.commit[seat]] = support
    return cards


def _fill_field(view: View, facts: CastleFacts, seat: Seat, rnd: Rnd) -> list[int]:
    """The seat's ten cards: those in sight, and for hidden places a uniform draw among all that fit."""
    cards = _in_sight(view, facts, seat)
    hidden = [place for place in range(HAND) if cards[place] < 0]
    if not hidden:
        return cards
    seen = set(cards)
    jester = _JESTERS[seat]
    plain = [card for card in _PLAIN[seat] if card not in seen]
    explorers = [card for card in _EXPLORERS[seat] if card not in seen]
    barred = facts.no_explorer[seat]
    if jester not in seen:
        place = _jester_place(hidden, barred, facts.no_jester[seat], len(plain), len(explorers), rnd)
        if place != NO_PLACE:
            cards[place] = jester
            hidden.remove(place)
    shuffle_in_place(plain, rnd)
    for place in [p for p in hidden if barred >> p & 1]:
        cards[place] = plain.pop()
    free = plain + explorers
    shuffle_in_place(free, rnd)
    for place in [p for p in hidden if not barred >> p & 1]:
        cards[place] = free.pop()
    return cards


def _jester_place(hidden: list[int], no_explorer: int, no_jester: int, plain: int, explorers: int, rnd: Rnd) -> int:
    """Where an unseen Jester stands, or NO_PLACE for the rest of the deck.

    With h hidden places, a of them barred to explorers, N plain cards and M = N + explorers, the other cards can
    lie in N!/(N-a)! * (M-a)!/(M-h)! ways without the Jester; with him at a barred or a free place that number is
    multiplied by (M-a+1)/((N-a+1)(M-h+1)) or 1/(M-h+1).
    """
    total = plain + explorers
    h = len(hidden)
    a = sum(no_explorer >> place & 1 for place in hidden)
    at_free = 1 / (total - h + 1)
    at_barred = at_free * (total - a + 1) / (plain - a + 1)
    weights = [
        0.0 if no_jester >> place & 1 else at_barred if no_explorer >> place & 1 else at_free for place in hidden
    ]
    point = rnd() * (1.0 + sum(weights))
    for place, weight in zip(hidden, weights, strict=True):
        if point < weight:
            return place
        point -= weight
    return NO_PLACE


def _fill_secrets(state: CastleState, view: View, rnd: Rnd) -> None:
    """Who has made a secret choice in this assault made any of those he could (C9, C14)."""
    choices = {COMMIT: state.commit, ANSWER: state.answer}.get(state.phase)
    if choices is None:
        return
    for seat in IN_ORDER[state.attacker][state.defender]:
        if seat not in view.pending and choices[seat] == UNDECIDED:
            options = state.supports(seat) if state.phase == COMMIT else state.retreats(seat)
            answers = (-1, *BITS[options])
            choices[seat] = answers[int(rnd() * len(answers))]
