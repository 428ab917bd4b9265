"""The rules of a round and a match, each number by name (J4-J21); J1-J3 stand with the cards and the decks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.engine.view import OPEN, PUBLIC
from game.games.jartible import hands as beginnings
from game.games.jartible.cards import CARD_IDS, IS_SPECIAL, KIND_BY_ID, SPEED
from game.games.jartible.deck import READY_DECKS
from game.games.jartible.state import JartibleState
from tests.games.jartible.case import GAME
from tests.games.jartible.match import (
    dealt,
    full_deck,
    legal,
    match,
    play,
    refused,
    side,
    told,
    totals,
    with_decks,
    zone,
)
from tests.games.walk import step

A, B = 0, 1
HANDS = (
    "abubill gatapeo toromeo perdigallo botijuno sardinete chicharrones cartujanos feria",
    "abubill gatapeo toromeo perdigallo botijuno sardinete palmas morancos alcazaba",
)


def formation(one: str = HANDS[0], two: str = HANDS[1], *moves: str, **rest: Any) -> JartibleState:
    return match(side(hand=one), side(hand=two), *moves, **rest)


def window(one: dict[str, Any], two: dict[str, Any], *moves: str, **rest: Any) -> JartibleState:
    """The opening window: A attacks, B defends; A decides on AP first unless told otherwise."""
    return match(one, two, *moves, **{"phase": "support", "opened": "attack", "first_ap": A, **rest})


def duels(one: str, two: str, *moves: str, **rest: Any) -> JartibleState:
    """A tie-break after one minipoint each."""
    return match(
        side(hand=one, attack="gatapeo", defence="botijuno", minipoints=1),
        side(hand=two, attack="gatapeo", defence="botijuno", minipoints=1),
        *moves, **{"phase": "duel", "window": "tie_break", "opened": "attack", **rest},
    )  # fmt: skip


# Limits


def test_j4_one_shiny_in_each_line() -> None:
    state = formation("abubill_shiny gatapeo_shiny toromeo_shiny sardinete", HANDS[1],
                      "0 place abubill_shiny attack", "1 place abubill attack")  # fmt: skip
    assert refused(state, A, "place gatapeo_shiny attack") == ("shiny", "J4")
    play(state, "0 place gatapeo_shiny defence", "1 place toromeo defence")
    assert legal(state, A) == {"stop", "place sardinete attack", "place sardinete defence"}


def test_j4_two_of_a_species_with_all_versions_and_models() -> None:
    state = formation("toromeo toromeo_shiny toromeo_lunero sardinete", HANDS[1],
                      "0 place toromeo attack", "1 place abubill attack",
                      "0 place toromeo_lunero defence", "1 place toromeo defence")  # fmt: skip
    assert refused(state, A, "place toromeo_shiny attack") == ("species", "J4")
    assert legal(state, A) == {"stop", "place sardinete attack", "place sardinete defence"}


def test_j4_species_count_lines_and_tie_break_together() -> None:
    state = match(
        side(hand="gatapeo gatapeo sardinete", attack="gatapeo", defence="botijuno"), side(hand="abubill"),
        "0 duel gatapeo", "1 duel abubill", phase="duel", window="tie_break", opened="attack",
    )  # fmt: skip
    assert legal(state, A) == {"duel sardinete"}
    assert refused(state, A, "duel gatapeo") == ("species", "J4")


def test_j4_a_removed_creature_counts_still() -> None:
    state = match(
        side(hand="gatapeo sardinete", attack="gatapeo", defence="botijuno", out="gatapeo"), side(hand="abubill"),
        phase="duel", window="tie_break", opened="attack",
    )  # fmt: skip
    assert legal(state, A) == {"duel sardinete"}


def test_j4_one_special_in_the_whole_match() -> None:
    state = formation("jamonstruo levantisco sardinete gatapeo", HANDS[1],
                      "0 place jamonstruo attack", "1 place abubill attack")  # fmt: skip
    assert refused(state, A, "place levantisco defence") == ("special", "J4")
    later = match(side(hand="jamonstruo gatapeo abubill", special_used=True), side(hand=HANDS[1]), round=2)
    assert refused(later, A, "place jamonstruo attack") == ("special", "J4")
    assert all("jamonstruo" not in words for words in legal(later, A))


def test_j4_a_special_stays_used_in_the_next_round() -> None:
    """Random matches: of each seat's specials only one is ever used."""
    for seed in range(40):
        used: list[set[tuple[str, int, int]]] = [set(), set()]
        for state, _, _ in step(GAME, seed):
            view = state.view(OPEN)
            for seat in (A, B):
                for key in ("attack", "defence", "out", "duel"):
                    specials = [card for card in view.zone(f"{key}/{seat}").cards if IS_SPECIAL[card]]
                    used[seat] |= {(CARD_IDS[card], view.facts.round, view.facts.restarts) for card in specials}
        assert all(len(times) <= 1 for times in used)


# The match


