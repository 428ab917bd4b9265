"""Checks that hold for every game: run for each registered one and for the toy of the engine's tests.

Random games are scaled by the environment variable DUEL_TABLE_RUNS (a factor, 1 if unset).
"""

from __future__ import annotations

import copy
import dataclasses
import os
import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from random import Random

from game.engine.contract import Action, State
from game.engine.errors import IllegalAction
from game.engine.event import Record, events_for
from game.engine.text import Text
from game.engine.view import EMPTY, OPEN, PUBLIC, UNKNOWN, Seat, Slot, View
from tests.games.cases import Case, Game, History
from tests.games.marks import marks_in
from tests.games.sprites import SpriteTable, lying

FACTOR = float(os.environ.get("DUEL_TABLE_RUNS", "1"))
MOST_ACTIONS = 150
LONGEST = 5_000
CHOSEN_BY = 0xC0FFEE


def seeds(count: int) -> range:
    """Deal numbers for random games: ``count`` of them, times the factor."""
    return range(max(1, round(count * FACTOR)))


def viewers(case: Case) -> tuple[Seat, ...]:
    """Every seat, the public and the open view."""
    return (*case.seats(), PUBLIC, OPEN)


def step(case: Case, seed: int, start: State | None = None) -> Iterator[tuple[State, Seat, Action]]:
    """A random game; yields the state and what is about to be played, and once more at the end with seat -9."""
    rng = Random(seed ^ CHOSEN_BY)
    state = start or case.rules.new(seed, options(case, seed))
    for _ in range(LONGEST):
        pending = state.pending()
        if not pending:
            yield state, -9, ()
            return
        seat = rng.choice(pending)
        action = rng.choice(state.legal(seat))
        yield state, seat, action
        state.play(seat, action)
    raise AssertionError(f"{case.name}, seed {seed}: no end after {LONGEST} actions")


def options(case: Case, seed: int):
    """The options of a random game: each set in turn."""
    return case.options[seed % len(case.options)]


def logged(state: State) -> list[Record]:
    """The log of a state that keeps one."""
    assert state.log is not None
    return state.log


def contents(state: State) -> dict[str, object]:
    """A deep copy of everything a state holds, to compare."""
    names = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    names += list(getattr(state, "__dict__", {}))
    return {name: copy.deepcopy(getattr(state, name)) for name in names}


# Ends, cards, actions


def check_games_end(case: Case, seed: int) -> None:
    """A random game ends, with an outcome that adds up."""
    *before, (state, _, _) = ((state, seat, state.outcome()) for state, seat, _ in step(case, seed))
    assert all(outcome is None for _, _, outcome in before)
    outcome = state.outcome()
    assert outcome is not None and state.pending() == ()
    assert len(outcome.scores) == len(case.seats()) and all(0 <= score <= 1 for score in outcome.scores)
    best = max(outcome.scores)
    everyone_equal = len(set(outcome.scores)) == 1
    assert outcome.winners == (() if everyone_equal else tuple(s for s in case.seats() if outcome.scores[s] == best))
    assert rule_number(case, outcome.rule) and outcome.reason.key
    assert all(view.outcome == outcome and view.decision is None for view in _all_views(case, state))


def check_cards_conserved(case: Case, seed: int) -> None:
    """At every step each card lies in exactly one slot of the open view; other views show the same slots occupied."""
    first: Counter[int] | None = None
    for state, _, _ in step(case, seed):
        cards = Counter(lying(state.view(OPEN)).values())
        assert UNKNOWN not in cards and set(cards.values()) == {1}
        first = first or cards
        assert cards == first and len(cards) == case.cards_in_play
        for viewer in (*case.seats(), PUBLIC):
            shown = lying(state.view(viewer))
            assert len(shown) == case.cards_in_play
            assert not [card for card, n in Counter(shown.values()).items() if card != UNKNOWN and n > 1]
            assert set(shown.values()) <= {*cards, UNKNOWN}


def check_zones_well_formed(case: Case, seed: int) -> None:
    """Zone keys are unique, owners are seats or nobody, and all viewers have the same zones."""
    for state, _, _ in step(case, seed):
        shapes = set()
        for viewer in viewers(case):
            zones = state.view(viewer).zones
            assert len({zone.key for zone in zones}) == len(zones)
            assert all(zone.owner in (*case.seats(), -1) for zone in zones)
            assert all(zone.form in ("fan", "row", "pile", "single") for zone in zones)
            shapes.add(tuple((zone.key, zone.owner, zone.form, len(zone.cards)) for zone in zones))
        assert len(shapes) == 1


