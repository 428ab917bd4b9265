"""C23: two against two, sentence by sentence."""

from __future__ import annotations

import pytest

from game.engine.contract import Intent
from game.engine.text import SeatName
from game.engine.view import EMPTY, PUBLIC, UNKNOWN, Outcome, Seat, View
from game.games.castle.actions import CASTLE_MASK
from game.games.castle.cards import card_from_code
from game.games.castle.rules import RULES
from game.games.castle.state import CastleState
from game.match.match import Match
from game.match.seats import SeatSetup
from tests.games.castle.case import FOUR
from tests.games.castle.duel import (
    assault,
    four,
    gone,
    kinds,
    legal,
    play,
    refused,
    seen,
    short,
    standing,
    until_answers,
)
from tests.games.checks_play import MOST_ACTIONS
from tests.games.walk import seeds, step

SEATS = (0, 1, 2, 3)
PLAIN = ("QC 8C | KC 7C", "9D 8D | KD 7D", "9H 8H | KH 7H", "9S 8S | KS 7S")
LAST = ("QC 8C | KC 7C", "9D 8D | 7D-", "9H 8H | KH 7H", "9S 8S | KS 7S")
"""Seat 1 has one garrison, and it is exposed."""
STATIONED = ("station h1 g1", "station h2 g2", "station h3 g3")


def dealt(seed: int, **options: int) -> CastleState:
    return RULES.new(seed, {"seats": 4, **options})


def fell_seat_1(*sides: str) -> CastleState:
    """Seat 0 conquers the castle of seat 1."""
    return assault(play(four(*(sides or LAST)), "0 aim 2"), "f1 g1")


def outcome(state: CastleState) -> Outcome:
    found = state.outcome()
    assert found is not None
    return found


def on_table(view: View, seat: Seat) -> list[int]:
    """The seat's cards in play as the viewer sees them."""
    zones = [zone for zone in view.zones if zone.owner == seat and not zone.key.startswith("fallen")]
    return [card for zone in zones for card in zone.cards if card != EMPTY]


def cards_seen(view: View, seat: Seat) -> int:
    return sum(card != UNKNOWN for card in on_table(view, seat))


# Four castles, seats alternate between the teams


def test_c23_number_of_players_is_an_option() -> None:
    option = {row.id: row for row in RULES.option_table()}["seats"]
    assert (option.values, option.default, option.rule) == ((2, 4), 2, "C23")
    assert RULES.seats == (2, 4)
    assert len(dealt(3).cards) == 4 and len(RULES.new(3, {"seats": 2}).cards) == len(RULES.new(3, {}).cards) == 2
    for wrong in ({"seats": 3}, {"seats": 4, "first": 4}, {"first": 2}, {"seats": 4, "first": -2}):
        with pytest.raises(ValueError, match=r"\d"):
            RULES.new(1, wrong)


def test_c23_partners_sit_across() -> None:
    assert RULES.teams({"seats": 4}) == ((0, 2), (1, 3))
    assert RULES.teams({}) == RULES.teams({"seats": 2}) == ((0,), (1,))


