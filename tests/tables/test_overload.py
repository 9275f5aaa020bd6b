"""More than a server can do: some commands are refused at once, and no wait is endless."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from morpho_server.api.limiting import guesses
from morpho_server.tables.model.ids import TableCode
from morpho_server.tables.ports import Index, LogUnavailableError, TableRow
from morpho_server.tables.runtime import command_queue, registry
from morpho_server.tables.runtime.registry import LiveTables
from morpho_server.tables.runtime.session import TableSession
from tests.support.serving import (
    ALL_GAMES,
    API,
    TIMEOUT,
    Guest,
    Player,
    refused,
    running,
)
from tests.support.tables.trouble import Trouble

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def troubled(tmp_path_factory) -> AsyncIterator[Trouble]:
    """Run a server whose log can stand still."""
    trouble = Trouble()
    database = tmp_path_factory.mktemp("overloaded") / "morpho.db"
    async with running(database, world_of=trouble.world) as trouble.site:
        yield trouble


@pytest.fixture
def stalled(troubled):
    """The server, with a log that takes nothing until the test lets it."""
    troubled.log.quick.clear()
    troubled.log.held_up.clear()
    yield troubled
    troubled.log.quick.set()


@pytest_asyncio.fixture(loop_scope="session")
async def people(troubled) -> list[Player]:
    return await troubled.site.company("Ada Bo Cy")


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(command_queue, "WAITING_SECONDS", 0.05)


async def held_up(troubled: Trouble, player: Player) -> "asyncio.Task[int]":
    """Return a command of a player's whose entry is not written until the log goes on."""
    task = asyncio.ensure_future(player.do("say", text="I hold you up."))
    await troubled.log.held_up.wait()
    return task


async def waiting(troubled: Trouble, count: int) -> None:
    """Wait until that many commands wait for their turn."""
    async with asyncio.timeout(TIMEOUT):
        while troubled.site.world.capacity.waiting != count:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.01)


async def test_a_command_that_cannot_be_started_soon_is_refused(people, stalled, impatient):
    ada, bo, cy = people
    page = await cy.page()
    first = await held_up(stalled, ada)

    with refused("overloaded"):
        await bo.do("say", text="By REST.")
    with refused("overloaded"):
        await page.do("say", text="By the socket.")

    stalled.log.quick.set()
    await page.reach(await first)
    assert [event["text"] for event in page.events] == ["I hold you up."]


async def test_a_refusal_says_when_to_come_back(people, stalled, impatient):
    ada, bo, cy = people
    page = await cy.page()
    first = await held_up(stalled, ada)

    answer = await stalled.site.request(
        "POST",
        f"{API}/tables/{bo.code}/commands?player={bo.id}",
        bo.guest.token,
        json={"type": "say", "id": "x", "text": "By REST."},
    )
    await page.send({"type": "say", "id": "y", "text": "By the socket."})
    refusal = await page.message(lambda message: message["type"] == "refused")

    assert answer.status_code == 503
    assert answer.json()["code"] == "overloaded"
    assert 1 <= int(answer.headers["retry-after"]) <= command_queue.LONGEST_RETRY
    assert (
        1000 * command_queue.SHORTEST_RETRY
        <= refusal["retry_ms"]
        <= 1000 * command_queue.LONGEST_RETRY
    )
    stalled.log.quick.set()
    await first


async def test_a_refused_command_is_done_once_under_its_id_later(people, stalled, impatient):
    ada, bo, _ = people
    page = await bo.page()
    first = await held_up(stalled, ada)
    with refused("overloaded"):
        await page.do("say", id="again", text="Once.")
    stalled.log.quick.set()
    await first

    numbers = {await asker.do("say", id="again", text="Once.") for asker in (page, bo)}

    assert len(numbers) == 1


async def test_nobody_joins_a_table_that_cannot_start_it_soon(people, stalled, impatient):
    ada, *_ = people
    first = await held_up(stalled, ada)

    with refused("overloaded"):
        await ada.guest.join(ada.code, "Di")

    stalled.log.quick.set()
    await first


