"""Limits, scenarios and the formation (J4, J11, J12)."""

from __future__ import annotations

from game.engine.view import OPEN, PUBLIC
from game.games.jartible.cards import CARD_IDS, IS_SPECIAL
from game.games.jartible.state import JartibleState
from tests.games.jartible.case import GAME
from tests.games.jartible.match import (
    HANDS,
    formation,
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
from tests.games.walk import step

A, B = 0, 1

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
