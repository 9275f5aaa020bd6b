"""The same moves lead to the same events, or the number of the rules is another."""

import pytest

from morpho_server.games.registry import RULES
from tests.support.fairness.keeping import kept, what_follows


@pytest.mark.parametrize("game", RULES)
def test_kept_matches_are_of_the_present_rules(game):
    """Keep new ones with a new number, as tests/support/fairness/keeping.py says."""
    versions = {match["terms"]["rules"] for match in kept(game)}

    assert versions == {RULES[game].rules_version}


@pytest.mark.parametrize("game", RULES)
def test_from_a_kept_match_follows_what_followed_before(game):
    """If a ruling has changed, raise the game's ``rules_version``."""
    for match in kept(game):
        assert what_follows(game, match) == match["what_follows"]
