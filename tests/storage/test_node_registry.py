"""The guarantees of the node registry, on every kind of database."""

import psycopg

from morpho_server.realtime.live_nodes import MOST_STILL, LiveNodes
from morpho_server.storage.database.open import open_database
from morpho_server.tables.model.ids import NodeId
from tests.support.storage.small_game import EVENT_TYPES

ONE, OTHER = NodeId("one"), NodeId("other")


async def test_each_beat_is_counted_for_all_to_see(database):
    assert await database.node_registry.beat(ONE) == {ONE: 1}
    assert await database.node_registry.beat(OTHER) == {ONE: 1, OTHER: 1}
    assert await database.node_registry.beat(ONE) == {ONE: 2, OTHER: 1}


async def test_a_node_is_struck_out_unless_it_has_moved_meanwhile(database):
    for _ in range(3):
        await database.node_registry.beat(ONE)

    await database.node_registry.remove(ONE, 2)
    assert await database.node_registry.beat(OTHER) == {ONE: 3, OTHER: 1}
    await database.node_registry.remove(ONE, 3)
    await database.node_registry.remove(NodeId("nobody"))

    assert await database.node_registry.beat(OTHER) == {OTHER: 2}


async def test_a_frozen_heartbeat_delays_nobody(postgres_url, clock):
    async with open_database(postgres_url, EVENT_TYPES, clock) as database:
        await database.node_registry.beat(ONE)
        with psycopg.connect(postgres_url) as frozen:
            frozen.execute("UPDATE nodes SET beats = beats + 1")

            await database.node_registry.remove(ONE, 1)

            assert await database.node_registry.beat(OTHER) == {ONE: 1, OTHER: 1}
            frozen.rollback()
        await database.node_registry.remove(ONE, 1)
        assert await database.node_registry.beat(OTHER) == {OTHER: 2}


async def test_a_node_is_alive_until_it_was_found_still_several_times(database):
    live = {node: LiveNodes(database.node_registry, node) for node in (ONE, OTHER)}
    assert not live[ONE].fresh
    for _ in range(5):
        for seeing in live.values():
            await seeing.beat()
    await live[ONE].beat()
    assert live[ONE].fresh
    assert set(live[ONE].alive) == {OTHER}

    for _ in range(MOST_STILL):
        assert set(live[ONE].alive) == {OTHER}
        await live[ONE].beat()

    assert set(live[ONE].alive) == set()
    assert await database.node_registry.beat(ONE) != {}
    await live[OTHER].beat()
    await live[ONE].beat()
    assert set(live[ONE].alive) == {OTHER}, "it only stood still"


async def test_a_node_that_says_that_it_goes_is_gone_at_once(database):
    live = {node: LiveNodes(database.node_registry, node) for node in (ONE, OTHER)}
    for seeing in live.values():
        await seeing.beat()

    await live[OTHER].leave()
    await live[ONE].beat()

    assert set(live[ONE].alive) == set()


async def test_only_a_database_for_several_nodes_is_shared(database, url):
    assert database.log.shared == url.startswith("postgresql")
