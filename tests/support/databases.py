"""Empty databases of each kind, as fixtures.

A folder's conftest, or a test's module, imports what it needs: ``url`` with the kinds it runs
through, or one kind alone. Where a database outlives a test, ``fresh`` makes it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.neighbours import fresh_postgres
from tests.support.nightly import nightly

__all__ = [
    "KINDS",
    "bare_postgres_url",
    "bare_url",
    "fresh",
    "postgres_url",
    "sqlite_url",
    "url",
    "usual_url",
]

KINDS = ("sqlite", "postgres")
"""The kinds of databases that the server can use."""


@contextmanager
def fresh(kind: str, folder: Path, *, bare: bool = False) -> Iterator[str]:
    """Yield the URL of an empty database of a kind; a file lies in the folder.

    That of PostgreSQL has the server's schema unless it is to be ``bare``: it comes sooner.
    """
    if kind == "postgres":
        with fresh_postgres(bare=bare) as url:
            yield url
    else:
        yield f"sqlite:///{folder / 'morpho.db'}"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Return the URL of an SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'morpho.db'}"


@pytest.fixture
def postgres_url() -> Iterator[str]:
    """Return the URL of an empty PostgreSQL database with the server's schema."""
    with fresh_postgres() as url:
        yield url


@pytest.fixture
def bare_postgres_url() -> Iterator[str]:
    """Return the URL of a PostgreSQL database without a schema."""
    with fresh_postgres(bare=True) as url:
        yield url


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Return the URL of an empty database, for each kind that the server can use."""
    with fresh(request.param, tmp_path) as url:
        yield url


@pytest.fixture(params=KINDS)
def bare_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Return the URL of a database of each kind, not even with a schema."""
    with fresh(request.param, tmp_path, bare=True) as url:
        yield url


@pytest.fixture(params=["sqlite", nightly("postgres")])
def usual_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Return the URL of an empty database, by day an SQLite file: where kinds hardly differ."""
    with fresh(request.param, tmp_path) as url:
        yield url
