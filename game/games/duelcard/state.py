"""A match of DuelCard, readable top to bottom: turn, hand mode, answers, secret plays, the end. Hot path of the search.

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
from .cards import BLOCK, CHEST, JOKER, MAX_SEATS, THIEF, deck
from .draws import draw, draw_able, draw_type, is_able, stops
from .duel import DOUBLE_ONLY, TYPE_AND_DOUBLE
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
from .showdown import fight

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
            draw_type(self, seat)
        chronicle.lot_drawn(self)
        self.begin_turn()

    def begin_turn(self) -> None:
        """Everyone draws, then the turn player may use action cards (D4, D5)."""
        self.turn += 1
        chronicle.turned(self)
        for seat in self.from_turner():
            draw(self, seat, 1)
            if len(self.hands[seat]) < LEAST_HAND:
                draw(self, seat, LEAST_HAND - len(self.hands[seat]))
            draw_type(self, seat)
        self.phase = ACTION
        self.active = self.turner

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
            draw(self, self.actor, CHEST_DRAWS)
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
        shows = self.memory is not None and memory.unsure(self.memory) and stops(self)
        for seat in self.from_turner():
            draw_able(self, seat)
        self.phase = COMMIT
        self.ready = [False] * len(self.hands)
        chronicle.called(self, self.from_turner() if shows else ())

    def _lay(self, seat: Seat, card: int) -> None:
        chronicle.laid(self, seat, card)
        self.laid[seat].append(card)

    def _ready(self, seat: Seat) -> None:
        self.ready[seat] = True
        if all(self.ready):
            fight(self)
            self._end_turn()

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
