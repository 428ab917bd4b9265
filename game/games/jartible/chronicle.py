"""What happens in a match, told as records: the moves of cards, a line of text, and who learns what.

Each function does nothing unless the state keeps a log, and is called before the state changes. The first argument
of every record that says something is its line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...engine.event import EVERYONE, FullMove, Record, all_but, only
from ...engine.text import SeatName, Text, TextArg, text
from ...engine.view import Seat
from . import seen
from . import vocabulary as v
from .cards import CREATURES, SPEED, SUPPORT_EFFECTS, card_text, scenario_effect
from .counting import told
from .moves import arrivals, departure, gathering, turned_up
from .phases import HAND, KEPT, LINES, NOBODY, NOTHING, REDRAWN
from .seen import WINDOWS, line
from .window import BY_SCENARIO, BY_TOTAL, BY_VL, VOID, Play, Result

if TYPE_CHECKING:
    from .fields import Fields

NO_ONE = 0
_BOTH = (0, 1)
_DECIDED = {BY_TOTAL: "total", BY_SCENARIO: "scenario", BY_VL: "vl", VOID: "void"}


def _line(key: str, **args: TextArg) -> Text:
    return text(f"jartible.log.{key}", **args)


def _tell(
    state: Fields, kind: str, args: tuple[TextArg, ...] = (), moves: Sequence[FullMove] = (),
    learned: tuple[Seat, ...] = (), audience: int = EVERYONE,
) -> None:  # fmt: skip
    if state.log is not None:
        state.log.append(Record(kind, args, tuple(moves), learned, audience))


# Speed draw, roles, hands


def gathered(state: Fields, seat: Seat, pile: Sequence[int]) -> None:
    """All cards go into the deck, which is shuffled and then lies like ``pile``."""
    if state.log is not None:
        _tell(state, "shuffle", (_line("shuffle", seat=SeatName(seat)),), gathering(state, seat, pile))



def round_begun(state: Fields) -> None:
    """A round begins, or begins again (J6, J21)."""
    if state.log is not None:
        key = "again" if state.restarts else "round"
        _tell(state, "round", (_line(key, number=state.round), state.round))


def revealed(state: Fields) -> None:
    """Both top cards are turned up (J7)."""
    if state.log is None:
        return
    tops = [state.piles[seat][-1] for seat in _BOTH]
    moves = [
        FullMove((f"deck/{seat}", len(state.piles[seat]) - 1), (f"draw/{seat}", len(state.drawn[seat])), tops[seat])
        for seat in _BOTH
    ]
    words = _line(
        "speed", first=SeatName(0), one=card_text(tops[0]), vl=SPEED[tops[0]],
        second=SeatName(1), two=card_text(tops[1]), other=SPEED[tops[1]],
    )  # fmt: skip
    _tell(state, "speed", (words,), moves, _BOTH)


def speed_won(state: Fields) -> None:
    """Who chooses the roles (J8)."""
    if state.log is not None:
        _tell(state, "choose", (_line("choose", seat=SeatName(state.chooser)), state.chooser))


def roles_taken(state: Fields) -> None:
    """Who has which role (J8)."""
    if state.log is not None:
        form, ap = state.first_form, state.first_ap
        words = _line("roles.both" if form == ap else "roles.split", form=SeatName(form), ap=SeatName(ap))
        _tell(state, "roles", (words, form, ap))


def redrawn_free(state: Fields, seat: Seat) -> None:
    """A hand without a formation is drawn again at no cost (J10)."""
    if state.log is not None:
        _tell(state, "free", (_line("free", seat=SeatName(seat)), seat))


def drew(state: Fields, seat: Seat, cards: Sequence[int]) -> None:
    """Cards from the deck into the hand (J10)."""
    if state.log is not None:
        words = _line("draw", seat=SeatName(seat), n=len(cards))
        _tell(state, "draw", (words, seat), arrivals(state, seat, cards), (seat,))


def hand_answered(state: Fields, seat: Seat) -> None:
    """The first answer, known to who gave it (J10)."""
    if state.log is not None:
        key = "keeping" if state.choice[seat] == KEPT else "redrawing"
        _tell(state, "answer", (_line(key, seat=SeatName(seat)),), audience=only(seat))


def hands_told(state: Fields) -> None:
    """Both have answered: who keeps, who takes a rebujina and how big his next hand is (J10)."""
    for seat in _BOTH:
        if state.log is None or state.kept[seat]:
            continue
        redrawn = state.choice[seat] == REDRAWN
        size = HAND - 1 - state.redraws[seat]
        words = _line("rebujina", seat=SeatName(seat), size=size) if redrawn else _line("keep", seat=SeatName(seat))
        _tell(state, "rebujina" if redrawn else "keep", (words, seat))


# Scenarios and formation


def scenario_played(state: Fields, seat: Seat, kind: int) -> None:
    """A scenario for the round (J11)."""
    if state.log is not None:
        words = _line("scenario", seat=SeatName(seat), card=card_text(kind))
        moves = departure(state, seat, kind, (f"scenario/{seat}", 0))
        _tell(state, "scenario", (words, seat), moves, (1 - seat,))


def no_scenario(state: Fields, seat: Seat) -> None:
    """A seat plays without a scenario of its own (J11)."""
    if state.log is not None:
        _tell(state, "no_scenario", (_line("no_scenario", seat=SeatName(seat)), seat))


def placed(state: Fields, seat: Seat, kind: int, row: int) -> None:
    """A creature face down in a line: its owner knows which (J12)."""
    if state.log is None:
        return
    target = line(2 * seat + row, len(state.lines[2 * seat + row]))
    moves = departure(state, seat, kind, target, NO_ONE)
    own = _line(f"place.own.{LINES[row]}", seat=SeatName(seat), card=card_text(kind))
    other = _line(f"place.{LINES[row]}", seat=SeatName(seat))
    for words, audience in ((own, only(seat)), (other, all_but(seat))):
        _tell(state, "place", (words, seat), [move for move in moves if move.watchers & audience], (), audience)


def stopped(state: Fields, seat: Seat) -> None:
    """A seat places no more (J12)."""
    if state.log is not None:
        _tell(state, "stop", (_line("stop", seat=SeatName(seat)), seat))


# Windows


def opened(state: Fields) -> None:
    """The two lines of a window are turned up together (J14, J18)."""
    if state.log is None:
        return
    attacker = state.attacker()
    words = _line(f"open.{WINDOWS[state.window]}", attacker=SeatName(attacker), defender=SeatName(1 - attacker))
    moves = turned_up(state, [state.line_in_window(seat) for seat in _BOTH])
    _tell(state, "open", (words, state.window, attacker), moves, _BOTH)


def no_supports_here(state: Fields) -> None:
    """A scenario closes this window to supports (J11)."""
    if state.log is not None:
        closing = [kind for kind in state.scenarios if kind != NOTHING and type(scenario_effect(kind)) is v.NoSupport]
        _tell(state, "no_supports", (_line("no_supports", card=card_text(closing[0])),))


def no_support(state: Fields, seat: Seat) -> None:
    """A seat passes (J15)."""
    if state.log is not None:
        _tell(state, "pass", (_line("pass", seat=SeatName(seat)), seat))


def support_played(state: Fields, seat: Seat, kind: int) -> None:
    """A support into the slot; one that takes back lies down where the other lay, which is played (J15)."""
    if state.log is None:
        return
    slot, spent = (f"ap/{seat}", 0), state.spent[seat]
    if type(SUPPORT_EFFECTS[kind - CREATURES]) is v.TakeBack:
        last = (f"spent/{seat}", len(spent) - 1)
        moves = [*departure(state, seat, kind, last), FullMove(last, slot, spent[-1])]
        words = _line("take_back", seat=SeatName(seat), card=card_text(kind), again=card_text(spent[-1]))
    else:
        moves = departure(state, seat, kind, slot)
        words = _line("support", seat=SeatName(seat), card=card_text(kind))
    _tell(state, "support", (words, seat), moves, (1 - seat,))


def blocked(state: Fields, seat: Seat) -> None:
    """A seat may not play a support in this window (J16)."""
    if state.log is not None:
        _tell(state, "block", (_line("block", seat=SeatName(seat)), seat))


def neutralised(state: Fields, kept: Sequence[Play]) -> None:
    """Supports that have no effect (J16)."""
    for seat in _BOTH:
        if state.log is not None and state.ap[seat] != NOTHING and all(owner != seat for owner, _ in kept):
            card = card_text(state.ap[seat])
            _tell(state, "neutralise", (_line("neutralise", seat=SeatName(seat), card=card), seat))


def effects_shown(state: Fields, result: Result) -> None:
    """What effects do to the lines of the window, where they do anything (J17); ``args``: see `counting.told`."""
    if state.log is not None and (args := told(state, result)):
        _tell(state, "count", args)


def removed(state: Fields, seat: Seat, place: int, index: int) -> None:
    """A creature leaves its line, the others move up (J17)."""
    if state.log is None:
        return
    cards = state.lines[place]
    moves = [FullMove(line(place, index), (f"out/{seat}", len(state.out[seat])), cards[index])]
    moves += [FullMove(line(place, i), line(place, i - 1), cards[i]) for i in range(index + 1, len(cards))]
    words = _line("remove", seat=SeatName(seat), card=card_text(cards[index]))
    _tell(state, "remove", (words, seat), moves)


def knocked_out(state: Fields, empty: Sequence[Seat]) -> None:
    """A line has been emptied (J13)."""
    if state.log is not None:
        key = "ko.both" if len(empty) == 2 else "ko"
        _tell(state, "ko", (_line(key, seat=SeatName(empty[0])), *empty))


def window_won(state: Fields, result: Result) -> None:
    """The totals, and whose minipoint it is (J17). ``args``: line, winner, totals by seat."""
    if state.log is None:
        return
    why = _DECIDED[result.by]
    winner = SeatName(max(0, result.winner))
    verdict = text(f"jartible.verdict.{why}", seat=winner, one=max(result.vls), two=min(result.vls))
    attacker = state.attacker()
    words = _line(
        "window", attacker=SeatName(attacker), attack=result.totals[attacker],
        defender=SeatName(1 - attacker), defence=result.totals[1 - attacker], verdict=verdict,
    )  # fmt: skip
    _tell(state, "window", (words, result.winner, *result.totals))


def spent(state: Fields, seat: Seat) -> None:
    """A support leaves its slot at the end of the window."""
    if state.log is not None:
        move = FullMove((f"ap/{seat}", 0), (f"spent/{seat}", len(state.spent[seat])), state.ap[seat])
        _tell(state, "spend", (), [move])


# Tie-break, rounds, the end


def tie_break_begun(state: Fields) -> None:
    """Neither won both windows (J19)."""
    if state.log is not None:
        _tell(state, "tie_break", (_line("tie_break"),))


def duel_chosen(state: Fields, seat: Seat, kind: int) -> None:
    """A secret choice, known to who made it (J20)."""
    if state.log is not None:
        words = _line("duel.none", seat=SeatName(seat))
        if kind != NOTHING:
            words = _line("duel.own", seat=SeatName(seat), card=card_text(kind))
        _tell(state, "pick", (words,), audience=only(seat))


def duel_shown(state: Fields) -> None:
    """Both creatures are turned up (J20)."""
    if state.log is None:
        return
    moves: list[FullMove] = []
    for seat, picked in enumerate(state.picks):
        if picked != NOTHING:
            moves += departure(state, seat, picked, (f"duel/{seat}", len(state.duels[seat])))
    _tell(state, "show", (), moves, _BOTH)


def duel_won(state: Fields, winner: Seat) -> None:
    """Who won the duel, with which VL (J20)."""
    if state.log is None:
        return
    one, two = [
        text("jartible.duel.none") if picked == NOTHING
        else text("jartible.duel.card", card=card_text(picked), vl=state.duel_speed(seat))
        for seat, picked in enumerate(state.picks)
    ]  # fmt: skip
    result = text("jartible.duel.void") if winner == NOBODY else text("jartible.duel.won", seat=SeatName(winner))
    words = _line("duel", first=SeatName(0), one=one, second=SeatName(1), two=two, result=result)
    _tell(state, "duel", (words, winner))


def tossed(state: Fields, tails: int, sums: Sequence[int]) -> None:
    """The coin, and the sums it asks for (J21)."""
    if state.log is not None:
        words = _line(
            "coin.tails" if tails else "coin.heads", first=SeatName(0), one=sums[0], second=SeatName(1), two=sums[1]
        )
        _tell(state, "coin", (words, tails, *sums))


def lot_decided(state: Fields, winner: Seat) -> None:
    """Level to the last: the coin alone decides (J21)."""
    if state.log is not None:
        _tell(state, "lot", (_line("lot", seat=SeatName(winner)), winner))


def round_won(state: Fields, winner: Seat) -> None:
    """The round is over (J5)."""
    if state.log is not None:
        _tell(state, "won", (_line("won", seat=SeatName(winner), number=state.round), winner))


def rest_shown(state: Fields) -> None:
    """Lines that still lie face down are turned up before they leave the table."""
    if state.log is None:
        return
    places = [place for place in range(4) if state.lines[place] and not state.faces_up(place)]
    if places:
        _tell(state, "rest", (_line("rest"),), turned_up(state, places), _BOTH)


def ended(state: Fields) -> None:
    """The end of the match (J5)."""
    if state.log is not None and (outcome := seen.outcome(state)) is not None:
        _tell(state, "end", (outcome.reason,))
