"""What is kept of matches for those who have played them."""

import asyncio
import sqlite3
from contextlib import closing
from random import Random
from secrets import token_urlsafe

import pytest
import pytest_asyncio

from morpho_server.games.morpho.identities import IDENTITY
from tests.support.dealt import deal_as
from tests.support.history import EXPERT, play_until_over
from tests.support.pages import TIMEOUT, Json, refused
from tests.support.serving import ALL_GAMES, running
from tests.support.visitors import Guest, Player, Site

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def matches(guest: Guest, **bounds: int) -> list[Json]:
    return (await guest.ask("GET", "/guests/me/matches", params=bounds))["matches"]


async def played(guest: Guest, count: int = 1) -> list[Json]:
    """Return a guest's matches once there are so many: they are noted soon after their end."""
    async with asyncio.timeout(TIMEOUT):
        while len(found := await matches(guest)) < count:  # noqa: ASYNC110 - nobody is notified
            await asyncio.sleep(0.02)
    return found


async def numbers(guest: Guest) -> Json:
    return {each["game"]: each for each in await guest.ask("GET", "/guests/me/numbers")}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def three(server: Site) -> list[Player]:
    """Three who have played one match of M.O.R.P.H.O."""
    deal_as("a match of three")
    people = await server.match("Ada Bo Cy", "morpho", **EXPERT)
    await play_until_over(people, Random(11))
    return people


async def test_a_match_is_kept_for_all_who_played_it(three):
    ada, *others = three

    [kept] = await played(ada.guest)

    table = (await ada.view())["table"]
    assert [seat["points"] for seat in kept["seats"]] == table["match"]["scores"]
    assert [seat["name"] for seat in kept["seats"]] == ["Ada", "Bo", "Cy"]
    winners = [seat["seat"] for seat in kept["seats"] if seat["won"]]
    assert winners == table["match"]["winners"]
    assert {seat["rank"] for seat in kept["seats"] if seat["won"]} <= {1}
    assert (kept["rounds"], kept["called_off"]) == (table["match"]["round"], False)
    assert (kept["code"], kept["match"], kept["player"]) == (ada.code, 1, ada.id)
    for seat, player in enumerate(others, 1):
        [theirs] = await matches(player.guest)
        assert theirs == kept | {"seat": seat, "player": player.id}


async def test_the_parts_are_those_that_were_dealt_held_and_that_won(three):
    ada, *_ = three

    [kept] = await played(ada.guest)

    past = [await ada.ask("GET", f"matches/1/rounds/{n + 1}") for n in range(kept["rounds"])]
    for own in kept["seats"]:
        letter = "ABC"[own["seat"]]
        dealt, held = [], []
        for each in past:
            first, last = each["steps"][0], each["steps"][-1]
            dealt.append(_of(letter, first["everything"]["known"]))
            held.append(_of(letter, last["public"]["outcome"]["cards"]))
        for part, count in own["parts"].items():
            assert count["dealt"] == sum(part in hand for hand in dealt)
            assert count["held"] == sum(part in hand for hand in held)
            assert count["won"] <= count["held"]
        gained = [last_of(each)["outcome"]["points"][own["seat"]] for each in past]
        assert own["rounds_won"] == sum(points > 0 for points in gained)
        won_by = {part for part, count in own["parts"].items() if count["won"]}
        reasons = {last_of(each)["outcome"]["reason"] for each in past}
        assert {part for part in won_by if part != "investor"} <= {
            part for part in IDENTITY if reasons.intersection(IDENTITY[part].wins_by)
        }
        assert own["parts"].keys() == set().union(*dealt, *held)


def last_of(past: Json) -> Json:
    return past["steps"][-1]["public"]


def _of(letter: str, cards: Json) -> set[str]:
    return {name for slot, name in cards.items() if slot[0] == letter}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def regulars(server: Site) -> list[Player]:
    """Two who have played three matches together."""
    deal_as("three matches of two")
    people = await server.match("Ada Bo", "morpyam")
    for seed in range(3):
        if seed:
            await people[0].do("rematch")
        await play_until_over(people, Random(seed))
    await played(people[0].guest, 3)
    return people


