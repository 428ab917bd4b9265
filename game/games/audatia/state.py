"""A duel of Audatia: everything that lies on the table and what is being decided. Hot path of the search.

The steps stand in modules of their own, in the order of the rules page: `setup` (A5-A8), `out_of_range` (A9-A13),
`cut` (A17, A18, A22, A26), `bind` (A19-A21), `thrust` (A23, A27), `stretto` (A24, A25), `abilities`, `ends` (A28, A29),
`sudden` and `revealing` (A30). What can be played is found in `feasible`. Lists are by seat; a hand is two sets of
kinds: those held, and those held twice.
"""

from __future__ import annotations

from ...engine.contract import Action, CheckedPlay
from ...engine.event import Record
from ...engine.text import Text
from ...engine.view import Decision, Outcome, Seat, View
from . import chronicle, refusals, revealing, seen, steps
from .actions import TEXT_BY_ACTION, bits
from .cards import (
    CELERITAS,
    NO_BONUS,
    NO_SIDE,
    POSTA_CARDS,
    VIRTUE_CARDS,
    Bonus,
)
from .knowledge import BY_RIVAL, PUBLICLY, Known, copied, nothing_known
from .phases import DUEL, EXCHANGE, NOBODY, NONE, OVER, SECRET, SUDDEN
from .virtues import first_blow_bonus

_NOBODY: tuple[Seat, ...] = ()
_ONE: tuple[tuple[Seat, ...], ...] = ((0,), (1,))
_SEATS_IN: tuple[tuple[Seat, ...], ...] = ((), (0,), (1,), (0, 1))


