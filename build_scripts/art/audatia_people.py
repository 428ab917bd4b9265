"""The four who fight: half figures under a pointed arch, each with a shield of our own blazon."""

from __future__ import annotations

from collections.abc import Callable

from audatia_armour import (
    Ground,
    both,
    breastplate,
    eagle,
    face,
    gauntlet,
    ledge,
    niche,
    pauldron,
    shield,
    upright_sword,
)
from audatia_ink import (
    AZURE,
    AZURE_DEEP,
    FLESH,
    GOLD,
    GOLD_LIGHT,
    IRON,
    MINIUM,
    MINIUM_DEEP,
    STEEL,
    STEEL_SHADE,
    VELLUM,
    VERDIGRIS,
    inked,
    pen,
)
from svg import circle, group, path, place, poly, star


def _young_beard() -> str:
    """Moustache and chin, clipped."""
    lip = (
        "M125 141C120 139 115 141 112.5 147C117 144.5 121 144.5 125 143.6C129 144.5 133 144.5 137.5 147"
        "C135 141 130 139 125 141Z"
    )
    chin = "M117 152C120 150.5 130 150.5 133 152C132 158 129 160 125 160C121 160 118 158 117 152Z"
    return path(lip + chin, fill="#5b3a20")


def _galeazzo() -> str:
    """A young captain, bareheaded, his sword upright; parted red and white, a sun in the middle."""
    hair = (
        "M98 138C90 112 96 84 125 84C154 84 160 112 152 138C156 146 150 152 144 150C146 132 146 118 142 110"
        "C130 112 114 108 110 104C106 112 104 130 106 150C100 152 94 146 98 138Z"
    )
    back = inked("M96 130C92 146 96 156 104 158H146C154 156 158 146 154 130Z", "#5b3a20", 1.6)
    collar = inked("M106 172C114 180 136 180 144 172L150 184C138 194 112 194 100 184Z", MINIUM, 1.6)
    tabard = inked("M125 190C112 190 104 188 98 184C94 214 98 250 104 284H125Z", MINIUM, 1.6) + inked(
        "M125 190C138 190 146 188 152 184C156 214 152 250 146 284H125Z", VELLUM, 1.6
    )
    sun = path(poly(star(125, 226, 22, 12, 16)), fill=GOLD_LIGHT, stroke=IRON, stroke_width=1.4) + circle(
        125, 226, 9, fill=GOLD, stroke=IRON, stroke_width=1.2
    )
    locks = pen(
        "M104 112C100 122 100 134 102 144M146 112C150 122 150 134 148 144M112 92C120 88 132 88 140 94", 1.2, "#8a6038"
    )
    return (
        niche(Ground(AZURE, "#7f9cc4"))
        + back
        + both(pauldron())
        + breastplate()
        + tabard
        + sun
        + collar
        + face(0.4)
        + _young_beard()
        + inked(hair, "#6d4626", 1.7)
        + locks
        + upright_sword(80, 84, 226, 264)
        + gauntlet(80, 246)
        + ledge()
        + shield("galeazzo", 178, 262)
    )


