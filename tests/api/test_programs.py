"""Programs say so once and for all, every table shows it, and they have limits of their own."""

import pytest

from tests.support.serving import API, Guest, refused, running

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def program(site) -> Guest:
    """Make a guest that says that it is a program."""
    body = {"name": "Cody", "bearer": True, "program": True}
    answer = await site.request("POST", f"{API}/guests", json=body)
    return Guest(site, answer.json()["token"])


async def shown(player) -> dict[str, bool]:
    """Return who is at a table, and whether they are shown as programs."""
    players = (await player.view())["table"]["players"].values()
    return {each["name"]: each.get("program", False) for each in players}


async def test_a_program_is_shown_as_one_at_every_table(site):
    ada, cody = await (await site.guest()).open("Ada"), await program(site)
    await cody.join(ada.code, "Cody")
    own = await cody.open("Codi")

    assert (await cody.ask("GET", "/guests/me"))["program"] is True
    assert await shown(ada) == {"Ada": False, "Cody": True}
    assert await shown(own) == {"Codi": True}
    summary = await ada.guest.ask("GET", f"/tables/{ada.code}")
    assert (summary["players"], summary["programs"]) == (["Ada", "Cody"], ["Cody"])


async def test_who_says_so_later_is_shown_at_all_its_tables_at_once(site):
    guest, bo = await site.guest(), await site.guest()
    tables = [await guest.open("Cody"), await guest.join((await bo.open("Bo")).code, "Cody")]
    page = await tables[1].page()

    for _ in range(2):
        assert (await guest.ask("PATCH", "/guests/me", json={"program": True}))["program"] is True

    assert [(await shown(table))["Cody"] for table in tables] == [True, True]
    await page.event("program_noted")
    assert [event["player"] for event in page.events if event["kind"] == "program_noted"] == ["p2"]


async def test_a_program_stays_one(site):
    cody = await program(site)

    with refused("invalid"):
        await cody.ask("PATCH", "/guests/me", json={"program": False})
    token = (await cody.ask("POST", "/guests/me/sign-out", json={"where": "elsewhere"}))["token"]

    assert (await Guest(site, token).ask("GET", "/guests/me"))["program"] is True


async def test_a_browser_that_says_so_stays_the_guest_it_is(site):
    answer = await site.request("POST", f"{API}/guests", json={"name": "Bo"})
    cookie = {"Cookie": answer.headers["set-cookie"].partition(";")[0]}

    await site.request(
        "POST", f"{API}/guests", json={"name": "Bo", "program": True}, headers=cookie
    )

    me = await site.request("GET", f"{API}/guests/me", headers=cookie)
    assert me.json()["program"] is True


@pytest.mark.usefixtures("at_once")
async def test_programs_have_limits_of_their_own_and_leave_people_theirs(tmp_path):
    limits = {"program_commands_per_second": 2, "guests_per_address": 1.0}
    async with running(tmp_path / "morpho.db", **limits) as site:
        ada, cody = await (await site.guest()).open("Ada"), await program(site)
        player = await cody.join(ada.code, "Cody")  # the first of four at once, two a second

        for n in range(3):
            await player.do("say", text=f"{n}")
        with refused("rate_limited"):
            await player.do("say", text="too fast")

        page = await player.page()
        with refused("rate_limited"):
            await page.do("say", text="by socket, too")
        for n in range(5):
            await ada.do("say", text=f"{n}")


@pytest.mark.usefixtures("at_once")
async def test_programs_have_a_day_of_their_own(tmp_path):
    limits = {"program_commands_per_day": 3, "entries_per_day": 1000}
    async with running(tmp_path / "morpho.db", **limits) as site:
        cody = await program(site)
        player = await cody.open("Cody")

        for n in range(3):
            await player.do("say", text=f"{n}")
        with refused("quota_reached"):
            await player.do("say", text="too much")
