"""One fencer for every picture of Audatia: bones of fixed length, and where their joints lie in a pose.

Places are (forward, right, up) in centimetres from the ground between the feet, as the fencer himself has them;
forward is towards the opponent. Angles are in degrees: a turn goes to the fencer's right, a lean forward, a tilt
to his right. Elbows and knees follow from the ends of their limbs (two bones, two spheres); a pose that would
need a longer bone or a broken joint is refused.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

Vec = tuple[float, float, float]

BONES: dict[str, float] = {
    "hip": 9.0,
    "thigh": 43.0,
    "shin": 43.0,
    "spine": 47.0,
    "collar": 17.0,
    "upper_arm": 30.0,
    "forearm": 31.0,
    "neck": 16.0,
    "grip": 24.0,
    "blade": 90.0,
}
"""From joint to joint; a forearm ends in the middle of the fist, a neck in the middle of the head."""
ANKLE = 8.0
"""The height of an ankle over the ground when the foot is flat."""
FIST_BELOW_CROSS = 5.0
UP: Vec = (0.0, 0.0, 1.0)


@dataclass(frozen=True)
class Foot:
    """Where an ankle stands, where the toes point, and how far it is lifted (a kick)."""

    forward: float
    right: float
    turn: float = 0.0
    up: float = 0.0


@dataclass(frozen=True)
class Pose:
    """All that tells one posture from another."""

    left: Foot
    right: Foot
    hips: Vec
    hips_turn: float
    chest_turn: float
    fist: Vec
    """The right hand, just below the cross."""
    point: tuple[float, float]
    """Where the blade points: turn (0 at the opponent, 90 to the right), and height (90 straight up)."""
    lean: float = 0.0
    tilt: float = 0.0
    look: tuple[float, float] = (0.0, 0.0)
    """The head: turn, and nod downwards."""
    grip: float = -13.0
    """The left hand's place on the sword from the right one: negative on the grip, positive on the blade."""
    free_hand: Vec | None = None
    """The left hand, if it isn't on the sword."""
    cross_roll: float = 0.0
    """The turn of the sword about itself: 0 with the cross upright or, on an upright sword, pointing forward."""
    right_elbow: Vec = (-0.2, 0.7, -0.8)
    left_elbow: Vec = (-0.2, -0.7, -0.8)
    """Whereto the elbows give way."""
    in_front: tuple[str, ...] = ()
    """Parts that lie before all others although they don't reach nearest to the viewer."""


Skeleton = dict[str, Vec]
AXES = frozenset({"up", "chest_front", "face", "crown", "blade", "edge"})
"""What in a skeleton is a direction, not a place."""


def add(a: Vec, b: Vec, share: float = 1.0) -> Vec:
    """a + share * b."""
    return a[0] + share * b[0], a[1] + share * b[1], a[2] + share * b[2]


