"""Shared checks of playing: ends, cards, actions, refusals, clones, counts."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.engine.contract import Action, Intent, State
from game.engine.errors import IllegalAction
from game.engine.text import Text
from game.engine.view import OPEN, PUBLIC, UNKNOWN, Seat, View
from tests.games.cases import Case
from tests.games.sprites import lying
from tests.games.walk import (
    all_views,
    contents,
    options,
    rule_number,
    slots,
    step,
    viewers,
)

MOST_ACTIONS = 150
GESTURES = 4_000
"""So many random drags meet one that means something, however few there are."""


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
    assert all(view.outcome == outcome and view.decision is None for view in all_views(case, state))


def check_cards_conserved(case: Case, seed: int) -> None:
    """At every step the open view holds the same cards; other views show as many, and no card that is not there."""
    first: Counter[int] | None = None
    for state, _, _ in step(case, seed):
        cards = Counter(lying(state.view(OPEN)).values())
        assert UNKNOWN not in cards and max(cards.values()) <= case.copies
        first = first or cards
        assert cards == first and cards.total() == case.cards_in_play
        for viewer in (*case.seats(), PUBLIC):
            shown = lying(state.view(viewer))
            assert len(shown) == case.cards_in_play
            assert Counter(card for card in shown.values() if card != UNKNOWN) <= cards


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


def check_halfway(case: Case, seed: int) -> None:
    """The first half of a move leaves the decision with the same seat, and one gesture can mean both halves."""
    rng = Random(seed)
    for state, _, _ in step(case, seed):
        for seat in state.pending():
            decision = state.decision(seat)
            if decision is None or not decision.halfway:
                continue
            assert not decision.covert and state.pending() == (seat,)
            followers = {action: after(state, seat, action) for action in state.legal(seat)}
            assert all(other.pending() == (seat,) for other in followers.values())
            assert any(_both_halves(case, state.view(seat), followers, rng) for _ in range(GESTURES))


def _both_halves(case: Case, view: View, followers: dict[Action, State], rng: Random) -> bool:
    """Whether a random drag means the first half of a move; then it must mean the second one as well."""
    places = slots(view)
    intent = Intent(rng.choice(places), rng.choice(places))
    meant = case.rules.actions(view, intent)
    if not meant:
        return False
    other = followers[meant[0]]
    then = case.rules.actions(other.view(view.seat), intent)
    assert len(meant) == len(then) == 1 and then[0] in other.legal(view.seat), intent
    return True


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
    first = [(seat, action, all_views(case, s)) for s, seat, action in step(case, seed, one)]
    assert contents(state) == before, "playing a clone changed its origin"
    assert {**contents(two), "log": None} == {**before, "log": None}, "playing a clone changed another"
    second = [(seat, action, all_views(case, s)) for s, seat, action in step(case, seed, two)]
    assert first == second


def check_reproducible(case: Case, seed: int) -> None:
    """Same seed, options and actions: same views and same log, with or without a log being kept."""
    one, two, bare = (case.rules.new(seed, options(case, seed)) for _ in range(3))
    bare.log = None
    for state, seat, action in step(case, seed, one):
        assert all_views(case, state) == all_views(case, two) == all_views(case, bare)
        if seat != -9:
            two.play(seat, action)
            bare.play(seat, action)
    assert one.log == two.log and bare.log is None


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
