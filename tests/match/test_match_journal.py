"""Journals: resumed at every ply alike, cut off lines given up, everything else that is wrong named and kept."""

from __future__ import annotations

import errno
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.engine.text import Text, text
from game.match import journal
from game.match.errors import DamagedJournal, ForeignJournal, JournalError
from game.match.journal import MAX_BYTES, Act, End, Entry, NextDeal, Resign, Undo, encoded, read_journal
from game.match.match import Match
from game.match.writer import started
from tests.match.table import HOTSEAT, SOLO, castle, deploy, play_some, played_out, seen

FUZZ = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def saved(folder: Path, steps: int = 60, seed: int = 7) -> Path:
    """A journal of a match in play."""
    match = castle(folder, seed=seed, options={"best_of": 3})
    play_some(match, Random(seed), steps)
    match.close()
    assert match.path is not None
    return match.path


def key_of(error: JournalError) -> str:
    return error.what.key


def test_a_journal_resumes_at_every_ply(tmp_path: Path) -> None:
    match = castle(tmp_path, options={"best_of": 3})
    rng = Random(9)
    assert match.path is not None
    while match.result is None:
        resumed = Match.resume(match.path)
        resumed.close()
        assert seen(resumed) == seen(match)
        assert (resumed.ply, resumed.deal, resumed.wins) == (match.ply, match.deal, match.wins)
        assert (resumed.seats, resumed.options, resumed.bot_seed) == (match.seats, match.options, match.bot_seed)
        play_some(match, rng, 5)
    resumed = Match.resume(match.path)
    assert (seen(resumed), resumed.result) == (seen(match), match.result)
    assert resumed.started == match.started


def test_a_resumed_match_is_played_on_in_the_same_file(tmp_path: Path) -> None:
    path = saved(tmp_path, 20)
    lines = path.read_text().splitlines()
    match = played_out(Match.resume(path), Random(2))
    assert path.read_text().splitlines()[: len(lines)] == lines
    again = Match.resume(path)
    assert (seen(again), again.result) == (seen(match), match.result)
    assert list(tmp_path.iterdir()) == [path]


def test_the_format_is_as_designed(tmp_path: Path) -> None:
    match = castle(tmp_path, HOTSEAT, seed=5, options={"best_of": 3})
    match.play(0, match.legal(0)[0])
    match.undo(0)
    assert match.path is not None
    header, act, undo = map(json.loads, match.path.read_text().splitlines())
    assert set(header) == {"v", "game", "program", "seed", "bot_seed", "options", "seats", "data"}
    assert (header["v"], header["game"], header["seed"]) == (1, "castle", 5)
    assert header["options"] == {"seats": 2, "best_of": 3}
    assert len(header["data"]) == 64
    assert act == {"n": 0, "seat": 0, "do": match.rules.action_text((0, 0, 0))}
    assert undo == {"undo": 0, "seat": 0}


@pytest.mark.parametrize("entry", [Act(3, 1, "ready"), Undo(2, 0), NextDeal(2), Resign(1), End(()), End((0, 2))])
def test_entries_survive_the_file(entry: Entry, tmp_path: Path) -> None:
    path = saved(tmp_path, 0)
    with path.open("ab") as file:
        file.write(encoded(entry))
    assert read_journal(path).entries == ((2, entry),)


def test_a_line_cut_off_anywhere_is_given_up_and_kept_aside(tmp_path: Path) -> None:
    path = saved(tmp_path, 12)
    raw = path.read_bytes()
    last = raw.rstrip(b"\n").rindex(b"\n") + 1
    whole = Match.resume(path)
    whole.close()
    for cut in range(last, len(raw)):
        path.write_bytes(raw[:cut])
        match = Match.resume(path)
        match.close()
        full = cut == len(raw) - 1
        assert match.ply == (whole.ply if full else whole.ply - 1)
        assert path.read_bytes() == (raw if full else raw[:last])
        kept = [other for other in tmp_path.iterdir() if other != path]
        assert [other.read_bytes() for other in kept] == ([raw[:cut]] if last < cut and not full else [])
        for other in kept:
            assert other.name.startswith(path.name + ".cut")
            other.unlink()


