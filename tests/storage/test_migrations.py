"""The migrations make the schema of the models, wherever the server is installed."""

import sqlite3
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import downgrade, upgrade
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect
from sqlalchemy.schema import CreateTable

from morpho_server.storage.database import migrations, upgrading
from morpho_server.storage.database.errors import MigrationsMissingError
from morpho_server.storage.database.models import metadata
from morpho_server.storage.database.open import backend_of, open_database
from tests.support.databases import bare_url as url
from tests.support.storage.small_game import EVENT_TYPES, append, entry, read

__all__ = ["url"]


@pytest.fixture
def engine(url):
    made = backend_of(url).writing()
    yield made
    made.dispose()


def test_migrations_and_models_agree(engine):
    migrations.upgrade(engine)

    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_migrations_and_models_agree_in_what_only_sqlite_knows(sqlite_url, tmp_path):
    engine = backend_of(sqlite_url).writing()
    migrations.upgrade(engine)
    engine.dispose()

    with closing(sqlite3.connect(tmp_path / "morpho.db")) as connection:
        made = dict(connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'"))
    for table in metadata.tables.values():
        expected = str(CreateTable(table).compile(dialect=engine.dialect))
        assert words(made[table.name]) == words(expected)


def words(sql):
    return sorted(sql.replace(",", " ").split())


def test_the_names_of_the_files_are_the_order_of_the_migrations():
    config = Config()
    config.set_main_option("script_location", str(migrations.scripts()))
    in_order = ScriptDirectory.from_config(config).walk_revisions()

    assert migrations.revisions() == [script.revision for script in in_order][::-1]


def test_a_database_that_is_up_to_date_is_left_alone(engine):
    migrations.upgrade(engine)
    with engine.connect() as connection:
        before = inspect(connection).get_table_names()

    migrations.upgrade(engine)

    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == before


def test_every_migration_can_be_taken_back_and_made_again(engine):
    migrations.upgrade(engine)
    with engine.begin() as connection:
        migrate(connection, downgrade, "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]

    migrations.upgrade(engine)

    with engine.connect() as connection:
        assert {"guests", "tables", "members", "entries"} < {*inspect(connection).get_table_names()}


def test_migration_keeps_players_with_a_single_guest(engine):
    with engine.begin() as connection:
        migrate(connection, upgrade, "0001")
        for statement in MEMBERS_BEFORE:
            connection.exec_driver_sql(statement)

    migrations.upgrade(engine)

    with engine.begin() as connection:
        assert noted(connection) == [("p1", 1), ("p2", 2)]
        connection.exec_driver_sql("INSERT INTO members VALUES (1, 'p1', 2)")
        assert noted(connection) == [("p1", 1), ("p1", 2), ("p2", 2)]
        migrate(connection, downgrade, "0001")
        assert noted(connection) == [("p1", 1), ("p2", 2)]


MEMBERS_BEFORE = (
    "INSERT INTO guests VALUES (1, 'one', 'Ann', 1, 1), (2, 'other', 'Bo', 1, 1)",
    "INSERT INTO tables VALUES (1, 'KTRWPM', 'small', 'waiting', 1, 1)",
    "INSERT INTO members VALUES (1, 'p1', 1), (1, 'p2', 2)",
)


def noted(connection):
    rows = connection.exec_driver_sql("SELECT player, guest_id FROM members ORDER BY 1, 2")
    return [tuple(row) for row in rows]


def migrate(connection, way, revision):
    config = Config()
    config.set_main_option("script_location", str(migrations.scripts()))
    config.attributes["connection"] = connection
    way(config, revision)


def test_a_migration_that_fails_changes_nothing(engine, monkeypatch):
    def fail(config, _revision):
        config.attributes["connection"].exec_driver_sql("CREATE TABLE half (id INTEGER)")
        raise ZeroDivisionError

    monkeypatch.setattr(upgrading, "upgrade", fail)
    with pytest.raises(ZeroDivisionError):
        migrations.upgrade(engine)

    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == []


async def test_stored_data_outlives_a_restart(url, clock):
    async with open_database(url, EVENT_TYPES, clock) as database:
        table = await database.index.add("KTRWPM", "small", 1)
        await append(database, table, entry(1))
        ann, token = await database.guests.make("Ann")
        await database.index.store_player(table, ann.id, "p1")

    async with open_database(url, EVENT_TYPES, clock) as again:
        assert await read(again, table) == [entry(1)]
        assert await again.guests.find(token) == ann
        assert [each.player for each in await again.index.unfinished(ann.id)] == ["p1"]
        await append(again, table, entry(2))


def test_installed_migrations_are_found_in_the_package(tmp_path, monkeypatch):
    package = tmp_path / "site-packages" / "morpho_server"
    library = tmp_path / "site-packages" / "alembic"
    for folder in (package / "alembic", library):
        folder.mkdir(parents=True)
    (package / "alembic" / "env.py").touch()
    monkeypatch.setattr(migrations, "_PACKAGE", package)

    assert migrations.scripts() == package / "alembic"


def test_the_library_of_that_name_is_not_taken_for_migrations(tmp_path, monkeypatch):
    (tmp_path / "alembic").mkdir()
    monkeypatch.setattr(migrations, "_PACKAGE", tmp_path / "morpho_server")

    with pytest.raises(MigrationsMissingError):
        migrations.scripts()
