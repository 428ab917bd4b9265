"""Every kind of impossible move has its own reason, with the rule that forbids it; gestures; text forms; undo."""

from __future__ import annotations

import pytest

from game.engine.contract import Action, Intent
from game.engine.errors import IllegalAction
from game.engine.view import PUBLIC, Slot
from game.games.duelcard.actions import ACTION_BY_TEXT, PLAY_ACTIONS
from game.games.duelcard.duel import EMPTY_PLAY, PLAYS
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState
from game.text.catalogue import Catalogue
from game.text.languages import languages
from tests.games.duelcard.table import (
    announced,
    clash,
    legal,
    match,
    meant,
    only,
    play,
    refused,
    seen,
    short,
    steal,
    to_duel,
    why_not,
)
from tests.games.walk import contents

WORDS = {language: Catalogue.load(language, ["duelcard"]) for language in languages()}


def acting(hand: str = "pwTSB") -> DuelCardState:
    return match(hand, "", "wf")


def answering() -> DuelCardState:
    return play(match("pTB", "wBS"), "0 steal thief 2")


def picking() -> DuelCardState:
    return announced(match("pTB", "wS"), 0, 1)


def laying(*drafts: str, hand: str = "pwSBJ") -> DuelCardState:
    return play(to_duel(match(hand, "p")), *(f"0 {line}" for line in drafts))


def bare() -> DuelCardState:
    """Seat 0 can lay nothing."""
    return to_duel(only(match("SB", "p")))


def over() -> DuelCardState:
    state = match("pp", "w", goal=3)
    state.tally = [2, 0]
    return clash(to_duel(state), "p", "w")


REFUSED = [
    (acting(), 0, "steal joker 3", "card", "D7"),
    (acting(), 0, "open chest", "card", "D7"),
    (acting(), 0, "steal thief 1", "victim", "D7"),
    (acting(), 0, "steal thief 4", "victim", "D7"),
    (acting(), 0, "steal thief 2", "empty", "D7"),
    (only(acting("pC")), 0, "open chest", "chest", "D7"),
    (only(acting("pJ"), "p"), 0, "open joker", "chest", "D7"),
    (acting(), 0, "bar block", "phase.action", "D6"),
    (acting(), 0, "pick 1", "phase.action", "D6"),
    (acting(), 0, "lay plant", "phase.action", "D6"),
    (acting(), 0, "ready", "phase.action", "D6"),
    (acting(), 0, "play plant", "phase.action", "D6"),
    (acting(), 2, "pass", "waiting", "D6"),
    (answering(), 1, "bar joker", "card", "D8"),
    (answering(), 1, "steal thief 1", "phase.answer", "D8"),
    (answering(), 1, "lay water", "phase.answer", "D8"),
    (answering(), 0, "bar block", "waiting", "D8"),
    (answering(), 0, "pass", "waiting", "D8"),
    (picking(), 0, "pick 3", "pick", "D7"),
    (picking(), 0, "pick 54", "pick", "D7"),
    (picking(), 0, "pass", "phase.pick", "D7"),
    (picking(), 1, "pick 1", "waiting", "D7"),
    (laying(), 0, "pass", "phase.duel", "D11"),
    (laying(), 0, "open joker", "phase.duel", "D11"),
    (laying(), 0, "lay fire", "card", "D11"),
    (laying("lay plant"), 0, "lay plant", "card", "D11"),
    (laying(hand="JB"), 0, "lay block", "alone", "D11"),
    (laying(hand="pSB"), 0, "ready", "nothing_laid", "D11"),
    (laying("lay strength"), 0, "ready", "ready", "D11"),
    (laying("lay block"), 0, "ready", "ready", "D11"),
    (laying("lay plant"), 0, "lay water", "together", "D11"),
    (laying("lay strength"), 0, "lay block", "together", "D11"),
    (laying("lay joker"), 0, "lay block", "together", "D11"),
    (laying("lay plant", "lay block"), 0, "lay joker", "two", "D11"),
    (laying("lay plant"), 0, "take block", "not_laid", "D11"),
    (laying(), 0, "take plant", "not_laid", "D11"),
    (laying("lay plant"), 0, "play water", "laid_already", "D11"),
    (laying(), 0, "play plant plant", "play", "D11"),
    (laying(), 0, "play fire", "play", "D11"),
    (laying(), 0, "play nothing", "nothing_to_lay", "D11"),
    (bare(), 0, "play plant", "play", "D11"),
    (bare(), 0, "lay strength", "alone", "D11"),
    (laying("play plant"), 0, "lay water", "waiting", "D11"),
    (over(), 0, "pass", "over", "D21"),
    (over(), 1, "lay water", "over", "D21"),
]


@pytest.mark.parametrize(
    ("state", "seat", "words", "key", "rule"), REFUSED, ids=[f"{row[3]}-{row[2]}" for row in REFUSED]
)
def test_each_impossible_action_has_its_reason(
    state: DuelCardState, seat: int, words: str, key: str, rule: str
) -> None:
    before = contents(state)
    assert refused(state, seat, words) == (key, rule)
    assert contents(state) == before, "a refusal changes nothing"


