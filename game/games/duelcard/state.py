"""A match of DuelCard, readable top to bottom: draw, hand mode, answers, duel, the end. Hot path of the search.

Cards of one kind are alike, so hands are sorted lists of kinds and a secret play is told by its kinds. What anybody
may see of it is made in `seen`, what happened is told in `chronicle`, what seats know of hidden hands in `memory`.
"""

from __future__ import annotations

from ...engine.chance import pick, shuffled
from ...engine.contract import Action, CheckedPlay, Options
from ...engine.event import Record
from ...engine.text import Text
from ...engine.view import PUBLIC, Decision, Outcome, Seat, View
from . import chronicle, memory, refusals, seen
from .actions import (
    BAR,
    BAR_ACTIONS,
    LAY,
    OPEN,
    OPEN_ACTIONS,
    PASS,
    PASS_ACTION,
    PICK,
    PICK_ACTIONS,
    PLAY,
    READY,
    STEAL,
    STEAL_ACTIONS,
    TEXT_BY_ACTION,
    choices_of,
)
from .cards import BLOCK, CHEST, FIRE, JOKER, MAX_SEATS, PLANT, THIEF, WATER, deck
from .duel import DOUBLE_ONLY, TYPE_AND_DOUBLE, Chain, resolve_chain, trophies
from .phases import (
    ACTION,
    ANSWER,
    BY_DECK,
    BY_GOAL,
    BY_TURNS,
    BY_TYPES,
    COMMIT,
    MAX_TURNS,
    NOBODY,
    OVER,
    PICKING,
    UNTIL_DECK,
)

DEALT = 5
LEAST_HAND = 2
_USED = (THIEF, CHEST, JOKER)
"""Cards of use in hand mode (D7)."""
CHEST_DRAWS = 2
_TURN_ORDERS: dict[int, tuple[tuple[Seat, ...], ...]] = {
    seats: tuple(tuple((turner + step) % seats for step in range(seats)) for turner in range(seats))
    for seats in range(2, MAX_SEATS + 1)
}
"""By the number of seats, then by the turn player: all seats in turn order (D4)."""


