"""The deck, the deal, draws, hand mode and answers (D1-D10, D19, D24-D26)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.text import SeatName
from game.engine.view import OPEN, PUBLIC, UNKNOWN, Seat
from game.games.duelcard.cards import COPIES, FIRE, KINDS, deck
from game.games.duelcard.phases import ACTION, ANSWER, COMMIT, PICKING
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState
from tests.games.duelcard.case import CASES
from tests.games.duelcard.table import (
    announced,
    clash,
    draws,
    hands,
    index_of,
    kinds,
    legal,
    letters,
    match,
    only,
    play,
    refused,
    seen,
    steal,
    to_duel,
)
from tests.games.sprites import lying
from tests.games.walk import seeds, step


def turn(*rows: str, deck: str = "", discard: str = "", turner: Seat = 0) -> DuelCardState:
    """The draws of a turn in which nothing else than these cards is left to draw."""
    state = only(match(*rows, discard=discard, turner=turner), deck)
    state.begin_turn()
    return state


def pile(state: DuelCardState) -> str:
    """The discard pile, from its bottom."""
    return "".join(letters([card]) for card in state.discard)


def top(state: DuelCardState) -> str:
    """The deck from its top."""
    return "".join(letters([card]) for card in reversed(state.deck))


# Deck and deal


def test_d1_thirty_type_cards() -> None:
    assert [deck().count(KINDS.index(kind)) for kind in ("plant", "water", "fire")] == [10, 10, 10]


def test_d2_twenty_four_action_cards() -> None:
    copies = dict(zip(KINDS, COPIES, strict=True))
    assert {kind: copies[kind] for kind in ("thief", "strength", "chest", "block")} == dict.fromkeys(
        ("thief", "strength", "chest", "block"), 5
    )
    assert copies["joker"] == 4 and len(deck()) == 54


def test_d2_all_cards_are_always_on_the_table() -> None:
    for case in CASES:
        for seed in seeds(20 * case.share):
            for state, _, _ in step(case, seed):
                assert Counter(lying(state.view(OPEN)).values()) == Counter(deck())


def dealt(seed: int, seats: int) -> tuple[list[int], DuelCardState]:
    """(cards dealt to each seat before the first turn, the match)."""
    state = RULES.new(seed, {"seats": seats})
    first_turn = kinds(state).index("turn")
    got = [0] * seats
    for event in seen(state)[:first_turn]:
        for _, target, _ in event.moves:
            got[int(target[0].removeprefix("hand/"))] += 1
    return got, state


def test_d3_everyone_is_dealt_five_or_until_a_type_comes() -> None:
    more = 0
    for seed in range(250):
        got, state = dealt(seed, 4)
        order = [card for event in seen(state, OPEN) for source, _, card in event.moves if source[0] == "deck"]
        more += sum(got) > 20
        at = 0
        for n in got:
            hand, at = order[at : at + n], at + n
            assert n >= 5 and any(card <= FIRE for card in hand)
            assert n == 5 or not any(card <= FIRE for card in hand[:-1]), "drew on although it had a type"
    assert more > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d3_the_lot_falls_on_each_seat_alike(seats: int) -> None:
    starters = Counter(RULES.new(seed, {"seats": seats}).first for seed in range(600))
    assert all(abs(starters[seat] - 600 / seats) < 75 for seat in range(seats))
    for seat in range(seats):
        state = RULES.new(3, {"seats": seats, "first": seat})
        assert state.first == state.turner == seat and state.pending() == (seat,)


def test_d3_how_many_play() -> None:
    assert RULES.seats == (2, 3, 4)
    for wrong in ({"seats": 1}, {"seats": 5}, {"seats": 3, "first": 3}, {"first": -2}):
        with pytest.raises(ValueError, match="no match of"):
            RULES.new(1, wrong)


def test_d4_turns_go_round_clockwise() -> None:
    state = match("pppp", "wwww", "ffff", turner=1, goal=10)
    turners = []
    for _ in range(4):
        turners.append(state.turner)
        assert state.pending() == (state.turner,)
        clash(to_duel(state), "p", "w", "f")
    assert turners == [1, 2, 0, 1]
    told = [event.line.arg("seat") for event in seen(state) if event.kind == "turn" and event.line]
    assert told == [SeatName(seat) for seat in (2, 0, 1, 2)]


# Draws


def test_d5_everyone_draws_one_in_turn_order() -> None:
    state = turn("pS", "pS", "pS", deck="TCB", turner=1)
    assert draws(state) == [(1, 1), (2, 1), (0, 1)]
    assert hands(state) == ["pSB", "pTS", "pSC"]


def test_d5_at_least_two_then_until_a_type() -> None:
    state = turn("", "p", "", deck="pSSTpCBfS")
    assert draws(state) == [(0, 1), (0, 1), (1, 1), (2, 1), (2, 1)]
    assert hands(state) == ["pS", "pS", "pT"]
    state = turn("", "p", deck="STCfB")
    assert draws(state) == [(0, 1), (0, 1), (0, 1), (0, 1), (1, 1)]
    assert hands(state) == ["fTSC", "pB"]


def test_d5_each_player_finishes_before_the_next_begins() -> None:
    state = turn("B", "B", deck="SCfSCw", turner=1)
    assert draws(state) == [(1, 1), (1, 1), (1, 1), (0, 1), (0, 1), (0, 1)]
    assert hands(state) == ["wSCB", "fSCB"]


def test_d5_a_joker_is_no_type() -> None:
    assert hands(turn("JJ", "p", deck="JSwS"))[0] == "wSJJJ"


def test_d5_what_is_drawn_is_secret() -> None:
    state = turn("pS", "p", deck="Tw")
    for viewer in (1, PUBLIC):
        first = next(event for event in seen(state, viewer) if event.kind == "draw")
        assert [card for *_, card in first.moves] == [UNKNOWN] and first.learned == (0,)
        assert first.line is not None and first.line.key == "duelcard.log.draw"
    own = next(event for event in seen(state, 0) if event.kind == "draw")
    assert own.line is not None and own.line.key == "duelcard.log.draw.own"
    assert KINDS.index("thief") in [card for *_, card in own.moves]


# Hand mode


def test_d6_in_turn_order_any_number_of_action_cards() -> None:
    state = match("wTC", "pTT", "fC", turner=1)
    assert state.pending() == (1,)
    steal(state, 1, 0, "T")
    assert state.pending() == (1,) and legal(state, 1) >= {"pass", "steal thief 1", "steal thief 3"}
    steal(state, 1, 2, "C")
    play(state, "1 open chest", "2 pass", "0 pass")
    assert state.pending() == (1,)
    play(state, "1 pass")
    assert state.pending() == (2,)
    assert refused(state, 1, "steal thief 1") == ("waiting", "D6")
    play(state, "2 pass")
    assert state.pending() == (0,)
    play(state, "0 pass")
    assert state.phase == COMMIT


def test_d6_who_has_passed_may_still_answer() -> None:
    state = play(match("wB", "pT"), "0 pass", "1 steal thief 1")
    assert state.pending() == (0,) and legal(state, 0) == {"pass", "bar block"}


def test_d7_what_each_card_can_do_in_hand_mode() -> None:
    assert legal(match("pwf", "p"), 0) == {"pass"}
    assert legal(match("pSB", "p"), 0) == {"pass"}, "Strength and Block are of no use here"
    assert legal(match("pT", "p", "w"), 0) == {"pass", "steal thief 2", "steal thief 3"}
    assert legal(match("pC", "p", "w"), 0) == {"pass", "open chest"}
    assert legal(match("pJ", "p", "w"), 0) == {"pass", "steal joker 2", "steal joker 3", "open joker"}


def test_d7_a_rival_without_cards_cannot_be_robbed() -> None:
    state = match("pTJ", "", "w")
    assert legal(state, 0) == {"pass", "steal thief 3", "steal joker 3", "open joker"}
    assert refused(state, 0, "steal thief 2") == ("empty", "D7")


def test_d7_the_picked_card_changes_hands() -> None:
    state = announced(match("pT", "wSB"), 0, 1)
    assert state.phase == PICKING and state.pending() == (0,) and legal(state, 0) == {"pick 1", "pick 2", "pick 3"}
    place = index_of(state, 1, "S") + 1
    play(state, f"0 pick {place}")
    assert hands(state) == ["pS", "wB"] and state.phase == ACTION and state.pending() == (0,)


def test_d7_thief_and_victim_see_the_card_others_a_back() -> None:
    state = steal(match("pT", "wSB", "f"), 0, 1, "S")
    strength = KINDS.index("strength")
    for viewer in (0, 1, 2, PUBLIC):
        event = seen(state, viewer)[-1]
        ((source, _, card),) = [move for move in event.moves if move[0][0] != move[1][0]]
        assert card == (strength if viewer == 0 else UNKNOWN)
        assert source == ("hand/1", 1) or viewer != 1, "the victim sees which of his cards goes"
        assert event.learned == (0, 1) and event.line is not None
        assert event.line.key == ("duelcard.log.steal.seen" if viewer in (0, 1) else "duelcard.log.steal")


def test_d7_backs_are_held_out_in_an_order_of_their_own() -> None:
    orders = Counter()
    state = match("pT", "wSB")
    for seed in range(600):
        other = state.clone()
        other.chance = seed
        orders[tuple(announced(other, 0, 1).offered)] += 1
    assert len(orders) == 6 and all(abs(n - 100) < 50 for n in orders.values())


def test_d7_the_order_is_fresh_each_time() -> None:
    fresh = 0
    for seed in range(40):
        state = match("pTT", "wSBCff")
        state.chance = seed
        first = announced(state, 0, 1).offered
        play(state, "0 pick 6")
        fresh += [i for i in first if i < 5] != announced(state, 0, 1).offered
    assert fresh > 30


def test_d7_a_position_says_nothing_about_the_card() -> None:
    """Whatever backs lie where, the thief's view is the same."""
    views = set()
    for hand in ("wSB", "SBJ", "pwf"):
        for seed in range(5):
            state = match("pT", hand)
            state.chance = seed
            views.add(announced(state, 0, 1).view(0))
    assert len(views) == 1


