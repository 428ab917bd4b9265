"""Shared checks of what a viewer gets: views, samples, secrets, events."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

from game.engine.contract import State
from game.engine.event import Event, Record, events_for
from game.engine.text import Text
from game.engine.view import EMPTY, OPEN, PUBLIC, UNKNOWN, Seat, Slot, View
from tests.games.cases import Case, Game, History
from tests.games.marks import Mark, marks_in
from tests.games.sprites import Lying, SpriteTable, lying
from tests.games.walk import (
    contents,
    frozen,
    logged,
    options,
    step,
    viewers,
)


def check_views_are_values(case: Case, seed: int) -> None:
    """Views are frozen through and through, hashable, picklable, equal when made twice, and not tied to the state."""
    kept: list[tuple[View, bytes]] = []
    for state, _, _ in step(case, seed):
        for viewer in viewers(case):
            view = state.view(viewer)
            frozen(view)
            assert view == state.view(viewer) and hash(view) == hash(state.view(viewer))
            packed = pickle.dumps(view)
            assert pickle.loads(packed) == view
            kept.append((view, packed))
    for view, packed in kept:
        assert pickle.loads(packed) == view, "a view changed with its state"


def check_sample(case: Case, seed: int) -> None:
    """A sampled state has the view it was drawn from, the seat's same actions, the same cards, and can be played."""
    rng = Random(seed)
    for state, _, _ in step(case, seed):
        for viewer in (*case.seats(), PUBLIC):
            view = state.view(viewer)
            drawn = case.rules.sample(view, rng)
            assert drawn.view(viewer) == view
            assert drawn.pending() == state.pending()
            if viewer in state.pending():
                assert sorted(drawn.legal(viewer)) == sorted(state.legal(viewer))
            cards = Counter(lying(drawn.view(OPEN)).values())
            assert UNKNOWN not in cards and max(cards.values()) <= case.copies
            assert cards.total() == case.cards_in_play
            if rng.random() < 0.1:
                for _ in step(case, rng.getrandbits(30), drawn):
                    pass


def check_sample_varies(case: Case, seed: int) -> None:
    """Two samples of an early view differ, and so does what chance will bring; the same generator gives the same."""
    state = case.rules.new(seed, options(case, seed))
    view = state.view(case.seats()[0])
    rng = Random(seed)
    drawn = [case.rules.sample(view, rng) for _ in range(6)]
    assert len({other.view(OPEN) for other in drawn}) > 1
    assert len({contents(other)["chance"] for other in drawn}) == len(drawn)
    assert contents(state)["chance"] not in [contents(other)["chance"] for other in drawn]
    again = case.rules.sample(view, Random(seed))
    assert contents(again) == contents(drawn[0])


def check_indistinguishable(case: Case, seed: int) -> None:
    """Deals and secret choices that a viewer can't tell apart give him the same views, actions and events."""
    rng = Random(seed)
    history: History = []
    game = Game(seed, options(case, seed), history)
    for state, seat, action in step(case, seed):
        if rng.random() < 0.25 or seat == -9:
            for viewer in (*case.seats(), PUBLIC):
                _same_to(case, game, state, viewer, rng)
        history.append((seat, action))


def _same_to(case: Case, game: Game, state: State, viewer: Seat, rng: Random) -> None:
    other, moves = case.redeal(game, viewer, rng)
    for seat, action in moves:
        other.play(seat, action)
    assert other.view(viewer) == state.view(viewer)
    if viewer in state.pending():
        assert other.legal(viewer) == state.legal(viewer)
    if other.log is not None:
        assert events_for(other.log, viewer) == events_for(logged(state), viewer)


