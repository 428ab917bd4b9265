"""The twelve poste as twelve rows of one table: what the fencer of `audatia_bones` does with feet, hips and sword.

Left foot forward goes with guards on the right, right foot forward with those on the left and with what a blow
ends in. Heights: a hip joint at about 80, a shoulder at 122, the eyes at 146.
"""

from __future__ import annotations

from audatia_bones import Foot, Pose

AHEAD_LEFT = (Foot(32, -9, -8), Foot(-34, 10, 46))
AHEAD_RIGHT = (Foot(-40, -10, -46), Foot(36, 9, 8))

POSTE: dict[str, Pose] = {
    # Hilt at the right hip, the point low before the left foot.
    "tutta_porta_di_ferro": Pose(
        *AHEAD_LEFT, hips=(-3, 1, 80), hips_turn=35, chest_turn=34, fist=(12, 15, 84), point=(-14, -46),
        right_elbow=(-0.8, 0.7, -0.2), left_elbow=(0.1, -0.6, -0.8),
    ),
    # Over the right shoulder, the blade hangs down the back; weight on the right leg.
    "donna_destra": Pose(
        *AHEAD_LEFT, hips=(-12, 1, 78), hips_turn=48, chest_turn=58, fist=(-14, 25, 127), point=(192, -44),
        right_elbow=(-0.3, 1, -0.2), left_elbow=(0.7, -0.3, -0.6),
    ),
    # Hilt beside the right temple, arms crossed, the point at the face.
    "finestra": Pose(
        *AHEAD_LEFT, hips=(-14, 1, 79), hips_turn=46, chest_turn=46, fist=(-16, 22, 154), point=(-8, -3), cross_roll=80,
        right_elbow=(-0.4, 1, 0), left_elbow=(0.6, -0.4, -1), in_front=("head", "blade", "hilt", "right_hand"),
    ),
    # Over the left shoulder, the right arm across the chest.
    "donna_sinestra": Pose(
        *AHEAD_RIGHT, hips=(-12, -1, 78), hips_turn=-46, chest_turn=-52, fist=(-4, -19, 128), point=(-192, -44),
        right_elbow=(0.8, 0.5, -0.5), left_elbow=(-0.2, -1, -0.2),
    ),
    # Arms stretched, the point at the face.
    "longa": Pose(
        *AHEAD_RIGHT, hips=(8, 0, 78), hips_turn=-14, chest_turn=-8, lean=9, fist=(67, 4, 119), point=(-2, 11),
        right_elbow=(-0.1, 0.6, -0.8), left_elbow=(-0.1, -0.6, -0.8),
    ),
    # Hilt before the middle of the body, the point straight before it at the ground.
    "porta_di_ferro_mezana": Pose(
        *AHEAD_RIGHT, hips=(-2, 0, 80), hips_turn=-12, chest_turn=-6, lean=3, fist=(26, 3, 82), point=(-2, -42),
        right_elbow=(-0.6, 0.8, -0.2), left_elbow=(-0.6, -0.8, -0.2),
    ),
    # Drawn back to the belly, the point up at the face.
    "breve": Pose(
        Foot(22, -9, -8), Foot(-24, 11, 62), hips=(-2, 1, 85), hips_turn=30, chest_turn=22, fist=(22, 6, 96),
        point=(-4, 40), right_elbow=(-0.8, 0.7, -0.2), left_elbow=(-0.4, -0.8, -0.4),
    ),
    # Hilt at the left hip, arms crossed, the point down: a tusk that comes up.
    "dente_di_zenghiaro": Pose(
        *AHEAD_RIGHT, hips=(-2, -1, 80), hips_turn=-36, chest_turn=-38, fist=(14, -18, 92), point=(14, -62),
        right_elbow=(0.4, 0.6, -0.6), left_elbow=(-0.8, -0.6, -0.2),
    ),
    # The blade stretched out behind to the right.
    "coda_longa": Pose(
        *AHEAD_LEFT, hips=(2, 1, 79), hips_turn=50, chest_turn=58, lean=4, fist=(-14, 26, 84), point=(172, -20),
        right_elbow=(-0.3, 0.9, 0.2), left_elbow=(0.5, -0.2, -0.8),
    ),
    # Hilt close before the breast, both elbows out, the cross level: two horns.
    "bicorno": Pose(
        *AHEAD_RIGHT, hips=(-4, 0, 80), hips_turn=-10, chest_turn=4, lean=-2, fist=(28, 3, 123), point=(-4, 3),
        cross_roll=90, right_elbow=(-0.3, 1, -0.1), left_elbow=(-0.5, -0.8, -0.3),
    ),
    # The hands before the brow, the blade upright as a crown.
    "frontale": Pose(
        *AHEAD_RIGHT, hips=(0, 0, 80), hips_turn=-12, chest_turn=-6, fist=(38, 2, 141), point=(0, 60), cross_roll=90,
        right_elbow=(-0.2, 0.9, -0.5), left_elbow=(-0.5, -0.6, -0.8),
    ),
    # The tusk from the middle: hilt before the groin, the point level and out to the left.
    "dente_di_zenghiaro_mezana": Pose(
        *AHEAD_LEFT, hips=(-2, 0, 79), hips_turn=26, chest_turn=14, fist=(18, -2, 80), point=(-24, 2),
        right_elbow=(-0.6, 0.8, -0.2), left_elbow=(-0.7, -0.8, -0.1),
    ),
}  # fmt: skip
