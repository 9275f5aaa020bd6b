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
    MigrationsMissingError,
    SchemaTooNewError,
)

_PACKAGE = Path(__file__).parent.parent

# While migrations run, "alembic.context" stands for them in the whole process.
_one_at_a_time = threading.Lock()


def upgrade(engine: Engine) -> None:
    """Bring a database up to date, in one transaction; leave one alone that is.

    Raises :exc:`SchemaTooNewError`, :exc:`DatabaseForeignError`; then nothing has changed.
    """
    config = Config()
    config.set_main_option("script_location", str(scripts()).replace("%", "%%"))
    with _one_at_a_time, engine.begin() as connection:
        if not _is_up_to_date(connection, ScriptDirectory.from_config(config)):
            config.attributes["connection"] = connection
            run_migrations(config, "head")


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


def _is_up_to_date(connection: Connection, directory: ScriptDirectory) -> bool:
    present = set(MigrationContext.configure(connection).get_current_heads())
    unknown = present - {script.revision for script in directory.walk_revisions()}
    if unknown:
        raise SchemaTooNewError(
            f"The database was changed by a newer release of the server (schema "
            f"{', '.join(sorted(unknown))}). Start that release, or put back a backup."
        )
    if not present and set(inspect(connection).get_table_names()) - {"alembic_version"}:
        raise DatabaseForeignError(
            "The database holds tables of another program. Give the server one of its own."
        )
    return present == set(directory.get_heads())
