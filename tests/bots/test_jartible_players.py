"""Duelo Jartible's computer players: legal in every phase, sensible where sense is plain, with words for hints."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.bots.guide import guide
from game.bots.levels import HINT
from game.bots.mix import mixed, suits
from game.bots.players import player
from game.bots.thought import Table, Watch
from game.engine.contract import Budget, Options
from game.games.jartible import policy
from game.games.jartible.policy.formation import ATTACK_OF, DEFENCE_OF
from game.games.jartible.rules import RULES
from game.games.jartible.state import JartibleState
from tests.bots.jartible_points import OPEN_LISTS, SECRET, point, points
from tests.games.jartible.match import duels, match, side, window

PHASES = ("role", "hand", "scenario", "formation", "line", "support", "duel")
NAMES = ("random", "rules", "easy", "normal", "hard", HINT)
BUDGET = Budget(40, 1000.0, reasons=20)
GUIDE = guide("jartible")


def still() -> Watch:
    return Watch(lambda: 0.0)


def chosen(name: str, state: JartibleState, seat: int, seed: int = 1, iterations: int = 200) -> str:
    """What a computer player does, in the words of the journal."""
    bot, _ = player("jartible", name, still())
    choice = bot.choose(state.view(seat), state.legal(seat), Random(seed), Budget(iterations, 1000.0))
    return RULES.action_text(choice.action)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("phase", PHASES)
def test_a_legal_action_in_each_phase(phase: str, name: str) -> None:
    found = point(phase)
    bot, _ = player("jartible", name, still())
    for seed in range(2):
        choice = bot.choose(found.state.view(found.seat), found.legal, Random(seed), BUDGET)
        assert choice.action in found.legal
        assert 0.0 <= choice.value <= 1.0
        assert all(line.key.startswith("jartible.reason.") for line in choice.reasons)
        assert bool(choice.reasons) == (name in ("hard", HINT))


@pytest.mark.parametrize("options", [SECRET, OPEN_LISTS, {"roles": "same_player"}], ids=["secret", "open", "same"])
@pytest.mark.parametrize("pair", [("easy", "hard"), ("hard", "normal")])
def test_whole_matches_between_levels(pair: tuple[str, str], options: Options) -> None:
    state = RULES.new(5, options).clone()
    bots = [player("jartible", name, still())[0] for name in pair]
    rng = Random(2)
    while pending := state.pending():
        seat = pending[0]
        state.play(seat, bots[seat].choose(state.view(seat), state.legal(seat), rng, Budget(6, 1000.0)).action)
    assert state.outcome() is not None


def test_expected_shares_make_one_win() -> None:
    for found in points():
        assert sum(policy.evaluate(found.state, seat) for seat in (0, 1)) == pytest.approx(1.0)


def test_duels_are_mixed() -> None:
    found = point("duel")
    table = Table(RULES, GUIDE, found.state.view(found.seat))
    assert suits(table, Random(1))
    lines = mixed(table, Random(1), 100, still())
    assert sum(line.share for line in lines) == pytest.approx(1.0)
    assert {line.meaning for line in lines} == set(found.legal)


def test_creatures_of_like_speed_are_not_always_sent_in_the_same_order() -> None:
    state = duels("flamenquino burracan vencejazo abubill", "gambaraja churreptil flamenquino abubill")
    sent = Counter(chosen("rules", state, 0, seed) for seed in range(40))
    assert len(sent) == 3 and max(sent.values()) < 30


@pytest.mark.parametrize("name", ["rules", "normal", "hard"])
def test_who_decides_last_plays_just_what_wins(name: str) -> None:
    """Seat 0 attacks with 100 against 120, and decides after the rival: 75 more win, so does nothing else in hand."""
    state = window(
        side(hand="medallon_jartible chicharrones abubill gatapeo sardinete", attack="toromeo", defence="botijuno"),
        side(hand="abubill gatapeo", attack="abubill", defence="alcachofante sardinete"),
        "1 pass", first_ap=1, window="closing", opened="defence",
    )  # fmt: skip
    assert {chosen(name, state, 0, seed) for seed in range(4)} == {"support medallon_jartible"}


@pytest.mark.parametrize("name", ["rules", "hard"])
def test_who_decides_last_and_leads_keeps_his_support_for_the_closing(name: str) -> None:
    state = window(
        side(hand="salmorejo abubill gatapeo sardinete", attack="toromeo gatapeo", defence="botijuno"),
        side(hand="abubill gatapeo palmas", attack="abubill naranjaguar", defence="alcachofante"),
        "1 pass", first_ap=1,
    )  # fmt: skip
    assert {chosen(name, state, 0, seed) for seed in range(4)} == {"pass"}


@pytest.mark.parametrize("name", ["rules", "hard"])
def test_a_knock_out_is_taken(name: str) -> None:
    """The rival's line holds one creature, and the slipper removes it (J13)."""
    state = window(
        side(hand="alpargatazo abubill", attack="abubill", defence="botijuno"),
        side(hand="abubill gatapeo", attack="abubill naranjaguar", defence="tortuguitarra"),
        "1 pass", first_ap=1,
    )  # fmt: skip
    assert {chosen(name, state, 0, seed) for seed in range(4)} == {"support alpargatazo"}


@pytest.mark.parametrize("name", ["rules", "normal", "hard"])
def test_strikers_attack_and_walls_defend(name: str) -> None:
    state = match(
        side(hand="toromeo naranjaguar zambombo alcachofante botijuno tortuguitarra"),
        side(hand="toromeo naranjaguar chocomotora alcachofante boqueronte tortuguitarra"),
    )  # fmt: skip
    for seed in range(3):
        placed = state.clone()
        while placed.phase == state.phase:
            seat = placed.pending()[0]
            words = chosen(name if seat == 0 else "rules", placed, seat, seed, 60)
            placed.play(seat, RULES.parse_action(words))
        attack, defence = placed.lines[0], placed.lines[1]
        wrong = sum(DEFENCE_OF[kind] > ATTACK_OF[kind] for kind in attack)
        wrong += sum(DEFENCE_OF[kind] < ATTACK_OF[kind] for kind in defence)
        assert wrong <= 1
