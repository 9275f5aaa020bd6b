"""Two nodes that these tests share: on one PostgreSQL database, with Redis or without."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.support.databases import postgres_url
from tests.support.neighbours import fresh_postgres, redis_url
from tests.support.nightly import nightly
from tests.support.nodes.cluster import Cluster, cluster

__all__ = ["postgres_url"]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def nodes() -> AsyncIterator[Cluster]:
    """Run two nodes with Redis for all tests that do them no harm."""
    with fresh_postgres() as database:
        async with cluster(database, redis=redis_url()) as running:
            yield running


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def nodes_without_redis() -> AsyncIterator[Cluster]:
    """Run two nodes that have nothing in common but the database."""
    with fresh_postgres() as database:
        async with cluster(database) as running:
            yield running


@pytest.fixture(params=["nodes", nightly("nodes_without_redis")])
def any_nodes(request: pytest.FixtureRequest) -> Cluster:
    """Return two nodes, with Redis and by night also without."""
    found: Cluster = request.getfixturevalue(request.param)
    return found
