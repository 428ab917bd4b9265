"""What the bar says while nobody at the screen is asked: for whom one waits, and that there is nothing to choose."""

from __future__ import annotations

import pytest

from game.engine.view import Seat
from game.match.match import Match
from game.match.seats import SeatSetup
from tests.ui.conftest import Launch
from tests.ui.matches import staged
from tests.ui.pilot import NAMES, Pilot


def heard(pilot: Pilot, most: int = 200) -> list[str]:
    """What the bar says, until somebody is asked."""
    said: list[str] = []
    for _ in range(most):
        prompt = pilot.table.hud.prompt
        if prompt is not None and (not said or said[-1] != pilot.desk.say(prompt)):
            said.append(pilot.desk.say(prompt))
        if pilot.table.session.humans_asked() or pilot.table.sheet is not None:
            return said
        pilot.frames()
    raise AssertionError("nobody is ever asked")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "You have nothing to choose here."),
        ("es", "Aquí no tienes nada que elegir."),
        ("it", "Qui non hai nulla da scegliere."),
    ],
)
def test_who_is_passed_over_does_not_wait_for_himself(language: str, words: str, launch: Launch) -> None:
    """C9: beside the card that is attacked there is only a garrison, and nothing supports."""
    pilot = launch(language=language, speed=1.0)
    match = staged("2H | KH", "9C 8C | 7C KC", "1 attack f1 f1", "1 support none", attacker=1)
    assert match.pending() == (0,) and len(match.legal(0)) == 1
    pilot.open_unsettled(match)
    said = heard(pilot)
    assert words in said
    assert not any(NAMES[0] in line for line in said)


def at_one_screen(blocker: Seat) -> Match:
    """DuelCard: a Chest is announced; of the two people asked, one could block it (D8, D9)."""
    people = tuple(SeatSetup("human", name) for name in NAMES[:3])
    match = Match.new("duelcard", seed=1, options={"ask_always": False}, seats=people, folder=None)
    hands = [["plant", "chest"], ["water"], ["fire"]]
    hands[blocker].append("block")
    match.deals[0].state = match.rules.position({"seat": [{"hand": hand} for hand in hands], "moves": ["0 open chest"]})
    match.state.log = match.deals[0].log
    return match


def test_words_that_others_read_too_do_not_tell_who_had_nothing(launch: Launch) -> None:
    pilot = launch(speed=1.0)
    table = pilot.open_unsettled(at_one_screen(2))
    assert table.match.pending() == (1,) and not table.session.humans_asked()
    assert heard(pilot) == [f"Waiting for {NAMES[seat]}." for seat in (1, 2)]