def test_a_cut_off_line_is_kept_as_soon_as_there_is_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path, 12)
    raw = path.read_bytes() + b'{"n":'
    path.write_bytes(raw)

    def full(source: Path, target: Path) -> None:
        Path(target).write_bytes(source.read_bytes()[:9])
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(shutil, "copyfile", full)
        match = Match.resume(path)
        play_some(match, Random(1), 1)
        assert match.unsaved
        assert [other.read_bytes() for other in tmp_path.iterdir()] == [raw]
    match.close()
    assert not match.unsaved
    assert (tmp_path / (path.name + ".cut")).read_bytes() == raw
    assert seen(Match.resume(path)) == seen(match)


def test_a_match_of_many_lines_is_resumed(tmp_path: Path) -> None:
    match = castle(tmp_path)
    station = match.legal(0)[0]
    recall = match.rules.parse_action("recall g1")
    for _ in range(5_100):
        match.play(0, station)
        match.play(0, recall)
    match.close()
    assert match.path is not None
    resumed = Match.resume(match.path)
    assert resumed.ply == 10_200
    assert resumed.path == match.path


def test_zeros_after_a_power_cut_are_given_up(tmp_path: Path) -> None:
    path = saved(tmp_path, 12)
    raw = path.read_bytes()
    path.write_bytes(raw + bytes(500))
    match = Match.resume(path)
    play_some(match, Random(1), 1)
    assert b"\0" not in path.read_bytes()
    assert (tmp_path / (path.name + ".cut")).read_bytes() == raw + bytes(500)


def test_a_missing_end_is_made_good(tmp_path: Path) -> None:
    match = played_out(castle(tmp_path), Random(1))
    match.close()
    assert match.path is not None
    raw = match.path.read_bytes()
    match.path.write_bytes(raw[: raw.rindex(b'{"end"')])
    assert Match.resume(match.path).result == match.result
    assert match.path.read_bytes() == raw


def changed_header(change: Callable[[dict[str, Any]], None]) -> Callable[[bytes], bytes]:
    """The journal with another header."""

    def changed(raw: bytes) -> bytes:
        head, _, rest = raw.partition(b"\n")
        table = json.loads(head)
        change(table)
        return json.dumps(table).encode() + b"\n" + rest

    return changed


def set_to(**values: Any) -> Callable[[bytes], bytes]:
    return changed_header(lambda table: table.update(values))


def drop(name: str) -> Callable[[bytes], bytes]:
    return changed_header(lambda table: table.pop(name))


def line(number: int, words: str) -> Callable[[bytes], bytes]:
    """The journal with another line ``number``."""

    def changed(raw: bytes) -> bytes:
        lines = raw.splitlines(keepends=True)
        lines[number - 1] = words.encode("utf-8", "surrogateescape") + b"\n"
        return b"".join(lines)

    return changed


ANN = {"kind": "human", "name": "Ann"}
BOB = {"kind": "bot", "name": "Bob", "level": "easy"}
NO_HEADER = "common.journal.no_header"
SYNTAX = "common.journal.syntax"
DEEP = "[" * 30_000


