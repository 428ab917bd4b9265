"""A match of Duelo Jartible, readable top to bottom: scenarios, formation, windows, tie-break, rounds.

Hot path of the search. What a match holds stands in `fields`, how a round begins in `hands`; what anybody may see of
it is made in `seen`, what happened is told in `chronicle`, who wins a window is found in `window`.
"""

from __future__ import annotations

from ...engine.chance import pick
from ...engine.contract import Action, CheckedPlay, Options
from ...engine.text import Text
from ...engine.view import Decision, Outcome, Seat, View
from . import chronicle, refusals, seen
from . import vocabulary as v
from .actions import (
    BOTH_ROLES,
    FIGHT,
    FIGHT_ACTIONS,
    FORMATION_ROLE,
    KEEP_ACTION,
    LINE_ACTIONS,
    NO_ROLE,
    OPEN_LINE,
    PASS,
    PASS_ACTION,
    PLACE,
    PLACE_ACTIONS,
    PLAY_SCENARIO,
    PLAY_SUPPORT,
    REDRAW_ACTION,
    ROLE_ACTIONS,
    SCENARIO_ACTIONS,
    STOP_ACTION,
    SUPPORT_ACTIONS,
    SUPPORT_ROLE,
    TAKE_ROLE,
    TEXT_BY_ACTION,
    YIELD_ACTION,
)
from .cards import (
    ATQ,
    CREATURES,
    DF,
    IS_SHINY,
    SCENARIO_EFFECTS,
    STATS,
    SUPPORT_EFFECTS,
    SUPPORTS_END,
)
from .deck import chosen_deck
from .effects import IN_TIE_BREAK
from .fields import PLACES_BY_ATTACKER, SEATS
from .hands import Hands
from .limits import leaves_partner, usable
from .phases import (
    ATTACK,
    CLOSING,
    DEFENCE,
    DUEL,
    DUELS,
    DUELS_TO_WIN,
    FORMATION,
    KEEP,
    KEPT,
    LINE,
    MOST_RESTARTS,
    NOBODY,
    NOTHING,
    OPENING,
    OVER,
    REDRAWN,
    ROLE,
    ROUNDS_TO_WIN,
    SAME_PLAYER,
    SCENARIO,
    SPLIT,
    SUPPORT,
    TIE_BREAK,
    UNDECIDED,
)
from .window import NO_ONE_GONE, Play, Result, resolve, standing

_SPLIT_ROLES = list(ROLE_ACTIONS[FORMATION_ROLE : SUPPORT_ROLE + 1])
_SAME_ROLES = list(ROLE_ACTIONS[BOTH_ROLES : NO_ROLE + 1])
_HAND_ANSWERS = [KEEP_ACTION, REDRAW_ACTION]
_CLOSED = {OPENING: "opening", CLOSING: "closing"}


