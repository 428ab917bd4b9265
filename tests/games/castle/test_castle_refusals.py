"""Every kind of impossible move has its own reason, with the rule that forbids it."""

from __future__ import annotations

import pytest

from game.engine.contract import Action, Intent
from game.engine.errors import IllegalAction
from game.engine.view import PUBLIC, Slot
from game.games.castle.actions import RETREAT_ACTIONS
from game.games.castle.rules import RULES
from game.games.castle.state import CastleState
from tests.games.castle.duel import duel, play, refused, short, until_answers
from tests.games.castle.test_castle_setup import NO_JESTER, with_jester

DRAFT = ("0 station h1 g1", "0 station h2 g2", "0 station h3 g3")


def deploying(*moves: str) -> CastleState:
    return play(RULES.new(NO_JESTER, {}), *moves)


def attacking() -> CastleState:
    return duel("QH . JK 2C+ | 5D- 7S", "9D . 3C+ | KC 4H-")


def supporting() -> CastleState:
    return play(duel("QH JK | 5D", "9D JK | KC"), "0 attack f1 f1")


def exploring() -> CastleState:
    return play(
        duel("2C AC | 5D 7S", "9D+ 8D 7D | KC 4H"), "0 attack f1 f1", "0 support f2", "1 support none", "0 uncover f2"
    )


def answering() -> CastleState:
    return until_answers(duel("QH | 5D- 7S 8S", "9D | KC 4H-"), "f1 f1", "g2")


REFUSED = [
    (deploying(DRAFT[0]), 0, "station h1 g2", "stationed_already", "C5"),
    (deploying(DRAFT[0]), 0, "station h2 g1", "station_taken", "C5"),
    (deploying(*DRAFT), 0, "station h4 g1", "castle_full", "C5"),
    (deploying(), 0, "recall g1", "station_empty", "C5"),
    (deploying(*DRAFT[:2]), 0, "ready", "not_ready", "C5"),
    (deploying(*DRAFT, "0 ready"), 0, "recall g1", "already_chosen", "C5"),
    (deploying(), 0, "attack f1 f1", "phase.deploy", "C5"),
    (attacking(), 0, "attack f2 f1", "fallen", "C8"),
    (attacking(), 0, "attack f3 f1", "jester_fights", "C8"),
    (attacking(), 0, "attack f1 f2", "target_fallen", "C8"),
    (attacking(), 0, "attack f1 g1", "behind_wall", "C8"),
    (attacking(), 0, "support f1", "phase.attack", "C8"),
    (attacking(), 0, "ready", "phase.attack", "C8"),
    (attacking(), 1, "attack f1 f1", "not_your_turn", "C7"),
    (supporting(), 0, "support f3", "fallen", "C9"),
    (supporting(), 0, "support f1", "support_fights", "C9"),
    (supporting(), 0, "support g1", "last_garrison", "C9"),
    (supporting(), 1, "support f2", "jester_defends", "C9"),
    (supporting(), 1, "accept", "phase.support", "C9"),
    (exploring(), 0, "uncover f7", "target_fallen", "C12"),
    (exploring(), 0, "uncover f1", "already_up", "C12"),
    (exploring(), 0, "uncover f2", "declared_twice", "C12"),
    (exploring(), 0, "accept", "phase.uncover", "C12"),
    (exploring(), 1, "uncover f1", "not_your_turn", "C7"),
    (answering(), 0, "retreat g1", "no_wall", "C14"),
    (answering(), 0, "retreat g2", "support_cedes", "C14"),
    (answering(), 1, "retreat g3", "fallen", "C14"),
    (answering(), 0, "attack f1 f1", "phase.answer", "C14"),
    (play(answering(), "0 accept"), 0, "accept", "already_chosen", "C14"),
]


@pytest.mark.parametrize(("state", "seat", "words", "key", "rule"), REFUSED, ids=[f"{r[3]}-{r[2]}" for r in REFUSED])
def test_each_impossible_action_has_its_reason(
    state: CastleState, seat: int, words: str, key: str, rule: str
) -> None:
    assert refused(state, seat, words) == (key, rule)


def test_jester_as_garrison() -> None:
    state, place = with_jester()
    assert refused(state, 0, f"station h{place + 1} g1") == ("jester_garrison", "C5")


def test_after_the_end() -> None:
    over = play(duel("KC | KS", " | 8D"), "0 attack f1 g1", "0 support none", "1 support none", "0 accept", "1 accept")
    for seat in (0, 1):
        assert refused(over, seat, "attack f1 g1") == ("over", "C21")
    assert short(RULES.why_not(over.view(0), Intent(("front/0", 0), ("castle/1", 0)))) == ("over", "C21")


