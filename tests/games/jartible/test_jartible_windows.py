"""KO and the windows (J13-J18)."""

from __future__ import annotations

from game.engine.view import PUBLIC
from game.games.jartible.cards import KIND_BY_ID
from tests.games.jartible.match import (
    legal,
    match,
    play,
    refused,
    side,
    told,
    totals,
    window,
    zone,
)

A, B = 0, 1

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
