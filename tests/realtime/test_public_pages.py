"""Public pages: screens, and several players in one browser. They see what everybody does."""

import asyncio
import json
from secrets import token_urlsafe
from urllib.parse import urlencode

import pytest

from tests.support.pages import Page
from tests.support.serving import Player, begin, open_page, refused, running
from tests.support.visitors import Guest, screen_letters

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def become_screen(host: Player, guest: Guest | None = None, **how: bool) -> tuple[Guest, str]:
    """Let a browser become a screen of the host's table; return it, and which screen."""
    token = screen_letters()
    await host.do("offer_screen", token=token, **how)
    guest = guest or await host.site.guest()
    return guest, await guest.become_screen(await host.invitation(), token)


async def on_screen(code: str, guest: Guest, screen: str, **query: object) -> Page:
    """Open the page of a screen."""
    page = await open_page(guest.site, code, guest.token, {"screen": screen, **query})
    await page.until(lambda: page.greeted or page.closed)
    return page


async def shared(*players: Player, **query: object) -> Page:
    """Open one public page for several players of a guest."""
    query |= {"player": [player.id for player in players], "public": 1}
    guest = players[0].guest
    page = await open_page(guest.site, players[0].code, guest.token, query)
    await page.until(lambda: page.greeted or page.closed)
    return page


async def couple(host: Player) -> tuple[Player, Player]:
    """Return two players of one guest, who have sat down."""
    guest = await host.site.guest()
    return await guest.join(host.code, "Bo"), await guest.join(host.code, "Cy")


async def test_a_screen_is_sent_what_spectators_are(site):
    ada, bo = await site.company("Ada Bo")
    eve = await (await site.guest()).join(ada.code, "Eve", sit=False)
    watching, screen = await eve.page(), await on_screen(ada.code, *await become_screen(ada))
    seen, shown = len(watching.frames), len(screen.frames)

    await begin([ada, bo])
    for player in (ada, bo):
        await player.move("stake 1")
    await ada.do("say", text="One more.")

    for page in (watching, screen):
        await page.event("said")
    assert screen.frames[shown:] == watching.frames[seen:]
    assert not screen.you


async def test_a_snapshot_for_a_screen_has_nobody_s_part(site):
    ada, bo = await site.match("Ada Bo")
    await ada.move("stake 1")

    screen = await on_screen(ada.code, *await become_screen(ada))

    snapshot = json.loads(screen.frames[0])
    assert snapshot.keys() == {"type", "n", "now", "game", "table", "here", "history", "public"}
    assert snapshot["n"] == (await bo.view())["n"]


async def test_a_screen_resumes_after_the_last_update_it_had(site):
    ada, _ = await site.company("Ada Bo")
    guest, screen = await become_screen(ada)
    page = await on_screen(ada.code, guest, screen)
    await page.close()
    await ada.do("say", text="Meanwhile.")

    again = await on_screen(ada.code, guest, screen, after=page.n, history=page.history)

    assert [json.loads(frame)["n"] for frame in again.frames[:1]] == [page.n + 1]
    assert again.events[0]["text"] == "Meanwhile."


async def test_a_screen_shows_another_game_from_a_snapshot(site):
    ada, _ = await site.company("Ada Bo")
    page = await on_screen(ada.code, *await become_screen(ada))

    await ada.do("choose_game", game="morphos")

    await page.until(lambda: page.table["game"] == "morphos")
    await page.until(lambda: page.heard[-1]["type"] == "snapshot")
    assert page.heard[-1]["n"] == page.n


async def test_nobody_is_present_by_a_screen(site):
    ada, bo = await site.company("Ada Bo")
    watching = await ada.page()

    page = await on_screen(ada.code, *await become_screen(ada, bo.guest))

    assert page.here == watching.here == [ada.id]
    assert set(page.table["players"]) == {ada.id, bo.id}


@pytest.mark.parametrize(
    "message",
    [
        {"type": "say", "id": "c", "text": "Hello"},
        {"type": "learn", "step": 1, "steps": 2},
        {"type": "watch", "role": "other"},
    ],
)
async def test_a_public_page_sends_nothing(site, message):
    ada, _ = await site.company("Ada Bo")
    page = await on_screen(ada.code, *await become_screen(ada, ada.guest))

    answer = await page.refusal(json.dumps(message))

    assert answer.code == "only_shows"
    assert (await ada.view())["n"] == page.n


