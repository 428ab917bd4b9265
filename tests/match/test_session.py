"""The session: bots first, one at a time, at a pace; covert decisions take one beat whatever there was to choose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.bots.levels import levels
from game.bots.worker import OPEN_SHARE, Answer, BotRequest
from game.engine.contract import Action, Choice
from game.games.castle.phases import COMMIT
from game.games.registry import GAMES, rules
from game.match.errors import UndoRefused
from game.match.match import Match
from game.match.seats import SeatSetup
from game.match.session import PACE, Session, beat_of
from tests.match.table import (
    ANN,
    BOT,
    HOTSEAT,
    SOLO,
    Clock,
    FakeWorker,
    castle,
    deploy,
    play_text,
    register_toy,
)


def session(match: Match) -> tuple[Session, FakeWorker, Clock]:
    worker, clock = FakeWorker(), Clock()
    return Session(match, worker, clock), worker, clock


def ticks_until(done: Callable[[], bool], play: Session, clock: Clock, step: float = 0.05) -> float:
    """Tick at rest until ``done``; the time that took."""
    start = clock.now
    while not done():
        assert clock.now - start < 60, "nothing happens"
        play.tick(True)
        clock.now += step
    return clock.now - start


def at_rest(play: Session, clock: Clock) -> None:
    """Tick until the bots have nothing to do."""
    ticks_until(lambda: play.thinking is None and bool(play.humans_asked()), play, clock)


def attacking(seat: int) -> tuple[Match, Session, FakeWorker, Clock]:
    """A deployed solo match in which ``seat`` attacks first; seat 1 is the bot."""
    match = castle(options={"first": seat})
    play, worker, clock = session(match)
    at_rest(play, clock)
    deploy(match, 0)
    return match, play, worker, clock


@pytest.mark.parametrize("game", GAMES)
def test_a_beat_is_longer_than_the_slowest_at_the_table_may_think(game: str) -> None:
    """What a late answer takes beyond its cap: a last playout, the way through the pipe, a frame."""
    overhead = 0.15
    seats = rules(game).seats[0]
    for slowest in levels(game):
        bots = [SeatSetup("bot", "Bot", slowest.id), *[SeatSetup("bot", "Bot", levels(game)[0].id)] * (seats - 1)]
        play, _, _ = session(Match.new(game, seed=1, options={}, seats=bots, folder=None))
        assert max(slowest.seconds, levels(game)[0].seconds) + overhead <= play.beat <= slowest.seconds + 0.3


def test_people_alone_and_games_without_levels_have_a_beat_too() -> None:
    play, _, _ = session(castle(seats=HOTSEAT))
    assert play.beat == PACE


def test_bots_deploy_before_the_human_is_asked() -> None:
    match = castle()
    play, worker, clock = session(match)
    assert match.pending() == (0, 1)
    assert play.humans_asked() == ()
    at_rest(play, clock)
    assert [request.seat for request in worker.asked] == [1, 1, 1, 1]
    assert match.pending() == (0,)
    assert play.humans_asked() == (0,)
    # A draft shows nothing, so nobody waits for it.
    assert clock.now - 100.0 < PACE


def test_a_request_holds_the_view_and_nothing_else() -> None:
    match = castle(options={"best_of": 3})
    play, worker, _ = session(match)
    play.tick(True)
    assert worker.asked[0] == BotRequest(
        game="castle",
        level="easy",
        options=(("best_of", 3), ("seats", 2)),
        view=match.view(1),
        legal=tuple(match.legal(1)),
        bot_seed=match.bot_seed,
        seat=1,
        ply=0,
    )


def test_a_bots_attack_comes_at_its_pace_and_when_the_screen_rests() -> None:
    match, play, worker, clock = attacking(1)
    ply = match.ply
    play.tick(True)
    assert play.thinking == 1
    assert play.humans_asked() == ()
    clock.now += PACE - 0.01
    assert not play.tick(True)
    clock.now += 0.02
    assert not play.tick(False)
    assert match.ply == ply
    assert play.tick(True)
    assert match.ply == ply + 1
    # The next bot is asked in the same tick, so that it thinks while the screen moves.
    assert play.thinking == 1
    assert len(worker.asked) == 6


def test_the_pace_can_be_set_while_it_runs() -> None:
    match, play, _, clock = attacking(1)
    play.pace = 0.0
    play.tick(True)
    play.tick(True)
    assert match.state.view(0).facts.phase == COMMIT
    assert clock.now < 101


def test_a_late_answer_is_waited_for() -> None:
    match, play, worker, clock = attacking(1)
    worker.silent = True
    ply = match.ply
    for _ in range(50):
        play.tick(True)
        clock.now += 1
    assert (match.ply, len(worker.asked)) == (ply, 5)
    worker.silent = False
    assert play.tick(True)


def test_c14_bots_commit_before_the_human_is_asked() -> None:
    match, play, worker, clock = attacking(0)
    assert play.humans_asked() == (0,)
    match.play(0, match.legal(0)[0])
    assert match.pending() == (0, 1)
    assert play.humans_asked() == ()
    at_rest(play, clock)
    assert worker.asked[-1].seat == 1
    assert match.state.view(1).facts.commit[1] != -2
    assert match.state.view(0).facts.commit[1] == -2
    assert play.humans_asked() == (0,)


def support_time(match: Match) -> float:
    """How long the bot's covert support takes, as the screen sees it."""
    play, worker, clock = session(match)
    assert match.pending() == (0, 1)
    time = ticks_until(lambda: 1 not in match.pending(), play, clock)
    assert len(worker.asked) == 1
    return time


