"""Runs migrations by Alembic, which is imported only when there are some."""

import threading
from pathlib import Path

from alembic.command import upgrade
from alembic.config import Config
from sqlalchemy import Connection

# While migrations run, "alembic.context" stands for them in the whole process.
_one_at_a_time = threading.Lock()


def run(connection: Connection, scripts: Path, revision: str) -> None:
    """Migrate to a revision within the open transaction."""
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.attributes["connection"] = connection
    with _one_at_a_time:
        upgrade(config, revision)
