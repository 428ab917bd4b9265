"""What a match of Duelo Jartible holds: ints, lists of ints, and how to copy them.

Cards of one kind are alike: hands are sorted lists of kinds.
"""

from __future__ import annotations

from typing import Self

from ...engine.event import Record
from ...engine.view import Seat
from . import vocabulary as v
from .cards import (
    CREATURES,
    IS_SHINY,
    IS_SPECIAL,
    SCENARIO_EFFECTS,
    SPECIES,
    SPEED,
    SUPPORT_EFFECTS,
    SUPPORTS_END,
)
from .phases import (
    ATTACK,
    DEFENCE,
    DUEL,
    KEEP,
    MOST_CREATURES,
    NOBODY,
    NOTHING,
    OPENING,
    OVER,
    ROLE,
    SUPPORT,
    UNDECIDED,
)
from .window import Play

SEATS = (0, 1)
PLACES_BY_ATTACKER = ((ATTACK, 2 + DEFENCE), (DEFENCE, 2 + ATTACK))
"""The places of the two lines that meet, by the seat that attacks, then by seat."""
_NONE: tuple[Seat, ...] = ()
_ONE: tuple[tuple[Seat, ...], ...] = ((0,), (1,))


class Fields:
    """The values of one match. Lists are by seat; those by line have place ``2 * seat + line``."""

    __slots__ = (
        "ap",
        "barren",
        "chance",
        "choice",
        "chooser",
        "decks",
        "drawn",
        "duels",
        "first_ap",
        "first_form",
        "hands",
        "hopeless",
        "kept",
        "known",
        "limit",
        "lines",
        "log",
        "minipoints",
        "opened",
        "out",
        "pace",
        "phase",
        "picks",
        "piles",
        "public_decks",
        "redraws",
        "restarts",
        "round",
        "rounds_won",
        "same_player",
        "scenarios",
        "shinies",
        "special_before",
        "special_used",
        "species",
        "spent",
        "stopped",
        "tie_break_ap",
        "totals",
        "turn",
        "window",
        "wins",
    )  # fmt: skip

    def __init__(self) -> None:
        self.decks: list[tuple[int, ...]] = [(), ()]
        """All twenty kinds, in the order in which they are shuffled; it never changes (J3)."""
        self.known: list[tuple[int, ...]] = [(), ()]
        """Kinds, sorted, that everybody knows to be in the deck, from before the last shuffle."""
        self.hopeless = [0, 0, 0, 0]
        """The largest hand that was drawn anew because no formation was in it (J10), by seat; last two: after the
        seat's special was used."""
        self.piles: list[list[int]] = [[], []]
        """What is left of the deck; the top is the last."""
        self.hands: list[list[int]] = [[], []]
        """Kinds, sorted."""
        self.drawn: list[list[int]] = [[], []]
        """Cards revealed in the speed draw (J7)."""
        self.lines: list[list[int]] = [[], [], [], []]
        """In the order placed."""
        self.out: list[list[int]] = [[], []]
        """Creatures that an effect removed from a line."""
        self.scenarios = [NOTHING, NOTHING]
        self.ap = [NOTHING, NOTHING]
        """The support that lies in the slot in this window."""
        self.spent: list[list[int]] = [[], []]
        self.duels: list[list[int]] = [[], []]
        """Creatures played in the tie-break."""
        self.picks = [UNDECIDED, UNDECIDED]
        """The secret choice for a duel, still in the hand; NOTHING for a seat that has no legal creature."""
        self.barren = [False, False]
        """Who has shown in this tie-break that he has no legal creature."""
        self.choice = [UNDECIDED, UNDECIDED]
        """KEPT or REDRAWN: secret until both have decided (J10)."""
        self.kept = [False, False]
        self.redraws = [0, 0]
        self.stopped = [False, False]
        self.species: list[list[int]] = [[], []]
        """Species placed or played in this round, once for each card (J4)."""
        self.shinies = [False, False, False, False]
        """Lines in which a shiny was placed in this round (J4)."""
        self.special_used = [False, False]
        self.special_before = [False, False]
        """The same as everybody knows it since the last round (J4)."""
        self.pace = [0, 0]
        """VL that effects add to each creature in this round's tie-break."""
        self.limit = MOST_CREATURES
        self.phase = ROLE
        self.window = OPENING
        self.round = 1
        self.restarts = 0
        self.rounds_won = [0, 0]
        self.minipoints = [0, 0]
        self.totals = [NOTHING, NOTHING, NOTHING, NOTHING]
        """What each line came to when its window was won, supports and all; NOTHING before that, and after a KO."""
        self.wins = [0, 0]
        """Duels won in this tie-break."""
        self.chooser = NOBODY
        """Who won the speed draw."""
        self.first_form = self.first_ap = NOBODY
        """Who has which role (J8)."""
        self.turn = 0
        """Whose decision it is where one seat decides."""
        self.opened = NOTHING
        """The line that the formation-first seat has opened (J14)."""
        self.same_player = False
        self.tie_break_ap = False
        self.public_decks = False
        self.chance = 0
        self.log: list[Record] | None = None

    def clone(self) -> Self:
        """An independent copy without a log; decks and what is known of them are replaced, never changed."""
        other = self.__class__.__new__(self.__class__)
        one, two = self.piles
        other.piles = [one[:], two[:]]
        one, two = self.hands
        other.hands = [one[:], two[:]]
        other.drawn = [row[:] for row in self.drawn]
        one, two, three, four = self.lines
        other.lines = [one[:], two[:], three[:], four[:]]
        other.out = [row[:] for row in self.out]
        other.spent = [row[:] for row in self.spent]
        other.duels = [row[:] for row in self.duels]
        other.species = [row[:] for row in self.species]
        other.decks = self.decks
        other.known = self.known[:]
        other.hopeless = self.hopeless[:]
        other.scenarios = self.scenarios[:]
        other.ap = self.ap[:]
        other.picks = self.picks[:]
        other.barren = self.barren[:]
        other.choice = self.choice[:]
        other.kept = self.kept[:]
        other.redraws = self.redraws[:]
        other.stopped = self.stopped[:]
        other.shinies = self.shinies[:]
        other.special_used = self.special_used[:]
        other.special_before = self.special_before[:]
        other.pace = self.pace[:]
        other.rounds_won = self.rounds_won[:]
        other.minipoints = self.minipoints[:]
        other.totals = self.totals[:]
        other.wins = self.wins[:]
        other.limit = self.limit
        other.phase = self.phase
        other.window = self.window
        other.round = self.round
        other.restarts = self.restarts
        other.chooser = self.chooser
        other.first_form = self.first_form
        other.first_ap = self.first_ap
        other.turn = self.turn
        other.opened = self.opened
        other.same_player = self.same_player
        other.tie_break_ap = self.tie_break_ap
        other.public_decks = self.public_decks
        other.chance = self.chance
        other.log = None
        return other

    # Found from them

    def pending(self) -> tuple[Seat, ...]:
        """Who owes a decision; both about hands (J10) and duels (J20)."""
        phase = self.phase
        if phase == KEEP:
            one, two = self.choice
        elif phase == DUEL:
            one, two = self.picks
        else:
            return _ONE[self.turn] if phase != OVER else _NONE
        if one == UNDECIDED:
            return SEATS if two == UNDECIDED else _ONE[0]
        return _ONE[1]

    def count_placed(self, seat: Seat, kind: int, place: int) -> None:
        """A creature in a line counts for the limits of J4."""
        self.count_used(seat, kind)
        if IS_SHINY[kind]:
            self.shinies[place] = True

    def count_used(self, seat: Seat, kind: int) -> None:
        """A creature placed or played in a duel counts for those limits of J4 that lines and duels share."""
        self.species[seat].append(SPECIES[kind])
        if IS_SPECIAL[kind]:
            self.special_used[seat] = True

    def scenario_effects(self) -> list[v.Scenario]:
        """The scenarios that lie there (J11)."""
        return [SCENARIO_EFFECTS[kind - SUPPORTS_END] for kind in self.scenarios if kind != NOTHING]

    def attacker(self) -> Seat:
        """Whose attack line meets a defence in the present window (J14, J18)."""
        opens = self.first_form
        return opens if (self.opened == ATTACK) == (self.window == OPENING) else 1 - opens

    def line_in_window(self, seat: Seat) -> int:
        """The place of the seat's line that is fought over."""
        return PLACES_BY_ATTACKER[self.attacker()][seat]

    def plays(self) -> list[Play]:
        """The supports of this window in the order in which they were played (J15)."""
        first, ap = self.first_ap, self.ap
        return [(seat, SUPPORT_EFFECTS[ap[seat] - CREATURES]) for seat in (first, 1 - first) if ap[seat] != NOTHING]

    def duel_speed(self, seat: Seat) -> int:
        """The VL with which a seat's last creature fights."""
        return SPEED[self.duels[seat][-1]] + self.pace[seat]

    def shown(self, seat: Seat) -> list[int]:
        """All cards of a seat that lie outside deck and hand."""
        single = [card for card in (self.scenarios[seat], self.ap[seat]) if card != NOTHING]
        lines = self.lines[2 * seat] + self.lines[2 * seat + 1]
        return single + lines + self.out[seat] + self.spent[seat] + self.duels[seat]

    def faces_up(self, place: int) -> bool:
        """Whether the line at a place has been turned up."""
        if self.phase in (DUEL, OVER) or self.window != OPENING:
            return True
        return self.phase == SUPPORT and place == self.line_in_window(place // 2)
