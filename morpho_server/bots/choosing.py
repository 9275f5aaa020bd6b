"""The choice of a bot at a live table, and of the simplest bot if it fails."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from morpho_server.games.moves import Move
from morpho_server.games.registry import simple_bot_for
from morpho_server.workers.faults import fault
from morpho_server.workers.observation_codec import read_observation
from morpho_server.workers.questions import BotFailedError, Lapse, Question, Thinker

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, or ``None``. ``replaced`` is why the bot did not make the choice itself."""

    move: Move | None
    replaced: Lapse | None = None


async def choose(
    thinker: Thinker, question: Question, allowed: Sequence[Move | None], dice: Random, where: str
) -> Choice:
    """Return a bot's choice among its legal moves, or the simplest bot's if it fails.

    ``where`` names the table in the log.

    That one needs less than a millisecond, so it decides here and at once; if it fails, too, no
    move is chosen.
    """
    try:
        answer = await thinker.think(question)
    except BotFailedError as error:
        lapse, what = error.lapse, str(error)
    else:
        if answer.move in allowed:
            return Choice(answer.move)
        lapse, what = "failed", "not a legal move"
    if lapse == "slow":
        logger.warning("%s: the bot of seat %s was too slow: %s", where, question.seat, what)
    else:
        logger.error("%s: the bot of seat %s failed: %s", where, question.seat, what)
    return Choice(_simple_choice(question, dice, where), lapse)


def _simple_choice(question: Question, dice: Random, where: str) -> Move | None:
    observation = read_observation(question.observation)
    try:
        move = simple_bot_for(question.game).choose(observation, dice)
    except Exception as error:  # noqa: BLE001 - a bot may fail in any way
        said = f"{where}: the simplest bot of seat {question.seat} failed: {fault(error)}"
        logger.error(said)  # noqa: TRY400 - without what it knew
        return None
    return move if observation.allows(move) else None