def test_j5_two_minipoints_win_a_round_and_two_rounds_the_match() -> None:
    state = match(
        side(hand="sardinete abubill", attack="toromeo", defence="botijuno", minipoints=1, rounds=1),
        side(hand="sardinete", attack="abubill", defence="abubill"),
        "0 pass", "1 pass",
        phase="support", window="closing", opened="defence", first_form=A, first_ap=A,
    )  # fmt: skip
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (A,) and outcome.scores == (1.0, 0.0)
    assert state.view(PUBLIC).score == (2, 0) and state.pending() == ()


def test_j5_cards_go_back_after_a_round() -> None:
    state = match(
        side(hand="sardinete abubill", attack="toromeo", defence="botijuno", minipoints=1),
        side(hand="sardinete", attack="abubill", defence="abubill"),
        "0 pass", "1 pass",
        phase="support", window="closing", opened="defence", first_form=A, first_ap=A,
    )  # fmt: skip
    facts = state.view(PUBLIC).facts
    assert (facts.round, state.view(PUBLIC).score) == (2, (1, 0))
    for seat in (A, B):
        assert len(zone(state, f"deck/{seat}")) + len(zone(state, f"draw/{seat}")) == 20
        assert not zone(state, f"attack/{seat}") and not zone(state, f"hand/{seat}")


def test_j5_what_was_shown_is_known_of_a_deck() -> None:
    state = match(
        side(hand="sardinete abubill", attack="toromeo", defence="botijuno", minipoints=1),
        side(hand="sardinete", attack="abubill", defence="abubill"),
        "0 pass", "1 pass",
        phase="support", window="closing", opened="defence", first_form=A, first_ap=A,
    )  # fmt: skip
    known = state.view(PUBLIC).facts.known
    assert known[A] == tuple(sorted(KIND_BY_ID[name] for name in ("toromeo", "botijuno")))
    assert known[B] == (KIND_BY_ID["abubill"],) * 2


def test_j6_the_phases_of_a_round() -> None:
    for seed in range(20):
        kinds = []
        for state, seat, _ in step(GAME, seed):
            if seat >= 0 and state.view(PUBLIC).facts.round == 1 and state.view(PUBLIC).facts.restarts == 0:
                decision = state.decision(seat)
                assert decision is not None
                kinds.append(decision.kind)
        met = list(dict.fromkeys(kinds))
        order = ["role", "hand", "scenario", "formation", "line", "support", "duel"]
        assert met == [kind for kind in order if kind in met] and met[:5] == order[:5]


# Speed draw


def test_j7_the_higher_vl_wins_and_ties_go_on() -> None:
    ties = 0
    for seed in range(60):
        state = dealt(seed)
        drawn = [[SPEED[KIND_BY_ID[name]] for name in zone(state, f"draw/{seat}", PUBLIC)] for seat in (A, B)]
        assert len(drawn[A]) == len(drawn[B])
        *before, last = zip(*drawn, strict=True)
        assert all(one == two for one, two in before) and last[0] != last[1]
        assert state.pending() == ((A,) if last[0] > last[1] else (B,))
        ties += len(before)
    assert ties > 0


def test_j7_supports_and_scenarios_count_nothing() -> None:
    for name in ("chicharrones", "ambulatorio"):
        assert SPEED[KIND_BY_ID[name]] == 0


def test_j8_one_role_each() -> None:
    for role, form in (("formation", True), ("support", False)):
        state = dealt(5)
        winner = state.pending()[0]
        play(state, f"{winner} role {role}")
        facts = state.view(PUBLIC).facts
        assert facts.first_form == (winner if form else 1 - winner) and facts.first_ap == 1 - facts.first_form
    assert refused(dealt(5), dealt(5).pending()[0], "role both") == ("role", "J8")


def test_j8_house_rule_same_player() -> None:
    for role, first in (("both", True), ("none", False)):
        state = dealt(5, roles="same_player")
        winner = state.pending()[0]
        assert legal(state, winner) == {"role both", "role none"}
        play(state, f"{winner} role {role}")
        facts = state.view(PUBLIC).facts
        assert facts.first_form == facts.first_ap == (winner if first else 1 - winner)


def test_j9_decks_are_shuffled_again() -> None:
    state = dealt(5)
    shown = Counter(zone(state, "draw/0"))
    before = Counter(zone(state, "deck/0")) + shown
    play(state, f"{state.pending()[0]} role formation")
    assert [event.kind for event in told(state, "shuffle")] == ["shuffle"] * 4
    assert not zone(state, "draw/0") and Counter(zone(state, "deck/0")) + Counter(zone(state, "hand/0")) == before
    assert state.view(PUBLIC).facts.known[0] == tuple(sorted(KIND_BY_ID[name] for name in shown.elements()))


# Hands


def hands(seed: int = 5, **options: Any) -> JartibleState:
    state = dealt(seed, **options)
    return play(state, f"{state.pending()[0]} role formation")


