"""Links by which others see rounds again, without being at the table."""

import json
from base64 import urlsafe_b64encode
from hashlib import sha256
from random import Random

import pytest

from morpho_client import Refused
from morpho_server.api.limiting.limits import SHARED_REPLAYS_PER_MINUTE
from tests.support.history import EXPERT, LONG, past_round, play_round, play_until_over
from tests.support.pages import Json, refused
from tests.support.serving import running
from tests.support.visitors import API, Player, Site, together

pytestmark = pytest.mark.asyncio(loop_scope="session")


def secret(name: str) -> str:
    """Return a secret as a page makes it; the name of a test keeps it apart from others."""
    return urlsafe_b64encode(sha256(name.encode()).digest()).decode().rstrip("=")


async def share(player: Player, token: str, match: int = 1, number: int | None = None) -> Json:
    """Make a link; return what the player's links show."""
    body = {"token": token, "match": match, "round": number}
    return (await player.ask("POST", "replay-links", json=body))["links"]


async def opened(site: Site, token: str, number: int | None = None) -> Json:
    """Return the answer to a link for somebody whom the server does not know."""
    body = {"token": token, "round": number}
    answer = await site.request("POST", f"{API}/shared-replays", json=body)
    if not answer.is_success:
        raise Refused(answer.json()["code"], answer.json()["detail"])
    assert answer.headers["cache-control"] == "no-store"
    return answer.json()


async def called_off(site: Site) -> list[Player]:
    """Return people whose match was called off at once."""
    people = await site.match("Ada Bo")
    await people[0].do("end_match")
    return people


async def test_anybody_sees_by_a_link_what_those_at_the_table_see(site):
    people = await site.match("Ada Bo Cy", "morpho", **EXPERT)
    await play_until_over(people, Random(2))
    token = secret("whole match")

    assert await share(people[1], token) == [{"match": 1, "round": None}]

    count = (await people[0].view())["table"]["match"]["round"]
    for number in range(1, count + 1):
        shared = await opened(site, token, number)
        assert (shared["rounds"], shared["number"]) == ([*range(1, count + 1)], number)
        assert shared["round"] == await past_round(people[0], 1, number)
    assert (await opened(site, token))["number"] == 1
    with refused("no_such_round"):
        await opened(site, token, count + 1)


async def test_a_match_link_opens_its_first_round(site):
    people = await site.match("Ada Bo Cy", "morpho", **LONG)
    await play_round(people, Random(1))
    await people[0].do("next_round")
    await people[0].do("end_match")
    body = {"id": "on", "steps": 1, "seat": 0, "strength": "recruit"}
    path = "matches/1/rounds/2/tables"
    on = people[0].guest.player(await people[0].ask("POST", path, json=body))
    await on.do("end_match")
    token = secret("played on")
    await share(on, token)

    shared = await opened(site, token)

    assert (shared["rounds"], shared["number"]) == ([2], 2)


async def test_a_round_link_shows_only_that_round(site):
    people = await site.match("Ada Bo Cy", "morpho", **LONG, replays="round")
    for number in (1, 2):
        await play_round(people, Random(number))
        await people[0].do("next_round")
    token = secret("one round")
    with refused("match_goes_on"):
        await share(people[1], token)
    with refused("match_goes_on"):
        await share(people[1], token, 1, 3)
    await share(people[1], token, 1, 2)

    shared = await opened(site, token)

    assert (shared["rounds"], shared["number"]) == ([2], 2)
    assert people[0].code not in json.dumps(shared)
    with refused("no_such_link"):
        await opened(site, token, 1)


async def test_a_link_works_until_its_maker_withdraws_it(site):
    ada, bo = await called_off(site)
    token = secret("withdrawn")
    await share(ada, token, 1, 1)
    what = {"match": 1, "round": 1}

    await bo.ask("DELETE", "replay-links", params=what)
    await opened(site, token)
    left = await ada.ask("DELETE", "replay-links", params=what)

    assert left == await ada.ask("GET", "replay-links") == {"links": []}
    with refused("no_such_link"):
        await opened(site, token)


async def test_a_new_link_to_the_same_replaces_the_old_one(site):
    ada, bo = await called_off(site)
    old, new, other = map(secret, ("old", "new", "other"))
    await share(bo, other, 1, 1)

    await share(ada, old, 1, 1)
    assert await share(ada, new, 1, 1) == [{"match": 1, "round": 1}]

    with refused("no_such_link"):
        await opened(site, old)
    assert await opened(site, new) == await opened(site, other)


async def test_a_link_shows_nothing_else_while_it_works(site):
    (ada, _), (mallory, _) = await called_off(site), await called_off(site)
    token = secret("copied")
    await share(ada, token, 1, 1)
    shown = await opened(site, token)

    with refused("token_taken"):
        await share(mallory, token, 1, 1)

    assert await opened(site, token) == shown


async def test_nothing_at_the_table_changes_a_link(site):
    ada, bo = await called_off(site)
    token = secret("steadfast")
    await share(bo, token, 1, 1)

    await ada.do("set_options", options={"entry": "locked", "spectators": False})
    await ada.do("remove", player=bo.id)

    holders = (await opened(site, token))["round"]["holders"]
    assert [holder["name"] for holder in holders] == ["Ada", "Bo"]


async def test_only_who_sits_at_the_table_makes_links(site):
    ada, _ = await called_off(site)
    watcher = await (await site.guest()).join(ada.code, "Watcher", sit=False)

    with refused("not_seated"):
        await share(watcher, secret("watcher"), 1, 1)


@pytest.mark.parametrize(
    ("match", "number", "code"),
    [(2, None, "no_such_match"), (1, 2, "no_such_round"), (2, 1, "no_such_round")],
)
async def test_there_is_no_link_to_what_was_never_played(site, match, number, code):
    ada, _ = await called_off(site)

    with refused(code):
        await share(ada, secret("nothing"), match, number)


async def test_the_server_keeps_no_secret_of_a_link(tmp_path):
    token = secret("kept nowhere")
    async with running(tmp_path / "morpho.db") as site:
        ada, _ = await called_off(site)
        await share(ada, token, 1, 1)

    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert sha256(token.encode()).digest() in stored
    assert token.encode() not in stored


async def test_a_link_outlasts_a_restart(tmp_path):
    token = secret("restarted")
    async with running(tmp_path / "morpho.db") as site:
        ada, _ = await called_off(site)
        await share(ada, token, 1, 1)
        before = await opened(site, token)

    async with running(tmp_path / "morpho.db") as site:
        assert await opened(site, token) == before


async def test_an_address_can_not_open_links_without_end(tmp_path):
    async with running(tmp_path / "morpho.db") as site:
        asked = [opened(site, secret("wrong")) for _ in range(SHARED_REPLAYS_PER_MINUTE + 5)]
        answers = await together(*asked)

    assert {answer.code for answer in answers} == {"no_such_link", "rate_limited"}
