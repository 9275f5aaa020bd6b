"""A table that can't be read stops alone: its players are told, the host's log says why."""

from contextlib import asynccontextmanager

from sqlalchemy import create_engine, text

from tests.databases import postgres_url, sqlite_url, url
from tests.serving import refused, running

__all__ = ["postgres_url", "sqlite_url", "url"]

GARBAGE = '{"v": 1, "this is": "no entry"}'
DAMAGED = text("UPDATE entries SET body = :body WHERE seq = :seq AND table_id = :table")


def damage(url, table, seq):
    """Make an entry unreadable behind the server's back."""
    engine = create_engine(
        url.replace("postgresql://", "postgresql+psycopg://"), hide_parameters=True
    )
    with engine.begin() as connection:
        wrong = {"body": GARBAGE, "seq": seq, "table": table}
        assert connection.execute(DAMAGED, wrong).rowcount == 1
    engine.dispose()


@asynccontextmanager
async def two_tables(url, **settings):
    """Run a server with two tables; yield the site and who sits at each."""
    async with running(url, **settings) as site:
        guest = await site.guest("Ada")
        yield site, [await guest.open("Ada", "morpho") for _ in range(2)]
        complaints = "\n".join(site.complaints)
        assert "of table 1 can't be read" in complaints
        assert "no entry" not in complaints, "what stands in an entry is in no log"
        site.complaints.clear()


async def test_who_comes_to_it_is_told_and_nobody_else_is_held_up(url):
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
        assert [table["code"] for table in mine["tables"]] == [second.code]
        await second.do("say", text="All is well here.")

        assert "Entry 2 of table 1 can't be read" in "\n".join(site.complaints)
        assert "no entry" not in "\n".join(site.complaints)
        site.complaints.clear()


async def test_who_has_it_open_is_told_as_soon_as_it_is_noticed(url):
    async with two_tables(url) as (site, (first, second)):
        pages = [await first.page() for _ in range(2)]
        elsewhere = await second.page()
        written = await site.entries(first.code)
        await write_behind_its_back(url, written[-1].seq + 1)

        await pages[0].send({"type": "say", "id": "x1", "text": "Hello?"})

        for page in pages:
            assert await page.end() == (4500, "table_unreadable")
            assert page.heard[-1]["code"] == "table_unreadable"
        await elsewhere.do("say", text="All is well here.")


async def write_behind_its_back(url, seq):
    """Write an entry that nobody can read where the server would write its next."""
    engine = create_engine(
        url.replace("postgresql://", "postgresql+psycopg://"), hide_parameters=True
    )
    entry = {"table": 1, "seq": seq, "at": 0, "body": GARBAGE}
    statement = text(
        "INSERT INTO entries (table_id, seq, at, body) VALUES (:table, :seq, :at, :body)"
    )
    with engine.begin() as connection:
        connection.execute(statement, entry)
    engine.dispose()


async def test_time_that_runs_out_there_stops_it_once_and_not_the_others(url):
    async with running(url) as site:
        people = await site.match("Ada Bo Cy", "morpho", turn_seconds=10, reaction_seconds=5)
        page = await people[0].page()
        written = await site.entries(people[0].code)
        await write_behind_its_back(url, written[-1].seq + 1)

        await page.until(lambda: page.closed, 30)

        assert await page.end() == (4500, "table_unreadable")
        assert len(site.complaints) == 1, site.complaints
        site.complaints.clear()
