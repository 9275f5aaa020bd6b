"""The notifier's contract, with and without Redis."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_bytes, token_hex

import orjson
import pytest
from redis import Redis

from morpho_server.realtime.broadcast import BadRedisUrlError, Broadcast, NoBroadcast
from morpho_server.realtime.live_nodes import BEAT_SECONDS
from morpho_server.realtime.notifier import BroadcastNotifier
from morpho_server.realtime.redis import (
    MAC_BYTES,
    MOST_WAITING,
    SILENT_SECONDS,
    RedisBroadcast,
    redis_pool,
)
from tests.support.cut_off import Line
from tests.support.neighbours import redis_url
from tests.support.nightly import nightly
from tests.support.pages import TIMEOUT

TABLES = {7, 8}
PREFIX = f"test-{token_hex(4)}"
KEY = token_bytes(32)
ROW = (12, 1795261756136, "p1", "c1", '{"v":1,"text":"„hello“ \\u0000"}', 4_294_967_295, 7)
"""An entry as it is stored, and the checksum of the one before."""


class Ringing:
    """A node's notifier, and what it received from others."""

    def __init__(self, broadcast: Broadcast) -> None:
        self.broadcast = broadcast
        self.notifier = BroadcastNotifier(broadcast)
        self.heard: list[tuple] = []
        self.following: list[int] = []
        broadcast.subscribe("presence", lambda _: None)
        for table in TABLES:
            self.follow(table)

    def follow(self, table: int) -> None:
        """Hear of a table from now on."""
        self.notifier.follow(
            table,
            lambda table, written, after: self.heard.append((table, (*written, after))),
            lambda: self.following.append(table),
        )

    def notify(self, table: int, row: tuple) -> None:
        """Send an entry."""
        self.notifier.notify(table, row[:-1], row[-1])

    async def until(self, condition) -> None:
        """Wait until something is so; a connection that stalls is given up after some seconds."""
        async with asyncio.timeout(3 * TIMEOUT):
            while not condition():  # noqa: ASYNC110 - it looks on from outside
                await asyncio.sleep(0.01)


@asynccontextmanager
async def ringing(
    kind: str, node: str, url: str | None = None, key: bytes = KEY
) -> AsyncIterator[Ringing]:
    if kind == "nobody":
        yield Ringing(NoBroadcast())
        return
    broadcast = RedisBroadcast(redis_pool(url or redis_url()), PREFIX, key, node)
    running = [asyncio.ensure_future(broadcast.run()), asyncio.ensure_future(beat(broadcast))]
    made = Ringing(broadcast)
    try:
        await made.until(lambda: broadcast.connected and {*made.following} == TABLES)
        yield made
    finally:
        for each in running:
            each.cancel()
        await asyncio.wait(running)


async def beat(broadcast: Broadcast) -> None:
    """Send something time and again, as a node does: without that a connection counts as lost."""
    while True:
        broadcast.publish("presence", b"{}")
        await asyncio.sleep(BEAT_SECONDS)


@pytest.mark.parametrize("kind", ["nobody", "redis"])
async def test_notifying_never_blocks_and_skips_the_sender(kind):
    async with ringing(kind, "aaaaaaaa") as node:
        for _ in range(3 * MOST_WAITING):
            node.notify(7, ROW)
        await asyncio.sleep(0.1)

        assert node.heard == []


async def test_others_hear_just_what_was_written_in_order():
    async with ringing("redis", "aaaaaaaa") as one, ringing("redis", "bbbbbbbb") as other:
        for seq in range(1, 200):
            one.notify(7, (seq, *ROW[1:]))
            if seq % 20 == 0:
                await asyncio.sleep(0)

        await other.until(lambda: len(other.heard) == 199)
        assert other.heard == [(7, (seq, *ROW[1:])) for seq in range(1, 200)]
        assert one.heard == []


async def test_only_those_hear_of_a_table_who_follow_it():
    async with ringing("redis", "aaaaaaaa") as one, ringing("redis", "bbbbbbbb") as other:
        one.notify(9, ROW)
        one.notify(7, ROW)
        await other.until(lambda: other.heard)
        assert other.heard == [(7, ROW)]

        other.notifier.unfollow(7)
        other.follow(9)
        await other.until(lambda: 9 in other.following)
        one.notify(7, ROW)
        one.notify(9, ROW)
        await other.until(lambda: len(other.heard) > 1)
        assert other.heard[1:] == [(9, ROW)]


async def test_messages_that_are_no_entries_are_ignored(caplog):
    async with ringing("redis", "aaaaaaaa") as one, ringing("redis", "bbbbbbbb") as other:
        for nonsense in (b"", b"{", b"7", b"[7]", b"[[7]]", b"\xff"):
            one.broadcast.publish("entries:7", nonsense)
        one.notify(7, ROW)

        await other.until(lambda: other.heard)
        assert other.heard == [(7, ROW)]
    assert "what is no entry" in caplog.text


