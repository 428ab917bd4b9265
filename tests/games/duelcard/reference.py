"""A duel of DuelCard once more (D11-D18), slow and plain, from the rules page alone: the program is compared with it.

Cards are words, a play is a list of them, sides are 0 and 1.
"""

from __future__ import annotations

from dataclasses import dataclass

BEATS = {"plant": "water", "water": "fire", "fire": "plant"}
"""D1: who beats whom."""
TYPES = list(BEATS)


@dataclass(frozen=True)
class Result:
    """The winner (None in a tie), the victories, what each side's Jokers did, how many action cards each side lost."""

    winner: int | None
    victories: int
    forms: tuple[str, str]
    nullified: tuple[int, int]


def legal_plays() -> list[list[str]]:
    """D11."""
    alone = [[card] for card in TYPES] + [["joker"]]
    beside = [[card, other] for card in TYPES for other in (card, "strength", "block", "joker")]
    return alone + beside + [["joker", "joker"], ["joker", "strength"]]


class Duel:
    """Two plays face up, and what still counts of them."""

    def __init__(self, plays: tuple[list[str], list[str]], turn: int) -> None:
        self.turn = turn
        self.cards = [list(play) for play in plays]
        self.forms = ["nullified" if "joker" in play else "no joker" for play in plays]
        self.nullified = [0, 0]

    def strike(self, side: int, kinds: list[str]) -> None:
        """Take a side's cards of these kinds out of the duel."""
        kept = [card for card in self.cards[side] if card not in kinds]
        self.nullified[side] += len(self.cards[side]) - len(kept)
        self.cards[side] = kept

    def resolve(self) -> Result:
        """D16, step by step."""
        self.printed_blocks()
        self.one_side_keeps_its_jokers()
        for side in (0, 1):
            if self.cards[side] == ["joker", "joker"]:
                self.forms[side] = "double"
                return self.result(side, 2)
            if "joker" in self.cards[side]:
                self.take_the_best_form(side)
        score = self.score(0)
        return self.result(None if score == 0 else int(score < 0), abs(score))

    def printed_blocks(self) -> None:
        """D13, D16.1."""
        blocking = [side for side in (0, 1) if "block" in self.cards[side]]
        for side in blocking:
            self.strike(1 - side, ["strength", "joker"])

    def one_side_keeps_its_jokers(self) -> None:
        """D15, D16.2."""
        jokers = [cards.count("joker") for cards in self.cards]
        if 0 in jokers:
            return
        keeper = self.turn if jokers[0] == jokers[1] else jokers.index(max(jokers))
        self.strike(1 - keeper, ["joker"])

    def take_the_best_form(self, side: int) -> None:
        """D14, D16.3: the first of the best, in the order type, Strength, Block."""
        own = [card for card in self.cards[side] if card in TYPES]
        forms = (own or TYPES) + ["strength", "block"]
        tried = [self.with_form(side, form) for form in forms]
        worth = [max(duel.score(side), -1) for duel in tried]
        best = worth.index(max(worth))
        self.cards, self.nullified = tried[best].cards, tried[best].nullified
        self.forms[side] = forms[best]

    def with_form(self, side: int, form: str) -> Duel:
        """The same duel with the side's Joker as this card."""
        duel = Duel((self.cards[0], self.cards[1]), self.turn)
        duel.nullified = list(self.nullified)
        duel.cards[side] = [form if card == "joker" else card for card in self.cards[side]]
        if form == "block":
            duel.strike(1 - side, ["strength"])
        return duel

    def score(self, side: int) -> int:
        """D12, D16.4, D17: 2 or 1 victories of this side, 0 for a tie, -1 or -2 if the rival wins."""
        mine, theirs = self.cards[side], self.cards[1 - side]
        steps = by_types(mine, theirs) + mine.count("strength") - theirs.count("strength")
        if steps > 0:
            return 2 if pair(mine) else 1
        if steps < 0:
            return -2 if pair(theirs) else -1
        return 0

    def result(self, winner: int | None, victories: int) -> Result:
        """What came of it."""
        return Result(winner, victories, (self.forms[0], self.forms[1]), (self.nullified[0], self.nullified[1]))


def by_types(mine: list[str], theirs: list[str]) -> int:
    """D12, D16.4: types alone."""
    own = [card for card in mine if card in TYPES]
    other = [card for card in theirs if card in TYPES]
    if not own or not other:
        return len(own[:1]) - len(other[:1])
    return int(BEATS[own[0]] == other[0]) - int(BEATS[other[0]] == own[0])


def pair(cards: list[str]) -> bool:
    """D17."""
    return len([card for card in cards if card in TYPES]) == 2


def trophies(play: list[str], form: str, house_rule: str) -> list[str]:
    """D18: what of a winning play is laid before the winner."""
    laid = [card for card in play if card in TYPES]
    if form == "double":
        laid += ["joker", "joker"]
    if form in TYPES and house_rule == "type_and_double":
        laid += ["joker"]
    return laid
