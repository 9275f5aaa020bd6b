"""The numbers of all matches of a server, as they are sent to anybody."""

import pytest

from morpho_server.api.statistics import MILLIS, Statistics
from morpho_server.tables.model.result import PartCount, Totals
from tests.support.storage.clocks import SetClock

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Counted:
    """Results of which there is one match more each time they are read."""

    def __init__(self) -> None:
        self.read = 0

    async def totals(self) -> list[Totals]:
        self.read += 1
        return [Totals("small", self.read, self.read, {"leader": PartCount(1, 1, 1)})]


async def test_numbers_stay_the_same_for_some_minutes():
    clock = SetClock()
    statistics = Statistics(Counted(), clock)

    first = await statistics.totals()
    clock.turn(minutes=9)
    assert await statistics.totals() == first
    clock.turn(minutes=1)

    assert (MILLIS, [each.matches for each in await statistics.totals()]) == (600_000, [2])


async def test_anybody_is_told_the_numbers(site):
    answer = await site.request("GET", "/api/v1/statistics")

    assert answer.status_code == 200
    assert isinstance(answer.json(), list)