async def test_numbers_are_the_sum_of_the_matches(regulars):
    ada, _ = regulars
    kept = await matches(ada.guest)

    morpyam = (await numbers(ada.guest))["morpyam"]

    own = [match["seats"][match["seat"]] for match in kept]
    assert (morpyam["matches"], morpyam["rounds"]) == (3, 3)
    assert morpyam["won"] == sum(seat["won"] for seat in own)
    assert morpyam["points"] == sum(seat["points"] for seat in own)
    dealt = sorted(count["dealt"] for count in morpyam["parts"].values())
    assert (morpyam["parts"].keys(), dealt) == ({"first", "second"}, [1, 2])


async def test_loading_a_table_records_unfinished_results(tmp_path):
    database = tmp_path / "morpho.db"
    async with running(database, ALL_GAMES) as site:
        ada, bo = people = await site.match("Ada Bo", "morpyam")
        for seed in range(2):
            await play_until_over(people, Random(seed))
            await ada.do("rematch")
        await bo.do("leave")
        kept = await played(ada.guest, 2)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = ON")
        assert connection.execute("DELETE FROM matches WHERE number = 2").rowcount == 1

    async with running(database, ALL_GAMES) as again:
        ada = Player(Guest(again, ada.guest.token), ada.code, ada.id)
        assert len(await matches(ada.guest)) == 1
        await ada.view()

        assert await played(ada.guest, 2) == kept
        assert len(await matches(Guest(again, bo.guest.token))) == 2


async def test_a_season_counts_the_matches_of_its_table(regulars):
    ada, bo = regulars
    season = await bo.ask("GET", "season")

    kept = await matches(ada.guest)
    assert (season["game"], season["matches"]) == ("morpyam", 3)
    for standing in season["standings"]:
        own = [
            seat for match in kept for seat in match["seats"] if seat["name"] == standing["name"]
        ]
        assert (standing["matches"], standing["bot"]) == (3, None)
        assert standing["won"] == sum(seat["won"] for seat in own)
        assert standing["points"] == sum(seat["points"] for seat in own)
    order = [(one["won"], one["points"]) for one in season["standings"]]
    assert order == sorted(order, reverse=True)


async def test_a_new_season_counts_anew_and_the_earlier_one_stays(site):
    ada, bo = people = await site.match("Ada Bo", "guess", target=1)
    await play_until_over(people, Random(1))
    await ada.do("begin_season")
    await ada.do("rematch")
    await play_until_over(people, Random(2))
    await ada.do("set_options", options={"season_ranking": "points"})

    now = await bo.ask("GET", "season")
    before = await bo.ask("GET", "season", params={"season": 1})

    second, first = [match["seats"] for match in await played(ada.guest, 2)]
    for season, number, seats in ((before, 1, first), (now, 2, second)):
        assert (season["number"], season["seasons"], season["matches"]) == (number, 2, 1)
        points = {one["name"]: one["points"] for one in season["standings"]}
        assert points == {seat["name"]: seat["points"] for seat in seats}
    assert now["ranking"] == "points"
    with refused("no_such_season"):
        await bo.ask("GET", "season", params={"season": 3})


async def test_rivals_are_told_without_who_they_are(regulars):
    ada, _ = regulars
    kept = await matches(ada.guest)

    [rival] = await ada.guest.ask("GET", "/guests/me/rivals")

    ranks = [(match["seats"][0]["rank"], match["seats"][1]["rank"]) for match in kept]
    assert rival == {
        "name": "Bo",
        "matches": 3,
        "ahead": sum(own < other for own, other in ranks),
        "behind": sum(own > other for own, other in ranks),
    }


async def test_a_season_is_shown_to_nobody_who_is_not_at_its_table(site):
    ada, _ = await site.match("Ada Bo", "guess")
    stranger = await site.guest()

    with refused("not_your_player"):
        await Player(stranger, ada.code, ada.id).ask("GET", "season")


async def test_a_match_that_was_called_off_is_kept_if_a_round_was_over(site):
    ada, bo = people = await site.match("Ada Bo", "guess", target=20)
    while (await ada.view())["table"]["phase"] == "playing":
        for player in people:
            if moves := (await player.view()).get("legal"):
                await player.move(moves[0])
    await ada.do("next_round")
    await ada.do("end_match")
    await ada.do("rematch")
    await ada.do("end_match")

    await ada.ask("GET", "season")
    [kept] = await played(bo.guest)

    assert (kept["rounds"], kept["called_off"]) == (1, True)
    assert [seat["won"] for seat in kept["seats"]] == [False, False]


