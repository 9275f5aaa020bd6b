"""A server that is asked to stop answers what it has in hand, sends all away, and ends soon."""

import asyncio
import json
import re
import signal
import socket
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager, suppress

import httpx
import psutil
import pytest
import pytest_asyncio
import websockets

from morpho_server.cli import shutdown
from tests.api.test_restarts import everything_said, talk
from tests.support.nightly import nightly
from tests.support.serving import (
    STARTING_SECONDS,
    TIMEOUT,
    Json,
    Page,
    Player,
    ServerProcess,
    command,
)

NAMES = "Ada Bo Cy"
HANGING = 10 * STARTING_SECONDS
"""How many seconds the server would wait for its database: longer than a test waits for it."""


@pytest.fixture
def database(tmp_path):
    return tmp_path / "morpho.db"


@pytest.fixture
def process(database, request) -> Iterator[ServerProcess]:
    """Run a server that waits for a locked database as if it hung."""
    changed = getattr(request, "param", None)
    with ServerProcess(f"sqlite:///{database}?timeout={HANGING}", changed) as process:
        yield process


def waiting(answering: float, stopping: float) -> pytest.MarkDecorator:
    """Run a server that waits so many seconds for what it has in hand, and for its end."""
    limits = {"ANSWERING_SECONDS": answering, "STOPPING_SECONDS": stopping}
    changed = {f"{shutdown.__name__}.{name}": seconds for name, seconds in limits.items()}
    return pytest.mark.parametrize("process", [changed], ids=[""], indirect=True)


in_a_hurry, in_no_hurry = waiting(0.5, 1), waiting(HANGING, HANGING)
"""The latter gives clients the time that a test needs on a busy machine."""


@pytest_asyncio.fixture
async def people(process) -> AsyncIterator[list[Player]]:
    """Three players at a table of the server."""
    async with process.visit() as site:
        yield await site.company(NAMES, "morpho")


