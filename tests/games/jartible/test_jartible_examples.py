"""The worked examples of the rules page. Two to four give totals of lines to the resolver, one and five are played."""

from __future__ import annotations

from game.engine.view import PUBLIC
from game.games.jartible.cards import KIND_BY_ID, support_effect
from game.games.jartible.effects import Side
from game.games.jartible.state import JartibleState
from game.games.jartible.window import BY_TOTAL, BY_VL, Play, resolve
from tests.games.jartible.match import dealt, full_deck, legal, match, play, refused, side, told, totals, with_decks

A, B = 0, 1


def line(atq: int = 0, vl: int = 0, df: int = 0) -> list[tuple[int, int, int, int, int]]:
    """A line that comes to these sums."""
    return [(atq, vl, df, 1, 0)]


def support(seat: int, name: str) -> Play:
    return seat, support_effect(KIND_BY_ID[name])


def test_example_1_speed_draw() -> None:
    """Abubill (50) v Chicharrones (0): Abubill's owner picks the role."""
    decks = with_decks(full_deck("abubill", "abubill", "abubill"), full_deck("chicharrones"))
    for seed in range(4000):
        state = dealt(seed, **decks)
        first = [told(state, "speed")[0].moves[seat][2] for seat in (A, B)]
        if first == [KIND_BY_ID["abubill"], KIND_BY_ID["chicharrones"]]:
            break
    else:
        raise AssertionError("those two cards never met")
    assert state.pending() == (A,) and len(told(state, "speed")) == 1
    assert legal(state, A) == {"role formation", "role support"}
    play(state, "0 role formation")
    facts = state.view(PUBLIC).facts
    assert (facts.first_form, facts.first_ap) == (A, B)


def test_example_2_neutralised() -> None:
    """ATQ 220 v DF 270; María del Monte +75 answered by Cartujanos: 220 v 270, the defender's minipoint."""
    lines = (line(atq=220), line(df=270))
    alone = resolve(lines, A, [support(A, "maria_del_monte")], [])
    assert (alone.winner, alone.totals) == (A, (295, 270))
    result = resolve(lines, A, [support(A, "maria_del_monte"), support(B, "cartujanos")], [])
    assert (result.winner, result.totals, result.by) == (B, (220, 270), BY_TOTAL)


def test_example_3_blocked_and_decided_by_vl() -> None:
    """ATQ 260 v DF 260, Sergio Ramos first: no AP decision for the rival; VL 180 (defender) v 120."""
    result = resolve((line(df=260, vl=180), line(atq=260, vl=120)), B, [support(A, "sergio_ramos")], [])
    assert (result.winner, result.by, result.vls) == (A, BY_VL, (180, 120))
    state = closing_window("0 support sergio_ramos")
    assert [event.args[1] for event in told(state, "block")] == [B]
    assert totals(state)[-1][0] == A and not told(state, "pass")
    assert told(state, "tie_break"), "one minipoint each"
    assert state.view(PUBLIC).facts.minipoints == (1, 1)


def closing_window(*moves: str) -> JartibleState:
    """B attacks with 190 (VL 80) against 190 (VL 90); B has won the opening window."""
    return match(
        side(hand="sergio_ramos perdigallo piononauta", attack="gatapeo", defence="botijuno aceitunio"),
        side(hand="chicharrones perdigallo", attack="toromeo naranjaguar", defence="botijuno", minipoints=1),
        *moves, phase="support", window="closing", opened="attack", first_form=A, first_ap=A,
    )  # fmt: skip


def test_example_4_passed_is_passed() -> None:
    """A leads by 60 and passes; B plays Medallón: B by 15; A may not play."""
    a_leads = (line(df=160), line(atq=100))
    assert resolve(a_leads, B, [], []).winner == A
    result = resolve(a_leads, B, [support(B, "medallon_jartible")], [])
    assert (result.winner, result.totals) == (B, (160, 175))
    state = match(
        side(hand="chicharrones perdigallo", attack="toromeo", defence="botijuno sardinete gambaraja_shiny"),
        side(hand="medallon_jartible perdigallo", attack="gazpachito gatapeo", defence="perdigallo"),
        "0 pass", "1 support medallon_jartible",
        phase="support", window="opening", opened="defence", first_form=A, first_ap=A,
    )  # fmt: skip
    assert totals(state) == [(B, 140, 185)]
    assert state.view(PUBLIC).facts.window == 1 and state.pending() == (A,)
    assert "chicharrones" in " ".join(legal(state, A)), "in the next window he may"


def test_example_5_coin() -> None:
    """Duels void, A, B: level; heads: ATQ sums decide, tails: DF sums."""
    winners = {}
    for seed in range(12):
        state = duels(seed)
        assert [event.args[1] for event in told(state, "duel")] == [-1, A, B]
        _, tails, one, two = told(state, "coin")[0].args
        assert (tails, one, two) in ((0, 120, 210), (1, 220, 100))
        winners[tails] = told(state, "won")[0].args[1]
    assert winners == {0: B, 1: A}


def duels(seed: int) -> JartibleState:
    """VL 60 v 60, 60 v 40, 20 v 60; ATQ 120 v 210, DF 220 v 100."""
    return match(
        side(hand="perdigallo piononauta caracole", attack="gatapeo", defence="botijuno", minipoints=1),
        side(hand="chocomotora gazpachito sardinete", attack="toromeo", defence="aceitunio", minipoints=1),
        "0 duel perdigallo", "1 duel chocomotora", "0 duel piononauta", "1 duel gazpachito",
        "0 duel caracole", "1 duel sardinete",
        phase="duel", window="tie_break", opened="attack", seed=seed,
    )  # fmt: skip


def test_a_line_given_as_a_total_counts_as_it_is() -> None:
    assert Side(line(atq=220, vl=70), True).printed() == 220
    assert refused(closing_window(), B, "pass") == ("waiting", "J15")
