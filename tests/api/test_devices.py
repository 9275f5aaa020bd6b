"""The devices that play as somebody: which they are, and signing them out."""

import asyncio
import sqlite3
from contextlib import closing
from http.cookies import SimpleCookie
from secrets import token_urlsafe
from typing import Any

import pytest

from morpho_server import app
from morpho_server.api.sockets import token_watch
from morpho_server.storage.guests import StoredGuests
from morpho_server.tables.messages.commands import KeepThisDevice
from morpho_server.tables.messages.events import DeviceKept
from morpho_server.tables.model.ids import GuestId
from morpho_server.tables.runtime import command_queue
from morpho_server.tables.runtime.session import Done, TableSession
from tests.support.databases import postgres_url
from tests.support.nodes.beside import beside
from tests.support.pages import TIMEOUT
from tests.support.serving import API, Guest, Player, Site, refused, running
from tests.support.tables.trouble import Trouble

__all__ = ["postgres_url"]

pytestmark = pytest.mark.asyncio(loop_scope="session")

COOKIE = "morpho_guest"


async def phone_of(player: Player) -> Player:
    """Return the same player on one more device."""
    token = token_urlsafe(32)
    await player.do("link_device", token=token)
    return await (await player.guest.site.guest("Phone")).use_pass(player.code, token)


async def sign_out(guest: Guest, where: str) -> Guest | None:
    """Sign out; return the guest with its new token, if it gets one."""
    answer = await guest.ask("POST", "/guests/me/sign-out", json={"where": where})
    return Guest(guest.site, answer["token"]) if "token" in answer else None


async def was_kept(site: Site, code: str) -> bool:
    """Return whether a player at a table has come to belong to one guest alone."""
    entries = await site.entries(code)
    return any(isinstance(event, DeviceKept) for entry in entries for event in entry.events)


async def devices(guest: Guest) -> list:
    return (await guest.ask("GET", "/guests/me/devices"))["devices"]


async def test_a_guest_sees_the_devices_that_play_as_it_and_no_others(site):
    ada, bo = await site.company("Ada Bo")
    elsewhere = await ada.guest.open("Ada")
    phone = await phone_of(ada)

    own, other = await devices(ada.guest)

    assert (own["this"], other["this"]) == (True, False)
    own["tables"].sort(key=[ada.code, elsewhere.code].index)
    assert (own["tables"], other["tables"]) == ([ada.code, elsewhere.code], [ada.code])
    assert own["since"] <= own["used_at"]
    assert [each["tables"] for each in await devices(phone.guest)] == [[ada.code]] * 2
    assert len(await devices(bo.guest)) == 1


async def test_the_device_that_signs_out_all_others_plays_on(site):
    ada, _ = await site.company("Ada Bo")
    phone = await phone_of(ada)
    with_phone = await phone.page()

    laptop = await sign_out(ada.guest, "elsewhere")

    assert await with_phone.end() == (4403, "device_dropped")
    with refused("device_dropped"):
        await phone.do("say", text="It is me, the thief.")
    again = Player(laptop, ada.code, ada.id)
    await again.do("say", text="It is me.")
    assert [each["this"] for each in await devices(laptop)] == [True]


async def test_signing_out_elsewhere_can_be_repeated_after_overload(tmp_path, monkeypatch):
    monkeypatch.setattr(command_queue, "WAITING_SECONDS", 0.05)
    trouble = Trouble()
    async with running(tmp_path / "morpho.db", world_of=trouble.world) as site:
        ada, bo = await site.company("Ada Bo")
        phone = await phone_of(ada)
        trouble.log.quick.clear()
        busy = asyncio.ensure_future(bo.do("say", text="I hold you up."))
        await trouble.log.held_up.wait()

        with refused("overloaded"):
            await sign_out(ada.guest, "elsewhere")

        trouble.log.quick.set()
        await busy
        await phone.do("say", text="I am still here.")
        assert await sign_out(ada.guest, "elsewhere") is not None
        with refused("device_dropped"):
            await phone.do("say", text="Not any more.")


async def test_a_cancelled_sign_out_still_drops_other_devices(tmp_path, monkeypatch):
    """A server that stops cancels its requests, also one that waits for its turn at a table."""
    trouble, submit = Trouble(), TableSession.submit

    def cancelled(session: TableSession, *given: Any) -> asyncio.Future[Done]:
        done = submit(session, *given)
        if isinstance(given[-1], KeepThisDevice):
            asyncio.current_task().cancel()
        return done

    async with running(tmp_path / "morpho.db", world_of=trouble.world) as site:
        ada, bo = await site.company("Ada Bo")
        phone = await phone_of(ada)
        trouble.log.quick.clear()
        busy = asyncio.ensure_future(bo.do("say", text="I hold you up."))
        await trouble.log.held_up.wait()
        monkeypatch.setattr(TableSession, "submit", cancelled)

        path, body = f"{API}/guests/me/sign-out", {"where": "elsewhere"}
        answer = await site.request("POST", path, ada.guest.token, json=body)

        trouble.log.quick.set()
        await busy
        assert answer.status_code == 500
        with refused("device_dropped"):
            await phone.do("say", text="I am still here.")
        site.complaints.clear()  # of the cancelled request


async def test_signing_out_elsewhere_revokes_copied_tokens(site):
    ada, _ = await site.company("Ada Bo")
    stolen = await ada.page()

    await sign_out(ada.guest, "elsewhere")

    assert await stolen.end() == (1012, "")
    with refused("not_signed_in"):
        await ada.guest.ask("GET", "/guests/me")
    assert await (await ada.page()).end() == (4401, "not_signed_in")


