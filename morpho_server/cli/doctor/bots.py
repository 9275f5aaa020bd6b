"""Check that bots have a process to think in, and how fast it starts."""

import time
from collections.abc import Iterator
from typing import Final

from morpho_server.cli.doctor.findings import BOTS, Finding
from morpho_server.workers.pool import TIMEOUT_SECONDS, usual_processes
from morpho_server.workers.process import WorkerProcess
from morpho_server.workers.questions import BotFailedError

SLOW_SECONDS: Final = TIMEOUT_SECONDS
"""The seconds after which questions stop waiting for a process to start."""


def check_bots(processes: int | None) -> Iterator[Finding]:
    """Start a process as those in which bots think, and end it again."""
    count = processes or usual_processes()
    process = WorkerProcess(is_heard=True)
    begun = time.perf_counter()
    try:
        process.start()
    except BotFailedError as error:
        yield BOTS.problem(
            f"They can't think: {error}.",
            "The simplest bots play in their place; look at what was said above, and at how many"
            " processes and how much memory the server may have.",
        )
        return
    finally:
        process.end()
    took = time.perf_counter() - begun
    said = f"They think in processes of their own (at most {count}); one began in {took:.1f} s"
    if took < SLOW_SECONDS:
        yield BOTS.ok(f"{said}.")
    else:
        yield BOTS.warning(
            f"{said}: bots that wait for it are replaced by the simplest.",
            "The machine is slow, or has much else to do.",
        )
