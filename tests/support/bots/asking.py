"""Questions to bots that do what bots should not, in workers of their own."""

from typing import Any, Final

from morpho_server.games.moves import Move
from morpho_server.games.seats import Seat
from morpho_server.tables.model.ids import GuestId, Strength, TableId
from morpho_server.workers.observation_codec import write_observation
from morpho_server.workers.pool import Pool
from morpho_server.workers.questions import PastQuestion, Question
from tests.support.pages import TIMEOUT

LIMIT: Final = 1.0
"""The seconds that bots may think when a test wants them to be too slow."""


def question(
    strength: str = "sane",
    table: int = 1,
    seed: int = 7,
    asker: int | None = None,
    due: float = 0.0,
) -> Question:
    """Return a question that one of those bots is asked."""
    observation = write_observation(Seat(1), {}, {}, [Move("pass")], [b'{"kind":"dealt"}'])
    asked = TableId(table), Seat(1), "guess", Strength(strength), observation, seed
    return Question(*asked, None if asker is None else GuestId(asker), due)


def past(asker: int = 1, steps: int = 1, limit: float = TIMEOUT) -> PastQuestion:
    """Return a question about a past round; the one about no steps is never answered."""
    each = b'{"seat":null,"events":[],"said":[]}'
    return PastQuestion(TableId(1), "guess", asker, [each] * steps, GuestId(asker), limit)


def pool(processes: int = 1, **more: float) -> Pool:
    """Return a pool of so many workers with those bots, with generous time limits by default."""
    chosen: dict[str, Any] = {"timeout": 2 * TIMEOUT, "limit": TIMEOUT, **more}
    return Pool(processes, module="tests.support.bots.odd_worker", **chosen)


def give_time(bots: Pool) -> None:
    """Raise the workers' time limit for questions from now on."""
    bots._limit = TIMEOUT
