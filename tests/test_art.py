"""The pictures below assets/: what the scripts draw is what lies there, each can be drawn, cards are told apart."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.data.levels import load_cards
from game.data.opponents import load_opponents
from game.games.audatia.cards import CHARACTERS, KINDS, POSTE, VIRTUES
from game.games.audatia.data import data as audatia_data
from game.games.jartible.card_set import load_card_set
from game.table.colour import contrast
from game.table.theme import INK, IVORY, PAPER, Colour

ROOT = Path(__file__).parents[1]
SCRIPTS = ROOT / "build_scripts" / "art"
ASSETS = ROOT / "assets"
FOLDERS = ("common", "castle", "duelcard", "jartible", "audatia")
TYPES = ("plant", "water", "fire")
WIDTH, HEIGHT = 60, 84
JARTIBLE = ASSETS / "jartible"
AUDATIA = ASSETS / "audatia"
FRAMES = ("one", "two", "three", "shiny")
NAME_INK: Colour = (27, 39, 69)


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The scripts' folder, where they find each other; what they load is forgotten afterwards."""
    monkeypatch.syspath_prepend(str(SCRIPTS))
    yield SCRIPTS
    for script in SCRIPTS.glob("*.py"):
        sys.modules.pop(script.stem, None)


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_scripts_draw_what_lies_there(
    folder: str, scripts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module("svg"), "ASSETS", tmp_path)
    for script in sorted(scripts.glob(f"{folder}*.py")):
        if "def main()" in script.read_text(encoding="utf-8"):
            import_module(script.stem).main()
    drawn = {file.relative_to(tmp_path): file.read_bytes() for file in tmp_path.rglob("*.svg")}
    lying = {file.relative_to(ASSETS): file.read_bytes() for file in (ASSETS / folder).rglob("*.svg")}
    assert sorted(drawn) == sorted(lying)
    assert [name for name in drawn if drawn[name] != lying[name]] == []


def test_no_picture_holds_what_cant_be_drawn(scripts: Path) -> None:
    faults_of = import_module("lint").faults_of
    faults = {file: faults_of(file.read_text(encoding="utf-8")) for file in ASSETS.rglob("*.svg")}
    assert {file: notes for file, notes in faults.items() if notes} == {}


@pytest.mark.parametrize("game", FOLDERS[1:])
def test_every_level_has_its_portrait_and_nothing_else_has_one(game: str) -> None:
    drawn = {file.stem for file in (ASSETS / game / "portraits").glob("*.svg")}
    assert drawn == {row.portrait for row in load_opponents(game).levels}


@pytest.mark.parametrize("game", FOLDERS[1:])
def test_portraits_of_a_game_are_told_apart_without_colour_when_small(game: str) -> None:
    """Mean difference of brightness (0-255) per pixel, as large as the smallest that is shown."""
    shown = {
        file.stem: pygame.transform.grayscale(pygame.image.load_sized_svg(file, (48, 48)))
        for file in sorted((ASSETS / game / "portraits").glob("*.svg"))
    }
    greys = {name: pygame.image.tobytes(picture, "RGB")[::3] for name, picture in shown.items()}
    assert min(_difference(greys[one], greys[other]) for one, other in combinations(greys, 2)) >= 15


def test_d1_d2_duelcard_has_54_cards_and_each_has_all_its_pictures() -> None:
    rows = load_cards("duelcard").cards
    copies = {row.id: row.copies for row in rows}
    assert copies == {
        "plant": 10,
        "water": 10,
        "fire": 10,
        "thief": 5,
        "strength": 5,
        "chest": 5,
        "block": 5,
        "joker": 4,
    }
    for row in rows:
        sign = f"{'elements' if row.id in TYPES else 'tools'}/{row.id}.svg"
        others = (f"golden/{row.id}.svg", f"small/{row.id}.svg", sign)
        pictures = [ASSETS / layer for layer in row.art] + [ASSETS / "duelcard" / other for other in others]
        assert [picture for picture in pictures if not picture.is_file()] == []


