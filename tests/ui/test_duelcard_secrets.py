"""DuelCard's screen tells nothing that the viewer can't know: neither hidden cards nor whether anybody could answer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.bots.worker import Answer, BotRequest
from game.engine.contract import Choice, Options
from game.engine.view import PUBLIC, UNKNOWN, Seat
from game.games.duelcard.actions import PASS_ACTION
from game.games.duelcard.phases import ACTION, ANSWER, COMMIT, PICKING
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState
from tests.games.cases import Game, History
from tests.games.duelcard.redeal import redeal
from tests.games.duelcard.table import match
from tests.ui.conftest import Launch
from tests.ui.duelcard_player import beginning
from tests.ui.pilot import Pilot, QuickWorker, all_texts

TWINS = 3
Moment = Callable[[DuelCardState], bool]


def asked(seat: Seat, phase: int) -> Moment:
    return lambda state: seat in state.pending() and state.phase == phase


def last_to_choose(state: DuelCardState) -> bool:
    return state.phase == COMMIT and state.pending() == (0,) and state.turn > 1


def robbed(state: DuelCardState) -> bool:
    """Somebody picks one of the viewer's cards, or of a third player's."""
    return state.phase == PICKING and state.actor != 0


MOMENTS: dict[str, tuple[int, Moment]] = {
    "hand mode": (2, lambda state: asked(0, ACTION)(state) and state.turn > 1),
    "asked for an answer": (3, asked(0, ANSWER)),
    "a hand held out": (4, asked(0, PICKING)),
    "robbed": (4, robbed),
    "others have chosen": (4, last_to_choose),
    "others have chosen, of two": (2, last_to_choose),
}
PUBLIC_MOMENTS: dict[str, tuple[int, Moment]] = {
    "hand mode": (2, lambda state: state.phase == ACTION and state.turn == 3),
    "one has chosen": (2, lambda state: state.phase == COMMIT and len(state.pending()) == 1),
    "a hand held out": (3, lambda state: state.phase == PICKING),
}


def history_to(seats: int, there: Moment) -> tuple[Game, DuelCardState]:
    """A random match played to a moment."""
    for seed in range(50):
        options: Options = {"seats": seats}
        state, rng = RULES.new(seed, options), Random(seed)
        history: History = []
        for _ in range(120):
            if not state.pending() or there(state):
                break
            seat = rng.choice([seat for seat in state.pending() if seat] or state.pending())
            action = rng.choice(state.legal(seat))
            state.play(seat, action)
            history.append((seat, action))
        if state.pending() and there(state):
            return Game(seed, options, history), state
    raise AssertionError("it never came so far")


def worlds(seats: int, there: Moment, viewer: Seat) -> list[DuelCardState]:
    """The real state, and others that the viewer can't tell from it."""
    game, real = history_to(seats, there)
    found = [real]
    for number in range(TWINS):
        other, moves = redeal(game, viewer, Random(number))
        for seat, action in moves:
            other.play(seat, action)
        assert other.view(viewer) == real.view(viewer)
        found.append(other)
    assert len({tuple(tuple(sorted(hand)) for hand in state.hands) for state in found}) > 1, "the worlds do not differ"
    return found


def tour(pilot: Pilot) -> tuple[list[bytes], list[str]]:
    """Pixels and words on the way round: pointing at backs, looking closely, keys, another size, the log."""
    frames, words = [pilot.pixels()], list(all_texts(pilot))

    def keep() -> None:
        pilot.rest()
        frames.append(pilot.pixels())
        words.extend(all_texts(pilot))

    table = pilot.table
    if table.plan is not None and table.sheet is None:
        backs = [slot for slot in table.plan.boxes if table.view.card(slot) == UNKNOWN]
        for slot in (backs[0], backs[-1]):
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
    seats, there = MOMENTS[name]
    tours = []
    for world in worlds(seats, there, 0):
        pilot = launch(size=(800, 600))
        pilot.worker.cancel()
        pilot.worker.poll = lambda: None  # type: ignore[method-assign]
        table = pilot.open_unsettled(beginning(world))
        settle(pilot)
        assert table.seating.viewer == 0
        tours.append(tour_without_rest(pilot) if name == "robbed" else tour(pilot))
    expect_same(tours)


def settle(pilot: Pilot) -> None:
    """Until nothing moves, whoever is still thinking."""
    for _ in range(400):
        pilot.frames(1, 0.1)
        if not pilot.table.show.busy:
            break
    pilot.frames(3)


def tour_without_rest(pilot: Pilot) -> tuple[list[bytes], list[str]]:
    """While the computer thinks there is no rest: one picture, and all words."""
    return [pilot.pixels()], list(all_texts(pilot))


@pytest.mark.parametrize("name", PUBLIC_MOMENTS)
def test_under_the_curtain_only_what_all_know_is_drawn(launch: Launch, name: str) -> None:
    seats, there = PUBLIC_MOMENTS[name]
    tours = []
    for world in worlds(seats, there, PUBLIC):
        pilot = launch(size=(800, 600))
        table = pilot.open(match=beginning(world, people=seats))
        assert table.sheet is not None and table.sheet.kind == "curtain"
        assert table.view == world.view(PUBLIC)
        tours.append(tour(pilot))
    expect_same(tours)


# Whether anybody could answer (D9)


class Passing(QuickWorker):
    """A computer that lets everything pass."""

    def poll(self) -> Answer | None:
        request: BotRequest | None = self._open
        answer = super().poll()
        if request is None or answer is None or request.view.facts.phase != ANSWER:
            return answer
        return Answer(answer.ticket, Choice(PASS_ACTION, 0.0, ()), False)


@pytest.mark.parametrize("step", [1 / 60, 0.1])
@pytest.mark.parametrize("rivals", [("pff", "wf"), ("pfff", "wff", "fpp")])
def test_who_could_answer_is_not_to_be_noticed(launch: Launch, step: float, rivals: tuple[str, ...]) -> None:
    """A Chest is announced; the rivals let it pass, with a Block in hand or without: the same words, the same time."""
    films = []
    for block in ("", "B", "J"):
        hands = [hand if not block else hand[:-1] + block for hand in rivals]
        state = match("pwC", *hands)
        pilot = launch(size=(640, 480), speed=1.0)
        pilot.worker = Passing()
        pilot.open(match=beginning(state))
        pilot.frames(6)
        deck = ("deck", len(state.deck) - 1)
        pilot.drag(pilot.spot(("hand/0", 2)), pilot.spot(deck))
        film = []
        for _ in range(1000):
            pilot.frames(1, step)
            film.append(tuple(all_texts(pilot)))
            if 0 in pilot.table.session.humans_asked():
                break
        films.append(film[:-1])
    assert len(films[0]) > 3
    assert films[0] == films[1] == films[2]
