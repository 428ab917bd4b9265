"""The four roles as white silhouettes (64 x 64, tinted at run time), and the watch-tower's eye."""

from __future__ import annotations

import palette
from icon_pen import bar, line, solid, spot
from svg import circle, document, gradient, moved, path, poly, radial, stroked


def _explorer() -> str:
    """A telescope on its stand, turned to the upper right."""
    tubes = ([(5.5, 20), (17, 20), (17, 29), (5.5, 29)], [(20, 17.5), (36, 17.5), (36, 31.5), (20, 31.5)])
    front = [(39, 14.5), (57, 14.5), (57, 34.5), (39, 34.5)]
    lens = [(60, 12.5), (64.5, 12.5), (64.5, 36.5), (60, 36.5)]
    tube = "".join(poly(moved(part, dx=-3, dy=3, angle=-28, about=(32, 26))) for part in (*tubes, front, lens))
    return solid(tube, 2) + line("M29 38L17 59M33 38L45 59M31 38V48", weight=5.5)


def _archer() -> str:
    """A drawn bow that opens to the left, its arrow flying to the upper right."""
    bow = "M17 7C38 3 61 26 57 47"
    string = "M17 7L20 44L57 47"
    head = "M58 6L55 21L43 9Z"
    fletching = "M20 44L7 46M20 44L18 57M14 50L8 56"
    return (
        line(bow, weight=6.5)
        + line(string, weight=3)
        + line("M12 52L50 14", weight=5)
        + solid(head, 3)
        + line(fletching, weight=4.5)
    )


def _troop() -> str:
    """A great helm with a cross for its sight, breaths below, and a plume."""
    helm = "M16 16C25 11 39 11 48 16L53 36L49 54C43 58 38 60 32 62C26 60 21 58 15 54L11 36Z"
    sight = "M14.5 28H29V34.5H14ZM49.5 28H35V34.5H50Z"
    breaths = "M20 41H23.5V51H20ZM26.5 41H29V53H26.5ZM35 41H37.5V53H35ZM40.5 41H44V51H40.5Z"
    plume = "M30 13C27 5 36 0 42 3C47 5 52 4 56 1C57 9 50 14 43 12C38 10 35 10 33.5 13Z"
    return solid(helm + sight + breaths, 0) + solid(plume, 1)


def _jester() -> str:
    """A cap whose side points droop; a bell at the end of each of the three."""
    cap = (
        "M16 46C15 36 16 31 12 31C9 31 8 33 7.5 37C3 25 9 15 18 16C22 16.5 25 19 27 23"
        "C27 16 29 11 32 8C35 11 37 16 37 23C39 19 42 16.5 46 16C55 15 61 25 56.5 37"
        "C56 33 55 31 52 31C48 31 49 36 48 46Z"
    )
    return solid(cap, 2) + bar(12, 49, 40, 9, 3) + spot(7, 39, 5) + spot(32, 7, 5) + spot(57, 39, 5)


ROLES = {"explorer": _explorer, "archer": _archer, "troop": _troop, "jester": _jester}


def role(name: str) -> str:
    """The silhouette of one role."""
    return document(64, 64, [ROLES[name]()])


def tower_eye() -> str:
    """A watch-tower whose window is an open eye, on a dark round backing."""
    defs = [
        radial("night", [(0, "#46566a"), (1, "#1d2732")], 22, 18, 46),
        gradient("stone", [(0, "#e6dcc8"), (1, "#a79a85")], (0, 0, 1, 0.5)),
    ]
    battlements = "M11 12H19V17H27.5V12H36.5V17H45V12H53V26L48 30V54H16V30L11 26Z"
    eye = "M16.5 38C23 27.5 41 27.5 47.5 38C41 48.5 23 48.5 16.5 38Z"
    return document(
        64,
        64,
        [
            circle(32, 32, 31, fill="url(#night)", stroke=palette.GOLD_LIGHT, stroke_width=2),
            path(battlements, fill="url(#stone)", stroke="#161d25", stroke_width=1.5, stroke_linejoin="round"),
            stroked("M13 25.5H51", palette.STONE_JOINT, 1.2, opacity=0.6),
            path(eye, fill="#fffaf0", stroke="#161d25", stroke_width=2.6, stroke_linejoin="round"),
            circle(32, 38, 6.8, fill=palette.RED),
            circle(32, 38, 3.4, fill="#161d25"),
            circle(30, 36, 1.5, fill="#ffffff"),
        ],
        defs,
    )
