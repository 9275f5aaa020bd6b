"""A page's stream adds up: nothing is missing or repeated, and replays are identical."""

import json
from contextlib import suppress

import pytest

from tests.support.nightly import nightly
from tests.support.realtime.lives import Life, Somebody, born
from tests.support.serving import API, Player, Refused

pytestmark = pytest.mark.asyncio(loop_scope="session")

LIVES = pytest.mark.parametrize(
    ("game", "seed"), [nightly("guess", 0), ("guess", 1), nightly("morpho", 2)]
)
STEPS = 60


async def lived(site, game: str, seed: int) -> Life:
    """Return a table at which much has happened; each step asserts that all pages add up.

    Its match is paused in the end: a stand-in's move would come between two looks at it.
    """
    life = await born(site, seed, game)
    await life.live(STEPS)
    with suppress(Refused):  # nothing is played, or it is paused already
        await life.host.page.do("pause")
    await life.catch_up()
    assert life.done > STEPS / 4
    return life


async def listed(player: Player, **query: int) -> str:
    """Return a player's updates by REST, as they were sent."""
    path = f"{API}/tables/{player.code}/updates"
    history = await player.history(query.get("after", 0))
    params = {"player": player.id, "history": history, **query}
    answer = await player.site.request("GET", path, player.guest.token, params=params)
    return answer.text.partition('"updates":[')[2].partition('],"here":[')[0]


def updates_above(one: Somebody, number: int) -> list[str]:
    """Return the updates above a number that a page was sent while it was open all the time."""
    return [frame for frame in one.page.updates if json.loads(frame)["n"] > number]


@LIVES
async def test_frames_add_up_and_are_repeated_byte_for_byte(site, game, seed):
    """On the socket to who comes back, by REST from memory, and by REST from the log."""
    life = await lived(site, game, seed)

    for one in life.people:
        last, first = one.page.n, one.page.heard[0]["n"]
        assert await listed(one.player, after=first, limit=500) == ",".join(
            updates_above(one, first)
        )
        assert len(updates_above(one, first)) == last - first, "there is a hole"
        for missed in (0, 1, 5, 12, 20):
            number = max(first, last - missed)
            page = await one.player.page(number)
            assert page.updates == updates_above(one, number) or page.heard[0]["type"] == "snapshot"
            assert await listed(one.player, after=number) == ",".join(updates_above(one, number))


async def test_a_reconnected_page_gets_exactly_the_missed_updates(site):
    ada, bo, _ = await site.match("Ada Bo Cy")
    whole = await bo.page()
    await bo.move("stake 2")
    left_at = (await bo.view())["n"]
    await ada.move("stake 1")
    await ada.do("say", text="Bo?")
    await bo.do("say", text="Here.")

    page = await bo.page(left_at)

    assert [message["type"] for message in page.heard] == ["update", "update", "presence"]
    assert page.updates == whole.updates[-2:]
    assert [message["n"] for message in page.heard[:2]] == [left_at + 1, left_at + 2]


async def test_a_page_that_missed_nothing_is_told_nothing(site):
    ada, _ = await site.company("Ada Bo")
    number = (await ada.view())["n"]

    page = await ada.page(number)

    assert [message["type"] for message in page.heard] == ["presence"]


@pytest.mark.parametrize("after", [0, 10_000])
async def test_a_page_too_far_behind_or_ahead_gets_a_snapshot(site, after):
    ada, _ = await site.company("Ada Bo")
    for number in range(30):
        await ada.do("say", text=f"{number}")

    page = await ada.page(after)

    assert page.heard[0]["type"] == "snapshot"
    assert page.n == (await ada.view())["n"]


async def test_secret_updates_are_not_counted_by_others(site):
    """A choice made in secret is an update for its seat alone, and leaves no hole elsewhere."""
    ada, bo, cy = await site.match("Ada Bo Cy")
    watcher = await (await site.guest()).join(ada.code, "Watcher", sit=False)
    pages = [await player.page() for player in (ada, bo, cy, watcher)]
    before = [page.n for page in pages]

    await bo.move("stake 2")
    await pages[1].reach(before[1] + 1)
    await ada.do("say", text="Has anybody chosen?")
    for page in pages:
        await page.event("said")

    assert [page.n for page in pages] == [n + (2 if i == 1 else 1) for i, n in enumerate(before)]
    assert all("stake_chosen" not in "".join(page.updates) for page in (pages[0], *pages[2:]))


async def test_a_secret_choice_makes_no_other_move_stale(site):
    ada, bo = await site.match("Ada Bo")
    pages = [await ada.page(), await bo.page()]
    seen = [page.n for page in pages]

    await pages[0].do("move", move="stake 1", at=seen[0])
    await pages[1].do("move", move="stake 2", at=seen[1])


