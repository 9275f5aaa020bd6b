"""Brings a database's schema up to date before it is used."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, Select, column, inspect, select, table

from morpho_server.storage.database.errors import (
    DatabaseForeignError,
    DatabaseMissingError,
    MigrationsMissingError,
    SchemaTooNewError,
    SchemaTooOldError,
)

VERSION_TABLE: Final = "alembic_version"
"""The table in which a database keeps its revision."""

_PRESENT: Final[Select[str]] = select(column("version_num")).select_from(table(VERSION_TABLE))

_PACKAGE = Path(__file__).parents[2]


def upgrade(engine: Engine) -> None:
    """Migrate a database in one transaction, unless it is up to date.

    Raises :exc:`SchemaTooNewError`, :exc:`DatabaseForeignError`; then nothing has changed.
    """
    with engine.begin() as connection:
        check(connection)
        upgrade_to(connection, newest())


def upgrade_to(connection: Connection, revision: str) -> None:
    """Migrate to a revision within the open transaction."""
    if present(connection) == revision:
        return
    from morpho_server.storage.database import upgrading  # noqa: PLC0415 - it loads slowly

    upgrading.run(connection, scripts(), revision)


def present(connection: Connection) -> str | None:
    """Return the revision of a database; ``None`` if it has none."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(_PRESENT).scalar()


def is_known(revision: str) -> bool:
    """Return whether this release has a revision: a newer one has more."""
    return revision in revisions()


def check(connection: Connection) -> None:
    """Raise :exc:`SchemaTooNewError`, :exc:`DatabaseForeignError` if a database is no past one."""
    revision = present(connection)
    if revision is not None and not is_known(revision):
        raise SchemaTooNewError(
            f"The database was changed by a newer release of the server (schema {revision})."
            " Start that release, or put back a backup."
        )
    if revision is None and set(inspect(connection).get_table_names()) - {VERSION_TABLE}:
        raise DatabaseForeignError(
            "The database holds tables of another program. Give the server one of its own."
        )


def check_newest(connection: Connection) -> None:
    """Raise :exc:`~.errors.DatabaseUnusableError` unless a database has the newest revision."""
    check(connection)
    revision = present(connection)
    if revision is None:
        raise DatabaseMissingError("The database is empty.")
    if revision != newest():
        raise SchemaTooOldError(
            f"The database is that of an older release (schema {revision}). Start the server of"
            " this release, which brings it up to date."
        )


def scripts() -> Path:
    """Return the folder of the migrations: in the package if installed, else beside it.

    Raises :exc:`MigrationsMissingError`.
    """
    for folder in (_PACKAGE / "alembic", _PACKAGE.parent / "alembic"):
        if (folder / "env.py").is_file():
            return folder
    raise MigrationsMissingError(
        f"The server was installed without {_PACKAGE / 'alembic'}; install it again."
    )


def newest() -> str:
    """Return the revision that a database is brought to."""
    return revisions()[-1]


def revisions() -> list[str]:
    """Return all revisions, the oldest first: the names of their files begin with them."""
    return sorted(file.name.partition("_")[0] for file in (scripts() / "versions").glob("*.py"))