def test_d7_chest_draws_two() -> None:
    state = play(match("pC", "w", deck="SB"), "0 open chest", "1 pass")
    assert hands(state)[0] == "pSB" and state.pending() == (0,) and pile(state) == "C"
    assert draws(state) == [(0, 2)]


@pytest.mark.parametrize(("action", "after"), [("open joker", "pSB"), ("steal joker 2", "pw")])
def test_d7_joker_as_thief_or_chest(action: str, after: str) -> None:
    state = play(match("pJ", "w", deck="SB"), f"0 {action}", "1 pass")
    if state.phase == PICKING:
        play(state, "0 pick 1")
    assert hands(state)[0] == after and pile(state) == "J"


# Answers


def test_d8_others_are_asked_clockwise() -> None:
    state = play(match("p", "pC", "p", "p", turner=1), "1 open chest")
    asked = []
    while state.phase == ANSWER:
        asked.append(state.pending())
        play(state, f"{state.pending()[0]} pass")
    assert asked == [(2,), (3,), (0,)] and draws(state) == [(1, 2)]


def test_d8_block_cancels_the_action() -> None:
    state = play(match("pC", "wB"), "0 open chest", "1 bar block", "0 pass")
    assert draws(state) == [] and pile(state) == "CB" and state.pending() == (0,)
    assert hands(state) == ["p", "w"] and state.stack == []


