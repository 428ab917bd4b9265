"""Each effect alone, then their order (J11, J16, J17)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from game.games.jartible import effects
from game.games.jartible import vocabulary as v
from game.games.jartible.cards import Card
from game.games.jartible.effects import Side
from game.games.jartible.window import BY_SCENARIO, BY_TOTAL, BY_VL, VOID, Result, resolve, standing

A, B = 0, 1
Numbers = tuple[int, int, int]


def cards(*numbers: Numbers, stars: int = 2, shiny: tuple[int, ...] = ()) -> list[Card]:
    """Creatures by (ATQ, VL, DF); ``shiny``: the places of those that are."""
    return [(*three, stars, int(i in shiny)) for i, three in enumerate(numbers)]


ATTACK = cards((40, 10, 90), (70, 20, 10), (50, 30, 60))
"""160 in attack, VL 60."""
DEFENCE = cards((20, 40, 60), (80, 50, 30))
"""90 in defence, VL 90."""


def window(attack: list[Card] = ATTACK, defence: list[Card] = DEFENCE) -> tuple[Side, Side]:
    return Side(attack, True), Side(defence, False)


def applied(effect: Any, own: Side, rival: Side) -> tuple[Side, Side]:
    """Both lines after the effect of one's owner."""
    step, apply = effects.STEP[type(effect)]
    assert step in range(8)
    apply((own, rival), effect)
    return own, rival


def after(*plays: tuple[int, Any], scenarios: tuple[Any, ...] = (), attack: list[Card] = ATTACK,
          defence: list[Card] = DEFENCE) -> Result:  # fmt: skip
    """The window: A attacks, B defends."""
    return resolve((attack, defence), A, plays, scenarios)


# Each effect


@pytest.mark.parametrize(("whose", "line", "bonus"), [
    ("own", "attack", (75, 0)), ("own", "defence", (0, 0)), ("own", "any", (75, 0)),
    ("rival", "attack", (0, 0)), ("rival", "defence", (0, 75)), ("rival", "any", (0, 75)),
])
def test_line(whose: Any, line: Any, bonus: tuple[int, int]) -> None:
    own, rival = applied(v.LineBonus(whose, line, 75), *window())
    assert (own.bonus, rival.bonus) == bonus and own.values == [40, 70, 50]


def test_each() -> None:
    own, rival = applied(v.EachBonus("own", 25), *window())
    assert (own.values, rival.values) == ([65, 95, 75], [60, 30])
    own, rival = applied(v.EachBonus("rival", -50), *window())
    assert (own.values, rival.values) == ([40, 70, 50], [10, 0]), "never below 0"


def test_lowest() -> None:
    own, _ = applied(v.LowestBonus(2, 40), *window())
    assert own.values == [80, 70, 90]
    own, _ = applied(v.LowestBonus(2, 40), *window(attack=ATTACK[:1]))
    assert own.values == [80], "a line of one gets it once"
    own, _ = applied(v.LowestBonus(1, 40), *window(attack=cards((50, 0, 0), (50, 0, 0))))
    assert own.values == [90, 50], "of equal ones the first placed"


def test_remove() -> None:
    own, rival = applied(v.Remove(), *window())
    assert (rival.values, rival.vls, rival.gone) == ([60], [40], [1]) and own.gone == []
    applied(v.Remove(), own, rival)
    assert (rival.values, rival.printed(), rival.gone) == ([], 0, [1, 0]), "places as they were"
    applied(v.Remove(), own, rival)
    assert rival.gone == [1, 0]


def test_swap() -> None:
    own, rival = applied(v.Swap("own"), *window())
    assert (own.values, rival.values, own.printed()) == ([90, 10, 60], [60, 30], 160)
    own, rival = applied(v.Swap("rival"), *window())
    assert (own.values, rival.values, rival.printed()) == ([40, 70, 50], [20, 80], 100)
    applied(v.Swap("rival"), own, rival)
    assert rival.values == [60, 30]


def test_silence() -> None:
    own, rival = applied(v.Silence(), *window())
    assert (own.values, rival.values, rival.vls) == ([40, 70, 50], [0, 30], [40, 50])
    assert applied(v.Silence(), *window(defence=[]))[1].values == []


