"""Empty databases of each kind, as fixtures.

A folder's conftest, or a test's module, imports what it needs: ``url`` with the kinds it runs
through, or one kind alone.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.neighbours import fresh_postgres

__all__ = ["KINDS", "postgres_url", "sqlite_url", "url"]

KINDS = ("sqlite", "postgres")
"""The kinds of databases that the server can use."""


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Return the URL of an SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'morpho.db'}"


@pytest.fixture
def postgres_url() -> Iterator[str]:
    """Return the URL of an empty PostgreSQL database."""
    with fresh_postgres() as url:
        yield url


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest) -> str:
    """Return the URL of an empty database, for each kind that the server can use."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
