"""A window of Duelo Jartible once more (J11, J16, J17), slow and plain, from the rules page, to compare with.

Cards are dictionaries, lines are lists of them, an effect is the table that stands in ``cards.toml``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Table = dict[str, Any]


@dataclass
class Row:
    """One of the two lines."""

    cards: list[Table]
    attacks: bool
    extra: int = 0
    """Points of the line itself."""

    def __post_init__(self) -> None:
        self.stat = "atq" if self.attacks else "df"
        for place, card in enumerate(self.cards):
            card.update(place=place, now=card[self.stat], speed=card["vl"])

    def swap(self) -> None:
        self.stat = "df" if self.stat == "atq" else "atq"
        for card in self.cards:
            card["now"] = card[self.stat]

    def ranked(self) -> list[Table]:
        """From lowest to best; of equal ones the first placed comes first."""
        return sorted(self.cards, key=lambda card: (card["now"], card["place"]))

    def best(self) -> Table | None:
        high = max((card["now"] for card in self.cards), default=None)
        return next((card for card in self.cards if card["now"] == high), None)


@dataclass
class Window:
    """Lines by seat; supports as (seat, effect) in the order played; scenarios."""

    rows: list[Row]
    plays: list[tuple[int, Table]]
    scenarios: list[Table]
    gone: list[list[int]] = field(default_factory=lambda: [[], []])

    def resolve(self) -> tuple[int | None, list[int], list[int], list[list[int]]]:
        """(winner, totals, VL, places of removed cards)."""
        self.neutralise()
        if any(effect["do"] == "ignore" for _, effect in self.plays):
            self.scenarios = []
        for step in ("remove", "swap", "cards", "silence", "double", "single", "whole"):
            for seat, effect in self.plays:
                getattr(self, f"play_{step}", self.nothing)(self.rows[seat], self.rows[1 - seat], seat, effect)
            for scenario in self.scenarios:
                for seat in (0, 1):
                    getattr(self, f"scene_{step}", self.nothing)(self.rows[seat], self.rows[1 - seat], seat, scenario)
        totals = [self.total(row) for row in self.rows]
        speeds = [sum(card["speed"] for card in row.cards) for row in self.rows]
        return self.winner(totals, speeds), totals, speeds, self.gone

    def nothing(self, *_: Any) -> None:
        pass

    def neutralise(self) -> None:
        """A play is undone if the other seat neutralises after it."""
        self.plays = [
            (seat, effect)
            for i, (seat, effect) in enumerate(self.plays)
            if not any(other != seat and later["do"] == "neutralise" for other, later in self.plays[i + 1 :])
        ]

    def play_remove(self, own: Row, rival: Row, seat: int, effect: Table) -> None:
        if effect["do"] == "remove" and rival.cards:
            out = rival.ranked()[0]
            rival.cards.remove(out)
            self.gone[1 - seat].append(out["place"])

    def play_swap(self, own: Row, rival: Row, seat: int, effect: Table) -> None:
        if effect["do"] == "swap":
            (own if effect["whose"] == "own" else rival).swap()

    def scene_cards(self, own: Row, rival: Row, seat: int, effect: Table) -> None:
        if effect["do"] not in ("cards", "used") or effect.get("stat", own.stat) != own.stat:
            return
        for card in own.cards:
            if effect["of"] == "all" or card["shiny" if effect["of"] == "shiny" else "humble"]:
                card["now"] = max(0, card["now"] + effect["by"])

    def play_silence(self, own: Row, rival: Row, seat: int, effect: Table) -> None:
        best = rival.best()
        if effect["do"] == "silence" and best is not None:
            best["now"] = 0

    def play_double(self, own: Row, rival: Row, seat: int, effect: Table) -> None:
        best = own.best()
        if effect["do"] == "double" and best is not None:
            best["now"] += best["now"]

    def play_single(self, own: Row, rival: Row, seat: int, effect: Table) -> None:
        if effect["do"] == "each":
            for card in (own if effect["whose"] == "own" else rival).cards:
                card["now"] = max(0, card["now"] + effect["by"])
        if effect["do"] == "lowest":
            for card in own.ranked()[: effect["count"]]:
                card["now"] += effect["by"]
        if effect["do"] == "pace":
            for card in own.cards:
                card["speed"] += effect["by"]

    def play_whole(self, own: Row, rival: Row, seat: int, effect: Table) -> None:
        if effect["do"] == "line":
            row = own if effect["whose"] == "own" else rival
            if effect["line"] == "any" or (effect["line"] == "attack") == row.attacks:
                row.extra += effect["by"]
        if effect["do"] == "swing":
            lead = sum(card["speed"] for card in own.cards) - sum(card["speed"] for card in rival.cards)
            if lead > 0:
                own.extra += lead if lead < effect["most"] else effect["most"]

    def scene_whole(self, own: Row, rival: Row, seat: int, effect: Table) -> None:
        if effect["do"] == "lines" and (effect["line"] == "attack") == own.attacks:
            own.extra += effect["by"]

    def total(self, row: Row) -> int:
        floor = 0
        if any(scenario["do"] == "floor" for scenario in self.scenarios):
            floor = sum(card[row.stat] for card in row.cards)
        return max(floor, sum(card["now"] for card in row.cards) + row.extra)

    def winner(self, totals: list[int], speeds: list[int]) -> int | None:
        if totals[0] != totals[1]:
            return 0 if totals[0] > totals[1] else 1
        ties = [scenario["line"] for scenario in self.scenarios if scenario["do"] == "tie"]
        if ties:
            return 0 if self.rows[0].attacks == (ties[0] == "attack") else 1
        if speeds[0] != speeds[1]:
            return 0 if speeds[0] > speeds[1] else 1
        return None
