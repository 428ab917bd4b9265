"""Sampling from a view: every duel that fits is possible and equally likely, no other ever comes up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import perm
from random import Random

import pytest

from game.engine.contract import State
from game.engine.view import OPEN, PUBLIC, Seat
from game.games.castle.cards import ROLE_NAMES, VALUE, deck, is_jester, role_of
from game.games.castle.rules import RULES
from game.games.castle.state import CastleState
from tests.games.cases import Case, Game
from tests.games.castle.case import CASES
from tests.games.castle.duel import PLACES, assault, duel, four, play, until_answers
from tests.games.castle.redeal import Past, arrangement, fits, pasts, redraw
from tests.games.walk import seeds, step

DRAWS = 6_000


def drawn(state: CastleState, viewer: Seat, count: int, seed: int = 1) -> list[CastleState]:
    rng, view = Random(seed), state.view(viewer)
    return [RULES.sample(view, rng) for _ in range(count)]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_only_what_fits_comes_up(case: Case) -> None:
    """Against the constraints found from the history alone, in every state of random duels."""
    rng, seats = Random(4), case.seats()
    for seed in seeds(25 * case.share):
        game = Game(seed, case.options[seed % len(case.options)], [])
        for state, seat, action in step(case, seed):
            if state.view(PUBLIC).zones[1].key == "front/0" and "hand/0" not in {z.key for z in state.view(0).zones}:
                for viewer in (*seats, PUBLIC):
                    other = RULES.sample(state.view(viewer), rng)
                    _fits_history(other, state, viewer, pasts(game.history, len(seats)))
            game.history.append((seat, action))


def _fits_history(other: CastleState, state: State, viewer: Seat, known: list[Past]) -> None:
    shown = state.view(viewer)
    for seat, past in enumerate(known):
        faces = arrangement(shown, seat)
        for place in range(10):
            if faces[place] < 0:
                assert fits(other.cards[seat][place] - 53 * seat, place, past)
            else:
                assert other.cards[seat][place] == faces[place]


def test_c9_a_defending_support_is_never_drawn_as_the_jester() -> None:
    state = until_answers(duel("QC | KS+ 7S+", "9D+ TD 8D | KD 7D"), "f1 f1", "none", "f2")
    supports = {other.cards[1][1] for other in drawn(state, 0, 800)}
    assert not any(is_jester(card) for card in supports)
    assert len(supports) > 20


def test_c5_a_garrison_is_never_drawn_as_the_jester() -> None:
    state = duel("QC | KS 7S", "9D 8D | KD 7D 8H")
    for other in drawn(state, 0, 400):
        assert not any(is_jester(card) for card in other.cards[1][7:])


def test_c8_whoever_attacked_is_never_drawn_as_the_jester() -> None:
    state = assault(duel("QC 8C | KS 7S", "9D 8D | KD 7D"), "f1 f1", answers=("retreat g1", "accept"))
    assert not any(is_jester(other.cards[0][0]) for other in drawn(state, 1, 800))
    assert any(is_jester(other.cards[0][1]) for other in drawn(state, 1, 800))


def test_c11_whoever_stayed_down_is_never_drawn_as_an_explorer() -> None:
    state = assault(duel("QC 8C | KS 7S", "9D 8D | KD 7D"), "f1 f1", answers=("retreat g1", "accept"))
    for viewer, seat in ((1, 0), (0, 1)):
        values = {VALUE[other.cards[seat][0]] for other in drawn(state, viewer, 600)}
        assert not values & {1, 2, 3} and len(values) >= 10
    assert {VALUE[other.cards[1][0]] for other in drawn(state, 0, 600)} >= {0}, "a target may be the Jester"


LINES = ("QC 8C 9C | KS 7S 8S", "9D 8D QD | KD 7D 8H")


def after(*attacks: str) -> tuple[CastleState, list[Past]]:
    """Assaults from which the other side retreats, and what logic says about the places since."""
    state, known = duel(*LINES), [Past(), Past()]
    for i, attack in enumerate(attacks):
        attacker = state.attacker
        fighter, target = (PLACES.index(place) for place in attack.split())
        known[attacker].no_explorer.add(fighter)
        known[attacker].no_jester.add(fighter)
        known[1 - attacker].no_explorer.add(target)
        assault(state, attack, answers=("accept", f"retreat g{i // 2 + 1}"))
    return state, known


@pytest.mark.parametrize("attacks", [(), ("f1 f1",), ("f1 f1", "g2 f2", "f1 f2", "g2 f3", "f1 f3", "g2 f3")])
@pytest.mark.parametrize("viewer", [0, 1])
def test_as_often_as_the_plain_redraw(attacks: tuple[str, ...], viewer: Seat) -> None:
    """The same odds as drawing blindly and throwing away what does not fit."""
    state, known = after(*attacks)
    rival, rng = 1 - viewer, Random(9)
    shown = arrangement(state.view(viewer), rival)
    plain = tally(known[rival], shown, (redraw(shown, known[rival], rival, rng) for _ in range(DRAWS)))
    ours = tally(known[rival], shown, (other.cards[rival] for other in drawn(state, viewer, DRAWS)))
    assert plain.keys() == ours.keys()
    for key, expected in plain.items():
        assert abs(ours[key] - expected) < 4 * (2 * max(expected, 10)) ** 0.5, (key, ours[key], expected)


def tally(past: Past, shown: list[int], arrangements: Iterable[list[int]]) -> Counter[tuple[str, str]]:
    """How often a Jester, an explorer or another card lies in each hidden place, and in all that fought."""
    result: Counter[tuple[str, str]] = Counter()
    for cards in arrangements:
        for place in (place for place in range(10) if shown[place] < 0):
            kind = ROLE_NAMES[role_of(VALUE[cards[place]])]
            result["fought" if place in past.no_explorer else "rested", kind] += 1
            result[PLACES[place], kind] += 1
    return result


def test_jester_by_exact_count() -> None:
    """Three cards fought and may be the Jester: as often as the arrangements that have him there."""
    state, known = after("f1 f1", "g2 f2", "f1 f2", "g2 f3", "f1 f3", "g2 f3")
    past, shown = known[1], arrangement(state.view(0), 1)
    hidden = [place for place in range(10) if shown[place] < 0]
    pool = [card for card in deck(1) if card not in shown and not is_jester(card)]
    troops = sum(VALUE[card] > 3 for card in pool)
    h, a, m = len(hidden), len(past.no_explorer), len(pool)
    fought = [place for place in past.no_explorer if place < 7 and place not in past.no_jester]
    there = len(fought) * perm(troops, a - 1) * perm(m - a + 1, h - a)
    resting = len([place for place in hidden if place < 7 and place not in past.no_explorer])
    elsewhere = resting * perm(troops, a) * perm(m - a, h - a - 1) + perm(troops, a) * perm(m - a, h - a)
    draws = 20_000
    expected = draws * there / (there + elsewhere)
    found = sum(any(is_jester(other.cards[1][place]) for place in fought) for other in drawn(state, 0, draws))
    assert len(fought) == 3 and abs(found - expected) < 3.5 * expected**0.5


def test_secret_choices_are_drawn_from_all_possible_ones() -> None:
    state = duel("QC JK | KS 7S", "9D 8D | KD 7D", "0 attack f1 f1", "0 support f2")
    assert {other.commit[0] for other in drawn(state, 1, 300)} == {-1, 1, 7, 8}
    assert {other.commit[0] for other in drawn(state, 0, 20)} == {1}
    state = until_answers(duel("QC JK | KS 7S", "9D 8D | KD 7D"), "f1 f1", "g1")
    play(state, "0 retreat g2")
    assert {other.answer[0] for other in drawn(state, 1, 200)} == {-1, 8}


FOUR_LINES = (*LINES, "QH 8H 9H | KH 7H TH", "9S 8S QS | KS 7S JS")


def after_by_four() -> tuple[CastleState, list[Past]]:
    """Four assaults from which a side retreats, one by each seat, and what logic says about the places since."""
    state, known = four(*FOUR_LINES), [Past() for _ in range(4)]
    for attack, target in (("f1 f1", 1), ("f2 f2", 2), ("f2 f1", 3), ("g1 f3", 2)):
        attacker = state.attacker
        fighter, place = (PLACES.index(word) for word in attack.split())
        known[attacker].no_explorer.add(fighter)
        known[attacker].no_jester.add(fighter)
        known[target].no_explorer.add(place)
        assault(play(state, f"{attacker} aim {target + 1}"), attack, answers=("retreat g2", "accept"))
    return state, known


@pytest.mark.parametrize("viewer", [0, 3, PUBLIC])
def test_c23_every_hidden_seat_as_often_as_the_plain_redraw(viewer: Seat) -> None:
    """The partner's cards are drawn like the enemies'."""
    state, known = after_by_four()
    worlds, rng = drawn(state, viewer, DRAWS), Random(9)
    for seat in (seat for seat in range(4) if seat != viewer):
        shown = arrangement(state.view(viewer), seat)
        plain = tally(known[seat], shown, (redraw(shown, known[seat], seat, rng) for _ in range(DRAWS)))
        ours = tally(known[seat], shown, (other.cards[seat] for other in worlds))
        assert plain.keys() == ours.keys()
        for key, expected in plain.items():
            assert abs(ours[key] - expected) < 4.5 * (2 * max(expected, 10)) ** 0.5, (seat, key, ours[key], expected)


def test_c23_secret_choices_of_others_are_drawn_for_a_partner_too() -> None:
    state = play(four(*FOUR_LINES, attacker=1), "1 aim 3", "1 attack f1 f1", "1 support g1", "2 support f2")
    play(state, "1 retreat g2")
    for viewer in (0, 2, 3, PUBLIC):
        assert {other.answer[1] for other in drawn(state, viewer, 300)} == {-1, 8, 9}
    assert {other.answer[1] for other in drawn(state, 1, 20)} == {8}
    state = play(four(*FOUR_LINES, attacker=1), "1 aim 3", "1 attack f1 f1", "2 support f2")
    assert {other.commit[2] for other in drawn(state, 0, 300)} == {-1, 1, 2, 7, 8, 9}
    assert all(other.commit[0] == other.commit[3] == -2 for other in drawn(state, PUBLIC, 20))


def test_open_view_is_drawn_as_it_is() -> None:
    state = duel("QC JK | KS 7S", "9D 8D | KD 7D", "0 attack f1 f1")
    for other in drawn(state, OPEN, 5):
        assert other.view(OPEN) == state.view(OPEN)
