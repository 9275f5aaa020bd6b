"""One page of one player at one table: it watches, and it asks."""

from typing import Final

from pydantic import ValidationError
from starlette.types import Message, Receive, Send

from morpho_server.api.limits import take
from morpho_server.api.messages.from_client import COMMANDS, CommandMessage, command_id_in
from morpho_server.api.outbox import Outbox
from morpho_server.api.problems import LOG_UNAVAILABLE, describe, status_of
from morpho_server.api.services import Services
from morpho_server.realtime import frames
from morpho_server.tables.desk import Desk
from morpho_server.tables.errors import CommandRefusedError
from morpho_server.tables.ports import LogUnavailableError
from morpho_server.tables.table import Player
from morpho_server.tables.words import CommandId

MOST_STRIKES: Final = 30
"""How many messages that can't be read, or came too fast, a socket survives."""

CLOSE_BASE: Final = 4000
"""Sockets are closed with 4000 and the HTTP status that says the same."""


class Page:
    """A player's open page: a watcher of the table, and a source of commands."""

    def __init__(self, services: Services, desk: Desk, player: Player, send: Send) -> None:
        self._crowd = services.hub.crowd(desk)
        self._desk = desk
        self._player = player.id
        self._outbox = Outbox(send)
        self._limiter = services.limits.of_commands(f"player {desk.id} {player.id}")
        self._largest = services.largest_message
        self._strikes = 0

    def push(self, text: str) -> None:
        """Send a frame; a page that has fallen too far behind is dropped, and can resume."""
        if not self._outbox.push(text):
            self._outbox.forget()
            self.dismiss("too_slow", "This page could not keep up.")

    def dismiss(self, code: str, reason: str) -> None:
        """Send what is queued and a last word, then close."""
        self._outbox.push(frames.bye(code, reason))
        self._outbox.close(CLOSE_BASE + status_of(code), code)

    async def serve(self, player: Player, after: int | None, receive: Receive) -> None:
        """Carry out what the page asks, one after another, until it goes away.

        Raises ``no_spectators``.
        """
        self._crowd.come(player, self, after)
        try:
            while (received := await receive())["type"] != "websocket.disconnect":
                await self._answer(received)
        finally:
            self._crowd.go(self._player, self)
            self._outbox.drop()

    async def _answer(self, received: Message) -> None:
        message = await self._read(received.get("text"))
        if message is None:
            return
        try:
            done = await self._desk.submit(self._player, message.command())
        except CommandRefusedError as error:
            self.push(frames.refused(CommandId(message.id), error.code, error.reason))
        except LogUnavailableError:
            self.push(frames.refused(CommandId(message.id), "log_unavailable", LOG_UNAVAILABLE))
        else:
            if not done.told:
                self.push(frames.done(CommandId(message.id), done.number))

    async def _read(self, text: str | None) -> CommandMessage | None:
        """Return the command in a frame; answer and count what is none."""
        if text is None:
            self._strike("malformed", "Frames are text.")
            return None
        if len(text) > self._largest:
            self._strike("too_large", "That message is too long.", command_id_in(text))
            return None
        if not await take(self._limiter):
            self._strike("rate_limited", "Slower, please.", command_id_in(text))
            return None
        try:
            return COMMANDS.validate_json(text)
        except ValidationError as error:
            self._strike(*describe(error), command_id_in(text))
            return None

    def _strike(self, code: str, reason: str, command: CommandId | None = None) -> None:
        """Count a mistake, and tell of it: under the command's id where it can be read."""
        self._strikes += 1
        if command is None:
            self.push(frames.error(code, reason))
        else:
            self.push(frames.refused(command, code, reason))
        if self._strikes > MOST_STRIKES:
            self.dismiss("rate_limited", "Too many messages that could not be read.")
