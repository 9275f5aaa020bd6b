"""One page at one table: it watches the table and, as a player's, sends commands."""

import asyncio
import logging
from functools import partial
from typing import Final

from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from morpho_server.api.faults import faults_of
from morpho_server.api.identity import address
from morpho_server.api.limiting.rate_limiter import check_all
from morpho_server.api.messages.from_client import (
    MESSAGES,
    FromClient,
    Learn,
    Watch,
    command_id_in,
)
from morpho_server.api.problems import (
    ProblemError,
    describe,
    status_of,
    unavailable,
    wait_of,
)
from morpho_server.api.security_log import count_refusal
from morpho_server.api.services import Services
from morpho_server.api.sockets.socket_connection import Outbox, connection_of
from morpho_server.api.submitting import submit
from morpho_server.games.views import Json
from morpho_server.realtime import frames
from morpho_server.realtime.pages import PublicPage
from morpho_server.realtime.watch_parties import Moment
from morpho_server.storage.guests import Guest
from morpho_server.tables.decide.people.acting import player_of
from morpho_server.tables.messages.commands import Command
from morpho_server.tables.messages.errors import (
    REASONS,
    CommandRefusedError,
    OverloadedError,
    refusal,
)
from morpho_server.tables.model.ids import CommandId, PlayerId
from morpho_server.tables.model.table import EntryRequest, Player
from morpho_server.tables.ports import LogUnavailableError, TableLostError
from morpho_server.tables.runtime.session import Done, TableSession

logger = logging.getLogger(__name__)

CLOSE_BASE: Final = 4000
"""Sockets are closed with 4000 and the HTTP status that says the same."""

CLOSE_RESTARTING: Final = 1012
"""The close code of a server that stops, by the standard's register of codes."""

CLOSE_FAULT: Final = 1011
"""The same for a server with a fault."""


