"""A past round is seen again exactly as each seat, a spectator or all eyes saw it."""

import json
from collections.abc import Awaitable, Callable
from io import StringIO
from random import Random
from typing import NamedTuple

import pytest
import pytest_asyncio

from morpho_client.views import merged
from morpho_server.records import check, parse_documents
from tests.support.dealt import deal_as
from tests.support.history import (
    EXPERT,
    LONG,
    past_round,
    play_round,
    play_until_over,
    record,
    rounds_seen,
    steps_shown,
    text,
)
from tests.support.nightly import nightly
from tests.support.pages import Json, Page, refused
from tests.support.visitors import Player, Site, begin

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Finished(NamedTuple):
    """A match that is over: who played, somebody who watched, and their pages in this order."""

    people: list[Player]
    watcher: Player
    pages: list[Page]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def finished(server: Site) -> Callable[[str, Json, int], Awaitable[Finished]]:
    """Play a match to its end, once for all tests that ask for the same."""
    known: dict[str, Finished] = {}

    async def match(game: str, options: Json, seed: int) -> Finished:
        name = f"{game}, {options}, {seed}"
        if name not in known:
            deal_as(name)
            known[name] = await _played(server, game, options, seed)
        return known[name]

    return match


async def _played(site: Site, game: str, options: Json, seed: int) -> Finished:
    people = await site.company("Ada Bo Cy", game, **options)
    watcher = await (await site.guest()).join(people[0].code, "Watcher", sit=False)
    pages = [await player.page() for player in (*people, watcher)]
    await begin(people)
    for page in pages:
        await page.until(lambda page=page: page.table["phase"] == "playing")
    await play_until_over(people, Random(seed))
    for page, player in zip(pages, (*people, watcher), strict=True):
        await page.reach((await player.view())["n"])
    return Finished(people, watcher, pages)


@pytest.mark.parametrize(
    ("game", "options"), [("morpho", EXPERT), nightly("morpyam", {}), ("guess", {"target": 3})]
)
@pytest.mark.parametrize("seed", [0, nightly(1)])
async def test_seats_and_spectators_see_again_what_they_saw(finished, game, options, seed):
    _, watcher, pages = await finished(game, options, seed)

    for page, seat in zip(pages, (0, 1, 2, None), strict=True):
        rounds = rounds_seen(page)
        assert rounds
        for number, steps in enumerate(rounds, 1):
            past = await past_round(watcher, 1, number)
            assert list(text(steps_shown(past, seat))) == list(text(steps))
            assert [holder["name"] for holder in past["holders"]] == ["Ada", "Bo", "Cy"]


async def test_a_past_round_adds_up_from_its_deal_to_its_end(finished):
    people, *_ = await finished("morpho", EXPERT | {"mode": "basic"}, 0)

    past = await past_round(people[0], 1, 1)

    first, last = past["steps"][0], past["steps"][-1]
    dealt = first["everything"]["known"]
    tiles = first["public"]["tiles"]
    assert len(dealt) == len(first["public"]["slots"])
    assert {name: list(dealt.values()).count(name) for name in tiles} == tiles
    for own in first["own"].values():
        assert dealt.items() >= own["own"]["known"].items()
    everything: Json = {}
    for step in past["steps"]:
        everything = merged(everything, step["everything"])
    assert everything["known"] == last["public"]["outcome"]["cards"]


@pytest.mark.parametrize(
    ("game", "options"),
    [("morpho", EXPERT), nightly("morpho", EXPERT | {"mode": "basic"}), ("morpyam", {})],
)
@pytest.mark.parametrize("seed", [0, nightly(1)])
async def test_a_round_can_be_saved_as_a_record_that_holds(finished, tmp_path, game, options, seed):
    people, *_ = await finished(game, options, seed)
    rounds = (await people[0].view())["table"]["match"]["round"]

    for number in range(1, rounds + 1):
        for form in ("yaml", "json"):
            text = await record(people[0], 1, number, form)
            (tmp_path / f"{number}.{form}").write_text(text, "utf-8")

    said = StringIO()
    assert check([tmp_path], said) == 0, said.getvalue()
    assert said.getvalue() == f"{2 * rounds} passed, 0 failed\n"


async def test_a_record_says_the_same_in_both_formats(finished):
    people, *_ = await finished("morpho", EXPERT, 0)

    [written] = parse_documents(await record(people[0], 1, 1))

    assert json.loads(await record(people[0], 1, 1, "json")) == written.content


async def test_a_record_of_a_round_that_was_called_off_has_its_moves(site, tmp_path):
    ada, *_ = people = await site.match("Ada Bo Cy", "morpho")
    first = (await ada.view())["public"]["first"]
    [move, *_] = (await people[first].view())["legal"]
    await people[first].move(move)
    await ada.do("end_match")

    text = await record(ada, 1, 1)

    assert text.endswith(f'play:\n  - "{"ABC"[first]} {move}"\n')
    (tmp_path / "round.yaml").write_text(text, "utf-8")
    assert check([tmp_path], StringIO()) == 0


async def test_a_game_without_record_files_says_so(site):
    ada, _ = await site.match("Ada Bo")
    await ada.do("end_match")

    with refused("no_records"):
        await ada.ask("GET", "matches/1/rounds/1/record")


async def test_a_round_without_secrets_shows_nothing_more(site):
    people = await site.match("Ada Bo", "morpyam")
    await people[0].do("end_match")

    past = await past_round(people[1], 1, 1)

    assert all(step["everything"] == {} for step in past["steps"])