@pytest.mark.parametrize(
    ("change", "key", "number"),
    [
        (lambda raw: b"", NO_HEADER, 1),
        (lambda raw: b"\n" + raw, NO_HEADER, 1),
        (lambda raw: bytes(4000), NO_HEADER, 1),
        (lambda raw: b"\xff\xfe" + raw, NO_HEADER, 1),
        (lambda raw: b"\x89PNG\r\n\x1a\n" + raw, NO_HEADER, 1),
        (lambda raw: b'{"v":1,"game":' + DEEP.encode() + b"\n", NO_HEADER, 1),
        (set_to(seed=-1), NO_HEADER, 1),
        (set_to(seed=1 << 70), NO_HEADER, 1),
        (set_to(seed="7"), NO_HEADER, 1),
        (set_to(seats="Ann"), NO_HEADER, 1),
        (set_to(seats=[ANN, BOB] * 50), NO_HEADER, 1),
        (set_to(seats=[ANN]), "common.setup.seats", 1),
        (set_to(seats=[ANN, BOB, BOB]), "common.setup.seats", 1),
        (set_to(seats=[ANN, {**BOB, "kind": "ghost"}]), NO_HEADER, 1),
        (set_to(seats=[ANN, {**BOB, "level": "../../x"}]), "common.setup.level", 1),
        (set_to(seats=[ANN, {**BOB, "name": "x" * 999}]), NO_HEADER, 1),
        (set_to(options={"best_of": 1 << 40}), "common.setup.option", 1),
        (set_to(options={"best_of": [1]}), NO_HEADER, 1),
        (set_to(options={"first": 7}), "common.setup.option", 1),
        (set_to(extra=1), NO_HEADER, 1),
        (drop("data"), NO_HEADER, 1),
        (line(2, "not json"), SYNTAX, 2),
        (line(2, ""), SYNTAX, 2),
        (line(2, "\x00" * 40), SYNTAX, 2),
        (line(2, "\udcff\udcfe"), SYNTAX, 2),
        (line(2, "[]"), SYNTAX, 2),
        (line(2, "{}"), SYNTAX, 2),
        (line(2, DEEP), SYNTAX, 2),
        (line(2, '{"n":0,"seat":0,"do":' + DEEP), SYNTAX, 2),
        (line(2, '{"n":0,"seat":0}'), SYNTAX, 2),
        (line(2, '{"n":0,"seat":0,"do":"ready","undo":1}'), SYNTAX, 2),
        (line(2, '{"n":0,"seat":0,"do":7}'), SYNTAX, 2),
        (line(2, '{"n":1e99,"seat":0,"do":"ready"}'), SYNTAX, 2),
        (line(2, '{"n":-1,"seat":0,"do":"ready"}'), SYNTAX, 2),
        (line(2, '{"n":0,"seat":0,"do":"' + "x" * 70_000 + '"}'), SYNTAX, 2),
        (line(2, '{"n":0,"seat":0,"do":"ready"}'), "castle.no.not_ready", 2),
        (line(2, '{"n":0,"seat":9,"do":"ready"}'), "common.match.no_seat", 2),
        (line(2, '{"n":0,"seat":0,"do":"../../x"}'), "common.journal.no_action", 2),
        (line(2, '{"n":5,"seat":0,"do":"ready"}'), "common.journal.order", 2),
        (line(2, '{"undo":0,"seat":0}'), "common.journal.undo", 2),
        (line(2, '{"undo":0,"seat":77}'), "common.journal.undo", 2),
        (line(2, '{"deal":2}'), "common.match.deal_goes_on", 2),
        (line(2, '{"deal":3}'), "common.journal.deal", 2),
        (line(2, '{"end":[0]}'), "common.journal.end", 2),
        (line(2, '{"resign":5}'), "common.match.no_seat", 2),
        (line(2, '{"resign":1}'), "common.journal.after_end", 3),
    ],
)
def test_damage_is_named_and_the_file_kept(
    change: Callable[[bytes], bytes], key: str, number: int, tmp_path: Path
) -> None:
    path = saved(tmp_path, 6)
    damaged = change(path.read_bytes())
    path.write_bytes(damaged)
    with pytest.raises(DamagedJournal) as error:
        Match.resume(path)
    assert (key_of(error.value), error.value.line) == (key, number)
    assert error.value.reason.arg("file") == path.name
    kept = tmp_path / (path.name + ".damaged")
    assert error.value.kept == kept
    assert kept.read_bytes() == damaged
    assert not path.exists()


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path: Path) -> None:
    path = saved(tmp_path, 0)
    for content in (b"one\n", b"two\n"):
        path.write_bytes(content)
        with pytest.raises(DamagedJournal):
            Match.resume(path)
    assert sorted(other.read_bytes() for other in tmp_path.iterdir()) == [b"one\n", b"two\n"]


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (set_to(v=2), text("common.journal.version", version=2, known=1)),
        (set_to(v=2, unheard_of=True), text("common.journal.version", version=2, known=1)),
        (set_to(game="../castle"), text("common.journal.unknown_game", game="../castle")),
        (set_to(data="0" * 64), text("common.journal.other_data", game=text("castle.name"), program="0.1.0")),
        (set_to(seats=[ANN, {**BOB, "level": "genius"}]), text("common.setup.level", level="genius")),
        (lambda raw: raw + b" " * MAX_BYTES, text("common.journal.too_big")),
    ],
)
def test_journals_of_other_programs_are_refused_and_left_alone(
    change: Callable[[bytes], bytes], what: Text, tmp_path: Path
) -> None:
    path = saved(tmp_path, 6)
    other = change(path.read_bytes())
    path.write_bytes(other)
    with pytest.raises(ForeignJournal) as error:
        Match.resume(path)
    assert error.value.what.key == what.key
    assert what.arg("level") in (None, error.value.what.arg("level"))
    assert error.value.kept is None
    assert path.read_bytes() == other


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jsonl")
    for path in (tmp_path, tmp_path / "none.jsonl", tmp_path / "pipe.jsonl", Path("a\0b"), tmp_path / ("x" * 5000)):
        with pytest.raises(JournalError) as error:
            Match.resume(path)
        assert not isinstance(error.value, DamagedJournal)