@contextmanager
def hanging(database) -> Iterator[sqlite3.Connection]:
    """Block all writes to the database without failing them."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


async def stopped(process: ServerProcess) -> None:
    """Wait until the server has stopped cleanly, whatever its clients do."""
    assert await asyncio.to_thread(process.ended) == 0


async def in_hand(page: Page) -> None:
    """Wait until the server has begun to handle all earlier requests, on any connection."""
    for _ in range(10):
        await (await page.connection.ping())


async def wait_until(condition) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not condition():  # noqa: ASYNC110 - the process tells nobody
            await asyncio.sleep(0.01)


async def test_workers_of_bots_end_with_the_server(process):
    async with process.visit() as site:
        [ada] = await site.company("Ada", "morpho")
        page = await ada.page()
        for _ in range(3):
            await page.do("add_bot", strength="agent")
        await page.do("start")
        server = psutil.Process(process.pid)
        await wait_until(server.children)
        workers = server.children()

        process.ask_to_stop()

        await stopped(process)
        assert not any(worker.is_running() for worker in workers)


def is_refused(process: ServerProcess) -> bool:
    try:
        socket.create_connection(("127.0.0.1", process.port), 1).close()
    except OSError as error:
        return isinstance(error, ConnectionRefusedError)
    return False


@contextmanager
def idle_connection(process: ServerProcess, sent: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", process.port)) as connection:
        connection.settimeout(TIMEOUT)
        connection.sendall(sent)
        yield connection


async def talk_on(page: Page, answered: list[str]) -> str | None:
    """Talk on a socket until it closes; return the id that was not answered, if there is one."""
    number = 0
    with suppress(websockets.ConnectionClosed):
        while not page.closed:
            number += 1
            asked = command("say", id=f"{page.you['player']}-{number}", text=f"{number}")
            seen = len(page.frames)
            await page.send(asked)
            found = await page.message(
                lambda m: asked["id"] in (m.get("done"), m.get("id")),  # noqa: B023
                seen,
            )
            if found["type"] == "nothing":
                return asked["id"]
            answered.append(asked["id"])
    return f"{page.you['player']}-{number}"


async def test_each_page_gets_its_own_reconnect_delay(process, people):
    pages = [await person.page() for person in people for _ in range(3)]

    process.ask_to_stop()

    assert {await page.end() for page in pages} == {(1012, "restarting")}
    goodbyes = [json.loads(page.frames[-1]) for page in pages]
    assert {(bye["type"], bye["code"]) for bye in goodbyes} == {("bye", "restarting")}
    times = [bye["retry_ms"] for bye in goodbyes]
    assert all(50 <= each <= 500 for each in times)
    assert len(set(times)) > 1
    await stopped(process)


async def test_a_stop_under_load_keeps_each_answered_command_once(process, people):
    pages = [await person.page() for person in people[:2]]
    by_socket: list[list[str]] = [[], []]
    by_rest: list[str] = []
    load = [asyncio.ensure_future(talk_on(*each)) for each in zip(pages, by_socket, strict=True)]
    rest = asyncio.gather(talk(people[2], by_rest), return_exceptions=True)
    await wait_until(lambda: all(len(done) > 20 for done in (*by_socket, by_rest)))

    process.ask_to_stop()
    open_ends = await asyncio.gather(*load)
    await rest
    await stopped(process)
    process.start()

    for person, page, answered, unanswered in zip(
        people, pages, by_socket, open_ends, strict=False
    ):
        again = await person.page(page.n)
        await again.do("say", id=unanswered, text=unanswered.partition("-")[2])
        said = [e["text"] for e in await events_of(person) if e["player"] == person.id]
        assert said == [str(number) for number in range(1, len(answered) + 2)]
    said = await everything_said(people[2])
    assert len([text for text in said if text in by_rest]) == len(by_rest)


async def events_of(player: Player) -> list:
    after, seen = 0, []
    while updates := await player.updates(after):
        after = updates[-1]["n"]
        seen += [e for update in updates for e in update.get("events", ()) if e["kind"] == "said"]
    return seen


async def asking(player: Player, body: Json) -> asyncio.Task[Json]:
    """Send a command by REST; return its pending answer once the request is sent."""
    sent = asyncio.Event()

    async def look_on(event: str, _: Json) -> None:
        if event == "http11.send_request_body.complete":
            sent.set()

    how = {"json": body, "extensions": {"trace": look_on}}
    asked = asyncio.ensure_future(player.ask("POST", "commands", **how))
    await sent.wait()
    return asked


@in_no_hurry
async def test_a_command_in_hand_is_answered_before_the_last_word(process, people, database):
    page = await people[0].page()
    with hanging(database) as other:
        await page.send(command("say", id="late", text="Good night."))
        by_rest = await asking(people[1], command("say", text="Sleep well."))
        await in_hand(page)
        process.ask_to_stop()
        await wait_until(lambda: is_refused(process))
        other.execute("ROLLBACK")

        assert (await by_rest)["type"] == "done"
        await page.end()

    kinds = [message["type"] for message in page.heard]
    assert page.updates[0].endswith('"done":"late"}')
    assert kinds[-1] == "bye"
    await stopped(process)


@in_no_hurry
async def test_a_stopping_server_sends_client_files_but_is_not_ready(process, people, database):
    page = await people[0].page()
    async with httpx.AsyncClient(base_url=process.base, timeout=TIMEOUT) as client:
        assert (await client.get("/readyz")).status_code == 200
        (style, *_) = re.findall(r'href="(/c/[^"]+\.css)"', (await client.get("/")).text)
        with hanging(database):
            await page.send(command("say", id="never", text="Wait!"))
            await in_hand(page)
            process.ask_to_stop()
            await wait_until(lambda: is_refused(process))

            sent = await client.get(style)
            ready = await client.get("/readyz")

            assert sent.status_code == 200
            assert (ready.status_code, ready.json()["code"]) == (503, "restarting")
            assert ready.headers["Retry-After"] == "1"
        await stopped(process)


@pytest.mark.parametrize("how", [signal.SIGTERM, nightly(signal.SIGINT)])
async def test_it_ends_soon_whatever_its_clients_do(process, people, how):
    deaf = await people[0].page()
    deaf.connection.transport.pause_reading()
    talking = await people[1].page()
    for _ in range(100):
        await talking.do("say", text="\U0001f40c" * 300)
    stalled = b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
    no_handshake = (
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        b"Content-Length: 3\r\n\r\nabc"
    )
    with (
        idle_connection(process),
        idle_connection(process, stalled),
        idle_connection(process, no_handshake),
        idle_connection(process, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n") as kept,
    ):
        assert kept.recv(1000).startswith(b"HTTP/1.1 200")
        process.ask_to_stop(how)

        await stopped(process)
    deaf.vanish()


@in_a_hurry
async def test_it_ends_soon_though_the_database_hangs(process, people, database):
    page = await people[0].page()
    with hanging(database):
        await page.send(command("say", id="never", text="Wait!"))
        await in_hand(page)
        process.ask_to_stop()

        await stopped(process)
    process.start()
    assert await people[0].do("say", id="never", text="Wait!") > 0
    assert await everything_said(people[0]) == ["Wait!"]


@in_no_hurry
async def test_a_second_signal_ends_it_at_once(process, people, database):
    page = await people[0].page()
    with hanging(database):
        await page.send(command("say", id="never", text="Wait!"))
        await in_hand(page)
        process.ask_to_stop()
        await wait_until(lambda: is_refused(process))

        process.ask_to_stop()

        assert await asyncio.to_thread(process.ended) == -signal.SIGTERM