def check_hidden_cards_stay_hidden(case: Case, seed: int) -> None:
    """No card that a viewer can't see occurs anywhere in his view, nor in an event while it is hidden."""
    with case.marked():
        start = case.rules.new(seed, options(case, seed))
    assert len(marks_in(start.view(OPEN))) == case.cards_in_play, "the cards are not marked"
    watched = (*case.seats(), PUBLIC)
    seen_before = {viewer: faces(start.view(viewer)) for viewer in watched}
    told = 0
    for state, _, _ in step(case, seed, start):
        for viewer in watched:
            view = state.view(viewer)
            sees = faces(view)
            assert marks_in(view) <= sees
            may_see = sees | seen_before[viewer] | shown_and_shuffled(case, logged(state)[told:])
            for event in events_for(logged(state), viewer, told):
                assert marks_in(event) <= may_see, f"viewer {viewer}: {event}"
                assert all(isinstance(card, Mark) or card == UNKNOWN for *_, card in event.moves)
            seen_before[viewer] = sees
        told = len(logged(state))


def faces(view: View) -> set[int]:
    """The labels of the marked cards that lie face up before the viewer."""
    return marks_in(tuple(lying(view).values()))


def shown_and_shuffled(case: Case, records: list[Record]) -> set[int]:
    """Labels of cards that one step both showed to everyone and turned down again by a shuffle."""
    at = next((i for i, record in enumerate(records) if record.kind in case.forgets), 0)
    return marks_in(tuple(event.moves for event in events_for(records[:at], PUBLIC)))


# Events


def check_sprites_follow(case: Case, seed: int) -> None:
    """For every viewer, following the events from the first view leads to the view of every later step."""
    start = case.rules.new(seed, options(case, seed))
    tables = {viewer: SpriteTable(start.view(viewer)) for viewer in viewers(case)}
    told = len(logged(start))
    for state, _, _ in step(case, seed, start):
        for viewer, table in tables.items():
            table.follow(events_for(logged(state), viewer, told))
            table.expect(state.view(viewer))
        told = len(logged(state))


def check_deal_told(case: Case, seed: int) -> None:
    """The deal is an event too: its moves lead to the first view; what none of them touched lies as it lay before."""
    state = case.rules.new(seed, options(case, seed))
    for viewer in viewers(case):
        lies, left = told_by(events_for(logged(state), viewer))
        shown = lying(state.view(viewer))
        untouched = {slot: card for slot, card in shown.items() if slot not in lies}
        assert shown == lies | untouched and not left & untouched.keys()
        assert viewer == OPEN or set(untouched.values()) <= {UNKNOWN}


def told_by(events: tuple[Event, ...]) -> tuple[Lying, set[Slot]]:
    """(what the events brought to a slot where it still lies, slots that they emptied)."""
    lies: Lying = {}
    left: set[Slot] = set()
    for event in events:
        sources = {source for source, _, _ in event.moves}
        lies = {slot: card for slot, card in lies.items() if slot not in sources}
        for _, target, card in event.moves:
            assert target not in lies, f"{target} is taken: {event}"
            lies[target] = card
        left = left - lies.keys() | sources - lies.keys()
    return lies, left


def check_events_are_values(case: Case, seed: int) -> None:
    """Events are frozen and picklable, begin with their line, and name seats that learn; the open view gets all."""
    *_, (state, _, _) = step(case, seed)
    for viewer in viewers(case):
        events = events_for(logged(state), viewer)
        frozen(events)
        assert pickle.loads(pickle.dumps(events)) == events
        assert all(set(event.learned) <= set(case.seats()) for event in events)
        assert all(isinstance(event.args[0], Text) for event in events if event.args)
    for record in logged(state):
        for move in record.moves:
            assert EMPTY != move.card != UNKNOWN


def check_news_is_flagged(case: Case, seed: int) -> None:
    """Whenever a seat comes to see a card it did not see, by another's action, some event says that it learned."""
    with case.marked():
        start = case.rules.new(seed, options(case, seed))
    seen_before = {seat: faces(start.view(seat)) for seat in case.seats()}
    told = len(logged(start))
    for state, _, _ in step(case, seed, start):
        learned = {seat for record in logged(state)[told:] for seat in record.learned}
        for seat in case.seats():
            now = faces(state.view(seat))
            assert now <= seen_before[seat] or seat in learned
            seen_before[seat] = now
        told = len(logged(state))
