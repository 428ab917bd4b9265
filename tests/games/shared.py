"""Checks that hold for every game: run for each registered one and for the toy of the engine's tests."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.cases import Case
from tests.games.checks_play import (
    check_cards_conserved,
    check_clone,
    check_decisions,
    check_games_end,
    check_halfway,
    check_illegal_refused,
    check_legal,
    check_reproducible,
    check_zones_well_formed,
)
from tests.games.checks_views import (
    check_deal_told,
    check_events_are_values,
    check_hidden_cards_stay_hidden,
    check_indistinguishable,
    check_news_is_flagged,
    check_sample,
    check_sample_varies,
    check_sprites_follow,
    check_views_are_values,
)

PER_SEED: tuple[tuple[Callable[[Case, int], None], int], ...] = (
    (check_games_end, 250),
    (check_cards_conserved, 40),
    (check_zones_well_formed, 15),
    (check_legal, 40),
    (check_decisions, 30),
    (check_halfway, 6),
    (check_illegal_refused, 8),
    (check_clone, 15),
    (check_reproducible, 20),
    (check_views_are_values, 12),
    (check_sample, 30),
    (check_sample_varies, 10),
    (check_indistinguishable, 30),
    (check_hidden_cards_stay_hidden, 40),
    (check_sprites_follow, 60),
    (check_deal_told, 10),
    (check_events_are_values, 20),
    (check_news_is_flagged, 40),
)
"""Each check with the number of random games it is run for by default."""
