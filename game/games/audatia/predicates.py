"""What can be played, card by card, and why not: each predicate gives the reason with its rule, or None for yes.

They read what a viewer sees of a duel, or the state itself: both name their fields alike. `feasible` finds the same as
sets of cards, fast; a test holds both against each other. Whether the card is in the hand is asked elsewhere.
"""

from __future__ import annotations

from ...engine.text import Text, TextArg, text
from ...engine.view import Seat
from .cards import (
    ALIGNED,
    ALL_BLOWS,
    ALL_COUNTERS,
    ALL_REMEDIES,
    BLOW_OF,
    BLOWS,
    BREAKERS,
    CELERITAS,
    CLOSED_TO,
    COUNTERERS,
    CUTS,
    EXCHANGE,
    EXTENSA,
    EXTERNAL,
    FENDENTI,
    FITTING,
    FROM_POSTA,
    FROM_SIDE,
    INTERNAL,
    INTERNAL_COUNTERS,
    MEZANI,
    MM,
    NEED_PRUDENTIA,
    PARRIED_BY,
    PARRIERS,
    PRUDENTIA,
    PUNTA,
    PUNTA_DEFENCE,
    RIGHT,
    RM,
    SIDES,
    SOPRANA,
    card_text,
    posta_text,
    virtue_text,
)
from .feasible import side_for
from .phases import (
    ANEW,
    COUNTERATTACK,
    CUT,
    EXCHANGED,
    INSTEAD,
    KICKED,
    MEZANO,
    MEZANO_BACK,
    OVER_IT,
    OVERRUN,
    PLAIN,
    THRUST,
)
from .standing import Duel
from .virtues import leads_for_blow, leads_for_reaction

_SIDE_NAMES = ("middle", "right", "left")


def no(key: str, rule: str, **args: TextArg) -> Text:
    """A reason why not, with its rule."""
    return text(f"audatia.no.{key}", rule=rule, **args)


def _in(cards: int, card: int) -> bool:
    return bool(cards >> card & 1)


def _no_advantage(virtue: int, rule: str) -> Text:
    return no("advantage", rule, virtue=virtue_text(virtue))


def _height(card: int) -> Text:
    """What a blow threatens: the head, the body, the legs, the middle."""
    return text(f"audatia.line.{BLOWS[BLOW_OF[card]]}")


# Where the sword is (A14)


