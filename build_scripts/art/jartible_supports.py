"""The supports of Duelo Jartible: the leaf, the painting and the sign of every one. Their plan is in `jartible_fan`."""

from __future__ import annotations

from dataclasses import dataclass

from jartible_fan import Leaf, small_support, support, wordless_support
from jartible_fan_dance import DANCE
from jartible_fan_food import FOOD
from jartible_fan_horses import HORSES
from jartible_fan_street import STREET
from jartible_ink import BARK, BATTER, BROWN, COAL
from svg import write

PAINTINGS = {**FOOD, **DANCE, **STREET, **HORSES}
SKY_LEAF = Leaf("#9fd0e8", "#3a6dbb")
ROSE_LEAF = Leaf("#f2b8a0", "#d6452f")
SAND_LEAF = Leaf("#f0d890", "#c9701c", BARK)
MINT_LEAF = Leaf("#b9dba0", "#397a48")
LILAC_LEAF = Leaf("#d7b9e0", "#6b4390", BARK)
SEA_LEAF = Leaf("#a5dcd3", "#22787a", BATTER)
NIGHT_LEAF = Leaf("#8f9bcb", "#28345a", COAL)
CREAM_LEAF = Leaf("#f3e6c4", "#a42c26", BROWN)


@dataclass(frozen=True)
class Support:
    """How one support is shown."""

    leaf: Leaf
    sign: str
    strikes_rival: bool = False


SUPPORTS = {
    "chicharrones": Support(MINT_LEAF, "defence_up"),
    "medallon_jartible": Support(ROSE_LEAF, "attack_up"),
    "maria_del_monte": Support(SKY_LEAF, "attack_up"),
    "cartujanos": Support(MINT_LEAF, "neutralise", True),
    "sergio_ramos": Support(SEA_LEAF, "block", True),
    "morancos": Support(LILAC_LEAF, "lowest"),
    "salmorejo": Support(SKY_LEAF, "either_up"),
    "resaca": Support(LILAC_LEAF, "either_down", True),
    "rebujito": Support(SEA_LEAF, "each_up"),
    "solano": Support(ROSE_LEAF, "each_down", True),
    "manton": Support(CREAM_LEAF, "silence", True),
    "palmas": Support(ROSE_LEAF, "double"),
    "alpargatazo": Support(SAND_LEAF, "remove", True),
    "media_vuelta": Support(SEA_LEAF, "swap"),
    "sevillanas": Support(SAND_LEAF, "swap", True),
    "abanico": Support(SKY_LEAF, "ignore"),
    "bulerias": Support(NIGHT_LEAF, "swing"),
    "carrera_en_la_playa": Support(SAND_LEAF, "pace"),
    "cartucho": Support(SEA_LEAF, "draw"),
    "croquetas": Support(CREAM_LEAF, "take_back"),
}


def write_supports() -> None:
    """Writes every picture below assets/jartible/supports."""
    for name, shown in SUPPORTS.items():
        parts = (shown.leaf, PAINTINGS[name](), shown.sign, shown.strikes_rival)
        write(f"jartible/supports/{name}.svg", support(*parts))
        write(f"jartible/supports/wordless/{name}.svg", wordless_support(*parts))
        write(f"jartible/supports/small/{name}.svg", small_support(*parts))
