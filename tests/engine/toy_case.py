"""The toy as the shared checks see it."""

from __future__ import annotations

from pathlib import Path
from random import Random

from game.engine.view import Seat
from tests.engine import toy
from tests.engine.toy import RULES, ToyState
from tests.games.cases import Case, Game, History
from tests.games.marks import marking


def redeal(game: Game, viewer: Seat, rng: Random) -> tuple[ToyState, History]:
    """The same state with the hidden cards exchanged among the places that hide them, and other secret choices."""
    state = RULES.new(game.seed, game.options)
    for seat, action in game.history:
        state.play(seat, action)
    state.log = None
    seen = {card for zone in state.view(viewer).zones for card in zone.cards}
    hidden = [card for card in toy.deck() if card not in seen]
    exchanged = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    state.hands = [[exchanged.get(card, card) for card in hand] for hand in state.hands]
    for seat in toy.SEATS:
        if seat != viewer and state.phase == toy.COMMIT and state.picked[seat] >= 0:
            state.picked[seat] = -1
            state.picked[seat] = rng.choice(state.free(seat))
        if seat != viewer and state.phase == toy.DRAFT:
            state.kept[seat] = rng.choice(range(toy.HAND)) if state.done[seat] else rng.choice(range(-1, toy.HAND))
    state.chance = rng.getrandbits(64)
    return state, []


def small() -> ToyState:
    """Two cards free in each hand, one round."""
    hands = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]
    return RULES.position({"hands": hands, "kept": [0, 1, 2, 0], "rounds": 1})


CASE = Case(
    name="toy",
    rules=RULES,
    options=({}, {"rounds": 1}),
    all_actions=toy.ALL_ACTIONS,
    deck="tests.engine.toy.deck",
    cards_in_play=12,
    copies=1,
    rule_letter="T",
    redeal=redeal,
    counts=((small, (2, 4, 8, 16, 32, 64, 128, 128)),),
    golden=(7, {}, Path(__file__).resolve().parent / "golden.txt"),
    forgets=frozenset({"gather"}),
    marked=marking("tests.engine.toy.deck"),
)