def test_d11_an_empty_play_is_only_for_those_without_a_play() -> None:
    assert legal(bare(), 0) == {"play nothing"}
    assert meant(bare(), 0, None, "nothing") == ["play nothing"]


@pytest.mark.parametrize("action", [(1,), (1, 3), (1, 4, 1), (5, 3), (99,), (), (0, 0), (4, -1)])
@pytest.mark.parametrize(("make", "rule"), [(acting, "D6"), (picking, "D7"), (laying, "D11")])
def test_nonsense(make, rule: str, action: Action) -> None:
    with pytest.raises(IllegalAction) as caught:
        make().play(0, action)
    assert short(caught.value.reason) == ("such", rule)


@pytest.mark.parametrize("seat", [3, 7, PUBLIC, -2])
@pytest.mark.parametrize("make", [acting, answering, picking, laying])
def test_a_seat_that_does_not_play(make, seat: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        make().play(seat, (0,))
    assert short(caught.value.reason)[0] == "waiting"


@pytest.mark.parametrize("language", list(languages()))
def test_reasons_in_words(language: str) -> None:
    for state, seat, words, *_ in REFUSED:
        with pytest.raises(IllegalAction) as caught:
            state.play(seat, RULES.parse_action(words))
        said = WORDS[language].say(caught.value.reason, ("Ann", "Bea", "Cid"))
        assert "{" not in said and "duelcard." not in said and said.endswith(f"({caught.value.reason.arg('rule')})")


def test_every_reason_has_its_case() -> None:
    keys = {key for key in sorted(WORDS["en"].keys()) if key.startswith("duelcard.no.")}
    tried = {f"duelcard.no.{row[3]}" for row in REFUSED} | {f"duelcard.no.{row[4]}" for row in NO_GESTURES}
    assert keys - tried == {"duelcard.no.such"}


# Gestures: drag, click, buttons


def hand(seat: int, place: int) -> Slot:
    return (f"hand/{seat}", place - 1)


def table(place: int, seat: int = 0) -> Slot:
    return (f"play/{seat}", place - 1)


def top(state: DuelCardState, pile: str = "deck") -> Slot:
    return (pile, max(0, len(getattr(state, pile)) - 1))


def test_d7_gestures_of_hand_mode() -> None:
    state = match("pTCJ", "w", "ff")
    thief, chest, joker = hand(0, 2), hand(0, 3), hand(0, 4)
    assert meant(state, 0, thief, hand(1, 1)) == ["steal thief 2"]
    assert meant(state, 0, thief, hand(2, 2)) == ["steal thief 3"]
    assert meant(state, 0, thief, ("trophies/2", 0)) == [], "no trophy lies there"
    state.trophies[2].append(0)
    assert meant(state, 0, thief, ("trophies/2", 0)) == ["steal thief 3"]
    assert meant(state, 0, chest, top(state)) == ["open chest"]
    assert meant(state, 0, joker, hand(2, 1)) == ["steal joker 3"]
    assert meant(state, 0, joker, top(state)) == ["open joker"]
    assert meant(state, 0, None, "done") == ["pass"] and RULES.buttons(state.view(0)) == ("done",)
    assert RULES.buttons(state.view(1)) == ()


def test_d8_gestures_of_answers() -> None:
    state = play(match("pT", "wBJ"), "0 steal thief 2")
    view = state.view(1)
    assert RULES.buttons(view) == ("pass", "block", "joker")
    assert meant(state, 1, None, "pass") == ["pass"]
    assert meant(state, 1, None, "block") == meant(state, 1, hand(1, 2), top(state, "stack")) == ["bar block"]
    assert meant(state, 1, None, "joker") == meant(state, 1, hand(1, 3), top(state, "stack")) == ["bar joker"]
    other = play(match("pT", "wS"), "0 steal thief 2")
    assert RULES.buttons(other.view(1)) == ("pass",)


def test_d7_gestures_of_the_pick() -> None:
    state = picking()
    assert meant(state, 0, None, hand(1, 2)) == ["pick 2"]
    assert meant(state, 0, hand(1, 1), hand(0, 1)) == ["pick 1"]
    assert RULES.buttons(state.view(0)) == ()


def test_d11_gestures_of_the_duel() -> None:
    state = laying()
    assert meant(state, 0, hand(0, 1), table(1)) == meant(state, 0, None, hand(0, 1)) == ["lay plant"]
    assert meant(state, 0, hand(0, 5), table(2)) == ["lay joker"]
    play(state, "0 lay plant", "0 lay block")
    assert meant(state, 0, table(2), hand(0, 4)) == meant(state, 0, None, table(2)) == ["take block"]
    assert meant(state, 0, None, "ready") == ["ready"] and RULES.buttons(state.view(0)) == ("ready",)
    assert RULES.buttons(bare().view(0)) == ("nothing",)


STACKED = play(match("pTS", "wB"), "0 steal thief 2", "1 bar block")

NO_GESTURES = [
    (acting(), 0, hand(0, 1), hand(2, 1), "use", "D7"),
    (acting(), 0, hand(0, 4), ("deck", 0), "use", "D7"),
    (acting(), 0, hand(0, 3), hand(1, 1), "empty", "D7"),
    (acting(), 0, hand(0, 3), top(acting()), "there.action", "D7"),
    (acting("pC"), 0, hand(0, 2), hand(2, 1), "there.action", "D7"),
    (only(acting("pC")), 0, hand(0, 2), ("deck", 0), "chest", "D7"),
    (acting(), 2, hand(2, 1), hand(0, 1), "waiting", "D6"),
    (acting(), PUBLIC, hand(0, 3), hand(2, 1), "waiting", "D6"),
    (answering(), 1, hand(1, 1), ("stack", 0), "answer", "D8"),
    (answering(), 1, hand(1, 3), ("deck", 0), "there.answer", "D8"),
    (answering(), 1, None, "joker", "card", "D8"),
    (answering(), 0, hand(0, 2), ("stack", 0), "waiting", "D8"),
    (STACKED, 0, hand(0, 2), ("stack", 1), "answer", "D8"),
    (picking(), 0, hand(0, 1), hand(1, 1), "there.pick", "D7"),
    (picking(), 0, None, ("deck", 0), "there.pick", "D7"),
    (picking(), 1, None, hand(0, 1), "waiting", "D7"),
    (laying("lay plant"), 0, hand(0, 2), table(2), "together", "D11"),
    (laying("lay plant", "lay block"), 0, hand(0, 5), table(2), "two", "D11"),
    (laying("lay plant"), 0, hand(0, 1), table(2), "there.duel", "D11"),
    (laying(hand="pT"), 0, hand(0, 2), table(1), "there.duel", "D11"),
    (laying(), 0, hand(0, 1), table(1, 1), "there.duel", "D11"),
    (laying(), 0, None, "ready", "nothing_laid", "D11"),
    (laying("lay block"), 0, None, "ready", "ready", "D11"),
    (over(), 0, hand(0, 1), table(1), "over", "D21"),
]  # fmt: skip


@pytest.mark.parametrize(("state", "seat", "source", "target", "key", "rule"), NO_GESTURES)
def test_why_a_gesture_means_nothing(
    state: DuelCardState, seat: int, source: Slot | None, target: Slot | str, key: str, rule: str
) -> None:
    assert why_not(state, seat, source, target) == (key, rule)
    assert RULES.actions(state.view(seat), Intent(source, target)) == ()


# Text forms


def test_text_forms_of_actions() -> None:
    forms = {
        "pass", "ready", "steal thief 2", "steal joker 4", "open chest", "open joker", "bar block", "bar joker",
        "pick 1", "pick 54", "lay plant", "take joker", "play nothing", "play fire", "play fire fire",
        "play plant strength", "play water block", "play fire joker", "play joker", "play joker joker",
        "play strength joker",
    }  # fmt: skip
    assert forms <= set(ACTION_BY_TEXT)
    for form in forms:
        assert RULES.action_text(RULES.parse_action(form)) == form
    assert {RULES.action_text(PLAY_ACTIONS[play]).split()[0] for play in (*PLAYS, EMPTY_PLAY)} == {"play"}
    for wrong in ("steal thief 0", "steal block 1", "pick 55", "play block", "play joker strength", "lay thief", "bar"):
        with pytest.raises(ValueError, match="no such action"):
            RULES.parse_action(wrong)


# Who learns what: a choice can be taken back while nobody has learned anything


def learned(state: DuelCardState, kind: str) -> list[tuple[int, ...]]:
    return [event.learned for event in seen(state) if event.kind == kind]


def test_what_teaches_nobody_anything() -> None:
    state = clash(to_duel(play(match("pTB", "wB", "fS"), "0 steal thief 2", "1 bar block", "20 pass")), "p", "w", "f")
    for kind in ("pass", "down", "duel", "discard", "score", "return", "turn"):
        assert learned(state, kind) and set(learned(state, kind)) == {()}, kind
    state = play(to_duel(match("pS", "w")), "0 lay plant", "0 take plant")
    told = [event for event in seen(state, 0) if event.kind in ("lay", "take")]
    assert [event.learned for event in told] == [(), ()]


def test_who_learns_something() -> None:
    state = steal(match("pT", "wS", "f", deck="Sp"), 0, 1, "w")
    assert learned(state, "use") == [(1, 2)] and learned(state, "steal") == [(0, 1)] and learned(state, "offer") == [()]
    clash(to_duel(state), "w", "p", "f")
    assert learned(state, "settle") == [(0, 1, 2)], "that all have passed is news"
    assert learned(state, "draw")[:2] == [(1,), (1,)], "seat 1 had no type left"
    assert learned(state, "reveal")[0] == (0, 1, 2)


def test_d10_going_into_the_duel_without_a_draw_shows_that_one_can() -> None:
    state = match("p", "wS", "f")
    assert learned(to_duel(state), "call") == [(0, 1, 2)]
    state = match("p", "wS")
    state.begin_turn()
    state.log = []
    assert learned(to_duel(state), "call") == [()], "that was known since the draws"
    assert learned(to_duel(only(match("p", "SS"))), "call") == [()], "with nothing to draw nothing shows"