async def test_another_device_takes_the_matches_along(site):
    ada, _ = people = await site.match("Ada Bo", "guess", target=1)
    await play_until_over(people, Random(1))
    kept = await played(ada.guest)
    elsewhere = await ada.guest.open("Ada")
    token = token_urlsafe(32)
    await elsewhere.do("link_device", token=token)

    phone = await (await site.guest("Phone")).use_pass(elsewhere.code, token)

    assert await played(phone.guest) == [match | {"player": None} for match in kept]


async def test_a_link_takes_along_only_the_matches_of_who_made_it(site):
    """A player's other devices may be those of friends, who once followed a link."""
    ada, *_ = people = await site.match("Ada Bo", "guess", target=1)
    cy, *_ = others = await site.match("Cy Di", "guess", target=1)
    for each in (people, others):
        await play_until_over(each, Random(1))
    await played(cy.guest)
    elsewhere = await ada.guest.open("Ada")
    first, second = token_urlsafe(32), token_urlsafe(32)
    await elsewhere.do("link_device", token=first)
    await cy.guest.use_pass(elsewhere.code, first)
    await elsewhere.do("link_device", token=second)

    phone = await (await site.guest("Phone")).use_pass(elsewhere.code, second)

    assert [match["code"] for match in await played(phone.guest)] == [ada.code]
    assert {match["code"] for match in await played(cy.guest, 2)} == {ada.code, cy.code}


async def test_an_offered_seat_takes_no_matches_along(site):
    ada, bo = people = await site.match("Ada Bo", "guess", target=1)
    await play_until_over(people, Random(1))
    await played(bo.guest)
    await ada.do("rematch")
    await bo.do("leave")
    token = token_urlsafe(32)
    await ada.do("offer_seat", seat=1, token=token)

    cy = await (await site.guest("Cy")).use_pass(ada.code, token, "Cy")

    assert await matches(cy.guest) == []


async def test_a_guest_who_forgets_their_matches_sees_none(site):
    ada, bo = people = await site.match("Ada Bo", "guess", target=1)
    await play_until_over(people, Random(4))
    await played(ada.guest)

    left = await ada.guest.ask("DELETE", "/guests/me/matches")

    assert left == {"matches": [], "next": None}
    assert await matches(ada.guest) == []
    assert await numbers(ada.guest) == {}
    assert len(await matches(bo.guest)) == 1


async def test_matches_come_page_by_page(regulars):
    ada, _ = regulars
    every = await matches(ada.guest)

    first = await ada.guest.ask("GET", "/guests/me/matches", params={"limit": 2})
    rest = {"limit": 2, "before": first["next"]}
    second = await ada.guest.ask("GET", "/guests/me/matches", params=rest)

    assert first["matches"] == every[:2]
    assert second == {"matches": every[2:], "next": None}
    assert [each["match"] for each in every] == [3, 2, 1]


async def test_a_place_that_nobody_was_told_is_refused(site):
    guest = await site.guest()

    with refused("invalid"):
        await guest.ask("GET", "/guests/me/matches", params={"before": "yesterday"})


async def test_a_seat_that_is_vacant_at_the_end_counts_for_no_place(site):
    ada, bo, cy = people = await site.match("Ada Bo Cy", "guess", target=20)
    while (await ada.view())["table"]["phase"] == "playing":
        for player in people:
            if moves := (await player.view()).get("legal"):
                await player.move(moves[0])
    await cy.do("leave")
    await ada.do("end_match")

    [kept] = await played(bo.guest)

    ranks = sorted(seat["rank"] for seat in kept["seats"])
    assert len(kept["seats"]) == 2
    assert ranks in ([1, 1], [1, 2])


@pytest.mark.parametrize("what", ["matches", "numbers", "rivals"])
async def test_nobody_has_matches_without_a_token(site, what):
    answer = await site.request("GET", f"/api/v1/guests/me/{what}")

    assert answer.json()["code"] == "not_signed_in"


async def test_a_match_that_goes_on_is_in_nobodys_numbers(site):
    ada, bo = people = await site.match("Ada Bo", "guess", target=20)
    while (await ada.view())["table"]["phase"] == "playing":
        for player in people:
            if moves := (await player.view()).get("legal"):
                await player.move(moves[0])

    assert (await ada.ask("GET", "season"))["matches"] == 0
    assert await matches(ada.guest) == []
    assert await numbers(ada.guest) == {}
    with refused("match_goes_on"):
        await Player(bo.guest, bo.code, bo.id).ask("GET", "matches/1")
