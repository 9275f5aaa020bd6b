"""Several processes that serve as one: their parent accepts connections and hands them over.

All connections for a table go to one process, so that only that one has work with it. Nothing
depends on it: each process is a node (docs/nodes.md). Other connections go round.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from morpho_server.bots.runtime.worker_pool import usual_processes
from morpho_server.cli.serve.handover import (
    FIRST_BYTES_SECONDS,
    hand_over,
    is_ready,
    table_asked_for,
)
from morpho_server.cli.serve.listening import listen, print_place
from morpho_server.cli.shutdown import STOPPING_SECONDS
from morpho_server.cli.terminal.console import REFUSED
from morpho_server.config import Settings
from morpho_server.realtime.relay import Relay

AGAIN_SECONDS: Final = 1.0
"""How long after its end a process is started again."""

KILL_SECONDS: Final = STOPPING_SECONDS + 0.5
"""How long a process may take to stop."""

MOST_SILENT: Final = 500
"""How many connections may wait for their first bytes; any process gets the others at once.

Only a process counts connections by address, and refuses those that are too many.
"""

_PAUSE_SECONDS: Final = 0.1
"""How long nothing is accepted after it has failed: mostly, too many connections are open."""

_log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class _Child:
    process: Process
    handing: socket.socket


class Processes:
    """The processes of a server. ``arguments`` are those of the command line that starts one."""

    def __init__(self, count: int, settings: Settings, arguments: Sequence[str]) -> None:
        self._count = count
        self._arguments = arguments
        bots = max(1, (settings.bot_processes or usual_processes()) // count)
        self._environment = os.environ | {
            "MORPHO_BOT_PROCESSES": str(bots),
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        }
        self._relay = Relay()
        self._ready: dict[int, _Child] = {}
        self._some_ready = asyncio.Event()
        self._stop = asyncio.Event()
        self._stop_at_once = asyncio.Event()
        self._turn = 0
        self._routing: set[asyncio.Task[None]] = set()

    async def serve(self, listening: socket.socket, host: str) -> int:
        """Serve until a signal asks to stop; return the exit status.

        The first process starts alone: it migrates the database, and tells what is wrong.
        """
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._ask_to_stop)
        stopping = asyncio.ensure_future(self._stop.wait())
        keeping = [asyncio.ensure_future(self._keep(0))]
        ready = asyncio.ensure_future(self._some_ready.wait())
        try:
            await asyncio.wait([*keeping, ready, stopping], return_when=asyncio.FIRST_COMPLETED)
            if not (self._stop.is_set() or keeping[0].done()):
                keeping += [asyncio.ensure_future(self._keep(n)) for n in range(1, self._count)]
                listen(listening, host)
                print_place(host, listening)
                accepting = asyncio.ensure_future(self._accept(listening))
                await stopping
                accepting.cancel()
        finally:
            listening.close()
            self._stop.set()
            statuses = await asyncio.gather(*keeping)
        return max(statuses)

    def _ask_to_stop(self) -> None:
        """Stop in order; at once when asked again."""
        (self._stop_at_once if self._stop.is_set() else self._stop).set()

    async def _keep(self, number: int) -> int:
        """Keep one process running until all are to stop; return the exit status."""
        while not self._stop.is_set():
            try:
                child, relaying = await self._started()
            except OSError as error:
                _log.error("No process can be started: %s", error.strerror or error)
                await self._pause()
                continue
            status = await self._attend(number, child)
            relaying.cancel()
            if self._stop.is_set():
                break
            if status == REFUSED and not self._some_ready.is_set():
                return status
            _log.error("A process of the server has ended (%d). Another one starts.", status)
            await self._pause()
        return 0

    async def _pause(self) -> None:
        """Wait until a process may be started again, or until all are to stop."""
        with suppress(TimeoutError):
            async with asyncio.timeout(AGAIN_SECONDS):
                await self._stop.wait()

    async def _started(self) -> tuple[_Child, asyncio.Task[None]]:
        """Start a process; return it, and what carries its messages."""
        with ExitStack() as on_failure:
            handing, its_handing = socket.socketpair()
            on_failure.callback(handing.close)
            with its_handing:
                messages, its_messages = socket.socketpair()
                on_failure.callback(messages.close)
                with its_messages:
                    inherited = (its_handing.fileno(), its_messages.fileno())
                    process = await self._process(inherited)
            handing.setblocking(False)
            reader, writer = await asyncio.open_unix_connection(sock=messages)
            on_failure.pop_all()
        relaying = asyncio.ensure_future(self._relay.carry(reader, writer))
        return _Child(process, handing), relaying

    async def _process(self, inherited: tuple[int, int]) -> Process:
        """Start a process that inherits two descriptors of sockets."""
        command = [*self._arguments, "--child-of", *map(str, inherited)]
        return await asyncio.create_subprocess_exec(
            # -P, and the path of this process instead (PYTHONPATH): the folder where the server was
            # started may hold another release.
            *(sys.executable, "-P", "-m", "morpho_server.cli", "serve", *command),
            env=self._environment,
            pass_fds=inherited,
            # Only the parent hears Ctrl+C.
            start_new_session=True,
        )

    async def _attend(self, number: int, child: _Child) -> int:
        """Hand connections to a process while it runs, and stop it in time; return its status."""
        ended = asyncio.ensure_future(child.process.wait())
        stopping = asyncio.ensure_future(self._stop.wait())
        ready = asyncio.ensure_future(is_ready(child.handing))
        try:
            await asyncio.wait([ended, stopping, ready], return_when=asyncio.FIRST_COMPLETED)
            if ready.done() and ready.result():
                self._ready[number] = child
                self._some_ready.set()
            await asyncio.wait([ended, stopping], return_when=asyncio.FIRST_COMPLETED)
            return await self._stopped(child, ended)
        finally:
            self._ready.pop(number, None)
            for task in (ended, stopping, ready):
                task.cancel()

    async def _stopped(self, child: _Child, ended: "asyncio.Task[int]") -> int:
        """Stop a process, in order if it can; return its status."""
        child.handing.close()
        if not (child in self._ready.values() or ended.done()):
            child.process.terminate()
        at_once = asyncio.ensure_future(self._stop_at_once.wait())
        await asyncio.wait(
            [ended, at_once], timeout=KILL_SECONDS, return_when=asyncio.FIRST_COMPLETED
        )
        at_once.cancel()
        if not ended.done():
            child.process.kill()
        return await ended

    async def _accept(self, listening: socket.socket) -> None:
        """Accept connections until cancelled."""
        loop = asyncio.get_running_loop()
        listening.setblocking(False)
        while True:
            try:
                connection, _ = await loop.sock_accept(listening)
            except OSError as error:
                _log.error("No connection can be accepted: %s", error.strerror or error)
                await asyncio.sleep(_PAUSE_SECONDS)
                continue
            patience = FIRST_BYTES_SECONDS if len(self._routing) < MOST_SILENT else 0
            task = asyncio.ensure_future(self._route(connection, patience))
            self._routing.add(task)
            task.add_done_callback(self._routing.discard)

    async def _route(self, connection: socket.socket, patience: float) -> None:
        """Hand a connection to the process of its table, or to the next one."""
        with connection:
            connection.setblocking(False)
            code = await table_asked_for(connection, patience)
            for number in self._in_order(code):
                if hand_over(connection, self._ready[number].handing):
                    return

    def _in_order(self, code: bytes | None) -> Sequence[int]:
        """Return the processes, the one to try first at the beginning.

        Each table has an order of its own, so that only the tables of a process that has ended go
        to others.
        """
        if code is not None:
            return sorted(self._ready, key=lambda number: _rank(code, number), reverse=True)
        self._turn += 1
        numbers = sorted(self._ready)
        first = self._turn % len(numbers) if numbers else 0
        return numbers[first:] + numbers[:first]


def _rank(code: bytes, number: int) -> bytes:
    return blake2b(b"%d:%b" % (number, code), digest_size=8).digest()
