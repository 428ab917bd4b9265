"""The actions of DuelCard: tuples made once, and their text form in the journal. Cards are named by kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...engine.contract import Action
from .cards import BLOCK, CHEST, DECK_SIZE, JOKER, KINDS, MAX_SEATS, STRENGTH, THIEF, TYPES
from .duel import EMPTY_PLAY, PLAYS, Play

PASS, STEAL, OPEN, BAR, PICK, LAY, TAKE, READY, PLAY = range(9)
"""Hand mode: pass, Thief, Chest, Block, and the pick of a stolen card (D6-D8); duel: a draft card by card, or whole."""

PASS_ACTION: Action = (PASS,)
READY_ACTION: Action = (READY,)
LAYABLE = (*TYPES, STRENGTH, BLOCK, JOKER)

STEAL_ACTIONS: dict[int, tuple[Action, ...]] = {
    card: tuple((STEAL, card, victim) for victim in range(MAX_SEATS)) for card in (THIEF, JOKER)
}
"""By the card used, then by victim."""
OPEN_ACTIONS: dict[int, Action] = {card: (OPEN, card) for card in (CHEST, JOKER)}
BAR_ACTIONS: dict[int, Action] = {card: (BAR, card) for card in (BLOCK, JOKER)}
PICK_ACTIONS: tuple[Action, ...] = tuple((PICK, index) for index in range(DECK_SIZE))
LAY_ACTIONS: dict[int, Action] = {kind: (LAY, kind) for kind in LAYABLE}
TAKE_ACTIONS: dict[int, Action] = {kind: (TAKE, kind) for kind in LAYABLE}
PLAY_ACTIONS: dict[Play, Action] = {play: (PLAY, *play) for play in (*PLAYS, EMPTY_PLAY)}


def _all_actions() -> dict[str, Action]:
    table: dict[str, Action] = {"pass": PASS_ACTION, "ready": READY_ACTION}
    for card, by_victim in STEAL_ACTIONS.items():
        for victim, action in enumerate(by_victim):
            table[f"steal {KINDS[card]} {victim + 1}"] = action
    for word, actions in (("open", OPEN_ACTIONS), ("bar", BAR_ACTIONS), ("lay", LAY_ACTIONS), ("take", TAKE_ACTIONS)):
        for card, action in actions.items():
            table[f"{word} {KINDS[card]}"] = action
    for index, action in enumerate(PICK_ACTIONS):
        table[f"pick {index + 1}"] = action
    for play, action in PLAY_ACTIONS.items():
        table[" ".join(["play", *(KINDS[kind] for kind in play)] if play else ["play", "nothing"])] = action
    return table


ACTION_BY_TEXT: dict[str, Action] = _all_actions()
TEXT_BY_ACTION: dict[Action, str] = {action: words for words, action in ACTION_BY_TEXT.items()}


def parse_action(words: str) -> Action:
    """The action behind ``steal thief 2`` and the like; ValueError if there is none."""
    try:
        return ACTION_BY_TEXT[words]
    except KeyError:
        raise ValueError(f"no such action: {words!r}") from None


_PLAYS: dict[int, tuple[Action, ...]] = {}
_CHOICES: dict[tuple[int, ...], tuple[Action, ...]] = {}


def _held(hand: Iterable[int]) -> int:
    """A hand as bits: the kinds held, and above them those held more than once."""
    held = pairs = 0
    for kind in hand:
        bit = 1 << kind
        pairs |= held & bit
        held |= bit
    return held | pairs << len(KINDS)


def plays_of(hand: Iterable[int]) -> tuple[Action, ...]:
    """The plays of D11 that a hand can lay, whole; found once for each set of kinds held once or twice."""
    key = _held(hand)
    plays = _PLAYS.get(key)
    if plays is None:
        plays = _PLAYS[key] = tuple(PLAY_ACTIONS[play] for play in PLAYS if _holds(key, play))
    return plays


def choices_of(hand: Iterable[int], laid: Sequence[int]) -> tuple[Action, ...]:
    """What can be done with a hand of which ``laid`` is laid: whole plays, or a step of a draft (D11)."""
    key = (_held(hand), *laid)
    choices = _CHOICES.get(key)
    if choices is None:
        choices = _CHOICES[key] = _steps(key[0], laid) if laid else _openings(plays_of(hand))
    return choices


def _openings(whole: tuple[Action, ...]) -> tuple[Action, ...]:
    """All plays, and the first cards of a draft; the empty play for who has none (D10)."""
    if not whole:
        return (PLAY_ACTIONS[EMPTY_PLAY],)
    first = {kind for action in whole for kind in action[1:]}
    return (*whole, *(LAY_ACTIONS[kind] for kind in sorted(first)))


def _steps(held: int, laid: Sequence[int]) -> tuple[Action, ...]:
    """Ready if a play lies there, a second card that makes one, or a card back."""
    ready = (READY_ACTION,) if tuple(sorted(laid)) in PLAY_ACTIONS else ()
    more = [kind for kind in LAYABLE if len(laid) == 1 and _completes(held, laid[0], kind)]
    back = [TAKE_ACTIONS[kind] for kind in sorted(set(laid))]
    return (*ready, *(LAY_ACTIONS[kind] for kind in more), *back)


def _completes(held: int, laid: int, kind: int) -> bool:
    """Whether a second card makes a play of what lies there."""
    play = (laid, kind) if laid <= kind else (kind, laid)
    return play in PLAY_ACTIONS and _holds(held, play)


def _holds(held: int, play: Play) -> bool:
    if len(play) == 2 and play[0] == play[1]:
        return bool(held >> len(KINDS) + play[0] & 1)
    return all(held >> kind & 1 for kind in play)
