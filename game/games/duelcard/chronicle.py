"""What happens in a match, told as records: the moves of cards, a line of text, and who learns what.

Each function does nothing unless the state keeps a log, and is called before the state changes. The first argument
of every record that says something is its line.

A hand's owner sees it sorted, everybody else sees backs whose order means nothing: to others a card always leaves
from the end and arrives there, so that no back can be followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...engine.event import EVERYONE, FullMove, Record, all_but, only, viewer_bit
from ...engine.text import SeatName, Text, TextArg, text
from ...engine.view import OPEN, Seat, Slot
from .cards import JOKER, STRENGTH, card_text
from .duel import DOUBLE, NO_JOKER, NOBODY, NULLIFIED, Faceoff
from .seen import PLAY_SLOTS, announced_as, hand, laid_indexes, play, trophy

if TYPE_CHECKING:
    from .state import DuelCardState

NO_ONE = 0


def _line(key: str, **args: TextArg) -> Text:
    return text(f"duelcard.log.{key}", **args)


def _others(state: DuelCardState, *seats: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(len(state.hands)) if seat not in seats)


def cards_text(cards: Sequence[int]) -> Text:
    """Cards by name, in a row."""
    names = card_text(cards[0])
    for card in cards[1:]:
        names = text("duelcard.cards.more", first=names, second=card_text(card))
    return names


# Moves of hands


def _arrivals(cards: list[int], seat: Seat, fresh: Sequence[tuple[Slot, int]], owner: int, back: int) -> list[FullMove]:
    """``fresh`` cards (with where they come from) sorted into a hand for ``owner``, put at its end for ``back``."""
    whole = [*cards, *(card for _, card in fresh)]
    order = sorted(range(len(whole)), key=whole.__getitem__)
    rank = {index: place for place, index in enumerate(order)}
    moves = [
        FullMove(hand(seat, i), hand(seat, rank[i]), card, owner, owner) for i, card in enumerate(cards) if rank[i] != i
    ]
    for n, (source, card) in enumerate(fresh, len(cards)):
        moves.append(FullMove(source, hand(seat, rank[n]), card, owner, owner))
        moves.append(FullMove(source, hand(seat, n), card, NO_ONE, back))
    return moves


def _departures(
    cards: list[int], seat: Seat, gone: Sequence[int], targets: Sequence[Slot], seers: int
) -> list[FullMove]:
    """Cards at ``gone`` leave a hand for ``targets``: for the owner from where they stand, for others from the end."""
    moves: list[FullMove] = []
    for n, (index, target) in enumerate(zip(gone, targets, strict=True)):
        moves.append(FullMove(hand(seat, index), target, cards[index], seers | only(seat), only(seat)))
        moves.append(FullMove(hand(seat, len(cards) - 1 - n), target, cards[index], seers, all_but(seat)))
    return moves + _closing(cards, seat, gone, only(seat))


def _closing(cards: list[int], seat: Seat, gone: Sequence[int], seers: int, watchers: int = 0) -> list[FullMove]:
    """The rest of a hand moves together, before the eyes of ``watchers`` (of ``seers`` if not given)."""
    rest = [index for index in range(len(cards)) if index not in gone]
    return [
        FullMove(hand(seat, index), hand(seat, place), cards[index], seers, watchers or seers)
        for place, index in enumerate(rest)
        if place != index
    ]


# Set-up and draws


def dealt(state: DuelCardState, seat: Seat, cards: list[int]) -> None:
    """The first hand (D3)."""
    _drew(state, "deal", seat, cards)


def lot_drawn(state: DuelCardState) -> None:
    """Who has the first turn (D3)."""
    if state.log is not None:
        state.log.append(Record("start", (_line("start", seat=SeatName(state.first)),)))


def turned(state: DuelCardState) -> None:
    """A turn begins (D4)."""
    if state.log is not None:
        state.log.append(Record("turn", (_line("turn", n=state.turn, seat=SeatName(state.turner)),)))


def drew(state: DuelCardState, seat: Seat, cards: list[int]) -> None:
    """Cards from the top of the deck (D5, D7, D10)."""
    _drew(state, "draw", seat, cards)


def _drew(state: DuelCardState, kind: str, seat: Seat, cards: list[int]) -> None:
    """The owner is told what he drew, the others how much."""
    if state.log is None:
        return
    top = len(state.deck) - 1
    fresh = [(("deck", top - n), card) for n, card in enumerate(cards)]
    moves = _arrivals(state.hands[seat], seat, fresh, only(seat), all_but(seat))
    own = _line(f"{kind}.own", seat=SeatName(seat), cards=cards_text(sorted(cards)))
    other = _line(kind, seat=SeatName(seat), n=len(cards))
    for line, audience in ((own, only(seat)), (other, all_but(seat))):
        told = tuple(move for move in moves if move.watchers & audience)
        state.log.append(Record(kind, (line,), told, (seat,), audience))


def reshuffled(state: DuelCardState, order: Sequence[int]) -> None:
    """The discard pile becomes the deck (D19): card ``order[i]`` comes to lie at ``i``; only the open view sees."""
    if state.log is None:
        return
    seen_by = viewer_bit(OPEN)
    moves: list[FullMove] = []
    for place, index in enumerate(order):
        target = ("deck", place)
        moves.append(FullMove(("discard", place), target, state.discard[place], NO_ONE, EVERYONE & ~seen_by))
        moves.append(FullMove(("discard", index), target, state.discard[index], seen_by, seen_by))
    state.log.append(Record("reshuffle", (_line("reshuffle", n=len(order)),), tuple(moves)))


# Hand mode


def passed(state: DuelCardState, seat: Seat) -> None:
    """A seat uses no more action cards in this turn (D6)."""
    if state.log is not None:
        state.log.append(Record("pass", (_line("pass", seat=SeatName(seat)),)))


def used(state: DuelCardState, seat: Seat, index: int) -> None:
    """An action card, or a Block on it, is shown (D7, D8)."""
    if state.log is None:
        return
    cards, place = state.hands[seat], len(state.stack)
    what = announced_as([*state.stack, cards[index]], state.victim)
    how = "joker." if cards[index] == JOKER else ""
    line = _line(f"use.{how}{what}", seat=SeatName(seat), victim=SeatName(max(0, state.victim)))
    moves = _departures(cards, seat, [index], [("stack", place)], EVERYONE)
    state.log.append(Record("use", (line, seat, what), tuple(moves), _others(state, seat)))


def settled(state: DuelCardState) -> None:
    """Everyone has passed, which everyone learns; the stack goes to the discard pile, blocked or not (D8)."""
    if state.log is None:
        return
    below = len(state.discard)
    moves = tuple(FullMove(("stack", i), ("discard", below + i), card) for i, card in enumerate(state.stack))
    blocks = len(state.stack) - 1
    args = () if not blocks else (_line("blocked" if blocks % 2 else "unblocked", card=card_text(state.stack[0])),)
    state.log.append(Record("settle", args, moves, tuple(range(len(state.hands)))))


def found_nothing(state: DuelCardState) -> None:
    """The victim has no card left (D8)."""
    if state.log is not None:
        state.log.append(Record("nothing", (_line("nothing", seat=SeatName(state.victim)),)))


def offered(state: DuelCardState) -> None:
    """The victim's backs are shuffled and held out (D7)."""
    if state.log is not None:
        n = len(state.hands[state.victim])
        line = _line("offer", seat=SeatName(state.victim), thief=SeatName(state.actor), n=n)
        state.log.append(Record("offer", (line, state.victim)))


