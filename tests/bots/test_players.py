"""Every level answers with a legal action in each phase, the same for the same seed."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.levels import HINT, UnknownLevel, level, levels
from game.bots.players import SearchBot, player
from game.bots.thought import CHECK_EVERY, Interrupted, Watch
from game.bots.worker import BotRequest, answer
from game.data.opponents import load_opponents
from game.data.weights import load_weights
from game.engine.contract import Budget, Options
from game.games.castle.policy import FEATURES, choose, evaluate
from game.games.castle.rules import RULES
from game.games.registry import GAMES
from game.match.session import OVERHEAD
from tests.bots.points import DUEL, FOUR, Point, point, points

PHASES = ("deploy", "attack", "support", "uncover", "answer")
DECISIONS = [*(pytest.param(phase, DUEL, id=phase) for phase in PHASES)]
DECISIONS += [pytest.param(phase, FOUR, id=f"{phase}-four") for phase in ("aim", *PHASES)]
NAMES = ("random", "rules", "easy", "normal", "hard", "champion", HINT)
BUDGET = Budget(60, 1000.0, reasons=20)


def request(found: Point, name: str, ply: int = 3) -> BotRequest:
    return BotRequest("castle", name, (), found.state.view(found.seat), tuple(found.legal), 11, found.seat, ply)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("phase", "options"), DECISIONS)
def test_a_legal_action_in_each_phase(phase: str, options: Options, name: str) -> None:
    found = point(phase, options=options)
    bot, _ = player("castle", name, Watch(lambda: 0.0))
    for seed in range(3):
        choice = bot.choose(found.state.view(found.seat), found.legal, Random(seed), BUDGET)
        assert choice.action in found.legal
        assert 0.0 <= choice.value <= 1.0


@pytest.mark.parametrize("name", NAMES)
def test_same_seed_same_choice(name: str) -> None:
    for found in points(4):
        bot, _ = player("castle", name, Watch(lambda: 0.0))
        view = found.state.view(found.seat)
        assert bot.choose(view, found.legal, Random(5), BUDGET) == bot.choose(view, found.legal, Random(5), BUDGET)


def test_the_answer_depends_on_seed_seat_and_ply_only() -> None:
    found = point("support")
    assert answer(request(found, "easy")) == answer(request(found, "easy"))
    assert len({answer(request(point("deploy"), "easy", ply)).action for ply in range(30)}) > 1


@pytest.mark.parametrize(("phase", "options"), DECISIONS)
def test_the_adviser_says_why(phase: str, options: Options) -> None:
    found = point(phase, options=options)
    bot = SearchBot("castle", Watch(lambda: 0.0))
    reasons = bot.choose(found.state.view(found.seat), found.legal, Random(1), BUDGET).reasons
    assert reasons and all(line.key.startswith("castle.reason.") for line in reasons)


@pytest.mark.parametrize("game", GAMES)
def test_only_the_adviser_is_asked_why(game: str) -> None:
    told = {name: player(game, name)[1].reasons > 0 for name in ("easy", "normal", "hard", "champion", HINT)}
    assert told == {"easy": False, "normal": False, "hard": False, "champion": False, HINT: True}


def test_time_ends_a_search() -> None:
    ticks = iter(range(10**6))
    bot = SearchBot("castle", Watch(lambda: float(next(ticks))))
    found = point("attack")
    choice = bot.choose(found.state.view(found.seat), found.legal, Random(1), Budget(10**9, 3.0))
    assert choice.action in found.legal


def test_the_clock_is_looked_at_once_in_some_playouts_however_wide_a_choice_is() -> None:
    looks: list[int] = []
    watch = Watch(lambda: float(looks.append(0) or len(looks)))
    watch.begin(1000.0)
    for _ in range(CHECK_EVERY):
        assert watch.time_left()
    narrow = len(looks)
    for _ in range(CHECK_EVERY):
        assert watch.time_left(CHECK_EVERY)
    assert (narrow, len(looks)) == (2, 2 + CHECK_EVERY)


def test_nobody_waiting_ends_a_search() -> None:
    bot = SearchBot("castle", Watch(lambda: 0.0, lambda: True))
    found = point("attack")
    with pytest.raises(Interrupted):
        bot.choose(found.state.view(found.seat), found.legal, Random(1), Budget(10**9, 3.0))


@pytest.mark.parametrize("options", [DUEL, FOUR], ids=["duel", "four"])
def test_the_rule_player_ends_games_with_legal_moves(options: Options) -> None:
    for seed in range(20):
        state, rnd = RULES.new(seed, options), Random(seed).random
        while state.pending():
            seat = state.pending()[0]
            state.play(seat, choose(state, seat, rnd))
            assert 0.0 <= evaluate(state, seat) <= 1.0
        outcome = state.outcome()
        assert outcome is not None
        assert tuple(evaluate(state, seat) for seat in range(len(outcome.scores))) == outcome.scores


def test_partners_judge_alike_and_teams_share_the_chance() -> None:
    for found in points(60, options=FOUR):
        worth = [evaluate(found.state, seat) for seat in range(4)]
        assert worth[0] == worth[2] and worth[1] == worth[3]
        assert worth[0] + worth[1] == pytest.approx(1.0)


@pytest.mark.parametrize(("fallen", "weak"), [(False, 1), (True, 3)])
def test_the_rule_player_aims_where_a_castle_can_be_taken(fallen: bool, weak: int) -> None:
    """A last garrison that lies open and is sure to lose, against a castle that stands firm."""
    firm = {"front": ["9S", "8S", "7S"], "castle": ["KS", "QS", "JS"]}
    open_to_attack = {"front": ["9D"], "castle": ["7D"], "walls": [], "known": ["g1"]}
    enemies = {weak: open_to_attack, 4 - weak: firm}
    own = {"front": ["QC", "8C"], "castle": ["KC", "7C"]}
    partner = {} if fallen else own
    state = RULES.position({"seat": [own, enemies[1], partner, enemies[3]]})
    for seed in range(20):
        assert choose(state, 0, Random(seed).random) == RULES.parse_action(f"aim {weak + 1}")


@pytest.mark.parametrize("game", ["castle", "duelcard", "jartible", "audatia"])
def test_a_champion_thinks_several_times_as_long_as_hard_and_answers_within_two_seconds(game: str) -> None:
    rows = {row.id: row for row in load_opponents(game).levels}
    assert rows["champion"].iterations >= 3 * rows["hard"].iterations
    assert rows["hard"].seconds < rows["champion"].seconds <= 2.0 - OVERHEAD


def test_levels_are_as_the_file_says() -> None:
    assert [row.id for row in levels("castle")] == ["easy", "normal", "hard", "champion"]
    assert level("castle", HINT) == level("castle", "hard")
    assert load_opponents("castle").format == 1
    assert len(load_weights("castle", FEATURES)) == len(FEATURES)
    with pytest.raises(UnknownLevel):
        player("castle", "godlike")