def committing(front: list[str], castle_cards: list[str], attacker: int = 0) -> Match:
    """A match in which both seats owe a support; seat 1 has these cards."""
    match = castle()
    match.deals[0].state = match.rules.position(
        {
            "attacker": attacker,
            "seat": [
                {"front": ["QH", "9H"], "castle": ["KH", "7H"]},
                {"front": front, "castle": castle_cards},
            ],
        }
    )
    match.state.log = match.deals[0].log
    return match


def test_a_covert_decision_takes_one_beat_whatever_there_is_to_choose() -> None:
    many = committing(["2C", "3C", "4C", "5C", "6C"], ["7C", "8C", "9C"])
    one = committing(["2C"], ["7C"])
    for match in (many, one):
        play_text(match, "0 attack f1 f1")
    assert (len(many.legal(1)), len(one.legal(1))) == (8, 1)
    assert support_time(many) == pytest.approx(support_time(one))
    assert support_time(committing_played()) >= beat_of(many)


def committing_played() -> Match:
    match = committing(["2C"], ["7C"])
    play_text(match, "0 attack f1 f1")
    return match


def no_choice_for_the_human(seats: tuple[SeatSetup, ...]) -> Match:
    """Seat 0 is attacked and has nobody to support its last cards."""
    match = castle(seats=seats)
    match.deals[0].state = match.rules.position(
        {
            "attacker": 1,
            "seat": [{"front": ["2H"], "castle": ["KH"]}, {"front": ["9C", "8C"], "castle": ["7C", "KC"]}],
            "moves": ["1 attack f1 f1"],
        }
    )
    match.state.log = match.deals[0].log
    assert len(match.legal(0)) == 1
    return match


def test_a_human_without_a_choice_is_passed_over_after_the_same_beat() -> None:
    match = no_choice_for_the_human(SOLO)
    play, worker, clock = session(match)
    assert play.humans_asked() == ()
    bot = ticks_until(lambda: match.pending() == (0,), play, clock)
    assert play.humans_asked() == ()
    human = ticks_until(lambda: match.ply == 2, play, clock)
    assert human == pytest.approx(bot, abs=0.06)
    assert len(worker.asked) == 1


def test_passing_over_waits_for_the_screen() -> None:
    match = no_choice_for_the_human(SOLO)
    play, _, clock = session(match)
    ticks_until(lambda: match.pending() == (0,), play, clock)
    for _ in range(20):
        assert not play.tick(False)
        clock.now += 1
    assert play.tick(True)


def test_in_hotseat_nobody_is_passed_over() -> None:
    match = no_choice_for_the_human(HOTSEAT)
    play, worker, clock = session(match)
    for _ in range(20):
        assert not play.tick(True)
        clock.now += 1
    assert play.humans_asked() == (1, 0)
    assert worker.asked == []


def asked_to_block(asks_always: bool) -> Match:
    """DuelCard at a shared screen: a Chest is announced; of the two asked, only seat 2 could block it (D8, D9)."""
    people = tuple(SeatSetup("human", name) for name in ("Ann", "Bob", "Cid"))
    options = {"ask_always": asks_always}
    match = Match.new("duelcard", seed=1, options=options, seats=people, folder=None)
    hands = (["plant", "chest"], ["water"], ["fire", "block"])
    match.deals[0].state = match.rules.position({"seat": [{"hand": hand} for hand in hands], "moves": ["0 open chest"]})
    match.state.log = match.deals[0].log
    return match


def test_at_one_screen_everybody_is_asked_for_an_answer() -> None:
    play, _, clock = session(asked_to_block(True))
    for _ in range(20):
        assert not play.tick(True)
        clock.now += 1
    assert play.humans_asked() == (1,)


def test_the_house_rule_asks_only_who_can_answer() -> None:
    match = asked_to_block(False)
    play, _, clock = session(match)
    assert play.humans_asked() == ()
    assert ticks_until(lambda: match.pending() == (2,), play, clock) >= play.open_beat
    assert play.humans_asked() == (2,)


