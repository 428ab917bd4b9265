"""Every kind of file that the program reads, with the way it reads it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame

from build_scripts.torture_mutate import Kind
from game.data import levels
from game.data.opponents import OpponentsFile
from game.data.paths import assets_root, levels_root
from game.data.settings import load_settings, save_settings
from game.data.toml import read_toml
from game.data.weights import WeightsFile
from game.games import registry
from game.match.match import Match
from game.match.saves import saved
from game.match.seats import SeatSetup
from game.match.statistics import FILE_NAME, Ledger
from game.table.art import Art
from game.table.audio import Audio
from game.text.catalogue import Catalogue
from game.text.rulebook import load_rulebook

PICTURE = "castle/faces/heart_12.svg"
SOUND = "put_down"
_ENOUGH = 60


def kinds(folder: Path) -> list[Kind]:
    """All of them, their files in a folder."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    return [
        _journal(folder / "saves"),
        _settings(folder / "settings"),
        _statistics(folder / "statistics"),
        *_tables(folder / "levels"),
        _words(folder / "words"),
        _rules(folder / "rules"),
        _picture(folder / "pictures"),
        _sound(folder / "sounds"),
    ]


# The player's own


def played(folder: Path | None, steps: int, seed: int = 7) -> Match:
    """A match in play, some actions taken back."""
    seats = (SeatSetup("human", "Ann"), SeatSetup("bot", "Bob", "easy"))
    match = Match.new("castle", seed=seed, options={"best_of": 3}, seats=seats, folder=folder)
    rng = Random(seed)
    for _ in range(steps):
        if match.deal_over and match.result is None:
            match.next_deal()
        if match.pending():
            seat = rng.choice(match.pending())
            match.play(seat, rng.choice(match.legal(seat)))
            if rng.random() < 0.1 and match.undo_refusal(seat) is None:
                match.undo(seat)
    return match


def _journal(folder: Path) -> Kind:
    match = played(folder, _ENOUGH)
    match.close()
    assert match.path is not None
    path = match.path

    def read() -> bool:
        games = saved(folder)
        if not games or games[0].refusal is not None:
            return False
        again = Match.resume(games[0].path)
        again.close()
        for seat in (*range(len(again.seats)), -1):
            again.view(seat)
        return True

    return Kind("journal", path, path.read_bytes(), read, own=True)


def _settings(folder: Path) -> Kind:
    path = folder / "settings.json"
    save_settings(load_settings(path)[0], path)

    def read() -> bool:
        settings, problem = load_settings(path)
        if problem is not None:
            assert save_settings(settings, path) is None
        return problem is None

    return Kind("settings.json", path, path.read_bytes(), read, own=True)


def _statistics(folder: Path) -> Kind:
    saves = folder.parent / "statistics" / "saves"
    saves.mkdir(parents=True)
    for seed in range(3):
        match = played(saves, 5, seed)
        match.resign(seed % 2)
        match.close()
    path = saves.parent / FILE_NAME
    list(Ledger(saves).update())

    def read() -> bool:
        ledger = Ledger(saves)
        list(ledger.update())
        assert ledger.problem is None and len(ledger.matches()) <= 3
        kept = list(path.parent.glob("*.damaged*"))
        for damaged in kept:
            damaged.unlink()
        return not kept

    return Kind("statistics.json", path, path.read_bytes(), read)


# What comes with the program


def _tables(folder: Path) -> list[Kind]:
    shutil.copytree(levels_root() / "castle", folder)
    types = {
        "cards": levels.CardsFile,
        "options": levels.OptionsFile,
        "opponents": OpponentsFile,
        "weights": WeightsFile,
    }
    return [_table(folder / f"{name}.toml", kind) for name, kind in types.items()]


def _table(path: Path, kind: type) -> Kind:
    def read() -> bool:
        levels.folder_hash(path.parent)
        read_toml(path, kind)
        return True

    return Kind(path.name, path, path.read_bytes(), read)


def _words(folder: Path) -> Kind:
    for game in ("common", *registry.GAMES):
        shutil.copytree(assets_root() / game / "text", folder / game / "text")
    path = folder / "castle" / "text" / "it.toml"

    def read() -> bool:
        words = Catalogue.load("it", registry.GAMES, folder)
        return bool(words.keys())

    return Kind("text/it.toml", path, path.read_bytes(), read)


def _rules(folder: Path) -> Kind:
    shutil.copytree(assets_root() / "castle" / "rules", folder / "castle" / "rules")
    path = folder / "castle" / "rules" / "en.md"

    def read() -> bool:
        book = load_rulebook("castle", "en", folder)
        book.find("c8")
        book.find("wall")
        return True

    return Kind("rules/en.md", path, path.read_bytes(), read)


def _picture(folder: Path) -> Kind:
    path = folder / PICTURE
    path.parent.mkdir(parents=True)
    shutil.copyfile(assets_root() / PICTURE, path)
    return Kind("picture.svg", path, path.read_bytes(), _drawing(folder))


def _drawing(folder: Path) -> Callable[[], bool]:
    def read() -> bool:
        return Art(folder).picture(PICTURE, 60, 84).get_size() == (60, 84)

    return read


def _sound(folder: Path) -> Kind:
    path = folder / f"{SOUND}.wav"
    folder.mkdir()
    shutil.copyfile(assets_root() / "common" / "sounds" / path.name, path)

    def read() -> bool:
        audio = Audio(folder)
        audio.set_volume(0.5)
        audio.open()
        audio.play(SOUND)
        return audio._sounds.get(SOUND) is not None

    return Kind("sound.wav", path, path.read_bytes(), read)
