"""A toy game that uses every feature of the contract, so that the engine never grows the shape of one game.

T1. Twelve cards 0-11, four seats with three cards each, teams 0+2 and 1+3.
T2. All at once, each lays one card aside; until `done` it may be taken back, and nobody sees it (a draft).
T3. All at once, each commits a card; they are shown together (a simultaneous choice).
T4. The highest card claims the point. The others, in turn, pass or burn a card to block; a block can be blocked by a
    later one, they are settled from the top (an answer stack). An unblocked claim scores for the claimer's team, a
    blocked one for the other.
T5. Committed and burned cards are shuffled together and dealt again, hidden.
T6. After two rounds the cards laid aside are shown and the team with more points wins; equal: a draw.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from game.engine.chance import next_seed, shuffle_in_place, shuffled
from game.engine.contract import Action, CheckedPlay, Intent, Option, Options
from game.engine.event import EVERYONE, FullMove, Record, all_but, only
from game.engine.text import SeatName, Text, text
from game.engine.view import EMPTY, OPEN, UNKNOWN, Decision, Outcome, Seat, View, Zone

SEATS = range(4)
TEAMS = ((0, 2), (1, 3))
HAND = 3
DRAFT, COMMIT, ANSWER, OVER = range(4)
KEEP, TAKE, DONE, PLAY, BLOCK, PASS = range(6)
NAMES = ("keep", "take", "done", "play", "block", "pass")
WITH_CARD = (KEEP, PLAY, BLOCK)
KINDS = {DRAFT: (KEEP, TAKE, DONE), COMMIT: (PLAY,), ANSWER: (BLOCK, PASS), OVER: ()}
RULES_OF = {DRAFT: "T2", COMMIT: "T3", ANSWER: "T4", OVER: "T6"}
ALL_ACTIONS: tuple[Action, ...] = tuple(
    action for kind in range(6) for action in ([(kind, i) for i in range(HAND)] if kind in WITH_CARD else [(kind,)])
)


def deck() -> list[int]:
    """All cards (T1)."""
    return list(range(len(SEATS) * HAND))


def team_of(seat: Seat) -> int:
    """The team a seat plays for."""
    return seat % 2


@dataclass(frozen=True, slots=True)
class ToyFacts:
    """What a seat knows besides cards. ``kept`` and ``picked``: places in the hand, -1 for none or not to be seen."""

    phase: int
    round: int
    rounds: int
    done: tuple[bool, ...]
    kept: tuple[int, ...]
    picked: tuple[int, ...]
    asked: tuple[Seat, ...]
    stack: tuple[Seat, ...]


class ToyState(CheckedPlay):
    """Kept and committed cards stay in ``hands``; views show them where they lie."""

    __slots__ = (
        "asked", "chance", "done", "hands", "kept", "log", "phase", "picked", "pile", "points", "round", "rounds",
        "stack",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hands: list[list[int]] = [[EMPTY] * HAND for _ in SEATS]
        self.kept, self.picked, self.done = [-1] * 4, [-1] * 4, [False] * 4
        self.pile: list[int] = []
        self.asked: list[Seat] = []
        self.stack: list[Seat] = []
        self.points = [0, 0]
        self.phase, self.round, self.rounds, self.chance = DRAFT, 0, 2, 0
        self.log: list[Record] | None = None

    def clone(self) -> ToyState:
        other = ToyState()
        other.hands = [hand[:] for hand in self.hands]
        for name in ("kept", "picked", "done", "pile", "asked", "stack", "points"):
            setattr(other, name, getattr(self, name)[:])
        other.phase, other.round, other.rounds, other.chance = self.phase, self.round, self.rounds, self.chance
        return other

    def pending(self) -> tuple[Seat, ...]:
        if self.phase == ANSWER:
            return (self.asked[0],)
        waiting = self.done if self.phase == DRAFT else [place >= 0 for place in self.picked]
        return tuple(seat for seat in SEATS if not waiting[seat]) if self.phase != OVER else ()

    def free(self, seat: Seat) -> list[int]:
        """Places of the hand whose card is neither laid aside, committed nor burned."""
        used = (self.kept[seat], self.picked[seat])
        return [i for i, card in enumerate(self.hands[seat]) if card != EMPTY and i not in used]

    def legal(self, seat: Seat) -> list[Action]:
        if self.phase == DRAFT:
            return [(DONE,), (TAKE,)] if self.kept[seat] >= 0 else [(KEEP, i) for i in self.free(seat)]
        kind = PLAY if self.phase == COMMIT else BLOCK
        return [(PASS,)] * (kind == BLOCK) + [(kind, i) for i in self.free(seat)]

    def apply(self, seat: Seat, action: Action) -> None:
        kind, place = action[0], action[-1]
        if kind in (KEEP, TAKE):
            index, slots = (place if kind == KEEP else self.kept[seat]), (f"hand/{seat}", f"kept/{seat}")
            source, target = slots if kind == KEEP else slots[::-1]
            ends = ((source, index), (target, 0)) if kind == KEEP else ((source, 0), (target, index))
            self._tell(NAMES[kind], [FullMove(*ends, self.hands[seat][index])], audience=only(seat), seat=seat)
            self.kept[seat] = index if kind == KEEP else -1
        elif kind == DONE:
            self.done[seat] = True
            self._tell("done", seat=seat)
            if all(self.done):
                self._tell("kept", [self._way(s, "kept", self.kept[s], only(s), all_but(s)) for s in SEATS])
                self.phase = COMMIT
        elif kind == PLAY:
            self.picked[seat] = place
            self._tell("commit", [self._way(seat, "table", place)], audience=only(seat), seat=seat)
            if min(self.picked) >= 0:
                self._show()
        else:
            self._answer(seat, kind, place)

    def _way(self, seat: Seat, zone: str, place: int, seers: int = EVERYONE, watchers: int = EVERYONE) -> FullMove:
        return FullMove((f"hand/{seat}", place), (f"{zone}/{seat}", 0), self.hands[seat][place], seers, watchers)

    def _tell(
        self, kind: str, moves: list[FullMove] | None = None, learned: tuple[Seat, ...] = (), audience: int = EVERYONE,
        seat: Seat | None = None,
    ) -> None:  # fmt: skip
        if self.log is not None:
            line = text(f"toy.log.{kind}") if seat is None else text(f"toy.log.{kind}", seat=SeatName(seat))
            self.log.append(Record(kind, (line,), tuple(moves or ()), learned, audience))

    def _show(self) -> None:
        for s in SEATS:
            flip = FullMove((f"table/{s}", 0), (f"table/{s}", 0), self.hands[s][self.picked[s]])
            others = tuple(seat for seat in SEATS if seat != s)
            self._tell("show", [self._way(s, "table", self.picked[s], watchers=all_but(s)), flip], others, seat=s)
        claimer = max(SEATS, key=lambda s: self.hands[s][self.picked[s]])
        self.stack, self.asked = [claimer], [(claimer + i) % 4 for i in (1, 2, 3)]
        self.phase = ANSWER
        self._tell("claim", seat=claimer)

    def _answer(self, seat: Seat, kind: int, place: int) -> None:
        self.asked.pop(0)
        moves: list[FullMove] = []
        if kind == BLOCK:
            card, self.hands[seat][place] = self.hands[seat][place], EMPTY
            moves = [FullMove((f"hand/{seat}", place), ("pile", len(self.pile)), card)]
            self.pile.append(card)
            self.stack.append(seat)
        self._tell(NAMES[kind], moves, tuple(s for s in SEATS if s != seat), seat=seat)
        if not self.asked:
            self._settle()

    def _settle(self) -> None:
        claimer, holds = self.stack[0], True
        while len(self.stack) > 1:
            self.stack.pop()
            holds = not holds
        self.points[team_of(claimer) if holds else 1 - team_of(claimer)] += 1
        self.round += 1
        if self.round < self.rounds:
            self._deal_again()
            return
        self.phase = OVER
        kept = [FullMove((f"kept/{s}", 0), (f"kept/{s}", 0), self.hands[s][self.kept[s]]) for s in SEATS]
        self._tell("end", kept, tuple(SEATS))

    def _deal_again(self) -> None:
        """T5: everything in sight goes face down into one stock and back into the gaps of the hands."""
        table = [self.hands[s][self.picked[s]] for s in SEATS]
        ways = [FullMove((f"table/{s}", 0), ("stock", s), table[s], 0) for s in SEATS]
        ways += [FullMove(("pile", i), ("stock", 4 + i), card, 0) for i, card in enumerate(self.pile)]
        self._tell("gather", ways)
        stock, self.chance = shuffled(table + self.pile, self.chance)
        for s in SEATS:
            self.hands[s][self.picked[s]] = EMPTY
        gaps = [(s, i) for s in SEATS for i in range(HAND) if self.hands[s][i] == EMPTY]
        ways = [FullMove(("stock", k), (f"hand/{s}", i), stock[k], only(s)) for k, (s, i) in enumerate(gaps)]
        for (s, i), card in zip(gaps, stock, strict=True):
            self.hands[s][i] = card
        self._tell("deal", ways, tuple(SEATS))
        self.picked, self.pile, self.stack, self.phase = [-1] * 4, [], [], COMMIT

    def decision(self, seat: Seat) -> Decision | None:
        if seat not in self.pending():
            return None
        rule = RULES_OF[self.phase]
        asking = self.phase == ANSWER
        return Decision(rule.lower(), text("toy.ask", phase=self.phase), rule, covert=asking, open=asking)

    def refusal(self, seat: Seat, action: Action) -> Text:
        return text("toy.no", rule=RULES_OF[self.phase], seat=seat)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.points[0] == self.points[1]:
            return Outcome((0.5,) * 4, (), text("toy.end.draw"), "T6")
        winners = TEAMS[0] if self.points[0] > self.points[1] else TEAMS[1]
        return Outcome(tuple(float(s in winners) for s in SEATS), winners, text("toy.end.win"), "T6")

    def view(self, seat: Seat) -> View:
        kept = tuple(self.kept[s] if seat in (s, OPEN) or self.phase != DRAFT else -1 for s in SEATS)
        picked = tuple(self.picked[s] if seat in (s, OPEN) or self.phase != COMMIT else -1 for s in SEATS)
        zones = [zone for s in SEATS for zone in self._zones(s, seat, kept[s], picked[s])]
        zones.append(Zone("pile", -1, "pile", tuple(self.pile)))
        facts = ToyFacts(
            self.phase, self.round, self.rounds, tuple(self.done), kept, picked, tuple(self.asked), tuple(self.stack)
        )
        return View(
            seat, self.pending(), tuple(zones), self.decision(seat), tuple(self.points), facts, self.outcome()
        )

    def _zones(self, s: Seat, viewer: Seat, kept: int, picked: int) -> list[Zone]:
        mine, hand = viewer in (s, OPEN), self.hands[s]

        def shown(place: int, open_to_all: bool) -> int:
            return EMPTY if place < 0 or hand[place] == EMPTY else hand[place] if mine or open_to_all else UNKNOWN

        fan = tuple(EMPTY if i in (kept, picked) else shown(i, False) for i in range(HAND))
        return [
            Zone(f"hand/{s}", s, "fan", fan),
            Zone(f"kept/{s}", s, "single", (shown(kept, self.phase == OVER),)),
            Zone(f"table/{s}", s, "single", (shown(picked, self.phase in (ANSWER, OVER)),)),
        ]


class ToyRules:
    """The toy for the rest of the program."""

    name = "toy"
    seats: tuple[int, ...] = (4,)

    def option_table(self) -> tuple[Option, ...]:
        return (Option("rounds", (1, 2), 2, "T6"),)

    def teams(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        return TEAMS

    def new(self, seed: int, options: Options) -> ToyState:
        state = ToyState()
        cards, state.chance = shuffled(deck(), seed)
        state.hands = [cards[s * HAND : (s + 1) * HAND] for s in SEATS]
        state.rounds = int(options.get("rounds", 2))
        state.log = []
        for s in SEATS:
            moves = [FullMove(("deck", 0), (f"hand/{s}", i), state.hands[s][i], only(s)) for i in range(HAND)]
            state._tell("deal", moves, (s,), seat=s)
        return state

    def sample(self, view: View, rng: Random) -> ToyState:
        facts: ToyFacts = view.facts
        state = ToyState()
        seen = {card for zone in view.zones for card in zone.cards}
        unseen = [card for card in deck() if card not in seen]
        shuffle_in_place(unseen, rng.random)
        state.phase, state.round, state.rounds, state.chance = facts.phase, facts.round, facts.rounds, next_seed(rng)
        state.kept, state.picked, state.done = list(facts.kept), list(facts.picked), list(facts.done)
        state.asked, state.stack, state.points = list(facts.asked), list(facts.stack), list(view.score)
        state.pile = list(view.zone("pile").cards)
        for s in SEATS:
            state.hands[s] = list(view.zone(f"hand/{s}").cards)
            for zone, place in (("kept", facts.kept[s]), ("table", facts.picked[s])):
                if place >= 0:
                    state.hands[s][place] = view.zone(f"{zone}/{s}").cards[0]
            state.hands[s] = [unseen.pop() if card == UNKNOWN else card for card in state.hands[s]]
            secret = {DRAFT: state.kept, COMMIT: state.picked}.get(facts.phase)
            if secret is not None and s not in view.pending and secret[s] < 0:
                secret[s] = state.free(s)[int(rng.random() * len(state.free(s)))]
        return state

    def position(self, data: Mapping[str, Any]) -> ToyState:
        """``hands``: four lists of three cards; ``kept``: four places; the first commitment is next."""
        state = ToyState()
        state.hands, state.kept = [list(hand) for hand in data["hands"]], list(data["kept"])
        state.done, state.phase, state.rounds = [True] * 4, COMMIT, int(data.get("rounds", 2))
        return state

    def actions(self, view: View, intent: Intent) -> tuple[Action, ...]:
        return tuple(a for a in self._meant(view, intent) if a in self.sample(view, Random(0)).legal(view.seat))

    def _meant(self, view: View, intent: Intent) -> tuple[Action, ...]:
        if view.decision is None:
            return ()
        kinds = KINDS[view.facts.phase]
        if isinstance(intent.target, str):
            return tuple((kind,) for kind in kinds if NAMES[kind] == intent.target)
        zone, own = intent.target[0], (f"hand/{view.seat}", f"kept/{view.seat}", f"table/{view.seat}", "pile")
        place = intent.source[1] if intent.source and intent.source[0] == own[0] else -1
        goal = {KEEP: own[1], PLAY: own[2], BLOCK: own[3]}
        meant: tuple[Action, ...] = tuple((kind, place) for kind in kinds if goal.get(kind) == zone and place >= 0)
        return ((TAKE,),) if TAKE in kinds and intent.source == (own[1], 0) and zone == own[0] else meant

    def why_not(self, view: View, intent: Intent) -> Text:
        return text("toy.no", rule=RULES_OF[view.facts.phase], seat=view.seat)

    def buttons(self, view: View) -> tuple[str, ...]:
        kinds = KINDS[view.facts.phase] if view.decision else ()
        return tuple(NAMES[kind] for kind in kinds if kind in (DONE, PASS))

    def action_text(self, action: Action) -> str:
        return " ".join([NAMES[action[0]], *(str(i + 1) for i in action[1:])])

    def parse_action(self, words: str) -> Action:
        for action in ALL_ACTIONS:
            if self.action_text(action) == words:
                return action
        raise ValueError(f"no such action: {words!r}")


RULES = ToyRules()
