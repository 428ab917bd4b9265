"""A duel of Castle Duel, one against one or two against two (C23): deployment, assaults, the end.

Readable top to bottom, and the hot path of the search.
Places of a seat are numbered as in `actions`; sets of places are bitmasks. Everything a player may see of it is
made in `seen`, everything that happened is told in `chronicle`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.chance import pick, shuffled
from ...engine.contract import Action, CheckedPlay
from ...engine.event import Record
from ...engine.text import Text
from ...engine.view import Decision, Outcome, Seat, View
from . import chronicle, refusals, seen
from .actions import (
    ACCEPT,
    ACCEPT_ACTION,
    AIM_ACTIONS,
    AIM_AT,
    ALL_MASK,
    ATTACK,
    ATTACK_ACTIONS,
    BITS,
    CASTLE_MASK,
    FRONT,
    FRONT_MASK,
    GARRISONS,
    HAND,
    NO_PLACE,
    NO_SUPPORT_ACTION,
    READY_ACTION,
    RECALL,
    RECALL_ACTIONS,
    RETREAT,
    RETREAT_ACTIONS,
    STATION,
    STATION_ACTIONS,
    SUPPORT,
    SUPPORT_ACTIONS,
    TEXT_BY_ACTION,
    UNCOVER,
    UNCOVER_ACTIONS,
)
from .cards import VALUE, deck, is_jester
from .phases import ACCEPTED, AIM, ANSWER, ASSAULT, COMMIT, DEPLOY, EXPLORE, NOBODY, OVER, UNDECIDED
from .turns import BOTH, ENEMIES, IN_ORDER, NEXT, RIVAL, SEATS_IN, TEAMS

FRONT_BONUS = 2
WALL_BONUS = 5
SUPPORT_BONUS = 2

_NONE: tuple[Seat, ...] = ()
_ONE: tuple[tuple[Seat, ...], ...] = ((0,), (1,), (2,), (3,))


class CastleState(CheckedPlay):
    """One deal between two seats, or four of whom 0 and 2 are partners. All lists are indexed by seat."""

    __slots__ = (
        "alive",
        "answer",
        "assault",
        "attacker",
        "cards",
        "chance",
        "commit",
        "declared",
        "defender",
        "explorer",
        "fighter",
        "first",
        "jester",
        "known",
        "living",
        "log",
        "no_explorer",
        "no_jester",
        "phase",
        "quota",
        "stations",
        "target",
        "unready",
        "walls",
        "winner",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        self.cards: list[list[int]] = [[]] * seats
        self.jester = [NO_PLACE] * seats
        """The Jester's place."""
        self.alive = [ALL_MASK] * seats
        self.walls = [CASTLE_MASK] * seats
        self.known = [0] * seats
        """Places whose card lies face up (C6, C13)."""
        self.no_explorer = [0] * seats
        """Places that stayed face down through C11: no explorer stands there."""
        self.no_jester = [CASTLE_MASK] * seats
        """Places that can't hold a Jester: garrisons (C5), whatever has attacked (C8) or supports a defence (C9)."""
        self.stations: list[list[int]] = [[NO_PLACE] * GARRISONS for _ in range(seats)]
        """While deploying: the place in the dealt hand behind each garrison."""
        self.living = self.unready = (1 << seats) - 1
        """The seats whose castles stand, and those that are still deploying."""
        self.phase = DEPLOY
        self.first = 0
        self.attacker = 0
        self.defender = NOBODY
        """Whose castle is attacked; NOBODY while the attacker has yet to choose (C23)."""
        self.assault = 0
        self.fighter = NO_PLACE
        self.target = NO_PLACE
        self.commit = [UNDECIDED] * seats
        self.declared = [0] * seats
        """The other side's places that this seat's explorers will uncover (C12)."""
        self.quota = [0] * seats
        self.explorer = NOBODY
        """Who declares what to uncover."""
        self.answer = [UNDECIDED] * seats
        self.winner = UNDECIDED
        """A team (0: the even seats), NOBODY for mutual ruin, UNDECIDED while the duel goes on."""
        self.chance = 0
        self.log: list[Record] | None = None

    def clone(self) -> CastleState:
        """An independent copy without a log; dealt cards are shared, they are replaced and never changed."""
        other = CastleState.__new__(CastleState)
        other.cards = self.cards[:]
        other.jester = self.jester
        other.alive = self.alive[:]
        other.walls = self.walls[:]
        other.known = self.known[:]
        other.no_explorer = self.no_explorer[:]
        other.no_jester = self.no_jester[:]
        other.stations = [row[:] for row in self.stations] if self.phase == DEPLOY else self.stations
        other.living = self.living
        other.unready = self.unready
        other.phase = self.phase
        other.first = self.first
        other.attacker = self.attacker
        other.defender = self.defender
        other.assault = self.assault
        other.fighter = self.fighter
        other.target = self.target
        other.commit = self.commit[:]
        other.declared = self.declared[:]
        other.quota = self.quota[:]
        other.explorer = self.explorer
        other.answer = self.answer[:]
        other.winner = self.winner
        other.chance = self.chance
        other.log = None
        return other

    # Who decides what

    def pending(self) -> tuple[Seat, ...]:
        """Who owes a decision; the attacker stands before the defender."""
        phase = self.phase
        if phase == ASSAULT:
            return _ONE[self.attacker]
        if phase == COMMIT:
            return self._undecided(self.commit)
        if phase == EXPLORE:
            return _ONE[self.explorer]
        if phase == ANSWER:
            return self._undecided(self.answer)
        if phase == DEPLOY:
            return SEATS_IN[self.unready]
        return _ONE[self.attacker] if phase == AIM else _NONE

    def _undecided(self, choices: list[int]) -> tuple[Seat, ...]:
        attacker, defender = self.attacker, self.defender
        if choices[attacker] != UNDECIDED:
            return _ONE[defender]
        return _ONE[attacker] if choices[defender] != UNDECIDED else BOTH[attacker][defender]

    def legal(self, seat: Seat) -> list[Action]:
        """The seat's legal actions in its present decision."""
        phase = self.phase
        if phase == ASSAULT:
            targets = BITS[self.targets(self.defender)]
            return [row[t] for row in [ATTACK_ACTIONS[f] for f in BITS[self.fighters()]] for t in targets]
        if phase == COMMIT:
            return [NO_SUPPORT_ACTION, *[SUPPORT_ACTIONS[i] for i in BITS[self.supports(seat)]]]
        if phase == EXPLORE:
            return [UNCOVER_ACTIONS[i] for i in BITS[self.hidden_from(seat) & ~self.declared[seat]]]
        if phase == ANSWER:
            return [ACCEPT_ACTION, *[RETREAT_ACTIONS[i] for i in BITS[self.retreats(seat)]]]
        if phase == AIM:
            return [AIM_ACTIONS[enemy] for enemy in ENEMIES[self.living][seat]]
        return self._deployments(seat) if phase == DEPLOY else []

    def _deployments(self, seat: Seat) -> list[Action]:
        stations = self.stations[seat]
        back = [RECALL_ACTIONS[j] for j in range(GARRISONS) if stations[j] != NO_PLACE]
        free = [j for j in range(GARRISONS) if stations[j] == NO_PLACE]
        if not free:
            return [READY_ACTION, *back]
        hand = [i for i in range(HAND) if i not in stations and i != self.jester[seat]]
        return [STATION_ACTIONS[i][j] for i in hand for j in free] + back

    def fighters(self) -> int:
        """Places the attacker may fight with: any living card but the Jester (C8)."""
        mask = self.alive[self.attacker]
        jester = self.jester[self.attacker]
        return mask if jester < 0 else mask & ~(1 << jester)

    def targets(self, enemy: Seat) -> int:
        """The enemy's places that may be attacked: front line and exposed garrisons, then any garrison (C8)."""
        alive = self.alive[enemy]
        return alive & ~self.walls[enemy] if alive & FRONT_MASK else alive

    def supports(self, seat: Seat) -> int:
        """Places the seat may commit in support (C9)."""
        mask = self.alive[seat] & ~(1 << self.engaged(seat))
        castle = self.alive[seat] & CASTLE_MASK
        if not castle & castle - 1:
            mask &= ~castle
        if seat != self.attacker and self.jester[seat] >= 0:
            mask &= ~(1 << self.jester[seat])
        return mask

    def engaged(self, seat: Seat) -> int:
        """The place of the seat's card in this assault: fighter or target; NO_PLACE for who is not in it."""
        if seat == self.attacker:
            return self.fighter
        return self.target if seat == self.defender else NO_PLACE

    def rival(self, seat: Seat) -> Seat:
        """The other side of this assault."""
        return self.defender if seat == self.attacker else self.attacker

    def hidden_from(self, seat: Seat) -> int:
        """Living places of the other side that lie face down to the seat (C12)."""
        rival = self.defender if seat == self.attacker else self.attacker
        return self.alive[rival] & ~self.known[rival]

    def retreats(self, seat: Seat) -> int:
        """Own protected garrisons the seat may cede: not the committed support (C14)."""
        mask = self.walls[seat] & self.alive[seat]
        support = self.commit[seat]
        return mask if support < 0 else mask & ~(1 << support)

    # Carrying out

    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action, unchecked."""
        kind = action[0]
        if kind == ATTACK:
            self._attack(action[1], action[2])
        elif kind == SUPPORT:
            self._commit(seat, action[1])
        elif kind == UNCOVER:
            self._declare(seat, action[1])
        elif kind == ACCEPT:
            self._decide(seat, ACCEPTED)
        elif kind == STATION:
            self.stations[seat][action[2]] = action[1]
            chronicle.stationed(self, seat, action[1], action[2])
        elif kind == RECALL:
            chronicle.recalled(self, seat, action[1])
            self.stations[seat][action[1]] = NO_PLACE
        elif kind == RETREAT:
            self._decide(seat, action[1])
        elif kind == AIM_AT:
            self._aim(action[1])
        elif action == READY_ACTION:
            self._ready(seat)

    def _ready(self, seat: Seat) -> None:
        self.unready &= ~(1 << seat)
        chronicle.made_ready(self, seat)
        if not self.unready:
            chronicle.deployed(self)
            for side in SEATS_IN[self.living]:
                self._line_up(side)
            self.begin_turn(self.first)
            chronicle.lot_drawn(self)

    def _line_up(self, seat: Seat) -> None:
        """The chosen three go behind the wall, the others into the front line in the order dealt (C5)."""
        hand, stations = self.cards[seat], self.stations[seat]
        self.cards[seat] = [hand[i] for i in range(HAND) if i not in stations] + [hand[i] for i in stations]
        self.jester = self.jester[:]
        self.jester[seat] = find_jester(self.cards[seat])

    def begin_turn(self, seat: Seat) -> None:
        """Let the seat attack; where two enemies stand, it first aims at one of them (C23)."""
        self.attacker = seat
        self.defender = defender = RIVAL[self.living][seat]
        self.phase = AIM if defender < 0 else ASSAULT

    def _aim(self, enemy: Seat) -> None:
        self.defender = enemy
        self.phase = ASSAULT
        chronicle.aimed(self)

    def _attack(self, fighter: int, target: int) -> None:
        self.fighter, self.target = fighter, target
        self.no_jester[self.attacker] |= 1 << fighter
        self.phase = COMMIT
        chronicle.attacked(self)

    def _commit(self, seat: Seat, place: int) -> None:
        self.commit[seat] = place
        chronicle.committed(self, seat)
        if self.commit[self.defender if seat == self.attacker else self.attacker] != UNDECIDED:
            chronicle.supports_shown(self)
            self._turn_up_explorers()

    def _turn_up_explorers(self) -> None:
        """C11, and how many enemy cards each side may uncover for it (C12)."""
        attacker, defender = self.attacker, self.defender
        backing = self.commit[defender]
        if backing >= 0:
            self.no_jester[defender] |= 1 << backing
        for seat in IN_ORDER[attacker][defender]:
            explorers = 0
            values = self.cards[seat]
            committed = (self.engaged(seat), self.commit[seat])
            for place in committed:
                if place < 0:
                    continue
                if 1 <= VALUE[values[place]] <= 3:
                    explorers |= 1 << place
                else:
                    self.no_explorer[seat] |= 1 << place
            chronicle.explorers_shown(self, seat, explorers & ~self.known[seat])
            self.known[seat] |= explorers
            self.quota[seat] = explorers.bit_count()
            self.declared[seat] = 0
        self._explore(attacker)

    def _explore(self, seat: Seat) -> None:
        """Let ``seat`` declare, or declare for it what leaves no choice, then go on to the next side."""
        while True:
            quota = self.quota[seat]
            if quota:
                hidden = self.hidden_from(seat)
                if hidden.bit_count() > quota:
                    self.phase, self.explorer = EXPLORE, seat
                    return
                self.declared[seat] = hidden
            if seat != self.attacker:
                break
            seat = self.defender
        self._uncover()

    def _declare(self, seat: Seat, place: int) -> None:
        self.declared[seat] |= 1 << place
        chronicle.declared(self, seat, place)
        if self.declared[seat].bit_count() < self.quota[seat]:
            return
        if seat == self.attacker:
            self._explore(self.defender)
        else:
            self._uncover()

    def _uncover(self) -> None:
        """Everything declared is turned at once and stays visible (C12, C13)."""
        chronicle.uncovered(self)
        attacker, defender = self.attacker, self.defender
        declared, known = self.declared, self.known
        known[defender] |= declared[attacker]
        known[attacker] |= declared[defender]
        self.explorer = NOBODY
        self.phase = ANSWER

    def _decide(self, seat: Seat, answer: int) -> None:
        self.answer[seat] = answer
        if self.answer[self.defender if seat == self.attacker else self.attacker] != UNDECIDED:
            self._resolve()

    # The fight

    def strengths(self) -> tuple[int, int]:
        """Attack and defence of this assault (C17-C19)."""
        attacker, defender = self.attacker, self.defender
        own, support = self.cards[attacker], self.commit[attacker]
        attack = VALUE[own[self.fighter]] + (FRONT_BONUS if self.fighter < FRONT else 0)
        if support >= 0 and VALUE[own[support]] > 3:
            attack += SUPPORT_BONUS
        cards, backing = self.cards[defender], self.commit[defender]
        defence = value = VALUE[cards[self.target]]
        if not self.jester_strikes():
            if 4 <= value <= 6 and self.walls[defender] >> self.target & 1:
                defence += WALL_BONUS
            if backing >= 0 and VALUE[cards[backing]] > 3:
                defence += SUPPORT_BONUS
        return attack, defence

    def jester_strikes(self) -> bool:
        """Whether an unseen Jester supports the attack (C18)."""
        support, attacker = self.commit[self.attacker], self.attacker
        return support >= 0 and support == self.jester[attacker] and not self.known[attacker] >> support & 1

    def _resolve(self) -> None:
        """Retreats cede walls, otherwise the fight is fought; all supports fall (C15, C16, C20)."""
        attacker, defender = self.attacker, self.defender
        answer = self.answer
        fallen = [0] * len(self.alive)
        chronicle.answered(self)
        if answer[attacker] == ACCEPTED and answer[defender] == ACCEPTED:
            attack, defence = self.strengths()
            chronicle.fought(self, attack, defence)
            self.known[attacker] |= 1 << self.fighter
            self.known[defender] |= 1 << self.target
            if attack <= defence:
                fallen[attacker] |= 1 << self.fighter
            if defence <= attack:
                fallen[defender] |= 1 << self.target
        else:
            for seat in (attacker, defender):
                if answer[seat] != ACCEPTED:
                    self.walls[seat] &= ~(1 << answer[seat])
        for seat in (attacker, defender):
            if self.commit[seat] >= 0:
                fallen[seat] |= 1 << self.commit[seat]
            self.known[seat] |= fallen[seat]
        chronicle.cleared(self, fallen)
        for seat in (attacker, defender):
            self.alive[seat] &= ~fallen[seat]
            self.walls[seat] &= self.alive[seat]
        self._end_assault()

    def _end_assault(self) -> None:
        attacker, defender = self.attacker, self.defender
        self.assault += 1
        self.fighter = self.target = NO_PLACE
        self.commit[attacker] = self.commit[defender] = UNDECIDED
        self.answer[attacker] = self.answer[defender] = UNDECIDED
        self.declared[attacker] = self.declared[defender] = 0
        self.quota[attacker] = self.quota[defender] = 0
        if not (self.alive[attacker] & CASTLE_MASK and self.alive[defender] & CASTLE_MASK):
            self._castles_fall()
        if self.phase != OVER:
            self.begin_turn(NEXT[self.living][attacker])

    def _castles_fall(self) -> None:
        """Who has no garrison left is out; the duel is over where a team has no castle left (C21, C23)."""
        for seat in IN_ORDER[self.attacker][self.defender]:
            if not self.alive[seat] & CASTLE_MASK:
                self.living &= ~(1 << seat)
                if len(self.alive) > 2:
                    self._leave(seat)
        standing = [self.living & team for team in TEAMS]
        if not (standing[0] and standing[1]):
            self.phase = OVER
            self.winner = 0 if standing[0] else 1 if standing[1] else NOBODY
            chronicle.ended(self)

    def _leave(self, seat: Seat) -> None:
        """The remaining cards of who is out leave play, shown (C23)."""
        chronicle.left(self, seat)
        self.known[seat] |= self.alive[seat]
        self.alive[seat] = self.walls[seat] = 0

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
        """The result, or None while the duel goes on (C21)."""
        return seen.outcome(self)


def find_jester(cards: list[int]) -> int:
    """The Jester's place among the cards, or NO_PLACE."""
    for place, card in enumerate(cards):
        if is_jester(card):
            return place
    return NO_PLACE


def standing(alive: Sequence[int]) -> int:
    """The seats that still have a garrison."""
    return sum(1 << seat for seat, places in enumerate(alive) if places & CASTLE_MASK)


def deal(seed: int, first: int, seats: int = 2) -> CastleState:
    """Ten cards from each deck and the starter by lot, unless a match has set ``first`` (C4, C7, C22).

    ValueError if ``first`` is neither a seat nor NOBODY.
    """
    if not NOBODY <= first < seats:
        raise ValueError(f"no seat {first} can start")
    state = CastleState(seats)
    for seat in range(seats):
        cards, seed = shuffled(deck(seat), seed)
        state.cards[seat] = cards[:HAND]
        state.jester[seat] = find_jester(state.cards[seat])
    lot, state.chance = pick(seats, seed)
    state.first = state.attacker = lot if first == NOBODY else first
    state.defender = RIVAL[state.living][state.first]
    return state
