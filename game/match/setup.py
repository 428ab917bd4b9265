"""What a match is made of before its first deal: enough to make it again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..engine.chance import derived
from ..engine.contract import Option, Options, OptionValue, Rules
from ..engine.errors import TableError
from ..engine.text import Text, text
from ..games import registry
from .errors import SetupError
from .seats import SeatSetup, checked_seats, unknown_level
from .sides import Teams

MAX_SEED = (1 << 63) - 1
BEST_OF = "best_of"
SEATS = "seats"
"""The option that says how many play, in games for several numbers of players."""
ASK_ALWAYS = "ask_always"
"""The option that asks everyone at a shared screen, also those who could only let an open question pass (D9)."""
FIRST = "first"
"""The option that names the seat which starts a deal."""
_BOT_STREAM = 0xB07


@dataclass(frozen=True, slots=True)
class Setup:
    """Game, seats, options and the numbers from which all chance comes."""

    game: str
    rules: Rules
    options: dict[str, OptionValue]
    seats: tuple[SeatSetup, ...]
    seed: int
    bot_seed: int

    @property
    def teams(self) -> Teams:
        """Who plays together."""
        return self.rules.teams(self.options)

    @property
    def best_of(self) -> int:
        """The number of deals at most; 1 in a game without that option."""
        return int(self.options.get(BEST_OF, 1))

    @property
    def asks_always(self) -> bool:
        """Whether open questions go to everyone at a shared screen; so in a game without that option."""
        return bool(self.options.get(ASK_ALWAYS, True))

    @property
    def house_rules(self) -> dict[str, OptionValue]:
        """What everybody at the table knows of the options: all but the decks that players brought."""
        decks = registry.decks(self.game)
        return {name: value for name, value in self.options.items() if decks is None or name not in decks.options}

    def option(self, name: str) -> Option | None:
        """The house rule of that name."""
        return next((option for option in self.rules.option_table() if option.id == name), None)


def setup(game: str, seed: int, options: Options, seats: Sequence[SeatSetup], bot_seed: int | None) -> Setup:
    """A checked set-up with every option in it; SetupError says what does not fit.

    Without a ``bot_seed`` bots play the same deal in the same way each time.
    """
    if game not in registry.GAMES:
        raise SetupError(text("common.setup.game", game=game))
    rules = registry.rules(game)
    bots = derived(seed, _BOT_STREAM) & MAX_SEED if bot_seed is None else bot_seed
    for number in (seed, bots):
        if not 0 <= number <= MAX_SEED:
            raise SetupError(text("common.setup.seed", seed=str(number)))
    players = checked_seats(seats, rules.seats)
    level = unknown_level(game, players)
    if level is not None:
        raise SetupError(text("common.setup.level", level=level))
    complete = _with_decks(game, _complete(rules, options, len(players)))
    return Setup(game, rules, complete, players, seed, bots)


def _with_decks(game: str, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Decks card by card, so that a journal needs nothing but itself."""
    decks = registry.decks(game)
    if decks is None:
        return options
    try:
        return decks.complete(options)
    except TableError as error:
        raise SetupError(error.reason) from error


def _complete(rules: Rules, options: Mapping[str, OptionValue], seats: int) -> dict[str, OptionValue]:
    table = {option.id: option for option in rules.option_table()}
    complete: dict[str, OptionValue] = {name: option.default for name, option in table.items()}
    if SEATS in table:
        if not _among(seats, table[SEATS].values):
            raise SetupError(text("common.setup.seats", n=seats))
        complete[SEATS] = seats
    for name, value in options.items():
        allowed = tuple(range(seats)) if name == FIRST else table[name].values if name in table else None
        if allowed is not None and not _among(value, allowed):
            raise SetupError(text("common.setup.option", option=name, value=str(value)))
        complete[name] = value
    if SEATS in table and complete[SEATS] != seats:
        raise SetupError(text("common.setup.seats_differ", n=seats, seats=str(complete[SEATS])))
    return complete


def seat_count(rules: Rules, options: Options) -> int:
    """How many play with these options: as they say, else as the game says."""
    default = next((option.default for option in rules.option_table() if option.id == SEATS), rules.seats[0])
    return int(options.get(SEATS, default))


def option_text(game: str, name: str, value: OptionValue) -> Text:
    """The words for a value of a house rule, or for a deck; yes and no are keys in small letters like all others."""
    decks = registry.decks(game)
    if decks is not None and name in decks.options:
        name, value = "deck", decks.named(value)
    return text(f"{game}.option.{name}.{str(value).lower()}")


def _among(value: OptionValue, allowed: Sequence[OptionValue]) -> bool:
    """Equal and of the same type: ``True`` is not 1 here."""
    return any(type(value) is type(other) and value == other for other in allowed)
