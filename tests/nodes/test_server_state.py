"""What an administrator decides at one node holds at the others."""

import pytest

from tests.support.administering import administrator
from tests.support.neighbours import fresh_postgres
from tests.support.nodes.beside import beside
from tests.support.nodes.cluster import at
from tests.support.serving import refused

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_what_is_decided_at_one_node_reaches_pages_and_tables_of_the_other(tmp_path):
    decided = {"announcement": {"text": "Soon"}, "maintenance": True, "tables_by": "nobody"}
    with fresh_postgres() as database:
        async with beside(database, {}, {}, backup_folder=str(tmp_path)) as nodes:
            here, there = nodes.sites
            [ada] = await here.company("Ada")
            page = await at(there, ada).page()
            admin = await administrator(here)

            await admin.ask("PATCH", "state", json=decided)

            frame = await page.message(lambda each: each["type"] == "server_state")
            assert (frame["announcement"]["text"], frame["maintenance"]) == ("Soon", True)
            with refused("maintenance"):
                await page.do("start")
            guest = await there.guest()
            assert (await guest.ask("GET", "/state"))["tables_by"] == "nobody"
            with refused("maintenance"):
                await guest.open("Bo")
            made = await admin.ask("POST", "backup")
            assert (await admin.ask("POST", f"backups/{made['name']}/check"))["whole"]
