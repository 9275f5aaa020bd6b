"""Questions that come while one is answered are asked together."""

import asyncio

import pytest

from morpho_server.storage.log.batch_loader import MOST, BatchLoader
from morpho_server.tables.ports import LogUnavailableError


class Library:
    """Doubles numbers up to a thousand, when it is open, and knows what it was asked."""

    def __init__(self):
        self.asked = []
        self.open = asyncio.Event()
        self.open.set()
        self.burning = False

    async def answers(self, numbers):
        self.asked.append(list(numbers))
        await self.open.wait()
        if self.burning:
            raise LogUnavailableError("it burns")
        return {number: 2 * number for number in numbers if number < 1000}


@pytest.fixture
def library():
    return Library()


@pytest.fixture
def batch_loader(library):
    return BatchLoader(library.answers)


def asking(batch_loader, *numbers):
    return [asyncio.create_task(batch_loader.ask(number)) for number in numbers]


async def test_questions_during_a_batch_form_the_next_batch(library, batch_loader):
    library.open.clear()
    first = asking(batch_loader, 1)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    others = asking(batch_loader, 2, 3, 2, 1)
    await asyncio.sleep(0)
    library.open.set()

    assert await asyncio.gather(*first, *others) == [2, 4, 6, 4, 2]
    assert library.asked == [[1], [2, 3, 1]], "what was asked before may be answered by the past"


async def test_an_unknown_number_loads_nothing(batch_loader):
    assert await batch_loader.ask(1000) is None


async def test_no_question_is_without_bounds(library, batch_loader):
    numbers = range(MOST + 1)

    assert await asyncio.gather(*asking(batch_loader, *numbers)) == [2 * n for n in numbers[:1000]]
    assert [len(numbers) for numbers in library.asked] == [MOST, 1]


async def test_a_fault_reaches_its_callers_and_no_later_ones(library, batch_loader):
    library.burning = True
    refused = await asyncio.gather(*asking(batch_loader, 1, 2), return_exceptions=True)
    library.burning = False

    assert [type(each) for each in refused] == [LogUnavailableError] * 2
    assert await batch_loader.ask(1) == 2


async def test_a_cancelled_caller_does_not_cancel_others(library, batch_loader):
    library.open.clear()
    impatient, patient = asking(batch_loader, 1, 1)
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.wait([impatient])
    library.open.set()

    assert await patient == 2


async def test_callers_do_not_wait_for_a_server_that_ends(library, batch_loader):
    library.open.clear()
    asked = asking(batch_loader, 1)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    later = asking(batch_loader, 2)
    await asyncio.sleep(0)
    batch_loader._asking.cancel()

    outcomes = await asyncio.gather(*asked, *later, return_exceptions=True)

    assert [type(each) for each in outcomes] == [asyncio.CancelledError] * 2