def sizes(state: JartibleState) -> list[int]:
    return [len(zone(state, f"hand/{seat}")) for seat in (A, B)]


def test_j10_twelve_cards_and_one_fewer_for_each_rebujina() -> None:
    state = hands()
    assert state.pending() == (A, B) and sizes(state) == [12, 12]
    play(state, "0 rebujina", "1 rebujina")
    assert sizes(state) == [11, 11] and state.pending() == (A, B)
    play(state, "1 keep", "0 rebujina")
    assert sizes(state) == [10, 11] and state.pending() == (A,), "who keeps is done"
    play(state, "0 rebujina")
    assert sizes(state) == [9, 11] and state.pending() == (A,)
    play(state, "0 rebujina")
    facts = state.view(PUBLIC).facts
    assert sizes(state) == [8, 11] and facts.redraws == (4, 1), "four times at most"
    decision = state.decision(state.pending()[0])
    assert decision is not None and decision.kind == "scenario"


def test_j10_answers_are_secret_until_both_are_there() -> None:
    keeps, redraws = play(hands(), "0 keep"), play(hands(), "0 rebujina")
    for viewer in (B, PUBLIC):
        assert keeps.view(viewer) == redraws.view(viewer)
    assert keeps.view(A) != redraws.view(A)
    play(keeps, "1 rebujina")
    assert keeps.view(PUBLIC).facts.kept == (True, False)
    assert [event.kind for event in told(keeps, "keep") + told(keeps, "rebujina")] == ["keep", "rebujina"]


def test_j10_a_hand_without_a_formation_is_drawn_again_for_free() -> None:
    scenarios = ["ambulatorio", "feria", "alcazaba", "terral", "marisma", "cuesta_abajo", "callejuela", "verbena",
                 "romeria", "siesta", "patio_de_vecinos", "chiringuito"]  # fmt: skip
    deck = [*scenarios, "abubill", "abubill", "gatapeo", "gatapeo", "toromeo", "jamonstruo", "levantisco", "sardinete"]
    free = 0
    for seed in range(150):
        state = hands(seed, **with_decks(deck, full_deck()))
        play(state, *["0 rebujina", "1 keep"], *["0 rebujina"] * 3)
        for event in told(state, "free"):
            assert event.args[1] == A and not event.moves
            free += 1
        facts = state.view(PUBLIC).facts
        assert facts.redraws == (4, 0) and sizes(state) == [8, 12]
        assert (facts.hopeless[0] > 0) == bool(told(state, "free"))
        own = zone(state, "hand/0")
        creatures = [name for name in own if name not in scenarios]
        assert len(set(creatures) - {"jamonstruo", "levantisco"}) >= 1 and len(creatures) >= 2
    assert free > 10


