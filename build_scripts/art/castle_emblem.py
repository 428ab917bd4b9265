"""The picture of the title screen: a castle on its hill at dusk, under a young moon."""

from __future__ import annotations

import palette
from svg import (
    DOWN,
    Point,
    circle,
    document,
    gradient,
    path,
    poly,
    radial,
    rect,
    ring,
    star,
    stroked,
)
from title_rim import CORNERS, rim

LIT, WALL, SHADE, NIGHT = "#cbb9a8", "#6f6670", "#4b4754", "#1b222d"
ROOF, ROOF_LIT = "#33424f", "#5f7280"
GLOW = "#ffd98a"
STARS: tuple[tuple[float, float, float], ...] = (
    (112, 34, 2.6), (150, 62, 1.8), (196, 40, 3.0), (214, 92, 2.0), (34, 108, 2.0), (92, 92, 1.5),
    (176, 104, 1.5), (124, 22, 1.4),
    (226, 62, 1.4), (28, 40, 1.6), (164, 28, 1.6),
)  # fmt: skip


def _defs() -> list[str]:
    sky = [(0, "#16202e"), (0.3, "#2b3d53"), (0.52, "#665365"), (0.68, "#b8715a"), (0.8, "#e9b36b"), (1, "#f2cf8e")]
    return [
        gradient("sky", sky, (0, 0, 0, 285), user=True),
        radial("moon", [(0, "#fff4d6", 0.08), (0.34, "#fff4d6", 0.3), (1, "#fff4d6", 0)], 62, 66, 70),
        gradient("wall", [(0, LIT), (0.12, "#a29492"), (0.45, WALL), (1, SHADE)], (0, 0, 1, 0)),
        gradient("roof", [(0, ROOF_LIT), (0.45, ROOF), (1, "#222d37")], (0, 0, 1, 0)),
        gradient("hill", [(0, "#3d4a45"), (1, "#1d2a2a")], DOWN),
        gradient("near", [(0, "#1c2828"), (1, "#0f171c")], DOWN),
        gradient("far", [(0, "#8a6068"), (1, "#b57a68")], DOWN),
        gradient("middle", [(0, "#5d4c5c"), (1, "#7d5d62")], DOWN),
    ]


def _heavens() -> str:
    stars = "".join(poly(star(x, y, r, r * 0.28, 4)) for x, y, r in STARS)
    crescent = "M70 44A23 23 0 1 0 84 76A19 19 0 1 1 70 44Z"
    clouds = (
        "M0 168C26 162 40 165 60 168C84 171 96 166 112 169C88 175 46 177 0 174Z"
        "M250 150C226 145 206 148 190 152C210 158 232 158 250 156ZM250 186"
        "C220 180 196 186 178 190C204 195 230 195 250 193Z"
    )
    return (
        path(stars, fill="#fbeecb", opacity=0.9)
        + circle(62, 66, 70, fill="url(#moon)")
        + path(crescent, fill="#fdf1cf")
        + path(clouds, fill="#f0c08a", opacity=0.32)
    )


def _hills() -> str:
    far = "M0 214C30 200 52 206 78 214C112 196 150 202 178 212C206 198 232 202 250 208V300H0Z"
    middle = "M0 236C40 218 76 224 104 234C150 220 208 222 250 232V300H0Z"
    return path(far, fill="url(#far)") + path(middle, fill="url(#middle)")


def _battlements(left: float, right: float, top: float, teeth: int, deep: float = 6) -> list[Point]:
    """The upper edge of a wall, from left to right."""
    step = (right - left) / (2 * teeth - 1)
    points: list[Point] = []
    for i in range(teeth):
        x = left + 2 * i * step
        points += [(x, top), (x + step, top)]
        if i < teeth - 1:
            points += [(x + step, top + deep), (x + 2 * step, top + deep)]
    return points


def _block(left: float, right: float, top: float, bottom: float, teeth: int, jut: float = 0) -> str:
    """A wall or tower; `jut` lets the battlements stand out over it."""
    edge = _battlements(left - jut, right + jut, top, teeth)
    if jut:
        edge += [(right + jut, top + 13), (right, top + 18), (right, bottom), (left, bottom), (left, top + 18)]
        edge += [(left - jut, top + 13)]
    else:
        edge += [(right, bottom), (left, bottom)]
    body = path(poly(edge), fill="url(#wall)")
    if jut:
        body += path(f"M{left} {top + 18}H{right}V{top + 21}H{left}Z", fill=NIGHT, opacity=0.35)
    return body


def _windows(places: tuple[tuple[float, float, float], ...]) -> str:
    """Arched windows with a light behind them: x, y, width."""
    d = "".join(
        f"M{x - w / 2:.2f} {y + w * 1.5:.2f}V{y:.2f}"
        f"A{w / 2:.2f} {w / 2:.2f} 0 0 1 {x + w / 2:.2f} {y:.2f}V{y + w * 1.5:.2f}Z"
        for x, y, w in places
    )
    return path(d, fill=GLOW, stroke=NIGHT, stroke_width=0.9)


