"""The duels of a turn, played out (D11, D18, D20, D22, D30): chains of three and four, trophies, what returns.

In the cases a letter is a card: p w f the types, S Strength, B Block, J Joker; ``-`` is the empty play.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from game.engine.view import EMPTY, OPEN, PUBLIC, UNKNOWN, Seat
from game.games.duelcard.cards import KINDS
from game.games.duelcard.duel import NOBODY, resolve_chain
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState
from tests.games.duelcard import reference
from tests.games.duelcard.table import (
    cards,
    clash,
    draws,
    hands,
    legal,
    letters,
    match,
    only,
    play,
    refused,
    seen,
    to_duel,
)


@dataclass
class Plain:
    """A chain as the rules page tells it: who meets whom, and what it is worth in the end."""

    meetings: list[tuple[Seat, Seat]]
    scorer: Seat = NOBODY
    victories: int = 0
    form: str = ""


def plain_chain(plays: list[list[str]], turner: Seat) -> Plain:
    """D20, sentence by sentence."""
    holder, told = turner, Plain([])
    for rival in [(turner + i) % len(plays) for i in range(1, len(plays))]:
        told.meetings.append((holder, rival))
        duel = reference.Duel((plays[holder], plays[rival]), turn=0).resolve()
        if duel.winner is None:
            continue
        if duel.winner == 1:
            holder = rival
        told.scorer, told.victories, told.form = holder, duel.victories, duel.forms[duel.winner]
        if told.scorer == turner:
            return told
    return told


def test_d20_chains_as_in_the_plain_model() -> None:
    rng = Random(20)
    sides = [*reference.legal_plays(), []]
    for _ in range(6000):
        plays = [rng.choice(sides) for _ in range(rng.choice((2, 3, 4)))]
        turner = rng.randrange(len(plays))
        wanted = plain_chain(plays, turner)
        chain = resolve_chain(tuple(tuple(sorted(KINDS.index(card) for card in play)) for play in plays), turner)
        assert [(faceoff.holder, faceoff.rival) for faceoff in chain.faceoffs] == wanted.meetings
        assert (chain.winner, chain.victories) == (wanted.scorer, wanted.victories), (plays, turner)
        if chain.form in range(len(KINDS)):
            assert KINDS[chain.form] == wanted.form


# Whole turns


def dueling(*plays: str, turner: Seat = 0, goal: int = 10) -> DuelCardState:
    """A turn in which everyone holds just his play, and there is nothing to draw."""
    state = only(match(*(play.replace("-", "") for play in plays), turner=turner, goal=goal))
    return clash(to_duel(state), *plays)


def met(state: DuelCardState) -> list[tuple[int, int]]:
    """(holder, rival) of each duel told."""
    return [(int(event.args[1]), int(event.args[2])) for event in seen(state) if event.kind == "duel"]  # pyright: ignore


def kept(state: DuelCardState) -> list[str]:
    return [letters(row) for row in state.trophies]


def returned(state: DuelCardState) -> list[str]:
    """Who took back a play that nobody faced."""
    return [event.moves[0][0][0] for event in seen(state) if event.kind == "return"]


CHAINS = [
    # plays, turner, meetings, tally, trophies, seats that take their play back
    # worked example 7: the Fire meets nobody more
    (("p", "p", "f"), 0, [(0, 1), (0, 2)], [0, 0, 1], ["", "", "f"], ""),
    # worked example 8
    (("p", "f", "w"), 0, [(0, 1), (1, 2)], [0, 0, 1], ["", "", "w"], ""),
    # the turn player wins the first duel: all is over
    (("p", "w", "f"), 0, [(0, 1)], [1, 0, 0], ["p", "", ""], "2"),
    (("pp", "w", "fB", "p"), 0, [(0, 1)], [2, 0, 0, 0], ["pp", "", "", ""], "23"),
    # he ties, then wins
    (("p", "p", "w", "f"), 0, [(0, 1), (0, 2)], [1, 0, 0, 0], ["p", "", "", ""], "3"),
    # ties only: nobody scores
    (("p", "p", "p", "p"), 2, [(2, 3), (2, 0), (2, 1)], [0, 0, 0, 0], ["", "", "", ""], ""),
    # a winning rival holds: he wins again and scores once
    (("p", "f", "p", "p"), 0, [(0, 1), (1, 2), (1, 3)], [0, 1, 0, 0], ["", "f", "", ""], ""),
    # he ties afterwards and still scores
    (("p", "f", "f", "f"), 0, [(0, 1), (1, 2), (1, 3)], [0, 1, 0, 0], ["", "f", "", ""], ""),
    # the lead goes round: each beats the one before
    (("p", "f", "w", "p"), 0, [(0, 1), (1, 2), (2, 3)], [0, 0, 0, 1], ["", "", "", "p"], ""),
    # clockwise from another turn player
    (("w", "p", "f"), 1, [(1, 2), (2, 0)], [1, 0, 0], ["w", "", ""], ""),
    # a pair that is beaten gives one; a pair that beats it two
    (("pp", "f", "ww"), 0, [(0, 1), (1, 2)], [0, 0, 2], ["", "", "ww"], ""),
    # the holder, not the turn player, has the preference between Jokers
    (("p", "fJ", "fJ"), 0, [(0, 1), (1, 2)], [0, 1, 0], ["", "f", ""], ""),
    # the last duel decides what the Joker was: a pair against Plant, then a Strength against Fire
    (("p", "fJ", "f"), 0, [(0, 1), (1, 2)], [0, 1, 0], ["", "f", ""], ""),
    # and the other way round: first a Strength, then a pair
    (("f", "fJ", "p"), 0, [(0, 1), (1, 2)], [0, 2, 0], ["", "fJ", ""], ""),
    # a tie afterwards does not undo the pair
    (("p", "fJ", "w"), 0, [(0, 1), (1, 2)], [0, 2, 0], ["", "fJ", ""], ""),
    # a Block puts out only the rival's
    (("pS", "pB", "pS"), 0, [(0, 1), (0, 2)], [0, 0, 0], ["", "", ""], ""),
    # an empty play holds nothing
    (("-", "w", "w"), 0, [(0, 1), (1, 2)], [0, 1, 0], ["", "w", ""], ""),
]  # fmt: skip


@pytest.mark.parametrize(
    ("plays", "turner", "meetings", "tally", "won", "back"), CHAINS, ids=["/".join(row[0]) for row in CHAINS]
)
def test_d20_chains(
    plays: tuple[str, ...], turner: Seat, meetings: list[tuple[int, int]], tally: list[int], won: list[str], back: str
) -> None:
    state = dueling(*plays, turner=turner)
    assert (met(state), state.tally, kept(state)) == (meetings, tally, won)
    assert returned(state) == [f"play/{seat}" for seat in back if plays[int(seat)] != "-"]
    total = sorted("".join(plays).replace("-", ""))
    assert sorted("".join([*hands(state), *kept(state), letters(state.deck), letters(state.discard)])) == total


def test_d20_who_is_out_discards_at_once() -> None:
    state = dueling("p", "p", "f")
    told = [(event.kind, [move[0][0] for move in event.moves]) for event in seen(state)]
    order = [item for item in told if item[0] in ("reveal", "duel", "discard", "score")]
    assert order == [
        ("reveal", ["play/0", "play/1"]),
        ("duel", []),
        ("discard", ["play/1"]),
        ("reveal", ["play/2"]),
        ("duel", []),
        ("discard", ["play/0"]),
        ("score", ["play/2"]),
    ]


def test_d20_without_a_win_the_holders_play_is_discarded_too() -> None:
    state = clash(to_duel(match("ppS", "pp", deck="TT")), "pS", "pp")
    assert state.tally == [1, 0]
    state = clash(to_duel(match("ppS", "pB", deck="wTw")), "pS", "pB")
    assert state.tally == [0, 0] and letters(state.discard) == "ppSB"


def test_d20_plays_that_nobody_faced_return_unseen() -> None:
    state = clash(to_duel(match("p", "w", "fS", deck="TwTwp")), "p", "w", "fS")
    assert draws(state) == [(1, 1), (1, 1), (2, 1), (0, 1), (0, 1)] and hands(state)[2] == "fTS"
    for viewer in (0, 1, PUBLIC):
        shown = [card for event in seen(state, viewer) for source, _, card in event.moves if source[0] == "play/2"]
        assert shown == [UNKNOWN, UNKNOWN]
    own = [card for event in seen(state, 2) if event.kind == "return" for *_, card in event.moves]
    assert cards("fS") == sorted(own)
    assert state.hands[2] == sorted(state.hands[2])


def test_d20_a_play_is_turned_up_when_it_is_first_faced() -> None:
    state = dueling("p", "f", "p", "p")
    for viewer in (0, 3, PUBLIC):
        turned = [move[0][0] for event in seen(state, viewer) if event.kind == "reveal" for move in event.moves]
        assert turned == ["play/0", "play/1", "play/2", "play/3"]


@pytest.mark.parametrize(("play_", "trophies"), [("J", "J"), ("JS", "J"), ("pJ", "pJ")])
def test_d27_a_joker_against_nothing_is_the_first_type(play_: str, trophies: str) -> None:
    state = dueling(play_, "-")
    assert (kept(state)[0], state.tally) == (trophies, [len(trophies), 0])
    forms = [event.args[4] for event in seen(state) if event.kind == "duel"]
    assert forms == [KINDS.index("plant")]


def test_d28_a_strength_counts_beside_a_joker_that_was_nullified() -> None:
    state = dueling("J", "JS")  # the Joker of the turn stays and is a type: the other side has none, but its Strength
    assert (met(state), state.tally, kept(state)) == ([(0, 1)], [0, 0], ["", ""])


# Secret plays


@pytest.mark.parametrize(("hand", "plays"), [
    ("pwS", {"plant", "water", "plant strength", "water strength"}),
    ("ppB", {"plant", "plant plant", "plant block"}),
    ("fJ", {"fire", "fire joker", "joker"}),
    ("JJS", {"joker", "joker joker", "strength joker"}),
    ("pTC", {"plant"}),
    ("JB", {"joker"}),
])  # fmt: skip
def test_d11_which_plays_a_hand_can_lay(hand: str, plays: set[str]) -> None:
    state = to_duel(match(hand, "p"))
    assert {line.removeprefix("play ") for line in legal(state, 0) if line.startswith("play")} == plays


def test_d11_laid_card_by_card_and_taken_back() -> None:
    state = to_duel(match("pwSJ", "p"))
    assert legal(state, 0) >= {"lay plant", "lay water", "lay strength", "lay joker"}
    play(state, "0 lay strength")
    assert legal(state, 0) == {"lay plant", "lay water", "lay joker", "take strength"}, "alone it is no play"
    play(state, "0 lay joker")
    assert legal(state, 0) == {"ready", "take strength", "take joker"}
    play(state, "0 take strength")
    assert legal(state, 0) == {"ready", "lay plant", "lay water", "lay strength", "take joker"}
    play(state, "0 ready")
    assert state.pending() == (1,)


@pytest.mark.parametrize("hand", ["pwSJ", "ppB", "JJ", "fS"])
def test_d11_every_play_can_be_laid_in_steps(hand: str) -> None:
    start = to_duel(match(hand, "p", deck="pppp"))
    for words in sorted(line for line in legal(start, 0) if line.startswith("play")):
        whole, steps = start.clone(), start.clone()
        play(whole, f"0 {words}")
        play(steps, *(f"0 lay {kind}" for kind in words.split()[1:]), "0 ready")
        assert whole.view(0) == steps.view(0) and whole.view(OPEN) == steps.view(OPEN)


def test_d11_drafts_are_invisible() -> None:
    start = to_duel(match("pwSJ", "p", "f"))
    start.log = []
    before = {viewer: start.view(viewer) for viewer in (1, 2, PUBLIC)}
    for draft in (["lay plant"], ["lay plant", "lay joker"], ["lay joker", "take joker"]):
        state = start.clone()
        state.log = []
        play(state, *(f"0 {line}" for line in draft))
        for viewer, view in before.items():
            assert state.view(viewer) == view and seen(state, viewer) == ()
        assert [event.kind for event in seen(state, 0)] == [line.split()[0] for line in draft]


def test_d11_the_draft_lies_in_the_own_view() -> None:
    view = play(to_duel(match("pwSJ", "p")), "0 lay strength").view(0)
    assert view.zone("hand/0").cards == (0, 1, EMPTY, 7) and view.zone("play/0").cards == (4, EMPTY)
    assert view.facts.laid == (4,)


def test_d11_everybody_chooses_at_the_same_time() -> None:
    state = to_duel(match("p", "p", "p", turner=1))
    assert state.pending() == (1, 2, 0)
    play(state, "2 play plant")
    assert state.pending() == (1, 0) and refused(state, 2, "ready") == ("waiting", "D11")


@pytest.mark.parametrize("plays", [("plant", "plant strength"), ("joker", "joker strength")])
def test_d30_the_number_of_cards_is_secret_until_all_are_ready(plays: tuple[str, str]) -> None:
    one, other = (to_duel(match("pSJ", "p", "w")) for _ in range(2))
    play(one, f"0 play {plays[0]}")
    play(other, "0 lay strength", f"0 lay {plays[0].split()[0]}", "0 ready")
    for viewer in (1, 2, PUBLIC):
        assert one.view(viewer) == other.view(viewer) and seen(one, viewer) == seen(other, viewer)
    play(one, "1 play plant")
    play(other, "1 play plant")
    assert one.view(2) == other.view(2)
    play(one, "2 play water")
    play(other, "2 play water")
    down = [next(event for event in seen(state, 2) if event.kind == "down") for state in (one, other)]
    assert [len([move for move in event.moves if move[1][0] == "play/0"]) for event in down] == [1, 2]


# Trophies


def won(plays: tuple[str, str], **options: object) -> tuple[str, str, list[int]]:
    """(trophies of seat 0, what was discarded, tally) after a duel that seat 0 wins."""
    state = only(match(*plays, goal=10))
    state.infinite, state.double_only = bool(options.get("infinite")), options.get("joker_trophies") == "double_only"
    clash(to_duel(state), *plays)
    gone = [card for event in seen(state) for _, target, card in event.moves if target[0] == "discard"]
    return letters(state.trophies[0]), letters(gone), state.tally


@pytest.mark.parametrize(("plays", "trophies", "gone", "victories"), [
    (("p", "w"), "p", "w", 1),
    (("pp", "wB"), "pp", "wB", 2),
    (("pS", "p"), "p", "pS", 1),
    (("pB", "w"), "p", "wB", 1),
    (("pJ", "w"), "pJ", "w", 2),
    (("pJ", "p"), "p", "pJ", 1),
    (("J", "f"), "J", "f", 1),
    (("JS", "f"), "J", "fS", 1),
    (("JJ", "wS"), "JJ", "wS", 2),
])  # fmt: skip
def test_d18_trophies_lie_before_the_winner_the_rest_is_discarded(
    plays: tuple[str, str], trophies: str, gone: str, victories: int
) -> None:
    assert won(plays) == (trophies, gone, [victories, 0])


@pytest.mark.parametrize(("plays", "trophies", "gone", "victories"), [
    (("J", "f"), "", "fJ", 1),
    (("pJ", "w"), "p", "wJ", 2),
    (("JJ", "w"), "JJ", "w", 2),
])  # fmt: skip
def test_d18_double_only(plays: tuple[str, str], trophies: str, gone: str, victories: int) -> None:
    assert won(plays, joker_trophies="double_only") == (trophies, gone, [victories, 0])


@pytest.mark.parametrize(("plays", "gone", "victories"), [(("pp", "w"), "ppw", 2), (("JJ", "w"), "wJJ", 2)])
def test_d22_truly_infinite(plays: tuple[str, str], gone: str, victories: int) -> None:
    assert won(plays, infinite=True) == ("", gone, [victories, 0])


def test_d18_in_a_tie_everything_is_discarded() -> None:
    assert won(("pS", "f")) == ("", "pfS", [0, 0])


def test_options_set_the_house_rules() -> None:
    table = {option.id: option for option in RULES.option_table()}
    rules = {name: table[name].rule for name in ("victories", "joker_trophies", "infinite", "golden", "ask_always")}
    assert list(rules.values()) == ["D21", "D18", "D22", "D23", "D9"]
    facts = RULES.new(1, {"joker_trophies": "double_only", "infinite": True, "victories": "deck"}).view(0).facts
    assert facts.double_only and facts.infinite and facts.goal == 0
    facts = RULES.new(1, {}).view(0).facts
    assert not facts.double_only and not facts.infinite and facts.goal == 5


def test_d23_the_golden_deck_is_another_look_only() -> None:
    plain, golden = RULES.new(4, {}), RULES.new(4, {"golden": True})
    assert golden.view(0).facts.golden and not plain.view(0).facts.golden
    assert plain.view(OPEN).zones == golden.view(OPEN).zones