def stole(state: DuelCardState, place: int, index: int) -> None:
    """A card changes hands: thief and victim see it, the others see a back (D7)."""
    if state.log is None:
        return
    thief, victim = state.actor, state.victim
    names = {"seat": SeatName(thief), "victim": SeatName(victim)}
    seen = _line("steal.seen", card=card_text(state.hands[victim][index]), **names)
    unseen = _line("steal", **names)
    for bit, taken, sees, sorts in (
        (viewer_bit(thief), place, True, True),
        (viewer_bit(victim), index, True, False),
        (viewer_bit(OPEN), index, True, True),
        (EVERYONE & ~only(thief) & ~viewer_bit(victim), place, False, False),
    ):
        moves = _theft(state, index, taken, bit, sorts)
        moves += _closing(state.hands[victim], victim, [taken], bit & only(victim), bit)
        line = seen if sees else unseen
        state.log.append(Record("steal", (line, thief, victim), tuple(moves), (thief, victim), bit))


def _theft(state: DuelCardState, index: int, taken: int, watchers: int, sorts: bool) -> list[FullMove]:
    """The stolen card's way into the thief's hand: to its place for who sees that hand sorted, else to the end."""
    card, own = state.hands[state.victim][index], state.hands[state.actor]
    source = hand(state.victim, taken)
    if not sorts:
        return [FullMove(source, hand(state.actor, len(own)), card, NO_ONE, watchers)]
    return [move for move in _arrivals(own, state.actor, [(source, card)], watchers, NO_ONE) if move.watchers]