def check_legal(case: Case, seed: int) -> None:
    """Every pending seat has 1 to 150 distinct actions, each a small tuple with a text form that parses back."""
    for state, _, _ in step(case, seed):
        assert len(set(state.pending())) == len(state.pending())
        for seat in state.pending():
            legal = state.legal(seat)
            assert 0 < len(legal) <= MOST_ACTIONS and len(set(legal)) == len(legal)
            assert set(legal) <= set(case.all_actions)
            for action in legal:
                words = case.rules.action_text(action)
                assert words == " ".join(words.split()) and case.rules.parse_action(words) == action


def check_text_forms(case: Case) -> None:
    """Text forms of all actions differ, parse back, and nothing else does."""
    forms = {case.rules.action_text(action) for action in case.all_actions}
    assert len(forms) == len(case.all_actions)
    for form in forms:
        assert case.rules.action_text(case.rules.parse_action(form)) == form
        for wrong in (form.upper(), f" {form}", f"{form} ", f"{form} f1", form[:-1] + "99", ""):
            try:
                case.rules.parse_action(wrong)
            except ValueError:
                continue
            raise AssertionError(f"{wrong!r} was taken for an action")


def check_decisions(case: Case, seed: int) -> None:
    """A seat that is pending has a decision with a rule, in its view too; nobody else has one."""
    for state, _, _ in step(case, seed):
        for viewer in viewers(case):
            decision, view = state.decision(viewer), state.view(viewer)
            assert (decision is not None) == (viewer in state.pending())
            assert view.decision == decision and view.seat == viewer and view.pending == state.pending()
            if decision is not None:
                assert rule_number(case, decision.rule) and decision.text.key and decision.kind
            assert case.rules.buttons(view) == () or decision is not None


def rule_number(case: Case, rule: object) -> bool:
    """Whether ``rule`` looks like a number of the game's rules page."""
    return isinstance(rule, str) and re.fullmatch(case.rule_letter + r"[1-9]\d*", rule) is not None


# Refusals


def check_illegal_refused(case: Case, seed: int) -> None:
    """Whatever is not legal raises with a reason and its rule, and changes nothing: any seat, any action."""
    rng = Random(seed)
    for state, _, _ in step(case, seed):
        before = contents(state)
        for seat in (*case.seats(), PUBLIC, OPEN, len(case.seats())):
            legal = set(state.legal(seat)) if seat in state.pending() else set()
            wrong = [action for action in case.all_actions if action not in legal]
            nonsense: list[Action] = [(), (99,), (0,) * 7, (-1, 0)]
            for action in [*rng.sample(wrong, min(6, len(wrong))), *nonsense]:
                if action not in legal:
                    _refused(case, state, seat, action)
        assert contents(state) == before


def _refused(case: Case, state: State, seat: Seat, action: Action) -> None:
    try:
        state.play(seat, action)
    except IllegalAction as refusal:
        assert isinstance(refusal.reason, Text) and rule_number(case, refusal.reason.arg("rule")), (action, refusal)
        return
    raise AssertionError(f"seat {seat} could play {action}")


# Clones


def check_clone(case: Case, seed: int) -> None:
    """A clone leaves its origin alone and, given the same actions, goes the same way to the end."""
    rng = Random(seed)
    for state, _, _ in step(case, seed):
        if rng.random() < 0.15 or state.outcome():
            _clone_plays_alike(case, state, rng.getrandbits(30))


def _clone_plays_alike(case: Case, state: State, seed: int) -> None:
    before = contents(state)
    one, two = state.clone(), state.clone()
    assert one.log is None
    assert {**contents(one), "log": None} == {**before, "log": None}
    first = [(seat, action, _all_views(case, s)) for s, seat, action in step(case, seed, one)]
    assert contents(state) == before, "playing a clone changed its origin"
    assert {**contents(two), "log": None} == {**before, "log": None}, "playing a clone changed another"
    second = [(seat, action, _all_views(case, s)) for s, seat, action in step(case, seed, two)]
    assert first == second


def _all_views(case: Case, state: State) -> list[View]:
    return [state.view(viewer) for viewer in viewers(case)]


