"""Empty databases of each kind, as fixtures.

A folder's conftest, or a test's module, imports what it needs: ``url`` with the kinds it runs
through, or one kind alone. Where a database outlives a test, ``fresh`` makes it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.neighbours import fresh_postgres

__all__ = ["KINDS", "fresh", "postgres_url", "sqlite_url", "url"]

KINDS = ("sqlite", "postgres")
"""The kinds of databases that the server can use."""


@contextmanager
def fresh(kind: str, folder: Path) -> Iterator[str]:
    """Yield the URL of an empty database of a kind; a file lies in the folder."""
    if kind == "postgres":
        with fresh_postgres() as url:
            yield url
    else:
        yield f"sqlite:///{folder / 'morpho.db'}"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> Iterator[str]:
    """Return the URL of an SQLite file that is not there yet."""
    with fresh("sqlite", tmp_path) as url:
        yield url


@pytest.fixture
def postgres_url(tmp_path: Path) -> Iterator[str]:
    """Return the URL of an empty PostgreSQL database."""
    with fresh("postgres", tmp_path) as url:
        yield url


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Return the URL of an empty database, for each kind that the server can use."""
    with fresh(request.param, tmp_path) as url:
        yield url
