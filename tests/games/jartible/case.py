"""Duelo Jartible as the shared checks see it."""

from __future__ import annotations

from game.games.jartible.actions import ACTION_BY_TEXT
from game.games.jartible.deck import READY_DECKS
from game.games.jartible.rules import RULES
from game.games.jartible.state import JartibleState
from tests.games.cases import HERE, Case
from tests.games.jartible.match import match, side
from tests.games.jartible.redeal import redeal
from tests.games.marks import marking


def last_window() -> JartibleState:
    """The closing window with three supports in hand, then a tie-break of few creatures and a new round."""
    return match(
        side(hand="cartujanos morancos perdigallo toromeo", attack="gatapeo", defence="alcachofante boqueronte",
             minipoints=1),
        side(hand="palmas zambombo_shiny peinetauro", attack="toromeo naranjaguar", defence="botijuno"),
        phase="support", window="closing", opened="attack",
    )  # fmt: skip


def formation() -> JartibleState:
    """Two specials, two of a species, a shiny that lies already."""
    return match(
        side(hand="giralduende azahada perdigallo perdigallo_shiny"),
        side(hand="vencejazo gambaraja", attack="vencejazo_torrero_shiny"),
    )


GAME = Case(
    name="jartible",
    rules=RULES,
    options=(
        {},
        {"deck.0": READY_DECKS[2], "deck.1": READY_DECKS[3], "tie_break_ap": True},
        {"deck.0": READY_DECKS[3], "deck.1": READY_DECKS[2], "roles": "same_player"},
        {"deck.0": READY_DECKS[1], "deck.1": READY_DECKS[1], "public_decks": True},
    ),
    all_actions=tuple(ACTION_BY_TEXT.values()),
    deck="game.games.jartible.state.deck",
    cards_in_play=40,
    copies=6,
    rule_letter="J",
    redeal=redeal,
    counts=(
        (last_window, (2, 6, 12, 24, 28, 34, 52, 110)),
        (formation, (8, 32, 160, 320, 736, 776, 1040, 1472)),
    ),
    golden=(7, {"tie_break_ap": True}, HERE / "jartible" / "golden.txt"),
    forgets=frozenset({"shuffle"}),
    marked=marking("game.games.jartible.state.deck"),
    share=0.4,
)

CASES = (GAME,)
