"""A process in which bots think: ``python -m morpho_server.workers.worker NICENESS``.

It reads questions, one line of JSON each, and answers each with a line. A question names a bot and
has an observation. Or it has a round's public events and asks what they leave open, or all that was
shown in a past round and asks what could have been known. The process holds neither tables nor game
states, so no bot can reach them. It ends by itself when its input ends, and when a question takes
too long.
"""

import sys
from collections.abc import Mapping
from random import Random

import orjson

from morpho_server.games.bot import Bot, Hurried, Noting
from morpho_server.games.registry import analysis_of, bot_for, deduction_of, stand_in_for
from morpho_server.games.views import Json
from morpho_server.workers.answering import serve
from morpho_server.workers.faults import fault
from morpho_server.workers.observation_codec import observation_from


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
    serve(answer_to, int(sys.argv[1]))


if __name__ == "__main__":
    main()
