"""How it ends, the hall bout, sudden death (A28-A30)."""

from __future__ import annotations

import pytest

from game.games.audatia import ends, out_of_range, sudden
from game.games.audatia.cards import ALL_BLOWS, HAND_SIZE, KIND
from game.games.audatia.phases import ENDS, HALL, OVER, SUDDEN
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from tests.games.audatia.case import CASES
from tests.games.audatia.duel import (
    BOUCICAULT,
    asked,
    duel,
    is_break_off,
    legal,
    names,
    play,
    refused,
    walked,
    won,
)
from tests.games.walk import seeds


def test_a28_every_ending_is_met_in_random_games() -> None:
    met = set()
    for case in CASES:
        for seed in seeds(60):
            *_, state = walked(case, seed)
            met.add(ENDS[state.ended_by])
            outcome = state.outcome()
            assert outcome is not None and outcome.rule in ("A28", "A29", "A30")
    assert met >= {"not_reacted", "not_countered", "perfect", "second_draw", "no_blows", "quiet", "rows"}


# The hall (A29)


def hall(one: str, two: str, *moves: str, **more: object) -> AudatiaState:
    return duel(one, two, *moves, variant="hall", chars=(BOUCICAULT, BOUCICAULT), **more)


def test_a29_twelve_random_cards_and_one_free_exchange() -> None:
    hands = {tuple(RULES.new(seed, {"variant": "hall"}).hand(0)) for seed in range(8)}
    assert len(hands) == 8
    state = RULES.new(1, {"variant": "hall", "challenger": "first"})
    assert state.size == [12, 12] and state.view(1).facts.known[0].groups == ((0,),)
    first = state.hand(0)[0]
    play(state, f"0 mark {names([first])[0]}", "0 ready", "1 ready")
    assert state.size == [12, 12] and state.discard[0] == [first] and asked(state) == "1 virtue"


def test_a29_a_point_changes_roles_and_virtues_and_refills() -> None:
    state = hall("mf_l | donna_destra | audatia celeritas", "p | coda_longa | prudentia fortitudo", "0 attack mf_l",
                 "1 yield")  # fmt: skip
    assert state.score == [1, 0] and state.challenger == 1 and state.virtues == [0, 1]
    assert names(state.discard[0]) == ["mf_l"] and asked(state) == "0 virtue"
    play(state, "0 virtue fortitudo", "1 virtue celeritas")
    assert state.virtues == [0b1010, 0b0101] and state.size == [HAND_SIZE, HAND_SIZE] and state.bout == 2
    assert asked(state) == "0 trade 1 trade", "no new Salute"


def test_a29_draws_start_anew_with_each_challenger_and_the_second_is_a_point() -> None:
    state = hall("mf_l | donna_destra | ", "p | coda_longa | ", "0 attack mf_l", "1 yield", draws=1)
    assert state.draws == 0
    state = hall("mf_l | donna_destra | ", "mf_l | coda_longa | ", "0 pass", "1 pass", "0 pass", draws=1)
    assert state.score == [0, 1] and state.challenger == 1 and state.quiet_terms == 1


def test_a29_two_quiet_challengers_in_a_row_end_it() -> None:
    state = hall("mf_l | donna_destra | ", "mf_l | coda_longa | ", draws=1, one_score=3)
    state.quiet_terms = 1
    play(state, "0 pass", "1 pass", "0 pass")
    assert state.phase == OVER and won(state) == (0, "quiet")
    state = hall("mf_l | donna_destra | ", "mf_l | longa | ", "0 beat mf_l", draws=1)
    state.quiet_terms = 1
    play(state, "0 pass", "1 pass")
    assert state.blow_in_term, "a beat is a blow"


def test_a29_who_is_without_a_blow_after_trades_gives_a_point_and_the_game_ends() -> None:
    start = "twist_pommel | longa | ", "mf_l p | longa | "
    state = hall(*start, at="trade", one_score=1)
    play(state, "1 ready")
    assert state.score == [1, 1] and won(state) == (-1, "no_blows")
    state = hall("twist_pommel deny | longa | ", "cover_pommel deny | longa | ", at="trade", two_score=1)
    play(state, "0 ready", "1 ready")
    assert state.score == [0, 1] and won(state) == (1, "no_blows")


def test_a29_trades_can_still_bring_a_blow() -> None:
    state = hall("twist_pommel deny | longa | ", "mf_l p | longa | ", at="trade", one_deck=["p"])
    play(state, "1 ready", "0 mark deny", "0 mark twist_pommel", "0 ready")
    assert asked(state) == "0 posta 1 posta" and state.one[0] & ALL_BLOWS


def test_a29_most_points_win() -> None:
    state = hall("mf_l | longa | ", "mf_l | longa | ", one_score=2, two_score=1)
    assert state.variant == HALL
    ends.out_of_blows(state, [False, False])
    assert won(state) == (0, "no_blows") and state.score == [2, 1]


# Sudden death (A30)


