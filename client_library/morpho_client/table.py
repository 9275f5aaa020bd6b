"""A table, as one of its players: a connection that comes back, and what arrives by it."""

import asyncio
import re
import secrets
from collections import deque
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from typing import Any, Final, Self

from morpho_client.connection import Connection
from morpho_client.errors import PASSING, Refused, SentAway, Unreachable
from morpho_client.keep import Keep
from morpho_client.links import Message, Place
from morpho_client.rest import Rest, backoff
from morpho_client.shares import Shares
from morpho_client.views import Json, Update, View, events_of

PASSED: Final = {"not_your_turn", "paused", "stale"}
"""Why a move may be refused that was legal by a view of a moment ago."""
ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")


class Table:
    """The place of a ``player``, as ``p2``, at the table with a ``code``; :class:`Client` gives it.

    It connects when it is first used, and comes back by itself after any failure. Iterate over it
    for the :class:`Update` of everything that happens. An update counts as seen when the next one
    is asked for. The number of the last one seen is kept, and with it ``memory``, JSON of one's
    own: so a new process goes on exactly there.
    """

    def __init__(self, rest: Rest, keep: Keep, name: str, *, sockets: bool) -> None:
        self._rest, self._keep, self._name = rest, keep, name
        self._kept = keep.table(name)
        self.code, self.player = str(self._kept["code"]), str(self._kept["player"])
        self._place = Place(self.code, self.player)
        self._shares = Shares(keep, self._kept)
        self.memory: dict[str, Json] = deepcopy(self._kept.get("memory", {}))
        self._connection = Connection(
            rest, self._place, self._since, self._asked, self._take, sockets=sockets
        )
        self._is_open = False
        self._view: View | None = None
        self._last: tuple[int, str] | None = None
        if "n" in self._kept:
            self._last = (self._kept["n"], self._kept["history"])
        self._news: deque[Update] = deque()
        self._handed: Update | None = None
        self._unanswered: dict[str, tuple[Message, asyncio.Future[int]]] = {}
        self._coming: dict[str, int] = {}
        self._changed = asyncio.Event()
        self.ended: Exception | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def view(self) -> View:
        """The newest view; :meth:`until` and iteration wait for the first one."""
        if self._view is None:
            raise LookupError("nothing has come yet")
        return self._view

    async def do(self, kind: str, /, *, id: str | None = None, **fields: Json) -> int:
        """Carry out a command once; return the number of the update that tells of it.

        It is sent again under its ``id`` until it is answered. Give it one to have it done once
        even if another process sends it again. Raises :exc:`Refused`, :exc:`Unreachable`.
        """
        command = {"type": kind, "id": new_id() if id is None else id, **fields}
        if not ID.fullmatch(command["id"]):
            raise ValueError(f"{id} is no id: 1 to 40 letters, digits, _ or -")
        self._open()
        self._check()
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._unanswered[command["id"]] = (command, answer)
        try:
            await self._connection.send(command)
            return await answer
        finally:
            self._unanswered.pop(command["id"], None)

    async def move(self, move: str) -> bool:
        """Make a move; return whether it was still to be made.

        It was chosen by the view of the update that was asked for last: if the game has changed
        since, nothing is done, and what has happened comes next. Raises :exc:`Refused`.
        """
        seen = (self if self._handed is None else self._handed).view.n
        try:
            await self.do("move", move=move, at=seen)
        except Refused as refused:
            if refused.code not in PASSED:
                raise
            return False
        return True

    async def until(self, condition: Callable[[View], object]) -> View:
        """Wait for a view of which something is true; return it.

        Raises :exc:`SentAway`, :exc:`Unreachable`.
        """
        self._open()
        while self._view is None or not condition(self._view):
            await self._wait()
        return self._view

    async def turns(self, *, again: bool = False) -> AsyncGenerator[View, None]:
        """Be ready for a match, and yield each view in which the player has to decide.

        A host begins the next round, when one is over; nobody else can. It ends when the match is
        over. With ``again`` it never ends, and the player is ready for the next match. It asks for
        updates, as iteration does, so use one of the two at a time. Raises as :meth:`until`.
        """
        async for update in self:
            view = update.view
            if len(self._news) > 1:
                continue  # there is news already
            if view.phase == "over" and not again:
                return
            sits = view.me if view.seat is not None else None
            if view.phase in ("waiting", "over") and sits and not sits["ready"]:
                with suppress(Refused):  # it has begun, or the seat is gone
                    await self.do("ready", ready=True)
            elif view.phase == "between" and view.table.get("host") == self.player:
                with suppress(Refused):  # it has begun, or somebody else is host now
                    await self.do("next_round")
            elif view.legal and "paused" not in view.table:
                yield view

    async def leave(self) -> None:
        """Leave the table for good."""
        try:
            await self.do("leave")
        except SentAway as away:
            if away.code != "left":
                raise
        await self.close()
        self._keep.forget(self._name)

    async def close(self) -> None:
        """Close the connection; nothing more comes."""
        self._end(RuntimeError("this table is closed"))
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Update:
        self._open()
        self._count_as_seen()
        while not self._news:
            await self._wait()
        self._handed = self._news[0]
        return self._handed

    def _count_as_seen(self) -> None:
        seen, self._handed = self._handed, None
        if seen is not None and self._news and self._news[0] is seen:
            self._news.popleft()
            memory = deepcopy(self.memory)
            self._kept.update(n=seen.n, history=seen.view.history, memory=memory)
            self._keep.save()

    async def _wait(self) -> None:
        self._check()
        self._changed.clear()
        await self._changed.wait()

    def _check(self) -> None:
        if self.ended is not None:
            raise self.ended

    def _end(self, error: Exception) -> None:
        self.ended = self.ended or error
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(self.ended)
        self._changed.set()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _open(self) -> None:
        if not self._is_open:
            self._is_open = True
            self._spawn(self._stay_connected())

    async def _stay_connected(self) -> None:
        try:
            await self._connection.run()
        except Exception as error:  # noqa: BLE001 - whoever waits is to hear of it
            self._end(error)

    def _since(self) -> tuple[int | None, str]:
        return (None, "") if self._view is None else (self._view.n, self._view.history)

    def _asked(self) -> list[Message]:
        return [command for command, _ in self._unanswered.values()]

    async def _take(self, message: Message) -> None:
        match message["type"]:
            case "snapshot":
                await self._begin(View.of(message))
            case "update":
                self._go_on(message)
            case "done":
                self._coming[message["id"]] = message["n"]
                self._answer()
            case "refused":
                self._refuse(message)
            case "presence" if self._view is not None:
                self._view = replace(self._view, here=message["here"])
                self._changed.set()

    async def _begin(self, view: View) -> None:
        """Take a view as a whole; ask for the updates that were missed, if any."""
        missed: list[Update] = []
        reset = self._last is None or self._last[1] != view.history or self._last[0] > view.n
        if self._last is not None and not reset:
            try:
                missed = await self._missed(self._last[0], view)
            except Refused as refused:
                if refused.code != "history_changed":
                    raise
                reset = True
        self._news.extend((*missed, Update(view.n, (), view, reset)))
        self._become(view)

    async def _missed(self, after: int, view: View) -> list[Update]:
        missed: list[Update] = []
        query: dict[str, Any] = {"player": self.player, "history": view.history}
        path = self._place.path("updates")
        while after < view.n:
            told = await self._rest.ask("GET", path, after=after, **query)
            updates = [one for one in told["updates"] if one["n"] <= view.n]
            missed += [Update(one["n"], events_of(one), view) for one in updates]
            after = updates[-1]["n"] if updates else view.n
        return missed

    def _go_on(self, message: Message) -> None:
        before = self.view
        if message["n"] != before.n + 1:
            raise Unreachable(f"after update {before.n} came {message['n']}")
        view = before.after(message)
        self._news.append(Update(view.n, events_of(message), view))
        if "done" in message:
            self._coming[message["done"]] = view.n
        self._become(view)

    def _become(self, view: View) -> None:
        self._view = view
        self._last = (view.n, view.history)
        self._answer()
        command = self._shares.due(view)
        if command is not None:
            self._spawn(self._take_part(command))
        self._changed.set()

    async def _take_part(self, command: Message) -> None:
        with suppress(Refused, Unreachable):  # a match goes on without a share
            await self.do(command.pop("type"), **command)

    def _answer(self) -> None:
        """Answer the commands that were done by an update which has come."""
        for asked, number in list(self._coming.items()):
            if self._view is not None and number <= self._view.n:
                del self._coming[asked]
                if asked in self._unanswered and not self._unanswered[asked][1].done():
                    self._unanswered[asked][1].set_result(number)

    def _refuse(self, message: Message) -> None:
        refused = Refused(message["code"], message["reason"], None, message.get("retry_ms"))
        command, answer = self._unanswered.get(message["id"], (None, None))
        if command is None or answer is None or answer.done():
            return
        if refused.code in PASSING:
            self._spawn(self._send_later(command, refused.retry_ms))
        else:
            answer.set_exception(refused)

    async def _send_later(self, command: Message, retry_ms: int | None) -> None:
        await asyncio.sleep(backoff(1) if retry_ms is None else retry_ms / 1000)
        if command["id"] in self._unanswered:
            await self._connection.send(command)


def new_id() -> str:
    """Return an id for something that is to be done once."""
    return secrets.token_urlsafe(12)
