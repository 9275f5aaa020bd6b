"""Administrators see all tables, without loading any, and keep order as the house."""

import pytest

from morpho_server.storage.administration.tables import AT_A_TIME
from morpho_server.tables.ports import Attendee, Summary
from tests.support.administering import administrator
from tests.support.nodes.cluster import at
from tests.support.serving import API, refused, running
from tests.support.visitors import screen_letters

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_listed_table_is_as_a_spectator_knows_it(site):
    ada = await administrator(site)
    people = await site.match("Ásta Bo Cy")
    dora = await (await site.guest()).join(people[0].code, "Dora", sit=False)
    await people[1].move("stake 1")  # in secret
    await dora.page()

    for search in (people[0].code.lower(), "ástA"):
        (found, *_) = (await ada.ask("GET", "tables", params={"search": search}))["tables"]

        size = found.pop("size")
        assert size > 0
        assert found == {
            "code": people[0].code,
            "game": "guess",
            "phase": "playing",
            "people": ["Ásta", "Bo", "Cy", "Dora"],
            "bots": [],
            "open_pages": 1,
            "updated_at": found["updated_at"],
            "number": (await dora.view())["n"],
        }
    for search, is_found in (("null, false", False), ("guess", True), ("gue", False)):
        listed = (await ada.ask("GET", "tables", params={"search": search}))["tables"]
        assert (people[0].code in {each["code"] for each in listed}) == is_found


async def test_the_size_of_a_table_waits_for_the_end_of_the_round(site):
    ada = await administrator(site)
    people = await site.match("Ada Bo Cy")

    async def size() -> int:
        found = await ada.ask("GET", "tables", params={"search": people[0].code})
        return found["tables"][0]["size"]

    before = await size()
    await people[1].move("stake 1")
    await people[2].do("rename", name="Cyd")
    assert await size() == before
    await people[0].do("end_match")
    assert await size() > before


async def test_all_tables_are_listed_a_hundred_at_a_time(tmp_path):
    async with running(tmp_path / "morpho.db") as site:
        ada, index = await administrator(site), site.world.index
        for number in range(AT_A_TIME + 1):
            table = await index.add(f"T{number:05}", "guess", 1)
            company = (Attendee("p1", f"Name {number}", None, is_bot=False),)
            await index.store_summary(table, Summary("guess", "waiting", company), 1, 0)

        first = await ada.ask("GET", "tables")
        rest = await ada.ask("GET", "tables", params={"after": first["next"]})

        codes = [each["code"] for each in (*first["tables"], *rest["tables"])]
        assert codes == [f"T{number:05}" for number in reversed(range(AT_A_TIME + 1))]
        assert rest["next"] is None


async def test_the_house_removes_mutes_and_ends_and_everybody_is_told(site):
    ada = await administrator(site, "Root")
    people = await site.match("Ada Bo Cy")
    page, table = await people[2].page(), f"tables/{people[0].code}"
    [host, *_] = (await ada.ask("GET", table))["people"]

    await ada.ask("POST", f"{table}/people/{people[1].id}/mute")
    await ada.ask("POST", f"{table}/people/{people[0].id}/remove")
    left = await ada.ask("POST", f"{table}/end")

    events = [e for update in await people[2].updates() for e in update.get("events", ())]
    by_house = [e["kind"] for e in events if e.get("by_house")]
    assert by_house == ["mute_set", "player_removed", "match_ended"]
    await page.until(lambda: page.table["phase"] == "over")
    shown = [(each["name"], each["is_host"], each["muted"]) for each in left["people"]]
    assert shown == [("Bo", True, True), ("Cy", False, False)]
    with refused("removed"):
        await people[0].view()
    entries = (await ada.ask("GET", "audit"))["entries"][:3]
    assert [(each["who"], each["action"]) for each in entries] == [
        ("Root", "end_match"),
        ("Root", "remove_person"),
        ("Root", "mute_person"),
    ]
    details = {"table": people[0].code, "player": "p1", "guests": host["guests"]}
    assert entries[1]["details"] == details


async def test_nobody_at_a_table_can_undo_that_the_house_mutes(tmp_path):
    async with running(tmp_path / "morpho.db") as site:
        ada, people = await administrator(site), await site.company("Ada Bo")
        for each in people:
            await ada.ask("POST", f"tables/{each.code}/people/{each.id}/mute")
    async with running(tmp_path / "morpho.db") as site:
        ada = await administrator(site)
        host, bo = (at(site, each) for each in people)

        with refused("muted"):
            await host.do("say", text="Hello.")
        with refused("not_now"):
            await host.do("mute", player=bo.id, muted=False)
        await ada.ask("POST", f"tables/{host.code}/people/{host.id}/unmute")
        await host.do("say", text="Hello.")


async def test_what_the_house_cannot_do_changes_nothing(site):
    ada = await administrator(site)
    host, _ = await site.company("Ada Bo")
    before = (await host.view())["n"]

    for path, code in (
        (f"{host.code}/end", "not_now"),
        (f"{host.code}/people/p9/remove", "no_such_player"),
        (f"{host.code}/people/p9/mute", "no_such_player"),
        ("BBBBBB/end", "no_such_table"),
    ):
        with refused(code):
            await ada.ask("POST", f"tables/{path}")
    assert (await host.view())["n"] == before
    answer = await site.request("POST", f"{API}/admin/tables/{host.code}/end")
    assert answer.json()["code"] == "foreign_origin"


async def test_the_house_sees_the_screens_of_a_table_and_turns_them_off(site):
    root = await administrator(site, "Root")
    ada = await (await site.guest()).open("Ada")
    token = screen_letters()
    await ada.do("offer_screen", token=token, delayed=False)
    tv = await site.guest()
    await tv.ask("POST", f"/tables/{ada.code}/screens", json={"token": token})

    [screen] = (await root.ask("GET", f"tables/{ada.code}"))["screens"]
    left = await root.ask("POST", f"tables/{ada.code}/screens/{screen['screen']}/end")

    [ada_s] = left["people"][0]["guests"]
    assert screen == {"screen": "s1", "guest": screen["guest"], "delayed": False}
    assert screen["guest"] not in (None, ada_s)
    assert left["screens"] == []
    assert "screens" not in (await ada.view())["table"]
    [noted, *_] = (await root.ask("GET", "audit"))["entries"]
    assert (noted["action"], noted["details"]) == ("end_screen", {"table": ada.code})
    with refused("no_such_screen"):
        await root.ask("POST", f"tables/{ada.code}/screens/s1/end")
