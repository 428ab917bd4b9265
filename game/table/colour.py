"""How far colours are apart, also for eyes that miss one kind of cone: pure numbers, no drawing.

Contrast as in WCAG 2.2 (relative luminance, success criteria 1.4.3 and 1.4.11). Colour vision as simulated by
G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
Deficiency", IEEE TVCG 15 (2009), table of matrices at severity 1.0, applied to linear RGB. Differences as CIE76 in
CIELAB (D65).
"""

from __future__ import annotations

from .theme import Colour

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

SIMULATIONS: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""The three common colour-vision types, at full strength."""

_LUMINANCE: Triple = (0.2126, 0.7152, 0.0722)
_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)


def _linear(part: float) -> float:
    """A part of an sRGB colour, 0 to 255, as light, 0 to 1."""
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _encoded(light: float) -> int:
    """Light, 0 to 1, as a part of an sRGB colour."""
    light = min(1.0, max(0.0, light))
    share = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(share * 255)


def _light(colour: Colour) -> Triple:
    red, green, blue = colour
    return _linear(red), _linear(green), _linear(blue)


def _dot(row: Triple, values: Triple) -> float:
    return sum(a * b for a, b in zip(row, values, strict=True))


def luminance(colour: Colour) -> float:
    """Relative luminance: 0 for black, 1 for white."""
    return _dot(_LUMINANCE, _light(colour))


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours: 1 for equal ones, 21 for black and white."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def simulated(colour: Colour, kind: str) -> Colour:
    """A colour as an eye of one of the kinds in `SIMULATIONS` sees it."""
    light = _light(colour)
    red, green, blue = (_encoded(_dot(row, light)) for row in SIMULATIONS[kind])
    return red, green, blue


def least_contrast(one: Colour, other: Colour) -> float:
    """The contrast for the eye that sees least of it: the usual one and the three of `SIMULATIONS`."""
    seen = [contrast(simulated(one, kind), simulated(other, kind)) for kind in SIMULATIONS]
    return min(contrast(one, other), *seen)


def laid_over(colour: Colour, alpha: int, ground: Colour) -> Colour:
    """What is seen where a colour of opacity ``alpha`` (0 to 255) lies over a ground."""
    share = alpha / 255
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(colour, ground, strict=True))
    return red, green, blue


def _lab(colour: Colour) -> Triple:
    """A colour in CIELAB."""
    light = _light(colour)
    x, y, z = (_root(_dot(row, light) / white) for row, white in zip(_TO_XYZ, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return value ** (1 / 3) if value > (6 / 29) ** 3 else value / (3 * (6 / 29) ** 2) + 4 / 29


def difference(one: Colour, other: Colour) -> float:
    """How different two colours look (CIE76): about 2 is just seen, from 10 on nobody mixes them up side by side."""
    return sum((a - b) ** 2 for a, b in zip(_lab(one), _lab(other), strict=True)) ** 0.5


def least_difference(one: Colour, other: Colour) -> float:
    """The difference for the eye that sees least of it."""
    seen = [difference(simulated(one, kind), simulated(other, kind)) for kind in SIMULATIONS]
    return min(difference(one, other), *seen)
