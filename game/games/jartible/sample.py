"""A full match drawn from those a view can't tell apart.

A deck that the viewer doesn't know is drawn among the legal ones that hold everything it has shown (`guess`). Then its
hidden cards are dealt to face-down lines, hand and pile, so that every limit and everything that was said holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ...engine.chance import next_seed, shuffle_in_place
from ...engine.view import EMPTY, UNKNOWN, Seat, View
from .cards import CREATURES, IS_SHINY, IS_SPECIAL, SPECIES
from .fields import SEATS
from .guess import guessed_deck
from .limits import can_form, usable
from .phases import DUEL, FORMATION, KEEP, KEPT, LINES, NOTHING, REDRAWN, SCENARIO, SPECIES_A_ROUND, UNDECIDED
from .seen import JartibleFacts
from .state import JartibleState

Rnd = Callable[[], float]
_TRIES = 5_000
"""Far more than a legal view ever needs; the loop must end in a broken one, too."""


def sample(view: View, rng: Random) -> JartibleState:
    """A state whose view is ``view``; its chance is fresh."""
    facts: JartibleFacts = view.facts
    state = JartibleState()
    _copy_facts(state, view, facts)
    for seat in SEATS:
        _copy_seen(state, view, seat)
        if seat == view.seat:
            _fill_own(state, view, facts, rng.random)
        else:
            _fill_hidden(state, view, facts, seat, rng.random)
        for place in (2 * seat, 2 * seat + 1):
            for kind in state.lines[place]:
                state.count_placed(seat, kind, place)
        for kind in state.out[seat] + state.duels[seat]:
            state.count_used(seat, kind)
    _fill_secrets(state, view, facts, rng.random)
    state.chance = next_seed(rng)
    return state


def _copy_facts(state: JartibleState, view: View, facts: JartibleFacts) -> None:
    state.phase, state.round, state.restarts, state.window = facts.phase, facts.round, facts.restarts, facts.window
    state.minipoints, state.wins, state.rounds_won = list(facts.minipoints), list(facts.wins), list(view.score)
    state.totals = list(facts.totals)
    state.chooser, state.first_form, state.first_ap = facts.chooser, facts.first_form, facts.first_ap
    state.turn, state.opened, state.limit = facts.turn, facts.opened, facts.limit
    state.redraws, state.kept, state.stopped = list(facts.redraws), list(facts.kept), list(facts.stopped)
    state.pace, state.barren = list(facts.pace), list(facts.barren)
    state.special_before, state.special_used = list(facts.special_before), list(facts.special_before)
    state.known, state.hopeless = list(facts.known), list(facts.hopeless)
    state.same_player, state.tie_break_ap = facts.same_player, facts.tie_break_ap
    state.public_decks = facts.public_decks


def _copy_seen(state: JartibleState, view: View, seat: Seat) -> None:
    """Everything of a seat that lies open, and face-down lines as UNKNOWN."""
    for line, name in enumerate(LINES):
        state.lines[2 * seat + line] = list(view.zone(f"{name}/{seat}").cards)
    state.drawn[seat] = list(view.zone(f"draw/{seat}").cards)
    state.spent[seat] = list(view.zone(f"spent/{seat}").cards)
    state.out[seat] = list(view.zone(f"out/{seat}").cards)
    state.duels[seat] = list(view.zone(f"duel/{seat}").cards)
    state.scenarios[seat] = _single(view, f"scenario/{seat}")
    state.ap[seat] = _single(view, f"ap/{seat}")


def _single(view: View, zone: str) -> int:
    card = view.zone(zone).cards[0]
    return NOTHING if card == EMPTY else card


def _shown(state: JartibleState, seat: Seat) -> list[int]:
    """The cards of a seat that lie open, those of the speed draw too."""
    return [card for card in state.shown(seat) + state.drawn[seat] if card != UNKNOWN]


def _without(deck: Sequence[int], cards: Sequence[int]) -> list[int]:
    left = list(deck)
    for card in cards:
        left.remove(card)
    return left


def _fill_own(state: JartibleState, view: View, facts: JartibleFacts, rnd: Rnd) -> None:
    """The viewer knows all but the order of his deck."""
    seat = view.seat
    state.decks[seat] = facts.decks[seat]
    state.hands[seat] = list(view.zone(f"hand/{seat}").cards)
    pile = _without(facts.decks[seat], state.hands[seat] + _shown(state, seat))
    shuffle_in_place(pile, rnd)
    state.piles[seat] = pile


def _fill_hidden(state: JartibleState, view: View, facts: JartibleFacts, seat: Seat, rnd: Rnd) -> None:
    """A deck, if it isn't known, then its cards to lines, hand and pile; again until everything fits."""
    size = len(view.zone(f"hand/{seat}").cards)
    shown = _shown(state, seat)
    rows = (state.lines[2 * seat], state.lines[2 * seat + 1])
    for tries in range(_TRIES):
        deck = facts.decks[seat] or guessed_deck(facts, seat, shown, tries, rnd)
        left = _without(deck, shown)
        shuffle_in_place(left, rnd)
        dealt = _deal_hidden(state, seat, rows, size, left)
        if dealt is not None:
            state.decks[seat] = deck
            state.lines[2 * seat], state.lines[2 * seat + 1], state.hands[seat], state.piles[seat] = dealt
            return
    raise ValueError("no deck fits what this view shows")


