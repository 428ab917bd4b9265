"""What the half figures of Audatia are made of: niche, face, plates, sword and shield."""

from __future__ import annotations

from dataclasses import dataclass

from audatia_ink import (
    FLESH,
    FLESH_SHADE,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    IRON,
    MINIUM,
    STEEL,
    STEEL_SHADE,
    VELLUM,
    inked,
    pen,
)
from svg import circle, group, path, place, poly, ring, star

ARCH = "M40 294V140C40 96 84 74 125 52C166 74 210 96 210 140V294Z"
SHIELD = "M-27 -30H27V2C27 20 14 30 0 38C-14 30 -27 20 -27 2Z"


@dataclass(frozen=True)
class Ground:
    """The colours of the wall behind a figure."""

    wall: str
    sign: str


def both(left: str) -> str:
    """A drawing and its mirror image about the middle of the card."""
    return left + group(left, transform="translate(250 0) scale(-1 1)")


def niche(ground: Ground) -> str:
    """The arch with a wall strewn with small flowers."""
    flowers = ""
    for j in range(13):
        for i in range(9):
            x, y = 48 + i * 20 + (10 if j % 2 else 0), 78 + j * 17
            if abs(x - 125) < 76 and y > 70 + abs(x - 125) * 0.72:
                flowers += poly(star(x, y, 3.4, 1.3, 4))
    return (
        path(ARCH, fill=ground.wall)
        + path(flowers, fill=ground.sign, opacity=0.75)
        + path(ARCH, fill="none", stroke=IRON, stroke_width=7)
        + path(ARCH, fill="none", stroke=GOLD, stroke_width=4.4)
        + both(inked("M30 140H47V148H30ZM33 148H45V288H33Z", GOLD_LIGHT, 1.4) + pen("M39 152V284", 1, GOLD_DEEP))
    )


def ledge() -> str:
    """The wall before the figure."""
    return inked("M24 278H226V294H24Z", "#cdbb98", 1.6) + pen(
        "M24 283H226M70 283V294M125 283V294M180 283V294", 1, GOLD_DEEP
    )


def face(age: float, eyes: str = IRON, lips: str = "#a3483a") -> str:
    """A head from before about (125, 128); `age` draws the lines of years (0 to 1)."""
    outline = "M103 118C102 96 148 96 147 118C147 136 140 156 125 158C110 156 103 136 103 118Z"
    shade = "M134 101C144 104 147 110 147 118C147 136 140 156 125 158C136 150 140 138 139 122Z"
    neck = inked("M114 148V176H136V148Z", FLESH_SHADE, 1.4)
    brow = both(pen("M107 116C110 112 116 112 119 115", 2))
    lids = both(
        path("M107.5 122C110 118 116 118 118.5 122.5C115 125 110.5 125 107.5 122Z", fill="#f9f2e0")
        + circle(113.4, 121.6, 2.3, fill=eyes)
        + pen("M107 122C110 117.6 116 117.6 119 122.4", 1.4)
    )
    nose = pen("M124 119C123 128 120 134 119 136C121 139 127 139.6 130 137", 1.4)
    mouth = path("M117 145C120 143 123 143 125 144C127 143 130 143 133 145C129 149 121 149 117 145Z", fill=lips)
    years = (
        pen(
            "M107 128C109 130 112 130.5 115 129.6M143 128C141 130 138 130.5 135 129.6M113 138"
            "C111 141 110.5 144 111 147M137 138C139 141 139.5 144 139 147M114 108C121 106 129 106 136 108",
            1,
            FLESH_SHADE,
            opacity=age,
        )
        if age
        else ""
    )
    cheeks = both(circle(110, 134, 5, fill=MINIUM, opacity=0.14))
    return (
        neck
        + inked(outline, FLESH, 1.6)
        + path(shade, fill=FLESH_SHADE, opacity=0.55)
        + cheeks
        + years
        + lids
        + brow
        + nose
        + mouth
    )


def breastplate() -> str:
    """Globose plate with a lance rest and a strap, from neck to waist."""
    d = (
        "M98 176C88 186 84 212 92 244C98 262 112 272 125 274C138 272 152 262 158 244C166 212 162 186 152 176"
        "C136 184 114 184 98 176Z"
    )
    shade = "M130 181C138 181 146 179 152 176C162 186 166 212 158 244C152 262 138 272 125 274C142 250 142 212 130 181Z"
    return (
        inked(d, STEEL, 1.8)
        + path(shade, fill=STEEL_SHADE, opacity=0.8)
        + pen("M125 184V272", 1.4)
        + pen("M98 194C96 210 97 226 102 240", 3, "#ffffff")
        + pen("M92 238C104 248 146 248 158 238", 1.5)
    )


