"""Draws the pictures of Castle Duel: `python build_scripts/art/castle.py`."""

from __future__ import annotations

from castle_backs import back
from castle_courts import court_card
from castle_emblem import emblem
from castle_jester import jester_card, jester_small
from castle_numbers import number_card, small_card
from castle_portraits import PEOPLE, portrait
from castle_roles import ROLES, role, tower_eye
from castle_suits import SUITS
from castle_walls import STATES
from svg import write


def main() -> None:
    """Writes every picture below assets/castle."""
    for seat in range(4):
        write(f"castle/backs/{seat}.svg", back(seat))
    for suit in SUITS:
        write(f"castle/small/{suit}.svg", small_card(suit))
        for rank in range(1, 11):
            write(f"castle/faces/{suit}_{rank}.svg", number_card(suit, rank))
        for rank in (11, 12, 13):
            write(f"castle/faces/{suit}_{rank}.svg", court_card(suit, rank))
    write("castle/faces/jester.svg", jester_card())
    write("castle/small/jester.svg", jester_small())
    write("castle/emblem.svg", emblem())
    for name in ROLES:
        write(f"castle/roles/{name}.svg", role(name))
    write("castle/tower_eye.svg", tower_eye())
    for level in PEOPLE:
        write(f"castle/portraits/{level}.svg", portrait(level))
    for state, draw in STATES.items():
        write(f"castle/wall/{state}.svg", draw())


if __name__ == "__main__":
    main()