def test_names_from_a_file_are_made_fit_to_be_shown(tmp_path: Path) -> None:
    path = saved(tmp_path, 0)
    path.write_bytes(set_to(seats=[{**ANN, "name": "A\nn\u202en{0.__class__}"}, BOB])(path.read_bytes()))
    assert Match.resume(path).seats[0].name == "Ann{0.__class__}"


def test_the_beginning_is_read_from_the_name_or_the_date(tmp_path: Path) -> None:
    assert started(Path("castle-20250102-030405-abcd.jsonl")).isoformat() == "2025-01-02T03:04:05"
    odd = tmp_path / "my best game.jsonl"
    odd.touch()
    os.utime(odd, (1_000_000_000, 1_000_000_000))
    assert started(odd).year == 2001
    assert started(tmp_path / "none").year == 1


@FUZZ
@given(data=st.data())
def test_a_garbled_journal_plays_or_is_refused_and_nothing_is_lost(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("garbled")
    path = saved(folder, 25, seed=3)
    raw = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(raw) - 1))
        length = data.draw(st.integers(0, 40))
        raw[place : place + length] = data.draw(st.binary(max_size=40))
    path.write_bytes(raw)
    try:
        match = Match.resume(path)
    except JournalError as error:
        assert (error.kept or path).read_bytes() == bytes(raw)
        return
    match.close()
    contents = [other.read_bytes() for other in folder.iterdir()]
    assert any(content.rstrip(b"\n") == bytes(raw).rstrip(b"\n") for content in contents)
    seen(match)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
fields = st.sampled_from(["n", "seat", "do", "undo", "deal", "resign", "end", "v", "x"])


@FUZZ
@given(lines=st.lists(st.dictionaries(fields, json_values, max_size=4), min_size=1, max_size=4))
def test_lines_of_wrong_types_are_refused(
    lines: list[dict[str, Any]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = saved(tmp_path_factory.mktemp("types"), 4, seed=3)
    with path.open("ab") as file:
        file.write(b"".join(json.dumps(row).encode() + b"\n" for row in lines))
    with pytest.raises(DamagedJournal) as error:
        Match.resume(path)
    assert error.value.line >= 2


@FUZZ
@given(values=st.dictionaries(st.sampled_from(sorted(journal.Header.__struct_fields__)), json_values, min_size=1))
def test_headers_of_wrong_types_are_refused(
    values: dict[str, Any], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = saved(tmp_path_factory.mktemp("types"), 0)
    path.write_bytes(set_to(**values)(path.read_bytes()))
    try:
        match = Match.resume(path)
    except JournalError:
        return
    assert match.game == "castle"
    deploy(match, 0)


def test_the_solo_seats_are_what_they_were(tmp_path: Path) -> None:
    assert Match.resume(saved(tmp_path, 3)).seats == SOLO
