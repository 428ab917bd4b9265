"""The faces of Audatia. All are 250 x 350 and lie on `card/vellum.svg`; words come at run time.

The common plan, in shares of the card's width w and height h:

- **Name**: centred at (0.5 w, 0.921 h), at most 0.82 w wide and 0.09 h high, in ink on the vellum.
- **Initial**: a red square with flourishes, its middle at (0.136 w, 0.097 h), 0.16 w wide. On blows, remedies,
  counters and abilities it bears their sign; on poste, virtues and characters it is empty: the first letter of the
  name may stand there in ivory, at 0.15 w.
- **Upper edge**: half suns of blows and half moons of remedies and counters hang at 0.352 w (its owner's left) and
  0.648 w (right), down to 0.1 h. They join the rival's if his card is turned by half and the edges touch.
- **Upper right**: on blows a small diagram for the rival of what parries them; on poste a small diagram for the rival
  of what is closed. Its middle is at (0.876 w, 0.1 h). Both stand on their head.
- **Picture**: from 0.16 h to 0.73 h. **Row**: signs and numbers about y = 0.79 h; a rule at 0.86 h divides them from
  the name. What a posta allows is the diagram at the row's left, its owner's way up.
- **Small** (cards below 70 px): the picture alone, larger; blows, remedies and counters keep what hangs at the edge.
"""

from __future__ import annotations

from collections.abc import Sequence

from audatia_beasts import BEASTS
from audatia_bones import AXES, skeleton
from audatia_figure import Eye, figure
from audatia_ink import (
    GOLD,
    GOLD_DEEP,
    IRON,
    MINIUM,
    MINIUM_DEEP,
    pen,
)
from audatia_people import PEOPLE
from audatia_plays import PLAYS, picture
from audatia_poste import POSTE
from audatia_signs import blow_mark, sign
from audatia_sky import counter_moons, remedy_moons, sun_on, whole_moon
from audatia_swords import LINES, allowed, closed, diagram, parrying, stroke, target
from audatia_things import long_sword
from audatia_tricks import TRICKS
from audatia_vellum import HIGH, INITIAL, WIDE, ground_strip, initial, rule
from svg import Point, circle, document, group, num, place, polar, rect

DEEPER = "scale(1 1.12)"
"""What hangs at the edge of a small card hangs a little deeper; where it joins stays."""
CORNER: Point = (219.0, 35.0)
ROW = 276.0
MIDDLE: Point = (125.0, 158.0)
Row = dict[str, object]


def _face(*body: str) -> str:
    return document(WIDE, HIGH, body)


def _words(value: object) -> list[str]:
    return [str(word) for word in value] if isinstance(value, list) else []


# --- blows ------------------------------------------------------------------------------------------------


def _uses(blow: Row) -> list[str]:
    """The signs of what a blow can be used for; an attack only with Prudentia bears the lynx."""
    found = ["attack"] + (["prudentia"] if blow["attack"] == "prudentia" else [])
    found += [name for name in ("parry", "counter", "exchange") if blow[name]]
    return found + (["break"] if blow["breaks"] else [])


def _sign_row(names: Sequence[str], x: float = 125.0, size: float = 33.0, gap: float = 11.0) -> str:
    """Signs side by side, their middle at x."""
    step = size + gap
    first = x - step * (len(names) - 1) / 2
    return "".join(sign(name, IRON, first + step * i, ROW, size) for i, name in enumerate(names))


def blow_face(blow: Row, sun: str) -> str:
    """The seven swords with this one, its half sun, its uses, and for the rival what parries it."""
    name = str(blow["id"])
    x, y = INITIAL
    mark = group(blow_mark("#f6e9cf", LINES[name]), transform=place(x - 15, y - 15, 30 / 64))
    return _face(
        initial(mark),
        sun_on(sun),
        parrying(_words(blow["parried_by"]), *CORNER, 21),
        target(125, 152, 0.93, 0.42),
        diagram(name, 125, 150, 94),
        _sign_row(_uses(blow)),
        rule(),
    )


def small_blow(blow: Row, sun: str) -> str:
    """The diagram as large as the card allows."""
    name = str(blow["id"])
    struck = target(125, 204, 1.22, 0.4) + stroke(name, 125, 198, 112)
    return _face(struck, group(sun_on(sun), transform=DEEPER))


# --- poste ------------------------------------------------------------------------------------------------


def _reach(name: str, scale: float) -> tuple[float, float]:
    """From where to where a guard's joints and sword reach across, the ground between the feet at 0."""
    eye = Eye(scale=scale)
    xs = [eye.flat(joint)[0] for key, joint in skeleton(POSTE[name]).items() if key not in AXES]
    return min(xs), max(xs)


def _guard(name: str, ground: float, scale: float) -> str:
    left, right = _reach(name, scale)
    x = 127 - (left + right) / 2
    return ground_strip(127, ground, 88) + figure(POSTE[name], Eye(scale=scale, origin=(x, ground)))


def posta_face(posta: Row) -> str:
    """A guard; what it allows, what it closes, and what it gives."""
    name = str(posta["id"])
    bonus = posta["bonus"]
    gifts = [virtue for virtue, count in bonus.items() for _ in range(int(count))] if isinstance(bonus, dict) else []
    gifts += [mark for mark in ("exchange", "extensa") if posta[mark]]
    shut = _words(posta["closed_to"])
    step = 36.0
    signs = "".join(sign(mark, IRON, 94 + step * i, ROW, 32) for i, mark in enumerate(gifts))
    defence = _punta_defence() if posta["punta_defence"] else ""
    return _face(
        initial(),
        closed(shut, *CORNER, 22) if shut else "",
        _guard(name, 241, 1.06),
        allowed(_words(posta["blows"]), 43, ROW - 2, 27),
        signs,
        defence,
        rule(),
    )