def test_c23_each_seat_has_ten_cards_of_its_own_deck() -> None:
    for seed in range(30):
        for seat, hand in enumerate(dealt(seed).cards):
            assert len(set(hand)) == 10 and {card // 53 for card in hand} == {seat}
        assert dealt(seed).cards[:2] == RULES.new(seed, {}).cards, "the first two decks are dealt as for a duel"


def test_c23_the_lot_falls_on_each_seat_alike() -> None:
    starters = [dealt(seed).attacker for seed in range(2000)]
    assert all(abs(starters.count(seat) - 500) < 80 for seat in SEATS)
    assert [dealt(1, first=seat).attacker for seat in SEATS] == list(SEATS)


def test_c23_all_four_deploy_at_the_same_time() -> None:
    state = dealt(8, first=2)
    play(state, *(f"{seat} {line}" for line in STATIONED for seat in (3, 0, 2, 1)))
    assert state.pending() == SEATS
    play(state, "2 ready", "0 ready")
    assert state.pending() == (1, 3) and refused(state, 0, "ready") == ("already_chosen", "C5")
    play(state, "1 ready")
    assert kinds(state).count("deploy") == 0 and state.pending() == (3,)
    play(state, "3 ready")
    assert kinds(state)[-2:] == ["deploy", "start"] and state.pending() == (2,)


@pytest.mark.parametrize("first", SEATS)
def test_c23_teams_attack_in_turn_clockwise(first: Seat) -> None:
    state = four(*PLAIN, attacker=first)
    attackers = []
    for _ in range(4):
        attackers.append(state.attacker)
        play(state, f"{state.attacker} aim {(state.attacker + 1) % 4 + 1}")
        assault(state, "f1 f1", answers=("retreat g1", "accept"))
    assert attackers == [(first + i) % 4 for i in range(4)]


# Partners do not see each other's cards


def test_c23_partners_do_not_see_each_others_cards() -> None:
    for state in (dealt(5), four(*PLAIN)):
        for seat in SEATS:
            view = state.view(seat)
            assert cards_seen(view, seat) == len(on_table(view, seat))
            assert all(cards_seen(view, other) == 0 for other in SEATS if other != seat)


def test_c23_nor_their_drafts_and_secret_choices() -> None:
    state, other = dealt(5), dealt(5)
    play(state, "0 station h1 g1")
    assert state.view(2) == other.view(2)
    state, other = (play(four(*PLAIN), "0 aim 2", "0 attack f1 f1") for _ in range(2))
    play(state, "0 support f2")
    play(other, "0 support none")
    assert state.view(2) == other.view(2) and state.view(0) != other.view(0)
    play(state, "1 support none")
    other = state.clone()
    play(state, "1 accept")
    play(other, "1 retreat g1")
    assert state.view(3) == other.view(3) and state.view(1) != other.view(1)


# The attacker targets any card he may attack of either enemy


def test_c23_the_attacker_first_aims_at_either_enemy() -> None:
    state = four(*PLAIN)
    assert state.pending() == (0,) and legal(state, 0) == {"aim 2", "aim 4"}
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.rule, decision.halfway, decision.covert) == ("aim", "C23", True, False)
    assert state.view(0).facts.defender == -1
    play(state, "0 aim 4")
    assert state.view(0).facts.defender == 3 and state.pending() == (0,)
    attack = state.decision(0)
    assert attack is not None and (attack.kind, attack.halfway) == ("attack", False)


def test_c23_each_enemys_own_line_protects_his_garrisons() -> None:
    sides = ("QC | KC", "9D | KD 7D-", "9H | KH", "| KS 7S-")
    assert {line.split()[2] for line in legal(play(four(*sides), "0 aim 2"), 0)} == {"f1", "g2"}
    assert {line.split()[2] for line in legal(play(four(*sides), "0 aim 4"), 0)} == {"g1", "g2"}


def test_c23_the_aim_is_told_to_everybody_and_teaches_nothing() -> None:
    state = play(four(*PLAIN), "0 aim 4")
    for viewer in (*SEATS, PUBLIC):
        event = seen(state, viewer)[-1]
        assert (event.kind, event.args[1:], event.moves, event.learned) == ("aim", (0, 3), (), ())
        assert event.line is not None and event.line.arg("rival") == SeatName(3)


def test_c23_against_the_last_enemy_there_is_no_aim() -> None:
    state = four(*LAST[:1], "|", *LAST[2:])
    assert state.view(0).facts.defender == 3 and "attack f1 f1" in legal(state, 0)
    assert refused(state, 0, "aim 4") == ("phase.attack", "C8")


def test_c23_who_can_not_be_aimed_at() -> None:
    state = four(*PLAIN)
    assert refused(state, 0, "aim 3") == ("partner", "C23")
    assert refused(state, 0, "aim 1") == ("partner", "C23")
    assert refused(state, 0, "attack f1 f1") == ("phase.aim", "C23")
    assert refused(state, 1, "aim 1") == ("not_your_turn", "C7")


def test_c23_no_decision_has_more_than_150_actions() -> None:
    most = 0
    for seed in seeds(25):
        for state, _, _ in step(FOUR, seed):
            most = max([most, *(len(state.legal(seat)) for seat in state.pending())])
    assert 70 <= most <= MOST_ACTIONS


# Gestures: one movement of the hand for aim and attack


def meant(state: CastleState, seat: Seat, source: tuple[str, int] | None, target: tuple[str, int]) -> list[str]:
    return [RULES.action_text(action) for action in RULES.actions(state.view(seat), Intent(source, target))]


