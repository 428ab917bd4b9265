"""What can be said of a card at a long look: its uses now, what is printed on it, and where that comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ...engine.text import SeatName, Text, text
from ...engine.view import EMPTY, Seat, Slot, View
from .cards import (
    BLOW_OF,
    BLOWS,
    CHARACTERS,
    FIRST_ABILITY,
    FIRST_COUNTER,
    FIRST_POSTA,
    FIRST_REMEDY,
    FIRST_VIRTUE,
    KINDS,
    VIRTUES,
    card_text,
)
from .data import AbilityRow, CounterRow, PostaRow, RemedyRow, data
from .reasons import lines as lines_now
from .seen import AudatiaFacts

Described = tuple[Text, tuple[Text, ...], str]
NOBODYS = -1
"""The character of a card that is in no deck."""
_RULE_OF_ABILITY = {"galeazzo": "A32", "boucicault": "A33", "agnes": "A34", "patron": "A35"}


def closer(view: View, slot: Slot) -> Described:
    """Title, lines and rule of what lies in a slot."""
    zone, _, owner = slot[0].partition("/")
    card = view.card(slot)
    if zone in ("deck", "traded") and card < 0:
        return _pile(view, zone, int(owner))
    if card == EMPTY:
        return text("audatia.look.empty"), (), "A14"
    if card < 0:
        return _hidden(view, zone, int(owner))
    now = lines_now(view, card) if slot[0] in (f"hand/{view.seat}", f"shown/{view.seat}") else ()
    return card_text(card), (*now, *printed(card, _character(view, owner))), rule_of(card)


def remark(view: View, slot: Slot) -> Text | None:
    """One line on a card under the pointer: of the viewer's own what it serves for now, of others what is printed."""
    card = view.card(slot)
    if card < 0:
        return None
    own = slot[0] in (f"hand/{view.seat}", f"shown/{view.seat}")
    line, *more = (lines_now(view, card) if own else ()) or _in_short(card)
    for said in more:
        line = text("common.status.and", one=line, other=said)
    return line


def _in_short(card: int) -> tuple[Text, ...]:
    """The name, and the first of what is printed; of a posta all of it, for a small card shows only the figure."""
    if card >= FIRST_VIRTUE:
        return printed(card, NOBODYS)[:1]
    if card >= FIRST_POSTA:
        row = data().poste.poste[card - FIRST_POSTA]
        return card_text(card), *_stance(row)
    return card_text(card), printed(card, NOBODYS)[0 if card >= FIRST_REMEDY else 1]


def _character(view: View, owner: str) -> int:
    """Whose deck the cards of a zone belong to; its key ends with the ``owner``, or with nothing."""
    facts: AudatiaFacts = view.facts
    return facts.characters[int(owner)] if owner else NOBODYS


def rule_of(card: int) -> str:
    """The paragraph that speaks of a kind of card."""
    if card >= FIRST_VIRTUE:
        return "A3"
    if card >= FIRST_POSTA:
        return "A4"
    if card >= FIRST_ABILITY:
        return next(
            _RULE_OF_ABILITY[row.id] for row in data().abilities.characters
            if any(owned.id == KINDS[card] for owned in row.abilities)
        )  # fmt: skip
    return "A25" if card >= FIRST_COUNTER else "A24" if card >= FIRST_REMEDY else "A2"


def printed(card: int, character: int) -> tuple[Text, ...]:
    """What stands on the card, each kind with its tags; an ability's are those of a ``character``, or of NOBODYS."""
    if card >= FIRST_VIRTUE:
        return (text(f"audatia.look.role.virtue.{VIRTUES[card - FIRST_VIRTUE]}"), _tag("source"))
    if card >= FIRST_POSTA:
        return _posta(data().poste.poste[card - FIRST_POSTA])
    if card >= FIRST_ABILITY:
        return _ability(data().abilities.abilities[card - FIRST_ABILITY], character)
    if card >= FIRST_COUNTER:
        return _counter(data().stretto.counters[card - FIRST_COUNTER])
    return _remedy(data().stretto.remedies[card - FIRST_REMEDY]) if card >= FIRST_REMEDY else _blow(card)


def _tag(tag: str) -> Text:
    return text("audatia.look.role.tag", tag=text(f"audatia.tag.{tag}"))


# Blows


def _blow(card: int) -> tuple[Text, ...]:
    """Uses, what parries it, where it ends (A2)."""
    row = data().blows.blows[BLOW_OF[card]]
    uses = ["attack.prudentia" if row.attack == "prudentia" else "attack"]
    uses += [name for name, has in (("parry", row.parry), ("counter", row.counter), ("exchange", row.exchange),
                                    ("break", row.breaks)) if has]  # fmt: skip
    return (
        text("audatia.look.role.uses", uses=_row(text(f"audatia.use.{name}") for name in uses)),
        text("audatia.look.role.parried_by", blows=_blows(row.parried_by)),
        text(
            "audatia.look.role.final", posta=text(f"audatia.card.{row.final}"), tag=text(f"audatia.tag.{row.final_tag}")
        ),
        _tag(row.tag),
    )


def _blows(names: Sequence[str]) -> Text:
    return _row(text(f"audatia.blow.{name}") for name in names)


def _row(texts: Iterable[Text]) -> Text:
    found = list(texts)
    row = found[0]
    for more in found[1:]:
        row = text("audatia.cards.more", first=row, second=more)
    return row


