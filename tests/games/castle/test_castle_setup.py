"""C1-C7: cards, deal, deployment, what is hidden."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.engine.event import events_for
from game.engine.view import EMPTY, OPEN, PUBLIC, UNKNOWN
from game.games.castle.cards import VALUE, Role, card_code, card_from_code, card_id, deck, is_jester, role_of
from game.games.castle.rules import RULES
from game.games.castle.state import CastleState
from tests.games.castle.duel import assault, duel, legal, play, refused, strengths, walls

DEALS = 600
NO_JESTER = 8
"""A deal without Jesters."""


def hands(seed: int) -> list[tuple[int, ...]]:
    view = RULES.new(seed, {}).view(OPEN)
    return [view.zone(f"hand/{seat}").cards for seat in (0, 1)]


def with_jester() -> tuple[CastleState, int]:
    """A deal in which seat 0 holds the Jester, and where in the hand."""
    for seed in range(1000):
        places = [i for i, card in enumerate(hands(seed)[0]) if is_jester(card)]
        if places:
            return RULES.new(seed, {}), places[0]
    raise AssertionError("no Jester in a thousand deals")


def test_c1_separate_decks_of_53() -> None:
    for seat in (0, 1):
        cards = deck(seat)
        assert len(set(cards)) == 53 and sum(map(is_jester, cards)) == 1
        assert len({card_code(card) for card in cards}) == len({card_id(card) for card in cards}) == 53
        assert all(card_from_code(card_code(card), seat) == card for card in cards)
        assert Counter(VALUE[card] for card in cards) == {0: 1} | dict.fromkeys(range(1, 14), 4)
    assert not set(deck(0)) & set(deck(1))


def test_c1_the_same_card_can_be_on_both_sides() -> None:
    deals = [[{card_code(card) for card in hand} for hand in hands(seed)] for seed in range(20)]
    assert any(one & two for one, two in deals)


@pytest.mark.parametrize("suits", ["CC", "CD", "HS", "SH"])
def test_c1_suits_have_no_effect(suits: str) -> None:
    state = assault(duel(f"9{suits[0]} | 2C", f"8{suits[1]} | 2C"), "f1 f1")
    assert strengths(state) == (11, 8)


@pytest.mark.parametrize("code", ["", "1C", "QX", "10C", "qh", "JKK", "J"])
def test_c1_no_such_card(code: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        card_from_code(code, 0)


def test_c2_values() -> None:
    expected = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13} | {str(n): n for n in range(2, 10)}
    for rank, value in expected.items():
        assert {VALUE[card_from_code(rank + suit, seat)] for suit in "CDHS" for seat in (0, 1)} == {value}
    assert VALUE[card_from_code("JK", 0)] == VALUE[card_from_code("JK", 1)] == 0


def test_c3_roles() -> None:
    roles = [role_of(value) for value in range(14)]
    assert roles == [Role.JESTER] + [Role.EXPLORER] * 3 + [Role.ARCHER] * 3 + [Role.TROOP] * 7


def test_c4_ten_cards_from_each_own_deck() -> None:
    for seed in range(50):
        for seat, hand in enumerate(hands(seed)):
            assert len(set(hand)) == 10 and set(hand) <= set(deck(seat))


def test_c4_same_number_same_deal_and_starter() -> None:
    for seed in (0, 1, 12345, 2**64 - 1):
        one, two = RULES.new(seed, {}), RULES.new(seed, {})
        assert one.view(OPEN) == two.view(OPEN) and one.log == two.log
    assert len({(*hands(seed)[0], *hands(seed)[1]) for seed in range(200)}) == 200


def test_c4_deal_is_the_same_on_every_system() -> None:
    codes = [" ".join(card_code(card) for card in hand) for hand in hands(2026)]
    assert codes == ["9C 3S 9H 2D 3C 4C 5D 6D QH QC", "4H 3D 6D QS 5H TD AH JH 2C 4C"]
    assert RULES.new(2026, {}).view(PUBLIC).facts.attacker == 0


def test_c4_deals_are_fair() -> None:
    """Each card comes up in about ten of 53 hands, in each place of the hand in one of 53."""
    dealt = [hands(seed) for seed in range(DEALS)]
    for seat in (0, 1):
        often = Counter(card for deal in dealt for card in deal[seat])
        assert len(often) == 53 and all(60 < n < 170 for n in often.values())
        firsts = Counter(VALUE[deal[seat][0]] for deal in dealt)
        assert all(20 < firsts[value] < 75 for value in range(1, 14))
        assert 1 < firsts[0] < 30


def test_c4_no_redraw_all_cards_last_the_duel() -> None:
    """No zone to draw from, and the twenty cards of the end are those of the start."""
    state = RULES.new(3, {})
    before = {card for hand in hands(3) for card in hand}
    rng = Random(3)
    while state.pending():
        seat = state.pending()[0]
        state.play(seat, rng.choice(state.legal(seat)))
    view = state.view(OPEN)
    assert {card for zone in view.zones for card in zone.cards if card != EMPTY} == before
    assert {zone.key.split("/")[0] for zone in view.zones} == {"front", "castle", "stage", "fallen"}


def test_c5_three_garrisons_seven_in_front_in_the_order_dealt() -> None:
    state = RULES.new(NO_JESTER, {})
    hand = hands(NO_JESTER)[0]
    assert not any(is_jester(card) for card in hand)
    play(state, "0 station h9 g1", "0 station h2 g3", "0 station h5 g2", "0 ready")
    play(state, *ready_lines(state, 1))
    view = state.view(0)
    assert view.zone("castle/0").cards == (hand[8], hand[4], hand[1])
    assert view.zone("front/0").cards == tuple(hand[i] for i in (0, 2, 3, 5, 6, 7, 9))
    assert walls(state, 0) == walls(state, 1) == {"g1", "g2", "g3"}


def ready_lines(state: CastleState, seat: int) -> list[str]:
    able = [i for i, card in enumerate(state.view(seat).zone(f"hand/{seat}").cards) if not is_jester(card)]
    return [f"{seat} station h{i + 1} g{j + 1}" for j, i in enumerate(able[:3])] + [f"{seat} ready"]


def test_c5_jester_may_not_be_a_garrison() -> None:
    state, place = with_jester()
    assert not any(words.startswith(f"station h{place + 1} ") for words in legal(state, 0))
    assert refused(state, 0, f"station h{place + 1} g1") == ("jester_garrison", "C5")


def test_c5_draft_can_be_revoked_until_ready() -> None:
    state = RULES.new(NO_JESTER, {})
    start = state.view(0)
    play(state, "0 station h1 g1")
    assert state.view(0) != start
    play(state, "0 recall g1")
    assert state.view(0) == start
    play(state, "0 station h1 g1", "0 station h2 g2", "0 station h3 g3")
    assert legal(state, 0) == {"ready", "recall g1", "recall g2", "recall g3"}
    play(state, "0 recall g2", "0 station h4 g2", "0 ready")
    assert state.pending() == (1,)
    assert refused(state, 0, "recall g1") == ("already_chosen", "C5")


def test_c5_both_choose_at_the_same_time_unseen() -> None:
    state = RULES.new(NO_JESTER, {})
    assert set(state.pending()) == {0, 1}
    others = [state.view(viewer) for viewer in (1, PUBLIC)]
    play(state, "0 station h1 g1", "0 station h2 g2", "0 recall g1", "0 station h5 g1", "0 station h3 g3")
    assert [state.view(viewer) for viewer in (1, PUBLIC)] == others
    assert state.log is not None
    assert {e.kind for viewer in (1, PUBLIC) for e in events_for(state.log, viewer)} == {"deal"}
    play(state, "0 ready")
    for viewer in (1, PUBLIC):
        assert set(state.view(viewer).zone("castle/0").cards) == {EMPTY}
    play(state, *ready_lines(state, 1))
    assert set(state.view(1).zone("castle/0").cards) == {UNKNOWN}


def test_c5_front_line_shows_the_enemy_nothing_of_the_hand() -> None:
    """The enemy sees the hidden hand go to the places in order, whichever cards were chosen."""
    logs = []
    for picks in ((1, 2, 3), (10, 6, 4)):
        state = RULES.new(NO_JESTER, {})
        play(state, *(f"0 station h{h} g{g}" for g, h in enumerate(picks, 1)), "0 ready", *ready_lines(state, 1))
        assert state.log is not None
        logs.append([events_for(state.log, viewer) for viewer in (1, PUBLIC)])
    assert logs[0] == logs[1]


def test_c6_what_the_enemy_sees() -> None:
    state = duel("QH 2C+ | 5D- 7S 8S+", "9D . JK | KC 4H")
    for viewer in (1, PUBLIC):
        view = state.view(viewer)
        assert view.zone("front/0").cards[:3] == (UNKNOWN, card_from_code("2C", 0), EMPTY)
        assert view.zone("castle/0").cards == (UNKNOWN, UNKNOWN, card_from_code("8S", 0))
        assert view.facts.walls[0] == 0b1100000000
    assert UNKNOWN not in [card for zone in state.view(0).zones if zone.owner == 0 for card in zone.cards]
    mine = state.view(0)
    assert mine.zone("front/1").cards[:3] == (UNKNOWN, EMPTY, UNKNOWN)
    assert mine.zone("castle/1").cards == (UNKNOWN, UNKNOWN, EMPTY)


def test_c6_during_deployment_only_ones_own_hand() -> None:
    state = RULES.new(5, {})
    assert set(state.view(0).zone("hand/1").cards) == {UNKNOWN} == set(state.view(PUBLIC).zone("hand/0").cards)
    assert state.view(0).zone("hand/0").cards == hands(5)[0]


def test_c7_starter_by_lot() -> None:
    starters = Counter(RULES.new(seed, {}).view(PUBLIC).facts.attacker for seed in range(DEALS))
    assert abs(starters[0] - DEALS / 2) < DEALS * 0.08


@pytest.mark.parametrize("first", [0, 1])
def test_c7_attacks_alternate(first: int) -> None:
    """After a fight, a retreat and a fight again, whoever wins."""
    state = duel("QH 9H | KC 5C 6C", "9D 8D | KD 4D 6D", attacker=first)
    assert state.pending() == (first,)
    assault(state, "f1 f1")
    assert state.pending() == (1 - first,)
    assault(state, "f2 f2", answers=("retreat g1", "accept"))
    assert state.pending() == (first,)
    assert refused(state, 1 - first, "attack f2 f2") == ("not_your_turn", "C7")
    assault(state, "g2 f2")
    assert state.pending() == (1 - first,)
