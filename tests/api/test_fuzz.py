"""Whatever is sent, the server answers, changes nothing it should not, and lives on."""

import json
import math
from typing import get_args, get_type_hints
from urllib.parse import quote

import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from morpho_server.api.problems import status_of
from morpho_server.tables.messages.commands import AnyCommand
from tests.support.games.playing import examples
from tests.support.serving import API, Guest, Site, essence

pytestmark = pytest.mark.asyncio(loop_scope="session")

TEXT = st.text(st.characters(), max_size=30) | st.text(
    "\x00\x1f \ud800\u202e\U0001f600aé", max_size=25
)
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(10**40), 10**40)
    | st.floats()
    | TEXT
    | st.sampled_from([2**31, 2**63, 2**64, -1, 0, 1e308, math.nan, math.inf])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=12,
)
KINDS = [get_args(get_type_hints(kind)["type"])[0] for kind in get_args(AnyCommand)]
FIELDS = {
    "type": st.sampled_from([*KINDS, "join", "dance"]),
    "id": st.from_regex(r"[A-Za-z0-9_-]{1,40}", fullmatch=True),
    "at": st.integers(-1, 50),
    "seat": st.integers(-1, 7),
    "strength": st.sampled_from(["random", "recruit"]) | TEXT,
    "name": TEXT,
    "text": TEXT,
    "ready": st.booleans(),
    "commitment": st.from_regex(r"[0-9a-f]{63,65}", fullmatch=True),
    "share": st.from_regex(r"[0-9a-f]{63,65}", fullmatch=True),
    "options": st.dictionaries(st.sampled_from(["highest", "turn_seconds", "x"]), VALUES),
    "move": st.sampled_from(["stake 1", "pass", "guess B 3", "resign"]) | TEXT,
    "player": st.sampled_from(["p1", "p2", "p9", "p999999", "p0"]) | TEXT,
    "game": st.sampled_from(["guess", "morpho"]) | TEXT,
    "sit": st.booleans(),
    "bearer": st.booleans(),
    "token": st.from_regex(r"[A-Za-z0-9_-]{43}", fullmatch=True) | TEXT,
}


@st.composite
def messages(draw: st.DrawFn) -> dict[str, object]:
    """Return almost a message: fields that there are, mostly with values that fit."""
    names = draw(st.sets(st.sampled_from(sorted(FIELDS)), max_size=5)) | {"type", "id"}
    whole = {name: draw(FIELDS[name]) for name in sorted(names)}
    if draw(st.integers(0, 3)) == 0:
        whole[draw(st.sampled_from(sorted(names)) | TEXT)] = draw(VALUES)
    return whole


BODIES = (messages() | VALUES).map(json.dumps).map(str.encode) | st.binary(max_size=60)
FRAMES = (messages() | VALUES).map(json.dumps) | st.binary(max_size=60) | TEXT.map(ascii)
PATHS = st.sampled_from(
    [
        "/guests",
        "/guests/me",
        "/games",
        "/tables",
        "/tables/{code}",
        "/tables/{code}/players",
        "/tables/{code}/passes",
        "/tables/{code}/view",
        "/tables/{code}/commands",
        "/tables/{code}/updates",
        "/tables/{code}/socket",
        "/{code}",
    ]
)


def fuzzed(number: int):
    """Run that many examples on the server that all tests share."""
    slow = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
    return settings(max_examples=examples(number), suppress_health_check=slow)


@pytest.fixture(autouse=True)
def _others_complaints(server):
    """Forget what other tests of this process had servers complain of."""
    server.complaints.clear()


async def fuzzer(site: Site, known: dict[str, Guest] = {}) -> Guest:  # noqa: B006 - kept
    """Return a guest, always the same at one server."""
    if site.base not in known:
        known[site.base] = await site.guest()
    return known[site.base]


@fuzzed(150)
@given(data=st.data())
async def test_every_request_is_answered(server, data):
    ada = await (await fuzzer(server)).open("Ada")
    code = data.draw(st.sampled_from([ada.code, ada.code.lower(), "BCDFGH"]) | TEXT, label="code")
    path = data.draw(PATHS, label="path").format(code=quote(code, safe="", errors="replace"))
    method = data.draw(st.sampled_from(["GET", "POST", "POST", "PUT", "DELETE"]), label="method")
    query = {
        "player": data.draw(st.sampled_from([ada.id, "p2", "p9"]) | TEXT, label="player"),
        "after": data.draw(st.integers(-2, 2**33) | TEXT, label="after"),
        "limit": data.draw(st.integers(-1, 600), label="limit"),
    }
    body = data.draw(BODIES, label="body")
    params = "&".join(f"{key}={quote(str(text), errors='replace')}" for key, text in query.items())

    answer = await server.request(
        method,
        f"{API}{path}?{params}",
        ada.guest.token,
        content=body,
        headers={"Content-Type": "application/json"},
    )

    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/problem+json"
        problem = answer.json()
        assert status_of(problem["code"]) == answer.status_code < 500
    assert not server.complaints


def id_in(frame: str | bytes) -> str | None:
    """Return the id of a command, if a frame has one."""
    try:
        read = json.loads(frame)
    except ValueError:
        return None
    said = read.get("id") if isinstance(read, dict) else None
    return said if isinstance(said, str) else None


@fuzzed(60)
@given(frames=st.lists(FRAMES, min_size=1, max_size=8))
async def test_every_frame_is_answered(server, frames):
    ada = await (await fuzzer(server)).open("Ada")
    page = await ada.page()
    seen = len(page.frames)

    try:
        for frame in frames:
            await page.connection.send(frame)
        await page.send({"type": "say", "id": "the-last", "text": "Still here."})
        await page.until(lambda: page.closed or '"the-last"' in "".join(page.frames[-1:]))
    except websockets.ConnectionClosed:
        await page.end()

    answers = [m for m in page.heard[seen:] if m["type"] not in {"presence", "snapshot"}]
    if page.closed:
        assert page.heard[-1]["code"] == "left"
    else:
        # Frames under one id have one answer if the second comes while the first is carried out.
        least = len({id_in(frame) or number for number, frame in enumerate(frames)}) + 1
        assert least <= len(answers) <= len(frames) + 1
        assert essence(await ada.view()) == page.shows
    await page.close()
    assert not server.complaints
