"""Watching a replay together: one leads, others follow, and nobody else hears of it."""

import json
from random import Random

import pytest

from tests.support.games.morpho.shooting import NAMES, SHOOTING
from tests.support.history import LONG, play_round
from tests.support.pages import Json, Page
from tests.support.serving import ALL_GAMES, Site, running
from tests.support.visitors import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

START = {"match": 1, "round": 1, "step": 3, "eyes": 1, "playing": False, "speed": 1.0}


async def watch(page: Page, role: str, **moment: Json) -> None:
    """Take part in a role; a leader is at the start but for what is given."""
    where = {"moment": START | moment} if role == "lead" else {}
    await page.send({"type": "watch", "role": role, **where})


def shown(page: Page) -> Json:
    """Return the last frame about the leader that a page was sent, without the type."""
    parties = [heard for heard in page.heard if heard["type"] == "watching"]
    return {key: value for key, value in parties[-1].items() if key != "type"} if parties else None


def _text(message: Json) -> str:
    return json.dumps(message)


async def shows(page: Page, **expected: Json) -> None:
    """Wait until the last frame about the leader is just that."""
    await page.until(lambda: shown(page) == expected)


async def over(site: Site, names: str = "Ada Bo Cy") -> tuple[list[Player], list[Page]]:
    """Return people whose match is over, and a page of each."""
    people = await site.match(names)
    await people[0].do("end_match")
    return people, [await player.page() for player in people]


async def test_followers_see_where_the_leader_is(site):
    (ada, bo, _), (one, two, three) = await over(site)
    await watch(two, "other")
    await shows(two, followers=[])

    await watch(one, "lead")
    await shows(two, followers=[], led_by=ada.id, moment=START)
    await watch(two, "follow")
    await watch(one, "lead", step=4, eyes="all", playing=True, speed=0.5)

    moment = START | {"step": 4, "eyes": "all", "playing": True, "speed": 0.5}
    await shows(two, followers=[bo.id], led_by=ada.id, moment=moment)
    await shows(one, followers=[bo.id], led_by=ada.id, moment=moment, leads=True)
    assert shown(three) is None, "a page without a replay hears of nothing"


async def test_a_later_page_hears_at_once_who_leads(site):
    (ada, *_), (one, two, _) = await over(site)
    await watch(one, "lead")
    await shows(one, followers=[], led_by=ada.id, moment=START, leads=True)

    await watch(two, "other")

    await shows(two, followers=[], led_by=ada.id, moment=START)


async def test_anybody_can_take_the_lead(site):
    (_, bo, _), (one, two, _) = await over(site)
    await watch(one, "lead")
    await watch(two, "follow")
    await one.until(lambda: (shown(one) or {}).get("followers") == [bo.id])

    await watch(two, "lead", step=9)

    await shows(one, followers=[], led_by=bo.id, moment=START | {"step": 9})
    await shows(two, followers=[], led_by=bo.id, moment=START | {"step": 9}, leads=True)


@pytest.mark.parametrize("how", ["none", "other", "vanish"])
async def test_nobody_leads_once_the_leader_stops_or_is_gone(site, how):
    _, (one, two, _) = await over(site)
    await watch(two, "other")
    await watch(one, "lead")
    await two.until(lambda: "led_by" in (shown(two) or {}))

    if how == "vanish":
        one.vanish()
    else:
        await watch(one, how)

    await shows(two, followers=[])


async def test_only_one_of_a_players_pages_leads(site):
    (ada, *_), (one, _, _) = await over(site)
    again = await ada.page()
    await watch(one, "lead")
    await watch(again, "lead", step=5)

    await shows(one, followers=[], led_by=ada.id, moment=START | {"step": 5})
    await shows(again, followers=[], led_by=ada.id, moment=START | {"step": 5}, leads=True)


async def test_nobody_leads_to_a_round_that_may_not_be_seen_again_yet(site):
    people = await site.match("Ada Bo Cy", "morpho", **LONG, replays="round")
    page = await people[0].page()
    lead = '{"type": "watch", "role": "lead", "moment": {"match": %d, "round": %d, "step": 0,'
    lead += ' "eyes": "all", "playing": false, "speed": 1}}'
    for match, number in ((1, 1), (2, 1)):
        assert (await page.refusal(lead % (match, number))).code == "match_goes_on"

    await play_round(people, Random(1))

    await page.send({"type": "watch", "role": "lead", "moment": START})
    await page.until(lambda: (shown(page) or {}).get("leads"))
    assert (await page.refusal(lead % (1, 2))).code == "match_goes_on"


async def test_a_leader_says_nothing_but_a_moment(site):
    _, (one, *_) = await over(site)
    wrong = [
        {"role": "lead"},
        {"role": "follow", "moment": START},
        {"role": "king"},
        {"role": "other", "text": "Bo is a Killer"},
    ]
    more = [
        *({"step": -1}, {"step": 2**31}, {"eyes": "Bo"}, {"eyes": 100}, {"speed": 0}),
        *({"speed": 1e9}, {"match": 0}, {"text": "Bo is a Killer"}),
    ]
    for asked in (*wrong, *({"role": "lead", "moment": START | each} for each in more)):
        assert (await one.refusal(_text({"type": "watch", **asked}))).code == "invalid", asked
    assert shown(one) is None


async def test_a_muted_player_leads_nobody(site):
    (ada, bo, _), (_, two, _) = await over(site)
    await ada.do("mute", player=bo.id, muted=True)

    lead = {"type": "watch", "role": "lead", "moment": START}

    assert (await two.refusal(_text(lead))).code == "muted"


async def test_a_leader_who_is_muted_leads_nobody_any_more(site):
    (ada, bo, _), (one, two, _) = await over(site)
    await watch(one, "follow")
    await watch(two, "lead")
    await shows(one, followers=[ada.id], led_by=bo.id, moment=START)

    await ada.do("mute", player=bo.id, muted=True)

    await shows(one, followers=[ada.id])


async def test_seeing_all_cards_bars_leading_a_replay(tmp_path):
    games = {**ALL_GAMES, "morpho": SHOOTING}
    async with running(tmp_path / "morpho.db", games) as site:
        people = await site.match(NAMES, "morpho", out_players_see="all_cards", replays="round")
        page = await people[1].page()
        for player in people:
            legal = (await player.view())["legal"]
            await player.move(next(move for move in legal if move.startswith("look")))
        await people[0].move("snipe B1 with A1")
        await page.reach((await people[1].view())["n"])

        for message in ({"role": "follow"}, {"role": "lead", "moment": START}):
            refusal = await page.refusal(_text({"type": "watch", **message}))
            assert refusal.code == "sees_all_cards"


async def test_a_visitor_waiting_to_be_let_in_takes_no_part(site):
    (ada, *_), _ = await over(site)
    await ada.do("set_options", options={"entry": "approval"})
    outside = await (await (await site.guest()).join(ada.code, "Zed")).page()

    refusal = await outside.refusal(_text({"type": "watch", "role": "other"}))

    assert refusal.code == "not_admitted"


async def test_a_guest_tells_others_only_so_much(tmp_path):
    async with running(tmp_path / "morpho.db") as site:
        _, (one, *_) = await over(site)
        for step in range(30):
            await watch(one, "lead", step=step)

        refusal = await one.message(lambda heard: heard["type"] == "error")

    assert refusal["code"] == "rate_limited"
