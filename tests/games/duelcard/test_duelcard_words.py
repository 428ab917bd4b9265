"""All that a match says has words in every language: its log, its questions, its end."""

from __future__ import annotations

import pytest

from game.engine.event import events_for
from game.engine.text import Text
from game.text.catalogue import Catalogue
from game.text.languages import languages
from tests.games.cases import Case
from tests.games.duelcard.case import CASES
from tests.games.walk import logged, seeds, step, viewers


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
@pytest.mark.parametrize("language", list(languages()))
def test_everything_said_has_words(case: Case, language: str) -> None:
    words = Catalogue.load(language, ["duelcard"])
    said: set[str] = set()

    def say(message: Text) -> None:
        said.add(words.say(message, ("Ann", "Bea", "Cid", "Dan")))

    for seed in seeds(30 * case.share):
        for state, seat, _ in step(case, seed):
            for decision in [state.decision(seat) for seat in state.pending()]:
                assert decision is not None
                say(decision.text)
            if seat == -9:
                outcome = state.outcome()
                assert outcome is not None
                say(outcome.reason)
                for viewer in viewers(case):
                    for event in events_for(logged(state), viewer):
                        if event.line is not None:
                            say(event.line)
    assert len(said) > 50
    assert [line for line in said if "duelcard." in line or "common." in line or "{" in line] == []
