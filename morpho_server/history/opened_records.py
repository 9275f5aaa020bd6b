"""Records from outside, seen as past rounds are."""

import asyncio
import logging
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import Final

import orjson

from morpho_server.workers import child_processes

_log = logging.getLogger(__name__)

PROGRAM: Final = "morpho_server.history.record_worker"
"""The module that plays one record, in a process of its own."""

PLAYING_SECONDS: Final = 15.0
"""The most time that the process may take. It starts slowly on a small machine."""

WAITING_SECONDS: Final = 5.0
"""The most time that a request may wait for those before it."""

_REFUSED: Final = b'{"refused":'
"""How an answer begins that says why a record can't be opened."""


class BadRecordError(Exception):
    """A text from which no record can be opened. ``reason`` says why, and in which line."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class RecordsBusyError(Exception):
    """There are too many records to be opened for this one to be soon."""


class OpenedRecords:
    """Opens records, one after another, each in a new process.

    Anybody may send one, so it can hold up, fill or end nothing but that process.
    """

    def __init__(self, seconds: float = PLAYING_SECONDS) -> None:
        self._seconds = seconds
        self._lock = asyncio.Lock()

    async def open(self, text: str, number: int) -> str:
        """Return a record as a past round, in JSON; ``number`` says which one of the file.

        Raises :exc:`BadRecordError`, :exc:`RecordsBusyError`.
        """
        try:
            async with asyncio.timeout(WAITING_SECONDS):
                await self._lock.acquire()
        except TimeoutError:
            raise RecordsBusyError from None
        try:
            answer = await self._ask(orjson.dumps({"text": text, "number": number}))
        finally:
            self._lock.release()
        if answer.startswith(_REFUSED):
            raise BadRecordError(orjson.loads(answer)["refused"])
        return answer.decode()

    async def _ask(self, question: bytes) -> bytes:
        process = await asyncio.create_subprocess_exec(
            *child_processes.program(PROGRAM),
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            env=child_processes.environment(),
            start_new_session=True,
        )
        try:
            async with asyncio.timeout(self._seconds):
                answer, said = await process.communicate(question)
        except TimeoutError:
            raise BadRecordError("it takes too long to play") from None
        finally:
            with suppress(ProcessLookupError):  # it may just have ended
                if process.returncode is None:
                    process.kill()
            await process.wait()
        if process.returncode:
            last = said.decode(errors="replace").strip().rpartition("\n")[2]
            _log.warning("a record ended its process: %.200r", last)
            raise BadRecordError("it can't be played")
        return answer