class JartibleState(Hands, CheckedPlay):
    """One match of several rounds."""

    __slots__ = ()

    # Who decides what

    def legal(self, seat: Seat) -> list[Action]:
        """The seat's legal actions in its present decision."""
        phase = self.phase
        if phase == FORMATION:
            return self._placements(seat)
        if phase == SUPPORT:
            return [PASS_ACTION, *[SUPPORT_ACTIONS[kind] for kind in self._playable(seat)]]
        if phase == DUEL:
            kinds = usable(self.hands[seat], self.species[seat], self.special_used[seat])
            return [FIGHT_ACTIONS[kind] for kind in kinds] if kinds else [YIELD_ACTION]
        if phase == KEEP:
            return _HAND_ANSWERS[:]
        if phase == SCENARIO:
            taken = self.scenarios[1 - seat]
            kinds = [kind for kind in self.hands[seat] if kind >= SUPPORTS_END and kind != taken]
            return [PASS_ACTION, *[SCENARIO_ACTIONS[kind] for kind in kinds]]
        if phase == LINE:
            return list(LINE_ACTIONS)
        return (_SAME_ROLES if self.same_player else _SPLIT_ROLES)[:] if phase == ROLE else []

    def _placements(self, seat: Seat) -> list[Action]:
        """Creatures for either line (J4, J12); with both lines filled the seat may stop."""
        hand, species = self.hands[seat], self.species[seat]
        kinds = usable(hand, species, self.special_used[seat])
        attack, defence = self.lines[2 * seat], self.lines[2 * seat + 1]
        if attack and defence:
            actions = [STOP_ACTION]
            for line in (ATTACK, DEFENCE):
                row, full = PLACE_ACTIONS[line], self.shinies[2 * seat + line]
                actions += [row[kind] for kind in kinds if not (full and IS_SHINY[kind])]
            return actions
        spare = self.limit - len(attack) - len(defence) > 1
        partnered = [kind for kind in kinds if leaves_partner(hand, kinds, kind, species)] if spare else []
        actions = []
        for line, other in ((ATTACK, defence), (DEFENCE, attack)):
            row, full = PLACE_ACTIONS[line], self.shinies[2 * seat + line]
            actions += [row[kind] for kind in (kinds if other else partnered) if not (full and IS_SHINY[kind])]
        return actions

    def _playable(self, seat: Seat) -> list[int]:
        """The supports in hand that may be played now: not the rival's, and none that could do nothing (J15, J16)."""
        rival = self.ap[1 - seat]
        kinds = [kind for kind in self.hands[seat] if CREATURES <= kind < SUPPORTS_END and kind != rival]
        return [kind for kind in kinds if self.has_effect(seat, kind)]

    def has_effect(self, seat: Seat, kind: int) -> bool:
        """Whether a support could do anything here: something to take back, an effect that counts in a tie-break."""
        becomes = self.becomes(seat, kind)
        effect = SUPPORT_EFFECTS[becomes - CREATURES]
        if becomes == self.ap[1 - seat] or type(effect) is v.TakeBack:
            return False
        return self.window != TIE_BREAK or type(effect) in IN_TIE_BREAK

    def becomes(self, seat: Seat, kind: int) -> int:
        """The support that counts if ``kind`` is played: one that takes back stands for the last one spent."""
        spent = self.spent[seat]
        return spent[-1] if spent and type(SUPPORT_EFFECTS[kind - CREATURES]) is v.TakeBack else kind

    # Carrying out

    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action, unchecked."""
        kind = action[0]
        if kind == PLACE:
            self._place(seat, action[1], action[2])
        elif kind == FIGHT:
            self._choose_duel(seat, action[1])
        elif kind == PASS:
            self._pass(seat)
        elif kind == PLAY_SUPPORT:
            self._play_support(seat, action[1])
        elif action == STOP_ACTION:
            chronicle.stopped(self, seat)
            self.stopped[seat] = True
            self._next_placement(seat)
        elif action == KEEP_ACTION:
            self._answer_hand(seat, KEPT)
        elif action == REDRAW_ACTION:
            self._answer_hand(seat, REDRAWN)
        elif kind == PLAY_SCENARIO:
            self._play_scenario(seat, action[1])
        elif kind == OPEN_LINE:
            self._open_line(seat, action[1])
        elif kind == TAKE_ROLE:
            self._take_role(seat, action[1])
        elif action == YIELD_ACTION:
            self._choose_duel(seat, NOTHING)

    # Scenarios

    def _pass(self, seat: Seat) -> None:
        if self.phase == SCENARIO:
            chronicle.no_scenario(self, seat)
            self._after_scenario(seat)
        else:
            chronicle.no_support(self, seat)
            self._after_support(seat)

    def _play_scenario(self, seat: Seat, kind: int) -> None:
        chronicle.scenario_played(self, seat, kind)
        hand = self.hands[seat]
        self.scenarios[seat] = hand.pop(hand.index(kind))
        effect = SCENARIO_EFFECTS[kind - SUPPORTS_END]
        if type(effect) is v.Most:
            self.limit = min(self.limit, effect.count)
        self._after_scenario(seat)

    def _after_scenario(self, seat: Seat) -> None:
        if seat == self.first_form:
            self.turn = 1 - seat
        else:
            self.phase = FORMATION
            self.turn = self.first_form

    # Formation

    def _place(self, seat: Seat, kind: int, line: int) -> None:
        chronicle.placed(self, seat, kind, line)
        hand, place = self.hands[seat], 2 * seat + line
        self.lines[place].append(hand.pop(hand.index(kind)))
        self.count_placed(seat, kind, place)
        if len(self.lines[2 * seat]) + len(self.lines[2 * seat + 1]) >= self.limit:
            self.stopped[seat] = True
        self._next_placement(seat)

    def _next_placement(self, seat: Seat) -> None:
        """In turn, until both have stopped (J12)."""
        if not self.stopped[1 - seat]:
            self.turn = 1 - seat
        elif self.stopped[seat]:
            self.phase = LINE
            self.turn = self.first_form

    # Windows

    def _open_line(self, seat: Seat, line: int) -> None:
        """A line and the rival's opposite one are revealed (J14)."""
        self.opened = line
        self.window = OPENING
        self._begin_window()

    def _begin_window(self) -> None:
        """Both lines are turned up; supports are played unless a scenario forbids it (J14, J15, J18)."""
        chronicle.opened(self)
        self.phase = SUPPORT
        closed = _CLOSED[self.window]
        if any(type(effect) is v.NoSupport and effect.window == closed for effect in self.scenario_effects()):
            chronicle.no_supports_here(self)
            self._settle()
        else:
            self.turn = self.first_ap

    def _play_support(self, seat: Seat, kind: int) -> None:
        """A support goes into the slot; one that takes back puts the last one spent there in its place."""
        chronicle.support_played(self, seat, kind)
        hand = self.hands[seat]
        card = hand.pop(hand.index(kind))
        spent = self.spent[seat]
        if type(SUPPORT_EFFECTS[kind - CREATURES]) is v.TakeBack:
            card, spent[-1] = spent[-1], card
        self.ap[seat] = card
        self._after_support(seat)

    def _after_support(self, seat: Seat) -> None:
        """The other may answer, unless he is blocked (J15, J16)."""
        if seat != self.first_ap:
            self._settle()
            return
        card = self.ap[seat]
        if card != NOTHING and type(SUPPORT_EFFECTS[card - CREATURES]) is v.Block:
            chronicle.blocked(self, 1 - seat)
            self._settle()
        else:
            self.turn = 1 - seat

    def _settle(self) -> None:
        """Both have decided: effects apply, the window is won, the round goes on (J17)."""
        kept = standing(self.plays())
        chronicle.neutralised(self, kept)
        if self.window == TIE_BREAK:
            self._spend()
            self._reach_on(kept)
            self.phase = DUEL
            return
        result = self.judged()
        chronicle.effects_shown(self, result)
        if result.gone != NO_ONE_GONE:
            empty = self._carry_off(result)
            if empty:
                self._knock_out(empty, kept)
                return
        chronicle.window_won(self, result)
        for seat in SEATS:
            self.totals[self.line_in_window(seat)] = result.totals[seat]
        if result.winner != NOBODY:
            self.minipoints[result.winner] += 1
        self._spend()
        if max(self.minipoints) == 2:
            self._end_round(result.winner)
            return
        self._reach_on(kept)
        if self.window == OPENING:
            self.window = CLOSING
            self._begin_window()
        else:
            self._begin_tie_break()

    def judged(self) -> Result:
        """What the two lines of this window come to as things lie (J17)."""
        attacker = self.attacker()
        one, two = PLACES_BY_ATTACKER[attacker]
        lines = ([STATS[kind] for kind in self.lines[one]], [STATS[kind] for kind in self.lines[two]])
        return resolve(lines, attacker, self.plays(), self.scenario_effects())

    def _carry_off(self, result: Result) -> list[Seat]:
        """Removed creatures leave their line; the seats whose line is empty then."""
        empty: list[Seat] = []
        for seat, place in enumerate(PLACES_BY_ATTACKER[self.attacker()]):
            for index in sorted(result.gone[seat], reverse=True):
                chronicle.removed(self, seat, place, index)
                self.out[seat].append(self.lines[place].pop(index))
            if not self.lines[place]:
                empty.append(seat)
        return empty

    def _spend(self) -> None:
        """Supports leave their slots."""
        for seat in SEATS:
            if self.ap[seat] != NOTHING:
                chronicle.spent(self, seat)
                self.spent[seat].append(self.ap[seat])
                self.ap[seat] = NOTHING

    def _reach_on(self, kept: list[Play]) -> None:
        """Some effects reach beyond the window in which they were played; they come last."""
        for seat, effect in kept:
            if type(effect) is v.Draw:
                self._draw(seat, effect.count)
            elif type(effect) is v.Pace:
                self.pace[seat] += effect.by

    def _knock_out(self, empty: list[Seat], kept: list[Play]) -> None:
        """A line was emptied: the round is lost, or goes to the tie-break if both were (J13)."""
        chronicle.knocked_out(self, empty)
        if len(empty) == 1:
            self._end_round(1 - empty[0])
        else:
            self._spend()
            chronicle.rest_shown(self)
            self._reach_on(kept)
            self._begin_tie_break()

    # Tie-break

    def _begin_tie_break(self) -> None:
        """Duels of VL, before them supports if the house rule says so (J19-J21)."""
        chronicle.tie_break_begun(self)
        self.window = TIE_BREAK
        self.picks = [UNDECIDED, UNDECIDED]
        self.phase = SUPPORT if self.tie_break_ap else DUEL
        self.turn = self.first_ap

    def _choose_duel(self, seat: Seat, kind: int) -> None:
        """A creature is chosen in secret; when both are, they meet (J20)."""
        chronicle.duel_chosen(self, seat, kind)
        self.picks[seat] = kind
        if UNDECIDED in self.picks:
            return
        chronicle.duel_shown(self)
        for each, picked in enumerate(self.picks):
            if picked == NOTHING:
                self.barren[each] = True
            else:
                hand = self.hands[each]
                self.duels[each].append(hand.pop(hand.index(picked)))
                self.count_used(each, picked)
        winner = self._faster()
        chronicle.duel_won(self, winner)
        if winner != NOBODY:
            self.wins[winner] += 1
        self.picks = [UNDECIDED, UNDECIDED]
        self._after_duel()

    def _faster(self) -> Seat:
        """Who wins the duel: the higher VL, unless a scenario turns it round; a missing creature loses (J20)."""
        one, two = self.picks
        if one == NOTHING or two == NOTHING:
            return NOBODY if one == two else int(one == NOTHING)
        lead = self.duel_speed(0) - self.duel_speed(1)
        if any(type(effect) is v.Slow for effect in self.scenario_effects()):
            lead = -lead
        return NOBODY if lead == 0 else int(lead < 0)

    def _after_duel(self) -> None:
        """Two won duels end it, else the third; level: the coin (J20, J21)."""
        fought = max(len(self.duels[seat]) for seat in SEATS)
        # a duel in which neither had a creature shows nothing: both stay without, so no other can follow
        if max(self.wins) < DUELS_TO_WIN and fought < DUELS and not all(self.barren):
            return
        one, two = self.wins
        if one != two:
            self._end_round(int(two > one))
        else:
            self._toss()

    def _toss(self) -> None:
        """Heads: the sums of ATQ decide, tails: those of DF; still level: the round starts again (J21)."""
        tails, self.chance = pick(2, self.chance)
        stat = DF if tails else ATQ
        sums = [sum([STATS[kind][stat] for kind in self.duels[seat]]) for seat in SEATS]
        chronicle.tossed(self, tails, sums)
        if sums[0] != sums[1]:
            self._end_round(int(sums[1] > sums[0]))
        elif self.restarts < MOST_RESTARTS:
            self.restarts += 1
            self._close_round()
            self.begin_round()
        else:
            winner, self.chance = pick(2, self.chance)
            chronicle.lot_decided(self, winner)
            self._end_round(winner)

    # Rounds

    def _end_round(self, winner: Seat) -> None:
        """The round is won; two won rounds win the match (J5)."""
        chronicle.round_won(self, winner)
        self.rounds_won[winner] += 1
        self._close_round()
        if self.rounds_won[winner] == ROUNDS_TO_WIN:
            self.phase = OVER
            chronicle.ended(self)
            return
        self.round += 1
        self.restarts = 0
        self.begin_round()

    def _close_round(self) -> None:
        """Lines that still lie face down are turned up: everybody sees which limits of J4 were used."""
        chronicle.rest_shown(self)
        for seat in SEATS:
            self.special_before[seat] = self.special_used[seat]
            self._remember(seat, self.shown(seat))

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
        """The result, or None while the match goes on (J5)."""
        return seen.outcome(self)


def deck(options: Options, seat: Seat) -> list[int]:
    """The twenty cards of a seat; DeckError if the options name no legal deck."""
    return list(chosen_deck(options, seat))


def set_up(seed: int, options: Options) -> JartibleState:
    """A match before its first shuffle; ValueError or DeckError if an option has no such value."""
    state = JartibleState()
    roles = options.get("roles", SPLIT)
    if roles not in (SPLIT, SAME_PLAYER):
        raise ValueError(f"roles: {SPLIT} or {SAME_PLAYER}, not {roles!r}")
    state.same_player = roles == SAME_PLAYER
    state.tie_break_ap = bool(options.get("tie_break_ap", False))
    state.public_decks = bool(options.get("public_decks", False))
    state.decks = [tuple(deck(options, seat)) for seat in SEATS]
    state.chance = seed
    return state