# The duel


def called(state: DuelCardState, learned: Sequence[Seat]) -> None:
    """Everyone chooses a play in secret (D11); who needed no card for it has shown that (D10)."""
    if state.log is not None:
        state.log.append(Record("call", (_line("call"),), (), tuple(learned)))


def laid(state: DuelCardState, seat: Seat, card: int) -> None:
    """A card is laid for the duel, seen by its owner only (D11)."""
    if state.log is not None:
        draft = state.laid[seat]
        index = laid_indexes(state.hands[seat], [*draft, card])[-1]
        move = FullMove(hand(seat, index), play(seat, len(draft)), state.hands[seat][index])
        line = _line("lay", seat=SeatName(seat), card=card_text(card))
        state.log.append(Record("lay", (line,), (move,), (), only(seat)))


def taken(state: DuelCardState, seat: Seat, card: int) -> None:
    """A laid card is taken back, seen by its owner only (D11)."""
    if state.log is None:
        return
    draft, cards = state.laid[seat], state.hands[seat]
    before = laid_indexes(cards, draft)
    gone = len(draft) - 1 - draft[::-1].index(card)
    moves = [FullMove(play(seat, gone), hand(seat, before[gone]), cards[before[gone]])]
    if gone + 1 < len(draft):
        moves.append(FullMove(play(seat, 1), play(seat, 0), cards[before[1]]))
    line = _line("take", seat=SeatName(seat), card=card_text(card))
    state.log.append(Record("take", (line,), tuple(moves), (), only(seat)))


def laid_down(state: DuelCardState) -> None:
    """Everyone is ready: the plays lie face down before all (D11, D20)."""
    if state.log is None:
        return
    moves: list[FullMove] = []
    for seat, draft in enumerate(state.laid):
        cards = state.hands[seat]
        gone = laid_indexes(cards, draft)
        for n, index in enumerate(gone):
            source = hand(seat, len(cards) - 1 - n)
            moves.append(FullMove(source, play(seat, n), cards[index], NO_ONE, all_but(seat)))
        moves += _closing(cards, seat, gone, only(seat))
    state.log.append(Record("down", (_line("down"),), tuple(moves)))


def turned_up(state: DuelCardState, seats: Sequence[Seat]) -> None:
    """Plays are turned up when they are first faced (D20)."""
    if state.log is not None:
        moves = tuple(
            FullMove(play(seat, i), play(seat, i), card) for seat in seats for i, card in enumerate(state.table[seat])
        )
        state.log.append(Record("reveal", (), moves, tuple(range(len(state.hands)))))


