"""The heads of the four beasts of the virtues in one colour, on a field of 64 x 64: lion, lynx, tiger, elephant."""

from __future__ import annotations

from collections.abc import Callable

from svg import circle, group, path, polar, poly, ring, stroked


def _both(left: str) -> str:
    """A drawing and its mirror image about the middle."""
    return left + group(left, transform="translate(64 0) scale(-1 1)")


def lion(fill: str) -> str:
    """Audatia: a mane all round."""
    points = [polar(32, 33, 31 if i % 2 == 0 else 25, i * 12) for i in range(30)]
    mane = poly(points)
    face = "M32 15C42 15 46 20 46 28C46 36 42 42 41 47C39 52 25 52 23 47C22 42 18 36 18 28C18 20 22 15 32 15Z"
    inner = "M32 18C40 18 43 22 43 28C43 35 39 41 38.5 45C37 49.5 27 49.5 25.5 45C25 41 21 35 21 28C21 22 24 18 32 18Z"
    eyes = "M23.5 28L29.5 30L24.5 32ZM40.5 28L34.5 30L39.5 32Z"
    nose = "M28 37H36L32 41.5Z"
    mouth = "M31.2 41V44L27 46L28 47.5L32 45.8L36 47.5L37 46L32.8 44V41Z"
    ears = _both(circle(15, 14, 6, fill=fill))
    return (
        ears
        + path(mane + face, fill=fill, fill_rule="evenodd")
        + path(inner + eyes + nose + mouth, fill=fill, fill_rule="evenodd")
    )


def lynx(fill: str) -> str:
    """Prudentia: ears with long tufts, a ruff that ends in points."""
    head = (
        "M32 20C36 20 39 21 42 22L50 10L56 0L55 14L52 29C54 33 54 35 54 37L62 42L54 45L58 53L48 51L46 58L38 54"
        "L32 61L26 54L18 58L16 51L6 53L10 45L2 42L10 37C10 35 10 33 12 29L9 14L8 0L14 10L22 22C25 21 28 20 32 20Z"
    )
    ears = "M13 15L18.5 23L14.5 26ZM51 15L45.5 23L49.5 26Z"
    eyes = "M16 31C20 30 25 33 26.5 37C22 38 17.5 36 16 31ZM48 31C44 30 39 33 37.5 37C42 38 46.5 36 48 31Z"
    nose = "M28.5 43H35.5L32 47Z"
    mouth = "M31.2 46.5V49L27 51.5L28 53L32 51L36 53L37 51.5L32.8 49V46.5Z"
    return path(head + ears + eyes + nose + mouth, fill=fill, fill_rule="evenodd")


def tiger(fill: str) -> str:
    """Celeritas: round ears, stripes from brow and cheeks."""
    ears = _both(circle(13.5, 14, 9, fill=fill))
    head = "M32 6C46 6 56 14 57 28C60 34 60 40 57 46C52 54 44 60 32 60C20 60 12 54 7 46C4 40 4 34 7 28C8 14 18 6 32 6Z"
    stripes = (
        "M30.4 8H33.6L33 22H31ZM22 10L26 9L28 20L25.5 20.5ZM42 10L38 9L36 20L38.5 20.5Z"
        "M8 30L19 34L8.5 34.5ZM56 30L45 34L55.5 34.5ZM7 39L18 40L9 43.5ZM57 39L46 40L55 43.5Z"
        "M12 48L20 45L15.5 52ZM52 48L44 45L48.5 52Z"
    )
    eyes = "M18 27C22 25 26 27 27.5 31C23.5 32 19.5 31 18 27ZM46 27C42 25 38 27 36.5 31C40.5 32 44.5 31 46 27Z"
    nose = "M27.5 40H36.5L32 45.5Z"
    mouth = "M31.1 45V48.5L25.5 51.5L26.8 53.2L32 50.6L37.2 53.2L38.5 51.5L32.9 48.5V45Z"
    return ears + path(head + stripes + eyes + nose + mouth, fill=fill, fill_rule="evenodd")


def elephant(fill: str) -> str:
    """Fortitudo: broad ears, trunk and tusks, a tower on the head."""
    tower = "M23 14V1H27V4H30V1H34V4H37V1H41V14Z"
    head = (
        "M32 16C40 16 45 20 46 27C46 34 43 38 40 40C38 45 38 50 39 54C40 58 44 58 45 55L49 57C47 63 38 64 35 58"
        "C33 53 33 48 32 46C31 46 26 46 24 40C21 38 18 34 18 27C19 20 24 16 32 16Z"
    )
    eyes = ring(25.5, 29, 1.9) + ring(38.5, 29, 1.9)
    ear = path("M16.5 20C8 14 1 18 1 27C1 37 7 45 15 44C17 43 18 41 18 39C15 36 14 31 14.6 27Z", fill=fill)
    tusk = stroked("M24.5 43C23 48 20 52 16 54", fill, 3.4)
    other = stroked("M41.5 44C43 47 46 50 51 51", fill, 3.4)
    return path(tower, fill=fill) + path(head + eyes, fill=fill, fill_rule="evenodd") + _both(ear) + tusk + other


HEADS: dict[str, Callable[[str], str]] = {
    "audatia": lion,
    "prudentia": lynx,
    "celeritas": tiger,
    "fortitudo": elephant,
}
