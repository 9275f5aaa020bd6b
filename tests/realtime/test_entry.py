"""Who waits for the host hears of nothing, and is at the table as soon as they are let in."""

import asyncio

import pytest

from tests.support.serving import Player, refused, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

IDLE_SECONDS = 0.05
"""After how long a table that nobody uses leaves memory, where a test needs that."""


async def guarded(site, names: str = "Ada Bo") -> list[Player]:
    """Return the people of a table to which nobody comes without the host's consent."""
    people = await site.company(names)
    await people[0].do("set_options", options={"entry": "approval"})
    return people


async def asking(site, code: str, name: str = "Cy", *, sit: bool = True) -> Player:
    """Return somebody who asks to come."""
    guest = await site.guest(name)
    answer = await guest.ask("POST", f"/tables/{code}/players", json={"name": name, "sit": sit})
    assert (answer["admitted"], answer["seat"]) == (False, None)
    return guest.player(answer)


async def test_admission_opens_the_table_on_the_waiting_page(site):
    ada, _ = await guarded(site)
    cy = await asking(site, ada.code)
    page = await cy.page()
    assert page.frames == ['{"type":"waiting"}']

    await ada.do("admit", player=cy.id)

    await page.until(lambda: page.n is not None)
    assert page.table["players"][cy.id]["seat"] == 2
    await cy.do("say", text="Thank you.")
    assert (await page.event("said"))["text"] == "Thank you."
    assert cy.id in (await ada.view())["here"]


async def test_a_visitor_who_waits_hears_nothing_of_the_table(site):
    ada, bo = await guarded(site)
    cy = await asking(site, ada.code)
    page = await cy.page()

    for request in (cy.view, cy.updates, lambda: cy.do("say", text="Hello?")):
        with refused("not_admitted"):
            await request()
    with refused("not_admitted"):
        await page.do("say", text="Hello?")
    await bo.do("say", text="Who is Cy?")
    await bo.do("ready", ready=True)
    await ada.do("admit", player=cy.id)
    await page.until(lambda: page.n is not None)

    kinds = [frame["type"] for frame in page.heard]
    assert kinds[: kinds.index("snapshot")] == ["waiting", "refused"]
    assert "Who is Cy?" not in str(page.frames)


async def test_a_visitor_who_waits_does_not_count_as_present(site):
    ada, _ = await guarded(site)
    cy = await asking(site, ada.code)
    await cy.page()

    assert (await ada.view())["here"] == []
    assert (await cy.guest.ask("GET", "/guests/me"))["tables"] == []
    seen = await cy.guest.ask("GET", f"/tables/{ada.code}")
    assert seen["players"] == ["Ada", "Bo"]


async def test_a_visitor_who_is_turned_away_hears_of_it(site):
    ada, _ = await guarded(site)
    cy = await asking(site, ada.code)
    page = await cy.page()

    await ada.do("remove", player=cy.id)

    assert await page.end() == (4403, "removed")
    assert "invitation" not in str(page.frames)
    with refused("removed"):
        await cy.guest.ask("GET", f"/tables/{ada.code}")


async def test_a_visitor_who_waits_may_give_up(site):
    ada, _ = await guarded(site)
    cy = await asking(site, ada.code)
    page = await cy.page()

    await page.send({"type": "leave", "id": "1"})

    assert await page.end() == (4409, "left")
    assert "entry_requests" not in (await ada.view())["table"]


async def test_a_visitor_who_waits_may_come_back_to_wait(site):
    ada, _ = await guarded(site)
    cy = await asking(site, ada.code)
    await (await cy.page()).close()
    page = await cy.page()

    await ada.do("admit", player=cy.id)

    await page.until(lambda: page.n is not None)


async def test_a_removal_leaves_other_applicants(site):
    ada, bo = await guarded(site)
    cy = await asking(site, ada.code)

    await ada.do("remove", player=bo.id)

    page = await cy.page()
    assert page.frames == ['{"type":"waiting"}']


async def test_only_the_guest_who_asked_waits(site):
    ada, bo = await guarded(site)
    cy = await asking(site, ada.code)

    page = await Player(bo.guest, ada.code, cy.id).page()

    assert await page.end() == (4404, "no_such_player")


async def test_a_table_without_room_lets_nobody_wait(site):
    ada, _, _ = await site.match("Ada Bo Cy", spectators=False)
    await ada.do("set_options", options={"entry": "approval"})

    for sit in (False, True):
        with refused("table_full" if sit else "no_spectators"):
            await asking(site, ada.code, "Di", sit=sit)


async def test_the_table_lasts_while_somebody_waits_for_it(tmp_path):
    async with running(tmp_path / "morpho.db", idle_minutes=IDLE_SECONDS / 60) as site:
        ada, _ = await guarded(site)
        cy = await asking(site, ada.code)
        page = await cy.page()
        await asyncio.sleep(4 * IDLE_SECONDS)

        await ada.do("admit", player=cy.id)

        await page.until(lambda: page.n is not None)
