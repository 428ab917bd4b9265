"""What is known of hidden hands, and samples that respect it (A6, A10, Eye of the Lynx)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.engine.view import PUBLIC, View
from game.games.audatia.actions import MARK, PASS_ACTION
from game.games.audatia.cards import KIND, KINDS
from game.games.audatia.knowledge import Knowledge
from game.games.audatia.phases import DENYING, STRIKE, TRADE
from game.games.audatia.rules import RULES
from game.games.audatia.seen import HandKnown
from game.games.audatia.state import AudatiaState
from tests.games.audatia.case import CASES
from tests.games.audatia.duel import BOUCICAULT, GALEAZZO, duel, play, walked
from tests.games.cases import Case
from tests.games.walk import seeds

DRAWS = 60


def drawn(view: View, count: int = DRAWS) -> list[AudatiaState]:
    rng = Random(3)
    return [RULES.sample(view, rng) for _ in range(count)]


def start(**options: str) -> AudatiaState:
    return RULES.new(3, {"challenger": "first", **options})


def seen(states: list[AudatiaState]) -> list[tuple[object, ...]]:
    """All that a view lets vary, and what is known."""
    return [(s.one, s.two, s.size, s.deck, s.traded, s.row, s.draft, s.chosen, s.chance, s.known) for s in states]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_samples_of_a_view_share_nothing(case: Case) -> None:
    """They are the same whatever was played in others, and whichever view was sampled in between."""
    for number, state in enumerate(walked(case, 4)):
        if number % 7:
            continue
        views = [state.view(viewer) for viewer in (0, 1, PUBLIC)]
        alone = [seen(drawn(view, 3)) for view in views]
        rngs = [Random(3) for _ in views]
        for turn in range(3):
            for view, rng, expected in zip(views, rngs, alone, strict=True):
                world = RULES.sample(view, rng)
                assert seen([world]) == expected[turn : turn + 1]
                for _ in range(6):
                    for seat in world.pending()[:1]:
                        world.apply(seat, world.legal(seat)[-1])


def test_the_first_hand_is_known_to_all() -> None:
    state = start()
    for viewer in (0, 1, PUBLIC):
        for world in drawn(state.view(viewer), 5):
            assert world.hand(0) == state.hand(0) and world.hand(1) == state.hand(1)
            assert sorted(world.deck[0]) == sorted(state.deck[0])


def test_what_was_exchanged_is_seen_what_was_drawn_is_not() -> None:
    state = play(start(), "0 mark p", "0 mark mf_l", "0 ready", "1 ready")
    kept = Counter(state.hand(0)) - Counter()
    worlds = drawn(state.view(1))
    known = Counter(state.view(1).facts.known[0].groups[-1][1:])
    assert known.total() == 10 and known <= kept
    assert all(known <= Counter(world.hand(0)) for world in worlds)
    assert len({tuple(world.hand(0)) for world in worlds}) > 30


def test_a_trade_may_have_taken_what_was_known() -> None:
    """12 known cards, two traded for one: every trade of two cards happens, what was drawn may be anything."""
    state = play(start(), "0 ready", "1 ready", "1 virtue prudentia", "0 virtue celeritas", "1 pass")
    play(state, "0 mark p", "0 mark mf_l", "0 ready", "1 ready")
    worlds = drawn(state.view(1), 400)
    basics = set(start().hand(0))
    gone = Counter(card for world in worlds for card in world.traded[0])
    assert set(gone) == basics and max(gone.values()) < 2.2 * min(gone.values())
    assert all(len(world.traded[0]) == 2 and world.size[0] == 11 for world in worlds)
    assert all(world.traded[0] == state.traded[0] for world in drawn(state.view(0), 5)), "the owner knows"


def test_what_was_traded_from_a_known_hand_is_one_of_its_cards() -> None:
    """The first two traded away can't be a card drawn later."""
    state = play(start(), "0 ready", "1 ready", "1 virtue prudentia", "0 virtue celeritas", "1 pass")
    play(state, "0 mark p", "0 mark mf_l", "0 ready", "1 ready", "0 mark rf_r", "0 mark mm_l", "0 ready")
    basics = set(start().hand(0))
    for world in drawn(state.view(1), 200):
        assert set(world.traded[0][:2]) <= basics
        assert sum(card not in basics for card in world.traded[0]) <= 1


def test_many_trades_still_leave_worlds_that_fit() -> None:
    """What a sample lays keeps every limit, however many trades there were."""
    for seed in seeds(6):
        state, rng = RULES.new(seed, {}), Random(seed)
        while state.bout < 1 or state.phase == TRADE:
            seat = rng.choice(state.pending())
            choices = state.legal(seat)
            marks = [action for action in choices if action[0] == MARK]
            state.play(seat, rng.choice(marks) if marks and state.bout else choices[0])
            for viewer in (0, 1, PUBLIC) if rng.random() < 0.3 else ():
                view = state.view(viewer)
                world = RULES.sample(view, rng)
                for holder in {0, 1} - {viewer}:
                    _true_of(world, holder, view.facts.known[holder])


def test_a_revealed_card_of_the_row_is_no_longer_known_of_the_rest() -> None:
    met = 0
    for seed in seeds(40):
        for state in walked(CASES[2], seed):
            if state.row_size[0] and state.size != [0, 0]:
                met += 1
                for viewer in (0, 1, PUBLIC):
                    view = state.view(viewer)
                    assert RULES.sample(view, Random(seed)).view(viewer) == view
                    for seat in {0, 1} - {viewer}:
                        told = Counter(card for _, *cards in view.facts.known[seat].groups for card in cards)
                        assert told <= Counter(state.row[seat])
    assert met > 10


