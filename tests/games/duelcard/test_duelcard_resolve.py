"""Two plays face up (D11-D18): every pair against the plain model, the worked examples, each rule by itself.

In the cases a letter is a card: p w f the types, S Strength, B Block, J Joker; ``-`` is the empty play.
"""

from __future__ import annotations

from itertools import product

import pytest

from game.games.duelcard.cards import BLOCK, FIRE, JOKER, PLANT, STRENGTH, WATER
from game.games.duelcard.duel import (
    DOUBLE,
    EMPTY_PLAY,
    NO_JOKER,
    NOBODY,
    NULLIFIED,
    PLAYS,
    Duel,
    Play,
    resolve_duel,
    trophies,
)
from tests.games.duelcard import reference

LETTERS = {"p": PLANT, "w": WATER, "f": FIRE, "S": STRENGTH, "B": BLOCK, "J": JOKER}
WORDS = {"plant": PLANT, "water": WATER, "fire": FIRE, "strength": STRENGTH, "block": BLOCK, "joker": JOKER}
FORMS = WORDS | {"double": DOUBLE, "nullified": NULLIFIED, "no joker": NO_JOKER}
SIDES = [*reference.legal_plays(), []]
TURNS = (0, 1)
HOUSE_RULES = ("type_and_double", "double_only")
ALL = [(a, b, turn) for a, b, turn in product((*PLAYS, EMPTY_PLAY), (*PLAYS, EMPTY_PLAY), TURNS)]


def laid(letters: str) -> Play:
    """A play from its letters."""
    return tuple(sorted(LETTERS[letter] for letter in letters.replace("-", "")))


def named(play: list[str]) -> Play:
    """A play from the words of the plain model."""
    return tuple(sorted(WORDS[card] for card in play))


def duel(a: str, b: str, turn: int = 0) -> Duel:
    return resolve_duel(laid(a), laid(b), turn)


def score(a: str, b: str, turn: int = 0) -> str:
    """Who wins how much: ``A 2``, ``B 1``, ``tie``."""
    result = duel(a, b, turn)
    return "tie" if result.winner == NOBODY else f"{'AB'[result.winner]} {result.victories}"


def trophies_of(a: str, b: str, house_rule: str = "type_and_double", turn: int = 0) -> Play:
    """What the winner lays before himself."""
    result = duel(a, b, turn)
    assert result.winner != NOBODY
    return trophies(laid((a, b)[result.winner]), result.forms[result.winner], house_rule)


def rotated(play: Play) -> Play:
    """Plant becomes Water, Water Fire, Fire Plant: who beats whom stays the same (D1)."""
    turned = {PLANT: WATER, WATER: FIRE, FIRE: PLANT}
    return tuple(sorted(turned.get(card, card) for card in play))


def expected(a: list[str], b: list[str], turn: int) -> Duel:
    """What the plain model says, in the program's terms."""
    result = reference.Duel((a, b), turn).resolve()
    winner = NOBODY if result.winner is None else result.winner
    return Duel(winner, result.victories, (FORMS[result.forms[0]], FORMS[result.forms[1]]), result.nullified)


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("a", SIDES, ids=lambda play: "+".join(play) or "empty")
def test_every_pair_of_plays_as_in_the_plain_model(a: list[str], turn: int) -> None:
    said = {tuple(b): resolve_duel(named(a), named(b), turn) for b in SIDES}
    wanted = {tuple(b): expected(a, b, turn) for b in SIDES}
    assert len(said) == 19
    assert {b: (said[b], wanted[b]) for b in said if said[b] != wanted[b]} == {}


@pytest.mark.parametrize("house_rule", HOUSE_RULES)
def test_every_winning_play_leaves_the_trophies_of_the_plain_model(house_rule: str) -> None:
    for a, b, turn in product(SIDES, SIDES, TURNS):
        result = reference.Duel((a, b), turn).resolve()
        if result.winner is None:
            continue
        play, form = (a, b)[result.winner], result.forms[result.winner]
        wanted = named(reference.trophies(play, form, house_rule))
        assert tuple(sorted(trophies(named(play), FORMS[form], house_rule))) == wanted, (a, b, turn)


