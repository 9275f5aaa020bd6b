"""A database of each kind, empty and of its own for every test."""

import pytest

from morpho_server.storage.database import open_database
from tests.storage.clocks import SetClock
from tests.storage.small_game import EVENT_TYPES


@pytest.fixture
def clock():
    return SetClock()


@pytest.fixture
def sqlite_url(tmp_path):
    return f"sqlite:///{tmp_path / 'morpho.db'}"


@pytest.fixture(params=["sqlite"])
def url(request):
    """The URL of an empty database, for each kind that the server can use."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture
async def database(url, clock):
    async with open_database(url, EVENT_TYPES, clock) as opened:
        yield opened


@pytest.fixture
async def table(database):
    return await database.index.add("KTRWPM", "small", 1)
