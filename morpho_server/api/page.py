"""One page of one player at one table: it watches, and it asks."""

import asyncio
from typing import Final

from pydantic import ValidationError
from starlette.types import Message, Receive, Send

from morpho_server.api.limits import take
from morpho_server.api.messages.from_client import COMMANDS, CommandMessage, command_id_in
from morpho_server.api.outbox import Outbox
from morpho_server.api.problems import describe, status_of, unavailable
from morpho_server.api.services import Services
from morpho_server.realtime import frames
from morpho_server.tables.desk import Desk
from morpho_server.tables.errors import CommandRefusedError
from morpho_server.tables.ports import LogUnavailableError, TableLostError
from morpho_server.tables.table import Player
from morpho_server.tables.words import CommandId, GuestId

CLOSE_BASE: Final = 4000
"""Sockets are closed with 4000 and the HTTP status that says the same."""

CLOSE_RESTARTING: Final = 1012
"""What a server that stops closes sockets with, by the standard's register of codes."""


class Page:
    """A player's open page, on a device of a guest: it watches the table, and asks."""

    def __init__(
        self, services: Services, desk: Desk, player: Player, guest: GuestId, send: Send
    ) -> None:
        self.guest = guest
        self._crowd = services.hub.crowd(desk)
        self._doors = services.doors
        self._desk = desk
        self._player = player.id
        self._outbox = Outbox(send)
        self._limiter = services.limits.of_commands(f"player {desk.id} {player.id}")
        self._largest = services.largest_message
        self._mistakes = services.limits.of_mistakes()
        self._busy = False
        self._retry_ms: int | None = None

    def push(self, text: str) -> None:
        """Send a frame; a page that has fallen too far behind is dropped, and can resume."""
        if not self._outbox.push(text):
            self._outbox.forget()
            self.dismiss("too_slow", "This page could not keep up.")
            # Not at once, since the crowd is about to tell others; and not when the page has read
            # its last word, which it may never do.
            asyncio.get_running_loop().call_soon(self._crowd.go, self._player, self)

    def dismiss(self, code: str, reason: str) -> None:
        """Send what is queued and a last word, then close."""
        self._outbox.push(frames.bye(code, reason))
        self._outbox.close(CLOSE_BASE + status_of(code), code)

    def send_away(self, retry_ms: int) -> None:
        """Answer the command in hand, ask the page to come back after so long, and close.

        What comes after that is not answered, so the page will send it again.
        """
        self._retry_ms = retry_ms
        if not self._busy:
            self._say_goodbye(retry_ms)

    async def serve(self, player: Player, after: int | None, receive: Receive) -> None:
        """Carry out what the page asks, one after another, until it goes away.

        Raises ``no_spectators``.
        """
        self._crowd.come(player, self, after)
        self._doors.enter(self)
        try:
            while (received := await receive())["type"] != "websocket.disconnect":
                if self._retry_ms is None:
                    await self._attend(received)
        finally:
            self._doors.leave(self)
            self._crowd.go(self._player, self)
            self._outbox.drop()

    async def _attend(self, received: Message) -> None:
        self._busy = True
        await self._answer(received)
        self._busy = False
        if self._retry_ms is not None:
            self._say_goodbye(self._retry_ms)

    def _say_goodbye(self, retry_ms: int) -> None:
        self._outbox.push(frames.bye("restarting", "The server is being restarted.", retry_ms))
        self._outbox.close(CLOSE_RESTARTING, "restarting")

    async def _answer(self, received: Message) -> None:
        message = await self._read(received.get("text"))
        if message is None:
            return
        try:
            done = await self._desk.submit(self._player, self.guest, message.command())
        except CommandRefusedError as error:
            self.push(frames.refused(CommandId(message.id), error.code, error.reason))
        except TableLostError:
            pass  # all pages of the table, this one, too, are told so
        except LogUnavailableError as error:
            self.push(frames.refused(CommandId(message.id), *unavailable(error)))
        else:
            if not done.told:
                self.push(frames.done(CommandId(message.id), done.number))

    async def _read(self, text: str | None) -> CommandMessage | None:
        """Return the command in a frame; answer and count what is none."""
        if text is None:
            await self._refuse("malformed", "Frames are text.")
            return None
        if len(text) > self._largest:
            await self._refuse("too_large", "That message is too long.", command_id_in(text))
            return None
        if not await take(self._limiter):
            await self._refuse("rate_limited", "Slower, please.", command_id_in(text))
            return None
        try:
            return COMMANDS.validate_json(text)
        except ValidationError as error:
            await self._refuse(*describe(error), command_id_in(text))
            return None

    async def _refuse(self, code: str, reason: str, command: CommandId | None = None) -> None:
        """Count a mistake, and tell of it: under the command's id where it can be read."""
        if command is None:
            self.push(frames.error(code, reason))
        else:
            self.push(frames.refused(command, code, reason))
        if not await take(self._mistakes):
            self.dismiss("rate_limited", "Too many messages that could not be taken.")
