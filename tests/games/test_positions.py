"""A position of a record draws as a round at a table does."""

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.options import Choices
from morpho_server.games.outcome import Standing
from morpho_server.games.position import Opening, Position
from morpho_server.games.seats import Seat
from tests.support.games.lanes import LANES, Lanes

SEED = b"s" * 32
EVENTS = LANES.start(
    Choices(LANES.options({}), 2), Standing(1, (0, 0), first=Seat(0)), Chance(SEED)
)


def opening() -> Opening:
    return Opening(EVENTS, 2, Chance(SEED))


def test_every_draw_goes_on_where_the_one_before_ended():
    position, chance = Position(LANES, opening()), Chance(SEED)
    while LANES.owing(position.state):
        [seat] = LANES.owing(position.state)
        move = LANES.legal_moves(position.state, seat)[0]
        after = LANES.decide(position.state, seat, move, chance).after

        position.make(seat, move)

        assert position.state == after


class Hasty(Lanes):
    """Lanes that draws before it refuses."""

    def decide(self, state, seat, move, chance):
        if move == "bump":
            chance.roll(1, "bump")
        return super().decide(state, seat, move, chance)


def test_a_refused_move_changes_no_later_draw():
    refusing, other = (Position(Hasty(), opening()) for _ in range(2))
    with pytest.raises(MoveRefusedError):
        refusing.make(Seat(0), Move("bump"))

    for position in (refusing, other):
        position.make(Seat(0), Move("roll"))

    assert refusing.state == other.state
