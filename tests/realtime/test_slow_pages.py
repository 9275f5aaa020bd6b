"""A page that doesn't read hurts nobody: it is sent away in the end, and can come back."""

import json
import socket
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import pytest
import pytest_asyncio

from morpho_server.api.sockets import connections
from tests.support.serving import Page, Player, Site, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

LINE = "\U0001f40c" * 300
"""A long line, so that few of them fill every buffer on the way."""
SMALL = 4096


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def narrow(tmp_path_factory) -> AsyncIterator[Site]:
    """Run a server for which the system buffers little, and that looks for no sign of life."""
    folder = tmp_path_factory.mktemp("narrow")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections, "PING_SECONDS", 3600)
        async with running(folder / "morpho.db", send_buffer=SMALL) as site:
            yield site


async def sleeping_page(player: Player) -> Page:
    """Return a page that has stopped reading."""
    address = urlsplit(player.site.base)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    narrow.connect((address.hostname, address.port))
    page = await player.page(sock=narrow)
    page.connection.transport.pause_reading()
    return page


async def talk_until_it_is_too_much(page: Page) -> int:
    """Talk until the server must have given up a page that sleeps; return the last number."""
    for _ in range(400):
        await page.do("say", text=LINE)
    return page.n


async def test_a_page_that_does_not_read_is_closed_and_can_return(narrow):
    ada, bo = await narrow.company("Ada Bo")
    talking, sleeping = await ada.page(), await sleeping_page(bo)
    last = await talk_until_it_is_too_much(talking)

    sleeping.connection.transport.resume_reading()

    assert await sleeping.end() == (4408, "too_slow")
    bye = json.loads(sleeping.frames[-1])
    assert bye["type"] == "bye"
    assert bye["code"] == "too_slow"
    assert sleeping.n < last, "what waited for it is dropped"
    await talking.until(lambda: talking.here == [ada.id])

    again = await bo.page(sleeping.n)

    await again.reach(last)
    assert again.heard[0]["type"] == "snapshot"
    await ada.do("say", text="Back?")
    await again.event("said")


async def test_a_page_that_only_dozed_is_told_everything(narrow):
    ada, bo = await narrow.company("Ada Bo")
    talking, sleeping = await ada.page(), await sleeping_page(bo)
    for _ in range(150):
        await talking.do("say", text=LINE)

    sleeping.connection.transport.resume_reading()

    await sleeping.reach(talking.n)
    assert len(sleeping.updates) == 150


async def test_a_page_that_vanishes_asleep_leaves_no_trace(narrow):
    ada, bo = await narrow.company("Ada Bo")
    talking, sleeping = await ada.page(), await sleeping_page(bo)
    for _ in range(150):
        await talking.do("say", text=LINE)

    sleeping.vanish()

    await talking.until(lambda: talking.here == [ada.id])


async def test_a_page_that_never_reads_again_is_not_there_any_more(narrow):
    ada, bo = await narrow.company("Ada Bo")
    talking, sleeping = await ada.page(), await sleeping_page(bo)

    await talk_until_it_is_too_much(talking)

    await talking.until(lambda: talking.here == [ada.id])
    assert not sleeping.closed, "it has not even noticed"
    again = await bo.page(sleeping.n)
    await again.reach(talking.n)
    assert again.shows["table"] == talking.shows["table"]
