"""Undo: to one's last own decision, as long as nobody learned anything, nothing was drawn and no other human acted."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.engine.text import SeatName, text
from game.match.deal import undo_ply
from game.match.errors import UndoRefused
from game.match.match import Match
from game.match.seats import SeatSetup
from tests.match.table import HOTSEAT, SOLO, castle, deploy, play_some, played_out, register_toy, seen


def deployed(seats: tuple[SeatSetup, ...] = SOLO, folder: Path | None = None) -> Match:
    """A match whose first attacker is seat 0."""
    match = castle(folder, seats, options={"first": 0})
    deploy(match, 1, 0)
    return match


def test_nothing_to_take_back() -> None:
    match = castle()
    assert match.undo_refusal(0) == text("common.undo.nothing")
    deploy(match, 1)
    assert match.undo_refusal(0) == text("common.undo.nothing")
    with pytest.raises(UndoRefused) as error:
        match.undo(0)
    assert error.value.reason == text("common.undo.nothing")


def test_only_humans_take_back() -> None:
    match = castle()
    match.play(1, match.legal(1)[0])
    assert match.undo_refusal(1) == text("common.undo.nothing")
    with pytest.raises(UndoRefused):
        match.undo(1)


def test_a_draft_step_is_taken_back() -> None:
    match = castle()
    deploy(match, 1)
    states = [seen(match)]
    for _ in range(2):
        match.play(0, match.legal(0)[0])
        states.append(seen(match))
    match.undo(0)
    assert seen(match) == states[1]
    match.undo(0)
    assert seen(match) == states[0]
    assert match.ply == 4


def test_bots_in_between_are_undone_too() -> None:
    match = deployed()
    before, ply = seen(match), match.ply
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])  # the bot's support, before the human's choice exists (C14)
    assert match.undo_refusal(0) is None
    match.undo(0)
    assert (seen(match), match.ply) == (before, ply)


def test_what_the_bot_committed_before_stays() -> None:
    match = castle()
    deploy(match, 1)
    secret = match.state.view(1)
    match.play(0, match.legal(0)[0])
    match.undo(0)
    assert match.state.view(1).facts == secret.facts
    assert match.ply == 4


def test_a_revealed_card_stands() -> None:
    match = deployed()
    assert match.undo_refusal(0) == text("common.undo.learned")
    match.play(0, match.legal(0)[0])
    assert match.undo_refusal(0) is None
    match.play(1, match.legal(1)[0])
    match.play(0, match.legal(0)[0])
    assert match.undo_refusal(0) == text("common.undo.learned")


def test_another_humans_act_stands() -> None:
    match = castle(seats=HOTSEAT)
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])
    assert match.undo_refusal(0) == text("common.undo.other_acted", seat=SeatName(1))
    assert match.undo_refusal(1) is None
    match.undo(1)
    assert match.undo_refusal(0) is None


def test_a_finished_deal_stands() -> None:
    match = played_out(castle(), Random(4))
    assert match.undo_refusal(0) == text("common.undo.over")


def test_the_next_deal_starts_without_a_past() -> None:
    match = castle(options={"best_of": 3})
    while not match.deal_over:
        play_some(match, Random(match.revision), 1)
    assert match.undo_refusal(0) == text("common.undo.over")
    match.next_deal()
    assert match.undo_refusal(0) == text("common.undo.nothing")


def test_every_undo_leads_back_to_what_was_seen() -> None:
    for seed in range(12):
        rng = Random(seed)
        match = castle(seats=HOTSEAT, seed=seed)
        history = [seen(match)]
        while match.result is None:
            seat = rng.choice(match.pending())
            match.play(seat, rng.choice(match.legal(seat)))
            history[match.ply :] = [seen(match)]
            for side in (0, 1):
                if rng.random() < 0.3 and match.undo_refusal(side) is None:
                    match.undo(side)
                    assert seen(match) == history[match.ply]


def test_undo_is_a_line_in_the_journal(tmp_path: Path) -> None:
    match = castle(tmp_path)
    match.play(0, match.legal(0)[0])
    match.undo(0)
    assert match.path is not None
    assert match.path.read_text().splitlines()[-1] == '{"seat":0,"undo":0}'
    resumed = Match.resume(match.path)
    assert seen(resumed) == seen(match)
    assert resumed.ply == 0


def committed(seed: int) -> Match:
    """A match of the toy game whose first answer is due (T4); seat 0 is the human."""
    seats = (SOLO[0], SOLO[1], SeatSetup("bot", "Cy", "easy"), SeatSetup("bot", "Di", "easy"))
    match = Match.new("toy", seed=seed, options={}, seats=seats, folder=None)
    for seat in range(4):
        match.play(seat, match.legal(seat)[0])
        match.play(seat, (2,))
    for seat in (1, 2, 3, 0):
        match.play(seat, match.legal(seat)[0])
    return match


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Match:
    register_toy(monkeypatch)
    return committed(3)


def test_drawn_cards_stand(toy: Match) -> None:
    """T5 shuffles and deals anew; the records are made to teach nobody, so that only chance speaks."""
    while toy.state.view(0).facts.round == 0:
        seat = toy.pending()[0]
        toy.play(seat, (5,))
    log = toy.deals[-1].log
    for index, record in enumerate(log):
        log[index] = type(record)(record.kind, record.args, record.moves, (), record.audience)
    assert toy.undo_refusal(0) == text("common.undo.chance")


def test_what_the_decision_itself_showed_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """T4: a card burned to block is seen at once."""
    register_toy(monkeypatch)
    toy = next(match for match in map(committed, range(50)) if match.pending() == (0,))
    block = toy.legal(0)[1]
    start = toy.log_length
    toy.play(0, block)
    assert toy.deals[-1].log[start].learned
    assert not any(record.learned for record in toy.deals[-1].log[start + 1 :])
    assert toy.undo_refusal(0) == text("common.undo.learned")


def test_an_answer_without_a_choice_was_no_decision(toy: Match) -> None:
    deal = toy.deals[-1]
    last = deal.steps[-1]
    deal.steps[-1] = type(last)(last.seat, last.action, False, last.log, last.chance)
    assert deal.steps[-1].seat == 0
    previous = max(ply for ply, step in enumerate(deal.steps[:-1]) if step.seat == 0 and step.chosen)
    assert undo_ply(deal, 0) == previous