def test_j10_a_deck_that_runs_out_in_the_speed_draw_is_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first shuffles leave both decks alike: twenty ties."""
    orders = iter([1, 1, 1, -1])
    monkeypatch.setattr(beginnings, "shuffled", lambda cards, seed: (list(cards)[:: next(orders)], seed))
    deck = full_deck("feria", "burracan")
    state = dealt(1, **with_decks(deck, deck))
    assert len(told(state, "speed")) == 21 and len(told(state, "shuffle")) == 4
    assert len(zone(state, "draw/0")) == 1 and len(zone(state, "deck/0")) == 19
    assert Counter(state.view(PUBLIC).facts.known[B]) == Counter(KIND_BY_ID[name] for name in deck)


# Scenarios


def scenarios(*moves: str) -> JartibleState:
    return match(
        side(hand="feria alcazaba ambulatorio abubill gatapeo sardinete toromeo"),
        side(hand="feria terral abubill gatapeo sardinete toromeo"), *moves, phase="scenario",
    )  # fmt: skip


def test_j11_one_scenario_each_not_the_same() -> None:
    state = scenarios("0 scenario feria")
    assert refused(state, B, "scenario feria") == ("same_scenario", "J11")
    assert legal(state, B) == {"pass", "scenario terral"}
    play(state, "1 scenario terral")
    assert (zone(state, "scenario/0"), zone(state, "scenario/1")) == (["feria"], ["terral"])
    assert state.pending() == (A,) and "place abubill attack" in legal(state, A)


def test_j11_nobody_has_to() -> None:
    state = scenarios("0 pass", "1 scenario feria")
    assert (zone(state, "scenario/0"), zone(state, "scenario/1")) == ([], ["feria"])


def test_j11_effects_add_up_for_both_players() -> None:
    state = window(
        side(attack="toromeo gatapeo", defence="botijuno", scenario="feria"),
        side(attack="abubill", defence="abubill gatapeo", scenario="alcazaba"), "0 pass", "1 pass",
    )  # fmt: skip
    assert totals(state) == [(A, 160 + 20, 90 + 20)]
    with_terral = window(
        side(attack="toromeo gatapeo", defence="botijuno", scenario="feria"),
        side(attack="abubill", defence="abubill gatapeo", scenario="terral"), "0 pass", "1 pass",
    )  # fmt: skip
    assert totals(with_terral) == [(A, 160, 90)]


def test_j11_a_scenario_can_close_a_window_to_supports() -> None:
    state = match(
        side(hand="chicharrones abubill", attack="toromeo", defence="botijuno", scenario="siesta"),
        side(hand="palmas abubill", attack="toromeo", defence="gatapeo"),
        "0 open attack", phase="line", first_ap=A,
    )  # fmt: skip
    assert totals(state) == [(A, 100, 40)] and told(state, "no_supports")
    assert state.view(PUBLIC).facts.window == 1 and "support chicharrones" in legal(state, A)


def test_j11_a_scenario_can_limit_the_formation() -> None:
    state = formation("abubill gatapeo toromeo perdigallo sardinete", HANDS[1])
    limited = match(
        side(hand="abubill gatapeo toromeo perdigallo sardinete", scenario="chiringuito"), side(hand=HANDS[1]),
        *[f"{seat} place {name} {line}" for name, line in
          (("abubill", "attack"), ("gatapeo", "attack"), ("toromeo", "attack"), ("perdigallo", "defence"))
          for seat in (A, B)],
    )  # fmt: skip
    decision = limited.decision(A)
    assert decision is not None and decision.kind == "line" and limited.view(PUBLIC).facts.limit == 4
    assert state.view(PUBLIC).facts.limit == 5


def test_j11_a_scenario_played_in_the_round_limits_it() -> None:
    state = match(
        side(hand="chiringuito abubill gatapeo"), side(hand="abubill gatapeo"), "0 scenario chiringuito", "1 pass",
        phase="scenario",
    )  # fmt: skip
    assert state.view(PUBLIC).facts.limit == 4


def test_j11_a_scenario_can_turn_the_tie_break_round() -> None:
    state = match(
        side(hand="vencejazo", attack="gatapeo", defence="botijuno", scenario="carrera_de_caracoles"),
        side(hand="caracole", attack="gatapeo", defence="botijuno"),
        "0 duel vencejazo", "1 duel caracole", phase="duel", window="tie_break", opened="attack",
    )  # fmt: skip
    assert told(state, "duel")[0].args[1] == B


# Formation


def test_j12_in_turn_face_down() -> None:
    state = formation(HANDS[0], HANDS[1], "0 place abubill attack")
    assert state.pending() == (B,)
    assert zone(state, "attack/0", B) == ["?"] and zone(state, "attack/0", A) == ["abubill"]
    play(state, "1 place gatapeo defence")
    assert zone(state, "defence/1", PUBLIC) == ["?"] and len(zone(state, "hand/1", A)) == 8


def test_j12_five_at_most_then_the_lines_are_opened() -> None:
    names = ["abubill", "gatapeo", "toromeo", "perdigallo", "botijuno"]
    lines = ["attack", "defence", "attack", "defence", "attack"]
    moves = [f"{seat} place {name} {line}" for name, line in zip(names, lines, strict=True) for seat in (A, B)]
    state = formation(HANDS[0], HANDS[1], *moves)
    assert state.pending() == (A,) and legal(state, A) == {"open attack", "open defence"}


def test_j12_stopping_is_for_good_and_needs_both_lines() -> None:
    state = formation(HANDS[0], HANDS[1], "0 place abubill attack", "1 place abubill attack")
    assert refused(state, A, "stop") == ("stop", "J12")
    play(state, "0 place gatapeo defence", "1 place gatapeo defence", "0 stop", "1 place toromeo attack")
    assert state.pending() == (B,), "the other goes on alone"
    play(state, "1 stop")
    assert legal(state, A) == {"open attack", "open defence"}


def test_j12_the_other_line_must_stay_possible() -> None:
    state = formation("abubill gatapeo chicharrones", HANDS[1], "0 place abubill attack", "1 place abubill attack")
    assert refused(state, A, "place gatapeo attack") == ("other_line", "J12")
    assert legal(state, A) == {"place gatapeo defence"}
    special = formation("jamonstruo levantisco abubill", HANDS[1])
    assert legal(special, A) == {f"place {name} {line}" for name in ("jamonstruo", "levantisco", "abubill")
                                 for line in ("attack", "defence")}  # fmt: skip
    play(special, "0 place jamonstruo attack", "1 place abubill attack")
    assert refused(special, A, "place abubill attack") == ("other_line", "J12"), "the other special can't follow"


def test_j12_the_last_place_belongs_to_the_empty_line() -> None:
    names = ["abubill", "gatapeo", "toromeo", "perdigallo"]
    moves = [f"{seat} place {name} attack" for name in names for seat in (A, B)]
    state = formation(HANDS[0], HANDS[1], *moves)
    assert all(words.endswith("defence") for words in legal(state, A))
    assert refused(state, A, "place botijuno attack") == ("other_line", "J12")


def test_j12_three_of_a_species_and_nothing_else() -> None:
    state = formation("toromeo toromeo toromeo_lunero", HANDS[1], "0 place toromeo attack", "1 place abubill attack")
    assert legal(state, A) == {"place toromeo defence", "place toromeo_lunero defence"}


def test_j12_who_can_place_nothing_more_can_only_stop() -> None:
    state = formation("abubill gatapeo chicharrones", HANDS[1], "0 place abubill attack", "1 place abubill attack",
                      "0 place gatapeo defence", "1 place gatapeo defence")  # fmt: skip
    assert legal(state, A) == {"stop"} and state.pending() == (A,)


# KO


def test_j13_an_emptied_line_loses_the_round_at_once() -> None:
    state = window(
        side(hand="alpargatazo abubill", attack="abubill", defence="botijuno"),
        side(hand="chicharrones abubill gatapeo", attack="toromeo gatapeo", defence="botijuno"),
        "0 support alpargatazo", "1 support chicharrones",
    )  # fmt: skip
    assert told(state, "ko")[0].args[1:] == (B,) and not totals(state)
    assert state.view(PUBLIC).score == (1, 0) and told(state, "rest")
    shown = {card for event in told(state, "rest") for *_, card in event.moves}
    assert shown == {KIND_BY_ID[name] for name in ("toromeo", "gatapeo", "botijuno")}, "what lay hidden is turned up"


def test_j13_no_ko_while_a_creature_is_left() -> None:
    state = window(
        side(hand="alpargatazo abubill", attack="abubill", defence="botijuno"),
        side(hand="abubill", attack="toromeo", defence="botijuno gatapeo"),
        "0 support alpargatazo", "1 pass",
    )  # fmt: skip
    assert not told(state, "ko") and totals(state) == [(B, 50, 100)]
    assert zone(state, "out/1", PUBLIC) == ["gatapeo"] and zone(state, "defence/1", PUBLIC) == ["botijuno"]


def test_j13_both_emptied_goes_to_the_tie_break() -> None:
    """Only two different removing supports could do it; told to the state as if both had been played."""
    state = window(
        side(hand="alpargatazo abubill gatapeo", attack="abubill", defence="botijuno gatapeo"),
        side(hand="abubill gatapeo", attack="toromeo sardinete", defence="botijuno"),
    )  # fmt: skip
    state.ap[B] = KIND_BY_ID["alpargatazo"]
    state.decks[B] = (*state.decks[B][:-1], KIND_BY_ID["alpargatazo"])
    state.piles[B].pop(0)
    state.ap[A] = state.hands[A].pop(state.hands[A].index(KIND_BY_ID["alpargatazo"]))
    play(state, "0 pass", "1 pass")
    assert told(state, "ko")[0].args[1:] == (A, B)
    facts = state.view(PUBLIC).facts
    assert facts.minipoints == (0, 0) and state.pending() == (A, B) and facts.window == 2
    assert zone(state, "attack/1", PUBLIC) == ["toromeo", "sardinete"], "turned up"
    assert zone(state, "defence/0", PUBLIC) == ["botijuno", "gatapeo"]


# Windows


def test_j14_attack_meets_defence() -> None:
    for line, expected in (("attack", (B, 50, 100)), ("defence", (A, 100, 70))):
        state = match(
            side(hand="abubill", attack="abubill", defence="botijuno"),
            side(hand="abubill", attack="sardinete", defence="botijuno"), phase="line",
        )  # fmt: skip
        play(state, f"0 open {line}")
        hidden = {"attack": ("defence/0", "attack/1"), "defence": ("attack/0", "defence/1")}[line]
        assert all(zone(state, key, PUBLIC) == ["?"] for key in hidden)
        play(state, "1 pass", "0 pass")
        assert totals(state) == [expected]
        assert "?" not in [name for key in hidden for name in zone(state, key, PUBLIC)]


def test_j14_the_formation_first_seat_opens() -> None:
    state = match(
        side(hand="abubill", attack="abubill", defence="botijuno"),
        side(hand="abubill", attack="sardinete", defence="botijuno"), phase="line", first_form=B,
    )  # fmt: skip
    assert state.pending() == (B,)


def test_j15_support_first_decides_first_and_each_once() -> None:
    lines = (side(hand="chicharrones palmas", attack="abubill", defence="botijuno"),
             side(hand="morancos solano", attack="sardinete", defence="botijuno"))  # fmt: skip
    state = window(*lines, first_ap=B)
    assert state.pending() == (B,)
    play(state, "1 support morancos")
    assert state.pending() == (A,) and zone(state, "ap/1", PUBLIC) == ["morancos"]
    play(state, "0 support palmas")
    facts = state.view(PUBLIC).facts
    assert totals(state) == [(B, 100, 140)] and facts.window == 1
    assert zone(state, "spent/0", PUBLIC) == ["palmas"] and zone(state, "ap/0", PUBLIC) == []


def test_j16_not_the_same_support() -> None:
    state = window(side(hand="morancos palmas", attack="abubill", defence="botijuno"),
                   side(hand="morancos solano", attack="sardinete", defence="botijuno"),
                   "0 support morancos")  # fmt: skip
    assert refused(state, B, "support morancos") == ("same_support", "J16")
    assert legal(state, B) == {"pass", "support solano"}
    play(state, "1 pass")
    assert "support morancos" in legal(play(state, "0 pass"), B), "in another window"


def test_j16_cancelled_supports_stay_spent() -> None:
    state = window(side(hand="maria_del_monte palmas", attack="abubill", defence="botijuno"),
                   side(hand="cartujanos solano", attack="sardinete", defence="botijuno"),
                   "0 support maria_del_monte", "1 support cartujanos")  # fmt: skip
    assert totals(state) == [(B, 50, 100)] and told(state, "neutralise")[0].args[1] == A
    assert zone(state, "spent/0", PUBLIC) == ["maria_del_monte"] and zone(state, "spent/1", PUBLIC) == ["cartujanos"]


def test_j16_a_block_before_the_rivals_decision() -> None:
    lines = (side(hand="sergio_ramos palmas", attack="abubill", defence="botijuno"),
             side(hand="solano", attack="sardinete", defence="botijuno"))  # fmt: skip
    first = window(*lines, "0 support sergio_ramos")
    assert told(first, "block")[0].args[1] == B and first.view(PUBLIC).facts.window == 1
    second = window(*lines, "1 support solano", "0 support sergio_ramos", first_ap=B)
    assert totals(second) == [(B, 25, 100)] and not told(second, "block"), "too late to matter"


def test_j16_taking_back_plays_the_last_spent_again() -> None:
    one = side(hand="croquetas abubill", attack="toromeo", defence="botijuno", spent="chicharrones", minipoints=0)
    two = side(hand="solano abubill", attack="toromeo", defence="gatapeo")
    state = match(one, two, phase="support", window="closing", opened="attack", first_ap=A)
    play(state, "0 support croquetas")
    assert zone(state, "ap/0", PUBLIC) == ["chicharrones"] and zone(state, "spent/0", PUBLIC) == ["croquetas"]
    play(state, "1 pass")
    assert totals(state) == [(A, 175, 100)]
    assert zone(state, "spent/0", PUBLIC) == ["croquetas", "chicharrones"]


def test_j16_taking_back_needs_something_spent() -> None:
    state = window(side(hand="croquetas abubill", attack="toromeo", defence="botijuno"), side(hand="abubill",
                   attack="toromeo", defence="gatapeo"))  # fmt: skip
    assert refused(state, A, "support croquetas") == ("nothing_spent", "J16") and legal(state, A) == {"pass"}
    answered = match(
        side(hand="croquetas abubill", attack="toromeo", defence="botijuno", spent="chicharrones"),
        side(hand="chicharrones abubill", attack="toromeo", defence="gatapeo"),
        "1 support chicharrones", phase="support", window="closing", opened="attack", first_ap=B,
    )  # fmt: skip
    assert refused(answered, A, "support croquetas") == ("same_support", "J16")


def test_j17_equal_goes_by_vl_of_these_lines_then_is_void() -> None:
    """Totals 100 v 100; VL 40 v 50: the defender's. The closing lines don't count."""
    state = window(side(hand="abubill", attack="toromeo", defence="vencejazo"),
                   side(hand="abubill", attack="vencejazo", defence="botijuno"), "0 pass", "1 pass")  # fmt: skip
    assert totals(state) == [(B, 100, 100)] and state.view(PUBLIC).facts.minipoints == (0, 1)
    void = window(side(hand="abubill", attack="abubill", defence="vencejazo"),
                  side(hand="abubill", attack="vencejazo", defence="abubill"), "0 pass", "1 pass")  # fmt: skip
    assert totals(void) == [(-1, 50, 50)] and void.view(PUBLIC).facts.minipoints == (0, 0)


def test_j17_drawing_comes_last() -> None:
    state = window(side(hand="cartucho abubill", attack="toromeo", defence="botijuno", pile="gatapeo feria"),
                   side(hand="abubill", attack="toromeo", defence="gatapeo"),
                   "0 support cartucho", "1 pass")  # fmt: skip
    assert sorted(zone(state, "hand/0")) == ["abubill", "feria", "gatapeo"]
    assert len(zone(state, "hand/0", B)) == 3 and "?" in zone(state, "hand/0", B)
    undone = window(side(hand="cartucho abubill", attack="toromeo", defence="botijuno", pile="gatapeo feria"),
                    side(hand="cartujanos abubill", attack="toromeo", defence="gatapeo"),
                    "0 support cartucho", "1 support cartujanos")  # fmt: skip
    assert zone(undone, "hand/0") == ["abubill"]


def test_j17_a_swap_and_a_removal_in_play() -> None:
    state = window(side(hand="media_vuelta abubill", attack="botijuno", defence="toromeo"),
                   side(hand="alpargatazo abubill", attack="toromeo", defence="abubill"),
                   "0 support media_vuelta", "1 pass")  # fmt: skip
    assert totals(state) == [(A, 100, 50)]


def test_j18_the_other_lines_close() -> None:
    state = window(side(hand="abubill", attack="toromeo", defence="botijuno"),
                   side(hand="abubill", attack="sardinete", defence="gatapeo"),
                   "0 pass", "1 pass", "0 pass", "1 pass")  # fmt: skip
    assert totals(state) == [(A, 100, 40), (A, 100, 70)] and state.view(PUBLIC).score == (1, 0)
    assert [event.args[2] for event in told(state, "open")] == [B]


# Tie-break


@pytest.mark.parametrize(("before", "attack", "then"), [
    (0, "sardinete", (0, 0)), (1, "sardinete", (1, 0)), (1, "toromeo", (1, 1)), (1, "gazpachito", None),
])
def test_j19_held_unless_both_windows_were_won(before: int, attack: str, then: tuple[int, int] | None) -> None:
    """A closes with DF 70 (VL 60): void against Sardinete (70, VL 60), lost against Toromeo, won against Gazpachito."""
    state = match(
        side(hand="abubill", attack="toromeo", defence="piononauta", minipoints=before),
        side(hand="abubill", attack=attack, defence="botijuno"),
        "0 pass", "1 pass", phase="support", window="closing", opened="attack", first_ap=A,
    )  # fmt: skip
    assert bool(told(state, "tie_break")) == (then is not None)
    if then is not None:
        assert state.view(PUBLIC).facts.minipoints == then and state.pending() == (A, B)
    else:
        assert state.view(PUBLIC).score == (1, 0)


def test_j19_its_winner_takes_the_round() -> None:
    state = match(
        side(hand="vencejazo burracan", attack="gatapeo", defence="botijuno"),
        side(hand="caracole zambombo", attack="gatapeo", defence="botijuno", minipoints=1),
        "0 duel vencejazo", "1 duel caracole", "0 duel burracan", "1 duel zambombo",
        phase="duel", window="tie_break", opened="attack",
    )  # fmt: skip
    assert state.view(PUBLIC).score == (1, 0), "a minipoint of the rival doesn't help him"


def test_j20_chosen_in_secret_and_shown_together() -> None:
    state = duels("vencejazo burracan caracole", "zambombo sardinete caracole")
    other = state.clone()
    play(state, "0 duel vencejazo")
    play(other, "0 duel caracole")
    assert state.view(B) == other.view(B) and state.view(PUBLIC) == other.view(PUBLIC)
    assert state.pending() == (B,) and state.view(A).facts.pick == KIND_BY_ID["vencejazo"]
    play(state, "1 duel sardinete")
    assert zone(state, "duel/0", PUBLIC) == ["vencejazo"] and zone(state, "duel/1", PUBLIC) == ["sardinete"]
    assert state.view(PUBLIC).facts.wins == (1, 0)


def test_j20_two_won_duels_end_it() -> None:
    state = duels("vencejazo burracan caracole", "zambombo sardinete caracole",
                  "0 duel vencejazo", "1 duel zambombo", "0 duel burracan", "1 duel caracole")  # fmt: skip
    assert state.view(PUBLIC).score == (1, 0) and len(told(state, "duel")) == 2


def test_j20_a_void_duel_counts_for_nobody() -> None:
    state = duels("abubill burracan caracole", "naranjaguar gatapeo zambombo", "0 duel abubill", "1 duel gatapeo")
    assert told(state, "duel")[0].args[1] == -1 and state.view(PUBLIC).facts.wins == (0, 0)
    play(state, "0 duel burracan", "1 duel naranjaguar", "0 duel caracole", "1 duel zambombo")
    assert state.view(PUBLIC).score == (1, 0), "one to nothing after three"


def test_j20_without_a_creature_the_duel_is_lost() -> None:
    state = duels("chicharrones feria", "caracole zambombo")
    assert legal(state, A) == {"yield"}
    assert refused(state, B, "yield") == ("yield", "J20")
    play(state, "0 yield", "1 duel caracole")
    facts = state.view(PUBLIC).facts
    assert facts.wins == (0, 1) and facts.barren == (True, False)
    play(state, "1 duel zambombo", "0 yield")
    assert state.view(PUBLIC).score == (0, 1)


def test_j20_both_without_a_creature_is_void() -> None:
    state = duels("chicharrones feria", "caracole", "0 yield", "1 duel caracole", "0 yield", "1 yield")
    assert [event.args[1] for event in told(state, "duel")] == [B, -1]
    assert state.view(PUBLIC).score == (0, 1)
    nobody = duels("chicharrones", "feria", "0 yield", "1 yield")
    assert told(nobody, "coin"), "nothing to compare: the coin, then the round again"
    assert nobody.view(PUBLIC).facts.restarts == 1


def test_j20_pace_counts_in_the_tie_break() -> None:
    state = match(
        side(hand="carrera_en_la_playa abubill gatapeo", attack="gazpachito", defence="caracole"),
        side(hand="abubill gatapeo", attack="gazpachito", defence="caracole", minipoints=1),
        "0 support carrera_en_la_playa", "1 pass",
        phase="support", window="closing", opened="attack", first_ap=A,
    )  # fmt: skip
    assert state.view(PUBLIC).facts.pace == (20, 0)
    play(state, "0 duel abubill", "1 duel gatapeo")
    assert told(state, "duel")[0].args[1] == A, "70 v 50"


LEVEL = ("0 duel abubill", "1 duel abubill", "0 duel gatapeo", "1 duel gatapeo", "0 duel caracole", "1 duel caracole")


def test_j21_level_to_the_last_restarts_the_round() -> None:
    state = duels("abubill gatapeo caracole", "abubill gatapeo caracole", *LEVEL)
    facts = state.view(PUBLIC).facts
    assert told(state, "coin")[0].args[2:] in ((140, 140), (180, 180)), "ATQ or DF"
    assert (facts.round, facts.restarts, facts.minipoints) == (1, 1, (0, 0))
    assert state.view(PUBLIC).score == (0, 0) and len(zone(state, "draw/0")) >= 1


def test_j21_after_three_restarts_the_coin_decides() -> None:
    winners = set()
    for seed in range(12):
        state = duels("abubill gatapeo caracole", "abubill gatapeo caracole", *LEVEL, restarts=3, seed=seed)
        winners.add(told(state, "lot")[0].args[1])
        assert sum(state.view(PUBLIC).score) == 1 and state.view(PUBLIC).facts.restarts == 0
    assert winners == {A, B}


def test_j21_fewer_creatures_are_summed_as_they_are() -> None:
    state = duels("perdigallo chicharrones", "perdigallo gatapeo", "0 duel perdigallo", "1 duel perdigallo",
                  "0 yield", "1 duel gatapeo")  # fmt: skip
    assert state.view(PUBLIC).facts.wins == (0, 1), "the third is still to come"
    play(state, "0 yield", "1 yield")
    assert state.view(PUBLIC).score == (0, 1)
    level = duels("perdigallo", "piononauta", "0 duel perdigallo", "1 duel piononauta", "0 yield", "1 yield")
    assert told(level, "coin")[0].args[2:] in ((50, 40), (60, 70))


def test_j21_a_special_used_before_a_restart_stays_used() -> None:
    state = match(
        side(hand="abubill gatapeo caracole", attack="jamonstruo", defence="botijuno", minipoints=1),
        side(hand="abubill gatapeo caracole", attack="sardinete", defence="botijuno", minipoints=1),
        *LEVEL, phase="duel", window="tie_break", opened="attack",
    )  # fmt: skip
    assert state.view(PUBLIC).facts.restarts == 1
    assert state.view(PUBLIC).facts.special_before == (True, False)


def test_j21_no_support_in_the_tie_break() -> None:
    for house, kind in ((False, "duel"), (True, "support")):
        state = match(
            side(hand="carrera_en_la_playa palmas abubill", attack="gazpachito", defence="caracole"),
            side(hand="cartujanos abubill", attack="caracole", defence="aceitunio", minipoints=0),
            "1 pass", "0 pass", phase="support", window="closing", opened="attack", first_ap=B,
            options={"tie_break_ap": house},
        )  # fmt: skip
        decision = state.decision(state.pending()[0])
        assert decision is not None and decision.kind == kind


def test_j21_house_rule_one_support_each_before_the_first_duel() -> None:
    state = match(
        side(hand="carrera_en_la_playa palmas abubill", attack="gazpachito", defence="caracole"),
        side(hand="cartujanos abubill cartucho", attack="caracole", defence="aceitunio", pile="toromeo feria"),
        phase="support", window="tie_break", opened="attack", first_ap=A, options={"tie_break_ap": True},
    )  # fmt: skip
    assert refused(state, A, "support palmas") == ("tie_break_support", "J21")
    assert legal(state, A) == {"pass", "support carrera_en_la_playa"}
    drawn = play(state.clone(), "0 support carrera_en_la_playa", "1 support cartucho")
    assert drawn.view(OPEN).facts.pace == (20, 0) and len(zone(drawn, "hand/1")) == 4
    play(state, "0 support carrera_en_la_playa", "1 support cartujanos")
    assert state.view(PUBLIC).facts.pace == (0, 0) and state.pending() == (A, B)


def test_a_whole_match_with_every_pair_of_ready_decks_ends() -> None:
    for seed, (one, two) in enumerate((one, two) for one in READY_DECKS for two in READY_DECKS):
        state = dealt(seed, **{"deck.0": one, "deck.1": two})
        for _ in range(2000):
            if not state.pending():
                break
            seat = state.pending()[0]
            state.apply(seat, state.legal(seat)[seed % len(state.legal(seat))])
        assert state.outcome() is not None