def reason_of(state: CastleState, seat: int, action: Action) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, action)
    return short(caught.value.reason)


def test_front_cards_cede_no_wall() -> None:
    assert reason_of(answering(), 0, RETREAT_ACTIONS[0]) == ("not_garrison", "C14")


@pytest.mark.parametrize("action", [(3, 0), (3, 0, 10), (3, -1, 0), (3, 0, 0, 0)])
def test_nonsense_of_the_right_kind(action: Action) -> None:
    assert reason_of(attacking(), 0, action) == ("such", "C8")


@pytest.mark.parametrize("seat", [2, 7, PUBLIC])
@pytest.mark.parametrize("make", [deploying, attacking, supporting, exploring, answering])
def test_a_seat_that_does_not_play(make, seat: int) -> None:
    assert reason_of(make(), seat, (6,)) == ("not_your_turn", "C7")


def test_how_many_garrisons_are_missing() -> None:
    with pytest.raises(IllegalAction) as caught:
        deploying(DRAFT[0]).play(0, (2,))
    assert caught.value.reason.arg("n") == 2


# Gestures: drag, click, buttons


def meant(state: CastleState, seat: int, source: Slot | None, target: Slot | str) -> list[str]:
    return [RULES.action_text(action) for action in RULES.actions(state.view(seat), Intent(source, target))]


def why(state: CastleState, seat: int, source: Slot | None, target: Slot | str) -> tuple[str, str]:
    intent = Intent(source, target)
    assert RULES.actions(state.view(seat), intent) == ()
    return short(RULES.why_not(state.view(seat), intent))


def front(seat: int, place: int) -> Slot:
    return (f"front/{seat}", place - 1)


def castle(seat: int, place: int) -> Slot:
    return (f"castle/{seat}", place - 1)


def hand(place: int) -> Slot:
    return ("hand/0", place - 1)


def stage(seat: int, part: int) -> Slot:
    return (f"stage/{seat}", part)


def test_deployment_by_drag() -> None:
    state = deploying()
    assert meant(state, 0, hand(4), castle(0, 2)) == ["station h4 g2"]
    play(state, "0 station h4 g2")
    assert meant(state, 0, castle(0, 2), hand(1)) == ["recall g2"]
    assert meant(state, 0, castle(0, 2), front(0, 1)) == ["recall g2"]
    assert meant(state, 0, hand(5), castle(0, 2)) == ["station h5 g1"], "a taken station means the first free one"


def test_deployment_by_click() -> None:
    state = deploying()
    assert meant(state, 0, None, hand(4)) == ["station h4 g1"]
    play(state, "0 station h4 g1")
    assert meant(state, 0, None, hand(5)) == ["station h5 g2"]
    assert meant(state, 0, None, castle(0, 1)) == ["recall g1"]
    assert meant(state, 0, None, castle(0, 2)) == []
    assert meant(state, 0, None, hand(4)) == [], "an empty place of the hand"


def test_deployment_by_button() -> None:
    state = deploying(*DRAFT)
    assert RULES.buttons(state.view(0)) == ("ready",)
    assert meant(state, 0, None, "ready") == ["ready"]
    assert why(deploying(), 0, None, "ready") == ("not_ready", "C5")


def test_deployment_impossible() -> None:
    assert why(deploying(*DRAFT), 0, None, hand(4)) == ("castle_full", "C5")
    assert why(deploying(*DRAFT), 0, hand(4), castle(0, 1)) == ("castle_full", "C5")
    jester, place = with_jester()
    assert why(jester, 0, None, hand(place + 1)) == ("jester_garrison", "C5")
    assert why(jester, 0, hand(place + 1), castle(0, 1)) == ("jester_garrison", "C5")
    assert why(deploying(), 0, hand(1), castle(1, 1)) == ("phase.deploy", "C5")
    assert why(deploying(), 0, ("hand/1", 0), castle(0, 1)) == ("phase.deploy", "C5")


def test_attack_by_drag() -> None:
    state = attacking()
    assert RULES.buttons(state.view(0)) == ()
    assert meant(state, 0, front(0, 1), front(1, 1)) == ["attack f1 f1"]
    assert meant(state, 0, castle(0, 1), castle(1, 2)) == ["attack g1 g2"]


