"""The scenes of the decks as they are shown in pictures, with decks of an invented player."""

from __future__ import annotations

from random import Random

from ....scenes.desk import Desk
from ....scenes.scene import Scene
from .. import own_decks
from ..deck import READY_DECKS
from ..draft import Draft
from .card_scene import CardScene, Handling
from .decks import DecksScene, decks_folder
from .editor import EditorScene
from .hand_scene import HandScene
from .imports import ImportScene
from .leave_scene import LeaveScene


def _draft(seed: int, moves: int) -> Draft:
    """A ready deck with so many cards fewer, and as many others as the seed asks for put in at random."""
    deck = own_decks.ready_decks()[seed % len(READY_DECKS)]
    draft = Draft(deck.name, deck.kinds)
    rng = Random(seed)
    for _ in range(moves):
        draft.remove(rng.choice(draft.kinds))
    for _ in range(moves // 2):
        draft.add(rng.choice(draft.kinds))
    return draft


def _decks(desk: Desk, seed: int, moves: int) -> Scene:
    folder = decks_folder(desk)
    if folder is not None:
        own_decks.store(folder, "Los de mi calle", _draft(seed, 0).kinds)
        own_decks.store(folder, "A medias", _draft(seed, max(2, moves)).kinds)
        (folder / "roto.toml").write_text('format = 1\nname = "Roto"\ncards = ["abubill", "cerdo"]\n', "utf-8")
    return DecksScene(desk)


def _editor(desk: Desk, seed: int, moves: int) -> Scene:
    return EditorScene(desk, _draft(seed, moves), decks_folder(desk))


def _hand(desk: Desk, seed: int, moves: int) -> Scene:
    draft = _draft(seed, moves)
    return HandScene(desk, draft.name, draft.kinds, Random(seed))


def _card(desk: Desk, seed: int, moves: int) -> Scene:
    draft = _draft(seed, 0)
    return CardScene(desk, draft.kinds[moves % len(draft.kinds)], Handling(draft.count, draft.add, draft.remove))


def _leave(desk: Desk, seed: int, moves: int) -> Scene:
    return LeaveScene(desk, _draft(seed, 0).name, lambda: True, lambda: None)


def _import(desk: Desk, seed: int, moves: int) -> Scene:
    folder = decks_folder(desk)
    assert folder is not None
    documents = folder.parent / "Documents"
    for deck in own_decks.ready_decks():
        own_decks.export(deck, documents)
    return ImportScene(desk, folder, documents)


PICTURES = {
    "decks": _decks,
    "deck_editor": _editor,
    "test_hand": _hand,
    "deck_card": _card,
    "leave_deck": _leave,
    "import_deck": _import,
}
"""By name: a scene for the ``shot`` command, made from its seed and its number of moves."""
