"""Draws the pictures of Duelo Jartible: `python build_scripts/art/jartible.py`."""

from __future__ import annotations

import jartible_beasts
import jartible_birds
import jartible_bulls
import jartible_pantry
import jartible_sea
import jartible_slow
import jartible_spirits
from jartible_backs import back
from jartible_emblem import emblem
from jartible_frames import COUNTS, FRAMES, frame, small_frame, small_star_layer, star_layer
from jartible_ink import picture
from jartible_portraits import PEOPLE, portrait
from jartible_scenarios import write_scenarios
from jartible_signs import SIGNS, sign_picture
from jartible_supports import write_supports
from svg import write

CREATURES = {
    **jartible_pantry.CREATURES,
    **jartible_sea.CREATURES,
    **jartible_slow.CREATURES,
    **jartible_birds.CREATURES,
    **jartible_beasts.CREATURES,
    **jartible_bulls.CREATURES,
    **jartible_spirits.CREATURES,
}


def main() -> None:
    """Writes every picture below assets/jartible."""
    for name, draw in CREATURES.items():
        write(f"jartible/creatures/{name}.svg", picture(draw()))
    for name in FRAMES:
        write(f"jartible/frame/{name}.svg", frame(name))
        write(f"jartible/frame/small/{name}.svg", small_frame(name))
    for name in COUNTS:
        write(f"jartible/stars/{name}.svg", star_layer(name))
        write(f"jartible/stars/small/{name}.svg", small_star_layer(name))
    for name in SIGNS:
        write(f"jartible/signs/{name}.svg", sign_picture(name))
    write("jartible/backs/plain.svg", back())
    for level in PEOPLE:
        write(f"jartible/portraits/{level}.svg", portrait(level))
    write("jartible/emblem.svg", emblem())
    write_supports()
    write_scenarios()


if __name__ == "__main__":
    main()
