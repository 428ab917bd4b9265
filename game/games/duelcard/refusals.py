"""Why an action is refused: one line with the number of its rule, told from what the viewer sees alone."""

from __future__ import annotations

from ...engine.contract import Action
from ...engine.text import SeatName, Text, TextArg, text
from ...engine.view import View
from .actions import ACTION_BY_TEXT, BAR, LAY, OPEN, PASS, PICK, PLAY, READY, STEAL, TAKE, plays_of
from .cards import BLOCK, CHEST, JOKER, THIEF, card_text
from .duel import PLAYS
from .phases import ACTION, ANSWER, COMMIT, OVER, PICKING
from .seen import DuelCardFacts

_PHASES = {
    ACTION: ((PASS, STEAL, OPEN), "D6", "action"),
    ANSWER: ((PASS, BAR), "D8", "answer"),
    PICKING: ((PICK,), "D7", "pick"),
    COMMIT: ((LAY, TAKE, READY, PLAY), "D11", "duel"),
}
_USES = {STEAL: (THIEF, JOKER), OPEN: (CHEST, JOKER), BAR: (BLOCK, JOKER)}
_RULES = {STEAL: "D7", OPEN: "D7", BAR: "D8"}


def _no(key: str, rule: str, **args: TextArg) -> Text:
    return text(f"duelcard.no.{key}", rule=rule, **args)


def refusal(view: View, action: Action, words: str) -> Text:
    """Why the viewer can't do ``action`` now; a general line if nothing is wrong with it."""
    return refusal_or_none(view, action) or _no("such", "D6", words=words)


def refusal_or_none(view: View, action: Action) -> Text | None:
    """Why the viewer can't do ``action`` now, or None if he can."""
    facts: DuelCardFacts = view.facts
    if facts.phase == OVER:
        return _no("over", "D21")
    kinds, rule, name = _PHASES[facts.phase]
    if view.decision is None:
        return _no("waiting", rule)
    if action not in _KNOWN:
        return _no("such", rule, words=str(action))
    if action[0] not in kinds:
        return _no(f"phase.{name}", rule)
    if action[0] in _USES:
        return _use_refusal(view, facts, action)
    if action[0] == PICK:
        return None if action[1] < len(view.zone(f"hand/{facts.victim}").cards) else _no("pick", "D7")
    return _play_refusal(view, facts, action) if facts.phase == COMMIT else None


_KNOWN = frozenset(ACTION_BY_TEXT.values())


def own_cards(view: View) -> list[int]:
    """The viewer's hand, what he has laid for the duel among it."""
    return sorted([card for card in view.zone(f"hand/{view.seat}").cards if card >= 0] + list(view.facts.laid))


def _use_refusal(view: View, facts: DuelCardFacts, action: Action) -> Text | None:
    """An action card must be in the hand, a Thief needs a hand to rob, a Chest cards to draw (D7, D8)."""
    kind, card = action[0], action[1]
    if card not in own_cards(view):
        return _no("card", _RULES[kind], card=card_text(card))
    if kind == STEAL:
        return _victim_refusal(view, action[2])
    if kind == OPEN and sum(len(view.zone(pile).cards) for pile in ("deck", "discard")) < 2:
        return _no("chest", "D7")
    return None


def _victim_refusal(view: View, victim: int) -> Text | None:
    if victim == view.seat or victim >= len(view.score):
        return _no("victim", "D7")
    if not view.zone(f"hand/{victim}").cards:
        return _no("empty", "D7", seat=SeatName(victim))
    return None


def _play_refusal(view: View, facts: DuelCardFacts, action: Action) -> Text | None:
    """Whether the cards are there, and whether they make a play (D11)."""
    kind, laid = action[0], facts.laid
    if kind == READY:
        return None if tuple(sorted(laid)) in PLAYS else _no("ready" if laid else "nothing_laid", "D11")
    if kind == TAKE:
        return None if action[1] in laid else _no("not_laid", "D11", card=card_text(action[1]))
    hand = own_cards(view)
    if kind == PLAY:
        return _whole_refusal(hand, laid, action)
    card = action[1]
    if hand.count(card) <= laid.count(card):
        return _no("card", "D11", card=card_text(card))
    if len(laid) == 2:
        return _no("two", "D11")
    if any(card in play[1:] and all(kind in play[1:] for kind in laid) and _adds(play[1:], (*laid, card))
           for play in plays_of(hand)):  # fmt: skip
        return None
    if laid:
        return _no("together", "D11", first=card_text(laid[0]), second=card_text(card))
    return _no("alone", "D11", card=card_text(card))


def _adds(play: Action, cards: tuple[int, ...]) -> bool:
    """Whether ``cards`` are the play or a part of it."""
    return all(play.count(card) >= cards.count(card) for card in cards)


def _whole_refusal(hand: list[int], laid: tuple[int, ...], action: Action) -> Text | None:
    """A whole play, in one step, needs a table on which nothing is laid yet."""
    if laid:
        return _no("laid_already", "D11")
    plays = plays_of(hand)
    if action in plays or (not plays and len(action) == 1):
        return None
    return _no("nothing_to_lay" if plays and len(action) == 1 else "play", "D11")
