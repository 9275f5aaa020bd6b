"""Waiting for what happens next at a table, by REST."""

import asyncio
from typing import Final

from starlette.requests import Request

from morpho_server.api.doors import Doors
from morpho_server.tables.audience import Told
from morpho_server.tables.desk import Desk
from morpho_server.tables.words import PlayerId

MOST_SECONDS: Final = 25
"""How long a request may wait: less than it takes until who asks nothing is away."""


class _Waiting:
    """A request that waits; whoever stops the server sends it away as it does pages."""

    def __init__(self) -> None:
        self.happened = asyncio.Event()
        self.sent_away = False
        self.hung_up = False

    def hear(self, _: Told) -> None:
        self.happened.set()

    def send_away(self, _retry_ms: int) -> None:
        self.sent_away = True
        self.happened.set()

    async def listen(self, request: Request) -> None:
        """Note when whoever asked has hung up. What they say besides is of no interest."""
        while (await request.receive())["type"] != "http.disconnect":
            pass
        self.hung_up = True
        self.happened.set()


async def wait_for_update(
    desk: Desk, player: PlayerId, after: int, seconds: float, doors: Doors, request: Request
) -> None:
    """Wait until a player has an update above a number, is gone, or the server stops.

    Or until so many seconds have passed, or whoever asked has hung up. Nothing but memory and the
    connection is held meanwhile.
    """
    waiting = _Waiting()
    desk.listeners.append(waiting.hear)
    doors.enter(waiting)
    listening = asyncio.ensure_future(waiting.listen(request))
    try:
        async with asyncio.timeout(seconds):
            while (
                not waiting.sent_away
                and not waiting.hung_up
                and player in desk.table.players
                and desk.audience.number(player) <= after
            ):
                waiting.happened.clear()
                await waiting.happened.wait()
    except TimeoutError:
        pass
    finally:
        listening.cancel()
        doors.leave(waiting)
        desk.listeners.remove(waiting.hear)
