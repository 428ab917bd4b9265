"""To the end at once: where nobody at the screen is asked any more, the computers need not be watched to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...match.seats import humans
from ...table.faces import Retires

if TYPE_CHECKING:
    from .scene import TableScene


class Haste:
    """Offers to play the rest of a deal without pauses, and does so once it is wanted."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._deal = 0
        """The deal that is to be over soon; none has the number 0."""

    @property
    def active(self) -> bool:
        """Whether the rest of this deal is not shown move by move; what its last move does is seen again."""
        return self._deal == self._scene.match.deal and not self._scene.match.deal_over

    @property
    def offered(self) -> bool:
        """Whether all people at the screen are out of a deal that goes on."""
        scene = self._scene
        if self.active or scene.match.deal_over or scene.match.result is not None:
            return False
        if not isinstance(scene.look, Retires):
            return False
        return set(humans(scene.match.seats)) <= set(scene.look.retired(scene.view))

    def begin(self) -> None:
        """From here on nobody waits for anything but the computers' thoughts."""
        scene = self._scene
        self._deal = scene.match.deal
        scene.session.hurry()
        scene.show_now()

    def end(self) -> None:
        """Another deal, at the usual pace."""
        self._scene.session.take_time()
