"""Sampled matches: every way of dealing the unseen cards that fits what is known comes equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

from game.engine.view import OPEN
from game.games.duelcard.cards import COPIES, DECK_SIZE, FIRE, JOKER
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState
from tests.games.duelcard.table import cards, letters, match, play, steal, to_duel
from tests.games.sprites import lying

DRAWN = 3_000
Hands = tuple[str, ...]


def rest(*seen: str) -> str:
    """All cards but these, by their letters."""
    left = Counter(dict(enumerate(COPIES)))
    left.subtract(card for row in seen for card in cards(row))
    return letters(left.elements())


def tiny(*rows: str, deck: str, **more: str) -> DuelCardState:
    """A position in which only the rivals' hands and a few cards of the deck are hidden from seat 0."""
    return match(*rows, deck=deck, discard=rest(*rows, deck), **more)


def every_deal(unseen: str, sizes: tuple[int, ...], fits: Callable[[Hands], bool]) -> Counter[Hands]:
    """All ways to deal cards that differ even if they look alike, counted by what they look like."""
    deals: Counter[Hands] = Counter()

    def deal(left: tuple[int, ...], hands: Hands) -> None:
        if len(hands) == len(sizes):
            deals[hands] += fits(hands)
            return
        for chosen in combinations(left, sizes[len(hands)]):
            hand = letters(cards("".join(unseen[i] for i in chosen)))
            deal(tuple(i for i in left if i not in chosen), (*hands, hand))

    deal(tuple(range(len(unseen))), ())
    return +deals


def check(state: DuelCardState, unseen: str, fits: Callable[[Hands], bool], sure: str = "") -> None:
    """Samples of seat 0 against the count of all deals; ``sure`` is held by seat 1, whatever else he has."""
    sizes = tuple(len(hand) for hand in state.hands[1:])
    free = (sizes[0] - len(sure), *sizes[1:])
    wanted: Counter[Hands] = Counter()
    for hands, n in every_deal(unseen, free, lambda hands: fits((merged(hands[0], sure), *hands[1:]))).items():
        wanted[(merged(hands[0], sure), *hands[1:])] += n
    rng, view = Random(11), state.view(0)
    found = Counter(tuple(letters(hand) for hand in RULES.sample(view, rng).hands[1:]) for _ in range(DRAWN))
    assert set(found) <= set(wanted) and len(wanted) > 2
    expected = {hands: n * DRAWN / wanted.total() for hands, n in wanted.items()}
    distance = sum((found[hands] - n) ** 2 / n for hands, n in expected.items())
    freedom = len(expected) - 1
    assert distance < freedom + 5 * (2 * freedom) ** 0.5, (distance, freedom)


def merged(hand: str, more: str) -> str:
    return letters(cards(hand + more))


def n_types(hand: str) -> int:
    return sum(card <= FIRE for card in cards(hand))


def n_able(hand: str) -> int:
    return n_types(hand) + cards(hand).count(JOKER)


def test_d26_all_deals_of_unseen_cards_come_equally_often() -> None:
    check(tiny("pS", "wf", deck="wTJ"), "wfwTJ", lambda hands: True)
    check(tiny("pS", "wf", "SS", deck="wTJ"), "wfSSwTJ", lambda hands: True)


def test_d5_hands_that_drew_no_further_hold_a_type() -> None:
    state = tiny("p", "wB", "fC", deck="SSSTTB")
    state.begin_turn()
    check(state, "wBfCSSTTB", lambda hands: all(n_types(hand) >= 1 for hand in hands))


def test_d5_a_hand_that_drew_until_it_had_a_type_holds_one() -> None:
    state = tiny("p", "B", "fC", deck="SSJwTwp")
    state.begin_turn()
    assert letters(state.hands[1]) == "wSBJ"
    check(state, "wSBJfCTwp", lambda hands: n_types(hands[0]) == 1 and n_types(hands[1]) >= 1)


def test_d7_a_stolen_card_is_where_it_was_seen_last() -> None:
    state = steal(play(tiny("pSS", "wT", deck="STw"), "0 pass"), 1, 0, "S")
    check(state, "wSTw", lambda hands: True, sure="S")


def test_d10_hands_that_go_into_the_duel_can_play() -> None:
    state = to_duel(tiny("p", "JS", "wBB", deck="SCJ"))
    check(state, "JSwBBSCJ", lambda hands: all(n_able(hand) >= 1 for hand in hands))


def test_d19_the_order_of_the_deck_is_free() -> None:
    state = tiny("pS", "wf", deck="wTJ")
    rng, view = Random(3), state.view(0)
    tops = Counter(letters([RULES.sample(view, rng).deck[-1]]) for _ in range(DRAWN))
    assert set(tops) == set("wfTJ")
    for card, n in {"w": 1200, "f": 600, "T": 600, "J": 600}.items():
        assert abs(tops[card] - n) < 140


def test_d11_who_is_ready_has_laid_any_play_he_could() -> None:
    state = to_duel(tiny("p", "wB", deck="fSJ"))
    play(state, "1 play water block")
    rng, view = Random(3), state.view(0)
    laid = Counter(letters(RULES.sample(view, rng).laid[1]) for _ in range(DRAWN))
    assert {"w", "wB", "f", "fS", "wJ", "J"} <= set(laid) and "" not in laid
    for drawn in (RULES.sample(view, rng) for _ in range(200)):
        assert not Counter(drawn.laid[1]) - Counter(drawn.hands[1]) and drawn.laid[0] == []


def test_d7_the_backs_held_out_are_in_any_order() -> None:
    state = play(tiny("pT", "wfS", deck="wTJ"), "0 steal thief 2", "1 pass")
    rng = Random(3)
    for viewer in (0, 1):
        view = state.view(viewer)
        orders = Counter(tuple(RULES.sample(view, rng).offered) for _ in range(DRAWN))
        assert len(orders) == 6 and all(abs(n - DRAWN / 6) < 110 for n in orders.values())


def test_a_sample_holds_the_whole_deck() -> None:
    state = to_duel(match("pTJ", "wS", "fBB", trophies=("ff", "", "J")))
    for viewer in (0, 1, 2, -1):
        drawn = RULES.sample(state.view(viewer), Random(viewer))
        held = Counter(lying(drawn.view(OPEN)).values())
        assert held.total() == DECK_SIZE and [held[kind] for kind in range(8)] == list(COPIES)