def test_d8_a_joker_answers_as_block() -> None:
    state = match("pC", "wJ")
    play(state, "0 open chest")
    assert legal(state, 1) == {"pass", "bar joker"}
    play(state, "1 bar joker", "0 pass")
    assert draws(state) == [] and pile(state) == "CJ"


def test_d8_a_joker_is_blocked_too() -> None:
    state = play(match("pJ", "wB"), "0 steal joker 2", "1 bar block", "0 pass")
    assert hands(state) == ["p", "w"] and pile(state) == "JB"


def test_d8_a_block_is_blocked_and_the_action_gets_through() -> None:
    state = play(match("pCB", "wB", deck="SS"), "0 open chest", "1 bar block", "0 bar block", "1 pass")
    assert hands(state) == ["pSS", "w"] and pile(state) == "CBB"


def test_d8_three_blocks_cancel_four_let_through() -> None:
    state = match("pTBB", "wBJ", "f")
    play(state, "0 steal thief 2", "1 bar block", "2 pass", "0 bar block", "1 bar joker")
    assert state.stack_seats == [0, 1, 0, 1] and state.pending() == (2,)
    four = play(state.clone(), "2 pass", "0 bar block", "1 pass", "2 pass")
    assert four.phase == PICKING
    three = play(state.clone(), "2 pass", "0 pass")
    assert three.phase == ACTION and letters(three.discard) == "TBBJ"


