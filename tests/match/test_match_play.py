"""A match in play: set-up, views, refusals, saving."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.bots.worker import BotRequest
from game.engine.errors import IllegalAction
from game.engine.event import events_for
from game.engine.text import text
from game.engine.view import OPEN, PUBLIC
from game.match import writer
from game.match.errors import MatchOver, NoSuchSeat, NotOpen, SetupError
from game.match.match import Match
from game.match.seats import MAX_NAME, SeatSetup, clean_name
from game.match.setup import MAX_SEED
from tests.match.table import ANN, BOT, HOTSEAT, SOLO, at_noon, castle, deploy, play_some, played_out, seen


def test_the_same_deal_number_gives_the_same_match_c4() -> None:
    first, second = castle(seed=11), castle(seed=11)
    assert seen(first) == seen(second)
    assert first.bot_seed == second.bot_seed
    assert seen(castle(seed=12)) != seen(first)


def test_options_are_complete_and_checked() -> None:
    assert castle().options == {"seats": 2, "best_of": 1}
    for options in ({"best_of": 2}, {"best_of": True}, {"best_of": "3"}, {"first": 2}, {"first": -1}):
        with pytest.raises(SetupError) as error:
            castle(options=options)
        assert error.value.reason.key == "common.setup.option"
    assert castle(options={"first": 1}).deals[0].starter == 1


@pytest.mark.parametrize(
    ("seats", "key"),
    [
        ((ANN,), "common.setup.seats"),
        ((ANN, BOT, BOT), "common.setup.seats"),
        ((ANN, SeatSetup("bot", "Bob", "../easy")), "common.setup.level"),
        ((ANN, SeatSetup("bot", "Bob")), "common.setup.level"),
        ((ANN, SeatSetup("bot", "Bob", "nobody")), "common.setup.level"),
        ((SeatSetup("human", "Ann", "easy"), BOT), "common.setup.level"),
    ],
)
def test_seats_that_do_not_fit_are_refused(seats: tuple[SeatSetup, ...], key: str) -> None:
    with pytest.raises(SetupError) as error:
        castle(seats=seats)
    assert error.value.reason.key == key


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_a_deal_number_has_its_bounds(seed: int) -> None:
    with pytest.raises(SetupError):
        castle(seed=seed)


def test_unknown_games_are_refused() -> None:
    for game in ("nothing", "../castle", ""):
        with pytest.raises(SetupError):
            Match.new(game, seed=1, options={}, seats=SOLO, folder=None)


def test_names_are_one_line_and_not_too_long() -> None:
    assert clean_name("  A\nn\x00n\u202e ") == "Ann"
    assert len(clean_name("x" * 999)) == MAX_NAME


def test_the_open_view_is_kept_back_until_the_match_is_over() -> None:
    match = castle()
    for show in (match.view, match.events):
        with pytest.raises(NotOpen):
            show(OPEN)
    played_out(match, Random(1))
    assert match.view(OPEN).outcome is not None
    assert match.events(OPEN)


def test_events_are_filtered_and_counted_by_record() -> None:
    match = castle()
    deploy(match, 0)
    before = match.log_length
    deploy(match, 1)
    log = match.deals[0].log
    assert match.events(0, before) == events_for(log, 0, before)
    # Seat 1's draft is no event to seat 0, yet its records are counted.
    assert match.log_length - before > len(match.events(0, before))
    assert match.events(PUBLIC, match.log_length) == ()


def test_an_illegal_action_changes_nothing(tmp_path: Path) -> None:
    match = castle(tmp_path)
    assert match.path is not None
    before, saved = seen(match), match.path.read_bytes()
    for seat, words in ((0, "ready"), (1, "accept"), (0, "attack f1 f1")):
        with pytest.raises(IllegalAction):
            match.play(seat, match.rules.parse_action(words))
    for seat in (2, -1, 99):
        with pytest.raises(NoSuchSeat):
            match.play(seat, match.rules.parse_action("ready"))
    assert (seen(match), match.path.read_bytes(), match.revision) == (before, saved, 0)


def test_every_action_is_in_the_file_at_once(tmp_path: Path) -> None:
    match = castle(tmp_path)
    assert match.path is not None
    for count in range(1, 4):
        play_some(match, Random(count), 1)
        assert match.path.read_text().count('"do"') == count or '"undo"' in match.path.read_text()
        assert match.path.read_bytes().endswith(b"\n")


def test_the_name_of_a_journal_tells_no_secret(tmp_path: Path) -> None:
    paths = [castle(tmp_path, seed=123456789).path for _ in range(20)]
    assert len(set(paths)) == 20
    for path in paths:
        assert path is not None
        assert path.name.startswith("castle-20261130-120000-")
        assert "123456789" not in path.name


def test_without_a_folder_nothing_is_saved() -> None:
    match = castle()
    assert match.path is None
    assert match.save_problem is None
    match.close()


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    match = castle(blocked / "saves")
    assert match.path is None
    assert match.save_problem is not None
    assert match.save_problem.key == "common.journal.unsaved"
    played_out(match, Random(3))


class FullDisk(writer.FileIO):
    """Takes half of what is written, then refuses."""

    full = True

    def write(self, data: bytes) -> int:  # type: ignore[override]
        return super().write(data[: len(data) // 2] if self.full else data)


def test_a_full_disk_is_reported_and_made_good_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = castle(tmp_path)
    play_some(match, Random(1), 2)
    match.close()
    monkeypatch.setattr(writer, "FileIO", FullDisk)
    play_some(match, Random(2), 3)
    assert match.save_problem is not None
    match.close()
    monkeypatch.setattr(FullDisk, "full", False)
    play_some(match, Random(3), 1)
    assert match.save_problem is None
    match.close()
    assert match.path is not None
    assert seen(Match.resume(match.path)) == seen(match)


def test_what_got_through_to_a_full_disk_can_be_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = castle(tmp_path)
    deploy(match, 0)
    match.close()
    monkeypatch.setattr(writer, "FileIO", FullDisk)
    history = [seen(match)]
    for _ in range(3):
        match.play(1, match.legal(1)[0])
        history.append(seen(match))
    match.close()
    monkeypatch.setattr(FullDisk, "full", False)
    assert match.path is not None
    resumed = Match.resume(match.path)
    assert 4 <= resumed.ply < match.ply
    assert seen(resumed) == history[resumed.ply - 4]


def test_what_waits_is_written_when_the_match_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = castle(tmp_path)
    deploy(match, 0)
    match.close()
    assert not match.unsaved
    monkeypatch.setattr(writer, "FileIO", FullDisk)
    play_some(match, Random(2), 6)
    match.close()
    assert match.unsaved
    assert match.save_problem is not None
    monkeypatch.setattr(FullDisk, "full", False)
    match.close()
    assert not match.unsaved
    assert match.save_problem is None
    assert match.path is not None
    assert seen(Match.resume(match.path)) == seen(match)


def test_a_disk_that_is_full_from_the_start_is_made_good_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "FileIO", FullDisk)
    match = castle(tmp_path / "saves")
    play_some(match, Random(2), 6)
    assert match.unsaved
    assert match.path is None
    assert list((tmp_path / "saves").iterdir()) == [], "half a header would be a damaged file"
    monkeypatch.setattr(FullDisk, "full", False)
    match.close()
    assert not match.unsaved
    assert match.path is not None
    assert seen(Match.resume(match.path)) == seen(match)


def test_a_match_without_a_file_is_unsaved(tmp_path: Path) -> None:
    assert castle().unsaved
    assert not castle(tmp_path).unsaved
    (tmp_path / "file").write_text("in the way")
    assert castle(tmp_path / "file" / "saves").unsaved


def test_what_a_bot_is_asked() -> None:
    match = castle(options={"best_of": 3})
    deploy(match, 0)
    assert match.request(1, "hard") == BotRequest(
        game="castle",
        level="hard",
        options=(("best_of", 3), ("seats", 2)),
        view=match.view(1),
        legal=tuple(match.legal(1)),
        bot_seed=match.bot_seed,
        seat=1,
        ply=4,
    )


def test_resigning_gives_the_match_to_the_rival(tmp_path: Path) -> None:
    match = castle(tmp_path, options={"best_of": 5})
    deploy(match, 0)
    match.resign(0)
    assert match.pending() == match.view(OPEN).pending == () and match.view(1).decision is None
    result = match.result
    assert result is not None
    assert result.winners == (1,)
    assert (result.reason.key, result.rule) == ("common.end.resigned", "")
    assert match.pending() == ()
    assert match.view(OPEN).seat == OPEN
    with pytest.raises(MatchOver):
        match.play(1, match.state.legal(1)[0])
    for forbidden in (lambda: match.resign(1), match.next_deal):
        with pytest.raises(MatchOver):
            forbidden()
    assert match.undo_refusal(0) == text("common.undo.over")
    assert match.path is not None
    assert match.path.read_text().splitlines()[-2:] == ['{"resign":0}', '{"end":[1]}']
    assert Match.resume(match.path).result == result


def test_a_finished_match_takes_no_more(tmp_path: Path) -> None:
    match = played_out(castle(tmp_path, HOTSEAT), Random(5))
    with pytest.raises(MatchOver):
        match.play(0, match.rules.parse_action("accept"))
    with pytest.raises(MatchOver):
        match.resign(0)
    assert match.deal_over
    assert match.started == at_noon()
