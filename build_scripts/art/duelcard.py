"""Draws the pictures of DuelCard: `python build_scripts/art/duelcard.py`."""

from __future__ import annotations

from duelcard_backs import COVERS, back
from duelcard_elements import ELEMENTS
from duelcard_emblem import title_card
from duelcard_faces import GOLDEN, PLAIN, action_face, golden_paper, small_face, type_face
from duelcard_portraits import PEOPLE, portrait
from duelcard_signs import sign_picture, trophy
from duelcard_tools import ACTIONS
from svg import write


def main() -> None:
    """Writes every picture below assets/duelcard."""
    for name in (*ELEMENTS, *ACTIONS):
        face = type_face if name in ELEMENTS else action_face
        write(f"duelcard/faces/{name}.svg", face(name, PLAIN))
        write(f"duelcard/golden/{name}.svg", face(name, GOLDEN))
        write(f"duelcard/small/{name}.svg", small_face(name))
        write(f"duelcard/{'elements' if name in ELEMENTS else 'tools'}/{name}.svg", sign_picture(name))
    write("duelcard/golden/paper.svg", golden_paper())
    for name, cover in COVERS.items():
        write(f"duelcard/backs/{name}.svg", back(cover))
    for level in PEOPLE:
        write(f"duelcard/portraits/{level}.svg", portrait(level))
    write("duelcard/emblem.svg", title_card())
    write("duelcard/trophy.svg", trophy())


if __name__ == "__main__":
    main()
