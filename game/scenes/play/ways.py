"""The ways on from the table: its sheets and what their buttons do, what the bar says, leaving and coming back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ...engine.errors import TableError
from ...engine.text import SeatName, Text, text
from ...engine.view import EMPTY, Seat, Slot
from ...table.hand import Wish
from ...table.widgets import Button
from . import sheets

if TYPE_CHECKING:
    from .scene import TableScene

Entries = list[tuple[str, str, Callable[[], Any]]]
_RESULT, _TO_END = "result", "to_end"
_TAKEN_LETTERS = "uhrlm"


class Ways:
    """Everything at the table that is not a move."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.button_keys: tuple[str, ...] = ()

    # What the bar says

    def prompt(self, mine: bool) -> Text | None:
        """What is asked, in one sentence; of whom, where it is somebody else's turn."""
        scene = self._scene
        if scene.match.result is not None or scene.match.deal_over:
            return sheets.headline(scene.match) if scene.top.at_rest else None
        if mine and scene.view.decision is not None:
            return scene.view.decision.text
        if scene.haste.active:
            return text("common.to_end.playing")
        if scene.session.thinking is not None:
            return text("common.thinking", seat=SeatName(scene.session.thinking))
        if scene.asking.prompt is not None:
            return scene.asking.prompt
        return self._waiting()

    def _waiting(self) -> Text | None:
        """For whom. Who need not be asked reads so, but only where nobody else reads it with him."""
        scene = self._scene
        pending, viewer = scene.match.pending(), scene.seating.viewer
        if pending == (viewer,) and not scene.seating.shared:
            return text("common.nothing_to_choose")
        first = min(pending, key=lambda seat: seat == viewer, default=None)
        return None if first is None else text("common.waiting", seat=SeatName(first))

    def buttons(self, keys: Sequence[str]) -> list[Button]:
        """The choice bar, each button with a letter of its own."""
        scene = self._scene
        self.button_keys = tuple(keys)
        used = set(_TAKEN_LETTERS)
        result: list[Button] = []
        for key in keys:
            words = scene.look.button_text(key)
            said = scene.desk.say(words).lower()
            letter = next((c for c in said if c.isascii() and c.isalpha() and c not in used), "")
            used.add(letter)
            result.append(Button(words, self._tapping(key), letter=letter, style=self._style(key)))
        return result

    def bar_buttons(self, keys: Sequence[str]) -> list[Button]:
        """What can be chosen in the bar: ``keys`` of the decision, the end at once, or back to the result."""
        scene = self._scene
        if scene.match.deal_over or scene.match.result is not None:
            if scene.show.busy:
                return self.buttons(())
            return self._only(_RESULT, "common.result.open", self.open_result, "trophy")
        if scene.haste.offered:
            return self._only(_TO_END, "common.to_end", scene.haste.begin, "to_end")
        return self.buttons(keys)

    def _only(self, key: str, words: str, act: Callable[[], Any], icon: str) -> list[Button]:
        """A single button that is no answer."""
        self.button_keys = (key,)
        letter = "" if key == _RESULT else "e"
        return [Button(text(words), act, icon=icon, letter=letter, style="brass")]

    def _style(self, key: str) -> str:
        """Bright where pressing it alone does something now."""
        return "brass" if key in self._scene.hand.moves.direct else "plate"

    def _tapping(self, key: str) -> Callable[[], None]:
        return lambda: self._scene.tap(key)

    def log_heading(self) -> tuple[str, str]:
        """The game, the score of the match, and the deal number once it can't tell any card."""
        scene = self._scene
        match = scene.match
        lines: list[Text] = []
        if match.best_of > 1:
            lines.append(text("common.log.deal_of", deal=match.deal, n=match.best_of))
            lines.append(sheets.score_line(match))
        if match.result is not None:
            lines.append(text("common.log.deal", number=str(match.seed + match.deal - 1)))
        return scene.desk.say(text(f"{match.game}.name")), "\n".join(scene.desk.say(line) for line in lines)

    # Sheets

    def open_menu(self) -> None:
        """What can be done besides playing."""
        scene = self._scene
        entries: Entries = [("common.menu.resume", "play", self._resume)]
        entries += [
            ("common.menu.rules", "book", self.open_rules),
            ("common.menu.settings", "gear", self._settings),
            ("common.menu.keys", "keyboard", self._keys),
            ("common.menu.export", "export", self.export),
        ]
        if scene.match.result is None and scene.seating.viewer >= 0:
            # Behind the curtain nobody sits at the screen who could give up.
            entries.append(("common.menu.resign", "flag", self._ask_resign))
        entries.append((self._leave_words(), "back", self.leave))
        scene.open_sheet(sheets.menu(entries, self._resume))

    def _resume(self) -> None:
        scene = self._scene
        scene.close_sheet()
        if scene.match.deal_over or scene.match.result is not None:
            self.open_result()

    def open_rules(self) -> None:
        """The rules at the paragraph that applies now."""
        scene = self._scene
        told = scene.following.told
        decision = told.decision if told is not None else None
        rule = decision.rule if decision is not None else ""
        message = scene.hud.message
        named = message.arg("rule") if message is not None else None
        self.read_rule(named if isinstance(named, str) else rule)

    def read_rule(self, rule: str) -> None:
        """The rules at a paragraph."""
        from ..rules import RulesScene

        scene = self._scene
        scene.desk.scenes.push(RulesScene(scene.desk, scene.match.game, rule))

    def _settings(self) -> None:
        from ..settings import SettingsScene

        self._scene.desk.scenes.push(SettingsScene(self._scene.desk))

    def _keys(self) -> None:
        from ..keys import KeysScene

        self._scene.desk.scenes.push(KeysScene(self._scene.desk))

    def open_log(self, from_end: int = 0) -> None:
        """Every line so far; each leads to the table as it was then. ``from_end``: the line to begin with."""
        from ..log_scene import LogScene

        scene = self._scene
        scene.desk.scenes.push(LogScene(scene.desk, scene.match, scene.seating.viewer, scene.seating.bottom, from_end))

    def open_chooser(self, wish: Wish) -> None:
        """Several actions fit: ask which."""
        scene = self._scene
        title = scene.view.decision.text if scene.view.decision is not None else text("common.choose")

        def label(action: tuple[int, ...]) -> Text:
            return scene.look.action_label(scene.view, action)

        def chosen(action: tuple[int, ...]) -> None:
            scene.close_sheet()
            scene.play(action)

        scene.open_sheet(sheets.chooser(title, wish.actions, label, chosen, scene.close_sheet))

    def open_closer(self, slot: Slot) -> None:
        """A long look at a card, as far as it has been seen."""
        scene = self._scene
        view = scene.following.told_at(slot)
        card = view.card(slot) if view is not None else EMPTY
        if view is None or card == EMPTY:
            return
        described = scene.look.closer(view, slot)

        def face(width: int, height: int) -> Any:
            return scene.look.face(scene.desk.kit, slot, card, width, height)

        scene.open_sheet(sheets.closer(described, face, self._read_from_sheet, scene.close_sheet))

    def _read_from_sheet(self, rule: str) -> None:
        self._scene.close_sheet()
        self.read_rule(rule)

    def open_curtain(self, seat: Seat) -> None:
        """The screen goes to another person."""
        scene = self._scene
        scene.open_sheet(sheets.curtain(seat, self._lift, self._undo_of_last(), self.open_menu))

    def _undo_of_last(self) -> Callable[[], None] | None:
        """Taking back what the last person at the screen chose, where that can be."""
        actor = self._scene.seating.last_actor
        return self.undo if actor is not None and self._scene.match.undo_refusal(actor) is None else None

    def open_question(self, question: Text, people: Sequence[Seat]) -> None:
        """All who share the screen are asked at once."""
        scene = self._scene

        def answered(claimer: Seat | None) -> None:
            scene.asking.answer(claimer)
            scene.close_sheet()

        scene.open_sheet(sheets.open_question(question, people, answered, self._undo_of_last(), self.open_menu))

    def _lift(self) -> None:
        """What happened since this person's last choice is shown in short, then he is asked."""
        scene = self._scene
        view, since = scene.seating.lift()
        scene.hand.cursor = None
        scene.close_sheet()
        if view is not None and since < scene.match.log_length and scene.desk.settings.hotseat_replay:
            scene.following.show_since(view, since)
        else:
            scene.show_now()

    def open_result(self) -> None:
        """The end of a deal or of the match, and the ways on."""
        scene = self._scene
        entries: Entries = []
        if scene.match.result is None:
            entries.append(("common.result.next_deal", "play", self._next_deal))
        else:
            entries.append(("common.result.rematch", "play", self._rematch))
            entries.append(("common.result.same_deal", "dice", self._same_deal))
            entries.append(("common.result.replay", "to_start", self._replay))
        entries += [
            ("common.result.look", "eye", scene.close_sheet),
            ("common.menu.export", "export", self.export),
            (self._leave_words(), "back", self.leave),
        ]
        scene.open_sheet(sheets.result(scene.match, entries, scene.close_sheet))

    def end_sound(self) -> str:
        """What the end sounds like to the people at the screen."""
        match = self._scene.match
        outcome = match.state.outcome()
        winners = match.result.winners if match.result else outcome.winners if outcome else ()
        if not winners:
            return "reveal"
        return "win" if any(match.seats[seat].kind == "human" for seat in winners) else "lose"

    def _leave_words(self) -> str:
        """The truth about what becomes of the match."""
        return "common.menu.leave" if self._scene.match.path is not None else "common.menu.leave_unsaved"

    # What they do

    def undo(self) -> None:
        """Take back one's last choice, or say why that can't be."""
        scene = self._scene
        seat = scene.seating.viewer if scene.seating.viewer >= 0 else scene.seating.last_actor
        if seat is None or seat < 0:
            scene.say(text("common.undo.nothing"), is_refusal=True)
            return
        refusal = scene.match.undo_refusal(seat)
        if refusal is not None:
            scene.say(refusal, is_refusal=True)
            return
        scene.halves.undo(seat)
        scene.adviser.cancel()
        scene.close_sheet()
        if scene.seating.shared and scene.seating.viewer != seat:
            scene.seating.curtain_for = None
        scene.show_now()

    def _ask_resign(self) -> None:
        scene = self._scene
        question = sheets.resigning(scene.match, scene.seating.viewer)
        scene.open_sheet(sheets.ask(question, text("common.menu.resign"), self._resign, self.open_menu))

    def _resign(self) -> None:
        """The one at the screen gives up."""
        scene = self._scene
        seat = scene.seating.viewer
        scene.close_sheet()
        scene.session.cancel()
        try:
            scene.match.resign(seat)
        except TableError as error:
            scene.say(error.reason, is_refusal=True)
        scene.seating.update((), ())
        scene.show_now()

    def _next_deal(self) -> None:
        scene = self._scene
        scene.session.cancel()
        scene.match.next_deal()
        scene.new_deal()

    def _rematch(self) -> None:
        from ..launch import random_deal

        self._again(random_deal())

    def _same_deal(self) -> None:
        self._again(self._scene.match.seed)

    def _again(self, seed: int) -> None:
        from ..launch import new_match

        scene = self._scene
        match = scene.match
        again = new_match(scene.desk, match.game, seed=seed, options=match.options, seats=match.seats)
        self._open(again)

    def _open(self, match: Any) -> None:
        from .scene import TableScene

        scene = self._scene
        scene.match.close()
        scene.desk.scenes.exchange(TableScene(scene.desk, match))

    def _replay(self) -> None:
        from ..replay import ReplayScene

        scene = self._scene
        scene.desk.scenes.push(ReplayScene(scene.desk, scene.match, scene.seating.viewer, scene.seating.bottom))

    def export(self) -> None:
        """Write the log as text, and say where."""
        from ..launch import export_log

        scene = self._scene
        scene.close_sheet()
        scene.say(export_log(scene.desk, scene.match, scene.seating.viewer))

    def leave(self) -> None:
        """Back to the title; the match is kept, in its file or, where it has none, as long as the program runs."""
        from ..title import to_title

        scene = self._scene
        scene.sheet = None
        scene.match.close()
        scene.desk.kept = scene.match if scene.match.unsaved and scene.match.result is None else None
        to_title(scene.desk)