def test_changing_sides_changes_nothing_else() -> None:
    for a, b, turn in ALL:
        there, back = resolve_duel(a, b, turn), resolve_duel(b, a, 1 - turn)
        assert (back.winner, back.victories) == (
            NOBODY if there.winner == NOBODY else 1 - there.winner,
            there.victories,
        ), (a, b, turn)
        assert back.forms == there.forms[::-1] and back.nullified == there.nullified[::-1], (a, b, turn)


def test_no_type_is_better_than_another() -> None:
    for a, b, turn in ALL:
        said, other = resolve_duel(a, b, turn), resolve_duel(rotated(a), rotated(b), turn)
        assert (said.winner, said.victories, said.nullified) == (other.winner, other.victories, other.nullified)


def test_turn_matters_only_between_jokers() -> None:
    for a, b in product((*PLAYS, EMPTY_PLAY), repeat=2):
        if resolve_duel(a, b, 0) != resolve_duel(a, b, 1):
            assert a.count(JOKER) == b.count(JOKER) > 0


def test_example_1() -> None:
    assert score("p", "w") == "A 1"
    assert score("pp", "w") == "A 2"
    assert score("pp", "f") == "B 1"


def test_example_2() -> None:
    assert score("pS", "f") == "tie"
    assert score("pS", "p") == "A 1" and trophies_of("pS", "p") == (PLANT,)
    assert score("pS", "pB") == "tie"


def test_example_3() -> None:
    assert score("J", "f") == "A 1" and duel("J", "f").forms == (WATER, NO_JOKER)
    assert trophies_of("J", "f") == (JOKER,)
    assert score("pJ", "p") == "A 1" and duel("pJ", "p").forms == (STRENGTH, NO_JOKER)
    assert trophies_of("pJ", "p") == (PLANT,)
    assert score("pJ", "w") == "A 2" and trophies_of("pJ", "w") == (PLANT, JOKER)
    assert score("pJ", "f") == "tie"


def test_example_4() -> None:
    assert score("JJ", "wS") == "A 2"
    assert score("JJ", "wB") == "B 1"
    assert score("JJ", "JJ") == "A 2"


def test_example_5() -> None:
    assert score("JS", "wS") == "A 1"
    assert score("JS", "wB") == "B 1"


def test_example_6() -> None:
    assert duel("fJ", "fJ") == Duel(0, 1, (STRENGTH, NULLIFIED), (0, 1))
    assert duel("fJ", "fJ", turn=1) == Duel(1, 1, (NULLIFIED, STRENGTH), (1, 0))


def test_d11_eighteen_plays_in_canonical_order() -> None:
    assert len(PLAYS) == len(set(PLAYS)) == 18
    assert set(PLAYS) == {named(play) for play in reference.legal_plays()}
    assert all(list(play) == sorted(play) for play in PLAYS)
    assert EMPTY_PLAY == ()


@pytest.mark.parametrize(
    ("a", "b", "wanted"),
    [
        ("w", "f", "A 1"),
        ("f", "p", "A 1"),
        ("f", "w", "B 1"),
        ("w", "w", "tie"),
        ("wS", "f", "A 1"),  # a win stays a win
        ("wS", "w", "A 1"),
        ("wS", "p", "tie"),
        ("wS", "fS", "A 1"),  # two Strengths cancel
        ("wS", "wS", "tie"),
        ("wS", "pS", "B 1"),
        ("ww", "fS", "tie"),
        ("ww", "wS", "B 1"),
    ],
)
def test_d12_types_and_strength(a: str, b: str, wanted: str) -> None:
    assert score(a, b) == wanted


def test_d13_block_nullifies_strengths_and_jokers_but_no_block() -> None:
    assert duel("wB", "wS") == Duel(NOBODY, 0, (NO_JOKER, NO_JOKER), (0, 1))
    assert duel("wB", "JJ") == Duel(0, 1, (NO_JOKER, NULLIFIED), (0, 2))
    assert duel("wB", "JS") == Duel(0, 1, (NO_JOKER, NULLIFIED), (0, 2))
    assert duel("wB", "fJ") == Duel(0, 1, (NO_JOKER, NULLIFIED), (0, 1))
    assert duel("wB", "fB") == Duel(0, 1, (NO_JOKER, NO_JOKER), (0, 0))