def check_reproducible(case: Case, seed: int) -> None:
    """Same seed, options and actions: same views and same log, with or without a log being kept."""
    one, two, bare = (case.rules.new(seed, options(case, seed)) for _ in range(3))
    bare.log = None
    for state, seat, action in step(case, seed, one):
        assert _all_views(case, state) == _all_views(case, two) == _all_views(case, bare)
        if seat != -9:
            two.play(seat, action)
            bare.play(seat, action)
    assert one.log == two.log and bare.log is None


# Views


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


def frozen(value: object) -> None:
    """Fail unless the value is made of frozen dataclasses, tuples and plain values only."""
    if dataclasses.is_dataclass(value):
        assert type(value).__dataclass_params__.frozen, f"{type(value).__name__} can be changed"  # pyright: ignore
        for item in dataclasses.fields(value):
            frozen(getattr(value, item.name))
    elif isinstance(value, tuple):
        for part in value:
            frozen(part)
    else:
        assert value is None or isinstance(value, (int, float, str, Enum)), f"{type(value).__name__} in a view"


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
            assert UNKNOWN not in cards and set(cards.values()) == {1} and len(cards) == case.cards_in_play
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
    assert marks_in(start.view(OPEN)) == set(lying(start.view(OPEN)).values()), "the cards are not marked"
    watched = (*case.seats(), PUBLIC)
    seen_before = {viewer: visible(start.view(viewer)) for viewer in watched}
    told = 0
    for state, _, _ in step(case, seed, start):
        for viewer in watched:
            view = state.view(viewer)
            sees = visible(view)
            assert marks_in(view) <= sees
            may_see = sees | seen_before[viewer] | shown_and_shuffled(case, logged(state)[told:])
            for event in events_for(logged(state), viewer, told):
                assert marks_in(event) <= may_see, f"viewer {viewer}: {event}"
                assert {card for *_, card in event.moves} <= may_see | {UNKNOWN}
            seen_before[viewer] = sees
        told = len(logged(state))


def shown_and_shuffled(case: Case, records: list[Record]) -> set[int]:
    """Cards that one step both showed to everyone and turned down again by a shuffle."""
    at = next((i for i, record in enumerate(records) if record.kind in case.forgets), 0)
    shown = events_for(records[:at], PUBLIC)
    return {card for event in shown for *_, card in event.moves if card != UNKNOWN}


def visible(view: View) -> set[int]:
    """The cards whose faces the viewer sees."""
    return {card for card in lying(view).values() if card != UNKNOWN}


def slots(view: View) -> list[Slot]:
    """Every slot of the table; an empty pile has one to drop on."""
    return [(zone.key, i) for zone in view.zones for i in range(max(1, len(zone.cards)))]


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
    """The deal is an event too: its moves put every card where the first view has it."""
    state = case.rules.new(seed, options(case, seed))
    for viewer in viewers(case):
        moves = [move for event in events_for(logged(state), viewer) for move in event.moves]
        assert {target: card for _, target, card in moves} == lying(state.view(viewer))
        assert len({target for _, target, _ in moves}) == len(moves)


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
    start = case.rules.new(seed, options(case, seed))
    before = {seat: visible(start.view(seat)) for seat in case.seats()}
    told = len(logged(start))
    for state, _, _ in step(case, seed, start):
        learned = {seat for record in logged(state)[told:] for seat in record.learned}
        for seat in case.seats():
            now = visible(state.view(seat))
            assert now <= before[seat] or seat in learned
            before[seat] = now
        told = len(logged(state))


# Counts


def histories(state: State, depth: int) -> int:
    """How many histories of ``depth`` actions there are; of several pending seats the first acts first."""
    pending = state.pending()
    if not depth or not pending:
        return 1
    return sum(histories(after(state, pending[0], action), depth - 1) for action in state.legal(pending[0]))


def after(state: State, seat: Seat, action: Action) -> State:
    """A clone with one more action."""
    other = state.clone()
    other.apply(seat, action)
    return other


PER_SEED: tuple[tuple[Callable[[Case, int], None], int], ...] = (
    (check_games_end, 250),
    (check_cards_conserved, 40),
    (check_zones_well_formed, 15),
    (check_legal, 40),
    (check_decisions, 30),
    (check_illegal_refused, 8),
    (check_clone, 15),
    (check_reproducible, 20),
    (check_views_are_values, 12),
    (check_sample, 30),
    (check_sample_varies, 10),
    (check_indistinguishable, 30),
    (check_hidden_cards_stay_hidden, 40),
    (check_sprites_follow, 60),
    (check_deal_told, 10),
    (check_events_are_values, 20),
    (check_news_is_flagged, 40),
)
"""Each check with the number of random games it is run for by default."""