_Dealt = tuple[list[int], list[int], list[int], list[int]]


def _deal_hidden(
    state: JartibleState, seat: Seat, rows: tuple[list[int], list[int]], size: int, left: list[int]
) -> _Dealt | None:
    """(attack, defence, hand, pile) out of the hidden cards ``left``; None if they don't fit."""
    used = [card for card in (*rows[0], *rows[1], *state.out[seat], *state.duels[seat]) if card != UNKNOWN]
    special = state.special_before[seat] or any(IS_SPECIAL[card] for card in used)
    species = [SPECIES[card] for card in used]
    lines: list[list[int]] = []
    for row in rows:
        line = [] if UNKNOWN in row else row[:]
        while len(line) < len(row):
            kind = _fitting(left, species, special, any(IS_SHINY[card] for card in line))
            if kind == NOTHING:
                return None
            left.remove(kind)
            line.append(kind)
            species.append(SPECIES[kind])
            special = special or IS_SPECIAL[kind]
        lines.append(line)
    if state.barren[seat]:
        left.sort(key=lambda kind: kind < CREATURES and kind in usable((kind,), species, special))
    hand, pile = sorted(left[:size]), left[size:]
    return (lines[0], lines[1], hand, pile) if _may_hold(state, seat, lines, hand, species, special) else None


def _fitting(left: list[int], species: list[int], special: bool, shiny: bool) -> int:
    """The first creature of ``left`` that may lie in a line (J4), or NOTHING."""
    for kind in left:
        if kind >= CREATURES or (special and IS_SPECIAL[kind]) or (shiny and IS_SHINY[kind]):
            continue
        if species.count(SPECIES[kind]) < SPECIES_A_ROUND:
            return kind
    return NOTHING


def _may_hold(
    state: JartibleState, seat: Seat, lines: list[list[int]], hand: list[int], species: list[int], special: bool
) -> bool:
    """Whether the hand agrees with what everybody knows of it: a formation is possible (J10, J12), or no duel (J20)."""
    if state.phase in (KEEP, SCENARIO, FORMATION) and not (lines[0] and lines[1]):
        if lines[0] or lines[1]:
            return bool(usable(hand, species, special))
        return can_form(hand, special)
    return not (state.phase == DUEL and state.barren[seat] and usable(hand, species, special))


def _fill_secrets(state: JartibleState, view: View, facts: JartibleFacts, rnd: Rnd) -> None:
    """Who has answered or chosen in secret has done anything he could (J10, J20)."""
    for seat in SEATS:
        if state.phase == KEEP:
            state.choice[seat] = KEPT if facts.kept[seat] else UNDECIDED
        if seat in view.pending or state.phase not in (KEEP, DUEL):
            continue
        if state.phase == DUEL:
            kinds = usable(state.hands[seat], state.species[seat], state.special_used[seat]) or [NOTHING]
            state.picks[seat] = facts.pick if seat == view.seat else kinds[int(rnd() * len(kinds))]
        elif not facts.kept[seat]:
            state.choice[seat] = facts.choice if seat == view.seat else (KEPT, REDRAWN)[int(rnd() * 2)]
