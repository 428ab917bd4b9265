"""What happens in a duel, told as records: the moves of cards, a line of text, and who learns what.

Each function does nothing unless the state keeps a log. The first argument of every record is its line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.event import EVERYONE, FullMove, Record, all_but, only
from ...engine.text import SeatName, Text, TextArg, text
from ...engine.view import Seat
from . import seen
from .actions import BITS, FRONT, HAND
from .cards import VALUE, card_text
from .phases import ACCEPTED
from .seen import grave, home, place_text, rival, slot_of, stage
from .turns import IN_ORDER, OTHERS

if TYPE_CHECKING:
    from .state import CastleState


def _line(key: str, **args: TextArg) -> Text:
    return text(f"castle.log.{key}", **args)


def _faces(state: CastleState, seat: Seat, place: int) -> int:
    """The viewers who see the face of the card at a place."""
    return EVERYONE if state.known[seat] >> place & 1 else only(seat)


def _flip(state: CastleState, seat: Seat, place: int) -> FullMove:
    slot = slot_of(state, seat, place)
    return FullMove(slot, slot, state.cards[seat][place])


def _seats(state: CastleState) -> tuple[Seat, ...]:
    return tuple(range(len(state.alive)))


def _others(state: CastleState, seat: Seat) -> tuple[Seat, ...]:
    """Who learns when a card of the seat is shown: everybody else (C23)."""
    return OTHERS[len(state.alive)][seat]


def dealt(state: CastleState) -> None:
    """Ten cards to each seat (C4)."""
    if state.log is None:
        return
    for seat in _seats(state):
        moves = tuple(
            FullMove((f"deck/{seat}", 0), (f"hand/{seat}", i), state.cards[seat][i], only(seat)) for i in range(HAND)
        )
        state.log.append(Record("deal", (_line("deal", seat=SeatName(seat), n=HAND),), moves))


def stationed(state: CastleState, seat: Seat, index: int, station: int) -> None:
    """A card is put into the castle, seen by its owner only (C5)."""
    if state.log is not None:
        card = state.cards[seat][index]
        move = FullMove((f"hand/{seat}", index), (f"castle/{seat}", station), card)
        line = _line("station", seat=SeatName(seat), card=card_text(card), place=place_text(FRONT + station))
        state.log.append(Record("station", (line,), (move,), (), only(seat)))


def recalled(state: CastleState, seat: Seat, station: int) -> None:
    """A card is taken back into the hand, seen by its owner only (C5)."""
    if state.log is not None:
        index = state.stations[seat][station]
        card = state.cards[seat][index]
        move = FullMove((f"castle/{seat}", station), (f"hand/{seat}", index), card)
        line = _line("recall", seat=SeatName(seat), card=card_text(card))
        state.log.append(Record("recall", (line,), (move,), (), only(seat)))


def made_ready(state: CastleState, seat: Seat) -> None:
    """A seat has deployed; everyone hears that, not how."""
    if state.log is not None:
        state.log.append(Record("ready", (_line("ready", seat=SeatName(seat)),)))


def deployed(state: CastleState) -> None:
    """All line up (C5). To the enemy the cards move in the order of the hand he can't see."""
    if state.log is None:
        return
    moves: list[FullMove] = []
    for seat in _seats(state):
        cards, stations = state.cards[seat], state.stations[seat]
        rest = [i for i in range(HAND) if i not in stations]
        for place, index in enumerate(rest):
            hand = (f"hand/{seat}", index)
            moves.append(FullMove(hand, home(seat, place), cards[index], only(seat), only(seat)))
        for place in range(HAND):
            index = (*rest, *stations)[place]
            hand = (f"hand/{seat}", place)
            moves.append(FullMove(hand, home(seat, place), cards[index], only(seat), all_but(seat)))
    seats = _seats(state)
    line = _line("deploy" if len(seats) == 2 else "deploy.all")
    state.log.append(Record("deploy", (line,), tuple(moves), seats))


def lot_drawn(state: CastleState) -> None:
    """Who attacks first (C7)."""
    if state.log is not None:
        state.log.append(Record("start", (_line("start", seat=SeatName(state.first)),)))


def aimed(state: CastleState) -> None:
    """Which of two castles is attacked (C23)."""
    if state.log is not None:
        attacker, defender = state.attacker, state.defender
        line = _line("aim", n=state.assault + 1, seat=SeatName(attacker), rival=SeatName(defender))
        state.log.append(Record("aim", (line, attacker, defender)))


def attacked(state: CastleState) -> None:
    """Fighter and target step into the middle (C8)."""
    if state.log is None:
        return
    attacker, defender = state.attacker, state.defender
    moves = tuple(
        FullMove(home(seat, place), stage(seat, 0), state.cards[seat][place], _faces(state, seat, place))
        for seat, place in ((attacker, state.fighter), (defender, state.target))
    )
    rivals: dict[str, TextArg] = {} if len(state.alive) == 2 else {"rival": SeatName(defender)}
    line = _line(
        "attack.rival" if rivals else "attack",
        n=state.assault + 1,
        seat=SeatName(attacker),
        fighter=place_text(state.fighter),
        target=place_text(state.target),
        **rivals,
    )
    state.log.append(Record("attack", (line, attacker), moves))


def committed(state: CastleState, seat: Seat) -> None:
    """A support is committed, seen by its owner only (C9)."""
    if state.log is not None:
        _support(state, seat, "commit", only(seat), ())


