"""Limits that hold for all nodes together: going to another one gets nobody any further."""

import logging

import pytest
from redis.asyncio import Redis

from morpho_server.realtime.redis import redis_pool
from morpho_server.realtime.redis_rates import RedisRates
from tests.support.neighbours import fresh_postgres, redis_url
from tests.support.nodes.beside import beside
from tests.support.nodes.cluster import at, cluster
from tests.support.places import reserved_place
from tests.support.serving import API, Guest, refused

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_guest_opens_no_more_tables_at_two_nodes_than_at_one():
    with fresh_postgres() as database:
        own = {"redis": redis_url()}
        async with beside(database, own, own, tables_per_day=2) as nodes:
            here, there = nodes.sites
            guest = await here.guest()
            elsewhere = Guest(there, guest.token)
            await guest.open("Ada", "morpho")
            await elsewhere.open("Ada", "morpho")

            for each in (guest, elsewhere):
                with refused("quota_reached"):
                    await each.open("Ada", "morpho")
            await (await there.guest()).open("Bo", "morpho")


@pytest.mark.nightly
async def test_wrong_codes_at_one_node_count_at_the_other():
    with fresh_postgres() as database:
        async with cluster(database, redis=redis_url(), wrong_codes_per_hour=4) as nodes:
            ada = await (await nodes.sites[0].guest()).open("Ada", "morpho")

            async def statuses(code: str) -> list[int]:
                asked = [await s.request("GET", f"{API}/tables/{code}") for s in nodes.sites]
                return [answer.status_code for answer in asked]

            for _ in range(3):
                assert await statuses("BBBBBB") == [404, 404]

            assert await statuses(ada.code) == [429, 429]
            for site in nodes.sites:
                await at(site, ada).view()


async def test_without_redis_each_node_counts_for_itself(caplog):
    with reserved_place() as nothing:
        pool = redis_pool(f"redis://127.0.0.1:{nothing.getsockname()[1]}")
        rates = RedisRates(pool, "test")
        with caplog.at_level(logging.WARNING):
            assert all([await rates.take("tables", 1, 60, "ada") for _ in range(5)])
        await rates.close()

    assert len(caplog.records) == 1, "it is not tried again at once"


async def test_counts_are_soon_forgotten():
    pool = redis_pool(redis_url())
    rates = RedisRates(pool, "test-forgotten")
    assert await rates.take("tables", 1, 1, "ada")
    assert not await rates.take("tables", 1, 1, "ada")
    assert await rates.take("tables", 1, 1, "bo")

    async with Redis.from_url(redis_url()) as redis:
        keys = await redis.keys("test-forgotten:*")
        lives = [await redis.ttl(key) for key in keys]
    await rates.close()

    assert keys
    assert all(-2 <= life <= 2 and life != -1 for life in lives)