def pauldron(fill: str = STEEL) -> str:
    """The plates of the left shoulder and arm down to the wall."""
    arm = inked("M72 200C64 222 62 250 64 284H92C94 256 96 232 98 214Z", fill, 1.8)
    cop = inked("M62 244C58 254 60 264 66 270C78 272 90 268 93 260C92 250 88 244 82 242Z", STEEL, 1.6)
    plates = inked("M100 174C82 176 68 188 66 208C78 218 92 218 102 208C104 196 104 184 100 174Z", STEEL, 1.8)
    lames = pen("M70 196C80 204 92 205 103 198M67 206C78 214 92 214 102 207", 1.3)
    return arm + cop + plates + lames


def gauntlet(x: float, y: float) -> str:
    """A fist in steel round something upright."""
    return inked("M-13 -10C-14 -15 12 -16 14 -11V10C10 15 -10 15 -13 10Z", STEEL, 1.7).replace(
        "<path", f'<path transform="{place(x, y)}"'
    ) + pen(f"M{x - 12} {y - 4}H{x + 13}M{x - 12} {y + 3}H{x + 13}M{x - 12} {y + 9}H{x + 12}", 1.3)


def upright_sword(x: float, top: float, hilt: float, pommel: float) -> str:
    """A sword held before the wall."""
    return (
        inked(f"M{x - 5} {hilt}V{top + 12}L{x} {top}L{x + 5} {top + 12}V{hilt}Z", STEEL, 1.6)
        + path(f"M{x} {hilt}V{top}L{x + 5} {top + 12}V{hilt}Z", fill=STEEL_SHADE)
        + inked(f"M{x - 20} {hilt}H{x + 20}V{hilt + 6}H{x - 20}Z", GOLD_LIGHT, 1.5)
        + pen(f"M{x} {hilt + 6}V{pommel}", 7)
        + pen(f"M{x} {hilt + 6}V{pommel}", 4, "#6d4b2d")
        + circle(x, pommel, 7, fill=GOLD, stroke=IRON, stroke_width=1.6)
    )


def _sun_charge() -> str:
    """Parted, a sun over all."""
    half = path("M0 -30H27V2C27 20 14 30 0 38Z", fill=VELLUM)
    return half + path(poly(star(0, 0, 17, 9, 12)), fill=GOLD_LIGHT, stroke=IRON, stroke_width=1.2)


def eagle(fill: str) -> str:
    """An eagle displayed, of our own drawing, about (0, 0)."""
    wing = "M-3 -6C-8 -18 -18 -22 -23 -22L-20 -16L-24 -12L-19 -8L-22 -2L-16 0L-17 8L-10 6L-4 10Z"
    body = "M0 -24C5 -24 6 -19 4 -16C6 -8 7 2 4 12L7 26L0 20L-7 26L-4 12C-7 2 -6 -8 -4 -16L-9 -18C-7 -23 -4 -24 0 -24Z"
    return path(wing, fill=fill) + group(path(wing, fill=fill), transform="scale(-1 1)") + path(body, fill=fill)


def _roses() -> str:
    return "".join(
        circle(x, y, 7, fill=MINIUM, stroke=IRON, stroke_width=1) + circle(x, y, 2.6, fill=GOLD_LIGHT)
        for x, y in ((-12, -14), (12, -14), (0, 10))
    )


def _ring_and_blades() -> str:
    blades = "M-15 -15L15 19M15 -15L-15 19"
    wheel = path(ring(0, 0, 17) + ring(0, 0, 12.5), fill=GOLD_LIGHT, fill_rule="evenodd")
    return wheel + pen(blades, 5) + pen(blades, 2.6, STEEL)


ARMS: dict[str, tuple[str, str]] = {
    "galeazzo": (MINIUM, _sun_charge()),
    "boucicault": (VELLUM, group(eagle(MINIUM), transform=place(0, 2, 0.86))),
    "agnes": (VELLUM, _roses()),
    "patron": ("#3c3a55", _ring_and_blades()),
}
"""Field and charge."""


def shield(name: str, x: float, y: float, scale: float = 1) -> str:
    """Somebody's shield, its middle at (x, y)."""
    field, charge = ARMS[name]
    body = path(SHIELD, fill=field, stroke=VELLUM, stroke_width=7) + path(SHIELD, fill=field) + charge
    body += path(SHIELD, fill="none", stroke=IRON, stroke_width=2.4)
    return group(body, transform=place(x, y, scale))
