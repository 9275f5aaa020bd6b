"""Morpyam at real tables: giving up, rematches, and the time that runs out."""

import pytest

from tests.support.serving import Page, Player
from tests.tables.test_deadlines import TURN, match, timed

__all__ = ["timed"]

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def resign(players: list[Player], *seats: int) -> Page:
    """Let some seats give up one after another; return the page of the first player."""
    page = await players[0].page()
    for seat in seats:
        await players[seat].move("resign")
    return page


async def skip_turn(player: Player) -> None:
    """Roll until the turn is over, and pass or place if that must be done."""
    while legal := (await player.view()).get("legal"):
        await player.move(legal[-1])


@pytest.mark.parametrize(
    ("names", "resigning", "winner"),
    [("Ada Bo Cy", (0, 1), 2), ("Ada Bo Cy Di", (3, 0, 2), 1)],
)
async def test_the_last_who_has_not_given_up_wins(site, names, resigning, winner):
    players = await site.match(names, "morpyam", first="A")

    page = await resign(players, *resigning)

    ended = await page.event("match_ended")
    assert ended["winners"] == [winner]
    assert page.public["reason"] == "resigned"
    assert page.public["out"] == sorted(resigning)


async def test_a_seat_that_gave_up_is_asked_no_more(site):
    players = await site.match("Ada Bo Cy", "morpyam", first="B")

    page = await resign(players, 1)

    assert "open" not in (await players[1].view())["own"]
    turns = []
    for _ in range(3):
        turn = page.public["turn"]
        turns.append(turn)
        await skip_turn(players[turn])
        await page.until(lambda before=turn: page.public["turn"] != before)
    assert turns == [2, 0, 2]


async def test_in_a_rematch_the_start_passes_to_the_left(site):
    players = await site.match("Ada Bo Cy", "morpyam")
    page = await resign(players)
    began = page.public["first"]
    await resign(players, 0, 1)
    await page.event("match_ended")

    await players[0].do("rematch")

    await page.until(lambda: page.public.get("first") == (began + 1) % 3)
    assert page.public["turn"] == page.public["first"]
    assert page.public["tokens"] == {"0": 11, "1": 11, "2": 11}


async def test_dice_are_rolled_for_a_seat_whose_time_is_up(timed):
    ada, bo = await match(timed.site, "Ada Bo", game="morpyam", first="A", turn_seconds=TURN)

    await timed.wait(bo, TURN + 1)

    rolled = await bo.event("dice_rolled")
    assert (rolled["seat"], len(rolled["rolled"])) == (ada.seat, 5)