def rows(one: str, two: str, poste: str = "donna_destra coda_longa", virtues: tuple[int, int] = (0, 0),
         chars: tuple[int, int] = (0, 0), **more: bool) -> AudatiaState:  # fmt: skip
    """Rows are laid, the Challenger (0) reveals first."""
    state = AudatiaState()
    state.variant, state.bout, state.log, state.characters = SUDDEN, 1, [], chars
    state.break_thrust = more.get("break_thrust", False)
    state.virtues = list(virtues)
    state.unready = 3
    for seat, words in enumerate((one, two)):
        for name in words.split():
            state.put_in(seat, KIND[name])
    out_of_range.choose_poste(state)
    play(state, f"0 posta {poste.split()[0]}", f"1 posta {poste.split()[1]}")
    for seat, words in enumerate((one, two)):
        play(state, *(f"{seat} place {name}" for name in words.split()), f"{seat} ready")
    return state


def test_a30_hands_by_exchange_no_salute_no_trades_then_poste_and_order() -> None:
    state = RULES.new(1, {"variant": "sudden", "challenger": "first"})
    play(state, "0 ready", "1 ready", "1 virtue prudentia", "0 virtue celeritas")
    assert asked(state) == "0 posta 1 posta" and state.salute == [0, 0]
    play(state, "0 posta longa", "1 posta longa")
    assert asked(state) == "0 order 1 order"
    assert refused(state, "0 ready") == "row_unfinished A30"


def test_a30_the_order_is_secret_and_free_until_both_are_done() -> None:
    state = RULES.new(1, {"variant": "sudden", "challenger": "first"})
    play(state, "0 ready", "1 ready", "1 virtue prudentia", "0 virtue celeritas", "0 posta longa", "1 posta longa")
    play(state, "0 place p", "0 place mf_l", "0 lift")
    assert state.view(1).zone("row/0").cards == (-2,) * 12 and state.view(0).zone("row/0").cards[0] == KIND["p"]
    assert "place mf_l" in legal(state, 0)


def test_a30_the_first_feasible_card_takes_effect_the_others_are_discarded() -> None:
    state = rows("twist_pommel rs_l mf_l", "p mm_l ms_r mf_r p")
    assert names(state.discard[0]) == ["twist_pommel", "rs_l"] and names(state.pile[0]) == ["mf_l"]
    assert names(state.discard[1])[:2] == ["p", "mm_l"] and names(state.pile[1]) == ["ms_r"]


def test_a30_unanswered_it_wins() -> None:
    assert won(rows("mf_l", "p rf_l")) == (0, "not_reacted")


def test_a30_a_card_with_two_uses_waits_for_its_owners_word() -> None:
    state = rows("mf_l", "mf_r rs_l", virtues=(0, 4))
    assert asked(state) == "1 react" and legal(state) == {"parry mf_r", "counter mf_r"}
    assert won(play(state, "1 counter mf_r")) == (1, "not_parried")


def test_a30_his_row_empty_the_other_goes_on() -> None:
    state = rows("mf_l mm_r mm_l", "mf_l")
    assert won(state) == (0, "not_reacted"), "Mandritto Mezano from the right, where the parry left the sword"


def test_a30_both_rows_empty_is_a_draw() -> None:
    assert won(rows("twist_pommel", "cover_pommel")) == (-1, "rows")
    assert rows("twist_pommel", "p").phase == OVER


def test_a30_after_a_break_off_new_poste_the_rows_stay() -> None:
    state = rows("mf_l p", "break_off rs_l rf_l")
    assert is_break_off(state) and asked(state) == "0 posta 1 posta"
    assert [len(row) for row in state.row] == [1, 2] and state.size == [0, 0]
    play(state, "0 posta longa", "1 posta coda_longa")
    assert names(state.pile[0]) == ["p"], "the Challenger reveals first"


def test_a30_nobody_enters_boldly_and_out_of_range_abilities_never_work() -> None:
    state = rows("lure mf_l twist_pommel", "ms_l rs_l", virtues=(9, 0))
    assert names(state.discard[0])[0] == "lure" and state.phase == OVER


def test_a30_an_ability_that_leads_to_a_blow_reveals_on_for_it() -> None:
    state = rows("mm_l", "uberlaufen p mf_r", virtues=(0, 4), chars=(0, 3))
    assert won(state) == (1, "not_parried") and names(state.pile[1]) == ["mf_r"]
    state = rows("mm_l", "uberlaufen p", virtues=(0, 4), chars=(0, 3))
    assert won(state) == (0, "not_reacted")


@pytest.mark.parametrize("cards", ["feint", "deny", "unhorse", "nachreisen"])
def test_a30_moments_that_nobody_has_to_use_are_not_opened(cards: str) -> None:
    state = rows(f"mf_l {cards} rf_l", "ms_l p", virtues=(15, 0))
    assert cards in names(state.discard[0])


def test_a30_rows_are_laid_once() -> None:
    state = rows("mf_l p", "break_off rs_l")
    sudden.lay_rows(state)
    assert state.bout == 2 and not asked(state).endswith("order")
