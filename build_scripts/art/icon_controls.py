"""Icons of what one does with the program: move, play back, search, switch."""

from __future__ import annotations

from icon_pen import bar, frame, hoop, line, solid, spot
from svg import poly, ring, star

SPEAKER = solid("M10 25H19L33 13V51L19 39H10Z", 4)


def _arrow(shaft: str, head: str) -> str:
    return line(shaft, head)


def _gear() -> str:
    """Eight square teeth on a ring; the hub is a hole."""
    teeth: list[tuple[float, float]] = []
    flat = star(32, 32, 27, 27, 16, 11.25)
    inner = star(32, 32, 20, 20, 16, 11.25)
    for i in range(0, 32, 4):
        teeth += [inner[i], flat[i], flat[i + 2], inner[i + 2]]
    return solid(poly(teeth) + ring(32, 32, 8.5), 2)


CONTROLS: dict[str, str] = {
    "menu": line("M11 16H53M11 32H53M11 48H53"),
    "back": line("M40 11L19 32L40 53", weight=7),
    "close": line("M15 15L49 49M49 15L15 49", weight=7),
    "undo": line("M12 25H38A14 14 0 0 1 38 53H22", "M24 12L11 25L24 38"),
    "redo": line("M52 25H26A14 14 0 0 0 26 53H42", "M40 12L53 25L40 38"),
    "plus": line("M32 11V53M11 32H53", weight=7),
    "search": hoop(27, 27, 17) + line("M40 40L54 54", weight=8),
    "check": line("M10 34L25 49L54 16", weight=7.5),
    "circle": hoop(32, 32, 22),
    "dot": hoop(32, 32, 22) + spot(32, 32, 11.5),
    "gear": _gear(),
    "sound": SPEAKER + line("M42 24A11 11 0 0 1 42 40", "M48 14A23 23 0 0 1 48 50", weight=5.5),
    "mute": SPEAKER + line("M43 25L57 39M57 25L43 39", weight=5.5),
    "play": solid("M19 12L51 32L19 52Z", 5),
    "pause": bar(15, 10, 12, 44, 3) + bar(37, 10, 12, 44, 3),
    "step": bar(11, 11, 9, 42, 3) + solid("M29 14L55 32L29 50Z", 5),
    "step_back": bar(44, 11, 9, 42, 3) + solid("M35 14L9 32L35 50Z", 5),
    "to_start": bar(6, 12, 8, 40, 3) + solid("M33 17L19 32L33 47Z", 5) + solid("M56 17L42 32L56 47Z", 5),
    "to_end": bar(50, 12, 8, 40, 3) + solid("M31 17L45 32L31 47Z", 5) + solid("M8 17L22 32L8 47Z", 5),
    "export": line("M32 38V9M19 22L32 9L45 22", "M10 38V50A4 4 0 0 0 14 54H50A4 4 0 0 0 54 50V38"),
    "fullscreen": line("M10 23V10H23M41 10H54V23M54 41V54H41M23 54H10V41"),
    "keyboard": frame(5, 14, 54, 36, 6, 5.5)
    + "".join(bar(x - 3, 22, 6, 6, 1.5) for x in (17, 27, 37, 47))
    + bar(19, 36, 26, 6, 2),
    "arrow_left": _arrow("M54 32H11", "M29 13L10 32L29 51"),
    "arrow_right": _arrow("M10 32H53", "M35 13L54 32L35 51"),
    "arrow_up": _arrow("M32 54V11", "M13 29L32 10L51 29"),
    "arrow_down": _arrow("M32 10V53", "M13 35L32 54L51 35"),
    "globe": hoop(32, 32, 24, 5) + line("M32 8C16 20 16 44 32 56C48 44 48 20 32 8Z", "M9 32H55", weight=4.5),
    "text_size": line("M6 52L16 28L26 52M10 44H22", weight=5) + line("M29 52L44 12L59 52M35 39H53"),
    "trash": line("M10 17H54M25 17V9H39V17", "M16 17L19 55H45L48 17", "M27 28V44M37 28V44", weight=5.5),
    "eye": line("M5 32C17 11 47 11 59 32C47 53 17 53 5 32Z", weight=5.5) + spot(32, 32, 9),
    "eye_off": line("M6 24C18 46 46 46 58 24", "M32 41V53M18.5 37L12 48M45.5 37L52 48", weight=5.5),
}
