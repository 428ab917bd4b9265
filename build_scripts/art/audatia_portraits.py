"""The four who can be played against in Audatia: half figures on vellum, each under a pointed arch.

Drawn on the card's field, so that heads and niches are the same as the characters'; the portrait is a square of it.
"""

from __future__ import annotations

from collections.abc import Callable

from audatia_armour import Ground, both, face, niche, upright_sword
from audatia_ink import (
    AZURE,
    AZURE_DEEP,
    FLESH,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    IRON,
    MINIUM,
    MINIUM_DEEP,
    STEEL,
    STEEL_SHADE,
    VELLUM,
    VELLUM_LOW,
    VERDIGRIS,
    inked,
    pen,
)
from svg import circle, document, gradient, group, path, place, poly, rect

PORTRAIT = 240.0
_SIDE, _LEFT, _TOP = 196.0, 27.0, 52.0
_SCALE = PORTRAIT / _SIDE


def portrait(level: str) -> str:
    """Somebody in a niche, on a square of skin with a red rule."""
    figure = group(OPPONENTS[level](), transform=place(-_LEFT * _SCALE, -_TOP * _SCALE, _SCALE))
    skin = rect(0, 0, PORTRAIT, PORTRAIT, fill="url(#skin)")
    edges = "".join(
        rect(inset, inset, PORTRAIT - 2 * inset, PORTRAIT - 2 * inset, fill="none", stroke=colour, stroke_width=width)
        for inset, colour, width in ((3, VELLUM, 6), (6.4, MINIUM, 1.8), (1, IRON, 2))
    )
    return document(PORTRAIT, PORTRAIT, [skin, figure, edges], [gradient("skin", [(0, VELLUM), (1, VELLUM_LOW)])])


def _shoulders(fill: str, deep: str) -> str:
    """A coat down to the wall, with its folds."""
    coat = "M104 170C78 174 58 190 52 284H198C192 190 172 174 146 170L125 186Z"
    return inked(coat, fill, 1.8) + both(pen("M84 190C76 210 74 244 76 280M100 186C96 210 96 246 98 280", 1.3, deep))


def _fist(x: float, y: float) -> str:
    """A bare hand round something upright."""
    return inked(
        f"M{x - 11} {y - 8}C{x - 6} {y - 13} {x + 7} {y - 13} {x + 11} {y - 8}C{x + 14} {y - 2} {x + 13} {y + 6} "
        f"{x + 9} {y + 11}H{x - 9}C{x - 13} {y + 6} {x - 14} {y - 2} {x - 11} {y - 8}Z",
        FLESH,
        1.6,
    ) + pen(f"M{x - 12} {y - 3}H{x + 4}M{x - 12.5} {y + 2}H{x + 4}M{x - 11} {y + 7}H{x + 3}", 1.1)


def _sleeve(fill: str, x: float, y: float) -> str:
    """From below up to a fist at (x, y), and its cuff."""
    way = 1 if x > 125 else -1
    arm = f"M{x - 12} {y + 12}H{x + 12}L{x + 14 + way * 16} {y + 60}V290H{x - 14 + way * 6}Z"
    return inked(arm, fill, 1.7) + inked(f"M{x - 14} {y + 8}H{x + 14}V{y + 18}H{x - 14}Z", VELLUM, 1.5)


def _bertuccio() -> str:
    """Hair on end, a plaster over the brow, a grin; his sword is out already, and askew."""
    hair = (
        "M99 132C92 118 92 104 96 96L90 92L99 88L95 78L106 81L108 69L117 77L125 66L131 77L142 69L143 81L154 78"
        "L151 89L160 93L153 98"
        "C157 108 157 120 151 132C148 122 147 114 143 108C132 112 116 110 108 106C104 114 102 122 99 132Z"
    )
    grin = path("M114 143C119 146 131 146 136 143C134 152 116 152 114 143Z", fill="#f9f2e0") + pen(
        "M114 143C119 146 131 146 136 143C134 152 116 152 114 143M125 145V149.6M119.6 144.8V149M130.4 144.8V149", 1.2
    )
    plaster = group(
        rect(-9, -3.2, 18, 6.4, 2.6, fill=VELLUM, stroke=IRON, stroke_width=1.2), transform=place(137, 108, 1, 24)
    ) + group(
        rect(-9, -3.2, 18, 6.4, 2.6, fill=VELLUM, stroke=IRON, stroke_width=1.2), transform=place(137, 108, 1, -50)
    )
    collar = inked("M104 168C112 178 138 178 146 168L152 182C138 194 112 194 98 182Z", VELLUM, 1.6)
    patch = inked("M140 216L158 212L162 232L144 236Z", GOLD, 1.4) + pen(
        "M139 220H145M141 230H147M158 215H164M156 228H163", 1.2
    )
    return (
        niche(Ground(MINIUM, "#d79a72"))
        + _shoulders(VERDIGRIS, "#294a3a")
        + patch
        + collar
        + face(0)
        + grin
        + inked(hair, "#a8642a", 1.7)
        + pen("M108 90L112 102M125 80V98M142 90L137 102M116 86L118 100M134 86L131 100", 1.2, "#6d3f19")
        + plaster
        + group(upright_sword(0, -150, 0, 34), transform=place(74, 214, 0.86, -12))
        + _sleeve(VERDIGRIS, 73, 222)
        + _fist(73, 222)
    )


