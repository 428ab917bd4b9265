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
    """One deal of two hands, or of four (C23), from the dealt hands to the end."""

    def __init__(self, hands: list[list[int]], attacker: Seat) -> None:
        self.hands = hands
        self.seats = range(len(hands))
        self.posts: list[dict[str, int]] = [{} for _ in hands]
        self.ready: set[Seat] = set()
        self.cards: list[dict[str, int]] = [{} for _ in hands]
        self.walls = [set(CASTLE) for _ in hands]
        self.up: list[set[str]] = [set() for _ in hands]
        self.attacker = attacker
        self.aimed: Seat | None = None
        self.engaged: dict[Seat, str] = {}
        self.support: dict[Seat, str] = {}
        self.looks: dict[Seat, set[str]] = {}
        self.owed: dict[Seat, int] = {}
        self.answers: dict[Seat, str] = {}
        self.assaults = 0

    def enemies(self) -> list[Seat]:
        """Whom the attacker may attack (C23)."""
        return [seat for seat in self.seats if (seat - self.attacker) % 2 and self.garrisons(seat)]

    @property
    def defender(self) -> Seat:
        return self.aimed if self.aimed is not None else self.enemies()[0]

    @property
    def order(self) -> tuple[Seat, Seat]:
        return self.attacker, self.defender

    def other(self, seat: Seat) -> Seat:
        """The other player in this assault."""
        return sum(self.order) - seat

    def garrisons(self, seat: Seat) -> list[str]:
        return [place for place in CASTLE if place in self.cards[seat]]

    def standing(self) -> list[set[Seat]]:
        """The seats of each team that have garrisons."""
        return [{seat for seat in self.seats if seat % 2 == team and self.garrisons(seat)} for team in (0, 1)]

    def stage(self) -> str:
        if len(self.ready) < len(self.seats):
            return "deploy"
        if not all(self.standing()):
            return "over"
        if not self.engaged:
            return "aim" if len(self.enemies()) > 1 and self.aimed is None else "attack"
        if len(self.support) < 2:
            return "support"
        return "uncover" if self.owed else "answer"

    def pending(self) -> set[Seat]:
        stage = self.stage()
        if stage == "deploy":
            return set(self.seats) - self.ready
        if stage in ("support", "answer"):
            return set(self.order) - set(self.support if stage == "support" else self.answers)
        if stage == "uncover":
            return {next(seat for seat in self.order if seat in self.owed)}
        return {self.attacker} if stage in ("aim", "attack") else set()

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

    def _aim_actions(self, seat: Seat) -> set[str]:
        """C23."""
        return {f"aim {enemy + 1}" for enemy in self.enemies()}

    def _attack_actions(self, seat: Seat) -> set[str]:
        """C8."""
        enemy = self.defender
        mine, theirs = self.cards[seat], self.cards[enemy]
        fighters = [place for place, card in mine.items() if card != JESTER]
        line = [place for place in FRONT if place in theirs]
        exposed = [place for place in self.garrisons(enemy) if place not in self.walls[enemy]]
        targets = line + exposed if line else self.garrisons(enemy)
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
        return {f"uncover {place}" for place in self.face_down(self.other(seat)) - self.looks[seat]}

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
            self.engaged = {seat: rest[0], self.defender: rest[1]}
        elif kind == "aim":
            self.aimed = int(rest[0]) - 1
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
        scouts = {s: [p for p in self.committed(s) if explorer(self.cards[s][p])] for s in self.order}
        for seat in self.order:
            self.up[seat] |= set(scouts[seat])
        self.looks = {seat: set() for seat in self.order}
        for seat in self.order:
            hidden = self.face_down(self.other(seat))
            if len(hidden) <= len(scouts[seat]):
                self.looks[seat] = hidden if scouts[seat] else set()
            elif scouts[seat]:
                self.owed[seat] = len(scouts[seat])
        if not self.owed:
            self._turn()

    def _turn(self) -> None:
        for seat in self.order:
            self.up[self.other(seat)] |= self.looks[seat]

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
        """C15, C16, C20, C21, C23."""
        lost: dict[Seat, set[str]] = {s: {self.support[s]} - {"none"} for s in self.order}
        if set(self.answers.values()) == {"accept"}:
            attack, defence = self.strengths()
            a, d = self.order
            if attack <= defence:
                lost[a].add(self.engaged[a])
            if defence <= attack:
                lost[d].add(self.engaged[d])
            for seat in self.order:
                self.up[seat].add(self.engaged[seat])
        else:
            for seat in self.order:
                self.walls[seat].discard(self.answers[seat])
        for seat, places in lost.items():
            for place in places:
                del self.cards[seat][place]
                self.walls[seat].discard(place)
            if len(self.seats) > 2 and not self.garrisons(seat):
                self.cards[seat], self.walls[seat] = {}, set()
        self.engaged, self.support, self.answers, self.looks, self.aimed = {}, {}, {}, {}, None
        self.assaults += 1
        self._next_attacker()

    def _next_attacker(self) -> None:
        if any(self.standing()):
            self.attacker = (self.attacker + 1) % len(self.seats)
            if not self.garrisons(self.attacker):
                self._next_attacker()

    def winners(self) -> tuple[Seat, ...]:
        """C21: whoever is of the team that has a castle."""
        teams = [team for team, standing in enumerate(self.standing()) if standing]
        return tuple(seat for seat in self.seats if seat % 2 in teams) if len(teams) == 1 else ()
