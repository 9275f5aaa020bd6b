"""Cleared chat comes back in nothing that the server sends."""

import pytest

from tests.support.serving import refused

pytestmark = pytest.mark.asyncio(loop_scope="session")

SECRET = "something that nobody should read"


async def cleared(site):
    """Return the people of a table whose chat was cleared, and their numbers just before."""
    ada, bo = await site.company("Ada Bo")
    await bo.do("say", text="Hello.")
    before = (await ada.view())["n"]
    await bo.do("say", text=SECRET)
    await bo.do("say_phrase", phrase="thanks A")
    await ada.do("clear_chat")
    return ada, bo, before


async def test_the_past_has_the_lines_without_their_texts(site):
    ada, bo, _ = await cleared(site)

    for player in (ada, bo, await (await site.guest()).join(ada.code, "Cy")):
        updates = await player.updates()
        said = [e for u in updates for e in u.get("events", ()) if e["kind"] == "said"]

        assert [(e["text"], e["phrase"]) for e in said] == [("", None)] * 3
        assert [e["player"] for e in said] == [bo.id] * 3
        assert [u["n"] for u in updates] == list(range(1, updates[-1]["n"] + 1))


async def test_a_reconnected_page_gets_no_cleared_lines(site):
    _, bo, before = await cleared(site)

    page = await bo.page(before)

    assert [frame["type"] for frame in page.heard][:1] == ["snapshot"]
    assert SECRET not in str(page.heard)
    assert "thanks A" not in str(page.heard)
    assert page.table["clearings"] == 1


async def test_a_page_that_saw_a_line_hears_of_its_clearing(site):
    ada, bo = await site.company("Ada Bo")
    await bo.do("say", text=SECRET)
    seen = (await bo.view())["n"]
    await ada.do("clear_chat")

    page = await bo.page(seen)

    assert [e["kind"] for e in page.events] == ["chat_cleared"]


async def test_messages_after_a_clearing_stay(site):
    ada, bo, _ = await cleared(site)

    await bo.do("say", text="Sorry.")

    assert "Sorry." in str(await ada.updates())


async def test_a_line_cleared_during_a_history_request_is_gone(site):
    ada, bo = await site.company("Ada Bo")
    await bo.do("say", text=SECRET)
    assert SECRET in str(await ada.updates())

    await ada.do("clear_chat")

    assert SECRET not in str(await ada.updates())


async def test_a_muted_player_is_refused_on_every_way(site):
    ada, bo = await site.company("Ada Bo")
    page = await bo.page()
    await ada.do("mute", player=bo.id, muted=True)

    with refused("muted"):
        await bo.do("say", text="👍")
    with refused("muted"):
        await page.do("say", text="👍")