def _ginevra() -> str:
    """Plaits laid round her head, a quilted coat, and a buckler on which she has notched your blows."""
    crown = (
        "M98 122C92 92 106 78 125 78C144 78 158 92 152 122C150 130 146 126 146 118C146 108 138 104 125 102"
        "C112 104 104 108 104 118C104 126 100 130 98 122Z"
    )
    plait = "".join(
        group(inked("M-8 0C-7 -7 5 -8 8 -2C7 6 -5 7 -8 0Z", "#7b3f1d", 1.3), transform=place(x, y, 1.05, turn))
        for x, y, turn in (
            (101, 103, -58), (106, 93, -40), (114, 86, -22), (125, 83, 0), (136, 86, 22), (144, 93, 40), (149, 103, 58)
        )
    )  # fmt: skip
    quilt = both(pen("M92 182C84 206 82 246 84 282M108 182C104 210 104 248 106 282", 2.2, "#b7a070")) + pen(
        "M125 190V282M70 214C90 222 160 222 180 214M64 240C90 248 160 248 186 240M60 264C90 272 160 272 190 264",
        1.6,
        "#b7a070",
    )
    collar = inked("M105 160C112 170 138 170 145 160L152 180C138 192 112 192 98 180Z", "#d8c596", 1.6)
    laces = pen("M121 192L129 200M129 192L121 200M121 206L129 214M129 206L121 214", 1.6, MINIUM)
    boss = circle(168, 240, 36, fill=STEEL_SHADE, stroke=IRON, stroke_width=2) + circle(
        168, 240, 28, fill=STEEL, stroke=IRON, stroke_width=1.2
    )
    rivets = "".join(
        circle(168 + dx * 32, 240 + dy * 32, 2, fill=GOLD_LIGHT, stroke=IRON, stroke_width=0.8)
        for dx, dy in ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
    )
    knob = circle(168, 246, 9, fill=GOLD, stroke=IRON, stroke_width=1.6) + circle(165.6, 243.6, 3, fill=GOLD_LIGHT)
    tally = pen("M154 220V232M159 219V231M164 218V230M169 218V230M151 231L173 219M178 219V230M183 221V231", 1.8)
    return (
        niche(Ground(AZURE, "#7f9cc4"))
        + _shoulders("#e2d2a6", "#b7a070")
        + quilt
        + collar
        + laces
        + face(0, VERDIGRIS, "#a8403a")
        + inked(crown, "#934f26", 1.7)
        + plait
        + group(boss, tally, rivets, knob, transform=place(-6, -26))
    )


def _alvise() -> str:
    """A master past sixty: flat cap, pointed beard, one eye narrowed; his compasses measure where you will stand."""
    cap = (
        "M92 108C86 92 96 74 125 72C154 74 166 88 160 100C158 106 154 108 150 108"
        "C136 100 114 100 100 108C97 110 94 110 92 108Z"
    )
    band = inked("M99 110C112 101 138 101 151 110L150 117C138 108 112 108 100 117Z", MINIUM_DEEP, 1.4)
    beard = inked(
        "M104 132C102 152 112 172 125 192C138 172 148 152 146 132C142 142 134 141 125 141C116 141 108 142 104 132Z",
        "#a59b8d",
        1.6,
    ) + pen("M116 154C117 166 121 176 124 184M134 154C133 166 129 176 126 184M125 156V186", 1.1, "#6f665a")
    moustache = inked(
        "M125 139C117 136 108 139 103 147C111 146 119 147 125 144C131 147 139 146 147 147C142 139 133 136 125 139Z",
        "#c4bbad",
        1.3,
    )
    sides = both(pen("M103 116C101 122 102 128 104 134", 5.5, "#a59b8d"))
    gown = both(inked("M106 170C92 190 90 236 94 284H80C72 240 80 196 98 176Z", MINIUM, 1.6)) + pen(
        "M125 196V282", 1.4, "#17212f"
    )
    legs = inked("M-3 0L-22 66L-24 76L-19 68L3 4Z", STEEL, 1.4) + inked(
        "M3 0L22 66L24 76L19 68L-3 4Z", STEEL_SHADE, 1.4
    )
    arc = pen("M-12 34C-5 39 5 39 12 34", 2.4) + pen("M-12 34C-5 39 5 39 12 34", 1.2, GOLD)
    hinge = circle(0, 0, 6.5, fill=GOLD, stroke=IRON, stroke_width=1.5) + circle(0, 0, 2, fill=GOLD_DEEP)
    return (
        niche(Ground(VERDIGRIS, "#9dbb9c"))
        + _shoulders("#2f3a4e", "#17212f")
        + gown
        + face(0.9)
        + beard
        + moustache
        + sides
        + inked(cap, "#26303f", 1.8)
        + pen("M104 98C116 90 138 88 154 96M112 82C122 78 136 78 146 84", 1.2, "#55617a")
        + band
        + _sleeve("#3d4a62", 176, 172)
        + group(legs, arc, hinge, transform=place(176, 168, 1, 6))
        + _fist(176, 172)
    )


