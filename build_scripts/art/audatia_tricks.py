"""The abilities: what the fencer's own body can show, in figures within +-90 of (0, 0); the others are emblems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from audatia_bones import Foot, Pose
from audatia_figure import MASTER, Dress, Eye, figure
from audatia_ink import MINIUM, pen
from audatia_plays import LEFT_STEP, RIGHT_STEP, Play, picture
from audatia_poste import POSTE
from audatia_things import THINGS
from svg import group

_PARRIED = Pose(
    *RIGHT_STEP, hips=(-4, 0, 80), hips_turn=-14, chest_turn=-8, lean=-4, fist=(36, 2, 108), point=(10, 58),
    right_elbow=(-0.4, 0.8, -0.4), left_elbow=(-0.4, -0.8, -0.4),
)  # fmt: skip
_SPENT = Pose(
    *RIGHT_STEP, hips=(8, 0, 76), hips_turn=-20, chest_turn=-18, lean=18, fist=(42, -6, 76), point=(-8, -42),
    right_elbow=(-0.4, 0.8, -0.4), left_elbow=(-0.4, -0.8, -0.4),
)  # fmt: skip
_KICK = Pose(
    Foot(-8, -8, -30), Foot(56, 4, 0, 52), hips=(-8, 0, 88), hips_turn=-6, chest_turn=4, lean=-12,
    fist=(20, 10, 124), point=(-6, 64), right_elbow=(-0.5, 0.8, -0.4), left_elbow=(-0.4, -0.8, -0.4),
)  # fmt: skip
_OVER = replace(POSTE["longa"], hips=(6, 0, 80), lean=6, fist=(52, 4, 142), point=(-2, 2))
_LOW = Pose(
    *LEFT_STEP, hips=(0, 0, 78), hips_turn=24, chest_turn=26, lean=8, fist=(24, 18, 82), point=(8, -12),
    right_elbow=(-0.6, 0.8, -0.2), left_elbow=(-0.2, -0.6, -0.8),
)  # fmt: skip
_BEHIND_THE_BLADE = Pose(
    *RIGHT_STEP, hips=(6, 0, 80), hips_turn=-18, chest_turn=-24, lean=6, fist=(38, -8, 138), point=(14, 4),
    cross_roll=80, right_elbow=(0, 0.9, 0.4), left_elbow=(-0.3, -0.8, -0.3),
)  # fmt: skip
_OVER_TO_THE_BELLY = Pose(
    *RIGHT_STEP, hips=(6, 0, 80), hips_turn=-18, chest_turn=-14, lean=6, fist=(32, 6, 150), point=(-2, -34),
    right_elbow=(-0.1, 1, 0.1), left_elbow=(-0.2, -1, -0.1),
)  # fmt: skip
_BAIT = Pose(
    *LEFT_STEP, hips=(-8, 0, 80), hips_turn=40, chest_turn=34, lean=-6, fist=(-22, 28, 84), point=(160, -34),
    free_hand=(46, -18, 112), right_elbow=(-0.8, 0.7, -0.1), left_elbow=(0, -0.4, -0.9), look=(0, -6),
)  # fmt: skip


_FEINT = replace(POSTE["longa"], fist=(52, 14, 146), point=(10, 46), lean=4)

PAIRS: dict[str, Play] = {
    "kick_to_the_groin": Play(_KICK, replace(_PARRIED, hips=(-8, 0, 78), lean=14), 92),
    "break_off": Play(POSTE["tutta_porta_di_ferro"], POSTE["tutta_porta_di_ferro"], 178),
    "uberlaufen": Play(_OVER, _LOW, 106),
    "duplieren": Play(_BEHIND_THE_BLADE, _PARRIED, 100),
    "mutieren": Play(_OVER_TO_THE_BELLY, _PARRIED, 100),
    "nachreisen": Play(replace(POSTE["longa"], fist=(64, 4, 128), point=(-2, -2)), _SPENT, 140),
}
"""What is shown by two."""
SINGLE: dict[str, tuple[Pose, ...]] = {
    "feint": (_FEINT, replace(POSTE["longa"], point=(-10, -14))),
    "second_thought": (POSTE["donna_destra"], POSTE["breve"]),
    "lure": (_BAIT,),
}
"""What is shown by one: what he does, after what he showed or thought of."""
_FOOT = 88.0
"""The ground under the figures."""


def _pair(name: str) -> str:
    """Smaller where the two are farther apart."""
    play = PAIRS[name]
    return picture(play, (0, _FOOT), min(0.98, 1.18 - play.apart / 440))


def _break_off() -> str:
    """Both step back, points low, and the ground between them stays empty."""
    line = pen("M0 -64V-52M0 -40V-28M0 -16V-4M0 8V20M0 32V44M0 56V68", 3, MINIUM)
    return _pair("break_off") + line


def _ghost(pose: Pose, x: float) -> str:
    """Where he was, or might be: the same figure in thin ink."""
    pale = Dress("#c7a78c", "#b5a48b", hair="#a08a6d")
    return group(figure(pose, Eye(scale=0.98, origin=(x, _FOOT)), pale), opacity=0.5)


def _stands(pose: Pose, x: float) -> str:
    return figure(pose, Eye(scale=0.98, origin=(x, _FOOT)), MASTER)


def _feint() -> str:
    """The blow that was shown, and the one that comes."""
    shown, meant = SINGLE["feint"]
    return _ghost(shown, -42) + _stands(meant, -42)


def _second_thought() -> str:
    """One posta fades, another stands."""
    first, second = SINGLE["second_thought"]
    return _ghost(first, -22) + _stands(second, 8)


def _lure() -> str:
    """The breast is open, the hand beckons."""
    beckon = "".join(f"M{x} {-26 - n}Q{x + 8} -18 {x} {-10 + n}" for x, n in ((62, 0), (71, 5)))
    return _stands(SINGLE["lure"][0], -6) + pen(beckon, 2.2, MINIUM)


TRICKS: dict[str, Callable[[], str]] = {
    **THINGS,
    **{name: partial(_pair, name) for name in PAIRS},
    "break_off": _break_off,
    "feint": _feint,
    "second_thought": _second_thought,
    "lure": _lure,
}
