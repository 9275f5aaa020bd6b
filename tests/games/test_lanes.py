"""Lanes, the tests' second game, has what M.O.R.P.H.O. lacks."""

import pytest

from morpho_server.games.outcome import Outcome, Standing
from tests.support.games.lanes import LANES
from tests.support.games.playing import Round, Start


def race(seats: int, standing: Standing | None = None, dice: str = "plain", **chosen) -> Round:
    """Return a race that has begun."""
    standing = standing or Standing(1, (0,) * seats, first=0)
    own = tuple(LANES.seat_options({"die": dice}) for _ in range(seats))
    return Round(LANES, Start(LANES.options(chosen), seats, standing, b"s" * 32, own))


def played(round_: Round) -> Outcome:
    """Play a race to the end, each with the larger die."""
    while owing := LANES.owing(round_.state):
        round_.play(owing[0], LANES.legal_moves(round_.state, owing[0])[-1])
    return LANES.outcome(round_.state)


def test_several_share_the_victory():
    outcome = played(race(3, dice="steady", length=6))

    assert (outcome.winners, outcome.points) == ((0, 1, 2), (1, 1, 1))


def test_nobody_wins_a_race_that_runs_out_of_laps():
    outcome = played(race(2, dice="steady", length=9, laps=2))

    assert (outcome.reason, outcome.match_over, outcome.winners) == ("laps", True, ())


def test_one_may_race_alone():
    assert played(race(1, laps=None)).winners == (0,)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_in_a_rematch_the_seat_to_the_left_begins(seats):
    before = race(seats, Standing(1, (0,) * seats, first=seats - 1))

    again = race(seats, Standing(1, (0,) * seats, carried=LANES.carry_over(before.state)))

    assert again.state.setup.first == 0
