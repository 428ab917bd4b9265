"""C8-C10: fighter, target, supports."""

from __future__ import annotations

from game.engine.view import EMPTY, PUBLIC, UNKNOWN
from game.games.castle.cards import card_from_code
from game.games.castle.state import CastleState
from tests.games.castle.duel import (
    assault,
    duel,
    gone,
    kinds,
    legal,
    play,
    refused,
    seen,
    until_answers,
)


def attacks(state: CastleState) -> tuple[set[str], set[str]]:
    """(fighters, targets) of the legal attacks; every pair of them is legal."""
    words = [line.split()[1:] for line in legal(state, state.attacker)]
    fighters, targets = {fighter for fighter, _ in words}, {target for _, target in words}
    assert len(words) == len(fighters) * len(targets)
    return fighters, targets


# C8


def test_c8_any_living_card_but_the_jester_fights() -> None:
    state = duel("QH . JK 2C | 5D- 7S", "9D | KC")
    assert attacks(state)[0] == {"f1", "f4", "g1", "g2"}
    assert refused(state, 0, "attack f3 f1") == ("jester_fights", "C8")
    assert refused(state, 0, "attack f2 f1") == ("fallen", "C8")
    assert refused(state, 0, "attack g3 f1") == ("fallen", "C8")


def test_c8_targets_are_the_front_line_and_exposed_garrisons() -> None:
    state = duel("QH | 5D", "9D JK | KC 4H- 5H")
    assert attacks(state)[1] == {"f1", "f2", "g2"}
    assert refused(state, 0, "attack f1 g1") == ("behind_wall", "C8")
    assert refused(state, 0, "attack f1 f3") == ("target_fallen", "C8")


def test_c8_all_garrisons_once_the_front_line_is_empty() -> None:
    assert attacks(duel("QH | 5D", " | KC 4H- 5H"))[1] == {"g1", "g2", "g3"}


def test_c8_a_line_with_only_the_jester_is_not_empty() -> None:
    state = duel("QH | 5D", ". . . JK | KC 4H- 5H")
    assert attacks(state)[1] == {"f4", "g2"}
    assault(state, "f1 f4")
    assert gone(state, 1) == {"JK"}
    assault(state, "g1 f1", answers=("accept", "retreat g1"))
    assert attacks(state)[1] == {"g1", "g2", "g3"}


def test_c8_own_empty_front_line_leaves_garrisons_to_fight() -> None:
    assert attacks(duel(" | 5D 6D-", "9D | KC"))[0] == {"g1", "g2"}


def test_c8_only_the_jester_left_in_front_garrisons_must_fight() -> None:
    assert attacks(duel("JK | 5D", "9D | KC"))[0] == {"g1"}


# C9


def test_c9_at_most_one_support_from_line_or_castle() -> None:
    state = duel("QH 2C JK | 5D- 7S", "9D 8D | KC 4H", "0 attack f1 f1")
    assert set(state.pending()) == {0, 1}
    assert legal(state, 0) == {"support none", "support f2", "support f3", "support g1", "support g2"}
    assert legal(state, 1) == {"support none", "support f2", "support g1", "support g2"}
    play(state, "0 support f2")
    assert state.pending() == (1,)
    assert refused(state, 0, "support g1") == ("already_chosen", "C9")


def test_c9_fighter_and_target_do_not_support_themselves() -> None:
    state = duel("QH | 5D 7S", "9D | KC 4H", "0 attack f1 f1")
    assert refused(state, 0, "support f1") == ("support_fights", "C9")
    assert refused(state, 1, "support f1") == ("support_fights", "C9")
    assert refused(state, 0, "support f2") == ("fallen", "C9")


def test_c9_never_the_last_garrison() -> None:
    state = duel("QH 2C | 5D", "9D 8D | KC", "0 attack f1 f1")
    for seat in (0, 1):
        assert legal(state, seat) == {"support none", "support f2"}
        assert refused(state, seat, "support g1") == ("last_garrison", "C9")


def test_c9_an_exposed_last_garrison_is_still_the_last() -> None:
    state = duel("QH | . . 5D-", "9D | . KC-", "0 attack f1 f1")
    assert legal(state, 0) == legal(state, 1) == {"support none"}


def test_c9_of_two_garrisons_one_fights_and_the_other_supports() -> None:
    state = duel("QH | 5D 7S", "9D | KC 4H", "0 attack g1 f1")
    assert "support g2" in legal(state, 0)


def test_c9_of_two_garrisons_one_is_the_target_and_the_other_supports() -> None:
    state = duel("QH | 5D 7S", "9D | KC- 4H", "0 attack f1 g1")
    assert "support g2" in legal(state, 1)


def test_c9_last_garrison_fights_but_does_not_support() -> None:
    state = duel("QH | 5D", " | KC", "0 attack g1 g1")
    assert legal(state, 0) == {"support none", "support f1"}
    assert legal(state, 1) == {"support none"}


def test_c9_jester_supports_only_an_attack() -> None:
    state = duel("QH JK | 5D", "9D JK | KC", "0 attack f1 f1")
    assert "support f2" in legal(state, 0)
    assert legal(state, 1) == {"support none"}
    assert refused(state, 1, "support f2") == ("jester_defends", "C9")


def test_c9_commitments_are_secret_and_simultaneous() -> None:
    """Whoever commits first, the other can't tell what."""
    for first in (0, 1):
        looks = set()
        for words in ("support none", "support f2", "support g1"):
            state = duel("QH 2C | 5D 7S", "9D 8D | KC 4H", "0 attack f1 f1", f"{first} {words}")
            looks.add((state.view(1 - first), state.view(PUBLIC), seen(state, 1 - first), seen(state, PUBLIC)))
        assert len(looks) == 1


def test_c9_both_covert() -> None:
    state = duel("QH 2C | 5D 7S", "9D 8D | KC 4H", "0 attack f1 f1")
    for seat in (0, 1):
        decision = state.decision(seat)
        assert decision is not None and decision.covert and decision.rule == "C9"


# C10


def test_c10_supports_are_shown_as_face_down_slots() -> None:
    state = until_answers(duel("QH 8C | 5D 7S", "9D 8D | KC 4H"), "f1 f1", "g2", "none")
    for viewer in (0, 1, PUBLIC):
        assert state.view(viewer).facts.commit == (8, -1)
    view = state.view(1)
    assert view.zone("stage/0").cards == (UNKNOWN, UNKNOWN) and view.zone("castle/0").cards[1] == EMPTY
    assert view.zone("stage/1").cards == (card_from_code("9D", 1), EMPTY)
    assert [event.kind for event in seen(state, 1)] == ["attack", "commit", "support", "support"]


def test_c10_shown_before_exploring() -> None:
    state = duel("QH 2C | 5D 7S", "9D 8D | KC 4H", "0 attack f1 f1", "0 support f2", "1 support g2")
    assert state.pending() == (0,) and state.view(0).facts.commit == (1, 8)
    order = kinds(state)
    assert order.index("support") < order.index("explorer")