def test_double() -> None:
    own, rival = applied(v.Double(), *window())
    assert (own.values, rival.values) == ([40, 140, 50], [60, 30])
    assert applied(v.Double(), *window(attack=[]))[0].values == []
    assert applied(v.Double(), *window(attack=cards((50, 0, 0), (50, 0, 0))))[0].values == [100, 50]


def test_swing() -> None:
    attack, defence = window()
    assert applied(v.Swing(90), defence, attack)[0].bonus == 30
    attack, defence = window()
    assert applied(v.Swing(20), defence, attack)[0].bonus == 20, "up to a limit"
    attack, defence = window()
    assert applied(v.Swing(90), attack, defence)[0].bonus == 0, "nothing for a line that is behind"


def test_pace() -> None:
    own, rival = applied(v.Pace(20), *window())
    assert (own.vls, rival.vls, own.values) == ([30, 40, 50], [40, 50], [40, 70, 50])


def test_ignore() -> None:
    own, rival = applied(v.Ignore(), *window())
    assert (own.values, rival.values) == ([40, 70, 50], [60, 30])
    scenarios = (v.CardsBonus("atq", "all", -20), v.LinesBonus("defence", 25), v.Floor(), v.TieTo("defence"))
    assert after(scenarios=scenarios).totals == (160, 115)
    assert after((B, v.Ignore()), scenarios=scenarios).totals == (160, 90)
    level = after((A, v.Ignore()), attack=cards((90, 200, 0)), scenarios=scenarios)
    assert (level.winner, level.by) == (A, BY_VL), "the tie rule too"


@pytest.mark.parametrize(("stat", "of", "expected"), [
    ("atq", "all", ([50, 80, 60], [60, 30])), ("df", "all", ([40, 70, 50], [70, 40])),
    ("atq", "shiny", ([40, 80, 50], [60, 30])), ("df", "one_star", ([40, 70, 50], [70, 40])),
    ("atq", "one_star", ([40, 70, 50], [60, 30])),
])
def test_scenario_cards(stat: Any, of: Any, expected: tuple[list[int], list[int]]) -> None:
    shine = cards(*(card[:3] for card in ATTACK), shiny=(1,))
    defence = cards(*(card[:3] for card in DEFENCE), stars=1)
    own, rival = window(shine, defence)
    effects.cards((own, rival), v.CardsBonus(stat, of, 10))
    effects.cards((rival, own), v.CardsBonus(stat, of, 10))
    assert (own.values, rival.values) == expected


def test_scenario_cards_never_below_zero() -> None:
    own, _ = applied(v.CardsBonus("atq", "all", -20), *window(attack=cards((10, 0, 0), (30, 0, 0))))
    assert own.values == [0, 10]


def test_scenario_used() -> None:
    shine = cards(*(card[:3] for card in ATTACK), shiny=(0, 2))
    assert applied(v.UsedBonus("shiny", 20), *window(shine))[0].values == [60, 70, 70]
    assert after(scenarios=(v.UsedBonus("all", 10),)).totals == (190, 110), "for both"


def test_scenario_lines() -> None:
    assert after(scenarios=(v.LinesBonus("attack", 25),)).totals == (185, 90)
    assert after(scenarios=(v.LinesBonus("defence", -25),)).totals == (160, 65)
    assert resolve((DEFENCE, ATTACK), B, (), (v.LinesBonus("attack", 25),)).totals == (90, 185)


def test_scenario_floor() -> None:
    less = (B, v.LineBonus("rival", "any", -75))
    assert after(less).totals == (85, 90)
    assert after(less, scenarios=(v.Floor(),)).totals == (160, 90)
    assert after((A, v.LineBonus("own", "any", 75)), scenarios=(v.Floor(),)).totals == (235, 90)
    assert after((A, v.Remove()), (B, v.EachBonus("rival", -10)), scenarios=(v.Floor(),)).totals == (160, 60), (
        "the sum of the creatures still there"
    )
    swapped = after((A, v.Swap("own")), (B, v.LineBonus("rival", "any", -20)), attack=cards((90, 0, 10)),
                    scenarios=(v.Floor(),))  # fmt: skip
    assert swapped.totals == (10, 90), "of the number that counts"