async def test_a_round_is_not_shown_before_its_match_is_over(site):
    ada, bo = await site.match("Ada Bo", target=1)

    with refused("match_goes_on"):
        await past_round(bo, 1, 1)

    await ada.do("end_match")
    await past_round(bo, 1, 1)
    await ada.do("rematch")
    await past_round(bo, 1, 1)
    with refused("match_goes_on"):
        await past_round(bo, 2, 1)


async def test_a_round_is_shown_when_it_is_over_if_the_host_chose_so(site, tmp_path):
    people = await site.match("Ada Bo Cy", "morpho", **LONG, replays="round")
    with refused("match_goes_on"):
        await past_round(people[1], 1, 1)

    await play_round(people, Random(1))

    early, text = await past_round(people[1], 1, 1), await record(people[1], 1, 1)
    (tmp_path / "round.yaml").write_text(text, "utf-8")
    assert check([tmp_path], StringIO()) == 0
    with refused("match_goes_on"):
        await people[1].ask("GET", "matches/1")
    await people[0].do("end_match")
    assert early == await past_round(people[1], 1, 1)
    assert text == await record(people[1], 1, 1)


async def test_a_round_shown_early_hides_the_rest_of_the_match(site):
    """The next round is dealt already; neither its cards nor the deck they came from are sent."""
    people = await site.match("Ada Bo Cy", "morpho", **LONG, replays="round")
    await play_round(people, Random(1))
    await people[0].do("next_round")

    answer = json.dumps(await past_round(people[1], 1, 1)) + await record(people[1], 1, 1)

    await people[0].do("end_match")
    match = (await people[0].view())["table"]["match"]
    assert match["secret"] not in answer
    assert match["commitment"] not in answer
    assert '"round": 2' not in answer
    with refused("no_such_round"):
        await past_round(people[1], 1, 3)


async def test_replay_visibility_at_the_deal_holds_for_the_round(site):
    ada, *_ = people = await site.match("Ada Bo Cy", "morpho", **LONG)
    for number, chosen in enumerate(["round", "match"], 1):
        await play_round(people, Random(number))
        await ada.do("set_options", options={"replays": chosen})
        await ada.do("next_round")
    await play_round(people, Random(3))

    assert (await ada.view())["table"]["match"]["replays"] == [2]
    await past_round(ada, 1, 2)
    for number in (1, 3):
        with refused("match_goes_on"):
            await past_round(ada, 1, number)
    await ada.do("end_match")
    assert "replays" not in (await ada.view())["table"]["match"]
    for number in (1, 2, 3):
        await past_round(ada, 1, number)


async def test_replay_visibility_cannot_change_during_a_round(site):
    ada, *_ = await site.match("Ada Bo Cy", "morpho")

    with refused("not_now"):
        await ada.do("set_options", options={"replays": "round"})


@pytest.mark.parametrize(("match", "number"), [(1, 2), (2, 1), (9, 9)])
async def test_a_round_that_was_never_played_is_not_found(site, match, number):
    ada, _ = await site.match("Ada Bo")
    await ada.do("end_match")

    with refused("no_such_round"):
        await past_round(ada, match, number)


async def test_a_round_is_shown_to_nobody_who_is_not_at_its_table(site):
    ada, _ = await site.match("Ada Bo")
    await ada.do("end_match")
    stranger = await site.guest()

    with refused("not_your_player"):
        await past_round(Player(stranger, ada.code, ada.id), 1, 1)


async def test_a_player_seated_after_the_last_move_is_not_named(site):
    ada, bo = await site.match("Ada Bo", target=2)
    await bo.do("leave")
    await ada.let_in("Cy")
    await ada.do("end_match")

    past = await past_round(ada, 1, 1)

    assert [holder["name"] for holder in past["holders"]] == ["Ada", "Bo"]


async def test_a_seat_that_was_left_is_told_by_its_last_player_s_name(site):
    ada, bo = await site.match("Ada Bo", target=2)
    await bo.do("leave")
    await ada.do("end_match")

    past = await past_round(ada, 1, 1)

    assert [holder["name"] for holder in past["holders"]] == ["Ada", "Bo"]


async def test_a_match_is_told_round_by_round(finished):
    people, _, pages = await finished("morpho", EXPERT, 0)

    past = await people[2].ask("GET", "matches/1")

    rounds = rounds_seen(pages[1])
    table = (await people[0].view())["table"]
    assert [holder["name"] for holder in past["holders"]] == ["Ada", "Bo", "Cy"]
    ends = [steps[-1]["events"] for steps in rounds]
    assert [each["events"] for each in past["rounds"]] == ends
    seen = [sum(bool(step["events"]) for step in steps) - 1 for steps in rounds]
    assert [each["moves"] for each in past["rounds"]] == seen
    gained = [
        event["points"]
        for each in past["rounds"]
        for event in each["events"]
        if event["kind"] == "round_ended"
    ]
    assert [sum(points) for points in zip(*gained, strict=True)] == table["match"]["scores"]
    times = [at for each in past["rounds"] for at in (each["began_at"], each["ended_at"])]
    assert times == sorted(times)


async def test_only_a_match_that_was_played_is_found(site, finished):
    people, *_ = await finished("morpho", EXPERT, 0)
    latecomer = await (await site.guest()).join(people[0].code, "Late", sit=False)

    with refused("no_such_match"):
        await latecomer.ask("GET", "matches/2")
    assert await latecomer.ask("GET", "matches/1") == await people[0].ask("GET", "matches/1")