async def test_a_line_that_is_full_takes_nobody_more(people, stalled, monkeypatch):
    monkeypatch.setattr(command_queue, "MOST_AT_TABLE", 2)
    ada, bo, cy = people
    first = await held_up(stalled, ada)
    queued = [asyncio.ensure_future(bo.do("say", text=f"{number}")) for number in range(2)]
    await waiting(stalled, 2)

    with refused("overloaded"):
        await cy.do("say", text="One too many.")

    stalled.log.quick.set()
    await asyncio.gather(first, *queued)


async def test_all_lines_together_have_room_for_so_many(people, stalled, monkeypatch):
    monkeypatch.setattr(command_queue, "MOST_WAITING", 1)
    ada, bo, cy = people
    first = await held_up(stalled, ada)
    queued = asyncio.ensure_future(bo.do("say", text="I wait."))
    await waiting(stalled, 1)

    with refused("overloaded"):
        await cy.do("say", text="One too many.")

    stalled.log.quick.set()
    await asyncio.gather(first, queued)


async def test_only_so_many_tables_do_something_at_the_same_time(troubled, people, monkeypatch):
    ada, *_ = people
    elsewhere = await troubled.site.company("Di Ed")
    monkeypatch.setattr(troubled.site.world.capacity, "_most", 1)
    troubled.log.quick.clear()
    troubled.log.held_up.clear()
    first = await held_up(troubled, ada)

    with refused("overloaded"):
        await elsewhere[0].do("say", text="Here nobody waits.")
    with refused("overloaded"):
        await elsewhere[0].guest.open("Di")

    troubled.log.quick.set()
    await first


async def test_finished_and_abandoned_requests_make_room(people, stalled, impatient):
    ada, bo, _ = people
    first = await held_up(stalled, ada)
    with refused("overloaded"):
        await bo.do("say", text="I can't wait.")
    capacity = stalled.site.world.capacity
    assert (capacity.started, capacity.waiting) == (1, 0)

    stalled.log.quick.set()
    await first

    assert (capacity.started, capacity.waiting) == (0, 0)


async def test_a_request_repeated_while_it_waits_waits_once(people, stalled):
    ada, bo, _ = people
    page = await bo.page()
    first = await held_up(stalled, ada)
    same = {"id": "same", "text": "Once."}
    by_rest = [asyncio.ensure_future(bo.do("say", **same)) for _ in range(5)]
    by_socket = asyncio.ensure_future(page.do("say", **same))
    await waiting(stalled, 1)

    stalled.log.quick.set()

    await first
    assert len({*await asyncio.gather(*by_rest), await by_socket}) == 1
    assert [event["text"] for event in page.events] == ["I hold you up.", "Once."]


async def test_a_busy_sender_delays_others_by_one_command(people, stalled):
    ada, bo, cy = people
    page = await cy.page()
    first = await held_up(stalled, ada)
    many = [asyncio.ensure_future(ada.do("say", text=f"more {number}")) for number in range(10)]
    await waiting(stalled, 10)
    one = asyncio.ensure_future(bo.do("say", text="Only this."))
    await waiting(stalled, 11)

    stalled.log.quick.set()

    await asyncio.gather(first, one, *many)
    await page.until(lambda: len(page.updates) == 12)
    assert [event["text"] for event in page.events].index("Only this.") <= 2


async def test_people_who_send_a_lot_take_turns(people, stalled):
    ada, bo, cy = people
    page = await cy.page()
    sending = [await held_up(stalled, ada)]
    for count, player in ((4, ada), (8, bo)):
        sending += [asyncio.ensure_future(player.do("say", text="I, too")) for _ in range(4)]
        await waiting(stalled, count)

    stalled.log.quick.set()

    await asyncio.gather(*sending)
    await page.until(lambda: len(page.updates) == 9)
    assert [event["player"] for event in page.events] == [ada.id, *4 * [ada.id, bo.id]]


