"""Spectators who are behind: who they are, what they are sent, and what they may do."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from morpho_server.storage.database.open import Database
from morpho_server.system import SystemRandomness
from morpho_server.tables.runtime.world import World
from tests.support.pages import Json, Page
from tests.support.serving import (
    API,
    Player,
    Site,
    StoppedClock,
    begin,
    open_page,
    refused,
    running,
)


def stopped(database: Database) -> World:
    """Return a world whose clock stands still."""
    return World(database.log, database.index, StoppedClock(), SystemRandomness())


@asynccontextmanager
async def played(
    database: Path, delay: Json = 90, names: str = "Ada Bo"
) -> AsyncIterator[tuple[Site, list[Player], Player]]:
    """Begin a match of two with a spectator, who is yielded last."""
    async with running(database, world_of=stopped) as site:
        people = await site.company(names, spectator_delay=delay)
        dora = await (await site.guest()).join(people[0].code, "Dora", sit=False)
        await begin(people)
        yield site, people, dora


async def wait(host: Player, seconds: float) -> None:
    """Let time pass; the server notices it at the next entry."""
    clock = host.site.world.clock
    clock.put_forward(seconds)
    await host.do("say", text="Well.")


async def phase(player: Player) -> str:
    """Return the phase that a player is shown."""
    return (await player.view())["table"]["phase"]


async def done(player: Player, kind: str, **fields: Json) -> Json:
    """Carry out a command of somebody who is behind; return the answer."""
    body = {"type": kind, "id": f"{kind}-{len(fields)}", **fields}
    return await player.ask("POST", "commands", json=body)


async def summary(site: Site, code: str) -> Json:
    """Return the summary that a stranger gets of a table."""
    return (await site.request("GET", f"{API}/tables/{code}")).json()


def kinds(page: Page) -> list[str]:
    """Return the kinds of the events that came to a page."""
    return [event["kind"] for event in page.events]


async def test_spectators_and_strangers_see_the_deal_later(tmp_path):
    async with played(tmp_path / "one.db") as (site, [ada, bo], dora):
        page = await dora.page()
        assert await phase(ada) == "playing"
        assert await phase(dora) == "waiting"
        assert (await summary(site, ada.code))["phase"] == "waiting"

        await wait(ada, 89)
        assert await phase(dora) == "waiting"
        await wait(ada, 1)

        await page.event("round_opened")
        view = await dora.view()
        assert (view["table"]["phase"], view["table"]["match"]["delay"]) == ("playing", 90)
        assert (await summary(site, ada.code))["phase"] == "playing"
        assert (await bo.view())["now"] - view["now"] == 90_000, "so that deadlines are right"
        snapshots = [heard for heard in page.heard if heard["type"] == "snapshot"]
        assert [each["n"] for each in snapshots] == [snapshots[0]["n"], view["n"]]


async def test_everything_comes_to_those_behind_in_order_and_once(tmp_path):
    async with played(tmp_path / "one.db", 30) as (_, [ada, bo], dora):
        page = await dora.page()
        await ada.move("stake 1")
        await wait(ada, 20)
        await bo.move("stake 2")
        await ada.do("end_match")
        await ada.do("say", text="Again?")
        await wait(ada, 31)
        await ada.do("say", text="The last.")
        await page.until(lambda: "The last." in page.frames[-1])

        assert await phase(dora) == "over"
        seen = [e["kind"] for update in await ada.updates() for e in update.get("events", ())]
        begun, again = (each.index("match_started") for each in (kinds(page), seen))
        assert kinds(page)[begun:] == seen[again:]
        assert page.n == (await dora.view())["n"], "a page notices a number that is missing"


async def test_a_round_can_be_held_back_until_it_is_over(tmp_path):
    async with played(tmp_path / "one.db", "round") as (_, [ada, _bo], dora):
        page = await dora.page()
        await wait(ada, 4_000)
        assert await phase(dora) == "waiting"

        await ada.do("end_match")

        assert await phase(dora) == "over"
        await page.event("match_ended")
        assert kinds(page).count("round_opened") == 1


@pytest.mark.parametrize(("before", "after"), [(90, 0), (0, 90), (300, 30)])
async def test_a_change_counts_from_the_next_deal_on(tmp_path, before, after):
    async with played(tmp_path / "one.db", before) as (_, [ada, _bo], dora):
        page = await dora.page()
        await ada.do("end_match")
        await ada.do("set_options", options={"spectator_delay": after})
        assert await phase(dora) == ("over" if before == 0 else "waiting")
        await ada.do("rematch")
        await wait(ada, max(before, after) - 1)
        assert (await dora.view())["table"].get("match", {}).get("number", 0) < 2

        await wait(ada, 1)

        match = (await dora.view())["table"]["match"]
        assert (match["number"], match.get("delay", 0)) == (2, after)
        assert page.n == (await dora.view())["n"]


async def test_who_sits_down_sees_the_table_live(tmp_path):
    """They ask for a seat, and the host lets them."""
    async with played(tmp_path / "one.db", names="Ada Bo Cy") as (_, [ada, _bo, cy], dora):
        page = await dora.page()
        await cy.do("leave")
        await wait(ada, 90)
        await page.event("player_left")
        assert await done(dora, "sit") == {"type": "done", "id": "sit-0"}
        assert page.seat is None

        await ada.do("admit", player=dora.id)

        await page.until(lambda: page.seat == 2)
        assert page.own is not None
        assert (await dora.view())["n"] == (await ada.view())["n"]
        assert await dora.do("say", text="Hello!"), "from now on there are numbers again"


async def test_a_seat_for_those_behind_is_only_asked_for(tmp_path):
    """Also when the match is over, which they don't know."""
    async with played(tmp_path / "one.db", names="Ada Bo Cy") as (site, [ada, _bo, cy], dora):
        await cy.do("leave")
        await wait(ada, 90)
        await ada.do("end_match")

        assert "n" not in await done(dora, "sit")
        eve = await (await site.guest()).join(ada.code, "Eve")

        table = (await ada.view())["table"]
        assert table["seat_requests"] == {dora.id: 2, eve.id: 2}
        assert await phase(eve) == "playing"
        await ada.do("admit", player=eve.id)
        assert (await eve.view())["table"]["phase"] == "over"


