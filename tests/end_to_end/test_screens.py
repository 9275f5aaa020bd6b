"""Tables of every kind fit on screens of every kind."""

from collections.abc import AsyncIterator

import pytest

from tests.end_to_end.browsing import LAPTOP, PHONE, TABLET
from tests.end_to_end.people import Person
from tests.end_to_end.playing import at_random, eagerly, play_by_rest
from tests.end_to_end.sights import misfits
from tests.visitors import Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMES = ["Ada", "Bartholomew", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida"]
SIZES = {"phone": PHONE, "tablet": TABLET, "laptop": LAPTOP}


@pytest.mark.parametrize("number", [3, 6, 9])
async def test_a_table_fits_from_the_first_turn_to_the_scoring(company, house, number):
    house.deck.shuffle_as(23)
    players = await house.site.match(" ".join(NAMES[:number]), "morpho", mode="expert")
    me = await company.page_of(players[0], LAPTOP)
    found = [f"first turn: {misfit}" async for misfit in at_all_sizes(me)]

    await play_until_asked(players, me)
    found += [f"my turn: {misfit}" async for misfit in at_all_sizes(me)]
    await me.tab.find(".dock [data-verb]").last.click()
    found += [f"choosing: {misfit}" async for misfit in at_all_sizes(me)]
    await play_by_rest(players, eagerly(23), most=1000)
    await me.sees("round-over")
    found += [f"scoring: {misfit}" async for misfit in at_all_sizes(me)]

    assert found == []


async def play_until_asked(players: list[Player], person: Person) -> None:
    """Play until a person who has had a turn already has another one."""
    await play_by_rest(players, at_random(23), most=len(players))
    while not person.legal:
        await play_by_rest(players, at_random(23), most=1)
        await person.tab.is_current()


async def at_all_sizes(person: Person) -> AsyncIterator[str]:
    """Say what does not fit on the screens that people have."""
    for name, (width, height) in SIZES.items():
        await person.tab.page.set_viewport_size({"width": width, "height": height})
        await person.tab.is_current()
        for misfit in await misfits(person):
            yield f"{name}: {misfit}"