# Poste


def _posta(row: PostaRow) -> tuple[Text, ...]:
    """What it allows and forbids; what is sourced though the rest is not."""
    lines = [*_stance(row), _tag(row.tag)]
    if row.sourced:
        lines.append(text("audatia.look.role.sourced", what=_row(_field(name) for name in row.sourced)))
    return tuple(lines)


def _stance(row: PostaRow) -> tuple[Text, ...]:
    """Blows, closed lines, gifts, symbols (A4)."""
    lines = [text("audatia.look.role.starts", blows=_blows(row.blows))]
    if row.closed_to:
        lines.append(text("audatia.look.role.closed", blows=_blows(row.closed_to)))
    for virtue, n in row.bonus.items():
        lines.append(text("audatia.look.role.bonus", virtue=text(f"audatia.card.{virtue}"), n=n))
    for name, has in (("extensa", row.extensa), ("exchange", row.exchange), ("defence", row.punta_defence)):
        if has:
            lines.append(text(f"audatia.look.role.{name}"))
    return tuple(lines)


def _field(name: str) -> Text:
    """A field of a posta's row in words: ``blows.mf``, ``bonus.fortitudo``, ``extensa``."""
    field, _, value = name.partition(".")
    if value in BLOWS:
        return text(f"audatia.blow.{value}")
    return text(f"audatia.card.{value}") if value in VIRTUES else text(f"audatia.field.{field}")


# Stretto


def _remedy(row: RemedyRow) -> tuple[Text, ...]:
    """Its sides, what undoes it and what stops it (A24, A25)."""
    counters = data().stretto.counters
    perfect = [card_text(FIRST_COUNTER + n) for n, counter in enumerate(counters) if counter.perfect == row.id]
    aligned = [
        card_text(FIRST_COUNTER + n) for n, counter in enumerate(counters)
        if row.id in counter.aligned and counter.perfect != row.id
    ]  # fmt: skip
    lines = [text("audatia.look.role.sides", sides=_row(text(f"audatia.side.{side}") for side in row.sides))]
    lines += [text("audatia.look.role.undone", cards=_row(perfect))] if perfect else []
    lines += [text("audatia.look.role.stopped", cards=_row(aligned))] if aligned else []
    return (*lines, _tag(row.tag))


def _counter(row: CounterRow) -> tuple[Text, ...]:
    """The remedy it undoes, and those it only stops (A25)."""
    lines = [text("audatia.look.role.undoes", cards=text(f"audatia.card.{row.perfect}"))]
    others = [text(f"audatia.card.{name}") for name in row.aligned if name != row.perfect]
    lines += [text("audatia.look.role.stops", cards=_row(others))] if others else []
    return (*lines, _tag(row.tag))


# Abilities


def _ability(row: AbilityRow, character: int) -> tuple[Text, ...]:
    """Its effect, what it needs, and where each of these comes from (A31-A35)."""
    lines = [text(f"audatia.look.role.effect.{row.id}")]
    if row.virtue != "none":
        lines.append(text("audatia.look.role.needs", virtue=text(f"audatia.card.{row.virtue}")))
    if row.when == "out":
        lines.append(text("audatia.look.role.out"))
    for owned in data().abilities.characters[character].abilities if character != NOBODYS else ():
        if owned.id == row.id:
            tags = {"has": owned.tag, "effect": owned.effect_tag}
            lines.append(
                text("audatia.look.role.tags", **{key: text(f"audatia.tag.{tag}") for key, tag in tags.items()})
            )
    return tuple(lines)


# What lies face down


def _pile(view: View, zone: str, seat: Seat) -> Described:
    facts: AudatiaFacts = view.facts
    count = len(view.zone(f"{zone}/{seat}").cards)
    who = {"seat": SeatName(seat), "character": text(f"audatia.character.{CHARACTERS[facts.characters[seat]]}")}
    return (
        text(f"audatia.look.{zone}", n=count, **who),
        (text(f"audatia.look.role.{zone}"),),
        "A1" if zone == "deck" else "A10",
    )


def _hidden(view: View, zone: str, seat: Seat) -> Described:
    """How many cards, and what the viewer knows of them."""
    count = len([card for card in view.zone(f"{zone}/{seat}").cards if card != EMPTY])
    title = text("audatia.look.hidden", seat=SeatName(seat))
    line = text("audatia.look.row" if zone == "row" else "audatia.look.hand", n=count)
    return title, (line, *_known(view, seat)), "A30" if zone == "row" else "A6"


def _known(view: View, seat: Seat) -> tuple[Text, ...]:
    """Cards seen in a hand: the newest are surely there, older ones there or traded away (A10)."""
    facts: AudatiaFacts = view.facts
    if seat >= len(facts.known):
        return ()
    *older, newest = facts.known[seat].groups
    lines: list[Text] = []
    for key, cards in (("known", newest[1:]), ("maybe", [card for group in older for card in group[1:]])):
        if cards:
            lines.append(
                text(f"audatia.look.{key}", cards=_row(_many(*pair) for pair in sorted(Counter(cards).items())))
            )
    return tuple(lines)


def _many(kind: int, n: int) -> Text:
    return card_text(kind) if n == 1 else text("audatia.look.count", n=n, card=card_text(kind))
