"""The socket: one page of one player at one table."""

import asyncio
from collections import deque
from typing import Final

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from morpho_server.api.identity import check_origin, signed_in
from morpho_server.api.limits import take
from morpho_server.api.messages.from_client import COMMANDS, CommandMessage
from morpho_server.api.problems import LOG_UNAVAILABLE, ProblemError, describe, status_of
from morpho_server.api.services import Services, services_of
from morpho_server.realtime import frames
from morpho_server.realtime.crowd import Crowd
from morpho_server.tables.desk import Desk
from morpho_server.tables.errors import CommandRefusedError
from morpho_server.tables.names import read_code
from morpho_server.tables.ports import LogUnavailableError
from morpho_server.tables.table import Player
from morpho_server.tables.words import CommandId, PlayerId

router = APIRouter()

VERSION: Final = 1
"""The version of the protocol."""

MOST_QUEUED: Final = 256
"""How many frames may wait for a page that doesn't read; after that it must come again."""

MOST_STRIKES: Final = 30
"""How many messages that can't be read, or came too fast, a socket survives."""

_CLOSE_BASE: Final = 4000
"""Sockets are closed with 4000 and the HTTP status that says the same."""


@router.websocket("/tables/{code}/socket")
async def socket(websocket: WebSocket, code: str) -> None:
    """Serve one page until it goes away."""
    services = services_of(websocket)
    try:
        check_origin(websocket, services)
    except ProblemError:
        await websocket.close(_CLOSE_BASE + status_of("foreign_origin"), "foreign_origin")
        return
    await websocket.accept()
    try:
        page = await _open(websocket, services, code)
    except (CommandRefusedError, ProblemError, LogUnavailableError) as error:
        refused = getattr(error, "code", "log_unavailable")
        await websocket.close(_CLOSE_BASE + status_of(refused), refused)
        return
    try:
        await page.serve()
    finally:
        page.crowd.go(page.player.id, page)
        page.close()


async def _open(websocket: WebSocket, services: Services, code: str) -> "Page":
    query = websocket.query_params
    if query.get("version", str(VERSION)) != str(VERSION):
        raise ProblemError("unsupported_version", "This server speaks version 1.")
    after = query.get("after")
    if after is not None and not (after.isascii() and after.isdigit() and len(after) < 10):
        raise ProblemError("invalid", "after: a number of an update")
    guest = await signed_in(websocket)
    desk = await services.tables.find(read_code(code[:20]))
    player = desk.player_of(PlayerId(query.get("player", "")[:10]), guest.id)
    page = Page(websocket, services, desk, player)
    page.crowd.come(player, page, None if after is None else int(after))
    return page


class Page:
    """A player's open page: a watcher of the table, and a source of commands."""

    def __init__(
        self, websocket: WebSocket, services: Services, desk: Desk, player: Player
    ) -> None:
        self.player = player
        self.crowd: Crowd = services.hub.crowd(desk)
        self._websocket = websocket
        self._services = services
        self._desk = desk
        self._limiter = services.limits.of_socket()
        self._queue: deque[str] = deque()
        self._filled: asyncio.Future[None] | None = None
        self._closing: tuple[int, str] | None = None
        self._strikes = 0
        self._writer = asyncio.ensure_future(self._write())

    def push(self, text: str) -> None:
        """Queue a frame; a page that has fallen too far behind is dropped, and can resume."""
        if self._closing is not None:
            return
        if len(self._queue) >= MOST_QUEUED:
            self._queue.clear()
            self.dismiss("too_slow", "This page could not keep up.")
            return
        self._queue.append(text)
        self._wake()

    def dismiss(self, code: str, reason: str) -> None:
        """Send what is queued and a last word, then close."""
        if self._closing is None:
            self._queue.append(frames.bye(code, reason))
            self._closing = (_CLOSE_BASE + status_of(code), code)
            self._wake()

    def _wake(self) -> None:
        """Have the writer go on, if it waits. A bare future costs half of what an event does."""
        if self._filled is not None and not self._filled.done():
            self._filled.set_result(None)

    def close(self) -> None:
        """Stop writing."""
        self._writer.cancel()

    async def serve(self) -> None:
        """Carry out what the page asks, one after another, until it goes away."""
        try:
            while True:
                await self._answer(await self._websocket.receive())
        except WebSocketDisconnect:
            return

    async def _answer(self, received: Message) -> None:
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        message = await self._read(received.get("text"))
        if message is None:
            return
        try:
            done = await self._desk.submit(self.player.id, message.command())
        except CommandRefusedError as error:
            self.push(frames.refused(CommandId(message.id), error.code, error.reason))
        except LogUnavailableError:
            self.push(frames.refused(CommandId(message.id), "log_unavailable", LOG_UNAVAILABLE))
        else:
            if done.again:
                self.push(frames.done(CommandId(message.id), done.number))

    async def _read(self, text: object) -> CommandMessage | None:
        """Return the command in a frame; answer and count what is none."""
        if not isinstance(text, str):
            self._strike("malformed", "Frames are text.")
            return None
        if len(text) > self._services.largest_message:
            self._strike("too_large", "That message is too long.")
            return None
        if not await take(self._limiter):
            self._strike("rate_limited", "Slower, please.")
            return None
        try:
            return COMMANDS.validate_json(text)
        except ValidationError as error:
            self._strike(*describe(error))
            return None

    def _strike(self, code: str, reason: str) -> None:
        self._strikes += 1
        self.push(frames.error(code, reason))
        if self._strikes > MOST_STRIKES:
            self.dismiss("rate_limited", "Too many messages that could not be read.")

    async def _write(self) -> None:
        """Send what is queued, in order, as fast as the page reads."""
        try:
            while self._closing is None or self._queue:
                while self._queue:
                    await self._websocket.send_text(self._queue.popleft())
                if self._closing is None:
                    self._filled = asyncio.get_running_loop().create_future()
                    await self._filled
            await self._websocket.close(*self._closing)
        except (WebSocketDisconnect, RuntimeError):
            # The page went away while it was written to; its reader will notice.
            return
