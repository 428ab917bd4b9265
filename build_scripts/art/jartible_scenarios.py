"""The scenarios of Duelo Jartible: sky, landscape and sign of every one. Their plan is in `jartible_tiles_panel`."""

from __future__ import annotations

from jartible_tiles_feast import FEAST
from jartible_tiles_home import HOME
from jartible_tiles_panel import Scene, hand_panel, small_panel, wide_panel, wordless_panel
from jartible_tiles_race import RACE
from jartible_tiles_shore import SHORE
from jartible_tiles_town import TOWN
from svg import write

LANDSCAPES = {**HOME, **TOWN, **FEAST, **RACE, **SHORE}
NOON = ("#58a9e0", "#dff1f7")
"""Above, and at the horizon."""
LOOKS = {
    "ambulatorio": (("#eef4ea", "#dcebe0"), "floor"),
    "feria": (NOON, "attack_up"),
    "alcazaba": (("#f2a65e", "#fde6b8"), "defence_up"),
    "terral": (("#f08a4a", "#fde0a0"), "attack_down"),
    "marisma": (("#e79a9d", "#fce3c0"), "defence_down"),
    "cuesta_abajo": (NOON, "attack_line"),
    "callejuela": (NOON, "defence_line"),
    "verbena": (("#141b45", "#5b4c94"), "shiny_up"),
    "romeria": (("#7cbfe6", "#f3f2d8"), "one_star_up"),
    "siesta": (("#fdf5df", "#fdf5df"), "no_support_opening"),
    "patio_de_vecinos": (("#fbf4e2", "#fbf4e2"), "tie_defence"),
    "chiringuito": (NOON, "most"),
    "carrera_de_caracoles": (NOON, "slow"),
}
SCENARIOS = {name: Scene(sky, LANDSCAPES[name], sign) for name, (sky, sign) in LOOKS.items()}


def write_scenarios() -> None:
    """Writes every picture below assets/jartible/scenarios."""
    for name, scene in SCENARIOS.items():
        write(f"jartible/scenarios/{name}.svg", hand_panel(scene))
        write(f"jartible/scenarios/wide/{name}.svg", wide_panel(scene))
        write(f"jartible/scenarios/wordless/{name}.svg", wordless_panel(scene))
        write(f"jartible/scenarios/small/{name}.svg", small_panel(scene))
