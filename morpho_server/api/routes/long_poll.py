"""Waiting for what happens next at a table, by REST."""

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.requests import Request

from morpho_server.api.middleware.drain import Drain
from morpho_server.tables.model.ids import PlayerId
from morpho_server.tables.ports import TableLostError
from morpho_server.tables.runtime.session import TableSession
from morpho_server.tables.runtime.stream import Stream
from morpho_server.tables.stream.update import TableUpdate

MOST_SECONDS: Final = 25
"""The longest wait of a request: less than the time until a silent player counts as away."""


class _Waiting:
    """A waiting request; a stopping server sends it away like a page."""

    def __init__(self) -> None:
        self.happened = asyncio.Event()
        self.sent_away = False
        self.hung_up = False

    def hear(self, _: TableUpdate | TableLostError) -> None:
        self.happened.set()

    def send_away(self, _retry_ms: int) -> None:
        self.sent_away = True
        self.happened.set()

    async def listen(self, request: Request) -> None:
        """Note when the client has hung up; ignore everything else that it sends."""
        while (await request.receive())["type"] != "http.disconnect":
            pass
        self.hung_up = True
        self.happened.set()


async def wait_for_update(
    session: TableSession,
    shown: Callable[[], Stream],
    player: PlayerId | None,
    after: int,
    seconds: float,
    drain: Drain,
    request: Request,
) -> None:
    """Wait until a player, or everybody for ``None``, has an update above a number or is gone.

    It is ``shown`` by the stream of the waiting player.

    End early when the server stops, the table is let go, the seconds have passed, or the client has
    hung up. Only memory and the connection are held meanwhile.
    """
    waiting = _Waiting()
    streams: list[Stream] = [session]
    if session.delayed is not None:
        streams.append(session.delayed)
    for stream in streams:
        stream.listeners.append(waiting.hear)
    session.log.on_lost.append(waiting.hear)
    drain.enter(waiting)
    listening = asyncio.ensure_future(waiting.listen(request))
    try:
        async with asyncio.timeout(seconds):
            while (
                not waiting.sent_away
                and not waiting.hung_up
                and session.log.lost is None
                and (player is None or player in session.table.players)
                and shown().projection.number(player) <= after
            ):
                waiting.happened.clear()
                await waiting.happened.wait()
    except TimeoutError:
        pass
    finally:
        listening.cancel()
        drain.leave(waiting)
        for stream in streams:
            stream.listeners.remove(waiting.hear)
        session.log.on_lost.remove(waiting.hear)
