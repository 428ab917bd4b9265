"""Duels that a viewer can't tell from the real one, found from the history alone.

A world is how the decks lay at first and what hidden seats chose unseen. In another world two or all of the cards that
lay unseen have changed places, other cards were traded away, another posta or order was chosen behind the viewer's
back. The duel is played again in it; it is a good one if the viewer perceives the same.
"""

from __future__ import annotations

from random import Random

from game.engine.errors import IllegalAction
from game.engine.event import events_for
from game.engine.view import Seat
from game.games.audatia import setup
from game.games.audatia.cards import KINDS, POSTE
from game.games.audatia.deal import deal
from game.games.audatia.phases import EXCHANGE, ORDER, POSTA, TRADE
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from tests.games.cases import Game, History

TRIES = 5
Run = tuple[int, int, str, list[int]]
"""Begin and end in the history, the kind of choice, the seat's hand."""
Cards = list[list[int]]
"""By seat: hand and deck in one list, the hand first."""


def name_of(action: tuple[int, ...]) -> str:
    return RULES.action_text(action).split()[0]


def redeal(game: Game, viewer: Seat, rng: Random) -> tuple[AudatiaState, History]:
    """Another deal and another history with the same look for ``viewer``."""
    real, sizes, cards = start(game)
    for seat, action in game.history:
        real.play(seat, action)
    hidden = [seat for seat in (0, 1) if seat != viewer]
    wanted = (real.view(viewer), events_for(real.log or [], viewer))
    runs = [secret_runs(game, cards, sizes, seat) for seat in (0, 1)]
    for _ in range(TRIES):
        world = [row[:] for row in cards]
        history = list(game.history)
        for seat in (0, 1):
            _swap(world[seat], sizes[seat] if game.options.get("variant") != "hall" or seat == viewer else 0, rng)
        for seat in hidden:
            if runs[seat] and len(history) == len(game.history):
                history = _other_choice(runs[seat], history, seat, rng)
        other = rebuilt(game, world, sizes)
        try:
            for seat, action in history:
                other.play(seat, action)
        except IllegalAction:
            continue
        if (other.view(viewer), events_for(other.log or [], viewer)) == wanted:
            return rebuilt(game, world, sizes), history
    return rebuilt(game, cards, sizes), list(game.history)


def start(game: Game) -> tuple[AudatiaState, list[int], Cards]:
    """The real duel at its start; by seat the size of the hand, and all cards."""
    state = RULES.new(game.seed, game.options)
    return state, state.size[:], [state.hand(seat) + state.deck[seat] for seat in (0, 1)]


def rebuilt(game: Game, world: Cards, sizes: list[int]) -> AudatiaState:
    """The start of a duel with other decks."""
    state = deal(game.seed, game.options)
    for seat in (0, 1):
        for card in state.hand(seat):
            state.take_out(seat, card)
        for card in world[seat][: sizes[seat]]:
            state.put_in(seat, card)
        state.deck[seat] = world[seat][sizes[seat] :]
    state.log = []
    setup.open_duel(state)
    return state


def _swap(cards: list[int], first: int, rng: Random) -> None:
    """Two cards, or the lower half of the deck, change places."""
    if rng.random() < 0.5:
        i, j = rng.randrange(first, len(cards)), rng.randrange(first, len(cards))
        cards[i], cards[j] = cards[j], cards[i]
        return
    end = rng.randrange(first, len(cards)) if first else len(cards)
    low = cards[first:end]
    rng.shuffle(low)
    cards[first:end] = low


def _other_choice(runs: list[Run], history: History, seat: Seat, rng: Random) -> History:
    """One secret choice of the seat, made differently."""
    begin, end, kind, hand = runs[-1] if rng.random() < 0.5 else rng.choice(runs)
    places = [i for i in range(begin, end) if history[i][0] == seat]
    done = bool(places) and name_of(history[places[-1]][1]) == "ready"
    mine = [(seat, action) for action in _choice(kind, hand, rng)]
    if kind == "posta":
        fresh = mine if places else []
    else:
        fresh = [*mine, (seat, RULES.parse_action("ready"))] if done else mine[: rng.randrange(len(mine) + 1)]
    others = [history[i] for i in range(begin, end) if history[i][0] != seat]
    whole = others + fresh if not others or rng.random() < 0.5 or end < len(history) else fresh + others
    return history[:begin] + whole + history[end:]


def _choice(kind: str, hand: list[int], rng: Random) -> list[tuple[int, ...]]:
    cards = hand[:]
    rng.shuffle(cards)
    if kind == "posta":
        return [rng.choice(_POSTE)]
    count = {"exchange": rng.randrange(len(cards) + 1), "trade": 2 * rng.randrange(2), "order": len(cards)}[kind]
    word = "place" if kind == "order" else "mark"
    return [RULES.parse_action(f"{word} {KINDS[card]}") for card in cards[:count]]


def secret_runs(game: Game, cards: Cards, sizes: list[int], seat: Seat) -> list[Run]:
    """Stretches of the history in which the seat chose in secret."""
    state, history = rebuilt(game, cards, sizes), game.history
    state.log = None
    runs: list[Run] = []
    begin, kind, hand = -1, "", [0]
    for n, (who, action) in enumerate([*history, (-1, ())]):
        now = _SECRET.get(state.phase, "")
        fresh = begin < 0 or now != kind or (now == "trade" and not state.draft[0] and not state.draft[1])
        if begin >= 0 and fresh:
            runs.append((begin, n, kind, hand))
            begin = -1
        if now and begin < 0:
            begin, kind, hand = n, now, state.hand(seat)
        if who < 0:
            break
        state.apply(who, action)
    if begin >= 0:
        runs.append((begin, len(history), kind, hand))
    return runs


_SECRET = {EXCHANGE: "exchange", TRADE: "trade", POSTA: "posta", ORDER: "order"}
_POSTE = tuple(RULES.parse_action(f"posta {name}") for name in POSTE)