async def test_a_screen_goes_dark_when_the_host_ends_it(site):
    ada, _ = await site.company("Ada Bo")
    guest, screen = await become_screen(ada)
    page = await on_screen(ada.code, guest, screen)

    await ada.do("end_screen", screen=screen)

    assert await page.end() == (4403, "screen_ended")
    again = await on_screen(ada.code, guest, screen)
    assert await again.end() == (4403, "screen_ended")


async def test_screens_go_dark_when_the_invitation_changes(site):
    ada, bo = await site.company("Ada Bo")
    guest, screen = await become_screen(ada)
    page = await on_screen(ada.code, guest, screen)

    await ada.do("remove", player=bo.id)

    assert await page.end() == (4403, "screen_ended")
    again = await on_screen(ada.code, guest, screen)
    assert await again.end() == (4404, "no_such_table")


async def test_a_screen_is_its_own_browser_s_alone(site):
    ada, _ = await site.company("Ada Bo")
    guest, screen = await become_screen(ada)
    [eve] = await site.company("Eve")
    await become_screen(eve)

    for code, other in ((ada.code, ada.guest), (ada.code, await site.guest()), (eve.code, guest)):
        page = await on_screen(code, other, screen)
        assert await page.end() == (4403, "screen_ended")


async def test_the_summary_of_a_table_names_your_browser_s_screen(site):
    ada, _ = await site.company("Ada Bo")
    guest, screen = await become_screen(ada)

    assert (await guest.ask("GET", f"/tables/{ada.code}"))["screen"] == screen
    assert (await ada.guest.ask("GET", f"/tables/{ada.code}"))["screen"] is None
    assert (await guest.ask("GET", "/guests/me"))["tables"] == []


async def test_several_players_are_present_by_one_page(site):
    [ada] = await site.company("Ada")
    bo, cy = await couple(ada)
    watching = await ada.page()

    page = await shared(bo, cy)

    await watching.until(lambda: watching.here == [ada.id, bo.id, cy.id])
    await page.close()
    await watching.until(lambda: watching.here == [ada.id])


async def test_who_has_left_is_no_longer_there_by_a_shared_page(site):
    [ada] = await site.company("Ada")
    bo, cy = await couple(ada)
    watching, page = await ada.page(), await shared(bo, cy)

    await bo.do("leave")

    await watching.until(lambda: watching.here == [ada.id, cy.id])
    await cy.do("leave")
    assert await page.end() == (4404, "no_such_player")


async def test_a_shared_page_is_for_those_who_are_still_yours(site):
    [ada] = await site.company("Ada")
    bo, cy = await couple(ada)
    await bo.do("leave")

    assert (await shared(bo, cy)).here == [cy.id]
    page = await shared(bo, Player(bo.guest, bo.code, ada.id))
    assert await page.end() == (4403, "not_your_player")


async def test_a_player_played_elsewhere_leaves_a_shared_page(site):
    [ada] = await site.company("Ada")
    bo, cy = await couple(ada)
    token = token_urlsafe(32)
    await bo.do("link_device", token=token)
    phone = await (await site.guest()).use_pass(bo.code, token)
    page = await shared(bo, cy)

    await phone.do("keep_this_device")

    await page.until(lambda: page.here == [cy.id])


async def test_a_shared_page_has_none_of_its_seats_parts(site):
    [ada] = await site.company("Ada")
    bo, cy = await couple(ada)
    page = await shared(bo, cy)

    await begin([ada, bo, cy])
    for player in (ada, bo, cy):
        await player.move("stake 1")

    await page.event("stakes_shown")
    assert all(part not in frame for frame in page.frames for part in ('"own"', '"yours"', '"you"'))


async def test_a_pass_to_a_screen_lets_nobody_in_otherwise(site):
    ada, _ = await site.company("Ada Bo")
    letters = screen_letters()
    await ada.do("offer_screen", token=letters)
    eve = await site.guest()

    for way in ("passes", "passes/summary"):
        with refused("invalid"):
            await eve.ask("POST", f"/tables/{ada.code}/{way}", json={"token": letters})
    assert await eve.become_screen(ada.code, letters) == "s1"


