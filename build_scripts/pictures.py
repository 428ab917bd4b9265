"""Makes the pictures of the README anew, with the program's own `shot`."""

from __future__ import annotations

from pathlib import Path

from game.cli import run

FOLDER = Path(__file__).resolve().parents[1] / ".github" / "pictures"
PICTURES: dict[str, list[str]] = {
    "title": ["title", "--size", "960x600"],
    "table": ["table", "--seed", "8", "--moves", "45", "--size", "1280x800"],
    "four": ["table", "--option", "seats=4", "--seed", "5", "--moves", "36", "--size", "960x600"],
    "duelcard": ["table", "--game", "duelcard", "--option", "seats=4", "--moves", "40", "--size", "960x600"],
    "jartible": ["table", "--game", "jartible", "--seed", "3", "--moves", "44", "--size", "960x600", "--lang", "es"],
    "audatia": ["table", "--game", "audatia", "--seed", "5", "--moves", "22", "--size", "960x600", "--lang", "it"],
    "decks": ["deck_editor", "--game", "jartible", "--size", "960x600"],
    "closer": ["closer", "--seed", "12", "--moves", "9", "--size", "960x600"],
    "rules": ["rules", "--size", "960x600", "--lang", "it"],
}


def main() -> None:
    """Write every picture."""
    for name, words in PICTURES.items():
        run(["shot", *words, "--out", str(FOLDER / f"{name}.png")])


if __name__ == "__main__":
    main()
