"""What is seen on the table of Audatia while something happens: true at once, and no longer than it holds."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.engine.event import Event, events_for
from game.games.audatia.measure import MEASURES
from game.games.audatia.phases import ORDER
from game.games.audatia.scores import Scores, scores_of, told_by
from game.games.audatia.table import TABLE
from game.table.tabletop import Tabletop
from game.table.theme import IVORY
from game.table.tween import Pace
from tests.games.audatia.duel import duel, play
from tests.games.audatia.looks import VARIANTS, a_kit, is_drawn, laid_out, played, row_asked, signs

CHANGING = {"clear", "kicked", "first_step", "steal", "discard", "salute", "virtue", "virtues", "challenge", "ability"}
"""Events that change virtues, too, but are followed by a choice."""
SCALES = {"score", "leads", "added", "virtue", "virtue_name", "allows"}


def scores_in(event: Event) -> Scores | None:
    return told_by([arg for arg in event.args if isinstance(arg, int)])


def test_fleeting_pictures_for_every_event_and_share() -> None:
    shown = set()
    for variant in VARIANTS:
        for seed in (2, 5, 11):
            *_, last = played(seed, variant)
            assert last.log is not None
            kit, _, plan = laid_out(last.view(0), (800, 600))
            for event in events_for(last.log, 0, 0):
                if event.kind in shown:
                    continue
                shown.add(event.kind)
                for share in (0.0, 0.3, 1.0):
                    pictures = TABLE.fleeting(kit, event, plan, share)
                    keys = [picture.key for picture in pictures]
                    assert len(set(keys)) == len(keys)
                    assert bool(pictures) == (TABLE.fleeting_seconds(event) > 0)
    assert {"attack", "parry", "bind", "posta", "virtue", "turn_up"} <= shown


def test_the_measure_changes_with_the_blow_and_the_bind() -> None:
    """Rows are played to their end at once (A30): the gauge does not wait for the last card."""
    state = duel("mf_l | donna_destra | ", "ms_r p | coda_longa | ")
    for move, kind, crossed in (("0 attack mf_l", "attack", False), ("1 parry ms_r", "bind", True)):
        play(state, move)
        told, plan = signs(state)
        event = [event for event in events_for(state.log or [], 0, 0) if event.kind == kind][-1]
        passing = {picture.key: picture for picture in TABLE.fleeting(a_kit((1280, 800)), event, plan, 1.0)}
        assert is_drawn(passing["measure_here"]) == is_drawn(told["measure_here"]) == crossed
        for key in [*(("measure", name) for name in MEASURES), "measure_here"]:
            assert passing[key].rect.topleft == told[key].rect.topleft


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_card_that_is_laid_tells_the_virtues_as_they_are_then(variant: str) -> None:
    """A3: in sudden death many are laid before anybody is asked again (A30)."""
    compared = 0
    for seed in range(5):
        since = 0
        for state in played(seed, variant):
            news = events_for(state.log or [], 0, since)
            since += len((state.log or [])[since:])
            last = next((event for event in reversed(news) if event.kind in CHANGING or scores_in(event)), None)
            if last is not None and last.kind not in CHANGING:
                compared += 1
                assert scores_in(last) == scores_of(state.view(0).facts), last.kind
    assert compared > 5


def test_in_sudden_death_the_virtues_do_not_wait_for_the_end_of_a_row() -> None:
    """Scores and crowns are those of the blow while it is shown, and stay when the next card is turned up."""
    state = row_asked("right", "donna_destra")
    before, plan = signs(state)
    state.log = []
    play(state, "0 counter mf_l")
    events = events_for(state.log, 0, 0)
    assert "turn_up" in [event.kind for event in events], "the rival's row goes on"
    passing = {picture.key: picture for picture in TABLE.fleeting(a_kit((1280, 800)), events[0], plan, 1.0)}
    assert passing.keys() >= {key for key in before if isinstance(key, tuple) and key[0] in SCALES}
    assert not is_drawn(before["leads", 0, 3]) and is_drawn(passing["leads", 0, 3])
    assert is_drawn(before["added", 0, 3]) and not is_drawn(passing["added", 0, 3])


def test_signs_go_with_what_they_were_said_of() -> None:
    """A tick goes when the posta is seen, its name when the fencer leaves it, words on a pile when it is cleared."""
    kit = a_kit((1280, 800))
    state = duel("mf_l | longa | ", "mf_l p | longa | ", "1 posta tutta_porta_di_ferro", at="posta")
    before, plan = signs(state)
    assert is_drawn(before["chosen", 1, "sign"])
    gone = {"posta": ("chosen", 1, "sign"), "attack": (("posta", 0), "words"), "clear": (("pile", 0), "words")}
    play(state, "0 posta donna_destra", "0 attack mf_l", "1 parry mf_l")
    while state.bout == 1:
        play(state, f"{state.actor} pass")
    for event in events_for(state.log or [], 0, 0):
        passing = {picture.key: picture for picture in TABLE.fleeting(kit, event, plan, 1.0)}
        if any(target[0] == "posta/1" for _, target, _ in event.moves) or event.kind in ("attack", "clear"):
            assert not is_drawn(passing[gone.pop(event.kind)])
    assert not gone


def test_cards_of_a_row_are_counted_as_they_go_and_where_they_go() -> None:
    state = row_asked("right")
    _, plan = signs(state)
    kit, shown = a_kit((1280, 800)), []
    state.log = []
    play(state, "0 counter mf_l")
    for event in events_for(state.log, 0, 0):
        if event.kind == "turn_up":
            passing = {picture.key: picture.surface for picture in TABLE.fleeting(kit, event, plan, 1.0)}
            shown.append(pygame.image.tobytes(passing["cards", 1], "RGBA"))
        if event.kind == "useless":
            passing = {picture.key: picture.surface for picture in TABLE.fleeting(kit, event, plan, 1.0)}
            shown.append(pygame.image.tobytes(passing["number", "discard/1"], "RGBA"))
    numbers = [kit.fonts.digits(str(n), "bold", kit.metrics.text_px("small"), IVORY) for n in (1, 1, 0, 2)]
    assert shown == [pygame.image.tobytes(number, "RGBA") for number in numbers], "left, thrown away, left, thrown away"


def test_free_places_and_notes_go_when_the_rows_lie() -> None:
    """A30: what can be struck is worth knowing while cards are laid; then the revealed ones lie there."""
    laying = next(state for state in played(2, "sudden") if state.phase == ORDER)
    notes = {key for key in signs(laying)[0] if isinstance(key, tuple) and key[0] == "note"}
    assert {key[1] for key in notes} == {0, 1}
    *_, last = played(2, "sudden")
    kit, _, plan = laid_out(last.view(0), (800, 600))
    rows = next(event for event in events_for(last.log or [], 0, 0) if event.kind == "rows")
    passing = {picture.key: picture for picture in TABLE.fleeting(kit, rows, plan, 1.0)}
    assert not any(is_drawn(passing[key]) for key in [*(("place", i) for i in range(12)), *notes])


@pytest.mark.parametrize("reduced", [False, True])
def test_what_is_seen_for_a_moment_is_gone_before_the_next_decision(reduced: bool) -> None:
    """It hides signs of the hand: those of the next decision must not go with it."""
    *_, last = played(5, "duel")
    view = last.view(0)
    _, _, plan = laid_out(view, (800, 600))
    for event in events_for(last.log or [], 0, 0):
        seconds = TABLE.fleeting_seconds(event)
        if seconds == 0:
            continue
        top = Tabletop(lambda *_: pygame.Surface((4, 4)), TABLE.tempo, lambda event: None)
        top.place(view, plan.boxes)
        top.pace = Pace(reduced=reduced)
        top.enqueue([event])
        before = TABLE.tempo(event).before
        for moment in (0.0, before, before + seconds + 0.02):
            top.tick(moment)
        assert not top.at_rest, event.kind


def test_suns_come_together_when_cards_meet() -> None:
    state = duel("mf_l | donna_destra | ", "ms_r p | coda_longa | ", "0 attack mf_l", "1 parry ms_r")
    kit, _, plan = laid_out(state.view(0))
    bind = next(event for event in events_for(state.log or [], 0, 0) if event.kind == "bind")
    heights = []
    for share in (0.0, 0.2, 1.0):
        found = {picture.key: picture for picture in TABLE.fleeting(kit, bind, plan, share)}
        heights.append(found["verdict", "picture"].surface.get_height())
    assert heights[0] > heights[1] > heights[2]
