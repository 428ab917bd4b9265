"""Half suns and half moons that hang from a card's upper edge, and become whole where two cards meet.

The rival's card lies before one's own, turned by half, upper edge to upper edge. What hangs on the left of the one
then stands over what hangs on the right of the other: that is why half suns join exactly if they differ (A19), and
why a counter-remedy bears its half moon on the other side than the remedy of the same side, with the light on the
other side too. A remedy's moon is full only with the counter that is perfect against it (A25).
"""

from __future__ import annotations

from collections.abc import Iterable

from audatia_ink import AZURE, AZURE_DEEP, GOLD, GOLD_DEEP, GOLD_LIGHT, inked, pen
from svg import document, group, num, path, place, polar, poly, star

LEFT, RIGHT = 88.0, 162.0
"""The middles of the half discs on a card 250 wide."""
PHASES: dict[str, tuple[float, float]] = {
    "crescent": (-20.0, -7.0),
    "old": (7.0, 20.0),
    "half": (-20.0, 0.0),
    "last": (0.0, 20.0),
    "full": (-20.0, 20.0),
}
"""The lit part of a moon along the middle, from where to where; seen from the remedy's owner."""
PALE = "#f6ecd0"
"""The light of the moon."""
SIDES_OF_REMEDIES = {"external": LEFT, "internal": RIGHT}


def _half_disc(r: float) -> str:
    return f"M{num(-r)} 0A{num(r)} {num(r)} 0 0 0 {num(r)} 0Z"


def half_sun() -> str:
    """The lower half of a sun about (0, 0): sixteen rays in all, straight and waved by turns."""
    straight, waved = "", ""
    for i in range(8):
        angle = 101.25 + 22.5 * i
        if i % 2:
            straight += poly([polar(0, 0, 19, angle - 7.5), polar(0, 0, 34, angle), polar(0, 0, 19, angle + 7.5)])
        else:
            (ax, ay), (bx, by), (cx, cy) = (
                polar(0, 0, 19, angle - 7),
                polar(0, 0, 31, angle),
                polar(0, 0, 19, angle + 7),
            )
            (px, py), (qx, qy) = polar(0, 0, 26, angle - 9), polar(0, 0, 25, angle)
            waved += f"M{num(ax)} {num(ay)}Q{num(px)} {num(py)} {num(bx)} {num(by)}"
            waved += f"Q{num(qx)} {num(qy)} {num(cx)} {num(cy)}Z"
    petals = "".join(
        poly([polar(0, 0, 4, a), polar(0, 0, 10, a - 11), polar(0, 0, 14, a), polar(0, 0, 10, a + 11)])
        for a in (112.5, 157.5, 202.5, 247.5)
    )
    return (
        inked(waved, GOLD_DEEP, 1.1)
        + inked(straight, GOLD, 1.1)
        + path(_half_disc(20), fill=GOLD_LIGHT)
        + pen("M-20 0A20 20 0 0 0 20 0", 1.3)
        + path(petals + _half_disc(4), fill=GOLD_DEEP)
        + pen("M-16.5 0A16.5 16.5 0 0 0 16.5 0", 0.9, GOLD_DEEP)
    )


def half_moon(phase: str) -> str:
    """The lower half of a night with its moon, about (0, 0)."""
    start, end = PHASES[phase]
    d = f"M{num(start)} 0{_down(start)}{_up(end)}Z"
    places = ((-25, 5, 2.4), (25, 7, 2.6), (-16, 21, 2.2), (15, 22, 2.4), (0, 26, 1.6))
    stars = "".join(poly(star(x, y, r, r * 0.35, 4)) for x, y, r in places)
    dark = path(_half_disc(20), fill=AZURE_DEEP)
    return (
        path(_half_disc(32), fill=AZURE)
        + pen("M-32 0A32 32 0 0 0 32 0", 1.3)
        + pen("M-29.4 0A29.4 29.4 0 0 0 29.4 0", 1.1, GOLD_LIGHT)
        + dark
        + path(d, fill=PALE)
        + path(stars, fill=GOLD_LIGHT)
    )


MOON = 20.0
"""The radius of a moon."""


def _down(x: float) -> str:
    """From (x, 0) along the edge of the light to the lowest point of the moon."""
    return f"A{num(abs(x))} {num(MOON)} 0 0 {0 if x < 0 else 1} 0 {num(MOON)}" if x else f"L0 {num(MOON)}"


def _up(x: float) -> str:
    """From the lowest point of the moon to (x, 0)."""
    return f"A{num(abs(x))} {num(MOON)} 0 0 {1 if x < 0 else 0} {num(x)} 0" if x else "L0 0"


def sun_on(side: str) -> str:
    """The half sun of a blow's card at its owner's left or right; nothing for "none"."""
    places = {"left": LEFT, "right": RIGHT}
    return group(half_sun(), transform=place(places[side], 0)) if side in places else ""


def remedy_moons(sides: Iterable[str], phase: str) -> str:
    """The half moons of a remedy."""
    return "".join(group(half_moon(phase), transform=place(SIDES_OF_REMEDIES[side], 0)) for side in sides)


def counter_moons(sides: Iterable[str], phase: str) -> str:
    """The half moons of the counter that completes a remedy: the remedy's, mirrored."""
    return group(remedy_moons(sides, phase), transform="translate(250 0) scale(-1 1)")


def _bridge(start: float, end: float, colour: str, half: float = 0.7) -> str:
    """A strip over the seam, which would show as a hairline; lighter strips cover the edges of darker ones."""
    return path(f"M{num(start)} {num(-half)}H{num(end)}V{num(half)}H{num(start)}Z", fill=colour)


def whole_sun() -> str:
    """Two half suns, joined."""
    half = half_sun()
    seam = _bridge(-19.4, 19.4, GOLD_LIGHT) + _bridge(-4, 4, GOLD_DEEP, 1)
    return half + group(half, transform="rotate(180)") + seam


def whole_moon(phase: str) -> str:
    """A remedy's moon and its counter's, joined."""
    upper = group(group(half_moon(phase), transform="scale(-1 1)"), transform="rotate(180)")
    start, end = PHASES[phase]
    seam = _bridge(-31.3, 31.3, AZURE) + _bridge(-20, 20, AZURE_DEEP, 1.2) + _bridge(start, end, PALE, 2)
    rings = "".join(_bridge(x - 0.55, x + 0.55, GOLD_LIGHT) for x in (-29.4, 29.4))
    return half_moon(phase) + upper + seam + rings


def sky_picture(name: str) -> str:
    """A whole sun or moon on a field of 72 x 72, as it stands over the place where two cards meet."""
    drawn = whole_sun() if name == "sun" else whole_moon(name)
    return document(72, 72, [group(drawn, transform=place(36, 36))])
