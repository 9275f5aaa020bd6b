"""Bots that play whole rounds from what their seats see."""

from collections.abc import Iterator
from random import Random
from typing import Any

import orjson

from morpho_server.games.bot import Bot, Observation
from morpho_server.games.events import Event, as_shown, is_shown
from morpho_server.games.game import Game
from morpho_server.games.moves import Move
from morpho_server.games.records.position import Opening, Position
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json

Choice = tuple[Observation, Move]


class Heard(Position):
    """A position with what each seat heard on the way to it."""

    def __init__(self, game: Game[Any], opening: Opening) -> None:
        self.heard: list[list[Json]] = [[] for _ in range(opening.seats)]
        super().__init__(game, opening)

    def _show(self, event: Event) -> None:
        super()._show(event)
        for seat, heard in enumerate(self.heard):
            if is_shown(event, Seat(seat)):
                heard.append(as_shown(event))


def observation(position: Heard, seat: int) -> Observation:
    """Return the observation of a seat."""
    parts = orjson.dumps([position.public(), position.own(Seat(seat)), position.heard[seat]])
    public, own, heard = orjson.loads(parts)
    return Observation(Seat(seat), public, own, tuple(position.owed().get(Seat(seat), ())), heard)


def play(position: Heard, bot: Bot, dice: Random) -> Iterator[Choice]:
    """Let a bot play all seats until the round is over; yield each decision."""
    while owed := position.owed():
        seat = min(owed)
        seen = observation(position, seat)
        move = bot.choose(seen, dice)
        yield seen, move
        position.make(seat, move)
