"""Matches of Duelo Jartible that a viewer can't tell from the real one, found from the history alone.

Kinds of a rival's deck that the viewer has never seen are exchanged for others that the rules treat alike: supports for
supports, scenarios for scenarios, creatures for creatures of as many stars, both shiny or both not, each alone of its
species. Everything else goes the same way then. An answer or a duel chosen in secret is exchanged for another.
"""

from __future__ import annotations

from random import Random

from game.engine.contract import Action
from game.engine.event import events_for
from game.engine.view import UNKNOWN, Seat
from game.games.jartible.actions import FIGHT, PLACE
from game.games.jartible.cards import CARD_IDS, CREATURES, IS_SHINY, IS_SPECIAL, KINDS, SPECIES, STATS, SUPPORTS_END
from game.games.jartible.phases import DUEL, KEEP
from game.games.jartible.rules import RULES
from game.games.jartible.state import JartibleState
from tests.games.cases import Game, History

Sort = tuple[str, int, bool]


def sort_of(kind: int) -> Sort:
    """Kinds of one sort can stand for each other."""
    if kind >= CREATURES:
        return ("support" if kind < SUPPORTS_END else "scenario", 0, False)
    return ("special" if IS_SPECIAL[kind] else "creature", STATS[kind][3], IS_SHINY[kind])


def redeal(game: Game, viewer: Seat, rng: Random) -> tuple[JartibleState, History]:
    """Another deal and another history with the same look for ``viewer``."""
    real = replayed(RULES.new(game.seed, game.options), game.history)
    history, options = list(game.history), dict(game.options)
    for seat in (0, 1):
        if seat != viewer:
            mapping = exchange(real, seat, shown(real, viewer, seat), rng)
            deck = [mapping.get(kind, kind) for kind in real.decks[seat]]
            options[f"deck.{seat}"] = ",".join(CARD_IDS[kind] for kind in deck)
            history = [(who, renamed(action, mapping) if who == seat else action) for who, action in history]
    other = RULES.new(game.seed, options)
    for seat in (0, 1):
        if seat != viewer and secret_open(real, seat):
            history = other_secret(other, history, rng)
    return other, history


def replayed(state: JartibleState, history: History) -> JartibleState:
    for seat, action in history:
        state.play(seat, action)
    return state


def renamed(action: Action, mapping: dict[int, int]) -> Action:
    """The same action with another card; only hidden cards have one."""
    if action[0] in (PLACE, FIGHT):
        return (action[0], mapping.get(action[1], action[1]), *action[2:])
    return action


def shown(state: JartibleState, viewer: Seat, seat: Seat) -> set[int]:
    """Every kind of the seat's deck whose face the viewer has ever seen."""
    assert state.log is not None
    return {
        int(card)
        for event in events_for(state.log, viewer)
        for _, (zone, _), card in event.moves
        if card != UNKNOWN and zone.endswith(f"/{seat}")
    }


def exchange(state: JartibleState, seat: Seat, seen: set[int], rng: Random) -> dict[int, int]:
    """New kinds for unseen ones, at random."""
    deck = list(state.decks[seat])
    unseen = [kind for kind in sorted(set(deck)) if kind not in seen and alone(kind, deck)]
    mapping: dict[int, int] = {}
    for sort in sorted({sort_of(kind) for kind in unseen}):
        group = [kind for kind in unseen if sort_of(kind) == sort]
        if state.public_decks:
            group = [kind for kind in group if deck.count(kind) == 1]
            pool = group[:]
        else:
            pool = group + [kind for kind in range(KINDS) if sort_of(kind) == sort and fresh(kind, deck)]
        rng.shuffle(pool)
        mapping |= dict(zip(group, one_of_each_species(pool), strict=False))
    return mapping


def alone(kind: int, deck: list[int]) -> bool:
    """Whether no other kind of the deck is of its species."""
    return kind >= CREATURES or all(
        other == kind or other >= CREATURES or SPECIES[other] != SPECIES[kind] for other in deck
    )


def fresh(kind: int, deck: list[int]) -> bool:
    """Whether nothing of the kind's species is in the deck."""
    if kind >= CREATURES:
        return kind not in deck
    return all(other >= CREATURES or SPECIES[other] != SPECIES[kind] for other in deck)


def one_of_each_species(kinds: list[int]) -> list[int]:
    """Of two models of a species only the first."""
    met: set[tuple[str, int]] = set()
    result = []
    for kind in kinds:
        species = ("creature", SPECIES[kind]) if kind < CREATURES else ("card", kind)
        if species not in met:
            met.add(species)
            result.append(kind)
    return result


def secret_open(state: JartibleState, seat: Seat) -> bool:
    """Whether the seat has decided something that waits for the other's answer."""
    facts = state.view(-1).facts
    if facts.phase not in (KEEP, DUEL) or seat in state.pending():
        return False
    return facts.phase == DUEL or not facts.kept[seat]


def other_secret(start: JartibleState, history: History, rng: Random) -> History:
    """The last choice exchanged for any that was possible."""
    state = replayed(start.clone(), history[:-1])
    seat = history[-1][0]
    return [*history[:-1], (seat, rng.choice(state.legal(seat)))]
