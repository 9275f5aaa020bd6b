"""A disk that is really full during play: moves are refused, and the server goes on."""

from collections.abc import Iterator

import pytest

from tests.api.test_health import becomes_ready
from tests.api.test_restarts import everything_said
from tests.support.api.small_disks import SmallDisk, can_have_one, server_on_small_disk
from tests.support.serving import Player, refused, visiting


@pytest.fixture
def disk(tmp_path) -> Iterator[SmallDisk]:
    if not can_have_one():
        pytest.skip("this machine lets nobody mount a small disk")
    with server_on_small_disk(tmp_path) as disk:
        yield disk


async def test_a_server_with_a_full_disk_is_not_ready(disk):
    async with visiting(disk.base) as site:
        ada, bo = await site.company("Ada Bo", "morpho")
        page = await bo.page()
        assert await becomes_ready(site)

        disk.fill()

        assert await becomes_ready(site, status=503)
        with refused("log_full"):
            await ada.do("say", id="again", text="Is there room?")
        with refused("log_full"):
            await page.do("say", text="None.")
        with refused("log_full"):
            await ada.guest.open("Ada", "morpho", under="once")
        assert (await ada.view())["n"] == page.n, "what is there can still be read"

        disk.make_room()

        assert await becomes_ready(site)
        await ada.do("say", id="again", text="Is there room?")
        table = await ada.guest.open("Ada", "morpho", under="once")
        assert (await table.view())["you"] == {"player": "p1", "seat": 0}
        assert await everything_said(bo) == ["Is there room?"]


@pytest.mark.nightly
async def test_a_disk_that_fills_up_during_chat_loses_nothing(disk):
    async with visiting(disk.base) as site:
        ada, bo = await site.company("Ada Bo", "morpho")
        said = []
        for number in range(3):
            said += await talk_until_refused(ada, f"{number}", disk)
            disk.make_room()
            assert await becomes_ready(site)

        assert await everything_said(bo) == said
        await ada.do("say", text="At last.")


async def talk_until_refused(player: Player, beginning: str, disk: SmallDisk) -> list[str]:
    """Let somebody talk while the disk becomes full; return what was answered."""
    said: list[str] = []
    with refused("log_full"):
        for number in range(1000):
            if number == 20:
                disk.fill()
            text = f"{beginning} {number}"
            await player.do("say", id=text.replace(" ", "-"), text=text)
            said.append(text)
    return said