def reason(state: CastleState, source: tuple[str, int] | None, target: tuple[str, int]) -> tuple[str, str]:
    return short(RULES.why_not(state.view(0), Intent(source, target)))


def test_c23_one_gesture_aims_and_attacks() -> None:
    state = four(*PLAIN)
    for target, aim, attack in (("front/1", "aim 2", "attack f2 f1"), ("front/3", "aim 4", "attack f2 f1")):
        assert meant(state, 0, ("front/0", 1), (target, 0)) == [aim]
        assert meant(play(state.clone(), f"0 {aim}"), 0, ("front/0", 1), (target, 0)) == [attack]


def test_c23_a_castle_touched_alone_is_aimed_at() -> None:
    state = four(*PLAIN)
    for slot in (("castle/3", 0), ("castle/3", 2), ("front/3", 6), ("stage/3", 0), ("fallen/3", 4)):
        assert meant(state, 0, None, slot) == ["aim 4"]
        assert meant(play(state.clone(), "0 aim 4"), 0, None, slot) == []


def test_c23_why_a_gesture_means_nothing() -> None:
    state = four("JK 8C | KC 7C", *PLAIN[1:])
    own, jester, enemy = ("front/0", 1), ("front/0", 0), ("front/1", 0)
    assert reason(state, own, ("castle/1", 0)) == ("behind_wall", "C8")
    assert reason(state, own, ("front/2", 0)) == ("partner", "C23")
    assert reason(state, None, ("castle/2", 0)) == ("partner", "C23")
    assert reason(state, jester, enemy) == ("jester_fights", "C8")
    assert reason(state, jester, jester) == ("jester_fights", "C8")
    assert reason(state, own, ("front/0", 5)) == ("phase.aim", "C23")
    assert reason(four(PLAIN[0], "|", *PLAIN[2:]), None, ("fallen/1", 2)) == ("castle_fallen", "C23")
    play(state, "0 aim 4")
    assert reason(state, own, enemy) == ("other_castle", "C23")
    assert reason(state, own, ("castle/3", 0)) == ("behind_wall", "C8")


def four_humans() -> Match:
    seats = [SeatSetup("human", name) for name in ("Ann", "Bea", "Cid", "Dan")]
    match = Match.new("castle", seed=4, options={"seats": 4, "first": 0}, seats=seats, folder=None)
    for seat in SEATS:
        jester = match.view(seat).zone(f"hand/{seat}").cards
        able = [i for i, card in enumerate(jester) if card % 53 != 52][:3]
        lines = [*(f"station h{i + 1} g{j + 1}" for j, i in enumerate(able)), "ready"]
        for line in lines:
            match.play(seat, RULES.parse_action(line))
    return match


def test_c23_attack_and_aim_are_taken_back_one_after_the_other() -> None:
    match = four_humans()
    before = match.view(0)
    match.play(0, RULES.parse_action("aim 2"))
    aimed = match.view(0)
    match.play(0, match.legal(0)[0])
    match.undo(0)
    assert match.view(0) == aimed
    match.undo(0)
    assert match.view(0) == before and before.decision is not None and before.decision.kind == "aim"


# Only attacker and attacked commit supports and decide


def test_c23_only_attacker_and_attacked_support_and_answer() -> None:
    state = play(four(*PLAIN, attacker=1), "1 aim 3", "1 attack f1 f1")
    assert state.pending() == (1, 2)
    for seat in (0, 3):
        assert refused(state, seat, "support none") == ("not_your_turn", "C7")
    play(state, "2 support none")
    assert state.pending() == (1,) and refused(state, 2, "support f2") == ("already_chosen", "C9")
    play(state, "1 support none")
    assert state.pending() == (1, 2)
    for seat in (0, 3):
        assert refused(state, seat, "accept") == ("not_your_turn", "C7")
    play(state, "1 accept")
    assert state.pending() == (2,)


def test_c23_nothing_happens_to_the_others() -> None:
    before = four(*PLAIN)
    state = assault(play(before.clone(), "0 aim 2"), "f1 f1", "f2", "f2")
    for seat in (2, 3):
        mine = [zone for zone in before.view(seat).zones if zone.owner == seat]
        assert mine == [zone for zone in state.view(seat).zones if zone.owner == seat]