@pytest.mark.parametrize(
    ("a", "b", "wanted", "form"),
    [
        ("J", "p", "A 1", FIRE),
        ("J", "w", "A 1", PLANT),
        ("J", "-", "A 1", PLANT),  # every type wins: the first
        ("J", "fS", "tie", WATER),
        ("J", "pp", "A 1", FIRE),
        ("pJ", "pS", "tie", STRENGTH),  # as Block it would tie too: Strength comes first
        ("pJ", "wS", "A 1", STRENGTH),  # as a pair it would only tie
        ("pJ", "fS", "B 1", PLANT),  # lost in any form: the type comes first
        ("pJ", "ff", "tie", STRENGTH),
        ("pJ", "-", "A 2", PLANT),
        ("JS", "fS", "A 1", WATER),
        ("JS", "ff", "A 1", WATER),
    ],
)
def test_d14_a_joker_serves_its_owner_best(a: str, b: str, wanted: str, form: int) -> None:
    for turn in TURNS:
        assert score(a, b, turn) == wanted
        assert duel(a, b, turn).forms == (form, NO_JOKER)


def test_d15_two_jokers_win_over_everything_but_a_printed_block() -> None:
    for play in PLAYS:
        said = {turn: resolve_duel(laid("JJ"), play, turn) for turn in TURNS}
        if BLOCK in play:
            assert all(said[turn] == Duel(1, 1, (NULLIFIED, NO_JOKER), (2, 0)) for turn in TURNS)
        elif play != laid("JJ"):
            assert all((said[turn].winner, said[turn].victories) == (0, 2) for turn in TURNS)
            assert all(said[turn].forms[0] == DOUBLE for turn in TURNS)
    assert duel("JJ", "JJ") == Duel(0, 2, (DOUBLE, NULLIFIED), (0, 2))
    assert duel("JJ", "JJ", turn=1) == Duel(1, 2, (NULLIFIED, DOUBLE), (2, 0))


def test_d16_more_jokers_stand_then_those_of_the_turn() -> None:
    for turn in TURNS:
        assert duel("JJ", "wJ", turn) == Duel(0, 2, (DOUBLE, NULLIFIED), (0, 1))
        assert duel("JS", "JJ", turn) == Duel(1, 2, (NULLIFIED, DOUBLE), (1, 0))
    assert duel("J", "J") == Duel(0, 1, (PLANT, NULLIFIED), (0, 1))
    assert duel("J", "wJ") == Duel(0, 1, (PLANT, NULLIFIED), (0, 1))
    assert duel("J", "wJ", turn=1) == Duel(1, 2, (NULLIFIED, WATER), (1, 0))


def test_d16_a_side_without_type_loses_to_one_with_and_strength_still_counts() -> None:
    assert duel("JS", "J", turn=1) == Duel(NOBODY, 0, (NULLIFIED, PLANT), (1, 0))
    assert duel("JS", "wJ", turn=1) == Duel(1, 1, (NULLIFIED, STRENGTH), (1, 0))
    assert score("w", "-") == "A 1" and score("-", "wB") == "B 1" and score("-", "ff") == "B 2"
    assert duel("-", "-") == Duel(NOBODY, 0, (NO_JOKER, NO_JOKER), (0, 0))


def test_d17_a_pair_counts_two_and_is_no_stronger() -> None:
    assert score("ww", "f") == "A 2" and score("ww", "fB") == "A 2"
    assert score("ww", "w") == score("ww", "ww") == "tie"
    assert score("w", "pp") == "B 2" and score("wJ", "fS") == "A 1"


def test_d18_types_and_jokers_as_types_are_trophies() -> None:
    assert trophies_of("wB", "f") == trophies_of("wS", "f") == trophies_of("wJ", "w") == (WATER,)
    assert trophies_of("ww", "f") == (WATER, WATER)
    assert trophies_of("JS", "w") == (JOKER,)
    assert trophies_of("JJ", "w") == (JOKER, JOKER)


def test_d18_double_only_discards_a_single_joker() -> None:
    assert trophies_of("J", "f", "double_only") == trophies_of("JS", "f", "double_only") == ()
    assert trophies_of("wJ", "f", "double_only") == (WATER,)
    assert trophies_of("JJ", "f", "double_only") == (JOKER, JOKER)


def test_d18_one_victory_for_each_trophy() -> None:
    for a, b, turn in ALL:
        result = resolve_duel(a, b, turn)
        if result.winner == NOBODY:
            assert result.victories == 0
            continue
        won = trophies((a, b)[result.winner], result.forms[result.winner], "type_and_double")
        assert len(won) == result.victories, (a, b, turn)
