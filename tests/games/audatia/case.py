"""Audatia as the shared checks see it: the duel, the hall bout, sudden death."""

from __future__ import annotations

from dataclasses import replace

from game.engine.contract import Options
from game.games.audatia.actions import ACTION_BY_TEXT
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from tests.games.audatia.marked import DECK, marked
from tests.games.audatia.redeal import redeal
from tests.games.cases import HERE, Case

FOLDER = HERE / "audatia"
CARDS = 2 * (39 + 12) + 4


def cut_and_parry() -> AudatiaState:
    """Donna Destra against Dente di Zenghiaro, a few blows each."""
    return RULES.position({
        "seat": [
            {"hand": ["mf_l", "rf_r", "twist_pommel", "feint"], "virtues": ["audatia", "fortitudo"],
             "posta": "donna_destra", "discard": ["feint"]},
            {"hand": ["rs_r", "mf_r", "p", "cover_pommel"], "virtues": ["celeritas", "prudentia"],
             "posta": "dente_di_zenghiaro", "discard": ["deny"]},
        ],
    })  # fmt: skip


def crossed_swords() -> AudatiaState:
    """Largo between Agnes and the Patron, with thrusts to break."""
    return RULES.position({
        "at": "fight", "break_thrust": True, "mirrored": True,
        "seat": [
            {"character": "agnes", "hand": ["p", "mf_l", "unhorse"], "virtues": ["audatia", "fortitudo"],
             "side": "right", "discard": ["unhorse"]},
            {"character": "patron", "hand": ["rf_r", "rm_r", "duplieren", "mf_r"], "side": "left",
             "virtues": ["celeritas", "prudentia"]},
        ],
    })  # fmt: skip


def last_point() -> AudatiaState:
    """In the hall, one blow each; a point leads to the other's term."""
    return RULES.position({
        "variant": "hall", "draws": 1,
        "seat": [
            {"hand": ["mf_l", "break_off"], "character": "agnes", "virtues": ["audatia"], "posta": "donna_destra"},
            {"hand": ["rs_r"], "character": "patron", "virtues": ["celeritas"], "posta": "dente_di_zenghiaro",
             "discard": ["p", "p"]},
        ],
    })  # fmt: skip


def short_rows() -> AudatiaState:
    """Sudden death with four cards each."""
    return RULES.position({
        "variant": "sudden", "break_thrust": True,
        "seat": [
            {"row": ["lure", "p", "mf_r", "twist_pommel"], "virtues": ["audatia"], "posta": "frontale"},
            {"row": ["mf_l", "mm_r", "rf_l", "cover_pommel"], "virtues": ["celeritas"], "posta": "donna_destra"},
        ],
    })  # fmt: skip


def _options(variant: str) -> tuple[Options, ...]:
    """Every pair of neighbours among the characters, every house rule, both roles."""
    pairs = (("galeazzo", "boucicault"), ("agnes", "patron"), ("boucicault", "galeazzo"), ("patron", "agnes"),
             ("boucicault", "boucicault"), ("patron", "patron"))  # fmt: skip
    return tuple(
        {
            "variant": variant,
            "character_1": one,
            "character_2": two,
            "break_thrust": bool(n % 2),
            "stretto_side": ("shared", "mirrored")[n // 2 % 2],
            "challenger": ("lot", "first", "second")[n % 3],
        }
        for n, (one, two) in enumerate(pairs)
    )


DUEL = Case(
    name="audatia",
    rules=RULES,
    options=_options("duel"),
    all_actions=tuple(ACTION_BY_TEXT.values()),
    deck=DECK,
    cards_in_play=CARDS,
    copies=4,
    rule_letter="A",
    redeal=redeal,
    counts=(
        (cut_and_parry, (15, 181, 678, 3136, 22779)),
        (crossed_swords, (4, 13, 34, 91, 348, 1538, 9758)),
    ),
    golden=(7, {"first": 0}, FOLDER / "golden.txt"),
    forgets=frozenset(),
    marked=marked,
    share=0.06,
)

HALL = replace(
    DUEL,
    name="audatia in the hall",
    options=_options("hall"),
    counts=((last_point, (13, 148, 229, 517)),),
    golden=(7, {"variant": "hall", "character_1": "agnes", "character_2": "patron"}, FOLDER / "golden_hall.txt"),
    share=0.03,
)

SUDDEN = replace(
    DUEL,
    name="audatia, sudden death",
    options=_options("sudden"),
    counts=((short_rows, (2, 2)),),
    golden=(7, {"variant": "sudden", "break_thrust": True}, FOLDER / "golden_sudden.txt"),
    share=0.1,
)

CASES = (DUEL, HALL, SUDDEN)
