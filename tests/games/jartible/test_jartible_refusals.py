"""Refusals not tested with their rules, gestures, and that everything said has words in three languages."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from game.engine.contract import Intent
from game.engine.errors import IllegalAction
from game.engine.text import Text
from game.engine.view import OPEN, PUBLIC
from game.games.jartible.actions import ACTION_BY_TEXT
from game.games.jartible.rules import RULES
from game.match.setup import option_text
from game.text.catalogue import Catalogue
from tests.games.jartible.case import GAME
from tests.games.jartible.match import dealt, duels, match, play, refused, seen, short, side
from tests.games.walk import options, slots, step

LANGUAGES = ("en", "es", "it")
FOLDER = Path(__file__).resolve().parents[3] / "game" / "games" / "jartible"
A, B = 0, 1


def formation() -> dict[str, object]:
    return side(hand="abubill gatapeo chicharrones feria")


def test_not_now_not_yours_not_there() -> None:
    state = match(formation(), formation())
    assert refused(state, B, "place abubill attack") == ("waiting", "J12")
    assert refused(state, A, "pass") == ("phase.formation", "J12")
    assert refused(state, A, "place toromeo attack") == ("card", "J12")
    assert refused(dealt(5), dealt(5).pending()[0], "keep") == ("phase.role", "J8")


def test_after_the_end() -> None:
    *_, (state, _, _) = step(GAME, 1)
    for words in ("pass", "keep", "role formation"):
        for seat in (A, B, PUBLIC, OPEN):
            with pytest.raises(IllegalAction) as error:
                state.play(seat, ACTION_BY_TEXT[words])
            assert short(error.value.reason) == ("over", "J5")


def test_gestures_of_the_formation() -> None:
    view = match(formation(), formation()).view(A)
    onto_line = RULES.actions(view, Intent(("hand/0", 0), ("attack/0", 0)))
    assert onto_line == (ACTION_BY_TEXT["place abubill attack"],)
    assert RULES.actions(view, Intent(("hand/0", 0), ("attack/1", 0))) == ()
    assert short(RULES.why_not(view, Intent(("hand/0", 2), ("attack/0", 0)))) == ("phase.formation", "J12")
    assert short(RULES.why_not(view, Intent(("hand/0", 0), ("ap/0", 0)))) == ("there.formation", "J12")
    assert short(RULES.why_not(view, Intent(None, ("deck/0", 0)))) == ("there.formation", "J12")
    assert RULES.buttons(view) == ()


def test_gestures_name_the_rule_that_forbids_them() -> None:
    state = play(match(side(hand="abubill_shiny gatapeo_shiny sardinete"), formation()),
                 "0 place abubill_shiny attack", "1 place abubill attack", "0 place sardinete defence",
                 "1 place gatapeo defence")  # fmt: skip
    assert short(RULES.why_not(state.view(A), Intent(("hand/0", 0), ("attack/0", 1)))) == ("shiny", "J4")
    assert RULES.buttons(state.view(A)) == ("stop",)


def test_a_line_is_opened_by_touching_it_or_by_its_button() -> None:
    view = match(side(attack="abubill", defence="gatapeo"), side(attack="abubill", defence="gatapeo"),
                 phase="line").view(A)  # fmt: skip
    for target in (("defence/0", 0), "defence"):
        assert RULES.actions(view, Intent(None, target)) == (ACTION_BY_TEXT["open defence"],)
    assert RULES.actions(view, Intent(None, ("defence/1", 0))) == ()


def test_a_creature_goes_to_the_place_of_the_present_duel() -> None:
    """The places of both players alternate across the middle, so that the others' would be lit with one's own."""
    state = duels("vencejazo burracan caracole", "zambombo sardinete caracole")
    for done in range(2):
        view = state.view(A)
        open_places = [place for place in range(3) if RULES.actions(view, Intent(("hand/0", 0), ("duel/0", place)))]
        assert open_places == [done]
        assert short(RULES.why_not(view, Intent(("hand/0", 0), ("duel/0", 2)))) == ("there.duel", "J20")
        play(state, "0 duel caracole", "1 duel caracole") if not done else None


# Words


def said(seeds: range) -> set[Text]:
    """Everything that random matches say: lines, questions, ends, refusals of gestures."""
    rng = Random(3)
    texts: set[Text] = set()
    for seed in seeds:
        start = dealt(seed, **options(GAME, seed))
        for state, _, _ in step(GAME, seed, start):
            for seat in (A, B):
                view = state.view(seat)
                texts |= {decision.text for decision in [view.decision] if decision is not None}
                intent = Intent(rng.choice([None, *slots(view)]), rng.choice([*slots(view), *RULES.buttons(view)]))
                texts.add(RULES.why_not(view, intent))
            if outcome := state.outcome():
                texts.add(outcome.reason)
        texts |= {event.line for viewer in (A, B) for event in seen(start, viewer) if event.line is not None}
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_matches_has_words(language: str) -> None:
    words = Catalogue.load(language, ["jartible"])
    for message in said(range(8)):
        sentence = words.say(message, ("Ann", "Bob"))
        assert "jartible." not in sentence and "{" not in sentence, message


@pytest.mark.parametrize(("module", "maker", "part"), [
    ("refusals", "_no", "no"), ("chronicle", "_line", "log"), ("deck", "_broken", "deck"),
    ("wording", "_say", "effect"),
])
def test_every_key_that_is_put_together_has_words(module: str, maker: str, part: str) -> None:
    """Keys of refusals, of the log, of deck rules and effects, where they stand whole in a call."""
    english = Catalogue.load("en", ["jartible"])
    calls = [
        node.args[0].value
        for node in ast.walk(ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == maker
        and node.args and isinstance(node.args[0], ast.Constant)
    ]  # fmt: skip
    assert calls
    assert [key for key in calls if not english.knows(f"jartible.{part}.{key}")] == []


def test_house_rules_and_buttons_have_words() -> None:
    english = Catalogue.load("en", ["jartible"])
    for option in RULES.option_table():
        assert english.knows(f"jartible.option.{option.id}")
        assert all(english.knows(option_text("jartible", option.id, value).key) for value in option.values)
    buttons = {
        key for seed in range(8) for state, seat, _ in step(GAME, seed) for key in RULES.buttons(state.view(seat))
    }  # fmt: skip
    assert len(buttons) == 11 and all(english.knows(f"jartible.button.{key}") for key in buttons)
    assert all(english.knows(f"jartible.zone.{zone.key.partition('/')[0]}") for zone in dealt().view(A).zones)
