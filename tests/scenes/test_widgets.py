"""Single widgets and the column that carries them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
import pytest

from game.engine.text import text
from game.scenes.scene import PageScene
from game.table.widgets import Button, Choice, Field, IconButton, Label, Row, Toggle, Widget
from tests.scenes.stage import Stage, outside, staged

NAME = text("common.settings.language")
VALUES = [(code, text(f"common.settings.language.{code}")) for code in ("en", "es", "it")]


class Sheet(PageScene):
    """A sheet of given widgets."""

    def __init__(self, *args: object, content: Sequence[Widget]) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.content = list(content)

    def widgets(self) -> list[Widget]:
        return self.content


def sheet(*content: Widget) -> Callable[..., Sheet]:
    return lambda desk: Sheet(desk, content=content)


def focused(stage: Stage) -> Widget | None:
    scene = stage.desk.scenes.top
    assert isinstance(scene, Sheet)
    return scene.page.focused


def test_a_field_takes_text_and_no_key() -> None:
    pressed: list[str] = []
    told: list[str] = []
    field = Field(NAME, "", told.append, most=6)
    button = Button(NAME, lambda: pressed.append("h"), letter="h")
    with staged(sheet(field, button)) as stage:
        stage.type("hñ é")
        assert field.value == "hñ é"
        assert told[-1] == "hñ é"
        stage.type("mmmm")
        assert field.value == "hñ émm"
        assert not pressed
        assert not stage.desk.audio.muted
        stage.key(pygame.K_TAB)
        stage.key(pygame.K_h, "h")
        assert pressed == ["h"]
        assert field.value == "hñ émm"


def test_a_dead_key_types_nothing_by_itself() -> None:
    field = Field(NAME, "", lambda value: None)
    with staged(sheet(field)) as stage:
        stage.app.dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_QUOTE, unicode="", mod=0))
        stage.app.dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_e, unicode="e", mod=0))
        stage.app.dispatch(pygame.Event(pygame.TEXTINPUT, text="é"))
        assert field.value == "é"


def test_the_caret_moves_and_letters_go_in_there() -> None:
    field = Field(NAME, "abd", lambda value: None)
    with staged(sheet(field)) as stage:
        stage.key(pygame.K_LEFT)
        stage.type("c")
        assert field.value == "abcd"
        stage.key(pygame.K_HOME)
        stage.key(pygame.K_DELETE)
        stage.key(pygame.K_END)
        stage.key(pygame.K_BACKSPACE)
        assert field.value == "bc"
        stage.click((field.box.x + 2, field.box.centery))
        stage.type("x")
        assert field.value == "xbc"


def test_only_allowed_letters() -> None:
    field = Field(NAME, "", lambda value: None, allowed=str.isdigit)
    with staged(sheet(field)) as stage:
        stage.type("a1b2")
        assert field.value == "12"


def test_paste_takes_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    field = Field(NAME, "<>", lambda value: None)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "one\ntwo")
    with staged(sheet(field)) as stage:
        stage.key(pygame.K_LEFT)
        stage.key(pygame.K_v, "v", pygame.KMOD_CTRL)
        assert field.value == "<one>"

    def broken() -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", broken)
    with staged(sheet(field)) as stage:
        stage.key(pygame.K_v, "v", pygame.KMOD_CTRL)
        assert field.value == "<one>"


def test_a_long_text_stays_in_its_box_with_the_caret_in_sight() -> None:
    field = Field(NAME, "w" * 60, lambda value: None, most=80)
    with staged(sheet(field), (640, 480)) as stage:
        pictures = field.pictures(stage.kit, True, 0)
        shown = [picture for picture in pictures if picture.key != (id(field), "focus")]
        assert not outside(field.rect, shown)
        assert any(picture.key == (id(field), "caret") for picture in shown)


def test_the_left_arrow_of_a_choice_steps_back_and_the_rest_forward() -> None:
    told: list[str] = []
    choice = Choice(NAME, VALUES, "en", told.append)
    with staged(sheet(choice)) as stage:
        box = choice.box
        stage.click((box.x + stage.kit.px(12), box.centery))
        stage.click(box.center)
        stage.click((box.x + box.w // 3, box.centery))
        stage.click((box.right - stage.kit.px(12), box.centery))
        stage.click((choice.rect.x + 2, choice.rect.centery))
        assert told == ["it", "en", "es", "it", "en"]


def test_what_is_disabled_says_nothing() -> None:
    told: list[object] = []
    off: list[Widget] = [
        Choice(NAME, VALUES, "en", told.append),
        Toggle(NAME, False, told.append),
        Button(NAME, lambda: told.append("button"), letter="b"),
        Field(NAME, "", told.append),
    ]
    on = Button(NAME, lambda: None)
    for widget in off:
        widget.enabled = False
    with staged(sheet(*off, on)) as stage:
        assert focused(stage) is on
        for widget in off:
            stage.click(widget.rect.center)
        stage.key(pygame.K_b, "b")
        assert not told
        for widget in off:
            dull = [picture.surface.get_buffer().raw for picture in widget.pictures(stage.kit, False, 0)]
            widget.enabled = True
            bright = [picture.surface.get_buffer().raw for picture in widget.pictures(stage.kit, False, 0)]
            assert dull != bright


def test_left_right_inside_a_row_and_up_down_between_lines() -> None:
    row = Row([Button(NAME, lambda: None) for _ in range(3)])
    above, below = Toggle(NAME, False, lambda value: None), Button(NAME, lambda: None)
    with staged(sheet(above, row, Row([below]))) as stage:
        stage.key(pygame.K_DOWN)
        assert focused(stage) is row.buttons[1]
        stage.key(pygame.K_RIGHT)
        assert focused(stage) is row.buttons[2]
        stage.key(pygame.K_DOWN)
        assert focused(stage) is below
        stage.key(pygame.K_UP)
        stage.key(pygame.K_LEFT)
        assert focused(stage) is row.buttons[0]
        stage.key(pygame.K_UP)
        assert focused(stage) is above


def test_hover_gives_the_focus_but_never_while_typing() -> None:
    field, button = Field(NAME, "", lambda value: None), Button(NAME, lambda: None)
    other = Toggle(NAME, False, lambda value: None)
    with staged(sheet(field, button, other)) as stage:
        stage.move(button.rect.center)
        assert focused(stage) is field
        stage.key(pygame.K_TAB)
        stage.move(other.rect.center)
        assert focused(stage) is other


def test_icon_buttons_are_square_in_a_row() -> None:
    row = Row([IconButton("gear", NAME, lambda: None), Button(NAME, lambda: None)])
    with staged(sheet(row)) as stage:
        icon = row.buttons[0].rect
        assert abs(icon.w - icon.h) <= stage.kit.px(8)
        assert icon.w < stage.kit.px(60)


def test_the_wheel_scrolls_a_sheet_and_an_untouched_one_shows_its_top() -> None:
    words = [Label(text("common.first.welcome")) for _ in range(40)]
    with staged(sheet(*words, Button(NAME, lambda: None)), (640, 480)) as stage:
        scene = stage.desk.scenes.top
        assert isinstance(scene, Sheet)
        assert scene.page.scroll == 0
        stage.wheel(-2)
        assert scene.page.scroll == 2 * stage.kit.px(60)
        stage.wheel(9)
        assert scene.page.scroll == 0


def test_a_letter_stays_with_the_scene_its_key_was_pressed_in() -> None:
    field = Field(NAME, "", lambda value: None)
    opener = Button(NAME, lambda: None, letter="s")
    with staged(sheet(opener)) as stage:
        opener.act = lambda: stage.desk.scenes.push(sheet(field)(stage.desk))
        stage.key(pygame.K_s, "s")
        assert field.value == ""
        stage.key(pygame.K_s, "s")
        assert field.value == "s"