class DuelCardState(CheckedPlay):
    """One match between two to four seats. Lists by seat are as long as there are seats."""

    __slots__ = (
        "active",
        "actor",
        "asked",
        "chance",
        "deck",
        "discard",
        "double_only",
        "ended_by",
        "first",
        "goal",
        "golden",
        "hands",
        "infinite",
        "laid",
        "log",
        "memory",
        "offered",
        "phase",
        "ran_out",
        "ready",
        "stack",
        "stack_seats",
        "table",
        "tally",
        "trophies",
        "turn",
        "turner",
        "victim",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """Kinds, sorted."""
        self.deck: list[int] = []
        """The top is the last."""
        self.discard: list[int] = []
        self.trophies: list[list[int]] = [[] for _ in range(seats)]
        self.tally = [0] * seats
        self.table: list[list[int]] = [[] for _ in range(seats)]
        """Plays that lie on the table while a duel is told; empty whenever anybody decides."""
        self.memory: memory.Memory | None = memory.blank(seats)
        """None in states that only a search plays on: nobody looks at their views."""
        self.phase = ACTION
        self.turn = 0
        self.first = self.turner = 0
        self.active = 0
        """Who may use action cards now (D6)."""
        self.actor = NOBODY
        """Who announced the action that is being answered."""
        self.victim = NOBODY
        """Whom a Thief is after; NOBODY for a Chest."""
        self.stack: list[int] = []
        """The announced card and the Blocks on it (D8)."""
        self.stack_seats: list[int] = []
        self.asked: list[int] = []
        """Seats still to be asked for an answer, the next one first."""
        self.offered: list[int] = []
        """While a card is picked: the victim's hand in the order in which its backs are held out (D7)."""
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        """Drafts: kinds laid so far, still counted among the hands (D11)."""
        self.ready = [False] * seats
        self.goal = 5
        self.infinite = False
        self.double_only = False
        self.golden = False
        self.ran_out = False
        """Whether the deck has run out at least once (D21)."""
        self.ended_by = NOBODY
        self.chance = 0
        self.log: list[Record] | None = None

    def clone(self) -> DuelCardState:
        """An independent copy without a log."""
        other = DuelCardState.__new__(DuelCardState)
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.trophies = [row[:] for row in self.trophies]
        other.tally = self.tally[:]
        other.table = [[] for _ in self.table]
        other.memory = None if self.memory is None else memory.copied(self.memory)
        other.phase = self.phase
        other.turn = self.turn
        other.first = self.first
        other.turner = self.turner
        other.active = self.active
        other.actor = self.actor
        other.victim = self.victim
        other.stack = self.stack[:]
        other.stack_seats = self.stack_seats[:]
        other.asked = self.asked[:]
        other.offered = self.offered
        other.laid = [row[:] for row in self.laid]
        other.ready = self.ready[:]
        other.goal = self.goal
        other.infinite = self.infinite
        other.double_only = self.double_only
        other.golden = self.golden
        other.ran_out = self.ran_out
        other.ended_by = self.ended_by
        other.chance = self.chance
        other.log = None
        return other

    # Who decides what

    def pending(self) -> tuple[Seat, ...]:
        """Who owes a decision."""
        phase = self.phase
        if phase == ACTION:
            return (self.active,)
        if phase == ANSWER:
            return (self.asked[0],)
        if phase == COMMIT:
            ready = self.ready
            order = self.from_turner()
            return tuple([seat for seat in order if not ready[seat]]) if True in ready else order
        return (self.actor,) if phase == PICKING else ()

    def from_turner(self) -> tuple[Seat, ...]:
        """All seats in turn order (D4)."""
        return _TURN_ORDERS[len(self.hands)][self.turner]

    def legal(self, seat: Seat) -> list[Action]:
        """The seat's legal actions in its present decision."""
        phase = self.phase
        if phase == COMMIT:
            return list(choices_of(self.hands[seat], self.laid[seat]))
        if phase == ANSWER:
            hand = self.hands[seat]
            answers = [PASS_ACTION]
            if BLOCK in hand:
                answers.append(BAR_ACTIONS[BLOCK])
            if JOKER in hand:
                answers.append(BAR_ACTIONS[JOKER])
            return answers
        if phase == ACTION:
            return self._hand_actions(seat)
        return list(PICK_ACTIONS[: len(self.hands[self.victim])]) if phase == PICKING else []

    def _hand_actions(self, seat: Seat) -> list[Action]:
        """What can be used in hand mode (D7): a Thief needs a hand to rob, a Chest two cards to draw (D24)."""
        hand = self.hands[seat]
        actions = [PASS_ACTION]
        enough = self.can_fill_chest()
        for card in _USED:
            if card not in hand:
                continue
            if card != CHEST:
                targets = STEAL_ACTIONS[card]
                actions += [targets[other] for other, cards in enumerate(self.hands) if cards and other != seat]
            if card != THIEF and enough:
                actions.append(OPEN_ACTIONS[card])
        return actions

    def can_fill_chest(self) -> bool:
        """Whether a Chest finds its two cards (D24)."""
        return len(self.deck) + len(self.discard) >= CHEST_DRAWS

    # Carrying out

    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action, unchecked."""
        kind = action[0]
        if kind == PASS:
            self._pass(seat)
        elif kind == PLAY:
            for card in action[1:]:
                self._lay(seat, card)
            self._ready(seat)
        elif kind == STEAL:
            self._announce(seat, action[1], action[2])
        elif kind == OPEN:
            self._announce(seat, action[1], NOBODY)
        elif kind == BAR:
            self._use(seat, action[1])
            self._ask_from(seat)
        elif kind == PICK:
            self._steal(action[1])
        elif kind == LAY:
            self._lay(seat, action[1])
        elif kind == READY:
            self._ready(seat)
        else:
            chronicle.taken(self, seat, action[1])
            self.laid[seat].remove(action[1])

    def open_match(self) -> None:
        """Five cards each, a type among them, and the first turn (D3)."""
        for seat, hand in enumerate(self.hands):
            cards = self.deck[-1 : -1 - DEALT : -1]
            chronicle.dealt(self, seat, cards)
            del self.deck[-DEALT:]
            hand += cards
            hand.sort()
            if self.memory is not None:
                memory.drew(self.memory, seat, DEALT)
            self._draw_type(seat)
        chronicle.lot_drawn(self)
        self.begin_turn()

    def begin_turn(self) -> None:
        """Everyone draws, then the turn player may use action cards (D4, D5)."""
        self.turn += 1
        chronicle.turned(self)
        for seat in self.from_turner():
            self._draw(seat, 1)
            if len(self.hands[seat]) < LEAST_HAND:
                self._draw(seat, LEAST_HAND - len(self.hands[seat]))
            self._draw_type(seat)
        self.phase = ACTION
        self.active = self.turner

    def _draw(self, seat: Seat, count: int) -> int:
        """Draw up to ``count`` cards, with the discard pile shuffled anew when the deck is empty (D10, D19)."""
        drawn = 0
        hand = self.hands[seat]
        while drawn < count and (self.deck or self.discard):
            if not self.deck:
                self._reshuffle()
            cards = self.deck[-1 : -1 - (count - drawn) : -1]
            chronicle.drew(self, seat, cards)
            del self.deck[-len(cards) :]
            hand += cards
            hand.sort()
            drawn += len(cards)
            if not self.deck:
                self.ran_out = True
        if self.memory is not None and drawn:
            memory.drew(self.memory, seat, drawn)
        return drawn

    def _reshuffle(self) -> None:
        order, self.chance = shuffled(range(len(self.discard)), self.chance)
        chronicle.reshuffled(self, order)
        self.deck = [self.discard[i] for i in order]
        self.discard = []

    def _draw_type(self, seat: Seat) -> None:
        """D3, D5: a hand without a type card draws one at a time until it has one."""
        hand = self.hands[seat]
        size = len(hand)
        while (not hand or hand[0] > FIRE) and self._draw(seat, 1):
            pass
        if self.memory is None:
            return
        if len(hand) > size:
            memory.drew_type(self.memory, seat, len(hand), self._stops())
        elif self._stops():
            memory.has_type(self.memory, seat)

    def _draw_able(self, seat: Seat) -> None:
        """D10: before the duel, whoever has neither type nor Joker draws until he has one."""
        hand = self.hands[seat]
        size = len(hand)
        while not is_able(hand) and self._draw(seat, 1):
            pass
        if self.memory is None:
            return
        if len(hand) > size:
            memory.drew_able(self.memory, seat, self._stops())
        elif self._stops():
            memory.has_able(self.memory, seat)

    def _stops(self) -> int:
        """1 if drawing no further shows that a seat has what it needs; 0 where there is nothing left to draw (D10)."""
        return 1 if self.deck or self.discard else 0

    # Hand mode

    def _pass(self, seat: Seat) -> None:
        if self.phase == ANSWER:
            self.asked.pop(0)
            if not self.asked:
                self._settle()
            return
        chronicle.passed(self, seat)
        self.active = (seat + 1) % len(self.hands)
        if self.active == self.turner:
            self._to_duel()

    def _announce(self, seat: Seat, card: int, victim: Seat) -> None:
        """D7, D8: the action card is shown, the others may answer."""
        self.actor, self.victim = seat, victim
        self._use(seat, card)
        self.phase = ANSWER
        self._ask_from(seat)

    def _use(self, seat: Seat, card: int) -> None:
        """An action card goes from the hand onto the stack."""
        index = self.hands[seat].index(card)
        chronicle.used(self, seat, index)
        self.stack.append(self.hands[seat].pop(index))
        self.stack_seats.append(seat)
        if self.memory is not None:
            memory.lost(self.memory, seat, card, len(self.hands[seat]))

    def _ask_from(self, seat: Seat) -> None:
        """Everyone but the player of the last card, clockwise from his left (D8)."""
        seats = len(self.hands)
        self.asked = [(seat + step) % seats for step in range(1, seats)]

    def _settle(self) -> None:
        """The stack is settled from the top: each Block undoes the card below it (D8)."""
        holds = len(self.stack) % 2 == 1
        chronicle.settled(self)
        self.discard += self.stack
        self.stack, self.stack_seats = [], []
        self.phase = ACTION
        if not holds:
            return
        if self.victim == NOBODY:
            self._draw(self.actor, CHEST_DRAWS)
        elif not self.hands[self.victim]:
            chronicle.found_nothing(self)
        else:
            self.offered, self.chance = shuffled(range(len(self.hands[self.victim])), self.chance)
            chronicle.offered(self)
            self.phase = PICKING

    def _steal(self, place: int) -> None:
        """The card behind the picked back changes hands; thief and victim know it (D7)."""
        victim, thief = self.hands[self.victim], self.hands[self.actor]
        index = self.offered[place]
        chronicle.stole(self, place, index)
        card = victim.pop(index)
        thief.append(card)
        thief.sort()
        if self.memory is not None:
            memory.stolen(self.memory, self.actor, self.victim, card, len(victim))
        self.offered = []
        self.phase = ACTION

    # The duel

    def _to_duel(self) -> None:
        shows = self.memory is not None and memory.unsure(self.memory) and self._stops()
        for seat in self.from_turner():
            self._draw_able(seat)
        self.phase = COMMIT
        self.ready = [False] * len(self.hands)
        chronicle.called(self, self.from_turner() if shows else ())

    def _lay(self, seat: Seat, card: int) -> None:
        chronicle.laid(self, seat, card)
        self.laid[seat].append(card)

    def _ready(self, seat: Seat) -> None:
        self.ready[seat] = True
        if all(self.ready):
            self._duel()

    def _duel(self) -> None:
        """All plays lie on the table and are turned up as they face each other (D11, D20)."""
        chain = resolve_chain(tuple(tuple(sorted(laid)) for laid in self.laid), self.turner)
        chronicle.laid_down(self)
        for seat, laid in enumerate(self.laid):
            hand = self.hands[seat]
            self.table[seat] = [hand.pop(hand.index(kind)) for kind in laid]
        self.laid = [[] for _ in self.hands]
        shown: set[Seat] = set()
        for faceoff in chain.faceoffs:
            fresh = [seat for seat in (faceoff.holder, faceoff.rival) if seat not in shown]
            chronicle.turned_up(self, fresh)
            shown.update(fresh)
            chronicle.fought(self, faceoff)
            self._leave(faceoff.holder if faceoff.duel.winner == 1 else faceoff.rival)
        self._score(chain)
        self._take_back(shown)
        self._end_turn()

    def _leave(self, seat: Seat) -> None:
        """A play that was shown goes to the discard pile (D18, D20)."""
        cards = self.table[seat]
        chronicle.discarded(self, seat)
        self._forget(seat, cards)
        self.discard += cards
        self.table[seat] = []

    def _forget(self, seat: Seat, cards: list[int]) -> None:
        if self.memory is not None:
            whole = len(self.hands[seat]) + len(cards)
            for n, kind in enumerate(cards, 1):
                memory.lost(self.memory, seat, kind, whole - n)

    def _score(self, chain: Chain) -> None:
        """The last holder's trophies are laid before him; without a win his play is discarded (D18, D20, D22)."""
        winner = chain.winner
        if winner == NOBODY:
            chronicle.drawn(self)
            self._leave(self.turner)
            return
        cards = self.table[winner]
        rule = DOUBLE_ONLY if self.double_only else TYPE_AND_DOUBLE
        won = () if self.infinite else trophies(tuple(sorted(cards)), chain.form, rule)
        chronicle.scored(self, winner, chain.victories, won)
        self.tally[winner] += chain.victories
        self._forget(winner, cards)
        left = list(won)
        for card in cards:
            if card in left:
                left.remove(card)
                self.trophies[winner].append(card)
            else:
                self.discard.append(card)
        self.table[winner] = []

    def _take_back(self, shown: set[Seat]) -> None:
        """Plays that were never faced return unseen (D20)."""
        for seat, cards in enumerate(self.table):
            if cards and seat not in shown:
                chronicle.returned(self, seat)
                self.hands[seat] += cards
                self.hands[seat].sort()
                self.table[seat] = []

    def _end_turn(self) -> None:
        """D21: enough victories, the deck used up, no type left, too many turns; else the next turn."""
        if self.goal and max(self.tally) >= self.goal:
            self.ended_by = BY_GOAL
        elif not self.goal and self.ran_out:
            self.ended_by = BY_DECK
        elif not self._type_left():
            self.ended_by = BY_TYPES
        elif self.turn >= MAX_TURNS:
            self.ended_by = BY_TURNS
        if self.ended_by != NOBODY:
            self.phase = OVER
            chronicle.ended(self)
            return
        self.turner = (self.turner + 1) % len(self.hands)
        self.begin_turn()

    def _type_left(self) -> bool:
        """Whether any hand, deck or discard pile holds a type card or a Joker."""
        return is_able(self.deck) or is_able(self.discard) or any(is_able(cards) for cards in self.hands)

    # What others ask of it

    def refusal(self, seat: Seat, action: Action) -> Text:
        """Why ``action`` is refused, with its rule."""
        viewer = seat if seat in range(len(self.hands)) else PUBLIC
        return refusals.refusal(seen.view(self, viewer), action, TEXT_BY_ACTION.get(action, str(action)))

    def decision(self, seat: Seat) -> Decision | None:
        """The choice ``seat`` owes, or None."""
        return seen.decision(self, seat)

    def view(self, seat: Seat) -> View:
        """What ``seat`` (or PUBLIC, or OPEN) may know."""
        return seen.view(self, seat)

    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on (D21)."""
        return seen.outcome(self)


def is_able(cards: list[int]) -> bool:
    """Whether there is a type card or a Joker among the cards (D10)."""
    return JOKER in cards or PLANT in cards or WATER in cards or FIRE in cards


def deal(seed: int, options: Options) -> DuelCardState:
    """Five cards each and the starter by lot, before the first draw (D3); option ``first`` sets the starter.

    ValueError if ``seats`` or ``first`` is out of range.
    """
    seats = int(options.get("seats", 2))
    first = int(options.get("first", NOBODY))
    if seats not in range(2, MAX_SEATS + 1) or first not in range(NOBODY, seats):
        raise ValueError(f"no match of {seats} seats begun by seat {first}")
    state = DuelCardState(seats)
    goal = options.get("victories", 5)
    state.goal = UNTIL_DECK if goal == "deck" else int(goal)
    state.infinite = bool(options.get("infinite", False))
    state.double_only = options.get("joker_trophies", TYPE_AND_DOUBLE) == DOUBLE_ONLY
    state.golden = bool(options.get("golden", False))
    state.deck, seed = shuffled(deck(), seed)
    lot, state.chance = pick(seats, seed)
    state.first = state.turner = state.active = lot if first == NOBODY else first
    return state
