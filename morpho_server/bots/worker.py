"""A process in which bots think: ``python -m morpho_server.bots.worker``.

It reads questions, a line of JSON each, and answers each by a line. A question has a sight and
whom to ask; so no bot ever gets hold of a table or the state of a game, which this process has
not. It ends by itself when nobody asks any more, and when a question takes too long.
"""

import faulthandler
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import orjson

from morpho_server.bots.bot import Bot, Hurried, Noting
from morpho_server.bots.catalog import bot_for, stand_in_for
from morpho_server.bots.faults import fault
from morpho_server.bots.sights import sight_from
from morpho_server.games.views import Json

READY: Final = b"ready\n"
"""What is said once, when questions can be asked."""

NICENESS: Final = 5
"""How far the server goes before: on a machine with one core, too, it answers at once."""

FIRST_TO_GO: Final = "500"
"""What Linux is told for when memory runs out: to end a bot, and not the server."""


def answer_to(line: bytes) -> bytes:
    """Have a bot answer a question: what it would do, or where it failed."""
    question = orjson.loads(line)
    try:
        return orjson.dumps(_answer(question))
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way
        return orjson.dumps({"failed": fault(error)})


def _answer(question: Mapping[str, Json]) -> dict[str, Json]:
    game, strength = question["game"], question["strength"]
    bot = stand_in_for(game) if strength is None else bot_for(game, strength)
    sight = sight_from(question["sight"])
    dice = Random(question["seed"])  # noqa: S311 - what it is made from is secret
    if isinstance(bot, Hurried):
        move = bot.choose_within(sight, dice, question["seconds"])
    else:
        move = bot.choose(sight, dice)
    return {"move": move, "notes": _notes(bot)}


def _notes(bot: Bot) -> Mapping[str, Json]:
    return bot.notes() if isinstance(bot, Noting) else {}


def main() -> None:
    """Answer until nobody asks any more."""
    _give_way()
    # Whatever a bot prints goes where errors go, and not between the answers.
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    answers.write(READY)
    for line in questions:
        limit = orjson.loads(line)["limit"]
        # It needs neither this thread nor its lock, so whatever a bot does, this ends it; and it
        # says where that was. The server ends it, too, but may be gone.
        faulthandler.dump_traceback_later(limit, exit=True, file=sys.stderr)
        answer = answer_to(line)
        faulthandler.cancel_dump_traceback_later()
        answers.write(answer + b"\n")


def _give_way() -> None:
    """Let the server go first, and end after it: those who stop it may ask its workers, too."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    with suppress(OSError, AttributeError):  # no such thing on some systems, or not allowed
        os.nice(NICENESS)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO)


if __name__ == "__main__":
    main()