# A player without garrisons is out


def test_c23_without_garrisons_the_remaining_cards_leave_shown() -> None:
    state = fell_seat_1()
    assert standing(state, 1) == set() and state.view(PUBLIC).score == (2, 0, 2, 2)
    faces = {card_from_code(code, 1) for code in ("9D", "8D", "7D")}
    for viewer in (*SEATS, PUBLIC):
        view = state.view(viewer)
        assert faces <= set(view.zone("fallen/1").cards)
        assert on_table(view, 1) == []
    event = next(event for event in seen(state, 3) if event.kind == "out")
    assert {(source, target) for source, target, _ in event.moves} == {
        (("front/1", place), ("fallen/1", place)) for place in (0, 1)
    }
    assert {card for *_, card in event.moves} == {card_from_code(code, 1) for code in ("9D", "8D")}
    assert event.args[1] == 1 and event.learned == (0, 2, 3)
    assert gone(state, 1) == {"7D"} and state.outcome() is None


def test_c23_a_jester_leaves_with_the_others() -> None:
    state = fell_seat_1(LAST[0], "JK | 7D-", *LAST[2:])
    assert card_from_code("JK", 1) in state.view(0).zone("fallen/1").cards


def test_c23_nothing_to_leave_is_told_too() -> None:
    state = fell_seat_1(LAST[0], "| 7D-", *LAST[2:])
    event = next(event for event in seen(state, PUBLIC) if event.kind == "out")
    assert event.moves == () and event.line is not None and event.line.key == "castle.log.out"


def test_c23_a_turn_of_who_is_out_is_skipped() -> None:
    state = fell_seat_1()
    order = []
    for _ in range(4):
        order.append(state.attacker)
        if state.attacker == 3:
            play(state, "3 aim 1")
        assault(state, "f2 f2", answers=(f"retreat g{2 if len(order) == 4 else 1}", "accept"))
    assert order == [2, 3, 0, 2]


def test_c23_who_is_out_is_no_target_and_decides_nothing() -> None:
    state = fell_seat_1()
    assert state.attacker == 2 and state.defender == 3
    assert refused(state, 1, "aim 1") == ("out", "C23")
    assert refused(state, 2, "aim 2") == ("phase.attack", "C8")
    assert short(RULES.why_not(state.view(2), Intent(("front/2", 0), ("fallen/1", 0)))) == ("castle_fallen", "C23")


def test_c23_an_attacker_can_fall_by_his_own_assault() -> None:
    state = assault(play(four("| 4C", *PLAIN[1:]), "0 aim 2"), "g1 f1")
    assert state.view(PUBLIC).score == (0, 2, 2, 2) and state.attacker == 1 and state.defender == 2


def test_c23_two_castles_of_different_teams_fall_in_one_assault() -> None:
    state = assault(play(four("| 9C", "| 9D-", *PLAIN[2:]), "0 aim 2"), "g1 g1")
    assert state.view(PUBLIC).score == (0, 0, 2, 2) and state.outcome() is None
    assert kinds(state).count("out") == 2 and (state.attacker, state.defender) == (2, 3)


# An explorer uncovers only cards of the other player in this assault; seen by all four

SCOUTS = ("2C 8C | KC 7C", "9D 8D | KD 7D", "9H 8H | KH 7H", "9S 8S | KS 7S")


def test_c23_an_explorer_uncovers_only_cards_of_the_other_player_in_the_assault() -> None:
    state = play(four(*SCOUTS), "0 aim 2", "0 attack f1 f1", "0 support none", "1 support none")
    assert legal(state, 0) == {"uncover f1", "uncover f2", "uncover g1", "uncover g2"}
    why = RULES.why_not(state.view(0), Intent(None, ("castle/3", 0)))
    assert short(why) == ("not_involved", "C23")
    play(state, "0 uncover g1")
    assert cards_seen(state.view(0), 1) == 1 and cards_seen(state.view(0), 3) == 0


def test_c23_where_that_player_has_nothing_hidden_nothing_is_uncovered() -> None:
    state = four(SCOUTS[0], "9D+ | KD+", *SCOUTS[2:])
    until_answers(play(state, "0 aim 2"), "f1 f1")
    assert state.decision(0) is not None and cards_seen(state.view(0), 3) == 0