async def test_secret_choices_do_not_make_commands_stale(site):
    ada, bo, cy = await site.match("Ada Bo Cy")
    spectator = await (await site.guest()).join(ada.code, "Dora", sit=False)
    pages = [await ada.page(), await spectator.page()]
    seen = [page.n for page in pages]
    await ada.do("say", text="Has anybody chosen?")
    for page in pages:
        await page.event("said")

    async def answers() -> list[str]:
        codes = []
        for page, at in zip(pages, seen, strict=True):
            with pytest.raises(Refused) as refusal:
                await page.do("move", move="guess B 1", at=at)
            codes.append(refusal.value.code)
        return codes

    before = await answers()
    await bo.move("stake 1")
    assert await answers() == before
    await cy.move("stake 2")
    assert await answers() == before


async def test_a_page_that_comes_late_reads_what_was_said_before(site):
    ada, _ = await site.company("Ada Bo")
    await ada.do("say", text="First!")
    late = await (await site.guest()).join(ada.code, "Late")

    updates = await late.updates()

    assert [update["n"] for update in updates] == list(range(1, len(updates) + 1))
    said = {"kind": "said", "player": ada.id, "text": "First!", "phrase": None}
    assert said in [event for update in updates for event in update["events"]]


async def test_a_takeover_does_not_replay_the_private_events(site):
    """They have the seat's view from then on; what came before they watched."""
    ada, bo, _ = await site.match("Ada Bo Cy")
    await bo.move("stake 2")
    await bo.do("leave")
    late = await ada.let_in("Late")

    assert (await late.view())["own"]["stake"] == 2
    assert "stake_chosen" not in await listed(late)


async def test_reconnecting_after_a_takeover_shows_the_view(site):
    """The page that sat down was gone before the snapshot that comes after that update."""
    ada, bo, _ = await site.match("Ada Bo Cy")
    late = await (await site.guest()).join(ada.code, "Late")
    await bo.do("leave")
    await late.do("sit")
    number = await ada.do("admit", player=late.id)

    page = await late.page(number)

    assert page.own == (await late.view())["own"]
    assert page.legal


async def test_updates_can_be_fetched_a_few_at_a_time(site):
    ada, _ = await site.company("Ada Bo")
    for number in range(30):
        await ada.do("say", text=f"{number}")
    whole = await ada.updates()

    parts, after = [], 0
    while part := await ada.updates(after, limit=7):
        parts += part
        after = part[-1]["n"]

    assert parts == whole
    assert len(await ada.updates(after=whole[-1]["n"] - 20, limit=5)) == 5


async def test_every_page_of_one_player_is_told_the_same(site):
    ada, bo = await site.match("Ada Bo")
    one, two = await ada.page(), await ada.page()

    await one.move("stake 1")
    await bo.do("say", text="Hm.")
    await two.reach((await ada.view())["n"])
    await one.reach(two.n)

    assert one.updates == two.updates
    assert one.shows == two.shows


async def test_two_players_of_one_browser_have_each_their_own_stream(site):
    guest = await site.guest()
    ada = await guest.open("Ada")
    bo = await guest.join(ada.code, "Bo")
    pages = [await ada.page(), await bo.page()]
    await bo.do("ready", ready=True)
    await ada.do("start")
    await pages[0].move("stake 1")
    await pages[1].move("stake 2")
    await pages[0].event("stakes_shown")

    assert [page.own["seat"] for page in pages] == [0, 1]
    assert [page.own["stake"] for page in pages] == [1, 2]
    assert set(pages[0].own["known"]) == {"A"}
    assert set(pages[1].own["known"]) == {"B"}


async def test_reconnecting_reveals_no_private_events_of_others(site):
    """How many have agreed is a secret (R7.6), so a vote must not take the room of an update."""
    ada, bo, cy, _ = await site.match("Ada Bo Cy Di", "morpho")
    await ada.move("agree")
    for line in range(12):
        await ada.do("say", text=f"line {line}")
    last = (await cy.view())["n"]

    before = await ways_back(cy, last)
    assert {"update", "snapshot"} <= set(before)
    for vote in ("agree", "disagree", "agree"):
        await bo.move(vote)
        assert await ways_back(cy, last) == before


async def ways_back(player: Player, last: int) -> list[str]:
    """Return of what kind the first message is to a page that comes back, by what it has seen."""
    ways = []
    for number in range(last + 1):
        page = await player.page(number)
        ways.append(page.heard[0]["type"])
        await page.close()
    return ways
