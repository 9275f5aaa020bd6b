"""Morphatrons at real tables: hidden hands, giving up, rematches, late seats, small updates."""

import json
from statistics import quantiles

import pytest

from tests.tables.test_deadlines import TURN, match, timed

__all__ = ["timed"]

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_giving_up_loses_and_shows_all_cards(site):
    """R6.3, R7.3."""
    ada, bo = await site.match("Ada Bo", "morphatrons", first="A")
    page = await ada.page()
    hand = (await bo.view())["own"]["hands"]["B"]

    await bo.move("resign")

    ended = await page.event("match_ended")
    assert ended["winners"] == [0]
    assert (page.public["reason"], page.public["scores"]) == ("resigned", [1, 0])
    assert page.public["hands"]["B"] == hand
    assert len(page.public["rest"]) == 44


async def test_in_a_rematch_the_other_seat_begins(site):
    ada, bo = await site.match("Ada Bo", "morphatrons", first="B")
    page = await ada.page()
    await bo.move("resign")
    await page.event("match_ended")

    await ada.do("rematch")

    await page.until(lambda: page.public.get("first") == 0)
    assert page.public["turn"] == 0


async def test_the_turn_of_a_late_seat_ends(timed):
    ada, bo = await match(timed.site, "Ada Bo", game="morphatrons", first="A", turn_seconds=TURN)

    await timed.wait(bo, TURN + 1)

    ended = await bo.event("turn_ended")
    assert (ended["seat"], ended["by_itself"]) == (ada.seat, False)


async def test_a_drawn_card_is_shown_to_its_seat_alone(site):
    """R7.1."""
    ada, bo = await site.match("Ada Bo", "morphatrons", first="A")
    page, other = await ada.page(), await bo.page()

    await ada.move("draw")

    seen = await page.event("card_seen")
    await other.event("card_drawn")
    hand = (await ada.view())["own"]["hands"]["A"]
    assert seen["card"] in hand
    assert not any(f'"{card}"' in update for card in hand for update in other.updates)


@pytest.mark.nightly
async def test_a_move_changes_little_of_the_view(site):
    """It mostly takes 200 bytes at most to tell."""
    ada, bo = await site.match("Ada Bo", "morphatrons", first="A")
    page = await ada.page()
    players = (ada, bo)
    for number in range(60):
        public = (await ada.view())["public"]
        player = players[public["turn"]]
        legal = (await player.view())["legal"]
        wanted = [move for move in legal if move != "end"] or legal
        await player.move(wanted[(37 * number) % len(wanted)])
    last = (await ada.view())["public"]
    await page.until(lambda: page.public == last)
    sizes = [
        len(json.dumps(update["public"], separators=(",", ":")))
        for update in map(json.loads, page.updates)
        if any(event["kind"].startswith(("bot_", "card_")) for event in update.get("events", ()))
    ]

    assert len(sizes) > 40
    assert quantiles(sizes, n=10)[-1] <= 200
