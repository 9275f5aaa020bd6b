"""Records from outside, seen as past rounds are."""

import asyncio
import logging
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import Final

import orjson

from morpho_server.history.request_queues import RequestQueues
from morpho_server.workers import child_processes

_log = logging.getLogger(__name__)

PROGRAM: Final = "morpho_server.history.record_worker"
"""The module that plays one record, in a process of its own."""

PLAYING_SECONDS: Final = 15.0
"""The most time that the process may take. It starts slowly on a small machine."""

WAITING_SECONDS: Final = PLAYING_SECONDS + 5.0
"""The most time that a record may wait for those of others."""

_REFUSED: Final = b'{"refused":'
"""How an answer begins that says why a record can't be opened."""


class BadRecordError(Exception):
    """A text from which no record can be opened. ``reason`` says why, and in which line."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class OpenedRecords:
    """Opens records, one after another, each in a new process; askers take turns.

    Anybody may send one, so it can hold up, fill or end nothing but that process.
    """

    def __init__(self, seconds: float = PLAYING_SECONDS) -> None:
        self._seconds = seconds
        self._queues = RequestQueues()

    async def open(self, asker: str, text: str, number: int) -> str:
        """Return a record as a past round, in JSON; ``number`` says which one of the file.

        Raises :exc:`BadRecordError`, :exc:`.request_queues.HistoryBusyError`.
        """
        queues = self._queues
        async with queues.turn(asker), queues.turn_within(WAITING_SECONDS, None):
            answer = await self._ask(orjson.dumps({"text": text, "number": number}))
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