@pytest.mark.parametrize("line", ["attack", "defence"])
def test_scenario_tie(line: Any) -> None:
    result = after(attack=cards((90, 90, 0)), scenarios=(v.TieTo(line),))
    assert (result.winner, result.by) == (A if line == "attack" else B, BY_SCENARIO)
    assert after(scenarios=(v.TieTo(line),)).by == BY_TOTAL


def test_what_reaches_beyond_a_window_does_nothing_in_it() -> None:
    for effect in (v.Draw(2), v.TakeBack(), v.Block(), v.Neutralise()):
        assert after((A, effect)) == after()
    for scenario in (v.Most(4), v.Slow(), v.NoSupport("closing")):
        assert after(scenarios=(scenario,)) == after()


# Neutralised, and the order


def test_neutralise_cancels_what_came_before_it() -> None:
    double, undo = (A, v.Double()), (B, v.Neutralise())
    assert standing([double, undo]) == [undo]
    assert standing([undo, double]) == [undo, double], "what comes after stands"
    assert after(double, undo).totals == (160, 90) and after(undo, double).totals == (230, 90)


def test_totals_are_not_below_zero() -> None:
    assert after((A, v.LineBonus("rival", "any", -200))).totals == (160, 0)


def test_equal_totals_go_by_vl_and_then_to_nobody() -> None:
    level = after(attack=cards((90, 90, 0)), defence=cards((0, 89, 90)))
    assert (level.winner, level.by, level.vls) == (A, BY_VL, (90, 89))
    void = after(attack=cards((90, 90, 0)), defence=cards((0, 90, 90)))
    assert (void.winner, void.by) == (-1, VOID)
    assert after((B, v.Pace(20)), attack=cards((90, 90, 0)), defence=cards((0, 90, 90))).winner == B


IN_ORDER = [
    # an effect of an earlier step, one of a later step, both by A or as scenario; the total of A shows the order
    ((A, v.Swap("own")), (A, v.Double()), 90 * 2 + 10 + 60),
    ((B, v.Remove()), (A, v.Double()), 140 + 50),
    ((B, v.Silence()), (A, v.Double()), 40 + 0 + 100),
    ((B, v.Remove()), (A, v.LowestBonus(1, 40)), 70 + 90),
    ((B, v.Silence()), (A, v.LowestBonus(1, 40)), 40 + 40 + 50),
    ((A, v.Double()), (B, v.EachBonus("rival", -50)), 0 + 90 + 0),
    ((B, v.EachBonus("rival", -50)), (A, v.LineBonus("own", "any", 75)), 0 + 20 + 0 + 75),
]


@pytest.mark.parametrize(("first", "second", "total"), IN_ORDER)
def test_the_order_of_steps_not_of_plays(first: Any, second: Any, total: int) -> None:
    for plays in permutations((first, second)):
        assert after(*plays).totals[A] == total


def test_scenarios_come_between_swap_and_silence() -> None:
    feria = v.CardsBonus("atq", "all", 20)
    assert after((A, v.Swap("own")), scenarios=(feria,)).totals[A] == 160, "ATQ doesn't count any more"
    assert after((A, v.Double()), scenarios=(feria,)).totals[A] == 60 + 180 + 70
    assert after((B, v.Silence()), scenarios=(feria,)).totals[A] == 60 + 70
    assert after((B, v.Remove()), scenarios=(v.UsedBonus("all", 20),)).totals[A] == 90 + 70


def test_a_bonus_goes_by_the_line_also_when_it_is_swapped() -> None:
    result = after((A, v.Swap("own")), (B, v.LineBonus("rival", "attack", -60)))
    assert result.totals[A] == 100


def test_both_sides_at_once() -> None:
    result = after((A, v.Silence()), (B, v.Silence()))
    assert result.totals == (90, 30)
    assert after((A, v.Remove()), (B, v.Remove())).gone == ((0,), (1,))
