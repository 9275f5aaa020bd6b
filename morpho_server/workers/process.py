"""One worker process, from the side of its caller: started, asked, ended."""

import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from morpho_server.workers import answering, worker
from morpho_server.workers.child_processes import NICENESS, environment, program
from morpho_server.workers.faults import fault
from morpho_server.workers.questions import BotFailedError, NoWorkerError

T = TypeVar("T")

PROGRAM: Final = worker.__name__
"""The module that a worker runs."""

START_SECONDS: Final = 30.0
"""The most time that a worker may take to start, on a machine that has much else to do."""

RESPITE_SECONDS: Final = 10.0
"""The pause until another start, after one that failed."""

GRACE_SECONDS: Final = 1.0
"""The grace after the limit of an answer, in which a worker can end itself."""

LONGEST: Final = 1 << 20
"""The most bytes of an answer."""

_PLACE: Final = re.compile(rb'File "(.+)", line (\d+)')
"""A place in a stack; the innermost comes first."""


class WorkerProcess:
    """A process that answers one question after another.

    It runs from :meth:`start` or the first question on, and again after it has ended; ``module`` is
    its program, which gets the ``arguments``. ``is_heard`` says whether its errors go to those of
    the server: they are for somebody who looks for a fault, since no log counts them.

    All but :attr:`pid` and :meth:`close` wait, so they are for a thread; one at a time.
    """

    def __init__(
        self,
        module: str = PROGRAM,
        niceness: int = NICENESS,
        arguments: Sequence[str] = (),
        *,
        is_heard: bool = False,
    ) -> None:
        self._command = [*program(module), f"{niceness}", *arguments]
        self._is_heard = is_heard
        self._process: subprocess.Popen[bytes] | None = None
        self._not_before = 0.0
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Return the id of the process, if it runs."""
        process = self._process
        return None if process is None or process.poll() is not None else process.pid

    def ask(self, question: bytes, read: Callable[[bytes], T], limit: float) -> T:
        """Return the answer to a question, as ``read`` parses it; both are lines of JSON.

        It may take ``limit`` seconds. Raises :exc:`~.questions.BotFailedError`. Unless it was the
        bot that has failed, the next question is another process's then.
        """
        self.start()
        begun = time.monotonic()
        try:
            line = self._hear(limit + GRACE_SECONDS, question + b"\n")
            if line.endswith(b"\n") and not line.startswith(answering.TIME_UP):
                return read(line)
        except BotFailedError:
            raise
        except Exception as error:  # nobody knows what such a process would answer next
            self.end()
            raise BotFailedError("failed", fault(error)) from error
        if len(line) == LONGEST:
            self.end()
            raise BotFailedError("failed", "its answer has no end")
        took = time.monotonic() - begun
        place = _PLACE.search(line)
        at = "" if place is None else f" at {place[1].decode(errors='replace')}:{int(place[2])}"
        how = f"its process ended with status {self._ended(GRACE_SECONDS)}{at}"
        raise BotFailedError("slow" if took >= limit else "failed", how)

    def end(self) -> None:
        """End the process, if it runs; its current question is lost."""
        self._ended()

    def close(self) -> None:
        """End the process at once, from any thread, and never start another."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()

    def start(self) -> None:
        """Start the process if it does not run, and wait until it is ready.

        Raises :exc:`~.questions.BotFailedError`.
        """
        if self.pid is not None:
            return
        if self._closed or time.monotonic() < self._not_before:
            raise NoWorkerError("failed", "there is no process for it to think in")
        self._ended()
        try:
            self._process = _new_process(self._command, is_heard=self._is_heard)
            if self._closed:
                self._process.kill()
            if self._hear(START_SECONDS) == answering.READY:
                return
            status = f"it ended with status {self._ended()} while it started"
        except (OSError, RuntimeError) as error:  # no more processes, or threads, are granted
            self._ended()
            status = f"it can't be started: {getattr(error, 'strerror', None) or error}"
        self._not_before = time.monotonic() + RESPITE_SECONDS
        raise NoWorkerError("failed", f"there is no process for it to think in: {status}")

    def _hear(self, seconds: float, question: bytes = b"") -> bytes:
        """Send a line and return the reply; nothing if the process ends or is too slow."""
        process = self._process
        assert process is not None, "it was started"
        assert process.stdin is not None
        assert process.stdout is not None
        # A process that stands still takes nothing in either, so the time runs from here.
        alarm = threading.Timer(seconds, process.kill)
        alarm.daemon = True
        alarm.start()
        try:
            process.stdin.write(question)
            process.stdin.flush()
            line = process.stdout.readline(LONGEST)
            rest = process.stdout.read(LONGEST) if line.startswith(answering.TIME_UP) else b""
            return line + rest
        except OSError:
            return b""
        finally:
            alarm.cancel()

    def _ended(self, grace: float = 0) -> int | None:
        """End the process, if there is one, unless it does so in time; return its status."""
        process, self._process = self._process, None
        if process is None:
            return None
        with suppress(subprocess.TimeoutExpired):
            process.wait(grace)
        process.kill()
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):  # what was not taken in is not taken in any more
                if pipe is not None:
                    pipe.close()
        return process.wait()


def _new_process(command: Sequence[str], *, is_heard: bool) -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # noqa: S603 - a module of our own
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=None if is_heard and sys.stderr else subprocess.DEVNULL,
        env=environment(),
        # What a terminal asks of the server is not for its workers.
        start_new_session=True,
    )
