"""Old tables are removed completely, others stay, and no player notices."""

import asyncio
import logging
from functools import partial

import pytest
from sqlalchemy import NullPool, create_engine, func, select, text

from morpho_server import app
from morpho_server.cli import main
from morpho_server.storage import retention
from morpho_server.storage.database.models import tables
from morpho_server.storage.database.open import open_database
from morpho_server.storage.expiry import DAY, Expiry
from morpho_server.storage.retention import Removed
from morpho_server.tables.model.evening import Plan
from morpho_server.tables.model.ids import Millis
from morpho_server.tables.ports import Summary, TableGoneError
from tests.support.pages import TIMEOUT
from tests.support.serving import running
from tests.support.storage.small_game import EVENT_TYPES, NOON, append, entry, read

OLD, NEW = Millis(NOON - 10 * DAY), NOON
BEFORE = Millis(NOON - 5 * DAY)


def nobody_is_there(_table):
    return False


async def old_table(database, code, *seqs_at):
    """Make a table that was opened long ago, with entries of certain times."""
    table = await database.index.add(code, "small", OLD)
    for seq, at in enumerate(seqs_at, 1):
        await append(database, table, entry(seq, "x")._replace(at=at))
    return table


async def present(database, *codes):
    return [code for code in codes if await database.index.find(code)]


async def test_a_table_goes_with_all_it_has_once_its_last_entry_is_old(database, clock):
    clock.time = OLD
    ann, token = await database.guests.make("Ann")
    gone = await old_table(database, "AAAAAA", OLD, OLD)
    await database.index.store_player(gone, ann.id, "p1")
    await old_table(database, "BBBBBB", OLD, NEW)
    await old_table(database, "CCCCCC")
    assert await database.retention.count(BEFORE) == Removed(tables=2, guests=1)

    removed = await database.retention.remove(BEFORE, nobody_is_there)

    assert removed == Removed(tables=2, guests=1)
    assert await present(database, "AAAAAA", "BBBBBB", "CCCCCC") == ["BBBBBB"]
    with pytest.raises(TableGoneError):
        await read(database, gone)
    with pytest.raises(TableGoneError):
        await append(database, gone, entry(3))
    assert not (await database.index.notes_of(gone)).members
    assert await database.guests.find(token) is None


async def test_a_planned_evening_keeps_its_table_until_it_is_as_old(database):
    plans = {"AAAAAA": NEW, "BBBBBB": OLD}
    for code, at in plans.items():
        table = await old_table(database, code, OLD)
        plan = Plan(at, "2026-01-02T20:30", "Europe/Vienna", "weekly")
        await database.index.store_summary(table, Summary("small", "over", (), plan), OLD, 1)

    assert await database.retention.remove(BEFORE, nobody_is_there) == Removed(1, 0)
    assert await present(database, *plans) == ["AAAAAA"]


async def test_a_live_table_stays_however_old_it_is(database, clock):
    live = await old_table(database, "AAAAAA", OLD)

    assert await database.retention.remove(BEFORE, lambda t: t == live) == Removed(0, 0)
    assert await present(database, "AAAAAA") == ["AAAAAA"]


async def test_a_table_active_during_the_search_is_kept(database):
    table = await old_table(database, "AAAAAA", OLD)
    await append(database, table, entry(2, "Back again."))

    removing = partial(retention._remove_table, table, BEFORE)

    assert await database.retention._writer.write(removing) is False
    assert len(await read(database, table)) == 2


async def test_guests_stay_who_were_seen_or_are_at_a_table(database, clock):
    clock.time = OLD
    ann, ann_token = await database.guests.make("Ann")
    _, bo_token = await database.guests.make("Bo")
    kept = await old_table(database, "AAAAAA", NEW)
    await database.index.store_player(kept, ann.id, "p1")
    clock.time = NEW
    _, cy_token = await database.guests.make("Cy")

    assert await database.retention.remove(BEFORE, nobody_is_there) == Removed(0, 1)

    found = [await database.guests.find(token) for token in (ann_token, bo_token, cy_token)]
    assert [guest is not None for guest in found] == [True, False, True]


async def test_more_than_one_batch_goes(database, clock, monkeypatch):
    monkeypatch.setattr("morpho_server.storage.retention.TABLES_AT_A_TIME", 2)
    monkeypatch.setattr("morpho_server.storage.retention.GUESTS_AT_A_TIME", 2)
    clock.time = OLD
    for number in range(5):
        await old_table(database, f"AAAAA{number}", OLD)
        await database.guests.make("Ann")

    assert await database.retention.remove(BEFORE, nobody_is_there) == Removed(5, 5)


