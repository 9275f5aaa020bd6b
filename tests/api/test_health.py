"""The health checks: alive and ready."""

from pathlib import Path

import pytest

from tests.support.serving import Site, running
from tests.support.tables.trouble import Trouble

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def health(site: Site, path: str) -> tuple[int, dict]:
    """Return what a call for the health of the server says."""
    answer = await site.request("GET", path)
    return answer.status_code, answer.json()


async def test_a_server_is_alive_and_ready(site):
    assert await health(site, "/healthz") == (200, {"status": "alive"})
    assert await health(site, "/readyz") == (200, {"status": "ready"})


async def test_a_server_without_its_database_is_alive_and_not_ready(tmp_path):
    trouble = Trouble()
    async with running(tmp_path / "morpho.db", world_of=trouble.world) as site:
        with trouble.index.lost():
            status, problem = await health(site, "/readyz")

            assert status == 503
            assert problem["code"] == "log_unavailable"
            assert (await health(site, "/healthz"))[0] == 200

        assert (await health(site, "/readyz"))[0] == 200


async def test_a_server_whose_database_file_is_ruined_is_not_ready(tmp_path):
    database = tmp_path / "morpho.db"
    async with running(database) as site:
        for file in tmp_path.glob("morpho.db*"):
            ruin(file)

        status, _ = await health(site, "/readyz")

        assert status == 503
        assert str(tmp_path) not in str(await health(site, "/readyz"))
        site.complaints.clear()


def ruin(file: Path) -> None:
    """Overwrite a file where it lies, as a failing disk may."""
    with file.open("r+b") as opened:
        opened.write(b"\x00" * file.stat().st_size)


async def test_a_monitor_may_ask_for_the_head_alone(site):
    for path in ("/healthz", "/readyz"):
        answer = await site.request("HEAD", path)
        assert (answer.status_code, answer.text) == (200, "")
