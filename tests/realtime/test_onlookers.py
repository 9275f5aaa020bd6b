"""Players who are out and see all cards are sent them by a server, in whatever way they come."""

from contextlib import asynccontextmanager

import pytest

from morpho_client.views import merged
from morpho_server.bots import speaking
from tests.support.games.morpho.shooting import CARDS, NAMES, SHOOTING
from tests.support.serving import ALL_GAMES, refused, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = {**ALL_GAMES, "morpho": SHOOTING}
IN_PLAY = {slot: name for slot, name in CARDS.items() if slot != "B1"}


@asynccontextmanager
async def shot(path, **settings):
    """Yield the people of a table where Ada has shot Bo, and pages of Bo and Cy."""
    async with running(path / "morpho.db", GAMES, **settings) as site:
        people = await site.match(NAMES, "morpho", out_players_see="all_cards")
        pages = [await player.page() for player in people[1:3]]
        for player in people:
            legal = (await player.view())["legal"]
            await player.move(next(move for move in legal if move.startswith("look")))
        await people[0].move("snipe B1 with A1")
        for player, page in zip(people[1:3], pages, strict=True):
            await page.reach((await player.view())["n"])
        yield people, pages


async def test_eliminated_players_get_all_cards_by_every_way(tmp_path):
    async with shot(tmp_path) as ((_, bo, *_), (page, page_of_cy)):
        seen = page.n
        assert page.own["known"] == IN_PLAY
        assert page.own["all_cards"] is True
        assert page_of_cy.own["known"] == {"C1": "leader"}
        assert "all_cards" not in page_of_cy.own

        again = await bo.page(after=seen)
        assert again.heard[0]["type"] == "presence"
        assert (await bo.page()).own == (await bo.view())["own"] == page.own
        assert (await bo.page(after=seen - 1)).heard[0]["own"]["known"]["M"] == "technician"
        own = {}
        for update in await bo.updates():
            own = merged({} if update.get("fresh") else own, update.get("own", {}))
        assert own == page.own

    async with running(tmp_path / "morpho.db", GAMES) as restarted:
        bo.guest.site = restarted
        view = await bo.view()
        assert (view["n"], view["own"]) == (seen, page.own)


async def test_their_chat_is_sent_to_nobody_else(tmp_path):
    async with shot(tmp_path) as ((ada, bo, cy, *_), (_, page_of_cy)):
        before = page_of_cy.n
        await bo.do("say", text="I knew it")
        with refused("sees_all_cards"):
            await bo.do("rename", name="It was Ada")
        await bo.do("bet", on=5)

        assert "I knew it" in str(await bo.updates())
        assert "I knew it" not in str([await player.updates() for player in (ada, cy)])
        assert (await cy.view())["n"] == before
        assert (await bo.view())["own"]["bet"] == 5
        assert "bet_placed" not in str([await player.updates() for player in (ada, cy)])


def speakers(page):
    """Return who said something that a page received, in order."""
    return [event["player"] for event in page.events if event["kind"] == "said"]


async def test_no_bot_answers_what_it_must_not_hear(tmp_path, monkeypatch):
    monkeypatch.setattr(speaking, "PAUSE_SECONDS", (0.0, 0.0))
    talking = {"bots_speak": True, "bot_seconds": 60}
    async with shot(tmp_path, **talking) as ((ada, bo, cy, *_, gus), (_, page_of_cy)):
        await gus.do("leave")
        await ada.do("add_bot", strength="recruit", seat=6)

        for player in (bo, cy):
            for turn in range(10):  # a bot may be silent after some updates
                await player.do("say_phrase", phrase="accuse G killer")
                await ada.do("rename", name=f"Ada {player.id} {turn}")

        await page_of_cy.until(lambda: set(speakers(page_of_cy)) > {cy.id})
        assert speakers(page_of_cy)[0] == cy.id
