"""A pool of worker processes in which bots think or aids are worked out, and the queue for them.

A worker starts when it is first needed, or may soon be. It ends after a long idle time, and is
replaced when it is slow or has ended. Any worker can answer. A table's questions mostly go to the
same one, which spares its bots work. Each guest on whose behalf there are questions gets an answer
in turn, so that nobody waits for all that somebody else asks for.
"""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any, Final, TypeVar

from morpho_server.tables.model.ids import GuestId
from morpho_server.workers import questions
from morpho_server.workers.child_processes import NICENESS, cores
from morpho_server.workers.fair_queue import FairQueue
from morpho_server.workers.process import PROGRAM, WorkerProcess

T = TypeVar("T")

LEAST_SECONDS: Final = 0.4
"""The time a bot that respects a limit may always think, if no other waits for a worker before it.

It is less than the shortest pause before a bot acts.
"""

MOST_SECONDS: Final = 1.0
"""The most time it may think where its answer is not needed earlier."""

SPARE_SECONDS: Final = 0.1
"""The time before its answer is needed at which a bot stops thinking."""

LIMIT_SECONDS: Final = 2.0
"""The most time that any bot may think, until it is ended."""

TIMEOUT_SECONDS: Final = 3.0
"""The most time for an answer in all, with those before it and the start of a worker."""

IDLE_SECONDS: Final = 600.0
"""The most time that a worker may have no question before it is ended."""

GUESTS: Final = 16
"""The number of guests whose questions may wait while each has as many as possible."""

MOST_WORKERS: Final = 4
"""The most workers, unless the host wants more."""