def _punta_defence() -> str:
    """With the tiger's advantage a thrust answers any attack."""
    thrust = group(blow_mark(IRON, LINES["p"]), transform=place(141, ROW - 16, 32 / 64))
    return (
        sign("celeritas", IRON, 114, ROW, 32)
        + pen("M135 271V281M130 276H140", 2.4)
        + thrust
        + pen("M174 276H184", 2.4)
        + sign("parry", IRON, 208, ROW, 32)
    )


def small_posta(name: str) -> str:
    """The guard alone."""
    return _face(_guard(name, 302, 1.3))


# --- stretto ----------------------------------------------------------------------------------------------


def _play(name: str, ground: float, scale: float) -> str:
    return ground_strip(125, ground, 92) + picture(PLAYS[name], (125, ground), scale)


def _stretto(row: Row, mark: str, moons: str) -> str:
    bearing = initial(sign(mark, "#f6e9cf", *INITIAL, 29))
    return _face(bearing, moons, _play(str(row["id"]), 250, 1.02), _sign_row(_words(row["sides"])), rule())


def _small_stretto(row: Row, moons: str) -> str:
    return _face(_play(str(row["id"]), 306, 1.13), group(moons, transform=DEEPER))


def remedy_faces(row: Row, phase: str) -> tuple[str, str]:
    """A remedy with the half moons that say on which side it works, and its small card."""
    moons = remedy_moons(_words(row["sides"]), phase)
    return _stretto(row, "stretto", moons), _small_stretto(row, moons)


def counter_faces(row: Row, phase: str) -> tuple[str, str]:
    """A counter-remedy, its half moons those of the remedy it completes, and its small card."""
    moons = counter_moons(_words(row["sides"]), phase)
    return _stretto(row, "parry", moons), _small_stretto(row, moons)


def side_card(side: str) -> str:
    """The card that lies between the two in stretto: where the moon stands, there remedies are possible."""
    x = {"internal": 190.0, "external": 60.0}[side]
    swords = "".join(group(long_sword(), transform=place(125, 171, 1.14, turn)) for turn in (30, -30))
    moon = group(_night(), transform=place(x, 66))
    below = group(_night(), transform="rotate(180 125 175)" + f" translate({num(x)} 66)")
    border = rect(14, 14, 222, 322, 8, fill="none", stroke=MINIUM, stroke_width=1.4)
    return _face(border, rect(19, 19, 212, 312, 5, fill="none", stroke=MINIUM, stroke_width=0.7), swords, moon, below)


def _night() -> str:
    return group(whole_moon("crescent"), transform="scale(1.15)")


# --- abilities, virtues, characters -----------------------------------------------------------------------


def trick_face(row: Row) -> str:
    """An ability: its emblem, the virtue it needs, and where it can be played."""
    name, virtue = str(row["id"]), str(row["virtue"])
    x, y = INITIAL
    mark = (
        sign(virtue if virtue != "none" else "advantage", "#f6e9cf", x, y, 31)
        if virtue != "none"
        else _quatrefoil(x, y)
    )
    signs = ([virtue, "cycle"] if virtue != "none" else []) + (["out"] if row["when"] == "out" else [])
    return _face(initial(mark), group(TRICKS[name](), transform=place(*MIDDLE, 1.04)), _sign_row(signs), rule())


def _quatrefoil(x: float, y: float) -> str:
    leaves = "".join(circle(*polar(x, y, 6.2, a), 6, fill="#f6e9cf") for a in (0, 90, 180, 270))
    return leaves + circle(x, y, 3.4, fill=MINIUM)


def small_trick(name: str) -> str:
    """The emblem alone."""
    return _face(group(TRICKS[name](), transform=place(125, 176, 1.24)))


def virtue_face(name: str) -> str:
    """A virtue's beast in a red roundel, with what it carries."""
    x, y = MIDDLE
    ring_of_stars = "".join(circle(*polar(x, y - 2, 94, a), 2, fill=GOLD) for a in range(0, 360, 15))
    return _face(
        initial(),
        circle(x, y - 2, 99, fill=MINIUM, stroke=MINIUM_DEEP, stroke_width=2),
        ring_of_stars,
        circle(x, y - 2, 89, fill="#f4e6c4", stroke=GOLD_DEEP, stroke_width=2),
        group(BEASTS[name](), transform=place(x, y - 2)),
        sign(name, IRON, 125, ROW + 1, 36),
        rule(),
    )


def small_virtue(name: str) -> str:
    """The beast alone."""
    return _face(
        circle(125, 175, 112, fill=MINIUM),
        circle(125, 175, 102, fill="#f4e6c4"),
        group(BEASTS[name](), transform=place(125, 175, 1.12)),
    )


def character_face(name: str) -> str:
    """Who fights: a half figure under an arch."""
    portrait = group(PEOPLE[name](), transform="translate(-7.5 -23) scale(1.06)")
    return _face(portrait, initial(tail=40), rule())


def small_character(name: str) -> str:
    """The half figure alone."""
    return _face(group(PEOPLE[name](), transform="translate(-23.75 -24) scale(1.19)"))
