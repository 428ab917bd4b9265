"""Matches of DuelCard that a viewer can't tell from the real one, found from the rules page and the history alone.

Cards come out of sequences: the deck as it was dealt, then each reshuffle of the discard pile (D19). A world is an
order for each of them. In another world cards that the viewer never saw since their sequence was shuffled have changed
places, other cards were stolen behind his back (D7), others laid other plays where none was turned up (D20, D30).
The match is played again in it from the history; it is a good one if the viewer perceives the same after each step.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.engine.chance import shuffled
from game.engine.contract import Action
from game.engine.errors import IllegalAction
from game.engine.view import Seat
from game.games.duelcard import chronicle
from game.games.duelcard.actions import LAY, LAY_ACTIONS, PICK, PLAY, PLAY_ACTIONS, READY, READY_ACTION
from game.games.duelcard.duel import resolve_chain
from game.games.duelcard.phases import COMMIT
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState, deal
from tests.games.cases import Game, History
from tests.games.marks import Mark

TRIES = 8
WHOLE = 2
"""So many tries shuffle all unseen cards at once; the others exchange two."""
World = list[list[int]]
"""The kinds of the deck as dealt; then, for each reshuffle, which card of the discard pile came to lie where."""
Glimpse = tuple[object, ...]


class Differs(Exception):
    """In this world the viewer perceives something else."""


@dataclass
class Deed:
    """What a seat did. A hidden seat's play is told whole, its cards in the order in which they were laid."""

    seat: Seat
    action: Action
    faced: bool = True
    """Of a play: whether it was turned up."""
    taken: tuple[int, int] = (-1, -1)
    """Of a theft: where in the victim's hand the card stood, and its kind."""


