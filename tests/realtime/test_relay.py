"""The relay between processes of one server: what each publishes reaches those that subscribe."""

import asyncio
import socket
from collections.abc import AsyncIterator

import pytest_asyncio

from morpho_server.realtime import relay
from morpho_server.realtime.relay import Relay, RelayBroadcast
from tests.support.pages import PATIENCE


class Process:
    """One process of several, what it heard, and its parent's end of their connection."""

    def __init__(self, broadcast: RelayBroadcast, parents: asyncio.StreamWriter):
        self.broadcast = broadcast
        self.parents = parents
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()
        self.carrying = asyncio.ensure_future(broadcast.run())

    async def subscribe(self, topic: str) -> None:
        """Subscribe, and wait until that has begun."""
        begun = asyncio.Event()
        self.broadcast.subscribe(topic, self.heard.put_nowait, begun.set)
        await asyncio.wait_for(begun.wait(), PATIENCE)

    async def hears(self) -> bytes:
        """Return the next message."""
        return await asyncio.wait_for(self.heard.get(), PATIENCE)


@pytest_asyncio.fixture
async def processes() -> AsyncIterator[list[Process]]:
    """Three processes of a server, whose parent relays."""
    carrier, made, relaying = Relay(), [], []
    for _ in range(3):
        ours, its = socket.socketpair()
        reader, writer = await asyncio.open_unix_connection(sock=ours)
        relaying.append(asyncio.ensure_future(carrier.carry(reader, writer)))
        broadcast = RelayBroadcast(*await asyncio.open_unix_connection(sock=its))
        made.append(Process(broadcast, writer))
    yield made
    for process in made:
        process.broadcast.close()
    await asyncio.wait([*relaying, *(process.carrying for process in made)], timeout=PATIENCE)
    assert all(task.done() for task in relaying)


async def test_a_message_reaches_those_that_subscribe_to_its_topic_but_not_its_sender(processes):
    one, two, three = processes
    for process in processes:
        await process.subscribe("everybody")
    await two.subscribe("a table")

    one.broadcast.publish("a table", b"of two")
    three.broadcast.publish("everybody", bytes(100_000))

    assert await two.hears() in (b"of two", bytes(100_000))
    assert await one.hears() == bytes(100_000)
    assert await two.hears() in (b"of two", bytes(100_000))
    assert three.heard.empty()


async def test_messages_of_one_process_keep_their_order(processes):
    one, two, _ = processes
    await two.subscribe("a table")

    for number in range(1000):
        one.broadcast.publish("a table", b"%d" % number)

    assert [await two.hears() for _ in range(1000)] == [b"%d" % number for number in range(1000)]


async def test_who_has_unsubscribed_hears_nothing_more(processes):
    one, two, three = processes
    await two.subscribe("a table")
    await three.subscribe("a table")
    two.broadcast.unsubscribe("a table")
    await two.subscribe("something else")  # by now the other is done

    one.broadcast.publish("a table", b"who hears it?")

    assert await three.hears() == b"who hears it?"
    assert two.heard.empty()


async def test_a_process_that_has_ended_holds_up_nobody(processes):
    one, two, three = processes
    await two.subscribe("a table")
    await three.subscribe("a table")
    two.broadcast.close()
    await asyncio.wait_for(two.carrying, PATIENCE)

    one.broadcast.publish("a table", b"go on")

    assert await three.hears() == b"go on"
    assert not two.broadcast.connected
    assert one.broadcast.connected


async def test_for_a_process_that_reads_nothing_no_memory_is_filled(processes, monkeypatch):
    monkeypatch.setattr(relay, "MOST_WAITING", 1000)
    one, two, three = processes
    await two.subscribe("a table")
    await three.subscribe("a table")
    two.carrying.cancel()
    two.broadcast._reader._transport.pause_reading()

    for number in range(100):
        one.broadcast.publish("a table", b"%d" % number + bytes(100_000))
        assert (await three.hears()).startswith(b"%d" % number)

    assert two.heard.empty()
    assert two.parents.transport.get_write_buffer_size() < 3 * 100_000


async def test_a_process_knows_that_its_parent_has_ended(processes):
    one, *_ = processes

    one.parents.close()

    await asyncio.wait_for(one.carrying, PATIENCE)
    assert not one.broadcast.connected


async def test_what_was_handed_over_is_sent_before_the_end(processes):
    one, two, _ = processes
    await two.subscribe("a table")

    one.broadcast.publish("a table", bytes(1_000_000))
    await asyncio.wait_for(one.broadcast.finish(), PATIENCE)
    one.broadcast.close()

    assert await two.hears() == bytes(1_000_000)
