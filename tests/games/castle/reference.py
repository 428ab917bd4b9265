"""Castle Duel once more, slow and plain, written from the rules page alone: the program is compared with it.

Cards are indices 0-52 of a deck (52 the Jester), places are ``f1``-``f7`` and ``g1``-``g3``, actions their text form.
"""

from __future__ import annotations

from game.engine.view import Seat

FRONT = [f"f{i}" for i in range(1, 8)]
CASTLE = ["g1", "g2", "g3"]
PLACES = FRONT + CASTLE
JESTER = 52


def value(card: int) -> int:
    """C2."""
    return 0 if card == JESTER else card % 13 + 1


def explorer(card: int) -> bool:
    """C3."""
    return value(card) in (1, 2, 3)


def archer(card: int) -> bool:
    """C3."""
    return value(card) in (4, 5, 6)


class Duel:
    """One deal, from the dealt hands to the fall of a castle."""

    def __init__(self, hands: list[list[int]], attacker: Seat) -> None:
        self.hands = hands
        self.posts: list[dict[str, int]] = [{}, {}]
        self.ready: set[Seat] = set()
        self.cards: list[dict[str, int]] = [{}, {}]
        self.walls = [set(CASTLE), set(CASTLE)]
        self.up: list[set[str]] = [set(), set()]
        self.attacker = attacker
        self.engaged: dict[Seat, str] = {}
        self.support: dict[Seat, str] = {}
        self.looks: dict[Seat, set[str]] = {}
        self.owed: dict[Seat, int] = {}
        self.answers: dict[Seat, str] = {}
        self.assaults = 0

    @property
    def order(self) -> tuple[Seat, Seat]:
        return self.attacker, 1 - self.attacker

    def garrisons(self, seat: Seat) -> list[str]:
        return [place for place in CASTLE if place in self.cards[seat]]

    def stage(self) -> str:
        if len(self.ready) < 2:
            return "deploy"
        if not self.garrisons(0) or not self.garrisons(1):
            return "over"
        if not self.engaged:
            return "attack"
        if len(self.support) < 2:
            return "support"
        return "uncover" if self.owed else "answer"

    def pending(self) -> set[Seat]:
        made = {"deploy": self.ready, "support": set(self.support), "answer": set(self.answers)}.get(self.stage())
        if made is not None:
            return {0, 1} - made
        if self.stage() == "uncover":
            return {next(seat for seat in self.order if seat in self.owed)}
        return {self.attacker} if self.stage() == "attack" else set()

    def legal(self, seat: Seat) -> set[str]:
        return getattr(self, f"_{self.stage()}_actions")(seat)

    def _deploy_actions(self, seat: Seat) -> set[str]:
        """C5."""
        posts, hand = self.posts[seat], self.hands[seat]
        back = {f"recall {post}" for post in posts}
        if len(posts) == 3:
            return back | {"ready"}
        able = [i for i, card in enumerate(hand) if card != JESTER and i not in posts.values()]
        return back | {f"station h{i + 1} {post}" for i in able for post in CASTLE if post not in posts}

    def _attack_actions(self, seat: Seat) -> set[str]:
        """C8."""
        mine, theirs = self.cards[seat], self.cards[1 - seat]
        fighters = [place for place, card in mine.items() if card != JESTER]
        line = [place for place in FRONT if place in theirs]
        exposed = [place for place in self.garrisons(1 - seat) if place not in self.walls[1 - seat]]
        targets = line + exposed if line else self.garrisons(1 - seat)
        return {f"attack {fighter} {target}" for fighter in fighters for target in targets}

    def _support_actions(self, seat: Seat) -> set[str]:
        """C9."""
        able = set(self.cards[seat]) - {self.engaged[seat]}
        if len(self.garrisons(seat)) == 1:
            able -= set(self.garrisons(seat))
        if seat != self.attacker:
            able -= {place for place, card in self.cards[seat].items() if card == JESTER}
        return {"support none"} | {f"support {place}" for place in able}

    def _uncover_actions(self, seat: Seat) -> set[str]:
        """C12."""
        return {f"uncover {place}" for place in self.face_down(1 - seat) - self.looks[seat]}

    def _answer_actions(self, seat: Seat) -> set[str]:
        """C14."""
        protected = [place for place in self.garrisons(seat) if place in self.walls[seat]]
        return {"accept"} | {f"retreat {place}" for place in protected if place != self.support[seat]}

    def face_down(self, seat: Seat) -> set[str]:
        return set(self.cards[seat]) - self.up[seat]

    def play(self, seat: Seat, words: str) -> None:
        kind, *rest = words.split()
        if kind == "station":
            self.posts[seat][rest[1]] = int(rest[0][1:]) - 1
        elif kind == "recall":
            del self.posts[seat][rest[0]]
        elif kind == "ready":
            self.ready.add(seat)
            self._line_up(seat)
        elif kind == "attack":
            self.engaged = {seat: rest[0], 1 - seat: rest[1]}
        elif kind == "support":
            self.support[seat] = rest[0]
            if len(self.support) == 2:
                self._explore()
        elif kind == "uncover":
            self.looks[seat].add(rest[0])
            if len(self.looks[seat]) == self.owed[seat]:
                del self.owed[seat]
            if not self.owed:
                self._turn()
        else:
            self.answers[seat] = "accept" if kind == "accept" else rest[0]
            if len(self.answers) == 2:
                self._resolve()

    def _line_up(self, seat: Seat) -> None:
        posts, hand = self.posts[seat], self.hands[seat]
        line = [card for i, card in enumerate(hand) if i not in posts.values()]
        self.cards[seat] = dict(zip(FRONT, line, strict=True)) | {post: hand[i] for post, i in posts.items()}

    def committed(self, seat: Seat) -> list[str]:
        places = [self.engaged[seat], self.support[seat]]
        return [place for place in places if place != "none"]

    def _explore(self) -> None:
        """C11, C12."""
        scouts = {s: [p for p in self.committed(s) if explorer(self.cards[s][p])] for s in (0, 1)}
        for seat in (0, 1):
            self.up[seat] |= set(scouts[seat])
        self.looks = {0: set(), 1: set()}
        for seat in (0, 1):
            hidden = self.face_down(1 - seat)
            if len(hidden) <= len(scouts[seat]):
                self.looks[seat] = hidden if scouts[seat] else set()
            elif scouts[seat]:
                self.owed[seat] = len(scouts[seat])
        if not self.owed:
            self._turn()

    def _turn(self) -> None:
        for seat in (0, 1):
            self.up[1 - seat] |= self.looks[seat]

    def strengths(self) -> tuple[int, int]:
        """C17-C19."""
        a, d = self.order
        mine, theirs = self.cards[a], self.cards[d]
        attack = value(mine[self.engaged[a]]) + (2 if self.engaged[a] in FRONT else 0)
        attack += self._backing(a)
        target = theirs[self.engaged[d]]
        bonus = self._backing(d)
        if archer(target) and self.engaged[d] in CASTLE and self.engaged[d] in self.walls[d]:
            bonus += 5
        prop = self.support[a]
        if prop != "none" and mine[prop] == JESTER and prop not in self.up[a]:
            bonus = 0
        return attack, value(target) + bonus

    def _backing(self, seat: Seat) -> int:
        place = self.support[seat]
        return 2 if place != "none" and value(self.cards[seat][place]) >= 4 else 0

    def _resolve(self) -> None:
        """C15, C16, C20, C21."""
        lost: dict[Seat, set[str]] = {s: {self.support[s]} - {"none"} for s in (0, 1)}
        if set(self.answers.values()) == {"accept"}:
            attack, defence = self.strengths()
            a, d = self.order
            if attack <= defence:
                lost[a].add(self.engaged[a])
            if defence <= attack:
                lost[d].add(self.engaged[d])
            for seat in (0, 1):
                self.up[seat].add(self.engaged[seat])
        else:
            for seat in (0, 1):
                self.walls[seat].discard(self.answers[seat])
        for seat in (0, 1):
            for place in lost[seat]:
                del self.cards[seat][place]
                self.walls[seat].discard(place)
        self.engaged, self.support, self.answers, self.looks = {}, {}, {}, {}
        self.assaults += 1
        self.attacker = 1 - self.attacker

    def winners(self) -> tuple[Seat, ...]:
        """C21."""
        standing = tuple(seat for seat in (0, 1) if self.garrisons(seat))
        return standing if len(standing) == 1 else ()