class Retold(DuelCardState):
    """A match whose every shuffle is written down beforehand, as far as it is known."""

    __slots__ = ("shown", "world")

    world: World
    shown: list[set[int]]
    """For each sequence, places whose card came before the viewer's eyes."""

    def _reshuffle(self) -> None:
        n = len(self.shown)
        if n == len(self.world):
            order, self.chance = shuffled(range(len(self.discard)), self.chance)
            self.world.append(order)
        order = self.world[n]
        if len(order) != len(self.discard):
            raise Differs
        self.see(self.discard)
        chronicle.reshuffled(self, order)
        self.deck = [Mark(self.discard[index], label(n, i)) for i, index in enumerate(order)]
        self.discard = []
        self.shown.append(set())

    def see(self, cards: list[int]) -> None:
        """These cards lie before the viewer's eyes."""
        for card in cards:
            assert isinstance(card, Mark)
            self.shown[card.label // 100].add(card.label % 100)

    def look(self, viewer: Seat) -> Glimpse:
        """All that the viewer perceives of the table as it lies; the cards are seen."""
        own = (tuple(self.hands[viewer]), tuple(self.laid[viewer])) if viewer >= 0 else ()
        for cards in (self.discard, self.stack, *self.trophies, *([self.hands[viewer]] if viewer >= 0 else [])):
            self.see(cards)
        sizes = tuple(len(hand) for hand in self.hands)
        table = (tuple(self.discard), tuple(self.stack), tuple(tuple(row) for row in self.trophies))
        return (self.phase, self.turn, self.pending(), len(self.deck), sizes, table, tuple(self.tally), own)


def label(sequence: int, place: int) -> int:
    return sequence * 100 + place


def redeal(game: Game, viewer: Seat, rng: Random) -> tuple[DuelCardState, History]:
    """Another match with the same look for ``viewer``, and secret choices to make in it."""
    deeds, real = tell(game, viewer)
    world: World = [list(deal(game.seed, game.options).deck)]
    first = start(game, world)
    glimpses = retell(first, deeds, viewer, None)
    unseen = [[i for i in range(len(order)) if i not in seen] for order, seen in zip(world, first.shown, strict=True)]
    seed: int | None = None
    for attempt in range(TRIES):
        other, other_seed = exchanged(world, unseen, rng, attempt < WHOLE), rng.getrandbits(32)
        try:
            retell(start(game, other), deeds, viewer, Random(other_seed), glimpses)
        except (Differs, IllegalAction):
            continue
        world, seed = other, other_seed
    state = start(game, world)
    state.log = []
    retell(state, deeds, viewer, None if seed is None else Random(seed), glimpses)
    return state, secrets(real, state, viewer, rng)


def exchanged(world: World, unseen: list[list[int]], rng: Random, whole: bool) -> World:
    """Another world in which unseen cards have changed places: all of them, or two of one sequence."""
    other = [order[:] for order in world]
    for order, places in zip(other, unseen, strict=True):
        chosen = places if whole else rng.sample(places, min(2, len(places)))
        cards = [order[i] for i in chosen]
        rng.shuffle(cards)
        for i, card in zip(chosen, cards, strict=True):
            order[i] = card
    return other


# The history


def tell(game: Game, viewer: Seat) -> tuple[list[Deed], DuelCardState]:
    """The deeds of a history as far as the viewer can know that they were done, and the match they led to.

    Of a choice that is still secret only the viewer's part is told.
    """
    state = RULES.new(game.seed, game.options)
    state.log = None
    deeds: list[Deed] = []
    round_: list[Deed] = []
    for seat, action in game.history:
        if state.phase == COMMIT:
            deed = play_told(state, seat, action, viewer)
            round_ += [deed] if deed else []
            turner, laid = state.turner, [tuple(cards) for cards in state.laid]
            laid[seat] = laid[seat] if action[0] != PLAY else action[1:]
            state.play(seat, action)
            if state.phase != COMMIT:
                turned_up(round_, [tuple(sorted(cards)) for cards in laid], turner)
                deeds += round_
                round_ = []
            continue
        taken = (-1, -1)
        if action[0] == PICK:
            index = state.offered[action[1]]
            taken = (index, state.hands[state.victim][index])
        deeds.append(Deed(seat, action, taken=taken))
        state.play(seat, action)
    return deeds + [deed for deed in round_ if deed.seat == viewer], state


def play_told(state: DuelCardState, seat: Seat, action: Action, viewer: Seat) -> Deed | None:
    """A step towards a play: the viewer knows his own; of others he will see the play (D11)."""
    if seat == viewer or action[0] == PLAY:
        return Deed(seat, action)
    return Deed(seat, (PLAY, *state.laid[seat])) if action[0] == READY else None


def turned_up(deeds: list[Deed], plays: list[tuple[int, ...]], turner: Seat) -> None:
    """Which plays of a turn were turned up (D20)."""
    chain = resolve_chain(tuple(plays), turner)
    faced = {seat for faceoff in chain.faceoffs for seat in (faceoff.holder, faceoff.rival)}
    for deed in deeds:
        deed.faced = deed.seat in faced


# The history in another world


def start(game: Game, world: World) -> Retold:
    """The match before the first hand is dealt."""
    dealt = deal(game.seed, game.options)
    state = Retold(len(dealt.hands))
    for name in DuelCardState.__slots__:
        setattr(state, name, getattr(dealt, name))
    state.deck = [Mark(kind, label(0, i)) for i, kind in enumerate(world[0])]
    state.world, state.shown = world, [set()]
    return state


def retell(
    state: Retold, deeds: list[Deed], viewer: Seat, rng: Random | None, wanted: list[Glimpse] | None = None
) -> list[Glimpse]:
    """Play a history, as it was or, with ``rng``, with other secrets; Differs if not all ``wanted`` is perceived."""
    glimpses: list[Glimpse] = []
    state.open_match()
    for deed in [None, *deeds]:
        if deed is not None:
            do(state, deed, viewer, rng)
        glimpses.append(state.look(viewer))
        if wanted is not None and glimpses[-1] != wanted[len(glimpses) - 1]:
            raise Differs
    return glimpses


def do(state: Retold, deed: Deed, viewer: Seat, rng: Random | None) -> None:
    """Do a deed in this world."""
    if deed.action[0] == PICK:
        hold_out(state, deed, viewer, rng)
    if deed.action[0] != PLAY or deed.seat == viewer:
        state.play(deed.seat, deed.action)
        return
    laid = deed.action[1:]
    if rng is not None and not deed.faced:
        laid = rng.choice([play for play in whole_plays(state, deed.seat) if len(play) == len(laid)] or [laid])
    if not laid:
        state.play(deed.seat, PLAY_ACTIONS[()])
        return
    for kind in laid:
        state.play(deed.seat, LAY_ACTIONS[kind])
    state.play(deed.seat, READY_ACTION)


def hold_out(state: Retold, deed: Deed, viewer: Seat, rng: Random | None) -> None:
    """Hold the victim's cards out so that the same card is taken, as far as the viewer sees which (D7)."""
    (index, kind), cards = deed.taken, state.hands[state.victim]
    if rng is not None and viewer != state.victim:
        alike = [i for i, card in enumerate(cards) if card == kind]
        if viewer == state.actor and not alike:
            raise Differs
        index = rng.choice(alike if viewer == state.actor or (alike and rng.random() < 0.5) else range(len(cards)))
    place, order = deed.action[1], list(range(len(cards)))
    order[place], order[index] = order[index], order[place]
    state.offered = order


def whole_plays(state: DuelCardState, seat: Seat) -> list[tuple[int, ...]]:
    return [action[1:] for action in state.legal(seat) if action[0] == PLAY]


def secrets(real: DuelCardState, state: DuelCardState, viewer: Seat, rng: Random) -> History:
    """Other plays for those who are ready, other drafts for those who are not (D11)."""
    moves: History = []
    for seat in real.from_turner() if real.phase == COMMIT else []:
        if seat == viewer:
            continue
        legal = state.legal(seat)
        ready = [action for action in legal if action[0] == PLAY]
        drafts = [action for action in legal if action[0] == LAY]
        if real.ready[seat]:
            moves.append((seat, rng.choice(ready)))
        elif drafts and rng.random() < 0.5:
            moves.append((seat, rng.choice(drafts)))
    return moves