def fought(state: DuelCardState, faceoff: Faceoff) -> None:
    """One duel in a line: both plays, what their Jokers were, who wins (D12-D17)."""
    if state.log is None:
        return
    seats = (faceoff.holder, faceoff.rival)
    duel = faceoff.duel
    plays = [play_text(state.table[seat], duel.forms[i], duel.nullified[i]) for i, seat in enumerate(seats)]
    if duel.winner == NOBODY:
        result = text("duelcard.result.tie")
    else:
        result = text(f"duelcard.result.win.{duel.victories}", seat=SeatName(seats[duel.winner]))
    line = _line("duel", first=SeatName(seats[0]), one=plays[0], second=SeatName(seats[1]), two=plays[1], result=result)
    winner = NOBODY if duel.winner == NOBODY else seats[duel.winner]
    marks = [m for i, seat in enumerate(seats) for m in _marks(state.table[seat], duel.forms[i], duel.nullified[i])]
    state.log.append(Record("duel", (line, *seats, winner, *duel.forms, duel.victories, *marks)))


def _marks(cards: Sequence[int], form: int, nullified: int) -> list[int]:
    """For both places of a play what its card acted as: a kind, DOUBLE, NULLIFIED, or NO_JOKER for what it is."""
    marks = [NO_JOKER] * PLAY_SLOTS
    for place, card in enumerate(cards):
        if card == JOKER:
            marks[place] = form
        elif card == STRENGTH and nullified > cards.count(JOKER) * (form == NULLIFIED):
            marks[place] = NULLIFIED
    return marks


def play_text(cards: Sequence[int], form: int, nullified: int) -> Text:
    """A play in words, with what its Jokers did and which cards had no effect."""
    if not cards:
        return text("duelcard.play.none")
    words = [_in_play(card, form, nullified) for card in sorted(cards)]
    return words[0] if len(words) == 1 else text("duelcard.play.two", first=words[0], second=words[1])


def _in_play(card: int, form: int, nullified: int) -> Text:
    if card == JOKER and form not in (NULLIFIED, DOUBLE, NO_JOKER):
        return text("duelcard.play.joker", form=card_text(form))
    without = form == NULLIFIED if card == JOKER else card == STRENGTH and nullified > (form == NULLIFIED)
    return text("duelcard.play.without", card=card_text(card)) if without else card_text(card)


def discarded(state: DuelCardState, seat: Seat) -> None:
    """A play that was shown goes to the discard pile (D18)."""
    if state.log is not None and state.table[seat]:
        below = len(state.discard)
        moves = tuple(FullMove(play(seat, i), ("discard", below + i), card) for i, card in enumerate(state.table[seat]))
        state.log.append(Record("discard", (), moves))


def drawn(state: DuelCardState) -> None:
    """Nobody won a duel in this turn (D20)."""
    if state.log is not None:
        state.log.append(Record("tie", (_line("nobody"),)))


def scored(state: DuelCardState, seat: Seat, victories: int, won: Sequence[int]) -> None:
    """Trophies go before the winner, the rest of his play to the discard pile (D18)."""
    if state.log is None:
        return
    left = list(won)
    trophies, below = len(state.trophies[seat]), len(state.discard)
    moves: list[FullMove] = []
    for i, card in enumerate(state.table[seat]):
        if card in left:
            left.remove(card)
            moves.append(FullMove(play(seat, i), trophy(seat, trophies), card))
            trophies += 1
        else:
            moves.append(FullMove(play(seat, i), ("discard", below), card))
            below += 1
    line = _line("score", seat=SeatName(seat), n=victories, total=state.tally[seat] + victories)
    state.log.append(Record("score", (line, seat, victories), tuple(moves)))


def returned(state: DuelCardState, seat: Seat) -> None:
    """A play that nobody faced goes back unseen (D20)."""
    if state.log is not None:
        fresh = [(play(seat, i), card) for i, card in enumerate(state.table[seat])]
        moves = _arrivals(state.hands[seat], seat, fresh, only(seat), all_but(seat))
        state.log.append(Record("return", (_line("return", seat=SeatName(seat)),), tuple(moves)))


def ended(state: DuelCardState) -> None:
    """The end, and why (D21)."""
    outcome = state.outcome()
    if state.log is not None and outcome is not None:
        state.log.append(Record("end", (outcome.reason,)))
