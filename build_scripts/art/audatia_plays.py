"""The plays of stretto: two fencers of `audatia_bones` who have hold of each other.

Who does what the card says stands on the left. Remedies are done by a crowned master to a scholar; what undoes them
by a master with crown and garter to a crowned one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from audatia_bones import Foot, Pose, Vec, add, skeleton
from audatia_figure import Dress, Eye, layered, parts
from audatia_ink import AZURE
from svg import Point

RIVAL = Dress(AZURE, "#b8862f", hair="#3c2c20", crown=False)
"""The one to whom it is done."""


@dataclass(frozen=True)
class Play:
    """Two poses; `apart` is the way between the middles of the fencers' steps."""

    doer: Pose
    other: Pose
    apart: float = 84.0
    hold: str = ""
    """What of the other the doer's left hand has hold of: a joint, none if both hands are on his sword."""
    held: str = ""
    """What of the doer the other's left hand has hold of."""
    shift: Vec = (0.0, 0.0, 0.0)
    """From that joint to the middle of the hand, as who holds sees it."""
    undoes: bool = False


LEFT_STEP = (Foot(34, -9, -8), Foot(-34, 10, 46))
RIGHT_STEP = (Foot(-36, -10, -46), Foot(34, 9, 8))
_BOUND = Pose(
    *RIGHT_STEP, hips=(-4, 0, 80), hips_turn=-14, chest_turn=-6, lean=-3, fist=(36, 0, 112), point=(16, 56),
    right_elbow=(-0.4, 0.8, -0.4), left_elbow=(-0.4, -0.8, -0.4),
)  # fmt: skip
"""The other's sword is up, between the two."""
_SEIZING = Pose(
    *LEFT_STEP, hips=(4, 0, 80), hips_turn=22, chest_turn=26, lean=6, fist=(2, 28, 120), point=(-12, 22),
    right_elbow=(-0.7, 0.6, -0.5),
)  # fmt: skip
"""The left hand is free to grasp, the right one draws the sword back for thrust or blow."""

