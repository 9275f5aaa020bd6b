"""Puzzles by REST: what there are, and attempts that the server answers."""

import httpx
import pytest
import pytest_asyncio

from morpho_server.games.registry import GAMES
from morpho_server.puzzles.files import puzzles_of
from tests.support.serving import running

pytestmark = pytest.mark.asyncio(loop_scope="session")

PUZZLES = "/api/v1/games/morphos/puzzles"
TWO_WAYS = f"{PUZZLES}/two-ways"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def http(tmp_path_factory):
    """Requests to a server with all games, by somebody who has not signed in."""
    async with (
        running(tmp_path_factory.mktemp("puzzles") / "morpho.db") as site,
        httpx.AsyncClient(base_url=site.base) as client,
    ):
        yield client


async def attempts(http, *moves):
    return (await http.post(f"{TWO_WAYS}/attempts", json={"moves": [*moves]})).json()


async def test_anybody_may_list_the_puzzles_of_a_game(http):
    listed = (await http.get(PUZZLES)).json()

    assert [each["id"] for each in listed] == [*puzzles_of("morphos")]
    first = {"id": "last-stone", "title": "The last stone", "seat": 0, "turns": 1}
    position = (await http.get(f"{PUZZLES}/last-stone")).json()
    assert listed[0] == {**first, "view": position["steps"][0]["public"]}


async def test_every_game_has_a_list_though_it_may_be_empty(http):
    for game in GAMES:
        listed = await http.get(f"/api/v1/games/{game}/puzzles")
        assert len(listed.json()) == len(puzzles_of(game))


async def test_a_puzzle_is_an_attempt_without_moves(http):
    position = (await http.get(TWO_WAYS)).json()

    assert position == await attempts(http)
    assert (position["state"], position["seats"]) == ("open", 2)
    assert position["puzzle"]["turns"] == 2
    (step,) = position["steps"]
    assert (step["seat"], step["move"]) == (None, None)
    assert step["public"]["stones"]["c5"] == "B"
    assert "c4" in position["legal"]


async def test_a_right_move_is_answered(http):
    made = await attempts(http, "c4")

    assert made["state"] == "open"
    assert [(step["seat"], step["move"]) for step in made["steps"][1:]] == [(0, "c4"), (1, "c3")]
    assert made["steps"][2]["public"]["stones"] == {"c3": "W"}
    assert "d4" in made["legal"]


async def test_the_last_right_move_solves(http):
    made = await attempts(http, "c4", "d4")

    assert (made["state"], made["legal"], made["winners"]) == ("solved", [], [0])


async def test_a_wrong_move_is_refuted(http):
    made = await attempts(http, "d4")

    assert (made["state"], made["legal"], made["winners"]) == ("failed", [], [])
    assert [step["move"] for step in made["steps"]] == [None, "d4", "c4"]
    assert made["short"] == 1


async def test_where_dice_would_follow_a_choice_is_judged_by_its_odds(http):
    which_call = "/api/v1/games/morpyam/puzzles/which-call"

    async def judged(move):
        return (await http.post(f"{which_call}/attempts", json={"moves": [move]})).json()

    worse, best = await judged("reroll 12 call full"), await judged("reroll 12 call square")

    assert (worse["state"], worse["odds"]) == ("failed", [[1, 6], [11, 36]])
    assert (best["state"], best["odds"]) == ("solved", [[11, 36], [11, 36]])
    assert best["steps"][-1]["events"] == []
    assert (await judged("reroll 3"))["code"] == "no_such_dice"
    assert (await http.get(f"{which_call}/solution")).json() == {"moves": ["reroll 12 call square"]}


async def test_the_solution_is_sent(http):
    assert (await http.get(f"{TWO_WAYS}/solution")).json() == {"moves": ["c4", "d4"]}


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/v1/games/nothing/puzzles", "no_such_game"),
        ("/api/v1/games/nothing/puzzles/two-ways", "no_such_game"),
        (f"{PUZZLES}/nothing", "no_such_puzzle"),
        (f"{PUZZLES}/..%2Fentry", "not_found"),
        (f"{PUZZLES}/nothing/solution", "no_such_puzzle"),
    ],
)
async def test_unknown_puzzles_are_refused(http, path, code):
    answer = await http.get(path)

    assert (answer.status_code, answer.json()["code"]) == (404, code)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"moves": ["c7"]}, 409, "point_taken"),
        ({"moves": ["nonsense"]}, 422, "unreadable_move"),
        ({"moves": ["resign"]}, 409, "not_in_puzzle"),
        ({"moves": ["d4", "a1"]}, 409, "puzzle_over"),
        ({"moves": ["c4"] * 51}, 422, "invalid"),
        ({"moves": ["a" * 201]}, 422, "invalid"),
        ({"moves": "c4"}, 422, "invalid"),
        ({"moves": [4]}, 422, "invalid"),
        ({}, 422, "invalid"),
        ({"moves": [], "more": 1}, 422, "invalid"),
    ],
)
async def test_moves_that_cannot_be_played_are_refused(http, body, status, code):
    answer = await http.post(f"{TWO_WAYS}/attempts", json=body)

    assert (answer.status_code, answer.json()["code"]) == (status, code)
