"""What administrators do at one node holds at all of them."""

import pytest

from tests.support.administering import Admin, administrator
from tests.support.neighbours import fresh_postgres
from tests.support.nodes.beside import beside
from tests.support.nodes.cluster import at
from tests.support.serving import refused

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_ban_at_one_node_closes_the_socket_at_the_other():
    with fresh_postgres() as database:
        async with beside(database, {}, {}) as nodes:
            here, there = nodes.sites
            ada, bo = await here.company("Ada Bo")
            page, other = await at(there, bo).page(), await at(there, ada).page()
            admin = await administrator(here)
            elsewhere = Admin(there, admin.cookie)
            people = (await elsewhere.ask("GET", f"tables/{ada.code}"))["people"]
            [guest] = next(each["guests"] for each in people if each["name"] == "Bo")

            made = await admin.ask("POST", "bans", json={"guest": guest, "reason": ""})
            assert made["others_may_know"]

            assert await page.end() == (4403, "banned")
            with refused("banned"):
                await at(there, bo).view()
            assert not other.closed

            await admin.ask("DELETE", "session")

            with refused("not_signed_in"):
                await elsewhere.ask("GET", "session")
