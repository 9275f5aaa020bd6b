"""A database of each kind, empty and of its own for every test."""

import pytest

from morpho_server.storage.database.open import open_database
from tests.support.databases import bare_url, postgres_url, sqlite_url, url, usual_url
from tests.support.storage.clocks import SetClock
from tests.support.storage.small_game import EVENT_TYPES

__all__ = ["bare_url", "postgres_url", "sqlite_url", "url", "usual_url"]


@pytest.fixture
def clock():
    return SetClock()


@pytest.fixture
async def database(url, clock):
    async with open_database(url, EVENT_TYPES, clock) as opened:
        yield opened


@pytest.fixture
async def table(database):
    return await database.index.add("KTRWPM", "small", 1)
