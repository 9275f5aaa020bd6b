"""A connection to a table that comes back after every failure."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from typing import Final, TypeAlias

from morpho_client.errors import FINAL, Refused, SentAway, Unreachable
from morpho_client.links import SOCKETS_WORK, LongPoll, Message, Place, Socket
from morpho_client.rest import Rest, backoff

Since: TypeAlias = Callable[[], tuple[int | None, str]]
Asked: TypeAlias = Callable[[], list[Message]]
Take: TypeAlias = Callable[[Message], Awaitable[None]]
MUTE: Final = 2
"""How many sockets in a row must bring nothing, while the server answers, to count as blocked."""


class Connection:
    """One player's connection to a table, by sockets if they are wanted and not blocked.

    ``since`` returns the number after which it goes on, if there is one, and its history,
    ``unanswered`` the commands that are sent again. ``take`` is given what the server sends.
    """

    def __init__(
        self,
        rest: Rest,
        place: Place,
        since: Since,
        unanswered: Asked,
        take: Take,
        *,
        sockets: bool,
    ) -> None:
        self._rest, self._place = rest, place
        self._since, self._unanswered, self._take = since, unanswered, take
        self._silent = 0 if sockets else MUTE
        self._link: Socket | LongPoll | None = None

    async def send(self, command: Message) -> None:
        """Send a command now, if that is possible; it is sent again after a failure."""
        if self._link is not None:
            await self._link.send(command)

    async def run(self) -> None:
        """Stay connected. Raises :exc:`SentAway`, and the last failure when patience is over."""
        lost_at: float | None = None
        attempt = 0
        while True:
            polled, heard, wait = self._silent >= MUTE, False, None
            try:
                async with self._open(polled=polled) as messages:
                    async for message in messages:
                        heard, lost_at, attempt = True, None, 0
                        wait = message.get("retry_ms") if message["type"] == "bye" else None
                        if message["type"] == "bye" and message["code"] in FINAL:
                            raise Refused(message["code"], message["reason"])  # noqa: TRY301 - as by its close
                        await self._take(message)
            except (Refused, Unreachable) as fault:
                if isinstance(fault, Refused) and fault.code in FINAL:
                    raise SentAway(fault.code, fault.reason) from None
                lost_at = lost_at or time.monotonic()
                if time.monotonic() - lost_at > self._rest.patience:
                    raise
                wait = wait or getattr(fault, "retry_ms", None)
                await self._judge(fault, polled=polled, heard=heard)
            await asyncio.sleep(backoff(attempt) if wait is None else wait / 1000)
            attempt += 1

    @asynccontextmanager
    async def _open(self, *, polled: bool) -> AsyncIterator[AsyncIterator[Message]]:
        link = (
            LongPoll(self._rest, self._place)
            if polled
            else await Socket.open(self._rest, self._place, *self._since())
        )
        self._link = link
        try:
            for command in self._unanswered():
                await link.send(command)
            async with aclosing(link.messages()) as messages:
                yield messages
        finally:
            self._link = None
            await link.close()

    async def _judge(self, fault: Refused | Unreachable, *, polled: bool, heard: bool) -> None:
        """Count sockets that bring nothing, although the server answers."""
        if polled:
            if isinstance(fault, Refused) and fault.code == SOCKETS_WORK:
                self._silent = 0
            return
        self._silent = 0 if heard or isinstance(fault, Refused) else self._silent + 1
        if self._silent:
            try:
                await self._rest.ask("GET", "/connection", patience=0)
            except (Refused, Unreachable):
                self._silent = 0
