"""Whether anybody could answer a card of DuelCard is not to be noticed (D9)."""

from __future__ import annotations

import pytest

from game.bots.worker import Answer, BotRequest
from game.engine.contract import Choice
from game.games.duelcard.actions import PASS_ACTION
from game.games.duelcard.phases import ANSWER
from tests.games.duelcard.table import match
from tests.ui.conftest import Launch
from tests.ui.duelcard_player import beginning
from tests.ui.pilot import QuickWorker, all_texts


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
