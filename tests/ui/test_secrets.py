"""Castle Duel tells no secrets in words, in time, in replays or in hints; see `test_worlds_alike` for pictures."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.view import PUBLIC, Seat
from game.games.castle.cards import card_code, card_text
from game.match.match import Match
from game.scenes.replay import ReplayScene
from tests.ui.conftest import Launch
from tests.ui.duellist import Duellist
from tests.ui.matches import choice, fresh, go_on, staged, to_phase, twin
from tests.ui.pilot import Pilot, all_texts
from tests.ui.tour import expect_same


def hidden_words(match: Match, viewer: Seat, say: Callable[..., str]) -> set[str]:
    """Names and codes of the cards in play that the viewer does not see."""
    seen = {card for zone in match.view(viewer).zones for card in zone.cards}
    rows = [match.state.view(seat).zones for seat in (0, 1)]
    cards = {card for zones in rows for zone in zones for card in zone.cards if card >= 0} - seen
    own = {say(card_text(card)) for card in seen if card >= 0}
    return {say(card_text(card)) for card in cards} - own | {f" {card_code(card)} " for card in cards}


@pytest.mark.parametrize("hotseat", [False, True])
def test_no_words_name_a_hidden_card(launch: Launch, hotseat: bool) -> None:
    pilot = launch()
    match = pilot.new_match(seed=31, hotseat=hotseat)
    table = pilot.open(match=match)
    player = Duellist(pilot, "click", checks=False)
    for _ in range(60):
        viewer = table.seating.viewer
        if match.result is not None:
            break
        texts = "\n".join([*all_texts(pilot), pilot.window.title, str(match.path)])
        assert str(match.seed) not in texts.replace(str(match.path), "")
        for words in hidden_words(match, viewer, pilot.desk.say):
            assert words not in texts, f"{words!r} is told to {viewer}"
        player.lift() if table.sheet is not None else player.turn()


def test_what_happens_live_looks_the_same_too(launch: Launch) -> None:
    """Frame by frame from one's own move to the next decision, in worlds with other hidden cards."""
    match = to_phase(fresh(23), "commit", 0, 2)
    films = []
    for world in (match, twin(match, 0, 1), twin(match, 0, 2)):
        pilot = launch(size=(640, 480), speed=1.0)
        pilot.open(match=world)
        pilot.frames(6)
        film = []
        pilot.click(pilot.place_of("no_support"))
        for _ in range(3):
            pilot.frames()
            film.append(pilot.pixels())
        films.append(film)
    expect_same(films)


@pytest.mark.parametrize("step", [1 / 60, 1 / 30, 0.1])
def test_a_covert_choice_takes_the_same_time_with_one_answer_and_with_many(launch: Launch, step: float) -> None:
    counts = []
    for second in ("9D 4C | 8S 8H", "9D JK | 8S-"):
        pilot = launch(size=(640, 480), speed=1.0)
        match = staged("QH 5C | 7S KS", second, "0 attack f1 f1")
        counts.append((len(match.legal(1)) > 1, frames_until_asked(pilot, match, step)))
    assert [many for many, _ in counts] == [True, False]
    assert counts[0][1] == counts[1][1]


def frames_until_asked(pilot: Pilot, match: Match, step: float) -> int:
    table = pilot.open_unsettled(match)
    for count in range(1000):
        pilot.frames(1, step)
        if 0 in table.session.humans_asked():
            return count
    raise AssertionError("never asked")


def test_a_replay_in_the_middle_of_a_match_shows_no_other_hand(launch: Launch) -> None:
    """Two people at one screen: the log leads back to what oneself saw, and to what all know."""
    match = to_phase(fresh(25, hotseat=True), "assault", 0, 2)
    pilot = launch()
    table = pilot.open(match=match)
    Duellist(pilot, "click").lift()
    viewer = table.seating.viewer
    pilot.letter("l")
    pilot.enter()
    pilot.rest()
    scene = pilot.scene
    assert isinstance(scene, ReplayScene)
    seen = {scene.viewer}
    for _ in range(5):
        pilot.letter("v")
        seen.add(scene.viewer)
    assert seen <= {viewer, PUBLIC}


def test_a_saved_match_of_two_people_opens_for_nobody(launch: Launch) -> None:
    pilot = launch()
    match = to_phase(fresh(25, hotseat=True, folder=pilot.desk.saves), "assault", 0, 1)
    assert match.path is not None
    match.close()
    pilot.desk.scenes.push(ReplayScene(pilot.desk, match.path, PUBLIC, 0))
    pilot.rest()
    scene = pilot.scene
    assert isinstance(scene, ReplayScene)
    for _ in range(4):
        assert scene.viewer == PUBLIC
        pilot.letter("v")


def test_a_hint_is_forgotten_with_the_moment_it_was_for(launch: Launch) -> None:
    match = to_phase(fresh(22), "assault", 0, 1)
    pilot = launch()
    table = pilot.open(match=match)
    pilot.letter("h")
    pilot.rest()
    assert advised(pilot) and table.adviser.slots
    pilot.frames(6)
    Duellist(pilot, "click").act(choice(match, 0))
    pilot.frames()
    assert not table.adviser.slots


def advised(pilot: Pilot) -> bool:
    """Whether the bar shows the advice."""
    message = pilot.table.hud.message
    return message is not None and message.key in ("common.hint.move", "common.hint.because")


def test_a_hint_asked_before_an_undo_is_not_given_after_it(launch: Launch) -> None:
    pilot = launch()
    match = go_on(fresh(22), lambda m: m.pending() == (0,))
    table = pilot.open(match=match)
    Duellist(pilot, "click").turn()
    pilot.letter("h")
    pilot.rest()
    assert table.adviser.slots
    pilot.letter("u")
    pilot.rest()
    assert not table.adviser.slots and not advised(pilot)


def test_keys_do_nothing_behind_the_curtain(launch: Launch) -> None:
    match = to_phase(fresh(25, hotseat=True), "assault", 0, 2)
    pilot = launch()
    table = pilot.open(match=match)
    picture, ply = pilot.pixels(), match.ply
    for letter in "hrlvpox123":
        pilot.letter(letter)
    pilot.wheel(3)
    pilot.click((5, 5), button=3)
    pilot.click((pilot.screen.get_width() // 2, 60))
    pilot.rest()
    assert pilot.pixels() == picture and match.ply == ply
    assert table.sheet is not None and table.sheet.kind == "curtain"
