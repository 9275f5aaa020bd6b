"""A match that is played again comes out as everybody was told."""

import pytest

from tests.support.fairness.matches import random_sitting
from tests.support.fairness.saving import saved, verdict_on

VARIANTS = [
    ("morpho", {"mode": "basic"}),
    ("morpho", {"mode": "expert"}),
    ("morpho", {"mode": "expert", "unknowns": ["parasite"]}),
    ("morpyam", {}),
    ("morphos", {}),
    ("morphatrons", {}),
    ("morph", {"mode": "duel", "packs": 2}),
    ("morph", {"mode": "solo"}),
]


@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=str)
def test_an_honest_match_is_fair_to_everybody_in_it(game, options):
    at = random_sitting(game, 3, **options)

    for player in at.table.players:
        assert verdict_on(saved(at, player)).kind == "fair"