class Page:
    """An open page of a player, or a public one, on a device of a guest.

    A frame is taken as soon as it is read: the session says which command comes when.
    """

    def __init__(
        self,
        services: Services,
        session: TableSession,
        viewer: Player | EntryRequest | PublicPage,
        guest: Guest,
        scope: Scope,
        send: Send,
    ) -> None:
        self.guest, self._program = guest.id, guest.program
        self._subscribers = services.hub.subscribers(session)
        self._drain = services.drain
        self._session = session
        self._viewer = viewer
        self._player = None if isinstance(viewer, PublicPage) else viewer.id
        self._scope = scope
        self._outbox = Outbox(scope, send, self._fall_behind)
        self.push = self._outbox.push
        self._services = services
        self.address = address(HTTPConnection(scope))
        self._largest = services.largest_message
        self._mistakes = services.limits.of_mistakes()
        self._pending = 0
        self._retry_ms: int | None = None

    def _fall_behind(self) -> None:
        """Drop a page that reads too slowly; it can resume."""
        self.dismiss("too_slow", "This page could not keep up.")
        # Not at once, since an update is on its way to all pages; and not when the page has read
        # its last word, which it may never do.
        asyncio.get_running_loop().call_soon(self._subscribers.unsubscribe, self._player, self)

    def dismiss(self, code: str, reason: str, retry_ms: int | None = None) -> None:
        """Send what is queued and a last word, then close."""
        self.push(frames.bye(code, reason, retry_ms))
        self._outbox.close(CLOSE_BASE + status_of(code), code)

    def send_away(self, retry_ms: int) -> None:
        """Answer the pending commands, ask the page to come back after so long, and close.

        Later commands are not answered, so the page will send them again.
        """
        self._retry_ms = retry_ms
        if not self._pending:
            self._say_goodbye(retry_ms)

    def reconnect(self) -> None:
        """Close without a word. The page comes back by itself, if it is still signed in."""
        self._outbox.close(CLOSE_RESTARTING, "")

    async def serve(self, after: int | None, receive: Receive) -> None:
        """Carry out what the page asks, in that order, until it goes away.

        Raises as :meth:`.Subscribers.subscribe` does.
        """
        self._subscribers.subscribe(self._viewer, self, after)
        self._drain.enter(self)
        connection = connection_of(self._scope)
        if connection is not None:
            connection.receiver = self._receive
        try:
            self._greet()
            while (received := await receive())["type"] != "websocket.disconnect":
                self._receive(received.get("text"))
        finally:
            if connection is not None:
                connection.receiver = None
            self._drain.leave(self)
            self._subscribers.unsubscribe(self._player, self)
            self._services.watch_parties.leave(self._session, self)
            self._outbox.drop()

    def _greet(self) -> None:
        """Send what all open pages are told of the server."""
        if (tunnel := self._services.reach.tunnel) is not None:
            self.push(frames.tunnel(tunnel.origin))
        if (state := self._services.state_pages.frame()) is not None:
            self.push(state)

    def _receive(self, text: str | None) -> bool:
        """Take a frame; return whether it was taken.

        Frames are not taken once the page is closing: they queue, and reading pauses.
        """
        if self._retry_ms is not None or self._outbox.closing is not None:
            return False
        message = self._read(text)
        if message is None:
            return True
        if self._player is None:
            self._refuse("only_shows", REASONS["only_shows"], getattr(message, "id", None))
        elif isinstance(message, Watch):
            self._watch(self._player, message)
        elif isinstance(message, Learn):
            self._learn(self._player, message)
        else:
            self._carry_out(self._player, message)
        return True

    def _watch(self, player_id: PlayerId, watch: Watch) -> None:
        """Take part in watching a replay together, or no more."""
        parties = self._services.watch_parties
        at = watch.moment
        moment = None
        if at is not None:
            moment = Moment(at.match, at.round, at.step, at.eyes, at.playing, at.speed)
        try:
            self._services.limits.of_watching(self.guest).check()
            if watch.role == "none":
                parties.leave(self._session, self)
                return
            player = player_of(self._session.table, player_id, self.guest)
            if self._session.stream_for(player_id) is not self._session:
                raise refusal("delayed")
            parties.join(self._session, self, player, watch.role, moment)
        except ProblemError as error:
            self._refuse_problem(error)
        except CommandRefusedError as error:
            self._refuse(error.code, error.reason)

    def _learn(self, player: PlayerId, learn: Learn) -> None:
        """Show the others how far somebody is in the lesson."""
        try:
            self._services.limits.of_watching(self.guest).check()
        except ProblemError as error:
            self._refuse_problem(error)
            return
        lesson = (min(learn.step, learn.steps), learn.steps) if learn.step else None
        self._subscribers.learn(player, self, lesson)

    def _carry_out(self, player: PlayerId, command: Command) -> None:
        try:
            done = submit(self._services, self._session, player, self.guest, command)
        except ProblemError as error:
            self._refuse_problem(error, command.id)
        except OverloadedError as error:
            self._put_off(command.id, error)
        else:
            self._pending += 1
            done.add_done_callback(partial(self._answer, command.id))

    def _answer(self, command: CommandId, done: "asyncio.Future[Done]") -> None:
        """Answer a command, unless an update has answered it."""
        self._pending -= 1
        try:
            result = done.result()
        except OverloadedError as error:
            self._put_off(command, error)
        except CommandRefusedError as error:
            count_refusal(self._scope, error.code)
            wait = wait_of(error.code)
            self.push(frames.refused(command, error.code, error.reason, retry_ms=wait))
        except TableLostError:
            pass  # all pages of the table are dismissed, including this one
        except LogUnavailableError as error:
            code, reason = unavailable(error)
            self.push(frames.refused(command, code, reason, retry_ms=wait_of(code)))
        except asyncio.CancelledError:
            return
        except Exception:
            logger.exception("A command failed by a fault.")
            self._outbox.close(CLOSE_FAULT, "")
        else:
            if not result.notified:
                self.push(frames.done(command, result.number))
        if self._retry_ms is not None and not self._pending:
            self._say_goodbye(self._retry_ms)

    def _put_off(self, command: CommandId, error: OverloadedError) -> None:
        self.push(frames.refused(command, error.code, error.reason, retry_ms=error.retry_ms))

    def _say_goodbye(self, retry_ms: int) -> None:
        self.push(frames.bye("restarting", "The server is being restarted.", retry_ms))
        self._outbox.close(CLOSE_RESTARTING, "restarting")

    def _read(self, text: str | None) -> FromClient | None:
        """Return the message in a frame. Refuse a frame that holds none."""
        if text is None:
            self._refuse("malformed", "Frames are text.")
            return None
        if len(text) > self._largest:
            self._refuse("too_large", "That message is too long.", command_id_in(text))
            return None
        try:
            limits = self._services.limits
            check_all(limits.of_commands(self.guest, self.address, program=self._program))
            return MESSAGES.validate_json(text)
        except ProblemError as error:
            self._refuse_problem(error, command_id_in(text))
        except ValidationError as error:
            code, reason = describe(error)
            found = faults_of(error) if code == "invalid" else ()
            faults = [each.model_dump(exclude_none=True) for each in found] or None
            self._refuse(code, reason, command_id_in(text), errors=faults)
        return None

    def _refuse_problem(self, error: ProblemError, command: CommandId | None = None) -> None:
        self._refuse(error.code, error.detail, command, retry_ms=error.retry_ms)

    def _refuse(
        self, code: str, reason: str, command: CommandId | None = None, **more: Json
    ) -> None:
        """Answer a mistake, under the command's id where that can be read, and count it."""
        count_refusal(self._scope, code)
        if command is None:
            self.push(frames.error(code, reason, **more))
        else:
            self.push(frames.refused(command, code, reason, **more))
        if not self._mistakes.take():
            refusal = self._mistakes.refusal()
            self.dismiss(refusal.code, refusal.detail, refusal.retry_ms)
