"""What finished matches add up to: counted from journals, kept in one file, and never lost with it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

from game.engine.contract import Options
from game.match.journal import Act, End, Entry, NextDeal, Undo, encoded, header_line, read_journal
from game.match.records import Band, Record, Table, bands, by_levels, by_people, chosen, option_sets
from game.match.seats import SeatSetup
from game.match.setup import setup
from game.match.statistics import FILE_NAME, Ledger, Played, played
from tests.match.table import ANN, BEA, HOTSEAT, SOLO, castle, played_out

HARD = (ANN, SeatSetup("bot", "Vera", "hard"))


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    folder = tmp_path / "saves"
    folder.mkdir()
    return folder


def write(
    folder: Path,
    day: int,
    winners: tuple[int, ...] | None,
    seats: tuple[SeatSetup, ...] = SOLO,
    options: Options | None = None,
    entries: tuple[Entry, ...] = (Act(0, 0, "x"), Act(1, 1, "y")),
) -> Path:
    """A journal of a day that ended like this, or (None) goes on."""
    path = folder / f"castle-{day:03}.jsonl"
    made_of = setup("castle", day, options or {}, seats, None)
    ending = () if winners is None else (End(winners),)
    path.write_bytes(header_line(made_of) + b"".join(map(encoded, (*entries, *ending))))
    os.utime(path, (day * 1000, day * 1000))
    return path


def counted(saves: Path) -> Ledger:
    ledger = Ledger(saves)
    for _ in ledger.update():
        pass
    return ledger


def read_by(ledger: Ledger) -> list[str]:
    return list(ledger.update())


def test_a_real_match_is_told_by_its_journal(saves: Path) -> None:
    match = played_out(castle(saves, options={"best_of": 3}), Random(4))
    assert match.result is not None and match.path is not None
    (one,) = counted(saves).matches()
    assert (one.game, one.people, one.levels) == ("castle", ("Ann",), ("easy",))
    assert one.options == {"seats": 2, "best_of": 3}
    assert one.won == (0 in match.result.winners,)
    assert one.drawn == (not match.result.winners)
    assert one.lengths == tuple(len(deal.steps) for deal in match.deals)


def test_what_is_not_over_does_not_count(saves: Path) -> None:
    write(saves, 1, None)
    assert counted(saves).matches() == []


def test_a_resigned_match_is_lost(saves: Path) -> None:
    castle(saves).resign(0)
    (one,) = counted(saves).matches()
    assert (one.won, one.drawn) == ((False,), False)


def test_won_drawn_lost_and_streaks_by_level(saves: Path) -> None:
    for day, winners in enumerate([(0,), (0,), (0,), (1,), (0,), (), (0,), (0,)]):
        write(saves, day, winners)
    write(saves, 90, (1,), HARD)
    records = by_levels(counted(saves).matches())
    easy, hard = Table(("easy",)), Table(("hard",))
    assert records == {easy: Record(6, 1, 1, streak=2, best=3), hard: Record(lost=1)}
    assert records[easy].played == 8


def test_people_at_one_screen_are_counted_apart_and_by_name(saves: Path) -> None:
    write(saves, 1, (0,), HOTSEAT)
    write(saves, 2, (0,), (BEA, ANN))
    write(saves, 3, (), HOTSEAT)
    write(saves, 4, (1,), (BEA, ANN))
    matches = counted(saves).matches()
    assert by_levels(matches) == {}
    assert by_people(matches) == {
        (("Ann",), ("Bea",)): (Record(2, 1, 1, streak=1, best=1), Record(1, 1, 2, streak=0, best=1))
    }


def four(folder: Path, day: int, winners: tuple[int, ...], *kinds: str) -> None:
    """A match of two against two: a person for each name, a level for each other word."""
    levels = ("easy", "normal", "hard")
    seats = tuple(SeatSetup("bot", k, k) if k in levels else SeatSetup("human", k) for k in kinds)
    write(folder, day, winners, seats)


def test_partners_are_told_apart_from_rivals(saves: Path) -> None:
    four(saves, 1, (0, 2), "Ann", "easy", "hard", "normal")
    four(saves, 2, (1, 3), "Ann", "normal", "hard", "easy")
    four(saves, 3, (1, 3), "Ann", "hard", "easy", "normal")
    records = by_levels(counted(saves).matches())
    assert records == {
        Table(("easy", "normal"), ("hard",)): Record(1, 0, 1, streak=0, best=1),
        Table(("hard", "normal"), ("easy",)): Record(lost=1),
    }


def test_people_who_play_together_win_together(saves: Path) -> None:
    four(saves, 1, (0, 2), "Bea", "Cid", "Ann", "Dan")
    four(saves, 2, (0, 2), "Dan", "Ann", "Cid", "Bea")
    four(saves, 3, (1, 3), "Ann", "easy", "Bea", "easy")
    four(saves, 4, (1, 3), "Ann", "Bea", "easy", "easy")
    assert by_people(counted(saves).matches()) == {
        (("Ann", "Bea"), ("Cid", "Dan")): (Record(1, 0, 1, streak=0, best=1), Record(1, 0, 1, streak=1, best=1)),
        (("Ann", "Bea"),): (Record(lost=1),),
        (("Ann",), ("Bea",)): (Record(lost=1), Record(won=1, streak=1, best=1)),
    }


def test_house_rules_are_told_apart(saves: Path) -> None:
    write(saves, 1, (0,))
    write(saves, 2, (1,), options={"best_of": 3})
    matches = counted(saves).matches()
    sets = option_sets(matches)
    assert sets == ((("best_of", 1), ("seats", 2)), (("best_of", 3), ("seats", 2)))
    assert [chosen(matches, "castle", one) for one in sets] == [[matches[0]], [matches[1]]]
    assert chosen(matches, "castle") == matches
    assert chosen(matches, "chess") == []


def test_lengths_leave_out_what_was_taken_back(saves: Path) -> None:
    acts = tuple(Act(n, 0, "x") for n in range(6))
    path = write(saves, 1, (0,), entries=(*acts, Undo(4, 0), Act(4, 0, "z"), NextDeal(2), *acts[:3]))
    one = played(read_journal(path))
    assert one is not None and one.lengths == (5, 3)


def test_bands_are_few_and_hold_everything() -> None:
    def of(*lengths: int) -> Played:
        return Played("castle", {}, ("Ann",), ("easy",), (True,), False, lengths)

    assert bands([]) == ()
    assert bands([of(7), of(9, 12)]) == (Band(5, 9, 2), Band(10, 14, 1))
    rng = Random(1)
    for _ in range(200):
        lengths = [rng.randrange(1, rng.choice((10, 200, 5000))) for _ in range(30)]
        spread = bands([of(*lengths)])
        assert 1 <= len(spread) <= 6
        assert sum(band.deals for band in spread) == 30
        assert all(sum(b.first <= n <= b.last for b in spread) == 1 for n in lengths)


def test_only_what_is_new_or_changed_is_read(saves: Path) -> None:
    for day in range(3):
        write(saves, day, (0,))
    first = counted(saves)
    again = Ledger(saves)
    assert read_by(again) == []
    assert again.matches() == first.matches()
    write(saves, 1, (1,), HARD)
    (saves / "castle-002.jsonl").unlink()
    write(saves, 7, None)
    assert read_by(again) == ["castle-001.jsonl", "castle-007.jsonl"]
    assert [one.levels for one in again.matches()] == [("easy",), ("hard",)]
    write(saves, 7, (0,))
    assert read_by(again) == ["castle-007.jsonl"]
    assert len(again.matches()) == 3


DAMAGES = [b"", b"{", b"null", b'{"format":9,"rows":{}}', b'{"format":1,"rows":{"a":{}}}', b"[" * 100_000, b"\xff\xfe"]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_put_aside_and_made_anew(saves: Path, damage: bytes) -> None:
    write(saves, 1, (0,))
    whole = counted(saves).matches()
    path = saves.parent / FILE_NAME
    path.write_bytes(damage)
    assert counted(saves).matches() == whole
    assert json.loads(path.read_bytes())["format"] == 1
    assert path.with_name(f"{FILE_NAME}.damaged").read_bytes() == damage


def test_mutations_of_the_file_never_stop_it(saves: Path) -> None:
    write(saves, 1, (0,))
    write(saves, 2, (), HOTSEAT)
    whole = counted(saves).matches()
    path = saves.parent / FILE_NAME
    good, rng = path.read_bytes(), Random(5)
    for _ in range(300):
        bad = bytearray(good)
        for _ in range(rng.randrange(1, 4)):
            bad[rng.randrange(len(bad))] = rng.randrange(256)
        path.write_bytes(bad)
        ledger = counted(saves)
        for add in (by_levels, by_people, bands):
            add(ledger.matches())
    for kept in saves.parent.glob(f"{FILE_NAME}*"):
        kept.unlink()
    assert counted(saves).matches() == whole


def test_a_result_that_fits_nobody_is_damage(saves: Path) -> None:
    write(saves, 1, (0,))
    whole = counted(saves).matches()
    path = saves.parent / FILE_NAME
    path.write_bytes(path.read_bytes().replace(b'"won":[true]', b'"won":[true,true]'))
    assert counted(saves).matches() == whole


def test_damaged_and_strange_journals_are_told_not_counted(saves: Path) -> None:
    write(saves, 1, (0,))
    (saves / "bad.jsonl").write_text("nonsense\n")
    (saves / "new.jsonl").write_text('{"v":9}\n')
    write(saves, 2, (7,))
    seats = json.loads((saves / "castle-001.jsonl").read_text().splitlines()[0])["seats"]
    crowd = write(saves, 3, (0,))
    crowd.write_text(crowd.read_text().replace(json.dumps(seats, separators=(",", ":")), json.dumps(seats * 3)))
    other = write(saves, 4, (0,))
    other.write_text(other.read_text().replace('"game":"castle"', '"game":"chess"'))
    ledger = counted(saves)
    assert len(ledger.matches()) == 1
    assert ledger.unreadable == ("bad.jsonl", "new.jsonl")
    assert (saves / "bad.jsonl").read_text() == "nonsense\n"
    assert read_by(Ledger(saves)) == []


def test_matches_of_older_data_still_count(saves: Path) -> None:
    path = write(saves, 1, (0,))
    head = json.loads(path.read_text().splitlines()[0])
    path.write_text(path.read_text().replace(head["data"], "0" * 64))
    assert len(counted(saves).matches()) == 1


def test_reset_counts_from_now_on_and_stays(saves: Path) -> None:
    old, open_one = write(saves, 1, (0,)), write(saves, 2, None)
    ledger = counted(saves)
    ledger.reset()
    assert ledger.matches() == []
    assert old.exists()
    write(saves, 2, (1,))
    write(saves, 3, (0,))
    os.utime(old, (5_000_000, 5_000_000))
    assert open_one.exists()
    assert [one.won for one in counted(saves).matches()] == [(False,), (True,)]


def test_where_nothing_can_be_written_it_counts_all_the_same(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.match.statistics.write_atomically", full)
    write(saves, 1, (0,))
    ledger = counted(saves)
    assert len(ledger.matches()) == 1
    assert ledger.problem is not None and ledger.problem.key == "common.stats.unsaved"
    assert not (saves.parent / FILE_NAME).exists()


def test_no_folder_no_statistics(tmp_path: Path) -> None:
    assert counted(tmp_path / "none").matches() == []
    assert list(tmp_path.iterdir()) == []


def test_no_person_no_statistics(saves: Path) -> None:
    bots = (SeatSetup("bot", "A", "easy"), SeatSetup("bot", "B", "hard"))
    write(saves, 1, (0,), bots)
    assert counted(saves).matches() == []