def _spire(x: float, half: float, base: float, top: float) -> str:
    """A pointed roof with eaves."""
    return path(f"M{x} {top}L{x + half} {base}Q{x} {base + 5} {x - half} {base}Z", fill="url(#roof)")


def _banner(x: float, top: float, fill: str, deep: str, charge: str) -> str:
    """A swallow-tailed banner in the wind, with a charge in gold."""
    pole = stroked(f"M{x} {top - 4}V{top + 36}", NIGHT, 1.5)
    cloth = (
        f"M{x} {top}C{x + 10} {top - 5} {x + 20} {top + 5} {x + 36} {top - 2}L{x + 29} {top + 8}"
        f"L{x + 36} {top + 17}C{x + 20} {top + 23} {x + 10} {top + 12} {x} {top + 17}Z"
    )
    fold = (
        f"M{x + 15} {top - 0.6}C{x + 19} {top + 1} {x + 22} {top + 1.5} {x + 25} {top + 1.2}"
        f"V{top + 19}C{x + 21} {top + 19} {x + 18} {top + 18} {x + 15} {top + 16.6}Z"
    )
    knob = circle(x, top - 5, 2, fill=palette.GOLD_LIGHT)
    sign = path(charge, fill="#fdf1cf")
    return pole + path(cloth, fill=fill) + path(fold, fill=deep, opacity=0.7) + sign + knob


def _castle() -> str:
    left_charge = poly(star(87, 72.5, 5, 2, 4))
    right_charge = ring(177, 86.5, 3.6)
    gate = "M112 240V214A13 13 0 0 1 138 214V240Z"
    bars = "M117 240V205M125 240V201M133 240V205M112 218H138M112 228H138"
    return "\n".join(
        [
            _banner(77, 64, palette.RED, palette.RED_DEEP, left_charge),
            _banner(167, 78, palette.OCHRE, palette.OCHRE_DEEP, right_charge),
            _block(103, 147, 112, 240, 4, 4),  # the keep
            _spire(77, 19, 130, 92),
            _block(64, 90, 130, 240, 3, 4),
            _spire(167, 18, 144, 106),
            _block(155, 179, 144, 240, 3, 4),
            _block(90, 155, 180, 240, 7),
            _block(44, 64, 192, 240, 3),
            _block(179, 206, 196, 240, 3),
            _block(100, 150, 170, 240, 5, 3),  # the gatehouse
            path(gate, fill=NIGHT),
            stroked(bars, "#7a6a55", 1.3),
            _windows(
                (
                    (77, 160, 5),
                    (77, 186, 5),
                    (167, 172, 5),
                    (167, 196, 4.5),
                    (117, 140, 5),
                    (133, 140, 5),
                    (125, 152, 6),
                )
            ),
            _courses(),
        ]
    )


def _courses() -> str:
    """A few joints in the walls, on the side away from the moon."""
    d = (
        "M82 170H88M80 200H87M84 214H89M160 186H166M170 212H177M138 162H145M106 160H110M142 200"
        "H148M104 206H108M142 230H148M188 212H196M50 206H57M184 224H190"
    )
    return stroked(d, NIGHT, 1, opacity=0.4)


def _ground() -> str:
    hill = "M0 276C24 262 40 240 58 236C90 229 166 229 196 236C214 241 228 258 250 268V300H0Z"
    road = (
        "M115 238H135C136 250 152 254 148 264C145 272 128 276 118 290H78C92 276 122 270 124 262"
        "C126 254 114 250 115 238Z"
    )
    edge = "M0 276C24 262 40 240 58 236"
    near = "M0 280C40 268 80 276 116 280C160 284 210 274 250 284V330L245 344H5L0 330Z"
    firs = "".join(
        _fir(x, y, h)
        for x, y, h in (
            (14, 282, 34),
            (28, 281, 26),
            (41, 279, 18),
            (222, 283, 28),
            (237, 286, 38),
            (206, 281, 18),
            (250, 286, 26),
            (2, 284, 24),
        )
    )
    return (
        path(hill, fill="url(#hill)")
        + stroked(edge, "#7d8a72", 1.4, opacity=0.7)
        + path(road, fill="#a58a6a", opacity=0.75)
        + path(firs, fill="#16211f")
        + path(near, fill="url(#near)")
    )


def _fir(x: float, foot: float, height: float) -> str:
    """Three tiers of branches."""
    points: list[Point] = [(x, foot - height)]
    for i in (1, 2, 3):
        points += [
            (x + height * 0.1 * i, foot - height * (1 - i * 0.3)),
            (x + height * 0.045 * i, foot - height * (1 - i * 0.3)),
        ]
    right = [*points, (x + 1.2, foot)]
    return poly([*right, *((2 * x - px, py) for px, py in reversed(right))])


def _lozenges() -> str:
    """One for each corner of the rim."""
    return "".join(poly([(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)]) for x, y in CORNERS)


def emblem() -> str:
    """The whole picture; its lower fifth is calm and dark, for the name of the game."""
    sky = rect(4, 4, 242, 282, 10, fill="url(#sky)")
    return document(250, 350, [sky, _heavens(), _hills(), _castle(), _ground(), rim(_lozenges())], _defs())
