"""Draws the pictures of Audatia: `python build_scripts/art/audatia.py`.

What depends on the rules (lines, sides, who parries what, what a posta gives) is read from levels/audatia: after a
change there the pictures have to be drawn anew.
"""

from __future__ import annotations

from audatia_backs import COVERS, back
from audatia_beasts import BEASTS
from audatia_cards import (
    blow_face,
    character_face,
    counter_faces,
    posta_face,
    remedy_faces,
    side_card,
    small_blow,
    small_character,
    small_posta,
    small_trick,
    small_virtue,
    trick_face,
    virtue_face,
)
from audatia_emblem import emblem
from audatia_people import PEOPLE
from audatia_portraits import OPPONENTS, portrait
from audatia_signs import SIGNS, blow_picture, sign_picture
from audatia_sky import PHASES, sky_picture
from audatia_swords import LINES, rows
from audatia_vellum import vellum
from svg import write

PHASE_OF: dict[str, str] = {
    "soprana_tor_di_spada": "crescent",
    "elbow_push": "old",
    "ligadura_mezana": "half",
    "hilt_grab": "last",
    "twist_pommel": "full",
}
"""The moon of a remedy, and of the counter that is perfect against it."""


def _put(name: str, face: str, small: str) -> None:
    write(f"audatia/faces/{name}.svg", face)
    write(f"audatia/small/{name}.svg", small)


def _write_blows() -> None:
    blows = {str(row["id"]): row for row in rows("blows")["blows"]}
    for card in rows("blows")["cards"]:
        blow, sun = blows[str(card["blow"])], str(card["sun"])
        _put(str(card["id"]), blow_face(blow, sun), small_blow(blow, sun))


def _write_stretto() -> None:
    stretto = rows("stretto")
    for row in stretto["remedies"]:
        _put(str(row["id"]), *remedy_faces(row, PHASE_OF[str(row["id"])]))
    for row in stretto["counters"]:
        _put(str(row["id"]), *counter_faces(row, PHASE_OF[str(row["perfect"])]))
    for side in ("internal", "external"):
        write(f"audatia/stretto_side/{side}.svg", side_card(side))


def _write_others() -> None:
    for row in rows("poste")["poste"]:
        _put(str(row["id"]), posta_face(row), small_posta(str(row["id"])))
    for row in rows("abilities")["abilities"]:
        _put(str(row["id"]), trick_face(row), small_trick(str(row["id"])))
    for virtue in BEASTS:
        _put(virtue, virtue_face(virtue), small_virtue(virtue))
    for name in PEOPLE:
        _put(name, character_face(name), small_character(name))


def main() -> None:
    """Writes every picture below assets/audatia."""
    write("audatia/card/vellum.svg", vellum())
    _write_blows()
    _write_stretto()
    _write_others()
    for name in SIGNS:
        write(f"audatia/signs/{name}.svg", sign_picture(name))
    for name, line in LINES.items():
        write(f"audatia/signs/{name}.svg", blow_picture(line))
    for name in ("sun", *PHASES):
        write(f"audatia/sky/{name}.svg", sky_picture(name))
    for name in COVERS:
        write(f"audatia/backs/{name}.svg", back(name))
    for level in OPPONENTS:
        write(f"audatia/portraits/{level}.svg", portrait(level))
    write("audatia/emblem.svg", emblem())


if __name__ == "__main__":
    main()
