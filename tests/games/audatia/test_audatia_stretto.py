"""Stretto: the side, remedies and counters (A24, A25)."""

from __future__ import annotations

import pytest

from game.games.audatia.cards import ALIGNED, FIRST_ABILITY, FIRST_COUNTER, KINDS, PERFECT
from game.games.audatia.state import AudatiaState
from tests.games.audatia.duel import BOUCICAULT, asked, duel, is_break_off, legal, play, refused, uses, won

REMEDIES = "soprana_tor_di_spada elbow_push ligadura_mezana hilt_grab twist_pommel"
COUNTERS = "counter_tor counter_elbow counter_ligadura counter_hilt cover_pommel"
COUNTER_NAMES: list[str] = list(COUNTERS.split())
MATRIX = {
    "soprana_tor_di_spada": "PA--A",
    "elbow_push": "AP--A",
    "ligadura_mezana": "--PAA",
    "hilt_grab": "--APA",
    "twist_pommel": "AAAAP",
}
"""By remedy: its answers in the order of the counters; perfect, aligned or none."""


def bound(
    one: str = REMEDIES, two: str = COUNTERS, virtues: tuple[str, str] = ("", ""), **more: object
) -> AudatiaState:
    """Stretto between an attacker (0) and a defender (1) with nothing else in their way."""
    return duel(
        f"mf_l {one} | frontale | {virtues[0]}", f"ms_r {two} | coda_longa | {virtues[1]}",
        "0 attack mf_l", "1 parry ms_r", chars=(BOUCICAULT, BOUCICAULT), **more,
    )


def test_a24_more_fortitudo_orients_the_side_at_a_tie_its_card() -> None:
    assert asked(bound(virtues=("fortitudo", ""))) == "0 side"
    assert asked(bound(virtues=("", "fortitudo"))) == "1 side"
    state = duel(
        "mf_l p | tutta_porta_di_ferro | ", "ms_r p | coda_longa | fortitudo", "0 attack mf_l", "1 parry ms_r",
        chars=(BOUCICAULT, BOUCICAULT),
    )
    assert asked(state) == "1 side", "Tutta Porta di Ferro +1 against the card: a tie"
    state = duel(
        "mf_l p | donna_destra | ", "ms_r p | coda_longa | fortitudo", "0 attack mf_l", "1 parry ms_r",
        chars=(BOUCICAULT, BOUCICAULT),
    )
    assert asked(state) == "0 side", "Donna Destra +2"


@pytest.mark.parametrize(("side", "fitting"), [
    ("internal", {"ligadura_mezana", "hilt_grab", "twist_pommel"}),
    ("external", {"soprana_tor_di_spada", "elbow_push", "twist_pommel"}),
])  # fmt: skip
def test_a24_the_defender_plays_a_fitting_remedy_else_the_attacker(side: str, fitting: set[str]) -> None:
    state = play(bound(two=REMEDIES, virtues=("fortitudo", "")), f"0 side {side}")
    assert asked(state) == "1 stretto" and uses(state, "remedy") == fitting
    play(state, "1 pass")
    assert asked(state) == "0 stretto" and uses(state, "remedy") == fitting
    assert is_break_off(play(state, "0 pass"))


def test_a24_no_cuts_or_thrusts() -> None:
    state = play(bound(two="mf_l p", virtues=("fortitudo", "")), "0 side internal")
    assert legal(state) == {"pass"} and refused(state, "1 attack p") == "phase.stretto A24"


def test_a24_mirrored_the_side_is_turned_round_for_the_other() -> None:
    state = play(bound(two=REMEDIES, virtues=("fortitudo", ""), mirrored=True), "0 side internal")
    assert uses(state, "remedy") == {"soprana_tor_di_spada", "elbow_push", "twist_pommel"}
    play(state, "1 pass")
    assert uses(state, "remedy") == {"ligadura_mezana", "hilt_grab", "twist_pommel"}


@pytest.mark.parametrize("remedy", REMEDIES.split())
@pytest.mark.parametrize("counter", COUNTERS.split())
def test_a25_the_matrix(remedy: str, counter: str) -> None:
    worth = MATRIX[remedy][COUNTER_NAMES.index(counter)]
    side = "external" if remedy in ("soprana_tor_di_spada", "elbow_push") else "internal"
    state = bound(virtues=("fortitudo", ""))
    play(state, f"0 side {side}", "1 pass", f"0 remedy {remedy}")
    assert asked(state) == "1 answer"
    if worth == "-":
        assert refused(state, f"1 answer {counter}") == "not_aligned A25"
    elif worth == "A":
        assert is_break_off(play(state, f"1 answer {counter}"))
    else:
        assert won(play(state, f"1 answer {counter}")) == (1, "perfect")


def test_a25_tables_say_the_same() -> None:
    for remedy, row in MATRIX.items():
        kind = KINDS.index(remedy)
        for card, worth in zip(range(FIRST_COUNTER, FIRST_ABILITY), row, strict=True):
            assert bool(PERFECT[kind] >> card & 1) == (worth == "P")
            assert bool(ALIGNED[kind] >> card & 1) == (worth != "-")


def test_a25_not_countered_the_remedy_wins() -> None:
    state = bound(two="mf_l counter_tor", virtues=("fortitudo", ""))
    play(state, "0 side internal", "1 pass", "0 remedy ligadura_mezana")
    assert legal(state) == {"yield"}
    assert won(play(state, "1 yield")) == (0, "not_countered")


def test_a25_break_off_answers_a_remedy() -> None:
    state = duel(
        "mf_l break_off | frontale | fortitudo", "ms_r twist_pommel | coda_longa | ", "0 attack mf_l", "1 parry ms_r",
        "0 side internal", "1 remedy twist_pommel", chars=("agnes", BOUCICAULT), two_discard=["deny"],
    )
    assert legal(state) == {"ability break_off"}
    assert is_break_off(play(state, "0 ability break_off"))
