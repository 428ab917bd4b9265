"""Icons of things: what lies on a table, who plays, what happens in a duel."""

from __future__ import annotations

from icon_pen import bar, hoop, line, solid, spot
from svg import moved, poly, ring, star


def _sword() -> str:
    """Point to the upper right."""
    blade = moved([(27, 38), (27, 5), (32, -4), (37, 5), (37, 38)], angle=45, about=(32, 32))
    guard = moved([(19, 42), (45, 42)], angle=45, about=(32, 32))
    grip = moved([(32, 42), (32, 58)], angle=45, about=(32, 32))
    return solid(poly(blade), 2) + line(poly(guard, False), poly(grip, False), weight=6.5)


def _dice() -> str:
    """The face of five, pips as holes."""
    body = "M17 8H47A9 9 0 0 1 56 17V47A9 9 0 0 1 47 56H17A9 9 0 0 1 8 47V17A9 9 0 0 1 17 8Z"
    pips = "".join(ring(x, y, 5) for x, y in ((20, 20), (44, 20), (32, 32), (20, 44), (44, 44)))
    return solid(body + pips, 0)


def _shield() -> str:
    outline = "M32 7C40 12 47 13 55 13C56 34 50 48 32 58C14 48 8 34 9 13C17 13 24 12 32 7Z"
    return line(outline, weight=5.5) + solid("M32 7C40 12 47 13 55 13C56 34 50 48 32 58Z", 0)


def _bust(x: float, y: float, scale: float) -> str:
    """Head and shoulders; the feet of the shoulders stand at `y`."""
    r, w, h = 11 * scale, 21 * scale, 23 * scale
    shoulders = (
        f"M{x - w:.2f} {y:.2f}C{x - w:.2f} {y - h * 1.25:.2f} {x + w:.2f} {y - h * 1.25:.2f} {x + w:.2f} {y:.2f}Z"
    )
    return spot(x, y - h - r * 1.02, r) + solid(shoulders, 3)


def _machine() -> str:
    """A robot's head: aerial, ears, two eyes as holes and a mouth."""
    head = "M16 19H48A6 6 0 0 1 54 25V49A6 6 0 0 1 48 55H16A6 6 0 0 1 10 49V25A6 6 0 0 1 16 19Z"
    holes = ring(22.5, 33, 6) + ring(41.5, 33, 6) + "M22 43.5H42V48.5H22Z"
    return (
        solid(head + holes, 0) + line("M32 17V11", weight=5) + spot(32, 8, 5) + bar(3, 29, 5, 16) + bar(56, 29, 5, 16)
    )


def _lantern() -> str:
    flame = "M32 29C37 35 38 38 38 40.5A6 6 0 0 1 26 40.5C26 38 27 35 32 29Z"
    return (
        hoop(32, 8.5, 5, 4)
        + solid("M16 23L24 14.5H40L48 23Z")
        + line("M18 25V50M46 25V50", weight=5)
        + solid(flame, 1)
        + bar(13, 49, 38, 8, 3)
    )


def _why() -> str:
    bubble = "M32 7C47 7 58 16 58 29C58 42 47 50 33 50L20 59L21 48C12 45 6 38 6 29C6 16 17 7 32 7Z"
    mark = "M25 24A7.5 7.5 0 1 1 34 30.5C32.5 31.2 32 32 32 34"
    return line(bubble, weight=5) + line(mark, weight=5) + spot(32, 41.5, 3.2)


def _hourglass() -> str:
    glass = "M17 11C17 24 27 27 27 32C27 37 17 40 17 53M47 11C47 24 37 27 37 32C37 37 47 40 47 53"
    sand = "M22 51C23 45 28 42 32 40C36 42 41 45 42 51ZM24 20H40C38 24 34 26 32 30C30 26 26 24 24 20Z"
    return line("M11 9.5H53M11 54.5H53") + line(glass, weight=4.5) + solid(sand, 0)


def _trophy() -> str:
    cup = "M19 9H45V22C45 33 39 38 32 38C25 38 19 33 19 22Z"
    handles = "M18 14H9C9 25 13 29 20 30M46 14H55C55 25 51 29 44 30"
    return solid(cup) + line(handles, weight=5) + line("M32 38V49", weight=6) + bar(18, 48, 28, 9, 3)


def _handshake() -> str:
    """Two cuffs; the right hand lies over the left one, whose fingers show below."""
    cuffs = poly([(2, 17), (12, 13), (18, 40), (8, 44)]) + poly([(62, 17), (52, 13), (46, 40), (56, 44)])
    over = "M15 20L28 17L33 20M49 20L38 17L25 27A4 4 0 0 0 30 33L37 29L49 40"
    under = "M17 37L28 49A4 4 0 0 0 34 48A4 4 0 0 0 40 46A4 4 0 0 0 45 42"
    return solid(cuffs, 2) + line(over, under, weight=5)


THINGS: dict[str, str] = {
    "hint": _lantern(),
    "why": _why(),
    "book": line("M32 17C26 11 16 9 7 10V49C16 48 26 50 32 56C38 50 48 48 57 49V10C48 9 38 11 32 17V55", weight=5.5),
    "log": line("M20 44V15A6 6 0 0 0 8 15V21H18", "M14 9H44A6 6 0 0 1 50 15V42", weight=5)
    + line("M50 55A6.5 6.5 0 0 0 56.5 48.5V44H27V49A6 6 0 0 1 21 55Z", weight=5)
    + line("M29 20H41M29 31H41", weight=5),
    "sword": _sword(),
    "shield": _shield(),
    "crown": solid("M9 43L6 18L20 28L32 10L44 28L58 18L55 43Z", 4) + bar(9, 48, 46, 8, 3),
    "flag": line("M15 8V57") + solid("M20 11C29 6 37 17 53 11L46 24L53 37C37 43 29 32 20 37Z", 3),
    "hourglass": _hourglass(),
    "person": _bust(32, 56, 1.05),
    "two_people": _bust(22, 54, 0.82) + _bust(49, 50, 0.56),
    "machine": _machine(),
    "dice": _dice(),
    "trophy": _trophy(),
    "warning": line("M32 10L57 54H7Z", weight=6) + line("M32 26V38", weight=6) + spot(32, 46, 3.4),
    "camera": line("M8 19H19L24 11H40L45 19H56V52H8Z", weight=5.5) + hoop(32, 34, 9, 5.5),
    "lock": solid("M13 30H51V55H13Z" + ring(32, 42.5, 6.5), 4) + line("M21 29V21A11 11 0 0 1 43 21V29"),
    "star": solid(poly(star(32, 34, 25, 10.5, 5)), 5),
    "handshake": _handshake(),
}
