"""An unreadable or removed table stops alone; its players and the server's host are notified."""

from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import create_engine, text

from morpho_server.realtime import node
from morpho_server.realtime.kept_updates import KEPT
from tests.support.databases import postgres_url
from tests.support.databases import usual_url as url
from tests.support.serving import TIMEOUT, refused, running
from tests.support.tables.trouble import Trouble

__all__ = ["postgres_url", "url"]

GARBAGE = '{"v": 1, "this is": "no entry"}'
DAMAGED = text("UPDATE entries SET body = :body WHERE seq = :seq AND table_id = :table")


@contextmanager
def behind_its_back(url):
    """Yield a connection that the server knows nothing of."""
    engine = create_engine(
        url.replace("postgresql://", "postgresql+psycopg://"), hide_parameters=True
    )
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def damage(url, table, seq):
    """Make an entry unreadable."""
    with behind_its_back(url) as connection:
        wrong = {"body": GARBAGE, "seq": seq, "table": table}
        assert connection.execute(DAMAGED, wrong).rowcount == 1


def write_garbage(url, seq):
    """Write an entry that nobody can read where the server would write its next."""
    entry = {"table": 1, "seq": seq, "at": 0, "body": GARBAGE}
    statement = "INSERT INTO entries (table_id, seq, at, body) VALUES (:table, :seq, :at, :body)"
    with behind_its_back(url) as connection:
        connection.execute(text(statement), entry)


def remove(url):
    """Remove the first table with all it has, as ``morpho prune`` does."""
    with behind_its_back(url) as connection:
        for owned in ("members", "entries"):
            connection.execute(text(f"DELETE FROM {owned} WHERE table_id = 1"))
        connection.execute(text("DELETE FROM tables WHERE id = 1"))


@asynccontextmanager
async def two_tables(url, said, **settings):
    """Run a server with two tables; yield the site and who sits at each.

    In the end the server's log says why the first is lost, once.
    """
    async with running(url, **settings) as site:
        guest = await site.guest("Ada")
        yield site, [await guest.open("Ada", "morpho") for _ in range(2)]
        assert len(site.complaints) == 1, site.complaints
        assert said in site.complaints[0]
        assert "no entry" not in site.complaints[0], "what stands in an entry is in no log"
        site.complaints.clear()


async def test_opening_a_lost_table_fails_and_delays_nobody(url):
    async with running(url) as site:
        guest = await site.guest("Ada")
        first, second = [await guest.open("Ada", "morpho") for _ in range(2)]
    damage(url, 1, 2)
    async with running(url) as site:
        for player in (first, second):
            player.guest.site = site
        with refused("table_unreadable"):
            await first.view()
        with refused("table_unreadable"):
            await first.do("say", text="Hello?")
        assert await (await first.page()).end() == (4500, "table_unreadable")

        mine = await guest.ask("GET", "/guests/me")
        assert {table["code"] for table in mine["tables"]} == {first.code, second.code}
        await second.do("say", text="All is well here.")

        assert f"table {first.code} (1): Entry 2 of table 1 can't be read" in "\n".join(
            site.complaints
        )
        assert "no entry" not in "\n".join(site.complaints)
        site.complaints.clear()


async def test_open_pages_hear_at_once_of_a_lost_table(url):
    async with two_tables(url, "of table 1 can't be read") as (site, (first, second)):
        pages = [await first.page() for _ in range(2)]
        elsewhere = await second.page()
        written = await site.entries(first.code)
        write_garbage(url, written[-1].seq + 1)

        await pages[0].send({"type": "say", "id": "x1", "text": "Hello?"})

        await all_end(pages, 4500, "table_unreadable")
        await elsewhere.do("say", text="All is well here.")


async def all_end(pages, status, code):
    for page in pages:
        assert await page.end() == (status, code)
        assert page.heard[-1]["code"] == code


async def test_open_pages_hear_of_a_loss_found_by_a_program(url):
    async with two_tables(url, "of table 1 can't be read") as (site, (first, _second)):
        page = await first.page()
        written = await site.entries(first.code)
        write_garbage(url, written[-1].seq + 1)

        with refused("table_unreadable"):
            await first.do("say", text="Hello?")

        await all_end([page], 4500, "table_unreadable")


async def test_removing_a_table_closes_it_on_every_page(url):
    async with two_tables(url, "Table 1 is not in the database") as (_site, (first, second)):
        pages = [await first.page() for _ in range(2)]
        elsewhere = await second.page()
        remove(url)

        await pages[0].send({"type": "say", "id": "x1", "text": "Hello?"})

        await all_end(pages, 4410, "table_gone")
        await elsewhere.do("say", text="All is well here.")
        with refused("no_such_table"):
            await first.view()


async def test_a_removed_table_has_no_history(url):
    async with two_tables(url, "Table 1 is not in the database") as (_site, (first, _second)):
        page = await first.page()
        for number in range(KEPT):
            await page.do("say", text=str(number))
        remove(url)

        with refused("table_gone"):
            await first.updates()

        await all_end([page], 4410, "table_gone")


async def test_nodes_notice_by_themselves_that_a_table_was_removed(postgres_url, monkeypatch):
    monkeypatch.setattr(node, "RARE_LOOK_SECONDS", 0.05)
    said = "Table 1 is not in the database"
    async with two_tables(postgres_url, said) as (_site, (first, _second)):
        page = await first.page()

        remove(postgres_url)

        await all_end([page], 4410, "table_gone")


async def test_a_lost_table_ends_when_another_gets_its_number(postgres_url, monkeypatch):
    monkeypatch.setattr(node, "RARE_LOOK_SECONDS", TIMEOUT)
    said = "Table 1 is not in the database"
    async with two_tables(postgres_url, said) as (_site, (first, _second)):
        page = await first.page()
        remove(postgres_url)
        with behind_its_back(postgres_url) as connection:
            connection.execute(text("ALTER SEQUENCE tables_id_seq RESTART"))

        new = await first.guest.open("Ada", "morpho")

        await all_end([page], 4410, "table_gone")
        with refused("no_such_table"):
            await first.view()
        await new.do("say", text="All is well here.")


async def test_a_deadline_at_a_lost_table_stops_only_that_table(url):
    trouble = Trouble()
    async with running(url, world_of=trouble.world) as site:
        people = await site.match("Ada Bo Cy", "morpho", turn_seconds=10, reaction_seconds=5)
        page = await people[0].page()
        written = await site.entries(people[0].code)
        write_garbage(url, written[-1].seq + 1)

        trouble.clock.put_forward(10)
        await people[1].page()  # so that it looks at the clock

        assert await page.end() == (4500, "table_unreadable")
        assert len(site.complaints) == 1, site.complaints
        site.complaints.clear()
