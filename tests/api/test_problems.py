"""Whatever is wrong with a request, the answer is a problem with a code, and never a fault."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from morpho_server.api.faults import sentence_of
from morpho_server.api.middleware.bodies import BodyLimit
from morpho_server.api.problems import DETAILS, status_of
from tests.support.games.guess import Guess
from tests.support.serving import ALL_GAMES, API, Player, Site, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

JSON = {"Content-Type": "application/json"}
LARGEST = 65536

NOT_JSON = [
    b"\xff\xfe{}",
    b"{",
    b'{"name":"a"}x',
    b"{'name':'a'}",
    b'{"name":NaN}',
    b'{"name":Infinity}',
    b'{"name":' + b"9" * 5000 + b"}",
    b'{"name":"\xff"}',
    b'{"name":"\x00"}',
    rb'{"name":"\ud800"}',
    rb'{"name":"a","\udfff":1}',
    b"[" * 5000,
    b'{"name":' * 2000,
]
INVALID = [
    b"",
    b"null",
    b"[]",
    b'"name"',
    b"{}",
    b'{"name":null}',
    b'{"name":7}',
    b'{"name":["a"]}',
    b'{"name":"a","nome":"b"}',
    b'{"name":"a","bearer":"yes"}',
    b'{"name":"a","bearer":1}',
    b'{"name":' + b"9" * 300 + b"}",
    b'{"name":"' + b"a" * 5000 + b'"}',
    b'{"' + b"k" * 5000 + b'":1,"name":"a"}',
]
TABLES = [
    rb'{"game":"guess","name":"A","options":{"\ud800":1}}',
    rb'{"game":"guess","name":"A","options":{"highest":"\ud800"}}',
    rb'{"game":"\ud800","name":"A"}',
    b'{"game":"guess","name":"A","options":{"highest":1e999}}',
    b'{"game":"guess","name":"A","options":{"highest":' + b"9" * 4000 + b"}}",
    b'{"game":"guess","name":"A","options":' + b'{"a":' * 900 + b"1" + b"}" * 900 + b"}",
    b'{"game":"guess","name":"A","options":{"highest":' + b"[" * 900 + b"]" * 900 + b"}}",
    b'{"game":"guess","name":"A","options":[]}',
    b'{"game":"morpho","name":"A","options":{"unknowns":[{"a":1}]}}',
    b'{"game":"morpho","name":"A","options":{"mode":{}}}',
    b'{"game":"chess","name":"A"}',
    b'{"game":"","name":"A"}',
]


def assert_problem(answer: httpx.Response) -> str:
    """Assert that an answer is a problem as documented; return its code."""
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert set(problem) - {"errors"} == {"type", "title", "status", "code", "detail"}
    assert ("errors" in problem) == (problem["code"] == "invalid")
    assert problem["type"] == f"/docs/errors#{problem['code']}"
    assert problem["status"] == answer.status_code == status_of(problem["code"])
    assert len(problem["detail"]) < 300, "an answer is not an echo"
    return problem["code"]


async def post(site: Site, path: str, body: object, **headers: str) -> httpx.Response:
    """Send a body as it is."""
    token = (await site.guest()).token
    return await site.request("POST", API + path, token, content=body, headers=JSON | headers)


async def command(player: Player, body: bytes, headers: dict[str, str]) -> httpx.Response:
    """Send a command as it is."""
    path = f"{API}/tables/{player.code}/commands?player={player.id}"
    return await player.guest.site.request(
        "POST", path, player.guest.token, content=body, headers=headers
    )


@pytest.mark.parametrize("body", NOT_JSON, ids=lambda body: ascii(body[:30]))
async def test_a_body_that_is_not_json_is_malformed(site, body):
    assert assert_problem(await post(site, "/guests", body)) == "malformed"


@pytest.mark.parametrize("body", INVALID, ids=lambda body: ascii(body[:30]))
async def test_a_body_that_does_not_fit_is_invalid(site, body):
    assert assert_problem(await post(site, "/guests", body)) == "invalid"


@pytest.mark.parametrize("body", TABLES, ids=lambda body: ascii(body[:60]))
async def test_no_table_opens_for_what_does_not_fit(site, body):
    guest = await site.guest()

    answer = await site.request("POST", f"{API}/tables", guest.token, content=body, headers=JSON)

    assert assert_problem(answer) in {"malformed", "invalid", "bad_options", "no_such_game"}
    assert (await guest.ask("GET", "/guests/me"))["tables"] == []


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "nonsense"])
async def test_a_body_that_does_not_claim_to_be_json_is_not_read(site, kind):
    answer = await site.request(
        "POST", f"{API}/guests", content=b'{"name":"a"}', headers={"Content-Type": kind}
    )

    assert assert_problem(answer) == "invalid"


@pytest.mark.parametrize("kind", ["text/plain", "nonsense"])
async def test_a_command_that_does_not_claim_to_be_json_is_not_read(site, kind):
    player = await (await site.guest()).open("Ada")
    body = b'{"type":"say","id":"c1","text":"Hello."}'

    assert assert_problem(await command(player, body, {"Content-Type": kind})) == "invalid"


@pytest.mark.parametrize("depth", [200, 250, 300, 900, 1100])
async def test_a_command_that_is_nested_deeply_is_refused(site, depth):
    player = await (await site.guest()).open("Ada")
    nested = b"[" * depth + b"]" * depth
    body = b'{"type":"set_options","id":"c1","options":{"highest":%s}}' % nested

    assert assert_problem(await command(player, body, JSON)) in {"malformed", "bad_options"}


async def test_a_body_that_is_announced_too_large_is_refused(site):
    answer = await post(site, "/guests", b" " * (LARGEST + 1))

    assert assert_problem(answer) == "too_large"


async def test_a_body_that_turns_out_too_large_is_refused(site):
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b" " * 4096

    assert assert_problem(await post(site, "/guests", chunks())) == "too_large"


@pytest.mark.parametrize("announced", ["", "-1", "1e3", "\u00b2", "9" * 5000], ids=lambda n: n[:9])
async def test_a_length_that_can_not_be_read_is_too_large(announced):
    """Also where nothing in front of the application has refused it."""
    transport = httpx.ASGITransport(BodyLimit(FastAPI(), LARGEST))
    headers = {"Content-Length": announced.encode("latin-1")}
    async with httpx.AsyncClient(transport=transport, base_url="http://local") as client:
        answer = await client.post("/", content=b"{}", headers=headers)

    assert assert_problem(answer) == "too_large"


async def test_the_largest_body_is_read(site):
    body = b'{"name":"Bo"}'

    answer = await post(site, "/guests", body + b" " * (LARGEST - len(body)))

    assert answer.status_code == 201


@pytest.mark.parametrize(
    "path", ["/api", "/api/v1", "/api/v1/", "/api/v1/nothing", "/api/v2/games"]
)
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
async def test_there_is_nothing_at_an_unknown_path(site, path, method):
    assert assert_problem(await site.request(method, path)) == "not_found"


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", f"{API}/guests", "POST"),
        ("GET", f"{API}/tables", "POST"),
        ("PATCH", f"{API}/tables", "POST"),
        ("DELETE", f"{API}/tables/BCDFGH", "GET"),
        ("PUT", f"{API}/tables/BCDFGH/players", "POST"),
        ("POST", f"{API}/tables/BCDFGH/view", "GET"),
        ("GET", f"{API}/tables/BCDFGH/commands", "POST"),
        ("POST", f"{API}/games", "GET"),
        ("OPTIONS", f"{API}/games", "GET"),
        ("DELETE", "/healthz", "GET"),
    ],
)
async def test_a_call_says_how_it_may_be_made(site, method, path, allowed):
    answer = await site.request(method, path)

    assert assert_problem(answer) == "method_not_allowed"
    assert allowed in answer.headers["allow"]


@pytest.mark.parametrize(
    "query",
    [
        "",
        "player=",
        "player=p1&after=-1",
        "player=p1&after=x",
        "player=p1&after=1.5",
        f"player=p1&after={2**31}",
        f"player=p1&after={'9' * 5000}",
        "player=p1&limit=0",
        "player=p1&limit=501",
        f"player={'p' * 11}",
        "player=%00",
        "player=%FF%FE",
    ],
    ids=lambda query: query[:30],
)
async def test_a_query_that_does_not_fit_is_refused(site, query):
    ada = await (await site.guest()).open("Ada")

    answer = await site.request("GET", f"{API}/tables/{ada.code}/updates?{query}", ada.guest.token)

    assert assert_problem(answer) in {"invalid", "no_such_player"}


async def test_even_a_fault_of_the_server_is_a_problem(tmp_path):
    class Faulty(Guess):
        name = "faulty"

        def options(self, chosen: object) -> dict[str, Any]:
            raise RuntimeError("a secret of the game")

    async with running(tmp_path / "morpho.db", ALL_GAMES | {"faulty": Faulty()}) as site:
        answer = await site.request("GET", f"{API}/games")

        assert assert_problem(answer) == "internal_error"
        assert "secret" not in answer.text
        while not site.complaints:  # noqa: ASYNC110 - it is logged after the answer was sent
            await asyncio.sleep(0.01)
        assert "a secret of the game" in site.complaints.pop(), "the host can read what it was"
        assert not site.complaints


@pytest.mark.parametrize(
    ("method", "path", "body", "places"),
    [
        ("POST", "tables", {"game": 7, "more": 1}, ["#/game", "#/name", "#/more"]),
        ("POST", "tables/BCDFGH/commands?player=p1", {"type": "say"}, ["#/id", "#/text"]),
        ("POST", "tables/BCDFGH/commands?player=p1", {"type": "?"}, ["#/type"]),
        ("POST", "tables/BCDFGH/commands?player=p1", {"id": "a"}, ["#/type"]),
        ("POST", "tables/BCDFGH/commands?player=p1", [1], ["#"]),
        ("POST", "replays", {"record": "", "a/b~c é": 1}, ["#/a~1b~0c%20%C3%A9"]),
        ("GET", "tables/BCDFGH/updates?after=x&limit=0", None, ["after", "limit"]),
        ("GET", "tables/BCDFGH/updates", None, ["player"]),
    ],
)
async def test_every_fault_of_a_request_is_named(site, method, path, body, places):
    guest = await site.guest()

    answer = await site.request(method, f"{API}/{path}", guest.token, json=body)

    assert assert_problem(answer) == "invalid"
    faults = answer.json()["errors"]
    assert [fault.get("pointer") or fault["parameter"] for fault in faults] == places
    assert all(fault["detail"] for fault in faults)


@pytest.mark.parametrize(
    ("command", "details"),
    [
        ({"type": "jump", "id": "a"}, ["There is no such type."]),
        ({"id": "a"}, ["This field is missing."]),
        ({"type": "say", "id": "a", "text": ""}, ["It is too short: it needs 1 or more."]),
        (
            {"type": "add_bot", "id": "a", "strength": 7, "x": 1},
            ["It should be a string.", "There is no such field."],
        ),
    ],
)
async def test_faults_are_told_in_the_same_words_by_socket_and_by_rest(site, command, details):
    ada = await (await site.guest()).open("Ada")
    page = await ada.page()
    path = f"{API}/tables/{ada.code}/commands?player={ada.id}"

    answer = await site.request("POST", path, ada.guest.token, json=command)
    await page.send(command)
    refused = await page.message(lambda message: message["type"] in ("refused", "error"))

    assert [fault["detail"] for fault in answer.json()["errors"]] == details
    assert refused["errors"] == answer.json()["errors"]


async def test_a_value_that_a_field_takes_is_named_as_json_has_it(site):
    guest = await site.guest()

    answer = await site.request("PATCH", f"{API}/guests/me", guest.token, json={"program": False})

    assert [fault["detail"] for fault in answer.json()["errors"]] == ["It should be true."]


@pytest.mark.parametrize("word", ["True", "False", "None"])
async def test_a_string_that_a_field_takes_is_named_as_it_is(word):
    fault = {"type": "literal_error", "ctx": {"expected": f"'{word}' or {word}"}}

    quoted, _, bare = sentence_of(fault).partition(" or ")

    assert quoted == f"It should be '{word}'"
    assert bare == {"True": "true.", "False": "false.", "None": "null."}[word]


async def test_what_is_not_there_is_told_in_the_words_of_the_page_of_errors(site):
    for method, path in (("GET", "/api/v1/nothing"), ("PUT", "/api/v1/games")):
        problem = (await site.request(method, path)).json()

        assert problem["detail"] == DETAILS[problem["code"]]
