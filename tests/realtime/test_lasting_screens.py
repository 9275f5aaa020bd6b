"""Screens outlast restarts and restores, but neither bans nor who has themselves erased."""

import asyncio

import pytest

from morpho_server.tables.messages.events import ScreenBound
from tests.api.test_backups import morpho
from tests.realtime.test_public_pages import become_screen, on_screen
from tests.support.administering import administrator
from tests.support.serving import API, Guest, Player, refused, running, url_of

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def erase(guest: Guest) -> None:
    """Erase a guest, as they ask."""
    answer = await guest.site.request("DELETE", f"{API}/guests/me", guest.token)
    assert answer.status_code == 200


async def test_a_screen_goes_dark_when_its_guest_is_banned(tmp_path):
    async with running(tmp_path / "morpho.db") as site:
        admin, [ada] = await administrator(site), await site.company("Ada")
        guest, screen = await become_screen(ada)
        page = await on_screen(ada.code, guest, screen)
        entries = await site.entries(ada.code)
        [number] = [e.guest for one in entries for e in one.events if isinstance(e, ScreenBound)]

        await admin.ask("POST", "bans", json={"guest": number, "reason": "Rude."})

        assert await page.end() == (4403, "banned")
        assert await (await on_screen(ada.code, guest, screen)).end() == (4403, "banned")
        with refused("banned"):
            await guest.ask("GET", f"/tables/{ada.code}/view?screen={screen}")


async def test_a_screen_ends_when_its_guest_is_erased(site):
    ada, bo = await site.company("Ada Bo")
    for browser in (await site.guest(), bo.guest):
        guest, screen = await become_screen(ada, browser)
        page = await on_screen(ada.code, guest, screen)

        await erase(guest)

        assert await page.end() == (4403, "screen_ended")
        assert "screens" not in (await ada.view())["table"]


async def test_a_screen_comes_back_after_a_restart(tmp_path):
    async with running(tmp_path / "morpho.db") as site:
        [ada] = await site.company("Ada")
        guest, screen = await become_screen(ada, delayed=True)
        page = await on_screen(ada.code, guest, screen)

    async with running(tmp_path / "morpho.db") as site:
        ada, guest = (
            Player(Guest(site, ada.guest.token), ada.code, ada.id),
            Guest(site, guest.token),
        )
        await ada.do("say", text="Meanwhile.")
        again = await on_screen(ada.code, guest, screen, after=page.n, history=page.history)

        assert [event["text"] for event in again.events] == ["Meanwhile."]
        assert (await ada.view())["table"]["screens"] == {screen: {"delayed": True}}


async def test_a_restore_keeps_screens_but_those_of_the_erased(tmp_path):
    database, backup = tmp_path / "morpho.db", tmp_path / "backup"
    async with running(database) as site:
        [ada] = await site.company("Ada", "morpho")
        (kept, screen), (gone, _) = [await become_screen(ada) for _ in range(2)]
        await asyncio.to_thread(morpho, url_of(database), "backup", backup)
        await erase(gone)
    await asyncio.to_thread(morpho, url_of(database), "restore", "--force", backup)

    async with running(database) as site:
        page = await on_screen(ada.code, Guest(site, kept.token), screen)
        assert page.table["screens"] == {screen: {"delayed": False}}
