"""The actions of Duelo Jartible: tuples made once, and their text form in the journal. Cards are named by kind."""

from __future__ import annotations

from ...engine.contract import Action
from .cards import CARD_IDS, CREATURES, KINDS, SUPPORTS_END
from .phases import LINES

TAKE_ROLE, KEEP_HAND, REDRAW, PLAY_SCENARIO, PASS, PLACE, STOP, OPEN_LINE, PLAY_SUPPORT, FIGHT, YIELD = range(11)
"""Role (J8), hand (J10), scenario (J11), formation (J12), line to open (J14), AP (J15), a duel of the tie-break (J20).

PASS plays neither scenario nor AP; YIELD is what a seat without a legal creature does in a duel.
"""

FORMATION_ROLE, SUPPORT_ROLE, BOTH_ROLES, NO_ROLE = range(4)
"""What the winner of the speed draw takes; the last two with the house rule ``same_player``."""
_ROLES = ("formation", "support", "both", "none")

ROLE_ACTIONS: tuple[Action, ...] = tuple((TAKE_ROLE, role) for role in range(4))
KEEP_ACTION: Action = (KEEP_HAND,)
REDRAW_ACTION: Action = (REDRAW,)
PASS_ACTION: Action = (PASS,)
STOP_ACTION: Action = (STOP,)
YIELD_ACTION: Action = (YIELD,)
LINE_ACTIONS: tuple[Action, ...] = tuple((OPEN_LINE, line) for line in range(2))
PLACE_ACTIONS: tuple[tuple[Action, ...], ...] = tuple(
    tuple((PLACE, kind, line) for kind in range(CREATURES)) for line in range(2)
)
"""By line, then by kind."""
FIGHT_ACTIONS: tuple[Action, ...] = tuple((FIGHT, kind) for kind in range(CREATURES))
SUPPORT_ACTIONS: dict[int, Action] = {kind: (PLAY_SUPPORT, kind) for kind in range(CREATURES, SUPPORTS_END)}
SCENARIO_ACTIONS: dict[int, Action] = {kind: (PLAY_SCENARIO, kind) for kind in range(SUPPORTS_END, KINDS)}


def _all_actions() -> dict[str, Action]:
    table: dict[str, Action] = {
        "keep": KEEP_ACTION, "rebujina": REDRAW_ACTION, "pass": PASS_ACTION, "stop": STOP_ACTION,
        "yield": YIELD_ACTION,
    }  # fmt: skip
    table |= {f"role {_ROLES[action[1]]}": action for action in ROLE_ACTIONS}
    table |= {f"open {LINES[action[1]]}": action for action in LINE_ACTIONS}
    table |= {f"place {CARD_IDS[action[1]]} {LINES[action[2]]}": action for row in PLACE_ACTIONS for action in row}
    table |= {f"duel {CARD_IDS[action[1]]}": action for action in FIGHT_ACTIONS}
    table |= {f"support {CARD_IDS[kind]}": action for kind, action in SUPPORT_ACTIONS.items()}
    table |= {f"scenario {CARD_IDS[kind]}": action for kind, action in SCENARIO_ACTIONS.items()}
    return table


ACTION_BY_TEXT: dict[str, Action] = _all_actions()
TEXT_BY_ACTION: dict[Action, str] = {action: words for words, action in ACTION_BY_TEXT.items()}


def parse_action(words: str) -> Action:
    """The action behind ``place abubill attack`` and the like; ValueError if there is none."""
    try:
        return ACTION_BY_TEXT[words]
    except KeyError:
        raise ValueError(f"no such action: {words!r}") from None
