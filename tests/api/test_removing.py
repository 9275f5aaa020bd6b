"""A removed player is gone for good: the invitation changes, and everybody else stays."""

import re

import pytest

from tests.support.serving import API, Player, refused

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def removed(site, who: str = "Bo"):
    """Return the people of a table from which the last was removed."""
    people = await site.company(f"Ada Cy {who}")
    await people[0].do("remove", player=people[-1].id)
    return people


async def test_an_old_link_leads_another_guest_nowhere(site):
    ada, _, _ = await removed(site)
    again = await site.guest("Bo")

    with refused("no_such_table"):
        await again.ask("GET", f"/tables/{ada.code}")
    with refused("no_such_table"):
        await again.join(ada.code, "Bob")
    with refused("no_such_table"):
        await Player(again, ada.code, ada.id).view()
    page = await Player(again, ada.code, ada.id).page()
    assert await page.end() == (4404, "no_such_table")
    answer = await site.request("GET", f"{API}/tables/{ada.code}")
    assert answer.json()["code"] == "no_such_table"


async def test_an_old_link_shows_nobody_in_chats(site):
    ada, cy = await site.company("Ada Cy")
    before = (await site.request("GET", f"/t/{ada.code}")).text
    await ada.do("remove", player=cy.id)

    assert "Ada" in before
    assert "Ada" not in (await site.request("GET", f"/t/{ada.code}")).text
    assert "Ada" in (await site.request("GET", f"/t/{await ada.invitation()}")).text


async def test_a_removed_player_hears_of_it_and_of_nothing_more(site):
    ada, bo = await site.company("Ada Bo")
    page = await bo.page()

    await ada.do("remove", player=bo.id)

    assert await page.end() == (4403, "removed")
    renewed = await ada.invitation()
    assert renewed not in str(page.frames)
    assert "invitation_renewed" not in str(page.frames)
    for asked in (bo.view, bo.updates, lambda: bo.guest.ask("GET", f"/tables/{ada.code}")):
        with refused("removed"):
            await asked()
    with refused("removed"):
        await bo.guest.join(renewed, "Bob")
    with refused("removed"):
        await bo.guest.ask("GET", f"/tables/{renewed}")


async def test_everybody_else_stays_where_they_are(site):
    ada, cy, bo = await site.company("Ada Cy Bo")
    page = await cy.page()

    await ada.do("remove", player=bo.id)
    await page.event("invitation_renewed")

    await cy.do("say", text="At last.")
    mine = await cy.guest.ask("GET", f"/tables/{cy.code}")
    assert [you["player"] for you in mine["you"]] == [cy.id]
    unfinished = (await cy.guest.ask("GET", "/guests/me"))["tables"]
    assert [table["code"] for table in unfinished] == [cy.code]


async def test_the_new_invitation_lets_newcomers_in(site):
    ada, *_ = await removed(site)
    renewed = await ada.invitation()

    di = await (await site.guest()).join(renewed, "Di")
    ed = await (await site.guest()).join(f"{renewed[:6]}-{renewed[6:]}".lower(), "Ed")

    assert re.fullmatch(rf"{ada.code}[B-Y]{{6}}", renewed)
    assert di.code == ed.code == ada.code
    assert (await di.view())["table"]["players"][ed.id]["name"] == "Ed"


async def test_each_removal_renews_the_invitation(site):
    ada, cy, _ = await removed(site)
    first = await ada.invitation()
    await ada.do("remove", player=cy.id)

    with refused("no_such_table"):
        await (await site.guest()).join(first, "Cynthia")


async def test_taking_a_bot_away_leaves_the_invitation_as_it_is(site):
    [ada] = await site.company("Ada")
    await ada.do("add_bot", strength="random")
    bot = next(p for p, one in (await ada.view())["table"]["players"].items() if "bot" in one)

    await ada.do("remove", player=bot)

    assert await ada.invitation() == ada.code


async def test_removing_anybody_revokes_links_that_offer_a_seat(site):
    ada, bo, cy = await site.match("Ada Bo Cy")
    await cy.do("leave")
    token = "A" * 43
    await ada.do("offer_seat", seat=2, token=token)
    page = await ada.page()

    await ada.do("remove", player=bo.id)

    await page.event("offer_withdrawn")
    guest = await site.guest()
    with refused("no_such_pass"):
        await guest.use_pass(await ada.invitation(), token, "Bob")
    with refused("no_such_table"):
        await guest.use_pass(ada.code, token, "Bob")


async def test_a_player_who_left_before_needs_the_new_invitation(site):
    ada, cy, bo = await site.company("Ada Cy Bo")
    await cy.do("leave")
    await ada.do("remove", player=bo.id)

    with refused("no_such_table"):
        await cy.guest.join(ada.code, "Cy")
    assert (await cy.guest.join(await ada.invitation(), "Cy")).code == ada.code
