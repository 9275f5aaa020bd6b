"""Run the migrations: on the server's connection, or on a database given by hand.

The server migrates by itself when it starts. By hand, to write a new migration::

    alembic -c alembic/alembic.ini -x url=sqlite:///data/morpho.db revision --autogenerate \
        --rev-id 0002 -m "say what it does"
"""

from sqlalchemy import Connection

from alembic import context
from morpho_server.storage.database.models import metadata
from morpho_server.storage.database.open import backend_of


def migrate(connection: Connection) -> None:
    """Run the migrations that Alembic chose, all in one transaction."""
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=True,  # SQLite can't alter most of a table in place
        transactional_ddl=True,  # though it can take any statement back
    )
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    migrate(given)
else:
    url = context.get_x_argument(as_dictionary=True)["url"]
    with backend_of(url).upgrading().begin() as made:
        migrate(made)