async def test_a_host_without_a_seat_sees_the_table_live(tmp_path):
    async with running(tmp_path / "one.db", world_of=stopped) as site:
        ada, bo, cy = await site.company("Ada Bo Cy", spectator_delay=90)
        await ada.do("stand")
        for player in (bo, cy):
            await player.do("ready", ready=True)
        await ada.do("start")

        assert await phase(ada) == "playing"
        await ada.do("hand_over", player=bo.id)
        assert await phase(ada) == "playing", "as long as she is shown as host to others"
        await wait(bo, 90)
        await bo.do("pause")
        assert "paused" not in (await ada.view())["table"]


async def test_a_newcomer_finds_themselves_on_a_usable_page(tmp_path):
    async with played(tmp_path / "one.db") as (site, [ada, _bo], _):
        await wait(ada, 90)
        eve = await (await site.guest()).join(ada.code, "Eve", sit=False)

        page = await eve.page()

        assert page.table["players"][eve.id] == {"name": "Eve", "ready": False}
        assert await done(eve, "say", text="Hello!") == {"type": "done", "id": "say-1"}
        assert (await eve.ask("GET", "report"))["seat"] is None
        await wait(ada, 90)
        await page.event("said")
        assert page.table["players"][eve.id]["name"] == "Eve"
        assert page.n == (await eve.view())["n"]


async def test_who_comes_under_the_name_of_somebody_unseen_gets_a_number(tmp_path):
    async with played(tmp_path / "one.db") as (site, [ada, _bo], _):
        names = []
        for _ in range(2):
            eve = await (await site.guest()).join(ada.code, "Eve", sit=False)
            names.append((await eve.view())["table"]["players"][eve.id]["name"])
        assert names == ["Eve", "Eve 2"]

        await wait(ada, 90)
        with refused("name_taken"):
            await (await site.guest()).join(ada.code, "Eve", sit=False)


async def test_nothing_unseen_refuses_what_those_behind_may_do(tmp_path):
    async with played(tmp_path / "one.db") as (_, [ada, bo], dora):
        await wait(ada, 90)
        await ada.do("mute", player=dora.id, muted=True)
        await bo.do("rename", name="Ida")

        for kind, fields in (("say", {"text": "Hm."}), ("rename", {"name": "Ida"})):
            assert "n" not in await done(dora, kind, **fields)

        await wait(ada, 90)
        table = (await dora.view())["table"]
        assert table["players"][dora.id]["name"] == "Dora"
        with refused("muted"):
            await done(dora, "say", text="Now?")
        texts = [e.get("text") for u in await dora.updates() for e in u.get("events", ())]
        assert "Hm." not in texts


