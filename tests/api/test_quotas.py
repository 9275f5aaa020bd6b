"""Quotas of a day: tables, bots, commands and entries."""

import asyncio
from itertools import count
from secrets import token_urlsafe

import pytest

from morpho_server.api.limiting import limits
from tests.support.nightly import nightly
from tests.support.serving import API, Refused, refused, running
from tests.support.visitors import screen_letters

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("at_once")]


async def test_a_guest_can_open_so_many_tables_a_day(tmp_path):
    async with running(tmp_path / "morpho.db", tables_per_day=2) as site:
        guest, other = await site.guest(), await site.guest()
        for _ in range(2):
            await guest.open("Ada")

        answer = await site.request(
            "POST", f"{API}/tables", guest.token, json={"game": "guess", "name": "Ada"}
        )

        assert (answer.status_code, answer.json()["code"]) == (429, "quota_reached")
        assert answer.headers["retry-after"] == f"{12 * 3600}"
        assert answer.headers["ratelimit-policy"] == '"tables";q=2;w=86400'
        await other.open("Bo")


async def test_everybody_together_can_open_so_many_tables_a_day(tmp_path):
    few = {"tables_per_day": 1, "guests_per_server": 2, "guests_per_address": 2}
    async with running(tmp_path / "morpho.db", **few) as site:
        for number in range(2):
            await (await site.guest()).open(f"Ada {number}")

        with refused("quota_reached"):
            await (await site.guest()).open("Ada")


async def test_a_guest_has_a_limit_of_bots_lower_for_strong_ones(tmp_path):
    async with running(tmp_path / "morpho.db", bots_per_guest=6) as site:
        guest = await site.guest()
        ada, other = await guest.open("Ada", "morpho"), await guest.open("Ada", "morpho")
        page = await other.page()
        await ada.do("add_bot", strength="mastermind")

        for table in (other, page):
            with refused("quota_reached"):
                await table.do("add_bot", strength="mastermind")
        await other.do("add_bot", strength="recruit")
        await page.do("add_bot", strength="agent")
        with refused("quota_reached"):
            await ada.do("add_bot", strength="recruit")

        bot = next(p for p, who in (await ada.view())["table"]["players"].items() if "bot" in who)
        await ada.do("remove", player=bot)
        await ada.do("add_bot", strength="mastermind")


async def test_bots_that_come_at_the_same_moment_are_counted_too(tmp_path):
    async with running(tmp_path / "morpho.db", bots_per_guest=4) as site:
        guest = await site.guest()
        tables = [await guest.open("Ada", "morpho") for _ in range(3)]
        pages = [await table.page() for table in tables]
        added = (each.do("add_bot", strength="recruit") for each in (*tables, *pages) * 2)

        done = await asyncio.gather(*added, return_exceptions=True)

        assert sum(isinstance(each, int) for each in done) == 4
        views = [(await table.view())["table"]["players"] for table in tables]
        assert sum("bot" in player for players in views for player in players.values()) == 4
        assert sum(isinstance(each, Refused) and each.code == "quota_reached" for each in done) == 8


async def test_playing_on_counts_towards_the_daily_limit(tmp_path):
    async with running(tmp_path / "morpho.db", entries_per_day=100, bot_seconds=600) as site:
        ada, bo, cy = await site.match("Ada Bo Cy", "morpho")
        for vote in ["agree", "disagree"] * 10:
            await cy.move(vote)
        await bo.move("agree")
        await ada.do("end_match")
        steps, copied = 22, 0

        with refused("quota_reached"):
            while True:
                body = {"id": f"{copied}", "steps": steps, "seat": 0, "strength": "recruit"}
                await ada.ask("POST", "matches/1/rounds/1/tables", json=body)
                copied += steps

        assert 0 < copied <= 100


@pytest.mark.nightly
async def test_a_report_costs_as_much_whatever_was_decided_in_secret(tmp_path, monkeypatch):
    """Else somebody who watches could count the votes by when they are asked to wait."""
    monkeypatch.setattr("morpho_server.api.routes.past_matches.UPDATES_AS_A_COMMAND", 10)
    sizes = []
    for votes in ([], ["agree", "disagree"] * 20):
        async with running(tmp_path / f"{len(votes)}.db", entries_per_day=100) as site:
            ada, bo, cy = await site.match("Ada Bo Cy", "morpho")
            dora = await (await site.guest()).join(ada.code, "Dora", sit=False)
            await bo.move("agree")  # that somebody wishes the end is public, who else does is not
            for vote in votes:
                await cy.move(vote)
            reports = 0
            with refused("quota_reached"):
                while True:
                    await dora.ask("GET", "report")
                    reports += 1
            sizes.append(reports)

    assert sizes[0] == sizes[1] > 0