def _boucicault() -> str:
    """A marshal past his youth: bascinet with the visor up, a short beard, his staff; an eagle on his coat."""
    helm = (
        "M98 122C92 92 106 66 125 58C144 66 158 92 152 122L155 150C148 160 140 166 144 172H106C110 166 102 160 95 150Z"
    )
    opening = "M105 118C105 100 145 100 145 118C146 138 140 154 125 160C110 154 104 138 105 118Z"
    visor = inked("M96 104C100 78 150 78 154 104C142 96 132 93 125 84C118 93 108 96 96 104Z", STEEL_SHADE, 1.7) + pen(
        "M108 94H118M132 94H142", 2
    )
    aventail = inked(
        "M97 150C92 168 84 178 76 188C92 200 158 200 174 188C166 178 158 168 153 150C146 166 104 166 97 150Z",
        "#9aa2a2",
        1.7,
    )
    mail = "".join(
        pen(f"M{90 + i * 5} {182 + j * 5 - abs(i - 7) * 0.5}q2.5 3 5 0", 0.8) for j in range(3) for i in range(14)
    )
    beard = inked(
        "M104 132C104 156 114 170 125 172C136 170 146 156 146 132C142 142 136 141 125 141C114 141 108 142 104 132Z",
        "#8d7f70",
        1.6,
    )
    lips = path("M118 147C121 145 129 145 132 147C129 150 121 150 118 147Z", fill="#a3483a")
    lines = pen("M114 150C115 158 119 164 122 167M136 150C135 158 131 164 128 167M125 152V169", 1, "#5f5448")
    coat = inked("M96 184C84 200 86 250 92 284H158C164 250 166 200 154 184C138 194 112 194 96 184Z", "#efe6d0", 1.8)
    charge = group(eagle(MINIUM), transform=place(125, 236, 1.35))
    staff = inked("M70 92H82V284H70Z", AZURE, 1.6) + path(
        "".join(poly(star(76, y, 4, 1.5, 4)) for y in range(104, 240, 16)), fill=GOLD_LIGHT
    )
    ends = inked("M68 84H84V94H68Z", GOLD, 1.5)
    bare = face(1)
    return (
        niche(Ground("#7b2a24", "#c98f6c"))
        + both(pauldron())
        + coat
        + charge
        + inked(helm, STEEL, 1.8)
        + path("M134 64C148 74 157 96 152 122L155 150C148 160 142 164 144 170C146 140 148 96 134 64Z", fill=STEEL_SHADE)
        + path(opening, fill="#2d2925")
        + bare
        + beard
        + lips
        + lines
        + aventail
        + mail
        + visor
        + staff
        + ends
        + gauntlet(76, 244)
        + ledge()
        + shield("boucicault", 178, 262)
    )


def _agnes() -> str:
    """A lady who rode in her father's stead: hair let down over the plate, a circlet, the lance."""
    hair = (
        "M96 120C92 90 108 78 125 78C142 78 158 90 154 120C156 150 172 170 170 206C172 226 162 236 158 244"
        "C152 222 150 200 147 176C146 150 148 124 143 112C134 110 128 104 125 98C122 104 116 110 107 112"
        "C102 124 104 150 103 176C100 200 98 222 92 244C88 236 78 226 80 206C78 170 94 150 96 120Z"
    )
    behind = inked("M98 110C94 150 80 180 82 212H168C170 180 156 150 152 110Z", "#8f5a26", 1.6)
    waves = pen(
        "M99 128C98 150 88 170 88 200M104 140C103 166 94 184 93 216M151 128C152 150 162 170 162 200M146 140"
        "C147 166 156 184 157 216M112 92C106 96 102 104 101 114M138 92C144 96 148 104 149 114",
        1.3,
        "#7a4a1e",
    )
    circlet = inked("M99 104C110 96 140 96 151 104L150 110C138 103 112 103 100 110Z", GOLD_LIGHT, 1.5)
    gems = circle(125, 101.6, 2.6, fill=MINIUM) + both(circle(112, 103, 1.7, fill=AZURE))
    gorget = inked("M106 168C112 176 138 176 144 168L150 180C136 190 114 190 100 180Z", STEEL, 1.6)
    lance = inked("M172 60L177 44L182 60V294H172Z", "#c08a4a", 1.7) + pen(
        "M173 92L181 84M173 112L181 104M173 132L181 124M173 152L181 144M173 172L181 164M173 192L181 184"
        "M173 212L181 204",
        2.4,
        MINIUM,
    )
    head = inked("M171 62L177 40L183 62Z", STEEL, 1.5)
    pennon = inked("M182 70C196 64 204 74 222 68L212 80L222 92C206 96 196 86 182 92Z", VERDIGRIS, 1.5) + path(
        poly(star(193, 80, 5, 2.2, 5)), fill=GOLD_LIGHT
    )
    vamplate = inked("M164 226C170 216 184 216 190 226L186 234H168Z", STEEL_SHADE, 1.6)
    return (
        niche(Ground(VERDIGRIS, "#9dbb9c"))
        + behind
        + both(pauldron())
        + breastplate()
        + gorget
        + face(0, AZURE_DEEP, "#b5443a")
        + inked(hair, "#b87a34", 1.7)
        + waves
        + circlet
        + gems
        + lance
        + head
        + pennon
        + vamplate
        + gauntlet(177, 246)
        + ledge()
        + shield("agnes", 76, 262)
    )


