"""Replays: every position as it was, views that stay secret, playing on, checking."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.engine.view import OPEN, PUBLIC
from game.match.errors import JournalError, NotOpen
from game.match.journal import Act, NextDeal, Resign
from game.match.match import Match
from game.match.replay import Replay, check_file
from tests.match.table import HOTSEAT, SOLO, Seen, castle, deploy, play_some, played_out, seen


def recorded(folder: Path | None, seed: int = 5, best_of: int = 3) -> tuple[Match, list[Seen]]:
    """A finished match, and what was seen after each of its steps."""
    match = castle(folder, seed=seed, options={"best_of": best_of})
    rng = Random(seed)
    history = [seen(match)]
    while match.result is None:
        if match.deal_over:
            match.next_deal()
        else:
            seat = rng.choice(match.pending())
            match.play(seat, rng.choice(match.legal(seat)))
        history.append(seen(match))
    return match, history


def test_every_position_is_as_it_was(tmp_path: Path) -> None:
    match, history = recorded(tmp_path)
    assert match.path is not None
    for replay in (Replay(match), Replay(match.path)):
        assert len(replay.steps) == len(history) - 1
        for n in range(0, len(history), 7):
            views, events = history[n]
            assert tuple(replay.view(n, seat) for seat in (0, 1, PUBLIC)) == views[:3]
            deal = max(span.start for span in replay.deals if span.start <= n)
            for viewer, told in zip((0, 1, PUBLIC), events, strict=False):
                assert [e for k in range(deal, n + 1) for e in replay.events(k, viewer)] == list(told)


def test_deals_are_spans_of_positions() -> None:
    match, _ = recorded(None)
    replay = Replay(match)
    assert [span.number for span in replay.deals] == list(range(1, match.deal + 1))
    assert replay.deals[0].start == 0
    assert replay.deals[-1].end == len(replay.steps)
    for span in replay.deals:
        assert span.outcome is not None
        assert replay.view(span.end, PUBLIC).outcome == span.outcome
        assert span.start == 0 or isinstance(replay.steps[span.start - 1], NextDeal)
        assert replay.view(span.start, 0).facts.phase == 0


def test_before_the_end_nobody_learns_how_often_others_changed_their_minds() -> None:
    match = castle(None, seats=HOTSEAT)
    for count in range(1, 4):
        match.play(1, match.legal(1)[0])
        replay = Replay(match)
        assert len(replay.steps) == count
        assert replay.stops(0) == replay.stops(PUBLIC) == (0,)
        assert replay.stops(1) == tuple(range(count + 1))


def test_a_look_back_halts_wherever_something_was_to_be_seen() -> None:
    match = castle(None)
    play_some(match, Random(3), 24)
    assert match.result is None
    replay = Replay(match)
    stops = replay.stops(0)
    views = [replay.view(n, 0) for n in range(len(replay.steps) + 1)]
    assert stops[0] == 0 and set(stops) >= {n for n in range(1, len(views)) if replay.events(n, 0)}
    for n, view in enumerate(views):
        before = max(stop for stop in stops if stop <= n)
        assert (view.zones, view.facts) == (views[before].zones, views[before].facts)
    finished, _ = recorded(None, best_of=1)
    assert Replay(finished).stops(0) == tuple(range(len(Replay(finished).steps) + 1))


def test_what_was_taken_back_is_left_out(tmp_path: Path) -> None:
    match = castle(tmp_path)
    match.play(0, match.legal(0)[0])
    match.undo(0)
    match.play(0, match.legal(0)[5])
    assert match.path is not None
    replay = Replay(match.path)
    assert replay.steps == (Act(0, 0, match.rules.action_text(match.deals[0].steps[0].action)),)


def test_secrets_of_an_unfinished_match_are_kept() -> None:
    match = castle()
    deploy(match, 0)
    replay = Replay(match)
    assert replay.viewers == (0, PUBLIC)
    for viewer in (1, OPEN):
        with pytest.raises(NotOpen):
            replay.view(0, viewer)
        with pytest.raises(NotOpen):
            replay.events(0, viewer)
    with pytest.raises(NotOpen):
        replay.play_on(1, None, SOLO)
    assert Replay(castle(seats=HOTSEAT)).viewers == (0, 1, PUBLIC)


def test_the_open_view_after_the_end() -> None:
    match, _ = recorded(None)
    replay = Replay(match)
    assert replay.viewers == (0, 1, PUBLIC, OPEN)
    assert min(replay.view(3, OPEN).zone("hand/1").cards) >= 0 or replay.view(3, OPEN).zone("castle/1").cards
    assert replay.view(len(replay.steps), OPEN) == match.view(OPEN)


def test_resigning_is_a_last_step(tmp_path: Path) -> None:
    match = castle(tmp_path)
    deploy(match, 0)
    match.resign(0)
    assert match.path is not None
    replay = Replay(match.path)
    assert replay.steps[-1] == Resign(0)
    assert replay.finished
    assert replay.events(len(replay.steps), OPEN) == ()
    assert replay.view(len(replay.steps), OPEN) == match.view(OPEN)
    other = replay.play_on(len(replay.steps), None, SOLO)
    assert (other.ply, other.result) == (4, None)


def test_a_replay_does_not_follow_the_match() -> None:
    match = castle()
    play_some(match, Random(1), 6)
    replay = Replay(match)
    before = replay.view(len(replay.steps), 0)
    play_some(match, Random(2), 6)
    assert replay.view(len(replay.steps), 0) == before


def test_playing_on_is_a_new_match_with_the_same_beginning(tmp_path: Path) -> None:
    match, history = recorded(tmp_path)
    replay = Replay(match)
    for n in (0, 9, replay.deals[-1].start, replay.deals[-1].start + 12):
        other = replay.play_on(n, tmp_path, HOTSEAT)
        assert other.path not in (None, match.path)
        assert other.seats == HOTSEAT
        assert seen(other) == history[n]
        played_out(other, Random(n))
        assert other.path is not None
        assert Match.resume(other.path).result == other.result
    assert match.path is not None
    assert Match.resume(match.path).result == match.result


def test_check_finds_nothing_in_a_sound_match(tmp_path: Path) -> None:
    match, _ = recorded(tmp_path)
    assert Replay(match).check() == []
    assert match.path is not None
    assert check_file(match.path) == []


def test_check_names_what_is_wrong_and_leaves_the_file(tmp_path: Path) -> None:
    match, _ = recorded(tmp_path)
    assert match.path is not None
    lines = match.path.read_text().splitlines(keepends=True)
    match.path.write_text("".join(lines[:5] + lines[6:]))
    (reason,) = check_file(match.path)
    assert (reason.key, reason.arg("line")) == ("common.journal.line", 6)
    assert match.path.exists()
    assert check_file(tmp_path / "none.jsonl")[0].key == "common.journal.file"


def test_check_finds_chance_that_is_not_repeatable() -> None:
    match, _ = recorded(None, best_of=1)
    replay = Replay(match)
    dealt = replay.match.deals[0].log
    dealt[0] = type(dealt[0])("deal", ("something else",))
    (reason,) = replay.check()
    assert reason.key == "common.replay.differs"


def test_a_damaged_file_stays_where_it_is_when_only_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text("nonsense\n")
    with pytest.raises(JournalError):
        Replay(path)
    assert path.exists()