async def test_those_behind_neither_bet_nor_watch_together(tmp_path):
    async with played(tmp_path / "one.db") as (_, [ada, _bo], dora):
        page = await dora.page()
        for _ in range(3):  # before the deal, in the round, and after it
            with refused("delayed"):
                await done(dora, "bet", on=0)
            await page.send({"type": "watch", "role": "other"})
            await wait(ada, 90)
            if await phase(ada) == "playing":
                await ada.do("end_match")
        await page.until(lambda: sum(h.get("code") == "delayed" for h in page.heard) == 3)


async def test_cleared_chat_comes_without_its_text(tmp_path):
    async with played(tmp_path / "one.db") as (_, [ada, bo], dora):
        page = await dora.page()
        await bo.do("say", text="Something vile.")
        await ada.do("clear_chat")
        await wait(ada, 91)
        await page.event("chat_cleared")

        assert [e["text"] for e in page.events if e["kind"] == "said"][:1] == [""]
        assert "vile" not in str(await dora.updates())


async def test_the_host_shuts_the_door_at_once(tmp_path):
    async with played(tmp_path / "one.db") as (site, [ada, _bo], dora):
        page = await dora.page()
        await ada.do("set_options", options={"entry": "locked"})
        with refused("table_locked"):
            await (await site.guest()).join(ada.code, "Eve", sit=False)

        await ada.do("remove", player=dora.id)

        assert (await page.end())[1] == "removed"


@pytest.mark.parametrize("delay", [90, "round"])
async def test_a_restart_shows_nothing_early(tmp_path, delay):
    async with played(tmp_path / "one.db", delay) as (site, [ada, _bo], dora):
        await wait(ada, 60)
        before, ahead = essentials(await dora.view()), site.world.clock.ahead

    def later(database: Database) -> World:
        clock = StoppedClock()
        clock.ahead = ahead
        return World(database.log, database.index, clock, SystemRandomness())

    async with running(tmp_path / "one.db", world_of=later) as again:
        for player in (ada, dora):
            player.guest.site = again
        assert await phase(ada) == "playing"
        assert essentials(await dora.view()) == before

        await wait(ada, 31)
        assert await phase(dora) == ("playing" if delay == 90 else "waiting")
        await ada.do("end_match")
        await wait(ada, 91)
        assert await phase(dora) == "over"


def essentials(view: Json) -> Json:
    """Return the parts of a view that show something, without the time."""
    return {key: view[key] for key in ("n", "table", "here")}


async def test_a_clock_that_jumps_shows_nothing_early(tmp_path):
    async with played(tmp_path / "one.db") as (site, [ada, _bo], dora):
        site.world.clock.set_wrong(3_600)
        await ada.do("say", text="What time is it?")
        assert await phase(dora) == "waiting"
        site.world.clock.set_wrong(-7_200)
        await wait(ada, 89)
        assert await phase(dora) == "waiting"

        await wait(ada, 1)

        assert await phase(dora) == "playing"


async def test_a_request_that_waits_is_answered_when_something_is_released(tmp_path):
    async with played(tmp_path / "one.db", 30) as (_, [ada, _bo], dora):
        number = (await dora.view())["n"]
        history = await dora.history()
        params = {"after": number, "history": history, "wait": 20}
        waiting = asyncio.ensure_future(dora.ask("GET", "updates", params=params))
        await ada.do("say", text="Not yet.")
        await wait(ada, 31)

        updates = (await waiting)["updates"]
        assert updates[0]["n"] == number + 1
        assert any(event["kind"] == "round_opened" for event in updates[0]["events"])


async def test_a_screen_is_behind_if_it_was_made_so(tmp_path):
    async with played(tmp_path / "one.db") as (site, [ada, _bo], _):
        shown = []
        for number, delayed in enumerate((True, False)):
            token = "BC"[number] * 8
            await ada.do("offer_screen", token=token, delayed=delayed)
            guest = await site.guest()
            path = f"/tables/{ada.code}/screens"
            made = await guest.ask("POST", path, json={"token": token})
            query = {"screen": made["screen"], "version": 1}
            shown.append(await open_page(site, ada.code, guest.token, query))
        late, live = shown
        await late.until(lambda: late.n is not None)
        await live.until(lambda: live.n is not None)
        assert (late.table["phase"], live.table["phase"]) == ("waiting", "playing")

        await wait(ada, 91)

        await late.event("round_opened")
        await late.event("screen_added")
        assert live.n > late.n
