"""Morph at real tables: alone and in duels, late seats, rematches, and what is sent of mana."""

import json

import pytest

from tests.support.pages import refused
from tests.support.visitors import begin
from tests.tables.test_deadlines import TURN, match, timed

__all__ = ["timed"]

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_one_player_begins_and_plays_against_the_shadow(site):
    [ada] = await site.match("Ada", "morph", mode="solo")
    page = await ada.page()

    for _ in range(3):
        await ada.move((await ada.view())["legal"][0])

    await page.until(lambda: page.public["turn_number"] == 3)
    assert (page.public["turn"], page.public["phase"]) == (0, "mana")
    began = [each for each in page.events if each["kind"] == "turn_began"]
    assert [each["seat"] for each in began] == [0, 1, 0]


async def test_resigning_to_the_shadow_is_a_loss_to_no_player(site):
    [ada] = await site.match("Ada", "morph", mode="solo")
    page = await ada.page()

    await ada.move("resign")

    ended = await page.event("match_ended")
    assert ended["winners"] == []
    assert (page.public["winner"], page.public["scores"]) == (1, [0])


async def test_giving_up_a_duel_loses_it(site):
    ada, bo = await site.match("Ada Bo", "morph")
    page = await ada.page()

    await bo.move("resign")

    ended = await page.event("match_ended")
    assert ended["winners"] == [0]
    assert (page.public["reason"], page.public["scores"]) == ("resigned", [1, 0])


async def test_a_mode_for_another_number_of_players_does_not_begin(site):
    people = await site.company("Ada Bo", "morph", mode="solo")

    with refused("solo_is_for_one"):
        await begin(people)


async def test_both_stake_at_the_same_time(site):
    ada, bo = await site.match("Ada Bo", "morph")
    staked = (await bo.view())["legal"][0]

    await bo.move(staked)

    assert len((await ada.view())["legal"]) == 4
    view = await bo.view()
    assert "legal" not in view or view["legal"] == []
    assert view["own"]["staked"] == staked.split()[1]


async def test_no_snapshot_has_a_card_of_the_mana_zone(site):
    """R10.3: the update of the move tells it once, to its owner."""
    [ada] = await site.match("Ada", "morph", mode="solo")
    await ada.move((await ada.view())["legal"][0])
    move = (await ada.view())["legal"][0]

    await ada.move(move)

    assert move.split()[1] not in json.dumps(await ada.view())


async def test_a_late_stake_is_drawn_and_a_late_turn_ends(timed):
    [ada] = await match(timed.site, "Ada", game="morph", mode="solo", turn_seconds=TURN)

    for _ in range(3):
        await timed.wait(ada, TURN + 1)

    await ada.until(lambda: ada.public["turn_number"] == 3)
    late = [each["seat"] for each in ada.events if each["kind"] == "time_ran_out"]
    assert late == [0, 0, 0]
    assert ada.public["mana"]["A"] == 2


async def test_a_rematch_begins_with_a_stake_again(site):
    ada, bo = await site.match("Ada Bo", "morph")
    page = await ada.page()
    await bo.move("resign")
    await page.event("match_ended")

    await ada.do("rematch")

    await page.until(lambda: (page.public or {}).get("phase") == "stake")
    assert page.public["mana"] == {"A": 0, "B": 0}


async def test_players_choose_their_factions(site):
    ada, bo = await site.company("Ada Bo", "morph")
    page = await ada.page()
    await ada.do("set_seat_options", options={"factions": "violet_red"})
    await bo.do("set_seat_options", options={"factions": "violet_grey"})

    with refused("factions_taken"):
        await begin([ada, bo])
    await ada.do("set_options", options={"packs": 2})
    await begin([ada, bo])

    await page.until(lambda: page.public is not None)
    assert page.public["pairs"] == {"A": "violet_red", "B": "violet_grey"}


async def test_a_stake_does_not_make_the_other_stale(site):
    """R2.3: both choose at the same time, and the other card changes nothing for this choice."""
    ada, bo = await site.match("Ada Bo", "morph")
    pages = [await ada.page(), await bo.page()]
    seen = [page.n for page in pages]
    stakes = [(await player.view())["legal"][0] for player in (ada, bo)]

    await pages[1].do("move", move=stakes[1], at=seen[1])
    with refused("stale"):
        await pages[1].do("move", move=stakes[1], at=seen[1])
    await pages[0].do("move", move=stakes[0], at=seen[0])

    await pages[0].until(lambda: pages[0].public["phase"] == "mana")
    with refused("stale"):
        await pages[0].do("move", move=stakes[0], at=seen[0])
