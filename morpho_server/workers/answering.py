"""The side of a worker process: it says that it is ready, and answers one line after another."""

import faulthandler
import os
from collections.abc import Callable
from typing import Final

import orjson

from morpho_server.workers.child_processes import give_way

READY: Final = b"ready\n"
"""The line that a worker writes once it can take questions."""

TIME_UP: Final = b"Timeout ("
"""How a worker's last words begin where a question takes too long; its stack follows."""


def serve(answer_to: Callable[[bytes], bytes], niceness: int) -> None:
    """Answer questions until the input ends; each is a line of JSON with its time ``limit``."""
    give_way(niceness)
    # What a bot prints goes to stderr, not between the answers.
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    answers.write(READY)
    for line in questions:
        limit = orjson.loads(line)["limit"]
        # This needs neither the thread nor its lock, so it ends any bot and shows where it was.
        # The server ends it, too, but may be gone.
        faulthandler.dump_traceback_later(limit, exit=True, file=answers)
        answer = answer_to(line)
        faulthandler.cancel_dump_traceback_later()
        answers.write(answer + b"\n")