def can_reach(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether a blow starts from where the sword is (A14)."""
    if not _in(ALL_BLOWS, card):
        return no("no_blow", "A14", card=card_text(card))
    posta = at.posta[seat]
    if posta >= 0:
        reached = _in(FROM_POSTA[posta], card)
        return None if reached else no("posta", "A14", posta=posta_text(posta), card=card_text(card))
    side = at.side[seat]
    return None if _in(FROM_SIDE[side], card) else no(f"side.{_SIDE_NAMES[side]}", "A14", card=card_text(card))


# Attack (A15, A26)


def can_attack(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether the seat can attack with a blow (A15); an Extensa lets through a Punta only (A26)."""
    reason = can_reach(at, seat, card) or _attack_symbol(at, seat, card)
    against = at.posta[1 - seat]
    if reason is not None or against < 0:
        return reason
    if _in(CLOSED_TO[against], card):
        return no("closed", "A15", posta=posta_text(against), line=_height(card))
    return _through_extensa(at, seat, card, against) if EXTENSA[against] else None


def _attack_symbol(at: Duel, seat: Seat, card: int) -> Text | None:
    """Sottani attack with Prudentia advantage only (A15)."""
    blocked = _in(NEED_PRUDENTIA, card) and not leads_for_blow(at, seat, PRUDENTIA)
    return _no_advantage(PRUDENTIA, "A15") if blocked else None


def _through_extensa(at: Duel, seat: Seat, card: int, against: int) -> Text | None:
    own = at.posta[seat]
    if not _in(PUNTA, card):
        return no("extensa", "A26", posta=posta_text(against))
    if own < 0 or not EXCHANGE[own]:
        return no("extensa.posta", "A26", posta=posta_text(against))
    return None if leads_for_blow(at, seat, CELERITAS) else _no_advantage(CELERITAS, "A26")


def can_beat(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether the seat can beat away the Extensa in which the rival stands (A26)."""
    against = at.posta[1 - seat]
    if against < 0 or not EXTENSA[against]:
        return no("no_extensa", "A26")
    if not _in(PARRIERS, card):
        return no("no_parry_symbol", "A26", card=card_text(card))
    return can_reach(at, seat, card)


# Reactions (A15, A17, A22, A23, A27)


def can_parry(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether a blow parries what comes (A15, A22)."""
    if at.form not in (PLAIN, OVERRUN, COUNTERATTACK):
        return no("no_parry", "A23" if at.form == EXCHANGED else "A27")
    if not _in(PARRIERS, card):
        return no("no_parry_symbol", "A15", card=card_text(card))
    if at.form == COUNTERATTACK and BLOW_OF[card] != BLOW_OF[at.blow]:
        return no("same_blow", "A22", card=card_text(at.blow))
    if at.form != COUNTERATTACK and not _in(PARRIED_BY[at.blow], card):
        return no("not_listed", "A15", card=card_text(card), attack=card_text(at.blow))
    return can_reach(at, seat, card)


def can_counter(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether a blow counterattacks (A22); after a broken thrust, the Mandritto Mezano (A27)."""
    if at.form == MEZANO:
        fits = BLOW_OF[at.blow] == RM and _in(ALL_BLOWS, card) and BLOW_OF[card] == MM
        return can_reach(at, seat, card) if fits else no("mezano_back", "A27")
    if at.form != PLAIN:
        return no("counter_of_counter", "A22")
    if at.swift:
        return no("swift", "A34")
    if not _in(COUNTERERS, card):
        return no("no_counter_symbol", "A22", card=card_text(card))
    if BLOW_OF[card] != BLOW_OF[at.blow]:
        return no("same_blow", "A22", card=card_text(at.blow))
    reason = can_reach(at, seat, card)
    return reason or (None if leads_for_reaction(at, seat) else _no_advantage(CELERITAS, "A22"))


def can_exchange(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether a Punta exchanges a thrust (A23)."""
    if at.form != PLAIN or not _in(PUNTA, at.blow) or not _in(PUNTA, card):
        return no("no_thrust", "A23")
    if at.swift:
        return no("swift", "A34")
    for posta in (at.from_posta, at.posta[seat]):
        if posta >= 0 and not EXCHANGE[posta]:
            return no("no_exchange_symbol", "A23", posta=posta_text(posta))
    reason = can_reach(at, seat, card)
    return reason or (None if leads_for_reaction(at, seat) else _no_advantage(CELERITAS, "A23"))


def can_defend(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether a Punta defends in place of a parry, from a posta that grants it (A17)."""
    posta = at.posta[seat]
    if at.form != PLAIN or posta < 0 or not PUNTA_DEFENCE[posta]:
        return no("no_defence", "A17")
    if not _in(PUNTA, card):
        return no("punta_only", "A17", posta=posta_text(posta))
    reason = can_reach(at, seat, card)
    return reason or (None if leads_for_reaction(at, seat) else _no_advantage(CELERITAS, "A17"))


def can_break(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether a blow breaks the thrust (A27)."""
    if not at.break_thrust:
        return no("no_break_rule", "A27")
    if at.form != PLAIN or not _in(PUNTA, at.blow):
        return no("no_thrust", "A27")
    if not _in(BREAKERS, card):
        return no("no_break_symbol", "A27", card=card_text(card))
    return can_reach(at, seat, card)


def can_break_mezano(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether who has broken a thrust goes on with this Mezano (A27)."""
    if seat == at.attacker:
        return no("thruster", "A27")
    return can_reach(at, seat, card) if _in(MEZANI, card) else no("mezano_only", "A27")


# Remedies and counters (A20, A23-A25, A27)


def _fits(card: int, side: int, rule: str) -> Text | None:
    if not _in(ALL_REMEDIES, card):
        return no("no_remedy", rule, card=card_text(card))
    if _in(FITTING[side], card):
        return None
    return no("wrong_side", rule, card=card_text(card), side=text(f"audatia.side.{SIDES[side]}"))


def can_play_remedy(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether a remedy fits the side (A20, A24)."""
    return _fits(card, side_for(at.fit_side, at.orienter, at.mirrored, seat), "A24")


def can_answer_with_remedy(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether a remedy answers an exchange (A23), or a Mezano and what follows it (A27)."""
    if at.form == EXCHANGED:
        return _fits(card, EXTERNAL, "A23")
    if at.form == MEZANO:
        return _fits(card, EXTERNAL if BLOW_OF[at.blow] == RM else INTERNAL, "A27")
    if at.form == MEZANO_BACK:
        return None if card == SOPRANA else no("soprana_only", "A27")
    return no("no_cuts_answer", "A17", card=card_text(card))


def can_enter_on_break(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether a thruster whose thrust was broken can play this remedy (A27)."""
    if seat != at.attacker:
        return no("mezano_only", "A27")
    return _fits(card, EXTERNAL if at.break_hand == RIGHT else INTERNAL, "A27")


def can_counter_remedy(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether a counter-remedy is aligned with the remedy (A25)."""
    if not _in(ALL_COUNTERS, card):
        return no("no_counter", "A25", card=card_text(card))
    aligned = _in(ALIGNED[at.remedy], card)
    return None if aligned else no("not_aligned", "A25", card=card_text(card), remedy=card_text(at.remedy))


def can_counter_with_soprana(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether the Soprana answers the remedy (A27)."""
    return None if at.soprana and card == SOPRANA else no("no_counter", "A25", card=card_text(card))


def can_counter_blow(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether a counter-remedy answers the Mandritto Mezano (A27)."""
    fits = at.form == MEZANO_BACK and _in(INTERNAL_COUNTERS, card)
    return None if fits else no("internal_only", "A27", card=card_text(card))


# The blow an ability leads to


def can_strike(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether the blow is one that the ability allows."""
    strike = at.strike
    if strike == ANEW:
        return _attack_symbol(at, seat, card) if _in(ALL_BLOWS, card) else no("no_blow", "A14", card=card_text(card))
    if strike in (OVER_IT, KICKED):
        rule = "A35" if strike == OVER_IT else "A32"
        return can_reach(at, seat, card) if _in(FENDENTI, card) else no("fendente_only", rule)
    if strike == CUT and not _in(CUTS, card):
        return no("cut_only", "A35")
    if strike == THRUST and not _in(PUNTA, card):
        return no("thrust_only", "A35")
    return can_attack(at, seat, card)


def can_beat_now(at: Duel, seat: Seat, card: int) -> Text | None:
    """Whether an ability leads to a beat: Nachreisen alone does."""
    return can_beat(at, seat, card) if at.strike == INSTEAD else no("no_extensa", "A26")