def test_d8_each_block_reopens_the_asking_after_its_player() -> None:
    state = match("pC", "wBB", "fB", "p")
    play(state, "0 open chest", "1 pass", "2 bar block")
    assert state.pending() == (3,) and state.view(PUBLIC).facts.asked == (3, 0, 1)
    play(state, "3 pass", "0 pass")
    assert state.pending() == (1,), "who has passed is asked again"
    play(state, "1 bar block")
    assert state.view(PUBLIC).facts.asked == (2, 3, 0)
    play(state, "2 pass", "3 pass", "0 pass")
    assert draws(state) == [(0, 2)]


def test_d8_nobody_blocks_his_own_card_anybody_else_may() -> None:
    state = play(match("pCBB", "wBB", "fB"), "0 open chest")
    assert 0 not in state.asked
    play(state, "1 bar block")
    assert 1 not in state.asked and state.pending() == (2,)
    play(state, "2 pass", "0 bar block")
    assert state.asked == [1, 2]


def test_d8_the_victim_is_named_at_once_the_card_picked_after_all_answers() -> None:
    state = play(match("pT", "w", "fS"), "0 steal thief 3")
    for viewer in (0, 1, 2, PUBLIC):
        assert state.view(viewer).facts.victim == 2 and state.view(viewer).facts.actor == 0
    play(state, "1 pass")
    assert state.phase == ANSWER
    play(state, "2 pass")
    assert state.phase == PICKING


def test_d8_a_victim_left_without_cards_loses_nothing() -> None:
    state = play(match("pT", "B", "wB"), "0 steal thief 2", "1 bar block", "2 bar block", "0 pass", "1 pass")
    assert hands(state) == ["p", "", "w"] and state.phase == ACTION and state.pending() == (0,)
    assert kinds(state)[-2:] == ["settle", "nothing"]


def test_d8_the_names_of_what_is_answered() -> None:
    state = play(match("pTB", "wB"), "0 steal thief 2")
    keys = []
    for line in ("1 bar block", "0 bar block", "1 pass"):
        decision = state.decision(int(line[0]))
        assert decision is not None and decision.rule == "D8" and decision.open and decision.covert
        keys.append((decision.text.key.removeprefix("duelcard.ask.answer."), decision.text.arg("blocks")))
        play(state, line)
    assert keys == [("thief", 0), ("block", 1), ("block", 2)]


def test_d24_a_chest_needs_two_cards_to_draw() -> None:
    for deck_, discard in (("", ""), ("p", ""), ("", "p")):
        state = only(match("wCJ", "wB", discard=discard), deck_)
        assert "open chest" not in legal(state, 0) and "open joker" not in legal(state, 0)
        assert refused(state, 0, "open chest")[0] == refused(state, 0, "open joker")[0] == "chest"
    for deck_, discard in (("pp", ""), ("p", "p"), ("", "pp")):
        state = only(match("wCJ", "wB", discard=discard), deck_)
        assert {"open chest", "open joker"} <= legal(state, 0)


def test_d24_its_own_card_does_not_count_when_it_is_announced() -> None:
    state = only(match("wC", "wB", discard="f"), "")
    assert refused(state, 0, "open chest") == ("chest", "D7") and legal(state, 0) == {"pass"}