@pytest.mark.parametrize("seated", [False, True])
async def test_wrong_letters_count_as_guesses_of_people_at_the_table_too(tmp_path, seated):
    async with running(tmp_path / "morpho.db", wrong_codes_per_hour=3) as alone:
        ada, bo = await alone.company("Ada Bo")
        letters = screen_letters()
        await ada.do("offer_screen", token=letters)
        guest = bo.guest if seated else await alone.guest()
        for wrong in (screen_letters(), "SHORT", "", "é"):  # the first of all counts apart
            with refused("no_such_pass"):
                await guest.become_screen(ada.code, wrong)

        with refused("rate_limited"):
            await guest.become_screen(ada.code, letters)
        assert await ada.guest.become_screen(ada.code, letters) == "s1"


async def test_a_screen_without_sockets_asks_by_rest(site):
    ada, bo = await site.company("Ada Bo")
    guest, screen = await become_screen(ada)
    page = await on_screen(ada.code, guest, screen)
    await begin([ada, bo])
    await page.event("round_opened")

    seen = await guest.ask("GET", f"/tables/{ada.code}/view?screen={screen}")
    sent = await guest.ask("GET", f"/tables/{ada.code}/updates?screen={screen}")

    assert (seen["n"], seen["table"], seen["public"]) == (page.n, page.table, page.public)
    assert "you" not in seen
    assert [json.dumps(u, separators=(",", ":")) for u in sent["updates"]][-2:] == page.updates[-2:]
    with refused("screen_ended"):
        await ada.guest.ask("GET", f"/tables/{ada.code}/view?screen={screen}")


async def test_a_shared_page_fetches_what_everybody_was_sent(site):
    [ada] = await site.company("Ada")
    bo, cy = await couple(ada)
    page = await shared(bo, cy)
    await begin([ada, bo, cy])
    await bo.move("stake 1")
    await page.event("round_opened")

    sent = await bo.ask("GET", "updates", params={"public": "true"})
    seen = await bo.ask("GET", "view", params={"public": "true"})

    assert [update["n"] for update in sent["updates"]] == list(range(1, (page.n or 0) + 1))
    assert (seen["n"], "own" in seen) == (page.n, False)


async def test_several_players_are_present_by_one_request_that_waits(site):
    [ada] = await site.company("Ada")
    bo, cy = await couple(ada)
    watching = await ada.page()
    asked = {"player": [bo.id, cy.id], "public": 1, "after": watching.n}
    asked |= {"history": await ada.history(), "wait": 20}

    address = f"/tables/{ada.code}/updates?{urlencode(asked, doseq=True)}"
    waiting = asyncio.ensure_future(bo.guest.ask("GET", address))
    await watching.until(lambda: watching.here == [ada.id, bo.id, cy.id])
    await bo.do("leave")

    assert [event["kind"] for event in (await waiting)["updates"][0]["events"]] == ["player_left"]
    assert (await bo.guest.ask("GET", address.replace("wait=20", "wait=0")))["updates"]


@pytest.mark.parametrize("query", ["", "screen=s1&player=p1", "player=p1&player=p2"])
async def test_what_only_one_may_know_is_asked_for_one(site, query):
    ada, _ = await site.company("Ada Bo")

    with refused("invalid"):
        await ada.guest.ask("GET", f"/tables/{ada.code}/view?{query}")


async def test_a_screen_waits_by_rest_and_hears_that_it_has_ended(site):
    ada, _ = await site.company("Ada Bo")
    guest, screen = await become_screen(ada)
    number = (await guest.ask("GET", f"/tables/{ada.code}/view?screen={screen}"))["n"]
    history = await ada.history()

    query = f"screen={screen}&after={number}&history={history}&wait=20"
    waiting = asyncio.ensure_future(guest.ask("GET", f"/tables/{ada.code}/updates?{query}"))
    await asyncio.sleep(0)
    await ada.do("end_screen", screen=screen)

    with refused("screen_ended"):
        await waiting
