"""Colours by numbers: what is written can be read, signs can be seen, also without one of the three kinds of cone."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from game.games.castle import card_face
from game.table import theme
from game.table.colour import SIMULATIONS, contrast, difference, laid_over, least_contrast, least_difference, simulated
from game.table.theme import (
    BRASS,
    BRASS_BRIGHT,
    CLOTHS,
    GARNET,
    GARNET_BRIGHT,
    INK,
    INK_PALE,
    IVORY,
    IVORY_DIM,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    SEAT_COLOURS,
    SLATE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Colour,
)
from game.table.widgets.base import BRASS_SHADE

CASTLE = Path(__file__).parents[2] / "assets" / "castle"
WORDS, SIGNS = 4.5, 3.0
FIELD: Colour = (255, 252, 244)
SUIT_RED, SUIT_BLACK, ROLE = card_face._RED, card_face._BLACK, card_face._ROLE_INK
PANELS = {
    f"night {alpha} on {name}": laid_over(NIGHT, alpha, cloth)
    for name, cloth in CLOTHS.items()
    for alpha in (70, 120, 150, 170, 225, 240)
}
"""Plates, log, bar, sums and tips: night, more or less of it, on each cloth."""
ON_CLOTH = {**CLOTHS, **PANELS}

ON_PAPER: dict[str, tuple[Colour, Colour]] = {
    "paragraphs": (INK, PAPER),
    "a marked line": (INK, PAPER_SHADE),
    "a value": (INK, FIELD),
    "a place found": (INK, BRASS_BRIGHT),
    "the rule that applies": (INK, laid_over(BRASS, 46, PAPER)),
    "headings": (BRASS_SHADE, PAPER),
    "red words and bars": (GARNET, PAPER),
    "slate": (SLATE, PAPER),
    "bars": (WOOD, PAPER),
    "red index": (SUIT_RED, PAPER),
    "black index": (SUIT_BLACK, PAPER),
    "roles": (ROLE, PAPER),
}
ON_WOOD: dict[str, tuple[Colour, Colour]] = {
    "buttons": (IVORY, WOOD_DARK),
    "bright buttons": (WOOD_DARK, BRASS),
    "resting buttons": (IVORY_DIM, WOOD_LIGHT),
    "plain of wood": (IVORY, WOOD),
    "lines on wood": (IVORY_DIM, WOOD),
    "bright lines on wood": (BRASS_BRIGHT, WOOD),
}
STATES: dict[str, tuple[Colour, Colour]] = {
    "rim of a button": (BRASS, WOOD_DARK),
    "rim of a bright button": (WOOD_LIGHT, BRASS),
    "what can't be chosen": (INK_PALE, PAPER),
    "a value that can't be chosen": (INK_PALE, FIELD),
    "arrows of a choice": (BRASS_SHADE, FIELD),
    "a switch": (WOOD, PAPER),
    "the knob of a switch": (WOOD, PAPER_SHADE),
    "striped bars": (WOOD_LIGHT, PAPER),
}


@pytest.mark.parametrize("where", [*ON_PAPER, *ON_WOOD])
def test_words_can_be_read(where: str) -> None:
    ink, ground = {**ON_PAPER, **ON_WOOD}[where]
    assert least_contrast(ink, ground) >= WORDS


@pytest.mark.parametrize("ground", ON_CLOTH)
@pytest.mark.parametrize("ink", [IVORY, IVORY_DIM, BRASS_BRIGHT])
def test_words_on_cloth_and_panels_can_be_read(ink: Colour, ground: str) -> None:
    assert least_contrast(ink, ON_CLOTH[ground]) >= WORDS


@pytest.mark.parametrize("where", STATES)
def test_states_can_be_seen(where: str) -> None:
    assert least_contrast(*STATES[where]) >= SIGNS


@pytest.mark.parametrize("ground", ON_CLOTH)
@pytest.mark.parametrize("sign", [BRASS, BRASS_BRIGHT, IVORY])
def test_rims_and_marks_stand_out(sign: Colour, ground: str) -> None:
    assert least_contrast(sign, ON_CLOTH[ground]) >= SIGNS


@pytest.mark.parametrize("ground", PANELS)
def test_the_sign_of_a_refusal_stands_out(ground: str) -> None:
    assert least_contrast(GARNET_BRIGHT, PANELS[ground]) >= SIGNS


def test_no_colour_of_the_theme_is_forgotten() -> None:
    pairs = [*ON_PAPER.values(), *ON_WOOD.values(), *STATES.values()]
    checked = {colour for pair in pairs for colour in pair} | {IVORY_DIM, BRASS_BRIGHT, GARNET_BRIGHT, NIGHT}
    values = {name: value for name, value in vars(theme).items() if name.isupper() and isinstance(value, tuple)}
    colours = {name for name, value in values.items() if len(value) == 3 and isinstance(value[0], int)}
    assert {name for name in colours if values[name] not in checked} == set()


@pytest.mark.parametrize("pair", [*combinations(range(len(SEAT_COLOURS)), 2)])
def test_the_colours_of_the_seats_are_told_apart(pair: tuple[int, int]) -> None:
    one, other = pair
    assert least_difference(SEAT_COLOURS[one], SEAT_COLOURS[other]) >= 10


def test_each_back_has_a_pattern_of_its_own() -> None:
    shapes = {_shapes(CASTLE / "backs" / f"{seat}.svg") for seat in range(len(SEAT_COLOURS))}
    assert len(shapes) == len(SEAT_COLOURS)


def test_suits_differ_by_shape() -> None:
    """Small cards show nothing but rank and suit: the four suits are four drawings."""
    suits = {_shapes(CASTLE / "small" / f"{suit}.svg") for suit in ("club", "diamond", "heart", "spade")}
    assert len(suits) == 4


def _shapes(file: Path) -> frozenset[str]:
    """The outlines of a picture without its colours."""
    words = file.read_text(encoding="utf-8").replace("'", '"').split(' d="')[1:]
    return frozenset(word.partition('"')[0] for word in words)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert contrast(INK, PAPER) == contrast(PAPER, INK)


@pytest.mark.parametrize("kind", SIMULATIONS)
def test_greys_look_grey_to_everybody(kind: str) -> None:
    for grey in range(0, 256, 15):
        assert max(abs(part - grey) for part in simulated((grey, grey, grey), kind)) <= 1


def test_red_and_green_come_together_where_they_should() -> None:
    """Not a wish but a check of the matrices: mixed up without red or green cones, told apart without blue ones."""
    red, green = (170, 70, 60), (110, 105, 60)
    usual = difference(red, green)
    assert difference(simulated(red, "deuteranopia"), simulated(green, "deuteranopia")) < usual / 3
    assert difference(simulated(red, "tritanopia"), simulated(green, "tritanopia")) > usual / 2
    assert difference((10, 20, 30), (10, 20, 30)) == 0


def test_laid_over_is_between() -> None:
    assert laid_over(NIGHT, 0, PAPER) == PAPER
    assert laid_over(NIGHT, 255, PAPER) == NIGHT