async def test_one_guest_s_bots_take_nothing_from_another_s(tmp_path):
    async with running(tmp_path / "morpho.db", bots_per_guest=1) as site:
        ada, bo = [await (await site.guest()).open("Ada", "morpho") for _ in range(2)]
        await ada.do("add_bot", strength="recruit")

        await bo.do("add_bot", strength="recruit")


async def test_a_guest_can_give_so_many_commands_a_day(tmp_path):
    async with running(tmp_path / "morpho.db", entries_per_day=10) as site:
        ada = await (await site.guest()).open("Ada")
        elsewhere = await ada.guest.open("Ada")
        for _ in range(5):
            await ada.do("say", text="Hello")
            await elsewhere.do("say", text="Hello")

        for player in (elsewhere, await elsewhere.page()):
            with refused("quota_reached"):
                await player.do("say", text="One more")


async def test_all_guests_of_an_address_share_its_daily_limit(tmp_path):
    few = {"entries_per_day": 10, "guests_per_address": 1}
    async with running(tmp_path / "morpho.db", **few) as site:
        ada, bo = [await (await site.guest()).open(name) for name in ("Ada", "Bo")]
        for _ in range(5):
            await ada.do("say", text="Hello")
            await bo.do("say", text="Hello")

        with refused("quota_reached"):
            await bo.do("say", text="One more")
        with refused("quota_reached"):
            await (await (await site.guest()).open("Cy")).do("say", text="And I")


async def test_the_log_of_a_table_gets_so_many_entries_a_day(tmp_path):
    async with running(tmp_path / "morpho.db", entries_per_day=10) as site:
        ada, bo = await site.company("Ada Bo")
        with refused("quota_reached"):
            for _ in range(5):
                await ada.do("say", text="Hello")
                await bo.do("say", text="Hello")

        for player in (ada, bo, await bo.page()):
            with refused("quota_reached"):
                await player.do("say", text="One more")
        opening = 1
        assert len(await site.entries(ada.code)) == opening + 10
        await (await bo.guest.open("Bo")).do("say", text="At another table.")


async def test_a_full_log_stops_no_match_and_no_host_but_newcomers(tmp_path):
    async with running(tmp_path / "morpho.db", entries_per_day=20) as site:
        ada, bo = people = await site.match("Ada Bo")
        watcher = await (await site.guest()).join(ada.code, "Watcher", sit=False)
        with refused("quota_reached"):
            for _ in range(20):
                await watcher.do("say", text="Hello")

        with refused("quota_reached"):
            await (await site.guest()).join(ada.code, "Cy")
        for player in people:
            await player.move((await player.view())["legal"][0])
        await ada.do("mute", player=watcher.id, muted=True)
        await ada.do("remove", player=watcher.id)
        await ada.do("end_match")
        with refused("quota_reached"):
            await bo.do("say", text="Hello")


async def test_secret_votes_do_not_count_towards_a_table_limit(tmp_path):
    async def said_until_too_much(site, votes: int) -> int:
        ada, bo, cy = await site.match("Ada Bo Cy", "morpho")
        await ada.move("agree")  # that somebody does is public, who else does is not
        for number in range(votes):
            await bo.move("disagree" if number % 2 else "agree")
        said = 0
        with refused("quota_reached"):
            for said in range(30):
                await (ada if said % 2 else cy).do("say", text="Hello")
        return said

    async with running(tmp_path / "morpho.db", entries_per_day=30) as site:
        without, with_votes = [await said_until_too_much(site, votes) for votes in (0, 4)]

    assert 0 < without == with_votes


@pytest.mark.parametrize(
    "kind", ["link_device", nightly("keep_this_device"), nightly("commit_share")]
)
async def test_a_guest_adds_so_many_private_entries_a_day(tmp_path, monkeypatch, kind):
    """At each table, and however many others add."""
    monkeypatch.setattr(limits, "PRIVATE_PER_DAY", 3)

    async def added(player) -> int:
        with refused("quota_reached"):
            for number in count():
                fields = {"commitment": f"{number:064}"} if kind == "commit_share" else {}
                if kind == "link_device":
                    fields = {"token": token_urlsafe(32)}
                await player.do(kind, **fields)
        return number

    async with running(tmp_path / "morpho.db") as site:
        ada, bo = await site.company("Ada Bo")
        elsewhere = await ada.guest.open("Ada")

        assert [await added(player) for player in (ada, bo, elsewhere)] == [3, 3, 3]
        await ada.do("say", text="We play on.")


async def test_a_host_makes_so_many_links_to_screens_a_day(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "PRIVATE_PER_DAY", 3)
    async with running(tmp_path / "morpho.db") as site:
        [ada] = await site.company("Ada")
        for _ in range(3):
            await ada.do("offer_screen", token=screen_letters())

        with refused("quota_reached"):
            await ada.do("offer_screen", token=screen_letters())
