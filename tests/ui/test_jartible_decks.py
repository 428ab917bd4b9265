"""The decks of Duelo Jartible in the program: made by mouse and by keys, kept, imported, exported and played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.data.paths import documents_folder
from game.data.settings import load_settings, save_settings
from game.engine.text import text
from game.games import registry
from game.games.jartible.cards import CARD_IDS, CREATURES, KIND_BY_ID, KINDS
from game.games.jartible.deck import READY_DECKS, chosen_deck, deck_words, kinds_of, ready_deck
from game.games.jartible.draft import Draft
from game.games.jartible.own_decks import read, shelf, store
from game.games.jartible.scenes.card_scene import CardScene
from game.games.jartible.scenes.decks import DecksScene
from game.games.jartible.scenes.editor import EditorScene
from game.games.jartible.scenes.entries import Entry, RuleLine
from game.games.jartible.scenes.hand_scene import HandScene
from game.games.jartible.scenes.imports import ImportScene
from game.games.jartible.scenes.leave_scene import LeaveScene
from game.games.jartible.scenes.pictures import PICTURES
from game.scenes import desk as desks
from game.scenes.keys import KeysScene
from game.scenes.new_game import NewGameScene
from game.scenes.play.scene import TableScene
from game.scenes.scene import PageScene
from game.scenes.title import to_title
from game.table.widgets import Button, Choice, Field, Row, Widget
from tests.games.jartible.match import full_deck
from tests.scenes.stage import outside
from tests.ui.conftest import Launch
from tests.ui.pilot import Pilot

LEGAL = kinds_of(full_deck())
SIZES = ((640, 480), (1280, 800), (3840, 2160))


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is among those of the program, whether it is offered yet or not."""
    games = tuple(dict.fromkeys((*registry.GAMES, "jartible")))
    monkeypatch.setattr(registry, "GAMES", games)
    monkeypatch.setattr(desks, "GAMES", games)


@pytest.fixture
def folder(home: Path) -> Path:
    return home / "decks" / "jartible"


def edit(pilot: Pilot, kinds: tuple[int, ...] = (), name: str = "Mine") -> EditorScene:
    """The editor over the sheet of decks."""
    to_title(pilot.desk)
    sheet = DecksScene(pilot.desk)
    pilot.desk.scenes.push(sheet)
    pilot.desk.scenes.push(EditorScene(pilot.desk, Draft(name, kinds), sheet.folder))
    pilot.frames(40)
    return editor(pilot)


def editor(pilot: Pilot) -> EditorScene:
    scene = pilot.scene
    assert isinstance(scene, EditorScene), scene.name
    return scene


def tile_of(scene: EditorScene, name: str) -> pygame.Rect:
    return next(tile.rect for tile in scene.tiles() if tile.kind == KIND_BY_ID[name])


def entries(scene: EditorScene) -> list[Entry]:
    return [stop for stop in scene.deck.stops if isinstance(stop, Entry)]


def names_in(scene: EditorScene) -> list[str]:
    return [CARD_IDS[kind] for kind in scene.draft.kinds]