async def test_numbers_of_what_was_removed_do_not_come_back(database):
    first = await old_table(database, "AAAAAA", OLD)
    await database.retention.remove(BEFORE, nobody_is_there)

    assert await old_table(database, "AAAAAA", OLD) > first


def due(database, clock):
    """Look once for what was unused for five days."""
    return database.retention.remove_confirmed(clock, 5 * DAY, nobody_is_there)


async def test_a_server_that_stops_at_its_first_look_keeps_the_day_s_share(url, clock, monkeypatch):
    async with open_database(url, EVENT_TYPES, clock) as database:
        await old_table(database, "AAAAAA", OLD)
        clock.time = NOON
        with monkeypatch.context() as stopped:
            stopped.delattr(Expiry, "give_back")
            await due(database, clock)
    async with open_database(url, EVENT_TYPES, clock) as database:
        assert await due(database, clock) == Removed(1, 0)


async def test_removals_are_announced_and_happen_in_a_later_run(url, clock, caplog):
    caplog.set_level(logging.INFO)
    async with open_database(url, EVENT_TYPES, clock) as database:
        clock.time = OLD
        await database.guests.make("Ann")
        await old_table(database, "AAAAAA")
        clock.time = NOON
        for _ in range(3):
            assert await due(database, clock) == Removed(0, 0)
    assert caplog.text.count("1 table and 1 guest are due to go") == 1

    async with open_database(url, EVENT_TYPES, clock) as database:
        assert await due(database, clock) == Removed(1, 1)


async def test_removals_happen_after_a_day_of_one_run(database, clock):
    await old_table(database, "AAAAAA")
    await due(database, clock)
    clock.turn(minutes=24 * 60 - 1)
    assert await due(database, clock) == Removed(0, 0)

    clock.turn(minutes=1)

    assert await due(database, clock) == Removed(1, 0)


@pytest.mark.parametrize("wrong", [(True, False), (False, True), (False, True, False)])
async def test_a_clock_wrong_at_one_start_removes_nothing(usual_url, clock, wrong):
    async with open_database(usual_url, EVENT_TYPES, clock) as database:
        await database.guests.make("Ann")
        await database.index.add("AAAAAA", "small", NOON)
    for is_wrong in wrong:
        clock.time = Millis(NOON + 400 * DAY * is_wrong)
        async with open_database(usual_url, EVENT_TYPES, clock) as database:
            assert await due(database, clock) == Removed(0, 0)


async def test_a_clock_set_right_during_a_run_removes_nothing(database, clock):
    await database.index.add("AAAAAA", "small", NOON)
    clock.wrong = 400 * DAY
    await due(database, clock)
    clock.wrong = 0
    clock.turn(minutes=25 * 60)

    assert await due(database, clock) == Removed(0, 0)


async def test_a_tenth_of_all_goes_in_a_day(url, clock):
    async with open_database(url, EVENT_TYPES, clock) as database:
        for number in range(25):
            await old_table(database, f"AAAA{number}")
        await due(database, clock)
    for _ in range(2):
        async with open_database(url, EVENT_TYPES, clock) as database:
            gone = [await due(database, clock) for _ in range(3)]
            assert sum(each.tables for each in gone) in (3, 0)
    async with open_database(url, EVENT_TYPES, clock) as database:
        assert await count(database) == 22
        clock.turn(minutes=24 * 60)
        assert await due(database, clock) == Removed(3, 0)


async def test_nodes_share_the_tenth_of_a_day(url, clock):
    async with (
        open_database(url, EVENT_TYPES, clock) as one,
        open_database(url, EVENT_TYPES, clock) as other,
    ):
        for number in range(20):
            await old_table(one, f"AAAA{number}")
        await due(one, clock)
        clock.turn(minutes=24 * 60)

        gone = await asyncio.gather(*(due(each, clock) for each in (one, other, one, other)))

    assert sum(each.tables for each in gone) == 2


async def test_a_reservation_of_another_day_is_not_given_back(database):
    expiry = Expiry(database.retention._writer, tables.name)
    for number in range(20):
        await old_table(database, f"AAAA{number}")
    assert await expiry.reserve(tables, NOON) == 2
    assert await expiry.reserve(tables, Millis(NOON + DAY)) == 2  # another node, on the next day
    await expiry.give_back(2)
    await expiry.give_back(2)

    assert await expiry.reserve(tables, Millis(NOON + DAY)) == 2