async def test_the_own_work_of_the_server_is_not_refused(troubled, impatient):
    people = await troubled.site.match("Ada Bo", turn_seconds=10)
    page = await people[1].page()
    troubled.log.quick.clear()
    troubled.log.held_up.clear()
    first = await held_up(troubled, people[0])
    troubled.clock.put_forward(10)
    with refused("overloaded"):
        await people[1].do("say", text="I can't wait.")

    troubled.log.quick.set()

    await first
    await page.event("time_ran_out")


async def test_refused_callers_get_staggered_retry_times(monkeypatch):
    monkeypatch.setattr(command_queue, "monotonic", lambda: 1000.0)
    capacity = command_queue.Capacity()

    waits = [capacity.refusal().retry_ms for _ in range(10_000)]

    assert waits == sorted(waits)
    assert waits[0] == 1000 * command_queue.SHORTEST_RETRY
    assert waits[-1] == 1000 * command_queue.LONGEST_RETRY
    seconds = Counter(wait // 1000 for wait in waits if wait < waits[-1])
    assert max(seconds.values()) <= command_queue.LEAST_RETURNS


async def test_a_server_with_too_much_to_do_says_so_once(caplog):
    capacity = command_queue.Capacity()

    for _ in range(1000):
        capacity.refusal()

    assert caplog.text.count("Overloaded") == 1


class Stuck:
    """An index that does not say whether there is a table with one of the ``codes`` until freed."""

    def __init__(self, index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
        self.codes: set[str] = set()
        self.asked, self.freed = asyncio.Event(), asyncio.Event()
        self._find = index.find
        monkeypatch.setattr(index, "find", self.find)

    async def find(self, code: TableCode) -> TableRow | None:
        if code in self.codes:
            self.asked.set()
            await self.freed.wait()
        return await self._find(code)


@pytest.fixture
def stuck(troubled, monkeypatch):
    return Stuck(troubled.site.world.index, monkeypatch)


async def test_requests_for_a_stuck_table_are_answered(troubled, people, stuck, monkeypatch):
    code = people[0].code[:6]
    tables = LiveTables(ALL_GAMES, troubled.site.world)
    stuck.codes.add(code)
    monkeypatch.setattr(registry, "WAITING_SECONDS", 0.05)
    for _ in range(2):
        with pytest.raises(LogUnavailableError, match="was not loaded within"):
            await tables.find(code)

    stuck.codes.clear()
    with pytest.raises(LogUnavailableError, match="was not loaded within"):
        await tables.find(code)  # what hangs is not over yet


async def test_a_table_that_never_loads_is_loaded_anew(troubled, people, stuck, monkeypatch):
    code = people[0].code[:6]
    tables = LiveTables(ALL_GAMES, troubled.site.world)
    stuck.codes.add(code)
    monkeypatch.setattr(registry, "LOADING_SECONDS", 0.05)
    with pytest.raises(LogUnavailableError, match="could not be loaded within"):
        await tables.find_up_to_date(code)

    stuck.codes.clear()
    monkeypatch.setattr(registry, "LOADING_SECONDS", TIMEOUT)

    assert len((await tables.find_up_to_date(code)).table.players) == 3


async def test_a_table_whose_turn_never_comes_keeps_nobody(troubled, people, monkeypatch):
    async def wait(_: TableSession) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(TableSession, "catch_up", wait)
    monkeypatch.setattr(registry, "WAITING_SECONDS", 0.05)

    with refused("log_unavailable"):
        await people[0].view()


async def test_players_do_not_wait_for_guesses_of_their_address(tmp_path, monkeypatch):
    async with running(tmp_path / "morpho.db") as site:
        [ada] = await site.company("Ada")
    async with running(tmp_path / "morpho.db") as site:
        stuck, eve = Stuck(site.world.index, monkeypatch), await site.guest()
        stuck.codes.add("BCDFGH")
        guessing = asyncio.ensure_future(eve.ask("GET", "/tables/BCDFGH"))
        await stuck.asked.wait()

        assert await Player(Guest(site, ada.guest.token), ada.code, ada.id).view()

        monkeypatch.setattr(guesses, "WAITING_SECONDS", 0.05)
        with refused("overloaded"):
            await eve.ask("GET", "/tables/BCDFGJ")
        stuck.freed.set()
        with refused("no_such_table"):
            await guessing