def usual_processes() -> int:
    """Return how many workers suit this machine: one for two cores, at least one, at most four."""
    return max(1, min(cores() // 2, MOST_WORKERS))


@dataclass(eq=False, slots=True)
class _Waiting:
    question: questions.AnyQuestion
    read: Callable[[bytes], Any]
    answer: asyncio.Future[Any]


@dataclass(eq=False, slots=True)
class _Worker:
    process: WorkerProcess
    rest: asyncio.TimerHandle | None = None

    def stay(self) -> None:
        if self.rest is not None:
            self.rest.cancel()
            self.rest = None


class Pool(questions.Thinker, questions.Aids):
    """Gets answers from that many ``processes``, which start when they are needed.

    ``timeout`` is how many seconds an answer may take in all, ``limit`` how many a bot may think,
    ``idle`` after how many a process without work ends; ``module`` is their program, ``niceness``
    their priority. Up to ``most`` questions on behalf of one guest wait.
    """

    def __init__(
        self,
        processes: int,
        timeout: float = TIMEOUT_SECONDS,
        limit: float = LIMIT_SECONDS,
        idle: float = IDLE_SECONDS,
        module: str = PROGRAM,
        niceness: int = NICENESS,
        most: float = inf,
    ) -> None:
        self._timeout = timeout
        self._limit = limit
        self._idle = idle
        self._most = most
        self._workers = [_Worker(WorkerProcess(module, niceness)) for _ in range(processes)]
        self._free = list(self._workers)
        self._waiting: FairQueue[_Waiting] = FairQueue()
        # They wait for the workers: pipes that the event loop could wait for are not to be had on
        # every system, and to start a process would hold it up.
        self._threads = ThreadPoolExecutor(processes, "bots")
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def is_idle(self) -> bool:
        """Return whether no question is being answered or is waiting."""
        return len(self._free) == len(self._workers)

    @property
    def pids(self) -> list[int]:
        """Return the ids of the processes that run."""
        return [pid for worker in self._workers if (pid := worker.process.pid) is not None]

    def prepare(self) -> None:
        """Start a worker if none runs, so that the first question need not wait for it."""
        if self.is_idle and not self.pids:
            worker = self._taken(self._free[0])
            self._begin(self._start(worker))

    async def think(self, question: questions.Question) -> questions.Answer:
        """Return a bot's answer; raises :exc:`BotFailedError`."""
        return await self._ask(question, questions.answer_in)

    async def deduce(self, question: questions.OpenQuestion) -> str:
        """Return a deduction, as JSON; raises :exc:`BotFailedError`."""
        return await self._ask(question, questions.deduction_in)

    async def analyse(self, question: questions.PastQuestion) -> questions.Analysed:
        """Return the analysis of a round; raises :exc:`BotFailedError`."""
        return await self._ask(question, questions.analysis_in)

    async def _ask(self, question: questions.AnyQuestion, read: Callable[[bytes], T]) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(question, read, answer)
        if self._is_full_for(question.asker):
            raise questions.NoWorkerError("slow", "too many wait for an answer")
        self._waiting.add(question.asker, question.table, waiting)
        self._hand_out()
        try:
            async with asyncio.timeout(self._timeout):
                return await answer
        except TimeoutError:
            raise questions.NoWorkerError("slow", "it has no answer yet") from None
        finally:
            self._waiting.discard(question.asker, question.table, waiting)

    def _is_full_for(self, asker: GuestId | None) -> bool:
        of_all = len(self._waiting)
        return self._waiting.waiting_of(asker) >= self._most or of_all >= GUESTS * self._most

    async def close(self) -> None:
        """End all workers, even those that are answering."""
        self._waiting.clear()
        for worker in self._workers:
            worker.stay()
            worker.process.close()
        await asyncio.gather(*self._under_way)
        for worker in self._workers:
            self._begin(self._end(worker))
        await asyncio.gather(*self._under_way)
        self._threads.shutdown()

    def _hand_out(self) -> None:
        while self._waiting and self._free:
            waiting = self._waiting.take()
            worker = self._taken(self._worker_for(waiting.question))
            self._begin(self._have_answered(worker, waiting))

    def _taken(self, worker: _Worker) -> _Worker:
        self._free.remove(worker)
        worker.stay()
        return worker

    def _give_back(self, worker: _Worker) -> None:
        loop = asyncio.get_running_loop()
        worker.rest = loop.call_later(self._idle, self._let_rest, worker)
        self._free.append(worker)
        self._hand_out()

    def _worker_for(self, question: questions.AnyQuestion) -> _Worker:
        """Return a free worker: the one that knows the table, if it is free."""
        own = self._workers[question.table % len(self._workers)]
        return own if own in self._free else self._free[0]

    async def _have_answered(self, worker: _Worker, waiting: _Waiting) -> None:
        question = waiting.question
        limit = self._limit if isinstance(question, questions.Question) else question.limit
        text = questions.text_of(question, self._seconds_for(question), limit)
        try:
            answer = await self._in_thread(partial(worker.process.ask, text, waiting.read, limit))
        except questions.BotFailedError as error:
            if not waiting.answer.done():
                waiting.answer.set_exception(error)
        else:
            if not waiting.answer.done():
                waiting.answer.set_result(answer)
        self._give_back(worker)

    def _seconds_for(self, question: questions.AnyQuestion) -> float:
        """Return how long a bot may think about a question that is handed out now."""
        due = question.due if isinstance(question, questions.Question) else 0.0
        left = due - SPARE_SECONDS - asyncio.get_running_loop().time()
        seconds = min(max(left, LEAST_SECONDS), MOST_SECONDS)
        return seconds / (1 + self._waiting.ahead_of(question.asker) / len(self._workers))

    async def _start(self, worker: _Worker) -> None:
        with suppress(questions.BotFailedError):  # the next question fails, too, and is asked again
            await self._in_thread(worker.process.start)
        self._give_back(worker)

    def _let_rest(self, worker: _Worker) -> None:
        if worker in self._free:
            self._begin(self._end(self._taken(worker)))

    async def _end(self, worker: _Worker) -> None:
        with suppress(questions.BotFailedError):  # then it runs on, and can be asked
            await self._in_thread(worker.process.end)
        self._free.append(worker)
        self._hand_out()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Do what waits for a worker; raises :exc:`BotFailedError`."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except RuntimeError as error:  # no more threads are granted
            raise questions.NoWorkerError("failed", f"nobody can ask it: {error}") from error

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