def _book() -> str:
    """Open before him: a fencer's diagram on one page, lines on the other."""
    pages = inked("M58 234C78 226 106 228 125 240C144 228 172 226 192 234V284H58Z", VELLUM, 1.8)
    seven = "".join(
        poly([(0, 0), (x, y)], close=False)
        for x, y in ((0, -16), (12, -11), (16, 0), (12, 11), (-12, 11), (-16, 0), (-12, -11))
    )
    diagram = pen(seven, 1.5, MINIUM, transform=place(92, 258)) + circle(92, 258, 3, fill=MINIUM)
    lines = pen("M136 248C152 242 168 240 182 242M136 257C152 251 168 249 182 251M136 266C152 260 168 258 182 260", 1.6)
    initial = rect(135, 243, 8, 8, fill=MINIUM)
    return pages + pen("M125 240V284", 1.5) + diagram + lines + initial


def _galvano() -> str:
    """Very old and bald, laurel on his brow, a beard to the belt; the book before him is his own."""
    beard = inked(
        "M103 130C94 160 96 202 112 226C116 234 121 240 125 246C129 240 134 234 138 226C154 202 156 160 147 130"
        "C143 142 134 140 125 140C116 140 107 142 103 130Z",
        "#f2ede2",
        1.7,
    ) + pen(
        "M112 152C107 176 110 204 119 224M138 152C143 176 140 204 131 224M125 154V232M118 154C115 180 117 204 122 222"
        "M132 154C135 180 133 204 128 222",
        1.1,
        "#b4ab9b",
    )
    moustache = inked(
        "M125 138C115 134 105 140 101 152C109 147 119 148 125 143C131 148 141 147 149 152C145 140 135 134 125 138Z",
        "#ffffff",
        1.3,
    )
    brows = both(inked("M105 116C109 109 117 110 121 115C116 114 110 115 105 116Z", "#f2ede2", 1))
    sides = both(inked("M104 112C97 116 95 128 98 142C101 138 103 132 104 126Z", "#f2ede2", 1.4))
    leaves = "".join(
        group(inked("M0 6C-6 2 -6 -6 0 -11C6 -6 6 2 0 6Z", tone, 1.1), transform=place(x, y, 1, turn))
        for x, y, turn, tone in (
            (100, 112, -18, VERDIGRIS), (104, 103, -2, "#5c8a6c"), (110, 97, 22, VERDIGRIS), (118, 94, 44, "#5c8a6c"),
            (150, 112, 18, VERDIGRIS), (146, 103, 2, "#5c8a6c"), (140, 97, -22, VERDIGRIS), (132, 94, -44, "#5c8a6c"),
        )
    )  # fmt: skip
    berry = circle(125, 95, 3, fill=MINIUM, stroke=IRON, stroke_width=1)
    mantle = both(inked("M104 170C86 176 70 196 66 236L90 244C90 214 98 192 112 182Z", VELLUM, 1.6)) + both(
        pen("M82 206L86 210M78 222L83 225M92 196L96 199", 1.6, IRON)
    )
    quill = inked("M186 246C182 222 190 192 206 176C210 196 204 226 192 242L188 260Z", "#ffffff", 1.5) + pen(
        "M186 262C190 236 196 208 205 180M192 232L202 220M194 220L205 206", 1.1, STEEL_SHADE
    )
    dome = pen("M112 100C118 92 132 92 138 100", 1.2, GOLD_DEEP, opacity=0.5)
    return (
        niche(Ground("#6a4420", "#c0a26a"))
        + _shoulders(AZURE, AZURE_DEEP)
        + mantle
        + face(1)
        + dome
        + sides
        + brows
        + beard
        + moustache
        + leaves
        + berry
        + group(_book(), quill, _fist(187, 262), transform=place(0, -34))
    )


OPPONENTS: dict[str, Callable[[], str]] = {
    "easy": _bertuccio,
    "normal": _ginevra,
    "hard": _alvise,
    "champion": _galvano,
}