def sub(a: Vec, b: Vec) -> Vec:
    """The way from b to a."""
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def dot(a: Vec, b: Vec) -> float:
    """The inner product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vec, b: Vec) -> Vec:
    """The outer product."""
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def unit(a: Vec) -> Vec:
    """The same direction, one long."""
    length = math.sqrt(dot(a, a)) or 1.0
    return a[0] / length, a[1] / length, a[2] / length


def heading(turn: float, height: float = 0.0) -> Vec:
    """The direction that a turn to the right and a height name."""
    t, h = math.radians(turn), math.radians(height)
    return math.cos(h) * math.cos(t), math.cos(h) * math.sin(t), math.sin(h)


def _upright(turn: float, lean: float, tilt: float) -> Vec:
    """The axis of a body that stands turned and leans."""
    forward, right = heading(turn), heading(turn + 90)
    bent = add((0, 0, math.cos(math.radians(lean))), forward, math.sin(math.radians(lean)))
    return unit(add(bent, right, math.tan(math.radians(tilt))))


def _bent(start: Vec, end: Vec, first: float, second: float, pole: Vec, name: str) -> Vec:
    """The joint between two bones that reach from start to end, on the side of the pole."""
    way = sub(end, start)
    reach = math.sqrt(dot(way, way))
    if not abs(first - second) + 6 <= reach <= first + second:
        raise ValueError(f"{name}: {reach:.1f} between the ends of bones of {first:g} and {second:g}")
    along = unit(way)
    aside = unit(add(pole, along, -dot(pole, along)))
    x = (first**2 - second**2 + reach**2) / (2 * reach)
    return add(add(start, along, x), aside, math.sqrt(max(0.0, first**2 - x**2)))


def _leg(joints: Skeleton, side: str, foot: Foot) -> None:
    ankle = (foot.forward, foot.right, ANKLE + foot.up)
    toes = heading(foot.turn)
    pole = add(toes, UP, 0.25)
    hip = joints[f"{side}_hip"]
    joints[f"{side}_ankle"] = ankle
    joints[f"{side}_knee"] = _bent(hip, ankle, BONES["thigh"], BONES["shin"], pole, f"{side} leg")
    joints[f"{side}_heel"] = add(add(ankle, toes, -5), UP, -4.5)
    joints[f"{side}_ball"] = add(add(ankle, toes, 11), UP, -4.8)
    joints[f"{side}_toe"] = add(add(ankle, toes, 22), UP, -5.6)


def _arm(joints: Skeleton, side: str, across: Vec, hand: Vec, pole: Vec) -> None:
    """The collar bone follows the hand a little, as it does in life."""
    sign = 1 if side == "right" else -1
    base = add(joints["neck"], joints["up"], -4)
    collar = unit(add((across[0] * sign, across[1] * sign, across[2] * sign), unit(sub(hand, base)), 0.42))
    shoulder = add(base, collar, BONES["collar"])
    joints[f"{side}_shoulder"] = shoulder
    joints[f"{side}_fist"] = hand
    bones = (BONES["upper_arm"], BONES["forearm"])
    joints[f"{side}_elbow"] = _bent(shoulder, hand, *bones, pole, f"{side} arm")


def skeleton(pose: Pose) -> Skeleton:
    """Every joint of a pose by name, and the `AXES` of chest, head and sword."""
    joints: Skeleton = {"hips": pose.hips}
    side = heading(pose.hips_turn + 90)
    for name, sign, foot in (("left", -1, pose.left), ("right", 1, pose.right)):
        joints[f"{name}_hip"] = add(pose.hips, side, sign * BONES["hip"])
        _leg(joints, name, foot)
    up = _upright(pose.chest_turn, pose.lean, pose.tilt)
    joints["up"] = up
    joints["chest_front"] = heading(pose.chest_turn)
    joints["neck"] = add(pose.hips, up, BONES["spine"])
    across = unit(cross(up, heading(pose.chest_turn)))
    blade = heading(*pose.point)
    left = pose.free_hand or add(pose.fist, blade, pose.grip)
    _arm(joints, "right", across, pose.fist, pose.right_elbow)
    _arm(joints, "left", across, left, pose.left_elbow)
    turn, nod = pose.look
    head_up = unit(add(up, UP, 1.2))
    joints["face"] = heading(turn, -nod)
    joints["head"] = add(joints["neck"], head_up, BONES["neck"])
    joints["crown"] = unit(add(UP, heading(turn), math.tan(math.radians(nod))))
    _sword(joints, pose, blade)
    return joints


def _sword(joints: Skeleton, pose: Pose, blade: Vec) -> None:
    joints["blade"] = blade
    joints["cross"] = add(pose.fist, blade, FIST_BELOW_CROSS)
    joints["pommel"] = add(joints["cross"], blade, -BONES["grip"])
    joints["tip"] = add(joints["cross"], blade, BONES["blade"])
    flat = abs(blade[2]) < 0.94
    upright = UP if flat else heading(pose.point[0])
    edge = unit(add(upright, blade, -dot(upright, blade)))
    roll = math.radians(pose.cross_roll)
    joints["edge"] = add(
        (edge[0] * math.cos(roll), edge[1] * math.cos(roll), edge[2] * math.cos(roll)),
        cross(blade, edge),
        math.sin(roll),
    )


def bone_lengths(joints: Skeleton) -> dict[str, float]:
    """The length of every bone as a pose shows it, by side where there are two."""
    ends = {"spine": ("hips", "neck"), "neck": ("neck", "head"), "grip": ("pommel", "cross"), "blade": ("cross", "tip")}
    for side in ("left", "right"):
        ends |= {
            f"{side} hip": ("hips", f"{side}_hip"),
            f"{side} thigh": (f"{side}_hip", f"{side}_knee"),
            f"{side} shin": (f"{side}_knee", f"{side}_ankle"),
            f"{side} upper_arm": (f"{side}_shoulder", f"{side}_elbow"),
            f"{side} forearm": (f"{side}_elbow", f"{side}_fist"),
        }
    return {name: math.dist(joints[start], joints[end]) for name, (start, end) in ends.items()}