def test_c23_a_defenders_explorer_looks_at_the_attacker() -> None:
    state = play(four(PLAIN[0], "9D 2D | KD 7D", *PLAIN[2:]), "0 aim 2", "0 attack f1 f1", "0 support none")
    play(state, "1 support f2", "1 uncover f1")
    assert [cards_seen(state.view(viewer), 0) for viewer in (1, 2, 3)] == [1, 1, 1]


def test_c23_uncovered_cards_are_seen_by_all_four() -> None:
    state = until_answers(play(four(*SCOUTS), "0 aim 2"), "f1 f1", "none", "none", "0 g1")
    king = card_from_code("KD", 1)
    for viewer in SEATS:
        assert state.view(viewer).zone("castle/1").cards[0] == king
    event = next(event for event in seen(state, 3) if event.kind == "uncover")
    assert event.moves[0][2] == king and event.learned == (0, 2, 3)
    scout = next(event for event in seen(state, 2) if event.kind == "explorer")
    assert scout.moves[0][2] == card_from_code("2C", 0) and scout.learned == (1, 2, 3)


# A team loses when both its castles have fallen


def test_c23_a_team_loses_when_both_castles_have_fallen() -> None:
    state = four("QC | KC 7C", "|", "| 9H", "9S 8S | 7S-")
    assert assault(state.clone(), "f1 g1").outcome() is not None
    assault(state, "f1 g1")
    result = outcome(state)
    assert (result.scores, result.winners, result.rule) == ((1.0, 0.0, 1.0, 0.0), (0, 2), "C21")
    assert result.reason.key == "castle.end.conquest.all"
    names = [result.reason.arg(name) for name in ("seat", "partner", "rival", "other")]
    assert names == [SeatName(0), SeatName(2), SeatName(1), SeatName(3)]
    assert kinds(state)[-2:] == ["out", "end"] and state.pending() == ()
    assert all(card != UNKNOWN for zone in state.view(0).zones if zone.owner == 3 for card in zone.cards)


def test_c23_a_fallen_partner_wins_with_the_other() -> None:
    state = assault(four("|", "QD | KD", "9H | 7H-", "|", attacker=1), "f1 g1")
    assert outcome(state).winners == (1, 3) and outcome(state).reason.arg("seat") == SeatName(1)
    assert outcome(state).scores == (0.0, 1.0, 0.0, 1.0)


def test_c23_one_castle_is_enough_to_go_on_and_to_win() -> None:
    state = fell_seat_1("QC 8C | 7C 6C", "9D 8D | 7D-", "|", "9S 8S | 7S-")
    assert state.outcome() is None and (state.attacker, state.defender) == (3, 0)
    assault(state, "f2 f2", answers=("accept", "retreat g1"))
    assault(state, "f1 g1")
    assert outcome(state).winners == (0, 2)


def test_c23_both_last_castles_in_one_assault_are_a_draw() -> None:
    result = outcome(assault(four("| 9C", "|", "|", "| 9S-"), "g1 g1"))
    assert (result.scores, result.winners) == ((0.5, 0.5, 0.5, 0.5), ())
    assert result.reason.key == "castle.end.ruin.all" and result.rule == "C21"


def test_c23_at_most_52_assaults() -> None:
    """Every assault costs a card or a wall: twice 26."""
    longest = 0
    for seed in seeds(60):
        costs: list[int] = []
        for state, _, _ in step(FOUR, seed):
            facts = state.view(PUBLIC).facts
            if facts.assault > len(costs):
                walls = sum((wall & CASTLE_MASK).bit_count() for wall in facts.walls)
                costs.append(sum(alive.bit_count() for alive in facts.alive) + walls)
            longest = max(longest, facts.assault)
        assert all(new < old for old, new in zip([52, *costs], costs, strict=False))
    assert 15 < longest <= 52


def test_c23_a_position_needs_a_castle_of_each_team() -> None:
    for sides, attacker in (
        (("QC | KC", "|", "| KH", "|"), 0),
        (("QC | KC", "|", "| KH", "| KS"), 1),
        (("QC | KC", "QD |", "| KH", "| KS"), 0),
        (PLAIN[:3], 0),
    ):
        with pytest.raises(ValueError, match=r"\w"):
            four(*sides, attacker=attacker)
