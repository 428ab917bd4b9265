"""The worked examples of the rules page."""

from __future__ import annotations

from tests.games.audatia.duel import BOUCICAULT, asked, duel, is_break_off, legal, places, play, refused, to_steps, won

QUIET = (BOUCICAULT, BOUCICAULT)


def test_example_1() -> None:
    """A18: Donna Destra, MF against Dente di Zenghiaro, parried by RS: his pile on his right, the attacker's left."""
    state = duel("mf_l | donna_destra | ", "rs_l | dente_di_zenghiaro | ", "0 attack mf_l", "1 parry rs_l", chars=QUIET)
    assert places(state) == ("left", "right")


def test_example_2() -> None:
    """A19: MF with the left sun: parried by MS right Stretto, by MS left Largo; a Punta parried by anything Largo."""
    for attack, parry, bind in (("mf_l", "ms_r", "1 side"), ("mf_l", "ms_l", "1 fight"), ("p", "ms_r", "1 fight")):
        state = duel(f"{attack} | frontale | ", f"{parry} | coda_longa | fortitudo", chars=QUIET)
        assert asked(play(state, f"0 attack {attack}", f"1 parry {parry}")) == bind


def test_example_3() -> None:
    """A15: MF against Frontale is closed; MS without advantage in Prudentia is refused."""
    assert refused(duel("mf_l | donna_destra | ", "p | frontale | "), "0 attack mf_l") == "closed A15"
    assert refused(duel("ms_l | donna_destra | ", "p | coda_longa | "), "0 attack ms_l") == "advantage A15"


def test_example_4() -> None:
    """A14, A15: RF from the right is refused; so is a parry of MF with RF, on the own path."""
    state = duel("rf_l mf_l | right | ", "rf_r | middle | ", at="fight")
    assert refused(state, "0 attack rf_l") == "side.right A14"
    play(state, "0 attack mf_l")
    assert refused(state, "1 parry rf_r") == "not_listed A15"


def test_example_5() -> None:
    """A25: Ligadura Mezana: its own counter wins, Free the Hilt and Cover & Pommel break off."""
    for counter, perfect in (("counter_ligadura", True), ("counter_hilt", False), ("cover_pommel", False)):
        state = duel(
            f"mf_l {counter} | frontale | ", "ms_r ligadura_mezana | coda_longa | fortitudo", "0 attack mf_l",
            "1 parry ms_r", "1 side internal", "1 remedy ligadura_mezana", f"0 answer {counter}", chars=QUIET,
        )
        assert won(state) == (0, "perfect") if perfect else is_break_off(state)


def test_example_6() -> None:
    """A13: two bouts in which nobody attacks: the Challenged wins."""
    state = duel("mf_l | frontale | ", "mf_l | frontale | ", "0 pass", "1 pass", "0 pass")
    to_steps(state, "frontale", "frontale")
    assert won(play(state, "0 pass", "1 pass", "0 pass")) == (1, "second_draw")


def test_example_7() -> None:
    """A23: a first Punta from Dente di Zenghiaro can't be exchanged, though the defender has Celeritas."""
    state = duel("p | dente_di_zenghiaro | ", "p mf_l | finestra | celeritas", "0 attack p")
    assert legal(state) == {"parry mf_l"} and refused(state, "1 exchange p") == "no_exchange_symbol A23"