async def test_foreign_messages_are_dropped_and_logged_once(caplog):
    forged = orjson.dumps(ROW)
    async with ringing("redis", "aaaaaaaa") as one, ringing("redis", "bbbbbbbb") as other:
        channel = f"{PREFIX}:entries:7"
        sent = await published(channel, one, other)
        with Redis.from_url(redis_url()) as attacker:
            for message in (
                b"cccccccc" + forged,  # as it would be without a MAC
                bytes(MAC_BYTES) + b"cccccccc" + forged,
                sent[:MAC_BYTES] + b"cccccccc" + forged,  # a MAC of another message
                sent[:-1],
                b"",
            ):
                attacker.publish(channel, message)
            attacker.publish(f"{PREFIX}:entries:8", sent)  # of another table
        async with ringing("redis", "dddddddd", key=token_bytes(32)) as stranger:
            stranger.notify(7, ROW)
            await asyncio.sleep(0.1)
        one.notify(8, ROW)

        await other.until(lambda: (8, ROW) in other.heard)
        assert other.heard == [(7, ROW), (8, ROW)]
    assert caplog.text.count("no node with this database has sent") <= 3, "once at each node"


async def published(channel: str, one: Ringing, other: Ringing) -> bytes:
    """Return the bytes by which an entry of one node reaches another."""
    with Redis.from_url(redis_url()) as redis, redis.pubsub() as listening:
        listening.subscribe(channel)
        listening.get_message(timeout=TIMEOUT)
        one.notify(7, ROW)
        await other.until(lambda: other.heard)
        message: bytes = listening.get_message(timeout=TIMEOUT)["data"]
        return message


@pytest.mark.parametrize("trouble", ["cut", nightly("stall")])
async def test_redis_that_goes_is_said_once_and_found_again(trouble, caplog):
    with Line(redis_url()) as line:
        async with ringing("redis", "aaaaaaaa", line.url) as node:
            again = []
            node.broadcast.on_connected(lambda: again.append(True))

            getattr(line, trouble)()
            await node.until(lambda: not node.broadcast.connected)
            for _ in range(100):
                node.notify(7, ROW)
                await asyncio.sleep(0.01)
            line.restore()

            await node.until(lambda: again and node.broadcast.connected)
    said = [r for r in caplog.records if "can't be reached" in r.getMessage()]
    assert len(said) <= 1
    if trouble == "cut":
        assert said


async def test_a_node_can_stop_while_a_connection_ends():
    broadcast = RedisBroadcast(redis_pool(redis_url()), PREFIX, KEY, "aaaaaaaa")
    running = asyncio.ensure_future(broadcast.run())

    def stop(_message: bytes) -> None:
        running.cancel()
        raise ConnectionResetError

    broadcast.subscribe("entries:7", stop)
    async with ringing("redis", "bbbbbbbb") as other:
        await other.until(lambda: broadcast.connected)
        other.notify(7, ROW)
        ended, _ = await asyncio.wait([running], timeout=TIMEOUT)

    assert ended, "it never ends"


@pytest.mark.nightly
@pytest.mark.parametrize("options", ["", "?socket_timeout=5"])
async def test_a_paused_node_sends_and_receives_again(options):
    url = redis_url() + options
    async with ringing("redis", "aaaaaaaa", url) as one, ringing("redis", "bbbbbbbb") as other:
        again = []
        for node in (one, other):
            node.broadcast.on_connected(lambda node=node: again.append(node))

        # Both are then at work, and see for sure that they stood still.
        one.notify(7, ROW)
        other.notify(7, ROW)
        await one.until(lambda: one.heard == other.heard == [(7, ROW)])
        time.sleep(SILENT_SECONDS + 1)  # noqa: ASYNC251 - nothing goes on meanwhile, as if frozen
        for _ in range(50):
            one.broadcast.publish("presence", b"{}")
            await asyncio.sleep(0)

        await one.until(lambda: {*again} == {one, other})
        for node, hearer in ((one, other), (other, one)):
            node.notify(8, ROW)
            await hearer.until(lambda hearer=hearer: hearer.heard[1:] == [(8, ROW)])


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1",
        "127.0.0.1:6379",
        "redis://:hidden@host:port/0",
        "redis://:hidden@host/zero?db=x",
        "redis://:hidden@host/0?nonsense=1",
    ],
)
def test_a_wrong_redis_url_is_refused_without_its_password(url):
    with pytest.raises(BadRedisUrlError) as caught:
        redis_pool(url)

    assert "MORPHO_REDIS" in str(caught.value)
    assert "hidden" not in str(caught.value)
    assert caught.value.__suppress_context__
