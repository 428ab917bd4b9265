"""Makes the program that people download: `python build_scripts/freeze.py [--one-file] [--pack]`.

To be run in a clean environment: `pip install '.[build]'`. The outcome lies in `.build/freeze/dist/`: a folder (on
macOS also an .app), with ``--one-file`` a single program. Two runs on the same machine give the same bytes.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from gzip import GzipFile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "build_scripts")]

import freeze_licences  # noqa: E402
import freeze_parts as parts  # noqa: E402

from game import __version__  # noqa: E402

BUILD = ROOT / ".build" / "freeze"
DIST = BUILD / "dist"
ONE_FILE = DIST / "one-file"
MADE = BUILD / "made"
"""Icons, licences, version resource."""
SUFFIX = ".exe" if sys.platform == "win32" else ""


def freeze(name: str, *options: str, dist: Path = DIST) -> Path:
    """Run PyInstaller; the folder or the program that it made."""
    options = ("--name", name, "--made", str(MADE), *options)
    work = BUILD / "work" / ("-".join([name, *(["file"] if "--one-file" in options else [])]))
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--clean"]
    command += ["--distpath", str(dist), "--workpath", str(work), str(parts.PACKAGING / "duel-table.spec")]
    command += ["--", *options]
    print(" ".join(["freeze", *options]), flush=True)
    subprocess.run(command, check=True, env=reproducible())
    return dist / f"{name}{SUFFIX}" if "--one-file" in options else dist / name


def reproducible() -> dict[str, str]:
    """The environment in which the same source gives the same bytes."""
    moment = os.environ.get("SOURCE_DATE_EPOCH") or commit_time()
    return {**os.environ, "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": moment}


def commit_time() -> str:
    """When the source was last changed, in seconds; a fixed day outside of a repository."""
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() or "1767225600"
    except (OSError, subprocess.CalledProcessError):
        return "1767225600"


def prepare() -> Path:
    """Make what the spec file takes in: icons, licences, version resource."""
    import freeze_icons

    MADE.mkdir(parents=True, exist_ok=True)
    freeze_icons.windows_icon(MADE / "duel-table.ico")
    freeze_icons.mac_icon(MADE / "duel-table.icns")
    freeze_licences.collect(MADE / "THIRD_PARTY")
    (MADE / "version_resource.txt").write_text(version_resource(__version__), encoding="utf-8")
    return MADE


def version_resource(version: str) -> str:
    """What Windows shows about the program's file."""
    numbers = ([int(part) for part in version.split(".") if part.isdigit()] + [0, 0, 0, 0])[:4]
    template = (parts.PACKAGING / "version_resource.txt").read_text(encoding="utf-8")
    return template.replace("{numbers}", str(tuple(numbers))).replace("{version}", version)


def furnish(folder: Path) -> None:
    """Add what lies beside the program: licence, and what Linux desktops show it by."""
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    if sys.platform.startswith("linux"):
        import freeze_icons

        desktop = folder / "share" / "applications" / "duel-table.desktop"
        desktop.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(parts.PACKAGING / "duel-table.desktop", desktop)
        freeze_icons.linux_icons(folder / "share" / "icons" / "hicolor")


def pack(outcome: Path) -> Path:
    """The archive to be uploaded, named after version, system and processor."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    whole = outcome.is_dir()
    stem = f"{parts.NAME}-{__version__}-{system}-{platform.machine().lower()}{'' if whole else '-one-file'}"
    if sys.platform == "darwin" and whole:
        archive = DIST / f"{stem}.zip"  # ditto keeps the links inside the .app
        app = DIST / f"{parts.TITLE}.app"
        subprocess.run(["ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", str(app), str(archive)], check=True)
        return archive
    folder = outcome if whole else _in_a_folder(outcome)
    if sys.platform == "win32":
        return Path(shutil.make_archive(str(DIST / stem), "zip", folder.parent, folder.name))
    return _tar(folder, DIST / f"{stem}.tar.gz")


def _in_a_folder(program: Path) -> Path:
    """A single program with its licences beside it."""
    folder = BUILD / "with-licences" / parts.NAME
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy2(program, folder / program.name)
    shutil.copytree(MADE / "THIRD_PARTY", folder / "THIRD_PARTY")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    return folder


def _tar(folder: Path, archive: Path) -> Path:
    moment = int(reproducible()["SOURCE_DATE_EPOCH"])

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = moment
        return entry

    # The names and times that gzip would note by itself differ from run to run.
    with (
        archive.open("wb") as file,
        GzipFile("", "wb", fileobj=file, mtime=moment) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        tar.add(folder, folder.name, filter=plain)
    return archive


def main(arguments: Sequence[str] | None = None) -> None:
    """Freeze what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--one-file", action="store_true", help="a single program instead of a folder")
    parser.add_argument("--pack", action="store_true", help="make the archive for the upload, too")
    asked = parser.parse_args(arguments)
    parts.check_environment()
    prepare()
    if asked.one_file:
        outcome = freeze(parts.NAME, "--one-file", dist=ONE_FILE)
    else:
        outcome = freeze(parts.NAME)
        furnish(outcome)
        if unlisted := freeze_licences.unlisted(outcome):
            raise SystemExit(f"no licence is written down for {', '.join(unlisted)}: packaging/libraries.toml")
    print(pack(outcome) if asked.pack else outcome)


if __name__ == "__main__":
    main()
