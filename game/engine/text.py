"""A message as data: a key and its arguments, put into words by the player's language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatName:
    """Stands for the name of the player at a seat; the screen and the exporter know the names."""

    seat: int


@dataclass(frozen=True, slots=True)
class Text:
    """A translatable message: ``key`` of a catalogue and named arguments, in a fixed order so that it hashes."""

    key: str
    args: tuple[tuple[str, TextArg], ...] = ()

    def arg(self, name: str) -> TextArg | None:
        """The argument called ``name``, or None."""
        return dict(self.args).get(name)


TextArg = int | str | SeatName | Text


def text(key: str, **args: TextArg) -> Text:
    """Build a Text; arguments are ordered by name."""
    return Text(key, tuple(sorted(args.items())))