def test_attack_impossible() -> None:
    state = attacking()
    assert why(state, 0, front(0, 3), front(1, 1)) == ("jester_fights", "C8")
    assert why(state, 0, front(0, 1), castle(1, 1)) == ("behind_wall", "C8")
    assert why(state, 0, front(0, 1), front(0, 4)) == ("phase.attack", "C8")
    assert why(state, 0, front(1, 1), front(0, 1)) == ("phase.attack", "C8")
    assert why(state, 0, front(0, 2), front(1, 1)) == ("phase.attack", "C8"), "there is no card"
    assert why(state, 0, None, front(1, 1)) == ("phase.attack", "C8")
    assert why(state, 1, front(1, 1), front(0, 1)) == ("not_your_turn", "C7")
    assert why(state, PUBLIC, front(0, 1), front(1, 1)) == ("not_your_turn", "C7")


def test_support_by_drag_and_button() -> None:
    state = supporting()
    assert RULES.buttons(state.view(0)) == ("no_support",)
    assert meant(state, 0, None, "no_support") == ["support none"]
    assert meant(state, 0, front(0, 2), stage(0, 1)) == ["support f2"]
    for slot in (stage(0, 0), stage(1, 0), stage(1, 1)):
        assert meant(state, 0, front(0, 2), slot) == []


def test_support_impossible() -> None:
    state = supporting()
    assert why(state, 0, castle(0, 1), stage(0, 1)) == ("last_garrison", "C9")
    assert why(state, 0, stage(0, 0), stage(0, 1)) == ("support_fights", "C9")
    assert why(state, 1, front(1, 2), stage(1, 1)) == ("jester_defends", "C9")
    assert why(state, 0, front(0, 2), front(1, 2)) == ("phase.support", "C9")
    assert why(play(state, "0 support f2"), 0, castle(0, 1), stage(0, 1)) == ("already_chosen", "C9")


def test_a_card_that_can_not_be_taken_up_says_why() -> None:
    """Source and target are the same slot: the card was only touched."""
    for state, seat, slot, reason in (
        (attacking(), 0, front(0, 3), ("jester_fights", "C8")),
        (attacking(), 0, front(0, 1), ("phase.attack", "C8")),
        (supporting(), 0, castle(0, 1), ("last_garrison", "C9")),
        (supporting(), 1, front(1, 2), ("jester_defends", "C9")),
        (exploring(), 0, stage(1, 0), ("already_up", "C12")),
        (exploring(), 0, front(1, 2), ("declared_twice", "C12")),
        (answering(), 0, castle(0, 1), ("no_wall", "C14")),
        (answering(), 0, stage(0, 1), ("support_cedes", "C14")),
        (answering(), 0, stage(0, 0), ("not_garrison", "C14")),
        (attacking(), 1, front(1, 1), ("not_your_turn", "C7")),
    ):
        assert short(RULES.why_not(state.view(seat), Intent(slot, slot))) == reason


def test_uncover_by_click_and_by_drag_of_the_explorer() -> None:
    state = exploring()
    assert meant(state, 0, None, castle(1, 2)) == ["uncover g2"]
    assert meant(state, 0, stage(0, 0), front(1, 3)) == ["uncover f3"]


def test_uncover_impossible() -> None:
    state = exploring()
    assert why(state, 0, None, stage(1, 0)) == ("already_up", "C12")
    assert why(state, 0, None, front(1, 2)) == ("declared_twice", "C12")
    assert why(state, 0, None, front(0, 1)) == ("phase.uncover", "C12")


def test_answers_by_buttons() -> None:
    state = answering()
    assert RULES.buttons(state.view(0)) == ("accept", "retreat")
    assert meant(state, 0, None, "accept") == ["accept"]
    assert meant(state, 0, None, "retreat") == ["retreat g3"], "g1 has no wall, g2 supports"
    wide = until_answers(duel("QH | 5D 7S 8S", "9D | KC 4H-"), "g2 f1")
    assert meant(wide, 0, None, "retreat") == ["retreat g1", "retreat g2", "retreat g3"]
    assert meant(wide, 0, castle(0, 3), "retreat") == ["retreat g3"]
    assert meant(wide, 0, stage(0, 0), "retreat") == ["retreat g2"], "the fighter itself"


def test_answers_impossible() -> None:
    state = answering()
    assert why(state, 0, castle(0, 1), "retreat") == ("no_wall", "C14")
    assert why(state, 0, stage(0, 1), "retreat") == ("support_cedes", "C14")
    assert why(state, 1, stage(1, 0), "retreat") == ("not_garrison", "C14"), "a front card cedes no wall"
    assert why(state, 0, front(0, 1), castle(1, 1)) == ("phase.answer", "C14")
    bare = until_answers(duel("QH | 5D- 7S-", "9D | KC 4H-"), "f1 f1")
    assert why(bare, 0, None, "retreat") == ("no_protection", "C14")