def bring_into_sight(pilot: Pilot, name: str) -> pygame.Rect:
    """Scroll the collection by the wheel until a card is seen."""
    scene = editor(pilot)
    pilot.move(scene.cards.area.center)
    for _ in range(80):
        rect = tile_of(scene, name)
        if scene.cards.area.contains(rect.inflate(0, -rect.h // 3)):
            return rect
        pilot.wheel(-1 if rect.centery > scene.cards.area.centery else 1)
        pilot.frames()
    raise AssertionError(name)


def walk_to_card(pilot: Pilot, name: str) -> None:
    """By keys alone."""
    scene = editor(pilot)
    for _ in range(8):
        if getattr(scene.focused, "kind", -1) >= 0 and scene.active is scene.cards:
            break
        pilot.tab()
    for _ in range(KINDS + 4):
        if getattr(scene.focused, "kind", -1) == KIND_BY_ID[name]:
            assert scene.cards.area.inflate(0, 8).contains(scene.focused.rect)  # type: ignore[union-attr]
            return
        pilot.key(pygame.K_RIGHT)
    raise AssertionError(name)


# Cards in and out


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_a_legal_deck_is_put_together_and_kept(launch: Launch, folder: Path, way: str, size: tuple[int, int]) -> None:
    pilot = launch(size=size)
    scene = edit(pilot)
    for name in full_deck():
        if way == "keys":
            walk_to_card(pilot, name)
            pilot.enter()
        elif way == "click":
            pilot.click(bring_into_sight(pilot, name).center)
        else:
            pilot.drag(bring_into_sight(pilot, name).center, scene.deck.sheet.center)
    assert sorted(names_in(scene)) == sorted(full_deck())
    pilot.key(pygame.K_s, mod=pygame.KMOD_CTRL)
    (deck,) = shelf(folder).decks
    assert not deck.broken and sorted(deck.kinds) == sorted(LEGAL)
    pilot.escape()
    assert isinstance(pilot.scene, DecksScene)


def test_cards_leave_the_deck_by_click_by_drag_and_by_keys(launch: Launch) -> None:
    pilot = launch()
    scene = edit(pilot, LEGAL)
    first = entries(scene)[0]
    pilot.click(first.rect.center)
    assert len(scene.draft.kinds) == 19
    pilot.drag(entries(scene)[1].rect.center, scene.cards.sheet.center)
    assert len(scene.draft.kinds) == 18
    pilot.drag(entries(scene)[1].rect.center, (scene.deck.sheet.centerx, scene.deck.sheet.bottom - 30))
    assert len(scene.draft.kinds) == 18, "let go where it was taken"
    walk_to_card(pilot, CARD_IDS[scene.draft.kinds[0]])
    pilot.key(pygame.K_MINUS, "-")
    assert len(scene.draft.kinds) == 17
    pilot.key(pygame.K_PLUS, "+")
    for size in (17, 18, 19, 20, 20):
        pilot.letter("u")
        assert len(scene.draft.kinds) == size
    assert not scene.draft.changed


def test_a_card_that_is_carried_goes_back_on_escape_and_when_the_window_is_left(launch: Launch) -> None:
    pilot = launch()
    scene = edit(pilot)
    rect = tile_of(scene, "abubill")

    def carry() -> None:
        pilot.press(rect.center)
        pilot.glide(scene.deck.sheet.center)
        assert scene.pointing.carried is not None and scene.pointing.carried.moved

    for end in (pilot.escape, scene.focus_lost, scene.pointer_left, lambda: pilot.resize((1000, 700))):
        carry()
        end()
        assert scene.pointing.carried is None
        pilot.release(scene.deck.sheet.center)
        assert pilot.scene is scene and not scene.draft.kinds


@pytest.mark.parametrize("how", ["right", "long", "space"])
def test_a_card_is_looked_at_and_handled_there(launch: Launch, how: str) -> None:
    pilot = launch()
    scene = edit(pilot)
    rect = tile_of(scene, "abubill")
    if how == "right":
        pilot.click(rect.center, button=3)
    elif how == "long":
        pilot.press(rect.center)
        pilot.frames(30)
        pilot.release()
    else:
        walk_to_card(pilot, "abubill")
        pilot.key(pygame.K_SPACE, " ")
    assert isinstance(pilot.scene, CardScene)
    pilot.letter("+")
    pilot.letter("+")
    pilot.letter("-")
    pilot.escape()
    assert pilot.scene is scene and names_in(scene) == ["abubill"]


def test_more_cards_than_any_deck_has_are_refused_in_words(launch: Launch) -> None:
    pilot = launch()
    scene = edit(pilot, (0,) * 40)
    pilot.click(tile_of(scene, "abubill").center)
    assert len(scene.draft.kinds) == 40
    assert pilot.desk.notices[-1] == text("jartible.decks.full", n=40)


def test_every_rule_is_on_the_sheet_and_changes_with_the_cards(launch: Launch) -> None:
    pilot = launch()
    scene = edit(pilot, LEGAL)

    def broken() -> list[str]:
        lines = [widget for widget in scene.facts.widgets if isinstance(widget, RuleLine)]
        assert len(lines) == 8
        return [line.state.key for line in lines if line.state.broken]

    assert broken() == []
    pilot.click(entries(scene)[0].rect.center)
    assert broken() == ["size"]
    pilot.letter("u")
    assert broken() == []


def test_f1_shows_the_keys_of_the_editor(launch: Launch) -> None:
    pilot = launch()
    scene = edit(pilot)
    pilot.key(pygame.K_F1)
    assert isinstance(pilot.scene, KeysScene) and pilot.scene.group is scene.own_keys
    assert all(pilot.desk.words.knows(line.says) for line in pilot.scene.group.lines)
    pilot.key(pygame.K_F1)
    assert pilot.scene is scene


# Filters


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_a_filter_stays_where_it_is_when_pressed(launch: Launch, size: tuple[int, int], language: str) -> None:
    pilot = launch(size=size, language=language)
    scene = edit(pilot)

    def chips() -> list[tuple[int, ...]]:
        row = next(widget for widget in scene.cards.widgets if isinstance(widget, Row))
        return [tuple(chip.rect) for chip in row.buttons]

    before, first = chips(), button(scene.cards.stops, "jartible.decks.sort.all").rect.center
    for sort in ("creature", "support", "scenario", "all"):
        pilot.click(first)
        assert scene.collection.wanted.sort == sort and chips() == before


def test_the_collection_is_filtered_and_searched(launch: Launch) -> None:
    pilot = launch()
    scene = edit(pilot)
    pilot.key(pygame.K_f, mod=pygame.KMOD_CTRL)
    assert scene.typing
    pilot.type("maria")
    assert [CARD_IDS[tile.kind] for tile in scene.tiles()] == ["maria_del_monte"]
    assert scene.collection.search.value == "maria"
    pilot.tab()
    pilot.click(button(scene.cards.stops, "jartible.decks.clear").rect.center)
    assert len(scene.tiles()) == KINDS and scene.collection.search.value == ""
    pilot.click(button(scene.cards.stops, "jartible.decks.sort.all").rect.center)
    assert {tile.kind < CREATURES for tile in scene.tiles()} == {True}
    for _ in range(3):
        stars = button(scene.cards.stops, "jartible.decks.stars_all", "jartible.decks.stars")
        pilot.click(stars.rect.center)
    assert len(scene.tiles()) == 8
    pilot.click(button(scene.cards.stops, "jartible.decks.species_all").rect.center)
    pilot.push("jartible.card.abubill")
    assert scene.tiles() == []
    pilot.click(button(scene.cards.stops, "jartible.decks.stars").rect.center)
    assert len(scene.tiles()) == 4


def test_the_keys_of_a_search_begin_a_new_one_and_leave_the_filters(launch: Launch) -> None:
    pilot = launch()
    scene = edit(pilot)
    pilot.click(button(scene.cards.stops, "jartible.decks.sort.all").rect.center)
    for word, name in (("sardin", "sardinete"), ("flamen", "flamenquino")):
        pilot.key(pygame.K_f, mod=pygame.KMOD_CTRL)
        assert scene.typing and len(scene.tiles()) == CREATURES
        pilot.type(word)
        assert CARD_IDS[scene.tiles()[0].kind] == name
        pilot.tab()


def button(stops: list[Widget], *keys: str) -> Button:
    return next(stop for stop in stops if isinstance(stop, Button) and stop.text.key in keys)


# Keeping, leaving, losing nothing


@pytest.mark.parametrize(("answer", "kept"), [("keep", 1), ("discard", 0)])
def test_leaving_asks_for_what_is_not_kept(launch: Launch, folder: Path, answer: str, kept: int) -> None:
    pilot = launch()
    scene = edit(pilot)
    pilot.click(tile_of(scene, "abubill").center)
    pilot.escape()
    assert isinstance(pilot.scene, LeaveScene)
    pilot.escape()
    assert pilot.scene is scene and len(scene.draft.kinds) == 1
    pilot.escape()
    pilot.push(f"jartible.decks.{answer}")
    assert isinstance(pilot.scene, DecksScene)
    assert [len(deck.kinds) for deck in shelf(folder).decks] == [1] * kept


def test_a_deck_that_can_not_be_written_is_not_left(
    launch: Launch, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = launch()
    scene = edit(pilot)
    pilot.click(tile_of(scene, "abubill").center)
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("no folder")
    pilot.escape()
    pilot.push("jartible.decks.keep")
    assert pilot.scene is scene and scene.draft.changed
    assert any(notice.key == "jartible.decks.unsaved" for notice in pilot.desk.notices)


def test_the_end_of_the_program_keeps_what_was_not_kept_beside_the_old_deck(launch: Launch, folder: Path) -> None:
    pilot = launch()
    old = store(folder, "Mine", LEGAL)
    to_title(pilot.desk)
    pilot.desk.scenes.push(EditorScene(pilot.desk, Draft(old.name, old.kinds, old), folder))
    pilot.frames(3)
    pilot.click(entries(editor(pilot))[0].rect.center)
    pilot.desk.close()
    assert {deck.name: len(deck.kinds) for deck in shelf(folder).decks} == {"Mine": 20, "Mine 2": 19}


def test_without_a_folder_nothing_is_kept_and_it_is_said(launch: Launch) -> None:
    pilot = launch(saved=False)
    scene = edit(pilot)
    pilot.click(tile_of(scene, "abubill").center)
    assert not scene.save_button.enabled and not scene.save()
    pilot.escape()
    assert isinstance(pilot.scene, LeaveScene) and not pilot.has("jartible.decks.keep")
    pilot.push("jartible.decks.discard")
    assert "jartible.decks.not_kept" in [getattr(widget, "text", text("x")).key for widget in pilot.widgets()]


def test_a_deck_is_renamed_and_keeps_its_file(launch: Launch, folder: Path) -> None:
    pilot = launch()
    old = store(folder, "Mine", LEGAL)
    pilot.desk.scenes.push(EditorScene(pilot.desk, Draft(old.name, old.kinds, old), folder))
    pilot.frames(3)
    scene = editor(pilot)
    field = next(stop for stop in scene.deck.stops if isinstance(stop, Field))
    pilot.click((field.box.right - 8, field.box.centery))
    pilot.type(" sur")
    assert scene.draft.name == "Mine sur" and field.value == "Mine sur"
    pilot.key(pygame.K_s, mod=pygame.KMOD_CTRL)
    assert [(deck.name, deck.path) for deck in shelf(folder).decks] == [("Mine sur", old.path)]
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert scene.draft.name == "Mine"


# The sheet of decks


def at_decks(pilot: Pilot) -> DecksScene:
    to_title(pilot.desk)
    pilot.desk.scenes.push(DecksScene(pilot.desk))
    pilot.frames(3)
    scene = pilot.scene
    assert isinstance(scene, DecksScene)
    return scene


def test_a_deck_is_duplicated_exported_and_deleted(launch: Launch, folder: Path) -> None:
    pilot = launch()
    store(folder, "Mine", LEGAL)
    at_decks(pilot)
    pilot.push("jartible.decks.duplicate")
    assert [deck.name for deck in shelf(folder).decks] == ["Mine", "Mine 2"]
    pilot.push("jartible.decks.export")
    (out,) = documents_folder().glob("*.toml")
    assert read(out).kinds == LEGAL
    assert pilot.desk.notices[-1] == text("common.export.done", path=str(out))
    pilot.push("jartible.decks.delete")
    pilot.escape()
    assert len(shelf(folder).decks) == 2
    pilot.push("jartible.decks.delete")
    pilot.push("jartible.decks.delete")
    assert [deck.name for deck in shelf(folder).decks] == ["Mine 2"]


def test_a_ready_deck_is_a_template(launch: Launch, folder: Path) -> None:
    pilot = launch()
    before = {name: ready_deck(name) for name in READY_DECKS}
    at_decks(pilot)
    pilot.push("jartible.decks.edit_copy")
    scene = editor(pilot)
    assert scene.draft.origin is None and not scene.draft.changed
    assert scene.save() and not scene.save_button.enabled and not scene.save()
    (deck,) = shelf(folder).decks
    assert deck.name == "Cal y albero 2" and sorted(deck.kinds) == sorted(before[READY_DECKS[0]])
    pilot.click(entries(scene)[0].rect.center)
    pilot.letter("s")
    assert [len(deck.kinds) for deck in shelf(folder).decks] == [19]
    ready_deck.cache_clear()
    assert {name: ready_deck(name) for name in READY_DECKS} == before


def test_broken_files_are_named_and_stay(launch: Launch, folder: Path) -> None:
    pilot = launch()
    folder.mkdir(parents=True)
    (folder / "bad.toml").write_text('format = 1\nname = "x"\ncards = ["abubill", "cerdo"]\n')
    at_decks(pilot)
    said = [pilot.desk.say(widget.text) for widget in pilot.widgets() if hasattr(widget, "text")]  # type: ignore[attr-defined]
    assert any("bad.toml" in line and "cards[1]" in line and "J3" in line for line in said)
    assert "cerdo" in (folder / "bad.toml").read_text()


@pytest.mark.parametrize("way", ["list", "drop", "drop on the list", "drop on the title"])
def test_decks_come_in_from_the_documents(launch: Launch, folder: Path, way: str) -> None:
    pilot = launch()
    documents = documents_folder()
    path = store(documents, "From afar", LEGAL).path
    at_decks(pilot)
    if way == "drop on the title":
        pilot.escape()
    elif way != "drop":
        pilot.push("jartible.decks.import")
        assert isinstance(pilot.scene, ImportScene)
    if way == "list":
        pilot.push("common.name")
    else:
        pilot.app.dispatch(pygame.Event(pygame.DROPFILE, file=str(path)))
    assert [deck.kinds for deck in shelf(folder).decks] == [LEGAL]
    assert pilot.desk.notices[-1] == text("jartible.decks.imported", name="From afar")
    bad = documents / "bad.toml"
    bad.write_text("format = 3")
    pilot.app.dispatch(pygame.Event(pygame.DROPFILE, file=str(bad)))
    assert "bad.toml" in pilot.desk.say(pilot.desk.notices[-1])
    assert len(shelf(folder).decks) == 1 and bad.read_text() == "format = 3"


# The test hand


def test_a_test_hand_is_drawn_again_and_again(launch: Launch) -> None:
    pilot = launch()
    edit(pilot, LEGAL)
    pilot.letter("t")
    scene = pilot.scene
    assert isinstance(scene, HandScene)
    hands = set()
    for _ in range(6):
        assert len(scene.hand) == 12 and all(LEGAL.count(kind) >= scene.hand.count(kind) for kind in scene.hand)
        hands.add(scene.hand)
        pilot.letter("a")
    assert len(hands) > 1
    pilot.escape()
    editor(pilot)


def test_a_small_deck_has_a_small_hand_and_an_empty_one_none(launch: Launch) -> None:
    pilot = launch()
    scene = edit(pilot)
    pilot.letter("t")
    assert pilot.scene is scene
    pilot.click(tile_of(scene, "abubill").center)
    pilot.letter("t")
    assert isinstance(pilot.scene, HandScene) and len(pilot.scene.hand) == 1


# The set-up


def at_setup(pilot: Pilot) -> dict[str, Choice]:
    to_title(pilot.desk)
    pilot.desk.scenes.push(NewGameScene(pilot.desk, "jartible"))
    pilot.frames(3)
    return choices(pilot)


def choices(pilot: Pilot) -> dict[str, Choice]:
    return {widget.name.key: widget for widget in pilot.widgets() if isinstance(widget, Choice)}


def choose(pilot: Pilot, key: str, value: str) -> None:
    choice = choices(pilot)[key]
    choice.step([known for known, _ in choice.values].index(value) - choice.index)


def test_each_seat_is_offered_ready_decks_and_legal_ones_of_the_players(launch: Launch, folder: Path) -> None:
    pilot = launch()
    mine = store(folder, "Mine", LEGAL)
    store(folder, "Half", LEGAL[:10])
    offered = at_setup(pilot)
    expected = ["random", *READY_DECKS, f"own.{mine.path.stem}"]
    for key in ("jartible.decks.of_you", "jartible.decks.of_computer"):
        assert [value for value, _ in offered[key].values] == expected
    assert any("Half" in pilot.desk.say(widget.text) for widget in pilot.widgets() if hasattr(widget, "text"))  # type: ignore[attr-defined]


def test_the_chosen_decks_are_played_and_remembered(launch: Launch, folder: Path, home: Path) -> None:
    pilot = launch()
    mine = store(folder, "Mine", LEGAL)
    at_setup(pilot)
    choose(pilot, "jartible.decks.of_you", f"own.{mine.path.stem}")
    choose(pilot, "jartible.decks.of_computer", READY_DECKS[2])
    pilot.push("common.new.start")
    table = pilot.scene
    assert isinstance(table, TableScene)
    assert sorted(chosen_deck(table.match.options, 0)) == sorted(LEGAL)
    assert table.match.options["deck.0"] == deck_words(LEGAL), "the journal holds the cards themselves"
    assert chosen_deck(table.match.options, 1) == ready_deck(READY_DECKS[2])
    assert at_setup(pilot)["jartible.decks.of_you"].value == f"own.{mine.path.stem}"
    save_settings(pilot.desk.settings, home / "again.json")
    assert load_settings(home / "again.json")[0].game_choices == pilot.desk.settings.game_choices
    mine.path.unlink()
    assert at_setup(pilot)["jartible.decks.of_you"].value == READY_DECKS[0]


def test_a_file_with_an_endless_name_harms_no_settings(launch: Launch, folder: Path, home: Path) -> None:
    pilot = launch()
    deck = store(folder, "Mine", LEGAL)
    long = deck.path.rename(folder / f"{'x' * 200}.toml")
    at_setup(pilot)
    choose(pilot, "jartible.decks.of_you", f"own.{long.stem}")
    pilot.push("common.new.start")
    assert isinstance(pilot.scene, TableScene)
    save_settings(pilot.desk.settings, home / "again.json")
    assert load_settings(home / "again.json")[1] is None


def test_a_random_deck_goes_by_the_number_of_the_deal(launch: Launch) -> None:
    pilot = launch()

    def decks(number: str) -> tuple[tuple[int, ...], ...]:
        at_setup(pilot)
        field = next(w for w in pilot.widgets() if isinstance(w, Field) and w.name.key == "common.new.deal_number")
        field.value = ""
        field.typed(number)
        pilot.push("common.new.start")
        assert isinstance(pilot.scene, TableScene)
        options = pilot.scene.match.options
        return chosen_deck(options, 0), chosen_deck(options, 1)

    assert decks("7") == decks("7")
    assert decks("7")[0] == ready_deck(READY_DECKS[0])
    rivals = {decks(str(number))[1] for number in range(1, 13)}
    assert len(rivals) > 2 and rivals <= {ready_deck(name) for name in READY_DECKS}


def test_the_set_up_leads_to_the_decks_and_back(launch: Launch, folder: Path) -> None:
    pilot = launch()
    at_setup(pilot)
    pilot.push("jartible.decks.title")
    assert isinstance(pilot.scene, DecksScene)
    store(folder, "Mine", LEGAL)
    pilot.escape()
    assert "own.mine" in dict(choices(pilot)["jartible.decks.of_you"].values)


def test_other_games_are_asked_for_no_deck(launch: Launch) -> None:
    pilot = launch()
    pilot.desk.scenes.push(NewGameScene(pilot.desk, "castle"))
    pilot.frames(2)
    assert not [key for key in choices(pilot) if key.startswith("jartible")]
    assert registry.own_scenes("castle") is None


# How it looks, and nonsense


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize(("language", "scale"), [("es", 1.0), ("xx", 2.0)])
def test_everything_lies_in_its_place(
    launch: Launch, name: str, size: tuple[int, int], language: str, scale: float
) -> None:
    if size[0] > 2000 and language == "xx":
        pytest.skip("large windows have the same layout, and are slow to draw")
    pilot = launch(size=size, language=language, text_scale=scale)
    pilot.desk.scenes.push(PICTURES[name](pilot.desk, 3, 4))
    pilot.frames(2)
    scene = pilot.scene
    window = pygame.Rect((0, 0), size)
    panes = [scene.page] if isinstance(scene, PageScene) else scene.panes if isinstance(scene, EditorScene) else []
    assert panes
    air = 2 * pilot.desk.kit.px(20)
    for pane in panes:
        assert window.contains(pane.sheet)
        tops = [widget.rect.top for widget in pane.widgets]
        assert tops == sorted(tops)
        assert not [other for other in panes if other is not pane and other.sheet.colliderect(pane.sheet)]
        for widget in parts(pane.widgets):
            assert not outside(widget.rect.inflate(air, air), widget.pictures(pilot.desk.kit, False, 0))
            assert pane.sheet.left <= widget.rect.left and widget.rect.right <= pane.sheet.right
    if isinstance(scene, EditorScene):
        assert scene.bar.scroll == 0 and scene.bar.area.h >= scene.bar.widgets[0].rect.h


def parts(widgets: list[Widget]) -> Iterator[Widget]:
    for widget in widgets:
        yield from widget.buttons if isinstance(widget, Row) else [widget]


def test_it_is_drawn_once_and_then_rests(launch: Launch) -> None:
    pilot = launch()
    edit(pilot, LEGAL)
    pilot.frames(60)
    assert pilot.frames(30) == 0


KEYS = [
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_DELETE, pygame.K_BACKSPACE, pygame.K_KP_PLUS,
]  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_loses_no_deck(launch: Launch, folder: Path, seed: int) -> None:
    """Presses, drags, keys and other sizes at random; what lay in the folder before is still there."""
    pilot = launch(size=(800, 600))
    kept = store(folder, "Kept", LEGAL)
    (folder / "bad.toml").write_text("???")
    rng = Random(seed)
    edit(pilot, LEGAL)
    for _ in range(700):
        if not isinstance(pilot.scene, (EditorScene, CardScene, HandScene, LeaveScene)):
            edit(pilot, LEGAL)
        nonsense(pilot, rng)
    assert read(kept.path) == kept
    assert (folder / "bad.toml").read_text() == "???"
    assert [problem for problem in shelf(folder).problems if "bad.toml" not in pilot.desk.say(problem)] == []


def nonsense(pilot: Pilot, rng: Random) -> None:
    size = pilot.screen.get_size()
    point = (rng.randrange(size[0]), rng.randrange(size[1]))
    what = rng.random()
    if what < 0.25:
        pilot.press(point, rng.choice((1, 1, 1, 3)))
    elif what < 0.45:
        pilot.release(point, rng.choice((1, 1, 3)))
    elif what < 0.6:
        pilot.move(point)
    elif what < 0.65:
        pilot.wheel(rng.randint(-3, 3))
    elif what < 0.85:
        pilot.key(rng.choice(KEYS), mod=rng.choice((0, 0, pygame.KMOD_SHIFT)))
    elif what < 0.97:
        pilot.letter(rng.choice("asutñ+-"))
    else:
        pilot.resize(rng.choice(((640, 480), (800, 600), (1280, 800))))
    pilot.frames()
