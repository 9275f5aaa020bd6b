"""A disk that is full during play: moves are refused, and the server survives and goes on."""

import sys
from collections.abc import Iterator

import pytest

from tests.api.test_restarts import everything_said
from tests.support.serving import ServerProcess, refused

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there can room be taken away")

UNLIMITED = -1


@pytest.fixture
def process(tmp_path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "morpho.db") as process:
        yield process


async def test_moves_are_refused_until_there_is_room_again(process, tmp_path):
    def give_room(size: int) -> None:
        """Let no file of the server become longer, as on a disk that is full."""
        import resource  # noqa: PLC0415 - it does not exist on Windows

        limits = (size, UNLIMITED)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, limits)

    async with process.visit() as site:
        ada, bo = await site.company("Ada Bo", "morpho")
        page = await bo.page()
        give_room((tmp_path / "morpho.db-wal").stat().st_size)

        with refused("log_unavailable"):
            await ada.do("say", id="again", text="Is there room?")
        with refused("log_unavailable"):
            await page.do("say", text="None.")
        assert (await ada.view())["n"] == page.n, "what is there can still be read"
        assert (await site.request("GET", "/healthz")).is_success

        give_room(UNLIMITED)

        await ada.do("say", id="again", text="Is there room?")
        await page.do("say", text="There is.")
        assert await everything_said(ada) == ["Is there room?", "There is."]