async def count(database):
    [(found,)] = await database.index._reader.rows(select(func.count()).select_from(tables))
    return found


async def test_servers_that_start_again_and_again_remove_nothing(usual_url, clock):
    async with open_database(usual_url, EVENT_TYPES, clock) as database:
        await old_table(database, "AAAAAA", Millis(0))
    for _ in range(3):
        async with running(usual_url, keep_days=1) as site:
            await site.company("Ada Bo")
            assert await site.world.index.find("AAAAAA")


async def test_a_server_removes_what_is_older_than_it_is_to_keep(
    usual_url, clock, monkeypatch, caplog
):
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(app, "EXPIRY_SECONDS", 0.05)
    async with open_database(usual_url, EVENT_TYPES, clock) as database:
        await old_table(database, "AAAAAA", Millis(0))
    async with running(usual_url, keep_days=1) as site:
        await site.company("Ada Bo")
        async with asyncio.timeout(TIMEOUT):
            while "are due to go" not in caplog.text:  # noqa: ASYNC110 - nobody is told
                await asyncio.sleep(0.02)
        assert await site.world.index.find("AAAAAA")
    async with running(usual_url, keep_days=1) as site:
        ada, _bo = await site.company("Ada Bo")
        async with asyncio.timeout(TIMEOUT):
            while await site.world.index.find("AAAAAA"):  # noqa: ASYNC110 - nobody is told
                await asyncio.sleep(0.02)

        await ada.do("say", text="Still here.")


async def test_a_server_keeps_everything_unless_set_otherwise(usual_url, clock):
    async with open_database(usual_url, EVENT_TYPES, clock) as database:
        await old_table(database, "AAAAAA", Millis(0))
    async with running(usual_url) as site:
        await site.company("Ada Bo")
        assert await site.world.index.find("AAAAAA")


@pytest.fixture
def prune(monkeypatch, capsys):
    async def run(url, *arguments):
        monkeypatch.setenv("MORPHO_DATABASE", url)
        status = await asyncio.to_thread(main, ["prune", *arguments])
        return status, capsys.readouterr().err

    return run


async def test_by_hand_one_sees_what_would_go_before_it_goes(usual_url, clock, prune):
    async with open_database(usual_url, EVENT_TYPES, clock) as database:
        await old_table(database, "AAAAAA", Millis(0))
        for _ in range(2):
            said = await prune(usual_url, "--older-than", "5", "--dry-run")
            assert said == (0, "Would remove 1 table and 0 guests.\n")

        assert await prune(usual_url, "--older-than", "5") == (0, "Removed 1 table and 0 guests.\n")

        assert await present(database, "AAAAAA") == []


async def test_by_hand_no_database_is_made_or_changed(bare_url, clock, prune):
    status, said = await prune(bare_url, "--older-than", "5")
    assert (status, said.count("\n")) == (2, 1)
    assert "no database" in said or "is empty" in said

    async with open_database(bare_url, EVENT_TYPES, clock):
        pass
    engine = create_engine(bare_url.replace("ql:", "ql+psycopg:"), poolclass=NullPool)
    with engine.begin() as old:
        old.execute(text("UPDATE alembic_version SET version_num = '0003'"))

    status, said = await prune(bare_url, "--older-than", "5", "--dry-run")
    assert status == 2
    assert "of an older release (schema 0003)" in said


@pytest.mark.parametrize("days", ["0", "-3", "soon", "36501", "²"])
def test_by_hand_a_number_of_days_is_wanted(days, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["prune", "--older-than", days])

    assert ended.value.code == 2
    assert "number of days, from 1 to 36500" in capsys.readouterr().err or days == "-3"


async def test_a_kept_table_stays_until_it_counts_as_unused(database):
    ann, _ = await database.guests.make("Ann")
    table = await old_table(database, "AAAAAA", OLD)
    assert await database.keeping.keep(table, ann.id, BEFORE, OLD, 1)

    await database.retention.remove(BEFORE, nobody_is_there)
    assert await present(database, "AAAAAA") == ["AAAAAA"]

    await database.retention.remove(Millis(BEFORE + 1), nobody_is_there)
    assert await present(database, "AAAAAA") == []