class AudatiaState(CheckedPlay):
    """One duel, hall bout or sudden death between two seats."""

    __slots__ = (
        "ability", "ability_by", "actor", "attacker", "bind", "blow", "blow_in_term", "blows", "bout", "break_hand",
        "break_thrust", "challenger", "chance", "characters", "chosen", "covered", "deck", "defender", "denies",
        "discard", "draft", "draws", "ended_by", "entry", "first", "fit_side", "form", "from_posta", "known", "log",
        "lure", "mirrored", "one", "orienter", "parry", "passes", "phase", "pile", "poisoned", "posta", "poste",
        "quiet_terms", "remedy", "remedy_by", "resume", "reveal", "row", "row_size", "salute", "score", "side", "size",
        "soprana", "step", "stepper", "strike", "swift", "swift_reply", "taunted", "top", "traded", "two", "unready",
        "variant", "virtue_cards", "virtues", "voided", "waited", "way", "winner",
    )  # fmt: skip

    def __init__(self) -> None:
        self.characters: tuple[int, int] = (0, 1)
        self.variant = DUEL
        self.break_thrust = False
        """House rule of A27."""
        self.mirrored = False
        """House rule of A24: the side is turned round for who did not orient it."""
        self.challenger = 0
        self.first = 0
        """The Challenger of the first bout."""
        self.phase = EXCHANGE
        self.actor = 0
        """Who decides, in phases where one does."""
        self.unready = 0
        """The seats that still choose, in phases where both do."""

        self.one = [0, 0]
        """The kinds in the hand; in sudden death the card that has been revealed."""
        self.two = [0, 0]
        """The kinds of which there are two."""
        self.size = [0, 0]
        self.deck: list[list[int]] = [[], []]
        """The top is the last."""
        self.discard: list[list[int]] = [[], []]
        self.traded: list[list[int]] = [[], []]
        """Traded away face down (A10)."""
        self.pile: list[list[int]] = [[], []]
        """Blows, remedies and counters played in this bout; the top is the last."""
        self.row: list[list[int]] = [[], []]
        """Sudden death: the cards still face down, the leftmost first (A30)."""
        self.row_size = [0, 0]
        self.draft: list[list[int]] = [[], []]
        """Cards marked in a choice that is not yet made; they still count among the hand."""
        self.chosen = [NONE, NONE]
        """The posta chosen while the other seat still chooses."""
        self.known: Known | None = nothing_known()
        """None in states that only a search plays on: nobody looks at their views."""

        self.poste: list[tuple[int, ...]] = [POSTA_CARDS, POSTA_CARDS]
        self.virtue_cards: tuple[int, ...] = VIRTUE_CARDS
        self.virtues = [0, 0]
        self.voided = [0, 0]
        self.poisoned: Seat = NOBODY
        """Whose virtues will be void in the bout to come."""
        self.salute = [0, 0]
        self.reveal = [0, 0]
        self.lure = [0, 0]
        self.taunted = [False, False]

        self.posta = [NONE, NONE]
        self.side = [NO_SIDE, NO_SIDE]
        """Where the pile lies for who is out of his posta (A14)."""
        self.blows = [0, 0]
        self.top: list[Bonus] = [NO_BONUS, NO_BONUS]
        self.covered: Bonus = NO_BONUS
        """What lies under a bold entry (Kick to the Groin)."""

        self.bout = 0
        self.step = 0
        """The step out of range, 1-3 (A13)."""
        self.stepper = 0
        self.passes = 0
        self.draws = 0
        self.attacker: Seat = NOBODY
        self.defender: Seat = NOBODY
        self.blow = NONE
        """The card that has to be or was reacted to."""
        self.parry = NONE
        self.form = 0
        self.from_posta = NONE
        """The posta from which the blow was struck (A23)."""
        self.swift = False
        """Whether the blow can't be countered or exchanged."""
        self.swift_reply: Seat = NOBODY
        """Whose next attack will be so (Swift Reply)."""
        self.way = 0
        self.bind = 0
        self.waited = False
        """Whether who was asked first waits; in the last word: how many have been asked."""
        self.fit_side = NONE
        self.orienter: Seat = NOBODY
        self.entry = False
        self.remedy = NONE
        self.remedy_by: Seat = NOBODY
        self.soprana = False
        """Whether the Soprana answers this remedy too (A27)."""
        self.break_hand = 0
        self.ability = NONE
        self.ability_by: Seat = NOBODY
        self.denies = 0
        self.resume = 0
        """The step in which the ability was played."""
        self.strike = 0

        self.score = [0, 0]
        self.blow_in_term = False
        self.quiet_terms = 0
        self.ended_by = NONE
        self.winner: Seat = NOBODY
        self.chance = 0
        self.log: list[Record] | None = None

    def clone(self) -> AudatiaState:
        """An independent copy without a log."""
        other = AudatiaState.__new__(AudatiaState)
        other.characters = self.characters
        other.variant = self.variant
        other.break_thrust = self.break_thrust
        other.mirrored = self.mirrored
        other.challenger = self.challenger
        other.first = self.first
        other.phase = self.phase
        other.actor = self.actor
        other.unready = self.unready
        other.one = self.one[:]
        other.two = self.two[:]
        other.size = self.size[:]
        other.deck = [self.deck[0][:], self.deck[1][:]]
        other.discard = [self.discard[0][:], self.discard[1][:]]
        other.traded = [self.traded[0][:], self.traded[1][:]]
        other.pile = [self.pile[0][:], self.pile[1][:]]
        other.row = [self.row[0][:], self.row[1][:]]
        other.row_size = self.row_size[:]
        other.draft = [self.draft[0][:], self.draft[1][:]]
        other.chosen = self.chosen[:]
        other.known = None if self.known is None else copied(self.known)
        other.poste = self.poste
        other.virtue_cards = self.virtue_cards
        other.virtues = self.virtues[:]
        other.voided = self.voided[:]
        other.poisoned = self.poisoned
        other.salute = self.salute[:]
        other.reveal = self.reveal[:]
        other.lure = self.lure[:]
        other.taunted = self.taunted[:]
        other.posta = self.posta[:]
        other.side = self.side[:]
        other.blows = self.blows[:]
        other.top = self.top[:]
        other.covered = self.covered
        other.bout = self.bout
        other.step = self.step
        other.stepper = self.stepper
        other.passes = self.passes
        other.draws = self.draws
        other.attacker = self.attacker
        other.defender = self.defender
        other.blow = self.blow
        other.parry = self.parry
        other.form = self.form
        other.from_posta = self.from_posta
        other.swift = self.swift
        other.swift_reply = self.swift_reply
        other.way = self.way
        other.bind = self.bind
        other.waited = self.waited
        other.fit_side = self.fit_side
        other.orienter = self.orienter
        other.entry = self.entry
        other.remedy = self.remedy
        other.remedy_by = self.remedy_by
        other.soprana = self.soprana
        other.break_hand = self.break_hand
        other.ability = self.ability
        other.ability_by = self.ability_by
        other.denies = self.denies
        other.resume = self.resume
        other.strike = self.strike
        other.score = self.score[:]
        other.blow_in_term = self.blow_in_term
        other.quiet_terms = self.quiet_terms
        other.ended_by = self.ended_by
        other.winner = self.winner
        other.chance = self.chance
        other.log = None
        return other

    # Who decides what

    def pending(self) -> tuple[Seat, ...]:
        """Who owes a decision."""
        phase = self.phase
        if phase in SECRET:
            return _SEATS_IN[self.unready]
        return _NOBODY if phase == OVER else _ONE[self.actor]

    def legal(self, seat: Seat) -> list[Action]:
        """The seat's legal actions in its present decision."""
        return steps.legal(self, seat)

    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action, unchecked; in sudden death go on to the next choice."""
        steps.carry_out(self, seat, action)
        if self.variant == SUDDEN:
            revealing.go_on(self)

    # Cards on their way

    def hand(self, seat: Seat) -> list[int]:
        """The cards in a hand, sorted."""
        two = self.two[seat]
        if not two:
            return bits(self.one[seat])
        return [kind for kind in bits(self.one[seat]) for _ in range(1 + (two >> kind & 1))]

    def put_in(self, seat: Seat, card: int) -> None:
        """A card comes into the hand."""
        bit = 1 << card
        if self.one[seat] & bit:
            self.two[seat] |= bit
        else:
            self.one[seat] |= bit
        self.size[seat] += 1

    def take_out(self, seat: Seat, card: int) -> int:
        """A card leaves the hand, and is handed over."""
        bit = 1 << card
        if self.two[seat] & bit:
            self.two[seat] ^= bit
        else:
            self.one[seat] ^= bit
        self.size[seat] -= 1
        return card

    def show_out(self, seat: Seat, card: int) -> int:
        """The same before everybody's eyes; a card that was turned up in a row has left before them already."""
        if not self.row_size[seat]:
            self._forget(seat, card)
        return self.take_out(seat, card)

    def turn_up(self, seat: Seat) -> None:
        """Sudden death: the next card of the row is revealed (A30)."""
        card = self.row[seat].pop(0)
        self._forget(seat, card)
        self.put_in(seat, card)

    def _forget(self, seat: Seat, card: int) -> None:
        """What was known of the hand is known no more of this card."""
        if self.known is not None:
            pair = self.known[seat]
            pair[PUBLICLY].left(card)
            pair[BY_RIVAL].left(card)

    def draw(self, seat: Seat, count: int) -> None:
        """Draw up to ``count`` cards; the discard pile is not shuffled again (A9)."""
        pile = self.deck[seat]
        count = min(count, len(pile))
        if self.log is not None and count > 0:
            chronicle.drew(self, seat, pile[-1 : -1 - count : -1])
        for _ in range(count):
            self.put_in(seat, pile.pop())

    def throw_away(self, seat: Seat, card: int) -> None:
        """A card goes from the hand to the discard pile, seen by all."""
        self.discard[seat].append(self.show_out(seat, card))

    def lay(self, seat: Seat, card: int) -> None:
        """A blow is laid on the pile, and its player leaves his posta (A16)."""
        bonus = NO_BONUS if self.blows[seat] else first_blow_bonus(self, seat)
        self.pile[seat].append(self.show_out(seat, card))
        if not self.blows[seat]:
            self.salute[seat] = self.reveal[seat] = 0
        self.top[seat] = bonus
        self.blows[seat] += 1
        self.posta[seat] = NONE
        self.blow_in_term = True

    def lay_reaction(self, seat: Seat, card: int) -> None:
        """The same for a blow that answers another; a Lure helps the first of them."""
        self.lay(seat, card)
        lure = self.lure[seat]
        if lure:
            bonus = self.top[seat]
            self.top[seat] = (bonus[0], bonus[1], bonus[CELERITAS] + lure, bonus[3])
            self.lure[seat] = 0

    def lay_over(self, seat: Seat, card: int) -> None:
        """A remedy or a counter covers the pile, and what its top blow brought (A3)."""
        self.pile[seat].append(self.show_out(seat, card))
        self.top[seat] = NO_BONUS

    # What others ask of it

    def refusal(self, seat: Seat, action: Action) -> Text:
        """Why ``action`` is refused, with its rule."""
        return refusals.refusal(seen.view(self, seat), action, TEXT_BY_ACTION.get(action, str(action)))

    def decision(self, seat: Seat) -> Decision | None:
        """The choice ``seat`` owes, or None."""
        return seen.decision(self, seat)

    def view(self, seat: Seat) -> View:
        """What ``seat`` (or PUBLIC, or OPEN) may know."""
        return seen.view(self, seat)

    def outcome(self) -> Outcome | None:
        """The result, or None while the duel goes on (A28-A30)."""
        return seen.outcome(self)
