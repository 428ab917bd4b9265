"""The deal: options, roles, decks and first hands (A5, A6, A29)."""

from __future__ import annotations

from ...engine.chance import pick, shuffled
from ...engine.contract import Options
from ...engine.view import Seat
from .cards import AUDATIA, CHARACTERS, HAND_SIZE, basics, beyond_basics, deck
from .phases import HALL, VARIANTS
from .state import AudatiaState

_BOTH = 3
"""Both seats, as a set."""


def deal(seed: int, options: Options) -> AudatiaState:
    """Decks and hands before the first choice (A5, A6); option ``first`` names the Challenger's seat.

    ValueError if ``first`` is no seat, or an option has a value that is none of its own.
    """
    state = AudatiaState()
    state.variant = VARIANTS.index(str(options.get("variant", "duel")))
    names = (options.get("character_1", "galeazzo"), options.get("character_2", "boucicault"))
    state.characters = (CHARACTERS.index(str(names[0])), CHARACTERS.index(str(names[1])))
    state.break_thrust = bool(options.get("break_thrust", False))
    state.mirrored = options.get("stretto_side", "shared") == "mirrored"
    lot, seed = pick(2, seed)
    state.challenger = state.first = _challenger(options, lot)
    for seat in (0, 1):
        seed = _deal_seat(state, seat, seed)
    state.virtues[state.challenger] = 1 << AUDATIA
    state.chance = seed
    state.unready = _BOTH
    return state


def _challenger(options: Options, lot: Seat) -> Seat:
    who = str(options.get("challenger", "lot"))
    if who not in ("lot", "first", "second"):
        raise ValueError(f"challenger: lot, first or second, not {who!r}")
    seat = int(options.get("first", {"lot": lot, "first": 0, "second": 1}[who]))
    if seat not in (0, 1):
        raise ValueError(f"no seat {seat} can be the Challenger")
    return seat


def _deal_seat(state: AudatiaState, seat: Seat, seed: int) -> int:
    """The Basic cards in hand, the others shuffled; in the hall all are shuffled (A6, A29). Gives the next seed."""
    character = state.characters[seat]
    if state.variant == HALL:
        order, seed = shuffled(deck(character), seed)
        hand, order = order[:HAND_SIZE], order[HAND_SIZE:]
    else:
        order, seed = shuffled(beyond_basics(character), seed)
        hand = basics(character)
        if state.known is not None:
            for onlooker in state.known[seat]:
                onlooker.gained([int(card) for card in hand])
    for card in hand:
        state.put_in(seat, card)
    state.deck[seat] = order
    return seed
