"""Samples: every world they draw agrees with all that was shown, over whole matches; and they vary where they can."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.engine.event import events_for
from game.engine.view import OPEN, PUBLIC, UNKNOWN
from game.games.jartible.cards import CREATURES, IS_SHINY, IS_SPECIAL, KIND_BY_ID, SPECIES
from game.games.jartible.deck import READY_DECKS, violations
from game.games.jartible.guess import may_be_hopeless
from game.games.jartible.limits import can_form, usable
from game.games.jartible.rules import RULES
from game.games.jartible.state import JartibleState
from tests.games.jartible.case import GAME
from tests.games.jartible.match import dealt, full_deck, match, play, side, with_decks
from tests.games.walk import logged, step

A, B = 0, 1


def deck_of(state: JartibleState, seat: int) -> Counter[int]:
    """All cards of a seat, wherever they lie."""
    view = state.view(OPEN)
    return Counter(card for zone in view.zones if zone.owner == seat for card in zone.cards if card >= 0)


def shown_at_once(state: JartibleState, viewer: int, seat: int) -> Counter[int]:
    """The most of each kind that a seat showed between two shuffles of its deck, from the events alone."""
    most: Counter[int] = Counter()
    now: Counter[int] = Counter()
    lies: dict[tuple[str, int], int] = {}
    for event in events_for(logged(state), viewer):
        moved = [(a, b, card) for a, b, card in event.moves if a[0].endswith(f"/{seat}")]
        taken = {a: lies.pop(a) for a, _, _ in moved if a in lies}
        for a, b, card in moved:
            if a not in taken and card != UNKNOWN:
                now[card] += 1
            if card != UNKNOWN:
                lies[b] = card
        most |= now
        if event.kind == "shuffle" and moved:
            now, lies = Counter(), {}
    return most


@pytest.mark.parametrize("seed", range(10))
def test_samples_agree_with_everything_shown(seed: int) -> None:
    """J3, J4, J10, J12, J20 hold in every sampled world, and its decks hold whatever was seen together."""
    rng = Random(seed)
    for state, _, _ in step(GAME, seed):
        assert isinstance(state, JartibleState)
        if rng.random() < 0.2:
            for viewer in (A, B, PUBLIC):
                drawn = RULES.sample(state.view(viewer), rng)
                for seat in (A, B):
                    check_world(state, drawn, viewer, seat)


def check_world(real: JartibleState, drawn: JartibleState, viewer: int, seat: int) -> None:
    deck = deck_of(drawn, seat)
    assert Counter(drawn.decks[seat]) == deck and violations(list(deck.elements())) == ()
    if viewer == seat or real.public_decks:
        assert deck == deck_of(real, seat)
    if viewer != seat:
        assert shown_at_once(real, viewer, seat) <= deck
    lines = drawn.lines[2 * seat : 2 * seat + 2]
    played = lines[0] + lines[1] + drawn.out[seat] + drawn.duels[seat]
    assert all(kind < CREATURES for kind in played)
    assert all(sum(IS_SHINY[kind] for kind in line) <= 1 for line in lines)
    assert max(Counter(SPECIES[kind] for kind in played).values(), default=0) <= 2
    specials = sum(IS_SPECIAL[kind] for kind in played)
    over = real.outcome() is not None
    assert specials <= (0 if drawn.special_before[seat] and not over else 1), "the last round lies there to the end"
    assert drawn.special_used[seat] == (drawn.special_before[seat] or specials > 0)
    used = drawn.special_used[seat]
    hand = drawn.hands[seat]
    decision = real.view(seat).decision or real.view(1 - seat).decision
    if decision is not None and decision.kind in ("hand", "scenario", "formation") and not all(lines):
        assert usable(hand, drawn.species[seat], used) if any(lines) else can_form(hand, used)
    if drawn.barren[seat] and decision is not None and decision.kind == "duel":
        assert not usable(hand, drawn.species[seat], used)
    for place, special_used in ((seat, False), (seat + 2, True)):
        assert may_be_hopeless(drawn.decks[seat], drawn.hopeless[place], special_used)


def test_hidden_decks_vary_and_open_ones_do_not() -> None:
    rng = Random(2)
    for options, known in (({}, False), ({"public_decks": True}, True)):
        state = play(dealt(3, **options), f"{dealt(3, **options).pending()[0]} role formation", "0 keep", "1 keep")
        decks = {tuple(sorted(RULES.sample(state.view(A), rng).decks[B])) for _ in range(30)}
        hands = {tuple(RULES.sample(state.view(A), rng).hands[B]) for _ in range(30)}
        assert len(decks) == (1 if known else 30) and len(hands) > 25


def test_the_own_deck_keeps_its_order_secret() -> None:
    state = match(side(hand="abubill gatapeo", pile="feria terral"), side(hand="abubill gatapeo"))
    rng = Random(7)
    tops = Counter(RULES.sample(state.view(A), rng).piles[A][-1] for _ in range(600))
    others = list(state.decks[A])
    others.remove(KIND_BY_ID["abubill"])
    others.remove(KIND_BY_ID["gatapeo"])
    expected = Counter(others)
    assert set(tops) == set(expected)
    chi = sum((tops[kind] - 600 * n / 18) ** 2 / (600 * n / 18) for kind, n in expected.items())
    assert chi < 3 * len(expected)


def test_an_unknown_hand_of_a_known_deck_is_drawn_evenly() -> None:
    """Three of eighteen hidden cards in the hand: each place of the deck as often as any other."""
    one, two = side(hand="abubill gatapeo chicharrones"), side(hand="abubill gatapeo palmas", scenario="feria")
    state = match(one, two, phase="line", options={"public_decks": True})
    rng = Random(11)
    counts = Counter(kind for _ in range(900) for kind in RULES.sample(state.view(A), rng).hands[B])
    hidden = Counter(state.decks[B]) - Counter([KIND_BY_ID["feria"]])
    chi = sum((counts[kind] - 2700 * n / 19) ** 2 / (2700 * n / 19) for kind, n in hidden.items())
    assert chi < 3 * len(hidden)


def test_a_rival_without_creatures_is_known_to_have_none() -> None:
    state = match(
        side(hand="abubill gatapeo sardinete", attack="toromeo", defence="botijuno"),
        side(hand="chicharrones palmas morancos feria terral siesta", attack="toromeo", defence="botijuno"),
        "0 duel abubill", "1 yield", phase="duel", window="tie_break", opened="attack",
    )  # fmt: skip
    rng = Random(1)
    for _ in range(100):
        drawn = RULES.sample(state.view(A), rng)
        assert not usable(drawn.hands[B], drawn.species[B], drawn.special_used[B])
        assert drawn.legal(B) == [RULES.parse_action("yield")]


def test_a_secret_choice_is_drawn_from_all_that_were_possible() -> None:
    state = match(
        side(hand="abubill gatapeo sardinete", attack="toromeo", defence="botijuno"),
        side(hand="abubill gatapeo sardinete", attack="toromeo", defence="botijuno"),
        "1 duel gatapeo", phase="duel", window="tie_break", opened="attack", options={"public_decks": True},
    )  # fmt: skip
    rng = Random(1)
    picks = {RULES.sample(state.view(A), rng).picks[B] for _ in range(200)}
    assert len(picks) > 5 and KIND_BY_ID["gatapeo"] in picks
    assert {RULES.sample(state.view(B), rng).picks[B] for _ in range(20)} == {KIND_BY_ID["gatapeo"]}


def test_free_redraws_are_remembered_by_samples() -> None:
    scenarios = ["ambulatorio", "feria", "alcazaba", "terral", "marisma", "cuesta_abajo", "callejuela", "verbena",
                 "romeria", "siesta", "patio_de_vecinos", "chiringuito"]  # fmt: skip
    deck = [*scenarios, *full_deck()[:8]]
    rng = Random(5)
    met = 0
    for seed in range(250):
        state = dealt(seed, **with_decks(deck, full_deck()))
        play(state, f"{state.pending()[0]} role formation", "0 rebujina", "1 keep", "0 rebujina")
        size = state.view(B).facts.hopeless[A]
        if size:
            met += 1
            for _ in range(10):
                idle = sum(kind >= CREATURES for kind in RULES.sample(state.view(B), rng).decks[A])
                assert idle >= size - 2
    assert met > 0


def test_ready_decks_are_among_the_worlds_thought_of() -> None:
    """What a real deck shows never leads to a dead end, from any seat, in any match of ready decks."""
    rng = Random(9)
    for seed, one in enumerate(READY_DECKS):
        state = dealt(seed, **{"deck.0": one, "deck.1": READY_DECKS[-1 - seed]})
        while state.pending():
            seat = state.pending()[0]
            state.apply(seat, state.legal(seat)[int(rng.random() * len(state.legal(seat)))])
            RULES.sample(state.view(1 - seat), rng)
