"""How a game begins: who is first, how many tokens, what the host may choose."""

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.morpyam.rules import MORPYAM
from morpho_server.games.options import Choices, OptionsRefusedError
from morpho_server.games.outcome import Standing
from morpho_server.games.seats import Seat
from tests.support.games.states import state_after

SEED = b"s" * 32


def begun(seats=3, carried=None, **options):
    standing = Standing(1, (0,) * seats, carried=carried)
    chosen = MORPYAM.options(options)
    return MORPYAM.start(Choices(chosen, seats), standing, Chance(SEED))


@pytest.mark.parametrize(("seats", "tokens"), [(2, 17), (3, 11), (4, 8)])
def test_the_tokens_of_a_seat(seats, tokens):
    assert begun(seats)[0].tokens == [tokens] * seats


def test_the_first_seat_is_drawn():
    first = Chance(SEED).choice(range(3), "grid_set_up.first")

    grid, turn = begun()

    assert grid.first == turn.seat == first


def test_the_host_may_choose_who_begins():
    assert begun(first="B")[0].first == 1


def test_in_a_rematch_the_seat_to_the_left_begins():
    """Whatever the host has chosen for the first match."""
    carried = MORPYAM.carry_over(state_after(MORPYAM, begun(first="C")))

    assert begun(carried=carried, first="C")[0].first == 0


def test_a_seat_that_nobody_takes_can_not_begin():
    with pytest.raises(OptionsRefusedError) as refused:
        MORPYAM.check_start(Choices(MORPYAM.options({"first": "D"}), 3))

    assert refused.value.code == "no_first_seat"


@pytest.mark.parametrize("options", [{"turn_limit": 41}, {"first": "E"}, {"odds": 1}])
def test_other_options_are_refused(options):
    with pytest.raises(OptionsRefusedError):
        MORPYAM.options(options)


def test_the_turn_limit_is_the_hosts():
    state = state_after(MORPYAM, begun(turn_limit=40))

    assert (state.setup.turn_limit, MORPYAM.owing(state)) == (40, (Seat(state.setup.first),))