PLAYS: dict[str, Play] = {
    # The left arm goes over the other's hands and takes the sword at its hilt.
    "soprana_tor_di_spada": Play(
        replace(_SEIZING, fist=(10, 26, 126), point=(-12, 8), left_elbow=(0.1, -0.7, 0.8)),
        replace(_BOUND, point=(14, 74)), hold="cross", shift=(1, 0, 3),
    ),
    # The left hand pushes the right elbow across, the pommel goes to the face.
    "elbow_push": Play(
        replace(_SEIZING, fist=(32, 18, 142), point=(168, 20)),
        replace(_BOUND, fist=(34, -10, 108), point=(-30, 48), chest_turn=-30, hips_turn=-24,
                right_elbow=(0.1, 1, -0.5)),
        apart=74, hold="right_elbow", shift=(-2, 0, 0),
    ),
    # The left arm winds round both of the other's and locks them under the armpit.
    "ligadura_mezana": Play(
        replace(_SEIZING, fist=(-6, 28, 132), point=(-8, 30), left_elbow=(0.7, -0.8, -0.2)),
        replace(_BOUND, fist=(37, 10, 112), point=(24, 30)), apart=70, hold="left_elbow", shift=(-5, 2, -3),
    ),
    # The left hand grasps the hilt between the other's hands, the sword is raised to strike.
    "hilt_grab": Play(
        replace(_SEIZING, fist=(6, 26, 148), point=(120, 78), right_elbow=(-0.3, 0.9, 0.2)),
        replace(_BOUND, fist=(38, 4, 104), point=(20, 34)), hold="pommel", shift=(-2, 0, 3),
    ),
    # Both hands turn the sword round, so that the pommel goes to the face.
    "twist_pommel": Play(
        Pose(
            *RIGHT_STEP, hips=(8, 0, 79), hips_turn=-18, chest_turn=-12, lean=8, fist=(40, 10, 142),
            point=(170, -18), grip=-15, right_elbow=(-0.1, 1, 0.1), left_elbow=(-0.2, -0.8, -0.5),
        ),
        replace(_BOUND, hips=(-10, 0, 79), lean=-10, fist=(30, -6, 104), point=(24, 50)), apart=68,
    ),
    # The own hilt is held fast, the elbow of the hand on it turned up.
    "counter_tor": Play(
        replace(_SEIZING, fist=(24, 8, 108), point=(10, 62), left_elbow=(0.1, -0.7, -0.6)),
        replace(_SEIZING, fist=(-4, 26, 118), point=(-6, 20), left_elbow=(0.1, -0.6, 0.9)),
        apart=80, hold="left_elbow", held="cross", shift=(0, 0, 1), undoes=True,
    ),
    # One goes along with the push, turns, and strikes.
    "counter_elbow": Play(
        Pose(
            *RIGHT_STEP, hips=(2, -2, 80), hips_turn=-50, chest_turn=-62, lean=4, fist=(16, -6, 150),
            point=(-140, 58), right_elbow=(0.6, 0.8, -0.2), left_elbow=(-0.6, -0.8, 0.1),
        ),
        replace(_SEIZING, fist=(-2, 26, 116), point=(-10, 26)), apart=84, held="right_elbow", shift=(-2, 2, -2),
        undoes=True,
    ),
    # The bound elbow is lifted; the left hand goes to the blade and locks the other's neck with it.
    "counter_ligadura": Play(
        Pose(
            *LEFT_STEP, hips=(4, 0, 80), hips_turn=18, chest_turn=8, lean=8, fist=(26, 24, 124), point=(-72, 10),
            grip=42, right_elbow=(-0.3, 0.8, 0.3), left_elbow=(-0.2, -0.8, 0.2), cross_roll=60,
        ),
        replace(_SEIZING, hips=(-2, 0, 79), lean=-6, fist=(-10, 26, 108), point=(-4, 24)), apart=64,
        held="right_fist", shift=(-4, 6, -6), undoes=True,
    ),
    # The hilt is wrenched back and free; the left hand pushes the elbow of the hand that had it.
    "counter_hilt": Play(
        replace(_SEIZING, hips=(-2, 0, 80), fist=(-10, 26, 100), point=(-10, 30), left_elbow=(0.1, -0.7, -0.6)),
        replace(_SEIZING, fist=(4, 26, 150), point=(164, 58), free_hand=(38, -4, 128), left_elbow=(0.1, -0.9, 0.3)),
        apart=78, hold="left_elbow", shift=(-1, 0, -1), undoes=True,
    ),
    # Covered behind the hanging blade, and the pommel to the face.
    "cover_pommel": Play(
        Pose(
            *LEFT_STEP, hips=(4, 0, 80), hips_turn=24, chest_turn=16, lean=6, fist=(32, 6, 152), point=(150, -34),
            grip=-15, right_elbow=(-0.2, 1, 0.2), left_elbow=(0.2, -0.8, -0.4),
        ),
        Pose(
            *RIGHT_STEP, hips=(-2, 0, 80), hips_turn=-18, chest_turn=-12, lean=2, fist=(30, 10, 136), point=(156, 34),
            grip=-15, right_elbow=(-0.1, 1, -0.1), left_elbow=(-0.2, -0.8, -0.5),
        ),
        apart=92, undoes=True,
    ),
}  # fmt: skip


def poses(play: Play) -> tuple[Pose, Pose]:
    """Both poses of a play, the holding hands where they hold."""
    doer, other = play.doer, play.other
    if play.held:
        other = replace(other, free_hand=_from_the_other(skeleton(doer)[play.held], play))
    if play.hold:
        doer = replace(doer, free_hand=_from_the_other(skeleton(other)[play.hold], play))
    return doer, other


def _from_the_other(place: Vec, play: Play) -> Vec:
    """A fencer's place as the one before him sees it: the same both ways, for each is turned by half."""
    return add((play.apart - place[0], -place[1], place[2]), play.shift)


def picture(play: Play, origin: Point, scale: float) -> str:
    """Both figures, the ground between them at `origin`."""
    doer, other = poses(play)
    crowned, gartered = Dress(), Dress(garter=True)
    far = replace(RIVAL, crown=play.undoes)
    half = play.apart / 2
    eyes = [Eye(18, 9, scale, origin, (-half, 0, 0)), Eye(18, 9, scale, origin, (half, 0, 0), 180)]
    found = parts(doer, eyes[0], gartered if play.undoes else crowned) + parts(other, eyes[1], far)
    return layered(found)
