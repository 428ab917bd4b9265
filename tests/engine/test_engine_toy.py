"""The toy's own rules; the shared checks run for it beside the registered games."""

from __future__ import annotations

from game.engine.event import events_for
from game.engine.view import EMPTY, OPEN, PUBLIC, UNKNOWN
from tests.engine.toy import RULES, SEATS, TEAMS, ToyState, deck


def play(state: ToyState, *moves: str) -> ToyState:
    for line in moves:
        seat, _, words = line.partition(" ")
        state.play(int(seat), RULES.parse_action(words))
    return state


def drafted() -> ToyState:
    state = RULES.position({"hands": [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]], "kept": [0, 0, 0, 0]})
    state.log = []
    return state


def committed() -> ToyState:
    return play(drafted(), "0 play 2", "1 play 2", "2 play 2", "3 play 2")


def test_t1_deal_and_teams() -> None:
    view = RULES.new(1, {}).view(OPEN)
    assert sorted(card for seat in SEATS for card in view.zone(f"hand/{seat}").cards) == deck()
    assert RULES.teams({}) == TEAMS


def test_t2_a_draft_is_revocable_and_unseen_until_done() -> None:
    state = RULES.new(1, {})
    others = [state.view(viewer) for viewer in (1, 2, 3, PUBLIC)]
    play(state, "0 keep 1", "0 take", "0 keep 3")
    assert state.pending() == (0, 1, 2, 3)
    assert [state.view(viewer) for viewer in (1, 2, 3, PUBLIC)] == others
    play(state, "0 done")
    assert state.pending() == (1, 2, 3)
    assert state.view(1).zone("kept/0").cards == (EMPTY,)
    play(state, *(f"{seat} {words}" for seat in (1, 2, 3) for words in ("keep 1", "done")))
    assert state.view(1).zone("kept/0").cards == (UNKNOWN,)


def test_t3_commitments_are_simultaneous() -> None:
    one, two = play(drafted(), "2 play 2"), play(drafted(), "2 play 3")
    assert one.log is not None and two.log is not None
    for viewer in (0, 1, 3, PUBLIC):
        assert one.view(viewer) == two.view(viewer)
        assert events_for(one.log, viewer) == events_for(two.log, viewer)
    assert one.view(2) != two.view(2) and one.pending() == (0, 1, 3)
    assert committed().view(PUBLIC).zone("table/2").cards == (7,)


def test_t4_the_stack_is_settled_from_the_top() -> None:
    assert committed().pending() == (0,), "seat 3 claims, seat 0 is asked first"
    for answers, points in (
        (("pass", "pass", "pass"), (0, 1)),
        (("block 3", "pass", "pass"), (1, 0)),
        (("block 3", "block 3", "pass"), (0, 1)),
        (("block 3", "block 3", "block 3"), (1, 0)),
    ):
        state = play(committed(), *(f"{seat} {words}" for seat, words in enumerate(answers)))
        assert state.view(PUBLIC).score == points


def test_t5_shuffled_cards_can_not_be_followed() -> None:
    state = play(committed(), "0 pass", "1 block 3", "2 pass")
    view = state.view(0)
    assert view.facts.round == 1 and view.zone("pile").cards == ()
    assert set(view.zone("hand/1").cards) == {EMPTY, UNKNOWN}
    assert state.log is not None
    gather = next(event for event in events_for(state.log, OPEN) if event.kind == "gather")
    assert {card for *_, card in gather.moves} == {UNKNOWN}


def test_t6_teams_win_together() -> None:
    state = play(committed(), "0 pass", "1 pass", "2 pass")
    while state.pending():
        seat = state.pending()[0]
        state.play(seat, state.legal(seat)[0])
    outcome = state.outcome()
    assert outcome is not None and outcome.winners in ((), *TEAMS)
    assert state.view(PUBLIC).zone("kept/2").cards == (6,)