def test_d25_the_stack_is_discarded_before_the_action_works() -> None:
    """One card in the deck, one in the discard pile: the second draw reshuffles the Chest itself and both Blocks."""
    state = only(match("wCB", "wB", discard="f"), "p")
    play(state, "0 open chest", "1 bar block", "0 bar block", "1 pass")
    assert len(state.hands[0]) == 3 and len(state.deck) == 3 and state.discard == []
    assert sorted(letters(state.deck) + letters(state.hands[0])) == sorted("wpfCBB")


def test_d26_cards_of_one_kind_are_alike() -> None:
    assert sorted(set(deck())) == list(range(8)), "a card has no number but its kind"
    assert legal(match("pTTT", "w"), 0) == {"pass", "steal thief 2"}
    assert legal(to_duel(match("ppp", "w")), 0) == {"play plant", "play plant plant", "lay plant"}


# Before the duel, and reshuffles


def test_d10_in_turn_order_until_a_type_or_joker() -> None:
    state = to_duel(match("SB", "p", "S", deck="CJSTw", turner=1))
    assert draws(state) == [(2, 1), (2, 1), (0, 1), (0, 1), (0, 1)]
    assert hands(state) == ["wTSSB", "p", "SCJ"] and state.phase == COMMIT


def test_d10_a_joker_is_enough() -> None:
    assert draws(to_duel(match("SJ", "p"))) == []


def test_d10_nothing_left_to_draw_means_an_empty_play() -> None:
    state = to_duel(only(match("SB", "p")))
    assert state.phase == COMMIT and legal(state, 0) == {"play nothing"}
    assert refused(state, 1, "play nothing") == ("nothing_to_lay", "D11")
    clash(state, "-", "p")
    assert state.tally == [0, 1] and letters(state.trophies[1]) == "p"


def test_d10_draws_stop_when_all_is_drawn() -> None:
    state = to_duel(only(match("S", "p"), "BT"))
    assert hands(state) == ["TSB", "p"] and state.deck == [] and legal(state, 0) == {"play nothing"}


def test_d19_the_discard_pile_is_shuffled_into_a_new_deck() -> None:
    state = turn("p", "w", deck="", discard="SSTTCC")
    assert "reshuffle" in kinds(state) and state.discard == [] and len(state.deck) == 4 and state.ran_out is False
    for viewer in (0, 1, PUBLIC):
        event = next(event for event in seen(state, viewer) if event.kind == "reshuffle")
        assert all(card == UNKNOWN for *_, card in event.moves) and len(event.moves) == 6


def test_d19_every_order_comes_equally_often() -> None:
    orders: Counter[str] = Counter()
    for seed in range(2400):
        state = only(match("p", "w", discard="SBTC"))
        state.chance = seed
        state.begin_turn()
        orders[hands(state)[0][1:] + hands(state)[1][1:] + top(state)] += 1
    assert len(orders) == 24 and all(abs(n - 100) < 50 for n in orders.values())


def test_d19_in_the_middle_of_a_draw() -> None:
    state = play(only(match("pC", "w", discard="SSSS"), "T"), "0 open chest", "1 pass")
    assert "T" in hands(state)[0] and len(state.hands[0]) == 3
    assert kinds(state)[-3:] == ["draw", "reshuffle", "draw"] and state.ran_out
    drawn = hands(state)[0].replace("p", "").replace("T", "")
    assert sorted(letters(state.deck) + drawn) == sorted("SSSSC")


def test_d19_while_drawing_until_a_type() -> None:
    state = turn("SB", "p", deck="CT", discard="JJJw")
    assert draws(state)[:2] == [(0, 1), (0, 1)] and "w" in hands(state)[0]
    assert kinds(state).count("reshuffle") == 1


def test_d19_trophies_and_the_stack_stay_where_they_are() -> None:
    state = only(match("wTC", "wB", discard="ffff", trophies=("pp", "")), "S")
    play(state, "0 open chest", "1 pass")
    assert letters(state.trophies[0]) == "pp"
