"""What the frozen programs are made from. Nothing is frozen here: `build_scripts/freeze_check.py` tries the outcome."""

from __future__ import annotations

import ast
import configparser
import lzma
import re
import struct
import sys
import tomllib
from pathlib import Path

import pygame
import pytest
import tomli

from build_scripts import freeze, freeze_icons, freeze_licences, freeze_parts, freeze_watch
from game import __version__
from game.data import paths
from game.window import WM_CLASS

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "build_scripts" / "packaging"


# The program's own entry


def calls_in_order(function: ast.FunctionDef) -> list[str]:
    """Calls and imports of a function, in the order of its lines."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            found.append((node.lineno, ast.unparse(node.func)))
        elif isinstance(node, ast.ImportFrom):
            found.append((node.lineno, f"import {'.' * node.level}{node.module or ''}"))
    return [what for _, what in sorted(found)]


def test_freeze_support_comes_before_anything_of_the_game() -> None:
    tree = ast.parse((ROOT / "game" / "__main__.py").read_text(encoding="utf-8"))
    main = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "main")
    order = calls_in_order(main)
    ours = next(i for i, what in enumerate(order) if what.startswith("import ."))
    assert order.index("multiprocessing.freeze_support") < ours
    at_the_top = [ast.unparse(node) for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]
    ours = [line for line in at_the_top if "from ." in line]
    assert ours == ["from . import WORKER_FLAG"]


def test_the_package_itself_imports_nothing() -> None:
    tree = ast.parse((ROOT / "game" / "__init__.py").read_text(encoding="utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]


def test_the_frozen_entry_does_nothing_but_call_the_program() -> None:
    lines = (PACKAGING / "start.py").read_text(encoding="utf-8").splitlines()
    code = [line for line in lines[1:] if line]
    assert code == ["import sys", "from game.__main__ import main", "sys.exit(main())"]


# The parts


def test_the_spec_compiles() -> None:
    spec = PACKAGING / "duel-table.spec"
    compile(spec.read_text(encoding="utf-8"), str(spec), "exec")


def test_every_module_of_the_games_is_named_and_exists() -> None:
    named = freeze_parts.games()
    assert {"game.games", "game.games.registry", "game.games.castle", "game.games.castle.rules"} <= set(named)
    for module in named:
        place = ROOT / Path(*module.split("."))
        assert place.with_suffix(".py").is_file() or (place / "__init__.py").is_file()


def test_compiled_tomli_brings_its_hidden_module() -> None:
    compiled = not str(tomli.__file__).endswith(".py")
    assert bool(freeze_parts.mypyc_modules("tomli")) == compiled


def test_the_data_lies_where_the_frozen_program_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = {place: source for source, place in freeze_parts.datas(tmp_path)}
    for folder in ("game/assets", "game/levels"):
        (tmp_path / folder).mkdir(parents=True)
        assert Path(places[folder]).is_dir()
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "game")
    assert paths.assets_root() == tmp_path / "game" / "assets"
    assert paths.levels_root() == tmp_path / "game" / "levels"


def test_the_pictures_are_packed_as_they_are(tmp_path: Path) -> None:
    packed = freeze_parts.packed_assets(tmp_path / "assets")
    ours = freeze_parts.ROOT / "assets"
    names = {path.relative_to(ours) for path in ours.rglob("*") if path.is_file()}
    assert {path.relative_to(packed) for path in packed.rglob("*") if path.is_file()} == names
    for name in names:
        content = (packed / name).read_bytes()
        assert content == (ours / name).read_bytes() or lzma.decompress(content) == (ours / name).read_bytes()
    sizes = [sum(path.stat().st_size for path in root.rglob("*.svg")) for root in (packed, ours)]
    assert sizes[0] < sizes[1] / 2


def test_three_fonts_are_shipped_and_their_places_kept(tmp_path: Path) -> None:
    shipped = [(Path(source).name, place) for source, place in freeze_parts.datas(tmp_path) if source.endswith(".ttf")]
    assert sorted(shipped) == [
        ("DMSerifDisplay-Regular.ttf", "fontpkg_dm_serif_display/files"),
        ("FiraSans-Regular.ttf", "fontpkg_fira_sans/files"),
        ("FiraSans-SemiBold.ttf", "fontpkg_fira_sans/files"),
    ]


def test_what_the_system_has_is_dropped() -> None:
    rows = [("libstdc++.so.6", "a", "BINARY"), ("x/libgcc_s.so.1", "b", "BINARY"), ("libSDL2.so", "c", "BINARY")]
    assert freeze_parts.kept(rows) == rows[2:]


# Icons


def test_pictures_of_every_size_for_linux(tmp_path: Path) -> None:
    *pictures, scalable = freeze_icons.linux_icons(tmp_path)
    assert [pygame.image.load(path).get_size()[0] for path in pictures] == list(freeze_icons.LINUX_SIZES)
    assert [path.parts[-3] for path in pictures] == [f"{size}x{size}" for size in freeze_icons.LINUX_SIZES]
    assert scalable.read_bytes() == freeze_icons.ICON.read_bytes()


def test_the_icon_for_windows_holds_every_size(tmp_path: Path) -> None:
    pytest.importorskip("PIL")
    content = freeze_icons.windows_icon(tmp_path / "a.ico").read_bytes()
    kind, count = struct.unpack_from("<2xHH", content)
    widths = [content[6 + 16 * index] or 256 for index in range(count)]
    assert kind == 1 and sorted(widths) == list(freeze_icons.WINDOWS_SIZES)


def test_the_icon_for_macos_holds_every_size(tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    with image.open(freeze_icons.mac_icon(tmp_path / "a.icns")) as found:
        sizes = {width * scale for width, _, scale in found.info["sizes"]}
    assert set(freeze_icons.MAC_SIZES) <= sizes


# What systems are told


def test_the_desktop_file_fits_the_program() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(PACKAGING / "duel-table.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert entry["StartupWMClass"] == WM_CLASS
    assert entry["Exec"] == entry["Icon"] == "duel-table"
    assert entry["Type"] == "Application" and entry["Terminal"] == "false"
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert all(entry[f"{key}[{language}]"] for language in ("es", "it")) and entry[key]
    assert all(entry[key].endswith(";") for key in ("Categories", "Keywords"))


def test_the_version_resource_names_this_version() -> None:
    text = freeze.version_resource("1.2.3")
    assert "filevers=(1, 2, 3, 0)" in text and '"ProductVersion", "1.2.3"' in text
    ast.parse(text)
    assert "{" not in freeze.version_resource(__version__)


def test_a_build_is_told_the_time_of_its_source() -> None:
    variables = freeze.reproducible()
    assert variables["PYTHONHASHSEED"] == "1" and int(variables["SOURCE_DATE_EPOCH"]) > 1_700_000_000


# Licences


def test_every_dependency_has_a_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = freeze_licences.dependencies()
    assert len(names) == len(project["dependencies"]) and "pygame-ce" in names
    for name in names:
        found = freeze_licences.package(name)
        assert found.files and all(path.stat().st_size > 200 for path in found.files), name


def test_the_lesser_licence_is_there_in_full() -> None:
    text = next(iter(freeze_licences.package("pygame-ce").files)).read_text(encoding="utf-8")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text and "END OF TERMS AND CONDITIONS" in text


def test_every_library_names_licences_that_are_there() -> None:
    texts = {path.stem for path in (PACKAGING / "licences").iterdir()} | {"LGPL-2.1"}
    rows = freeze_licences.libraries()
    assert all(row.files and row.copyright and row.source.startswith("http") for row in rows)
    assert {text for row in rows for text in row.text} == texts


def test_libraries_that_nothing_is_written_about_are_found(tmp_path: Path) -> None:
    for name in (
        "libSDL2-2-50d19f93.0.so.0.3200.10",
        "SDL2_mixer.dll",
        "libz.1.3.1.zlib-ng.dylib",
        "libpython3.11.so.1.0",
        "python311.dll",
        "surface.cpython-311-x86_64-linux-gnu.so",
        "libnew.so.1",
    ):
        (tmp_path / name).touch()
    assert freeze_licences.unlisted(tmp_path) == ["libnew.so.1"]


def test_the_libraries_of_the_installed_pygame_are_all_listed() -> None:
    place = Path(pygame.__file__).parent
    places = (place, place.parent / "pygame_ce.libs")
    forgotten = [name for folder in places for name in freeze_licences.unlisted(folder)]
    assert not [name for name in forgotten if ".pyd" not in name]


# The watchdog, without which no frozen program is tried


@pytest.mark.skipif(sys.platform == "win32", reason="uses a shell")
def test_a_program_that_starts_itself_without_end_is_stopped() -> None:
    seen = freeze_watch.watch(["sh", "-c", "for i in 1 2 3 4 5 6 7 8 9; do sleep 20 & done; wait"])
    assert seen.killed and not seen.good and not seen.left and seen.most > freeze_watch.MOST_PROCESSES


@pytest.mark.skipif(sys.platform == "win32", reason="uses a shell")
def test_a_program_that_does_not_end_is_stopped() -> None:
    seen = freeze_watch.watch(["sleep", "20"], patience=0.2)
    assert seen.killed == "too late" and not seen.good


@pytest.mark.skipif(sys.platform == "win32", reason="uses a shell")
def test_what_a_program_says_and_leaves_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freeze_watch, "FAREWELL", 0.1)
    assert freeze_watch.watch(["sh", "-c", "echo hello"]).output == "hello\n"
    seen = freeze_watch.watch(["sh", "-c", "sleep 20 & exit 0"])
    assert (seen.code, seen.left) == (0, 1) and not seen.good


# The workflow


def test_the_workflow_builds_for_all_systems_and_tries_what_it_built() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert re.search(r'tags: \["v\*"\]', text)
    for name in ("windows-x64", "macos-arm64", "macos-x86_64", "linux-x86_64"):
        assert f"name: {name}," in text
    order = [text.index(step) for step in ("freeze.py --pack", "freeze.py --one-file", "freeze_check.py", "upload-art")]
    assert order == sorted(order)
    assert "\t" not in text