def supports_shown(state: CastleState) -> None:
    """Everyone sees which card supports, or that none does (C10)."""
    if state.log is not None:
        for seat in (state.attacker, state.defender):
            _support(state, seat, "support", all_but(seat), _others(state, seat))


def _support(state: CastleState, seat: Seat, kind: str, watchers: int, learned: tuple[Seat, ...]) -> None:
    """The owner's card moves when he commits, to everybody else it moves when both are shown; the line comes then."""
    place = state.commit[seat]
    moves: tuple[FullMove, ...] = ()
    line = _line("support.none", seat=SeatName(seat))
    if place >= 0:
        line = _line("support", seat=SeatName(seat), place=place_text(place))
        card, faces = state.cards[seat][place], _faces(state, seat, place)
        moves = (FullMove(home(seat, place), stage(seat, 1), card, faces, watchers),)
    assert state.log is not None
    if kind == "commit":
        state.log.append(Record(kind, (), moves, learned, watchers))
    else:
        state.log.append(Record(kind, (line,), moves, learned))


def explorers_shown(state: CastleState, seat: Seat, explorers: int) -> None:
    """Committed explorers are turned face up (C11)."""
    if state.log is not None:
        for place in BITS[explorers]:
            card = card_text(state.cards[seat][place])
            line = _line("explorer", seat=SeatName(seat), place=place_text(place), card=card)
            state.log.append(Record("explorer", (line,), (_flip(state, seat, place),), _others(state, seat)))


def declared(state: CastleState, seat: Seat, place: int) -> None:
    """An explorer points at an enemy card (C12)."""
    if state.log is not None:
        line = _line("declare", seat=SeatName(seat), place=place_text(place))
        state.log.append(Record("declare", (line,)))


def uncovered(state: CastleState) -> None:
    """Everything declared is turned at once (C12)."""
    if state.log is None:
        return
    for seat in IN_ORDER[state.attacker][state.defender]:
        other = rival(state, seat)
        for place in BITS[state.declared[seat]]:
            card = card_text(state.cards[other][place])
            line = _line("uncover", seat=SeatName(seat), place=place_text(place), card=card)
            state.log.append(Record("uncover", (line,), (_flip(state, other, place),), _others(state, other)))


def answered(state: CastleState) -> None:
    """Both answers are shown together (C14, C15): attacker's, then defender's."""
    if state.log is None:
        return
    attacker, defender = state.attacker, state.defender
    line = _line("answers", first=_answer(state, attacker), second=_answer(state, defender))
    numbers = (attacker, state.answer[attacker], defender, state.answer[defender])
    state.log.append(Record("answers", (line, *numbers), (), _seats(state)))


def _answer(state: CastleState, seat: Seat) -> Text:
    answer = state.answer[seat]
    if answer == ACCEPTED:
        return _line("accept", seat=SeatName(seat))
    return _line("retreat", seat=SeatName(seat), place=place_text(answer))


def fought(state: CastleState, attack: int, defence: int) -> None:
    """Both fighters are shown and compared (C17-C20)."""
    if state.log is None:
        return
    attacker, defender = state.attacker, state.defender
    own, enemy = state.cards[attacker][state.fighter], state.cards[defender][state.target]
    line = _line(
        "fight.jester" if state.jester_strikes() else "fight",
        seat=SeatName(attacker),
        rival=SeatName(defender),
        card=card_text(own),
        target=card_text(enemy),
        attack=attack,
        defence=defence,
    )
    numbers = (attacker, VALUE[own], attack, VALUE[enemy], defence)
    moves = (_flip(state, attacker, state.fighter), _flip(state, defender, state.target))
    state.log.append(Record("fight", (line, *numbers), moves, _seats(state)))


def cleared(state: CastleState, fallen: list[int]) -> None:
    """Supports and the defeated leave, shown; survivors go back to their places (C16, C20)."""
    if state.log is None:
        return
    for seat in (state.attacker, state.defender):
        for place in BITS[fallen[seat]]:
            card = state.cards[seat][place]
            key = "spent" if place == state.commit[seat] else "fall"
            line = _line(key, seat=SeatName(seat), card=card_text(card))
            move = FullMove(slot_of(state, seat, place), grave(seat, place), card)
            state.log.append(Record("fall", (line, seat, place), (move,), _others(state, seat)))
    back: list[FullMove] = []
    for seat in IN_ORDER[state.attacker][state.defender]:
        place = state.engaged(seat)
        if not fallen[seat] >> place & 1:
            card, faces = state.cards[seat][place], _faces(state, seat, place)
            back.append(FullMove(stage(seat, 0), home(seat, place), card, faces))
    if back:
        state.log.append(Record("return", (), tuple(back)))


def left(state: CastleState, seat: Seat) -> None:
    """A castle has fallen: what its player has left leaves play, shown (C23)."""
    if state.log is not None:
        cards, rest = state.cards[seat], BITS[state.alive[seat]]
        moves = tuple(FullMove(home(seat, place), grave(seat, place), cards[place]) for place in rest)
        line = _line("out.cards" if rest else "out", seat=SeatName(seat))
        state.log.append(Record("out", (line, seat), moves, _others(state, seat)))


def ended(state: CastleState) -> None:
    """The castle has fallen (C21)."""
    if state.log is not None:
        result = seen.outcome(state)
        assert result is not None
        state.log.append(Record("end", (result.reason,)))