def test_small_cards_of_duelcard_are_told_apart_without_colour() -> None:
    """Mean difference of brightness (0-255) per pixel: between kinds of card above all, then card from card."""
    greys = {row.id: _grey(row.id) for row in load_cards("duelcard").cards}
    apart = {pair: _difference(greys[pair[0]], greys[pair[1]]) for pair in combinations(greys, 2)}
    mixed = {pair for pair in apart if (pair[0] in TYPES) != (pair[1] in TYPES)}
    assert min(apart[pair] for pair in mixed) >= 45
    assert min(apart.values()) >= 15


def _grey(card: str) -> bytes:
    """The brightness of each pixel of a small card on its paper."""
    sheet = pygame.Surface((WIDTH, HEIGHT), 0, 32)
    sheet.fill(PAPER)
    sheet.blit(pygame.image.load_sized_svg(ASSETS / "duelcard" / "small" / f"{card}.svg", (WIDTH, HEIGHT)), (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(sheet), "RGB")[::3]


def _difference(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def test_j1_every_creature_of_jartible_has_a_drawing_and_nothing_else_has_one() -> None:
    drawn = {file.stem for file in (JARTIBLE / "creatures").glob("*.svg")}
    assert drawn == {row.id for row in load_card_set().creatures}


@pytest.mark.parametrize("size", ["", "wordless/", "small/"])
def test_j2_every_support_of_jartible_has_its_fan_and_nothing_else_has_one(size: str) -> None:
    drawn = {file.stem for file in (JARTIBLE / "supports" / size).glob("*.svg")}
    assert drawn == {row.id for row in load_card_set().supports}


def test_j2_supports_of_jartible_show_the_same_sign_exactly_if_they_do_the_same(scripts: Path) -> None:
    shown = import_module("jartible_supports").SUPPORTS
    for one, other in combinations(load_card_set().supports, 2):
        signs = [(shown[row.id].sign, shown[row.id].strikes_rival) for row in (one, other)]
        assert (signs[0] == signs[1]) == (one.effect == other.effect), (one.id, other.id)


@pytest.mark.parametrize("form", ["", "wide/", "wordless/", "small/"])
def test_j2_every_scenario_of_jartible_has_its_landscape_and_nothing_else_has_one(form: str) -> None:
    drawn = {file.stem for file in (JARTIBLE / "scenarios" / form).glob("*.svg")}
    assert drawn == {row.id for row in load_card_set().scenarios}


def test_j2_no_two_scenarios_of_jartible_show_the_same_sign(scripts: Path) -> None:
    signs = [scene.sign for scene in import_module("jartible_scenarios").SCENARIOS.values()]
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize("size", ["", "small/"])
def test_j1_every_rarity_of_jartible_has_its_frame_and_its_stars(size: str) -> None:
    wanted = [f"frame/{size}{name}.svg" for name in FRAMES] + [f"stars/{size}{name}.svg" for name in FRAMES[:3]]
    assert [name for name in wanted if not (JARTIBLE / name).is_file()] == []


@pytest.mark.parametrize("file", sorted((JARTIBLE / "creatures").glob("*.svg")), ids=lambda file: file.stem)
def test_no_creature_of_jartible_is_cut_off_at_the_edge_of_its_picture(file: Path) -> None:
    drawn = pygame.mask.from_surface(pygame.image.load_sized_svg(file, (212, 212)), 100)
    assert drawn.count() > 212 * 212 * 0.15
    inner = pygame.mask.Mask((210, 210), fill=True)
    assert drawn.overlap_area(inner, (1, 1)) == drawn.count()


def test_no_creature_of_jartible_has_the_silhouette_of_another() -> None:
    """What two drawings cover both, as a share of what either covers, mirrored too: 1 would be the same figure."""
    masks = {file.stem: _silhouettes(file) for file in sorted((JARTIBLE / "creatures").glob("*.svg"))}
    shared = {
        (one, other): max(_overlap(masks[one][0], mask) for mask in masks[other])
        for one, other in combinations(masks, 2)
    }
    assert {pair: round(share, 2) for pair, share in shared.items() if share > 0.82} == {}


def _silhouettes(file: Path) -> tuple[pygame.Mask, pygame.Mask]:
    """What a drawing covers, stretched over a square, and the same mirrored; its faint shadow is left out."""
    drawn = pygame.image.load_sized_svg(file, (128, 128))
    covered = pygame.mask.from_surface(drawn, 128).get_bounding_rects()
    part = drawn.subsurface(covered[0].unionall(covered[1:]))
    square = pygame.transform.smoothscale(part, (64, 64))
    mirrored = pygame.transform.flip(square, True, False)
    return pygame.mask.from_surface(square, 128), pygame.mask.from_surface(mirrored, 128)


def _overlap(one: pygame.Mask, other: pygame.Mask) -> float:
    both = one.overlap_area(other, (0, 0))
    return both / (one.count() + other.count() - both)


@pytest.mark.parametrize("size", ["", "small/"])
@pytest.mark.parametrize("name", FRAMES)
def test_the_figures_on_a_frame_of_jartible_can_be_read(name: str, size: str) -> None:
    """White on the three plaques; at the places that the plan of the card names."""
    frame = pygame.image.load_sized_svg(JARTIBLE / f"frame/{size}{name}.svg", (250, 350))
    for x in (0.2, 0.5, 0.8):
        assert min(contrast((255, 255, 255), ground) for ground in _grounds(frame, x, 0.88, 0.2, 0.09)) >= 4.5


@pytest.mark.parametrize("name", FRAMES)
def test_the_name_on_a_frame_of_jartible_can_be_read(name: str) -> None:
    frame = pygame.image.load_sized_svg(JARTIBLE / f"frame/{name}.svg", (250, 350))
    assert min(contrast(NAME_INK, ground) for ground in _grounds(frame, 0.5, 0.09, 0.82, 0.06)) >= 4.5


@pytest.mark.parametrize("size", ["faces", "small"])
def test_a1_every_card_and_character_of_audatia_has_its_picture_and_nothing_else_has_one(size: str) -> None:
    drawn = {file.stem for file in (AUDATIA / size).glob("*.svg")}
    assert drawn == {*KINDS, *CHARACTERS}


def test_audatia_has_backs_for_all_characters_and_signs_for_virtues_and_blows() -> None:
    assert {file.stem for file in (AUDATIA / "backs").glob("*.svg")} == set(CHARACTERS)
    signs = {file.stem for file in (AUDATIA / "signs").glob("*.svg")}
    uses = {"attack", "parry", "counter", "exchange", "break"}
    places = {
        "advantage",
        "largo",
        "stretto",
        "salute",
        "internal",
        "external",
        "extensa",
        "cycle",
        "out",
        "sun",
        "moon",
    }
    assert signs == {*uses, *places, *VIRTUES, *(row.id for row in audatia_data().blows.blows)}


def test_all_fencers_of_audatia_have_the_same_bones(scripts: Path) -> None:
    bones = import_module("audatia_bones")
    for name, pose in _poses().items():
        for bone, length in bones.bone_lengths(bones.skeleton(pose)).items():
            assert math.isclose(length, bones.BONES[bone.split()[-1]]), (name, bone)


def test_a_pose_that_bones_cant_reach_is_refused(scripts: Path) -> None:
    bones, poste = import_module("audatia_bones"), import_module("audatia_poste")
    with pytest.raises(ValueError, match="right arm"):
        bones.skeleton(replace(poste.POSTE["longa"], fist=(95, 4, 119)))


def test_all_fencers_of_audatia_keep_their_balance(scripts: Path) -> None:
    """A foot is on the ground, and the weight lies between the feet or over the one that stands."""
    for name, pose in _poses().items():
        standing = [foot.forward for foot in (pose.left, pose.right) if foot.up == 0]
        assert standing, name
        assert min(standing) - 10 < pose.hips[0] < max(standing) + 10, name


def _poses() -> dict[str, Any]:
    """Every pose that is drawn on a card."""
    plays, tricks = import_module("audatia_plays"), import_module("audatia_tricks")
    pairs = {name: plays.poses(play) for name, play in {**plays.PLAYS, **tricks.PAIRS}.items()} | tricks.SINGLE
    several = {f"{name} {n}": pose for name, shown in pairs.items() for n, pose in enumerate(shown)}
    return {**import_module("audatia_poste").POSTE, **several}


def test_a4_no_posta_has_the_silhouette_of_another() -> None:
    """As drawn, not stretched: a fencer tells guards by where hands and point are."""
    masks = {name: pygame.mask.from_surface(_drawn(f"small/{name}.svg"), 128) for name in POSTE}
    shared = {(one, other): _overlap(masks[one], masks[other]) for one, other in combinations(POSTE, 2)}
    assert {pair: round(share, 2) for pair, share in shared.items() if share > 0.7} == {}


def test_a19_half_suns_of_audatia_join_exactly_if_they_differ() -> None:
    rows = [row for row in audatia_data().blows.cards if row.sun != "none"]
    for one, other in combinations(rows, 2):
        meet = _edge(one.id), _edge(other.id)[::-1]
        overlap = [a[3] > 128 and b[3] > 128 for a, b in zip(*meet, strict=True)]
        assert any(overlap) == (one.sun != other.sun), (one.id, other.id)
        if any(overlap):
            assert _unlike(*meet) < 4, (one.id, other.id)


def test_a25_half_moons_of_audatia_meet_if_aligned_and_are_whole_only_if_perfect() -> None:
    stretto = audatia_data().stretto
    for remedy in stretto.remedies:
        for counter in stretto.counters:
            meet = _edge(remedy.id), _edge(counter.id)[::-1]
            overlap = any(a[3] > 128 and b[3] > 128 for a, b in zip(*meet, strict=True))
            fits = remedy.id in (counter.perfect, *counter.aligned)
            assert overlap == fits, (remedy.id, counter.id)
            assert (_unlike(*meet) < 4) == (remedy.id == counter.perfect), (remedy.id, counter.id)


def _drawn(name: str) -> pygame.Surface:
    return pygame.image.load_sized_svg(AUDATIA / name, (250, 350))


def _edge(card: str) -> list[tuple[int, ...]]:
    """The pixels along the upper edge of a face."""
    face = _drawn(f"faces/{card}.svg")
    return [tuple(face.get_at((x, 0))) for x in range(250)]


def _unlike(one: list[tuple[int, ...]], other: list[tuple[int, ...]]) -> int:
    """How many pixels of two edges don't go on in each other."""
    return sum(max(abs(p - q) for p, q in zip(a, b, strict=True)) > 90 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("card", ["longa", "audatia", "agnes"])
def test_the_words_on_a_card_of_audatia_can_be_read(card: str) -> None:
    """The first letter on its red square, the name below; at the places that the plan of the card names."""
    sheet = _drawn("card/vellum.svg")
    sheet.blit(_drawn(f"faces/{card}.svg"), (0, 0))
    assert min(contrast(INK, ground) for ground in _grounds(sheet, 0.5, 0.921, 0.82, 0.09)) >= 4.5
    assert min(contrast(IVORY, ground) for ground in _grounds(sheet, 0.136, 0.097, 0.06, 0.05)) >= 4.5


def _grounds(picture: pygame.Surface, x: float, y: float, w: float, h: float) -> set[Colour]:
    """The colours in a part of a picture, told by its middle and size in shares."""
    wide, high = picture.get_size()
    columns = range(round((x - w / 2) * wide), round((x + w / 2) * wide))
    rows = range(round((y - h / 2) * high), round((y + h / 2) * high))
    found = [picture.get_at((column, row)) for column in columns for row in rows]
    return {(colour.r, colour.g, colour.b) for colour in found}
