"""Brings a database's schema up to date, before anything else is done with it."""

import threading
from pathlib import Path

from alembic.command import upgrade as run_migrations
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect

from morpho_server.storage.errors import (
    DatabaseForeignError,
    DatabaseMissingError,
    MigrationsMissingError,
    SchemaTooNewError,
    SchemaTooOldError,
)

HEAD = "head"
"""The newest revision that there is."""

VERSION_TABLE = "alembic_version"
"""Where a database says of what revision it is."""

_PACKAGE = Path(__file__).parent.parent

# While migrations run, "alembic.context" stands for them in the whole process.
_one_at_a_time = threading.Lock()


def upgrade(engine: Engine) -> None:
    """Bring a database up to date, in one transaction; leave one alone that is.

    Raises :exc:`SchemaTooNewError`, :exc:`DatabaseForeignError`; then nothing has changed.
    """
    with engine.begin() as connection:
        check(connection)
        upgrade_to(connection, HEAD)


def upgrade_to(connection: Connection, revision: str) -> None:
    """Bring a database up to a revision, within the transaction that has been begun."""
    config = _config()
    if present(connection) == ScriptDirectory.from_config(config).as_revision_number(revision):
        return
    config.attributes["connection"] = connection
    with _one_at_a_time:
        run_migrations(config, revision)


def present(connection: Connection) -> str | None:
    """Return the revision of a database; ``None`` if it has none."""
    return MigrationContext.configure(connection).get_current_revision()


def is_known(revision: str) -> bool:
    """Tell whether this release has a revision: a newer one has more."""
    return revision in _revisions()


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


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts()).replace("%", "%%"))
    return config


def _revisions() -> set[str]:
    directory = ScriptDirectory.from_config(_config())
    return {script.revision for script in directory.walk_revisions()}


def newest() -> str:
    """Return the revision that a database is brought to."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    assert newest is not None, "there are migrations"
    return newest
