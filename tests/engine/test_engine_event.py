"""The one filter between what happened and what a viewer sees of it."""

from __future__ import annotations

import pickle

import pytest

from game.engine.event import EVERYONE, Event, FullMove, Record, all_but, events_for, lines_of, only, viewer_bit
from game.engine.text import text
from game.engine.view import OPEN, PUBLIC, UNKNOWN

VIEWERS = (0, 1, 2, 3, PUBLIC, OPEN)
A, B, C = ("hand/0", 0), ("table/0", 0), ("pile", 3)
LINE = text("line")


def seen(record: Record) -> dict[int, Event | None]:
    return {viewer: record.seen_by(viewer) for viewer in VIEWERS}


def test_a_line_is_a_text_that_comes_first() -> None:
    told = [Event("a"), Event("b", (LINE, 3)), Event("c", (3, LINE)), Event("d", ("words",)), Event("e", (None,))]
    assert [event.line for event in told] == [None, LINE, None, None, None]
    assert lines_of(told) == [LINE]


def test_every_viewer_has_a_bit_of_his_own() -> None:
    bits = [viewer_bit(viewer) for viewer in VIEWERS]
    assert len(set(bits)) == len(bits) and all(bit.bit_count() == 1 and bit & EVERYONE for bit in bits)


@pytest.mark.parametrize("seat", range(4))
def test_only_is_the_seat_and_the_open_view(seat: int) -> None:
    assert [viewer for viewer in VIEWERS if only(seat) & viewer_bit(viewer)] == [seat, OPEN]
    assert [viewer for viewer in VIEWERS if all_but(seat) & viewer_bit(viewer)] == [
        viewer for viewer in VIEWERS if viewer not in (seat, OPEN)
    ]


def test_everyone_sees_an_open_record() -> None:
    record = Record("play", (LINE, 3), (FullMove(A, B, 17),), (1, 2))
    assert set(seen(record).values()) == {Event("play", (LINE, 3), ((A, B, 17),), (1, 2))}


def test_a_face_is_seen_by_the_seers_only() -> None:
    record = Record("draw", (LINE,), (FullMove(A, B, 17, seers=only(0)),))
    for viewer, event in seen(record).items():
        assert event is not None
        assert event.moves == ((A, B, 17 if viewer in (0, OPEN) else UNKNOWN),)


def test_a_move_exists_for_the_watchers_only() -> None:
    moves = (FullMove(A, B, 17, watchers=all_but(1)), FullMove(B, C, 18, seers=0))
    for viewer, event in seen(Record("play", (LINE,), moves)).items():
        assert event is not None
        assert event.moves == (() if viewer in (1, OPEN) else ((A, B, 17),)) + ((B, C, UNKNOWN),)


def test_watching_a_move_does_not_show_its_face() -> None:
    event = Record("x", (), (FullMove(A, B, 17, seers=only(1), watchers=all_but(0)),)).seen_by(PUBLIC)
    assert event is not None and event.moves == ((A, B, UNKNOWN),)
    event = Record("x", (), (FullMove(A, B, 17, seers=EVERYONE, watchers=only(0)),)).seen_by(1)
    assert event is not None and event.moves == ()


def test_a_record_exists_for_its_audience_only() -> None:
    record = Record("secret", (LINE,), (FullMove(A, B, 17),), (), only(2))
    assert [viewer for viewer, event in seen(record).items() if event is not None] == [2, OPEN]
    assert not any(seen(Record("nothing", audience=0)).values())


def test_public_knows_no_seats_secret() -> None:
    for seat in range(4):
        assert Record("secret", audience=only(seat)).seen_by(PUBLIC) is None
        event = Record("x", (), (FullMove(A, B, 17, seers=only(seat)),)).seen_by(PUBLIC)
        assert event is not None and event.moves[0][2] == UNKNOWN


def test_a_seat_beyond_the_table_is_shown_no_secret() -> None:
    assert Record("secret", audience=only(0)).seen_by(7) is None


def test_events_for_filters_and_starts_where_asked() -> None:
    log = [Record("a"), Record("b", audience=only(1)), Record("c"), Record("d", audience=all_but(1))]
    assert [event.kind for event in events_for(log, 0)] == ["a", "c", "d"]
    assert [event.kind for event in events_for(log, 1)] == ["a", "b", "c"]
    assert [event.kind for event in events_for(log, OPEN)] == ["a", "b", "c"]
    assert [event.kind for event in events_for(log, 1, 1)] == ["b", "c"]
    assert events_for(log, 0, 4) == () == events_for([], 0)


def test_events_are_values() -> None:
    record = Record("play", (LINE,), (FullMove(A, B, 17, seers=only(0)),), (0,))
    assert pickle.loads(pickle.dumps(record.seen_by(1))) == record.seen_by(1) != record.seen_by(0)
    assert len({record, Record("play", (LINE,), (FullMove(A, B, 17, seers=only(0)),), (0,))}) == 1
