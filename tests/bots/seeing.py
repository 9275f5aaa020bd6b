"""Bots that play whole rounds from what their seats see."""

from collections.abc import Iterator
from random import Random

import orjson

from morpho_server.bots.bot import Bot, Sight
from morpho_server.games.moves import Move
from morpho_server.games.replay import Position
from morpho_server.games.seats import Seat

Choice = tuple[Sight, Move]


def sight(position: Position, seat: int) -> Sight:
    """Return what a seat that owes a decision sees."""
    parts = orjson.dumps([position.public(), position.own(Seat(seat))])
    return Sight(Seat(seat), *orjson.loads(parts), tuple(position.owed()[Seat(seat)]))


def play(position: Position, bot: Bot, dice: Random) -> Iterator[Choice]:
    """Have a bot play for all seats until the round is over; yield each decision."""
    while owed := position.owed():
        seat = min(owed)
        seen = sight(position, seat)
        move = bot.choose(seen, dice)
        yield seen, move
        position.make(seat, move)