async def test_signing_out_elsewhere_revokes_device_links(site):
    ada, _ = await site.company("Ada Bo")
    token = token_urlsafe(32)
    await ada.do("link_device", token=token)

    await sign_out(ada.guest, "elsewhere")

    with refused("no_such_pass"):
        await (await site.guest("Thief")).use_pass(ada.code, token)


async def test_a_link_made_during_a_sign_out_is_void(site, monkeypatch):
    ada, _ = await site.company("Ada Bo")
    token, renew = token_urlsafe(32), StoredGuests.renew

    async def slow(guests: StoredGuests, guest: GuestId) -> str:
        await ada.do("link_device", token=token)  # by a copy of the token
        return await renew(guests, guest)

    monkeypatch.setattr(StoredGuests, "renew", slow)
    await sign_out(ada.guest, "elsewhere")

    async with asyncio.timeout(TIMEOUT):
        while not await was_kept(site, ada.code):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    with refused("no_such_pass"):
        await (await site.guest("Thief")).use_pass(ada.code, token)


async def test_a_link_is_worth_nothing_either_at_a_table_of_long_ago(site):
    """A match there is over, and many tables have been opened since."""
    ada, _ = await site.match("Ada Bo")
    await ada.do("end_match")
    token = token_urlsafe(32)
    await ada.do("link_device", token=token)
    for _ in range(21):
        await ada.guest.open("Ada")

    await sign_out(ada.guest, "elsewhere")

    with refused("no_such_pass"):
        await (await site.guest("Thief")).use_pass(ada.code, token)


async def test_others_notice_nothing_of_signing_out(site):
    ada, bo = await site.company("Ada Bo")
    page = await bo.page()
    before = await bo.view()

    await sign_out(ada.guest, "elsewhere")

    assert (await bo.view())["table"] == before["table"]
    assert page.updates == []


async def cookie_of(site: Site, name: str) -> dict[str, str]:
    answer = await site.request("POST", f"{API}/guests", json={"name": name})
    return {"Cookie": answer.headers["set-cookie"].partition(";")[0]}


async def test_a_browser_that_signs_out_elsewhere_gets_a_new_cookie(site):
    before = await cookie_of(site, "Ada")

    answer = await site.request(
        "POST", f"{API}/guests/me/sign-out", json={"where": "elsewhere"}, headers=before
    )

    assert answer.json() == {}, "scripts never see the token"
    after = {"Cookie": f"{COOKIE}={SimpleCookie(answer.headers['set-cookie'])[COOKIE].value}"}
    me = [await site.request("GET", f"{API}/guests/me", headers=each) for each in (after, before)]
    assert (me[0].json()["name"], me[1].json()["code"]) == ("Ada", "not_signed_in")


async def test_a_browser_that_signs_out_here_is_nobody(site):
    before = await cookie_of(site, "Ada")

    answer = await site.request(
        "POST", f"{API}/guests/me/sign-out", json={"where": "here"}, headers=before
    )

    gone = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
    assert (gone.value, gone["max-age"]) == ("", "0")
    me = await site.request("GET", f"{API}/guests/me", headers=before)
    assert me.json()["code"] == "not_signed_in"


async def test_signing_out_here_keeps_the_player_on_other_devices(site):
    ada, _ = await site.company("Ada Bo")
    phone = await phone_of(ada)

    assert await sign_out(ada.guest, "here") is None

    await phone.do("say", text="On the phone.")
    with refused("not_signed_in"):
        await ada.do("say", text="On the laptop.")


async def test_a_foreign_page_can_sign_nobody_out(site):
    headers = await cookie_of(site, "Ada") | {"Origin": "http://evil.example"}

    answer = await site.request(
        "POST", f"{API}/guests/me/sign-out", json={"where": "here"}, headers=headers
    )

    assert answer.json()["code"] == "foreign_origin"


async def test_a_page_at_another_node_is_closed_too(postgres_url, monkeypatch):
    monkeypatch.setattr(token_watch, "LOOK_SECONDS", 0.1)
    async with beside(postgres_url, {}, {}) as two:
        ada, _ = await two.sites[0].company("Ada Bo")
        there = Player(Guest(two.sites[1], ada.guest.token), ada.code, ada.id)
        page = await there.page()
        stays = await (await two.sites[1].guest("Cy")).open("Cy")
        undisturbed = await stays.page()

        await sign_out(ada.guest, "elsewhere")

        assert await page.end() == (1012, "")
        await undisturbed.do("say", text="Still here.")


async def test_a_token_that_nobody_used_for_long_is_worth_nothing(tmp_path, monkeypatch):
    file = tmp_path / "morpho.db"
    expire, has_looked = StoredGuests.expire, asyncio.Event()

    async def look(guests):
        await expire(guests)
        has_looked.set()

    monkeypatch.setattr(app, "EXPIRY_SECONDS", 0.02)
    monkeypatch.setattr(StoredGuests, "expire", look)
    async with running(file, token_days=30) as site:
        ada, bo = await site.company("Ada Bo")
        await ada.do("say", text="Here I am.")
        await has_looked.wait()
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE guests SET seen_at = seen_at - 31 * 86400000 WHERE id = 1")
    async with running(file, token_days=30) as site:
        for player in (ada, bo):
            player.guest.site = site
        has_looked.clear()
        await has_looked.wait()
        await bo.do("say", text="Is she here?")

        with refused("not_signed_in"):
            await ada.do("say", text="Back again.")