def test_eye_of_the_lynx_is_known_to_its_player_until_the_cards_leave() -> None:
    state = duel("eye_of_the_lynx mf_l | longa | prudentia", "mf_l rf_l p twist_pommel feint | frontale | audatia",
                 "0 ability eye_of_the_lynx", at="out", chars=(BOUCICAULT, GALEAZZO))  # fmt: skip
    seen = Counter(state.view(0).facts.known[1].groups[-1][1:])
    assert all(seen <= Counter(world.hand(1)) for world in drawn(state.view(0)))
    assert not all(seen <= Counter(world.hand(1)) for world in drawn(state.view(PUBLIC)))
    assert drawn(state.view(1), 1)[0].view(1).facts.known == state.view(1).facts.known


def test_a_blow_taken_back_is_known() -> None:
    state = duel("repeat mf_l | longa | fortitudo", "mf_l | frontale | audatia", "0 ability repeat", "0 recover rf_l",
                 at="out", one_discard=["p", "rf_l"])  # fmt: skip
    assert all(KIND["rf_l"] in world.hand(0) for world in drawn(state.view(1)))


def test_secret_choices_are_drawn_anew() -> None:
    state = play(start(), "0 mark p", "0 ready")
    assert len({tuple(world.draft[0]) for world in drawn(state.view(1))}) > 20
    state = duel("mf_l p rf_l | longa | ", "mf_l p | longa | ", "0 mark p", "0 mark mf_l", "0 ready", at="trade")
    assert {len(world.draft[0]) for world in drawn(state.view(1))} == {0, 2}
    state = duel("mf_l | longa | ", "mf_l | longa | ", "0 posta breve", at="posta")
    assert len({world.chosen[0] for world in drawn(state.view(1), 200)}) == 12
    assert {world.chosen[0] for world in drawn(state.view(0))} == {state.chosen[0]}


def test_who_announces_an_ability_holds_what_it_leads_to() -> None:
    """Else a sampled duel would stand still at a blow that nobody can strike (A31)."""
    state = duel("mf_l feint rf_l | donna_destra | audatia", "ms_l rf_r deny | tutta_porta_di_ferro | fortitudo",
                 "0 attack mf_l", "1 parry ms_l", "0 ability feint", chars=(GALEAZZO, BOUCICAULT))  # fmt: skip
    assert state.phase == DENYING and state.size[0] == 1
    worlds = drawn(state.view(1), 200)
    assert all(world.view(1) == state.view(1) for world in worlds)
    for world in worlds:
        world.apply(1, PASS_ACTION)
        assert world.phase == STRIKE and world.legal(0)
    assert len({tuple(world.hand(0)) for world in worlds}) > 5


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_knowledge_holds_in_the_true_hands(viewer: int) -> None:
    """Whatever is said to be known is true: in the hand, or in the hand and what was traded away since."""
    for seed in seeds(24):
        state = RULES.new(seed, {"character_1": "boucicault", "variant": ("duel", "hall")[seed % 2]})
        rng = Random(seed)
        while state.pending():
            facts = state.view(viewer).facts
            for seat in (0, 1):
                _true_of(state, seat, facts.known[seat])
            seat = rng.choice(state.pending())
            choices = state.legal(seat)
            if state.phase == TRADE and rng.random() < 0.8:
                choices = [action for action in choices if action[0] == MARK] or choices[:1]
            state.play(seat, rng.choice(choices))


def _true_of(state: AudatiaState, seat: int, known: HandKnown) -> None:
    told: Counter[int] = Counter()
    for before, *cards in reversed(known.groups):
        told.update(cards)
        there = Counter(state.hand(seat)) + Counter(state.traded[seat][before:])
        assert told <= there, [KINDS[card] for card in told - there]
    for first, most in known.limits:
        assert first - _known_among(state.traded[seat][:first], known) <= most


def _known_among(traded: list[int], known: HandKnown) -> int:
    """How many of the traded cards can be known ones."""
    entries = sorted((before, card) for before, *cards in known.groups for card in cards)
    covered = 0
    for place, card in enumerate(traded):
        fitting = next((entry for entry in entries if entry[1] == card and entry[0] <= place), None)
        if fitting is not None:
            entries.remove(fitting)
            covered += 1
    return covered


def test_knowledge_step_by_step() -> None:
    known = Knowledge()
    known.gained([1, 1, 2])
    known.left(1)
    assert known.groups == [[0, 1, 2]]
    known.traded(5, 0)
    assert known.groups == [[0, 1, 2], [2]] and known.limits == []
    known.sighted([2, 3])
    assert known.groups == [[0, 1], [2, 2, 3]], "the 2 is in the hand after all"
    known.left(2)
    known.left(9)
    assert known.groups == [[0, 1], [2, 3]]
    twin = Knowledge()
    twin.gained([1, 1])
    twin.traded(2, 0)
    twin.left(1)
    assert twin.groups == [[0, 1], [2]] and twin.limits == [(2, 1)], "this 1 may have been drawn since"
    full = Knowledge()
    full.gained([1, 2, 3])
    full.traded(3, 0)
    assert full.limits == [(2, 0)], "nothing unknown was there to be traded"