def test_an_open_question_goes_round_at_a_shorter_beat_the_same_for_all() -> None:
    seats = (ANN, SeatSetup("bot", "Bob", "hard"), SeatSetup("bot", "Cid", "easy"))
    times: list[float] = []
    for hands in ((["water"], ["fire", "block"]), (["water", "block", "joker"], ["fire"])):
        match = Match.new("duelcard", seed=1, options={"seats": 3}, seats=seats, folder=None)
        rows = [{"hand": hand} for hand in (["plant", "chest"], *hands)]
        match.deals[0].state = match.rules.position({"seat": rows, "moves": ["0 open chest"]})
        match.state.log = match.deals[0].log
        play, worker, clock = session(match)
        times.append(ticks_until(lambda match=match: match.pending() == (2,), play, clock))
        times.append(ticks_until(lambda match=match: match.pending() == (0,), play, clock))
        assert [request.seat for request in worker.asked[:2]] == [1, 2]
        (hard,) = [row.seconds for row in levels("duelcard") if row.id == "hard"]
        assert hard * OPEN_SHARE < play.open_beat < play.beat
        assert all(play.open_beat <= time <= play.open_beat + 0.11 for time in times)


def test_who_hurries_takes_no_time_until_told_to() -> None:
    match = committing_played()
    play, _, clock = session(match)
    usual = (play.pace, play.beat, play.open_beat)
    play.tick(True)
    play.hurry()
    assert ticks_until(lambda: match.pending() == (0,), play, clock) < 0.11 < usual[1]
    play.take_time()
    assert (play.pace, play.beat, play.open_beat) == usual


def test_undo_cancels_and_asks_the_same_again() -> None:
    match, play, worker, clock = attacking(0)
    attack = match.legal(0)[0]
    match.play(0, attack)
    worker.silent = True
    play.tick(True)
    asked = worker.asked[-1]
    play.undo(0)
    assert worker.cancelled == 1
    assert play.thinking is None
    assert play.humans_asked() == (0,)
    worker.silent = False
    match.play(0, attack)
    play.tick(True)
    assert worker.asked[-1] == asked
    at_rest(play, clock)
    assert play.humans_asked() == (0,)


def test_a_refused_undo_does_not_disturb_the_bot() -> None:
    match, play, worker, _ = attacking(1)
    worker.silent = True
    play.tick(True)
    with pytest.raises(UndoRefused):
        play.undo(0)
    assert (worker.cancelled, play.thinking) == (0, 1)
    assert match.revision > 0


def test_an_answer_to_a_position_that_is_gone_is_dropped() -> None:
    match, play, worker, clock = attacking(1)
    worker.silent = True
    play.tick(True)
    match.resign(0)
    worker.silent = False
    clock.now += 10
    assert not play.tick(True)
    assert (worker.cancelled, play.thinking) == (1, None)
    assert match.result is not None


def test_an_answer_under_another_ticket_is_dropped() -> None:
    match, play, worker, clock = attacking(1)
    worker.silent = True
    play.tick(True)
    stale = Answer(len(worker.asked) - 1, Choice(match.legal(1)[3], 0.5), False)
    worker.poll = lambda: stale
    ply = match.ply
    for _ in range(5):
        clock.now += 1
        assert not play.tick(True)
    assert match.ply == ply


def test_answers_to_others_are_left_to_them() -> None:
    """A hint is asked of the same worker while the human decides."""
    match, play, worker, clock = attacking(0)
    hint = worker.ask(worker.asked[-1])
    for _ in range(5):
        clock.now += 1
        assert not play.tick(True)
    answer = worker.poll()
    assert answer is not None
    assert answer.ticket == hint
    assert match.pending() == (0,)


def test_leaving_cancels() -> None:
    _, play, worker, _ = attacking(1)
    play.cancel()
    assert worker.cancelled == 0
    worker.silent = True
    play.tick(True)
    play.cancel()
    assert (worker.cancelled, play.thinking) == (1, None)


def test_an_illegal_answer_does_not_stop_the_game(caplog: pytest.LogCaptureFixture) -> None:
    match, play, worker, clock = attacking(1)

    def nonsense(request: BotRequest) -> Action:
        return (99,)

    worker.choose = nonsense
    ply = match.ply
    ticks_until(lambda: match.ply > ply, play, clock)
    assert "not legal" in caplog.text


def test_a_next_deal_goes_on_by_itself() -> None:
    match = castle(seats=(BOT, BOT), options={"best_of": 3})
    play, worker, clock = session(match)
    play.beat = play.pace = 0.0
    ticks_until(lambda: match.deal_over, play, clock)
    assert not play.tick(True)
    assert play.humans_asked() == ()
    match.next_deal()
    play.tick(True)
    assert (worker.asked[-1].ply, worker.asked[-1].bot_seed) == (0, match.bot_seed + 1)


def test_bots_of_a_simultaneous_choice_are_asked_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    register_toy(monkeypatch)
    seats = (ANN, BOT, SeatSetup("bot", "Cy", "easy"), SeatSetup("human", "Di"))
    match = Match.new("toy", seed=3, options={}, seats=seats, folder=None)
    play, worker, clock = session(match)
    assert play.humans_asked() == ()
    at_rest(play, clock)
    assert [request.seat for request in worker.asked] == [1, 1, 2, 2]
    assert play.humans_asked() == (0, 3)
