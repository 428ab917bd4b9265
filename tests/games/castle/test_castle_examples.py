"""The worked examples of the rules page."""

from __future__ import annotations

from tests.games.castle.duel import assault, duel, face_up, gone, legal, play, standing, strengths, until_answers, walls


def test_example_1() -> None:
    """C17: front Q attacks a front 9, no supports: 14 v 9, the 9 falls."""
    state = assault(duel("QC | KS 7S", "9D | KS 7S"), "f1 f1")
    assert strengths(state) == (14, 9) and gone(state, 1) == {"9D"} and gone(state, 0) == set()


def test_example_2() -> None:
    """C17: front 9 attacks a walled 6 once the line is empty: 11 v 11, both fall; with a 4 in support 13 v 11."""
    state = assault(duel("9C 4C | KS 7S", " | 6D 7S"), "f1 g1")
    assert strengths(state) == (11, 11) and gone(state, 0) == {"9C"} and gone(state, 1) == {"6D"}
    state = assault(duel("9C 4C | KS 7S", " | 6D 7S"), "f1 g1", "f2")
    assert strengths(state) == (13, 11) and gone(state, 0) == {"4C"} and gone(state, 1) == {"6D"}


def test_example_3() -> None:
    """C18: the same with an unseen Jester: 11 v 6; with the Jester uncovered in this assault: 11 v 11."""
    state = assault(duel("9C JK | KS 7S", " | 6D 7S"), "f1 g1", "f2")
    assert strengths(state) == (11, 6) and gone(state, 0) == {"JK"} and gone(state, 1) == {"6D"}
    state = assault(duel("9C JK | KS 7S", " | 6D 2D 7S"), "f1 g1", "f2", "g2", "1 f2")
    assert strengths(state) == (11, 11) and gone(state, 0) == {"9C", "JK"} and gone(state, 1) == {"6D", "2D"}


def test_example_4() -> None:
    """C16: garrison K attacks front 2 supported by a 10: 13 v 4; both fall, the 2 has uncovered one card."""
    state = until_answers(duel("QC | KS 7S", "2D TD | 8D 7D"), "g1 f1", "none", "f2", "1 g1")
    assert face_up(state, 1) == {"2D"} and face_up(state, 0) == {"KS"}
    play(state, "0 accept", "1 accept")
    assert strengths(state) == (13, 4) and gone(state, 1) == {"2D", "TD"} and gone(state, 0) == set()


def test_example_5() -> None:
    """C15: both retreat: each loses one wall, both fighters live, both supports are eliminated."""
    state = assault(
        duel("9C 8C | KS 7S", "QD TD | 8D 7D"), "f1 f1", "f2", "f2", answers=("retreat g1", "retreat g2")
    )
    assert walls(state, 0) == {"g2"} and walls(state, 1) == {"g1"}
    assert gone(state, 0) == {"8C"} and gone(state, 1) == {"TD"}
    assert standing(state, 0) == {"f1", "g1", "g2"} and standing(state, 1) == {"f1", "g1", "g2"}


def test_example_6() -> None:
    """C21: each side has one garrison left and they fight to a tie: draw."""
    state = duel("QC | . 9S-", "QD | . . 9D-")
    assert "attack g2 g3" in legal(state, 0)
    outcome = assault(state, "g2 g3").outcome()
    assert strengths(state) == (9, 9)
    assert outcome is not None and outcome.winners == ()
