"""A position of a record draws as a round at a table does."""

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.moves import Move, MoveRefusedError
from morpho_server.games.outcome import Standing
from morpho_server.games.records.position import Opening, Position
from morpho_server.games.seats import Seat
from tests.support.games.lanes import LANES, Lanes

CHANCE = Chance(b"s" * 32).branch("round 1")
EVENTS = LANES.start(LANES.options({}), 2, Standing(1, (0, 0), first=Seat(0)), CHANCE)


def test_every_move_draws_from_its_own_stream():
    position = Position(LANES, Opening(EVENTS, 2, CHANCE))
    for number in range(6):
        [seat] = LANES.owing(position.state)
        move = LANES.legal_moves(position.state, seat)[0]
        after = LANES.decide(position.state, seat, move, CHANCE.branch(f"move {number}")).after

        position.make(seat, move)

        assert position.state == after


class Hasty(Lanes):
    """Lanes that draws before it refuses."""

    def decide(self, state, seat, move, chance):
        if move == "bump":
            chance.below(6)
        return super().decide(state, seat, move, chance)


def test_a_refused_move_changes_no_later_draw():
    refusing, other = (Position(Hasty(), Opening(EVENTS, 2, CHANCE)) for _ in range(2))
    with pytest.raises(MoveRefusedError):
        refusing.make(Seat(0), Move("bump"))

    for position in (refusing, other):
        position.make(Seat(0), Move("roll"))

    assert refusing.state == other.state
