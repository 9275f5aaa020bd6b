"""A process in which bots think: ``python -m morpho_server.workers.worker NICENESS``.

It reads questions, one line of JSON each, and answers each with a line. A question names a bot and
has an observation. Or it has a round's public events and asks what they leave open, or all that was
shown in a past round and asks what could have been known. The process holds neither tables nor game
states, so no bot can reach them. It ends by itself when its input ends, and when a question takes
too long.
"""

import faulthandler
import os
import sys
from collections.abc import Mapping
from random import Random
from typing import Final

import orjson

from morpho_server.games.bot import Bot, Hurried, Noting
from morpho_server.games.registry import analysis_of, bot_for, deduction_of, stand_in_for
from morpho_server.games.views import Json
from morpho_server.workers.child_processes import give_way
from morpho_server.workers.faults import fault
from morpho_server.workers.observation_codec import observation_from

READY: Final = b"ready\n"
"""The line that the worker writes once it can take questions."""

TIME_UP: Final = b"Timeout ("
"""How the worker's last words begin where a question takes too long; its stack follows."""


def answer_to(line: bytes) -> bytes:
    """Return the answer to a question, or where it failed."""
    question = orjson.loads(line)
    try:
        return orjson.dumps(_answer(question))
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way
        return orjson.dumps({"failed": fault(error)})


def _answer(question: Mapping[str, Json]) -> dict[str, Json]:
    if "events" in question:
        return _deduced(question)
    return _analysed(question) if "steps" in question else _decided(question)


def _decided(question: Mapping[str, Json]) -> dict[str, Json]:
    game, strength = question["game"], question["strength"]
    bot = stand_in_for(game) if strength is None else bot_for(game, strength)
    observation = observation_from(question["observation"])
    dice = Random(question["seed"])  # noqa: S311 - what it is made from is secret
    if isinstance(bot, Hurried):
        move = bot.choose_within(observation, dice, question["seconds"])
    else:
        move = bot.choose(observation, dice)
    return {"move": move, "notes": _notes_of(bot)}


def _deduced(question: Mapping[str, Json]) -> dict[str, Json]:
    deduce = deduction_of(question["game"])
    assert deduce is not None, "nobody asks about other games"
    return {"deduction": deduce(question["events"])}


def _analysed(question: Mapping[str, Json]) -> dict[str, Json]:
    analyse = analysis_of(question["game"])
    assert analyse is not None, "nobody asks about other games"
    return {"analysis": analyse(question["seats"], question["steps"])}


def _notes_of(bot: Bot) -> Mapping[str, Json]:
    return bot.notes() if isinstance(bot, Noting) else {}


def main() -> None:
    """Answer questions until the input ends."""
    give_way(int(sys.argv[1]))
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


if __name__ == "__main__":
    main()
