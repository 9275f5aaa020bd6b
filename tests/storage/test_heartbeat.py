"""The heartbeat: silence of all nodes together is an outage, recorded once."""

import asyncio

import psycopg
import pytest

from morpho_server.storage.database.open import open_database
from morpho_server.tables.ports import Outage
from tests.support.pages import TIMEOUT
from tests.support.storage.small_game import EVENT_TYPES

NOON = 1_800_000_000_000
SILENCE = 2000


@pytest.fixture
async def heartbeat(database):
    return database.heartbeat


async def test_the_first_beat_of_all_finds_no_outage(heartbeat):
    assert list(await heartbeat.beat(NOON, SILENCE, 0)) == []


async def test_a_beat_in_time_finds_no_outage(heartbeat):
    await heartbeat.beat(NOON, SILENCE, 0)

    assert list(await heartbeat.beat(NOON + SILENCE - 1, SILENCE, 0)) == []


async def test_silence_is_an_outage_from_the_last_beat_until_the_next(heartbeat):
    await heartbeat.beat(NOON, SILENCE, 0)

    noted = await heartbeat.beat(NOON + 7000, SILENCE, 0)

    assert list(noted) == [Outage(1, NOON, NOON + 7000)]
    assert list(await heartbeat.beat(NOON + 8000, SILENCE, 0)) == list(noted), "it is noted once"
    assert list(await heartbeat.beat(NOON + 9000, SILENCE, 1)) == []


async def test_a_node_that_rested_was_well(heartbeat):
    await heartbeat.beat(NOON, SILENCE, 0)

    assert list(await heartbeat.beat(NOON + 3_600_000, None, 0)) == []
    assert list(await heartbeat.beat(NOON + 3_600_500, SILENCE, 0)) == []


async def test_a_node_whose_clock_is_behind_finds_no_outage(heartbeat):
    await heartbeat.beat(NOON, SILENCE, 0)
    await heartbeat.beat(NOON - 3000, SILENCE, 0)

    assert list(await heartbeat.beat(NOON + 1000, SILENCE, 0)) == []


async def test_a_clock_that_was_put_back_beats_on(heartbeat):
    await heartbeat.beat(NOON, SILENCE, 0)
    hour = 3_600_000
    await heartbeat.beat(NOON - hour, SILENCE, 0)

    noted = await heartbeat.beat(NOON - hour + 5000, SILENCE, 0)

    assert list(noted) == [Outage(1, NOON - hour, NOON - hour + 5000)]


async def test_an_outage_until_a_wrong_time_ends_at_the_next_start(heartbeat):
    await heartbeat.beat(NOON, SILENCE, 0)
    year = 366 * 86_400_000
    await heartbeat.beat(NOON + year, SILENCE, 0)
    assert list(await heartbeat.beat(NOON + year + 9000, SILENCE, 1))

    noted = await heartbeat.beat(NOON + 60_000, SILENCE, 0)

    assert list(noted) == [Outage(1, NOON, NOON + 60_000)]
    assert list(await heartbeat.beat(NOON + 61_000, SILENCE, 1)) == []


async def test_while_one_node_lives_there_is_no_outage(url, clock):
    async with (
        open_database(url, EVENT_TYPES, clock) as one,
        open_database(url, EVENT_TYPES, clock) as other,
    ):
        await one.heartbeat.beat(NOON, SILENCE, 0)
        for second in range(1, 30):
            await other.heartbeat.beat(NOON + 1000 * second, SILENCE, 0)

        assert list(await one.heartbeat.beat(NOON + 30_000, SILENCE, 0)) == []


async def test_one_of_two_nodes_that_find_an_outage_notes_it(url, clock):
    async with (
        open_database(url, EVENT_TYPES, clock) as one,
        open_database(url, EVENT_TYPES, clock) as other,
    ):
        await one.heartbeat.beat(NOON, SILENCE, 0)
        beats = [NOON + 60_000 * minute for minute in range(1, 10)]
        for now in beats:
            await asyncio.gather(*(each.heartbeat.beat(now, SILENCE, 0) for each in (one, other)))

        assert len(await one.heartbeat.beat(beats[-1], SILENCE, 0)) == 9


async def test_a_node_that_is_frozen_in_its_beat_holds_up_no_other(postgres_url, clock):
    async with open_database(postgres_url, EVENT_TYPES, clock) as database:
        await database.heartbeat.beat(NOON, SILENCE, 0)
        with psycopg.connect(postgres_url) as frozen:
            frozen.execute("SELECT beat_at FROM pulse FOR UPDATE")
            async with asyncio.timeout(TIMEOUT):
                await database.heartbeat.beat(NOON + 1000, SILENCE, 0)
