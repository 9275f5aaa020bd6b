"""The numbers of players that a game offers are those with which it begins."""

import pytest

from morpho_server.games.options import Choices, OptionsRefusedError
from morpho_server.games.registry import RULES
from morpho_server.games.starts import starts_of
from tests.support.games.catalogue import SUBJECTS, by_name

SOLO = {"mode": "solo"}


@pytest.mark.parametrize("subject", SUBJECTS, ids=by_name)
def test_a_number_that_is_not_offered_needs_more_than_the_usual_options(subject):
    game = subject.game
    offered = {start.seats: start.options for start in starts_of(game)}

    assert offered
    for seats in game.seats:
        if seats in offered:
            game.check_start(Choices(game.options(offered[seats]), seats))
        if offered.get(seats) != {}:
            with pytest.raises(OptionsRefusedError):
                game.check_start(Choices(game.options({}), seats))


@pytest.mark.parametrize(
    ("game", "starts"),
    [
        ("morph", [(1, SOLO), (2, {})]),
        ("morphos", [(2, {})]),
        ("morpho", [(n, {}) for n in range(3, 10)]),
    ],
)
def test_each_number_comes_with_what_must_be_chosen(game, starts):
    assert list(starts_of(RULES[game])) == starts
