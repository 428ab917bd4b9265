"""The screen of Audatia tells nothing that the viewer can't know: worlds alike for him look alike."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.engine.contract import Options
from game.engine.view import PUBLIC, UNKNOWN, Seat
from game.games.audatia.phases import EXCHANGE, FIGHT, ORDER, POSTA, REACT, STEP, SUDDEN, TRADE
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from tests.games.audatia.redeal import redeal
from tests.games.cases import Game, History
from tests.ui.audatia_player import beginning
from tests.ui.conftest import Launch
from tests.ui.pilot import Pilot, all_texts

TWINS = 3
Moment = Callable[[AudatiaState], bool]
SUDDEN_DEATH: Options = {"variant": "sudden"}


def asked(phase: int) -> Moment:
    return lambda state: state.phase == phase and 0 in state.pending()


def rival_has_chosen(phase: int) -> Moment:
    return lambda state: state.phase == phase and state.pending() == (0,) and any(state.size)


MOMENTS: dict[str, tuple[Options, Moment]] = {
    "the first hand": ({}, rival_has_chosen(EXCHANGE)),
    "trades": ({}, lambda state: asked(TRADE)(state) and len(state.traded[1]) > 1),
    "a posta chosen in secret": ({}, rival_has_chosen(POSTA)),
    "before the blow": ({"character_1": "boucicault"}, asked(STEP)),
    "an attack": ({"variant": "hall"}, asked(REACT)),
    "largo": ({}, asked(FIGHT)),
    "a row laid in secret": (SUDDEN_DEATH, rival_has_chosen(ORDER)),
    "rows": (SUDDEN_DEATH, lambda state: state.variant == SUDDEN and asked(REACT)(state)),
}
PUBLIC_MOMENTS: dict[str, tuple[Options, Moment]] = {
    "one has decided on his hand": ({}, lambda state: state.phase == EXCHANGE and len(state.pending()) == 1),
    "one has chosen a posta": ({}, lambda state: state.phase == POSTA and len(state.pending()) == 1),
    "before the blow": ({}, lambda state: state.phase == STEP),
    "one has laid his row": (SUDDEN_DEATH, lambda state: state.phase == ORDER and len(state.pending()) == 1),
}


def history_to(options: Options, there: Moment) -> tuple[Game, AudatiaState]:
    """A random duel played to a moment; whose seat is 1 decides first where both do."""
    for seed in range(120):
        state, rng = RULES.new(seed, options), Random(seed)
        history: History = []
        for _ in range(260):
            if not state.pending() or there(state):
                break
            seat = state.pending()[-1]
            action = rng.choice(state.legal(seat))
            state.play(seat, action)
            history.append((seat, action))
        if state.pending() and there(state):
            return Game(seed, options, history), state
    raise AssertionError("it never came so far")


def worlds(options: Options, there: Moment, viewer: Seat) -> list[AudatiaState]:
    """The real state, and others that the viewer can't tell from it."""
    game, real = history_to(options, there)
    found = [real]
    for number in range(TWINS):
        other, moves = redeal(game, viewer, Random(number))
        for seat, action in moves:
            other.play(seat, action)
        assert other.view(viewer) == real.view(viewer)
        found.append(other)
    secrets = {str([[state.hand(seat) for seat in (0, 1)], state.deck, state.chosen, state.row]) for state in found}
    assert len(secrets) > 1, "the worlds do not differ"
    return found


def tour(pilot: Pilot) -> tuple[list[bytes], list[str]]:
    """Pixels and words on the way round: pointing at backs and cards, looking closely, keys, other sizes."""
    frames, words = [pilot.pixels()], list(all_texts(pilot))

    def keep() -> None:
        pilot.rest()
        frames.append(pilot.pixels())
        words.extend(all_texts(pilot))

    table = pilot.table
    if table.plan is not None and table.sheet is None:
        backs = [slot for slot in table.plan.boxes if table.view.card(slot) == UNKNOWN]
        for slot in (backs[0], backs[len(backs) // 2], backs[-1]):
            pilot.move(pilot.spot(slot))
            keep()
            pilot.click(pilot.spot(slot), button=3)
            keep()
            pilot.escape()
            keep()
        pilot.tab()
        keep()
    pilot.resize((700, 900))
    keep()
    pilot.resize((800, 600))
    keep()
    return frames, words


def expect_same(tours: list[tuple[list[bytes], list[str]]]) -> None:
    assert all(words == tours[0][1] for _, words in tours), "words tell the worlds apart"
    for number, frames in enumerate(zip(*(frames for frames, _ in tours), strict=True)):
        assert len(set(frames)) == 1, f"frame {number} of the tour tells the worlds apart"


@pytest.mark.parametrize("name", MOMENTS)
def test_worlds_that_a_player_cannot_tell_apart_look_the_same(launch: Launch, name: str) -> None:
    tours = []
    for world in worlds(*MOMENTS[name], 0):
        pilot = launch(size=(800, 600))
        table = pilot.open(match=beginning(world))
        assert table.seating.viewer == 0
        tours.append(tour(pilot))
    expect_same(tours)


@pytest.mark.parametrize("name", PUBLIC_MOMENTS)
def test_under_the_curtain_only_what_all_know_is_drawn(launch: Launch, name: str) -> None:
    tours = []
    for world in worlds(*PUBLIC_MOMENTS[name], PUBLIC):
        pilot = launch(size=(800, 600))
        table = pilot.open(match=beginning(world, people=2))
        assert table.sheet is not None and table.sheet.kind == "curtain"
        assert table.view == world.view(PUBLIC)
        tours.append(tour(pilot))
    expect_same(tours)
