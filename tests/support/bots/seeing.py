"""Bots that play whole rounds from what their seats see."""

from collections.abc import Iterator
from random import Random

import orjson

from morpho_server.games.bot import Bot, Observation
from morpho_server.games.moves import Move
from morpho_server.games.position import Position
from morpho_server.games.seats import Seat
from morpho_server.workers.observation_codec import observation_from

Choice = tuple[Observation, Move]


def observation(position: Position, seat: int) -> Observation:
    """Return the observation of a seat, as it arrives in another process."""
    return observation_from(orjson.loads(orjson.dumps(position.observation(Seat(seat)))))


def play(position: Position, bot: Bot, dice: Random) -> Iterator[Choice]:
    """Let a bot play all seats until the round is over; yield each decision."""
    while owed := position.owed():
        seat = min(owed)
        seen = observation(position, seat)
        move = bot.choose(seen, dice)
        yield seen, move
        position.make(seat, move)