def _patron() -> str:
    """The head of a fencers' guild: wide hat, grey beard, furred gown and chain, a book under his hand."""
    hat = (
        "M80 104C84 92 100 94 104 92C104 66 118 58 134 64C150 62 154 78 148 92C158 92 168 96 170 104"
        "C160 114 90 114 80 104Z"
    )
    tail = inked(
        "M150 84C168 84 178 100 176 124C174 148 182 160 176 176L164 172C168 158 160 148 162 126"
        "C162 110 158 100 150 98Z",
        MINIUM_DEEP,
        1.6,
    )
    beard = inked(
        "M104 130C100 160 106 190 125 206C144 190 150 160 146 130C142 142 134 140 125 140C116 140 108 142 104 130Z",
        "#cfc9bd",
        1.7,
    )
    strands = pen(
        "M112 150C112 168 116 184 122 194M138 150C138 168 134 184 128 194M125 154V200M118 152"
        "C118 168 121 180 123 188M132 152C132 168 129 180 127 188",
        1.1,
        "#8b857a",
    )
    moustache = inked(
        "M125 138C118 136 110 140 108 150C114 146 120 146 125 143C130 146 136 146 142 150C140 140 132 136 125 138Z",
        "#e0dbd0",
        1.3,
    )
    gown = inked("M104 172C76 178 62 200 58 284H192C188 200 174 178 146 172L125 196Z", "#3c3a55", 1.8)
    fur = inked(
        "M104 170C92 184 92 230 96 284H112C110 240 112 204 125 190C138 204 140 240 138 284H154"
        "C158 230 158 184 146 170L125 188Z",
        "#a98a63",
        1.7,
    )
    tufts = pen(
        "M100 200L106 204M98 222L105 226M99 246L106 250M150 200L144 204M152 222L145 226M151 246L144 250"
        "M102 264L108 268M148 264L142 268",
        1.4,
        "#6b5238",
    )
    chain = "".join(
        circle(x, y, 4, fill="none", stroke=IRON, stroke_width=3.4)
        + circle(x, y, 4, fill="none", stroke=GOLD_LIGHT, stroke_width=1.8)
        for x, y in ((96, 206), (101, 215), (107, 223), (115, 229), (135, 229), (143, 223), (149, 215), (154, 206))
    )
    medal = circle(125, 240, 11, fill=GOLD, stroke=IRON, stroke_width=1.6) + path(
        poly(star(125, 240, 8, 3, 4)), fill=GOLD_LIGHT
    )
    sleeve = inked("M60 240C56 258 58 274 64 284H104C108 270 102 254 92 246Z", "#4b4970", 1.7)
    book = (
        inked("M62 238H104V276H62Z", MINIUM, 1.8)
        + inked("M66 276H104V282H68Z", VELLUM, 1.3)
        + pen("M68 244H98V270H68Z", 1.4, GOLD_LIGHT)
        + path(poly(star(83, 257, 8, 3.4, 4)), fill=GOLD_LIGHT)
    )
    fingers = inked(
        "M58 250C62 244 74 246 80 250C82 253 80 256 76 255L82 258C84 261 82 264 78 263L80 267"
        "C80 270 76 271 72 269C64 270 58 266 57 260Z",
        FLESH,
        1.5,
    )
    return (
        niche(Ground("#5e4a2c", "#c0a26a"))
        + gown
        + tail
        + face(1)
        + fur
        + tufts
        + beard
        + strands
        + moustache
        + path("M119 146C121 145 129 145 131 146C129 148.6 121 148.6 119 146Z", fill="#a3483a")
        + inked(hat, MINIUM, 1.8)
        + pen(
            "M90 102C104 106 146 106 160 102M112 90C112 80 118 72 126 70M136 74C142 76 144 82 142 90", 1.3, MINIUM_DEEP
        )
        + both(pen("M104 110C102 118 102 124 104 132", 5, "#cfc9bd"))
        + chain
        + medal
        + sleeve
        + book
        + fingers
        + ledge()
        + shield("patron", 178, 262)
    )


PEOPLE: dict[str, Callable[[], str]] = {
    "galeazzo": _galeazzo,
    "boucicault": _boucicault,
    "agnes": _agnes,
    "patron": _patron,
}
