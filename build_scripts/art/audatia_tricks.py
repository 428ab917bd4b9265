"""The abilities: what the fencer's own body can show, in figures within +-90 of (0, 0); the others are emblems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from audatia_bones import Foot, Pose
from audatia_figure import MASTER, Dress, Eye, figure
from audatia_ink import (
    MINIUM,
    pen,
)
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


def _pair(doer: Pose, other: Pose, apart: float, scale: float = 0.98) -> str:
    return picture(Play(doer, other, apart), (0, 88), scale)


def _kick() -> str:
    return _pair(_KICK, replace(_PARRIED, hips=(-8, 0, 78), lean=14), 92)


def _break_off() -> str:
    """Both step back, points low, and the ground between them stays empty."""
    line = pen("M0 -64V-52M0 -40V-28M0 -16V-4M0 8V20M0 32V44M0 56V68", 3, MINIUM)
    return _pair(POSTE["tutta_porta_di_ferro"], POSTE["tutta_porta_di_ferro"], 178, 0.78) + line


def _ghost(pose: Pose, x: float, scale: float = 0.98) -> str:
    """Where he was, or might be: the same figure in thin ink."""
    pale = Dress("#c7a78c", "#b5a48b", hair="#a08a6d", crown=True)
    return group(figure(pose, Eye(scale=scale, origin=(x, 88)), pale), opacity=0.5)


def _feint() -> str:
    """The blow that was shown, and the one that comes."""
    shown = replace(POSTE["longa"], fist=(52, 14, 146), point=(10, 46), lean=4)
    return _ghost(shown, -42) + figure(
        replace(POSTE["longa"], point=(-10, -14)), Eye(scale=0.98, origin=(-42, 88)), MASTER
    )


def _second_thought() -> str:
    """One posta fades, another stands."""
    return _ghost(POSTE["donna_destra"], -22) + figure(POSTE["breve"], Eye(scale=0.98, origin=(8, 88)), MASTER)


def _lure() -> str:
    """The breast is open, the hand beckons."""
    beckon = "".join(
        pen(f"M{62 + 9 * n} {-26 - 5 * n}Q{70 + 9 * n} {-18} {62 + 9 * n} {-10 + 5 * n}", 2.2, MINIUM) for n in (0, 1)
    )
    return figure(_BAIT, Eye(scale=0.98, origin=(-6, 88)), MASTER) + beckon


def _uberlaufen() -> str:
    return _pair(_OVER, _LOW, 106, 0.94)


def _duplieren() -> str:
    return _pair(_BEHIND_THE_BLADE, _PARRIED, 100)


def _mutieren() -> str:
    return _pair(_OVER_TO_THE_BELLY, _PARRIED, 100)


def _nachreisen() -> str:
    return _pair(replace(POSTE["longa"], fist=(64, 4, 128), point=(-2, -2)), _SPENT, 140, 0.84)


TRICKS: dict[str, Callable[[], str]] = {
    **THINGS,
    "kick_to_the_groin": _kick,
    "break_off": _break_off,
    "feint": _feint,
    "second_thought": _second_thought,
    "lure": _lure,
    "uberlaufen": _uberlaufen,
    "duplieren": _duplieren,
    "mutieren": _mutieren,
    "nachreisen": _nachreisen,
}
