"""Morphos at real tables: the swap, giving up, rematches, late seats, and the size of updates."""

import json

import pytest

from tests.support.pages import refused
from tests.tables.test_deadlines import TURN, match, timed

__all__ = ["timed"]

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_giving_up_loses_on_either_players_turn(site):
    ada, bo = await site.match("Ada Bo", "morphos", black="A")
    page = await ada.page()

    await bo.move("resign")

    ended = await page.event("match_ended")
    assert ended["winners"] == [0]
    assert (page.public["reason"], page.public["scores"]) == ("resigned", [1, 0])


async def test_after_a_swap_the_first_player_moves_again(site):
    ada, bo = await site.match("Ada Bo", "morphos", black="A")

    await ada.move("g7")
    await bo.move("swap")

    view = await ada.view()
    assert (view["public"]["turn"], view["public"]["colour"]) == (0, "W")
    assert len(view["legal"]) == 168


async def test_in_a_rematch_the_colours_are_exchanged(site):
    ada, bo = await site.match("Ada Bo", "morphos", black="B")
    page = await ada.page()
    await bo.move("resign")
    await page.event("match_ended")

    await ada.do("rematch")

    await page.until(lambda: page.public.get("black") == 0)
    assert (page.public["turn"], page.public["colour"]) == (0, "B")


async def test_a_stone_is_placed_for_a_seat_whose_time_is_up(timed):
    ada, bo = await match(timed.site, "Ada Bo", game="morphos", black="A", turn_seconds=TURN)

    await timed.wait(bo, TURN + 1)

    placed = await bo.event("stone_placed")
    assert (placed["seat"], placed["point"]) == (ada.seat, "g7")


async def test_options_that_exclude_each_other_are_refused_at_once(site):
    [ada] = await site.company("Ada", "morphos")

    for options, code in (
        ({"metamorph": True}, "metamorph_needs_minimorph"),
        ({"minimorph": True, "edge_rule": "closed"}, "minimorph_needs_open_edges"),
    ):
        with refused(code):
            await ada.do("set_options", options=options)


@pytest.mark.nightly
async def test_a_move_changes_little_of_the_view(site):
    """On the largest board it takes at most 200 bytes to tell."""
    ada, bo = await site.match("Ada Bo", "morphos", black="A", size=19)
    page = await ada.page()
    for number in range(40):
        player = (ada, bo)[number % 2]
        legal = (await player.view())["legal"]
        await player.move(legal[(37 * number) % len(legal)])
    await page.until(lambda: page.public["turn_number"] > 40)
    sizes = [
        len(json.dumps(update["public"], separators=(",", ":")))
        for update in map(json.loads, page.updates)
        if any(event["kind"].startswith("stone_") for event in update.get("events", ()))
    ]

    assert len(sizes) == 40
    assert max(sizes) <= 200
