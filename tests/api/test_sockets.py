"""The socket: who may open one, and what becomes of frames that nobody can read."""

import asyncio
import json
from contextlib import suppress

import pytest
import websockets

from morpho_server.api.messages.from_client import command_id_in
from morpho_server.api.problems import status_of
from morpho_server.realtime.pages import MOST_PAGES
from tests.support.pages import TIMEOUT
from tests.support.serving import API, Page, Player, Site, essence, open_page, refused

pytestmark = pytest.mark.asyncio(loop_scope="session")

MANY = 31
"""How many messages that can't be read are too many."""
LONGEST = 4096
"""How many characters a message may have."""
LARGEST = 65536
"""How many bytes a frame may have before the socket is closed at once."""


def say(**fields: object) -> str:
    """Return a message that says something, with some fields changed."""
    return json.dumps({"type": "say", "id": "x", "text": "Hello."} | fields)


def named(kind: str, **fields: object) -> str:
    """Return a message of a type."""
    return json.dumps({"type": kind, "id": "x"} | fields)


MALFORMED = [
    "",
    " ",
    "{",
    "hello",
    "{'type': 'say'}",
    say()[:-1],
    say() + say(),
    r'{"type":"say","id":"x","text":"\ud800"}',
    r'{"type":"say","id":"\udfff","text":"x"}',
    r'{"type":"rename","id":"x","name":"\udc00\ud800"}',
    r'{"type":"set_options","id":"x","options":{"\ud800":1}}',
    '{"type":"say","id":"x","text":"\x00"}',
    "[" * 4000,
    '{"a":' * 800,
    "\ufeff" + say(),
]
INVALID = [
    say(text=float("nan")),
    '{"type":"sit","id":"x","seat":Infinity}',
    "null",
    "7",
    "[]",
    '"say"',
    "{}",
    '{"type":null}',
    '{"type":["say"]}',
    named("dance"),
    named("Say", text="x"),
    named("join", name="x", guest=1),
    '{"type":"say","text":"x"}',
    say(id=""),
    say(id=7),
    say(id="a b"),
    say(id="a" * 41),
    say(id="\u00e9"),
    say(id="a\n"),
    say(at=-1),
    say(at="1"),
    say(at=1.5),
    say(at=True),
    say(at=2**31),
    '{"type":"say","id":"x","text":"x","at":' + "9" * 4000 + "}",
    say(extra=1),
    say(player="p2"),
    say(text=""),
    say(text="   "),
    say(text=None),
    say(text=["x"]),
    say(text="x" * 301),
    say(text="a\nb"),
    say(text="\x1b[31m"),
    say(text="a\x00"),
    say(text="\x9b2J"),
    say(text="\x00"),
    named("sit", seat=-1),
    named("sit", seat=100),
    named("sit", seat="0"),
    named("sit", seat=0.0),
    named("sit", seat=True),
    named("rename"),
    named("rename", name=7),
    named("rename", name="x" * 201),
    named("ready"),
    named("ready", ready=1),
    named("ready", ready="true"),
    named("ready", ready=True, share="a" * 64),
    named("commit_share"),
    named("commit_share", commitment="xyz"),
    named("reveal_share", share="a" * 63),
    named("reveal_share", share="a" * 65),
    named("reveal_share", share="A" * 64),
    named("set_options"),
    named("set_options", options=[]),
    named("set_options", options="highest"),
    named("move"),
    named("move", move=["pass"]),
    named("move", move="x" * 201),
    named("remove", player="Ada"),
    named("remove", player="p0"),
    named("remove", player="p1\n"),
    named("hand_over", player=1),
]


async def test_an_unknown_guest_gets_no_socket(site):
    ada = await (await site.guest()).open("Ada")

    for token in (None, "", "mg_" + "A" * 43):
        page = await open_page(site, ada.code, token, {"player": ada.id, "version": 1})
        assert await page.end() == (4401, "not_signed_in")
        assert page.frames == []


async def test_a_cookie_opens_a_socket(site):
    ada = await (await site.guest()).open("Ada")
    cookie = {"Cookie": f"morpho_guest={ada.guest.token}"}

    page = await open_page(site, ada.code, None, {"player": ada.id}, headers=cookie)

    await page.until(lambda: bool(page.table))


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ({"version": 2}, "unsupported_version"),
        ({"version": ""}, "unsupported_version"),
        ({"version": "1.0"}, "unsupported_version"),
        ({"after": -1}, "invalid"),
        ({"after": ""}, "invalid"),
        ({"after": "x"}, "invalid"),
        ({"after": "\u0661"}, "invalid"),
        ({"after": 10**12}, "invalid"),
        ({"player": ""}, "no_such_player"),
        ({"player": "p9"}, "no_such_player"),
        ({"player": "p1\x00"}, "no_such_player"),
        ({"player": "p1" * 500}, "no_such_player"),
    ],
    ids=lambda part: ascii(part)[:40],
)
async def test_a_wrong_socket_request_is_closed_with_the_reason(site, query, code):
    ada = await (await site.guest()).open("Ada")

    page = await open_page(site, ada.code, ada.guest.token, {"player": ada.id} | query)

    assert await page.end() == (4000 + status_of(code), code)


async def test_a_socket_without_a_player_is_an_invalid_request_as_by_rest(site):
    ada = await (await site.guest()).open("Ada")

    page = await open_page(site, ada.code, ada.guest.token, {"version": 1})

    assert await page.end() == (4422, "invalid")


@pytest.mark.parametrize(
    "path", ["/", "/t/BCDFGH", "/api/v1/games", "/api/v1/nothing", "/app/main.js"]
)
async def test_there_is_no_socket_elsewhere(site, path):
    address = site.base.replace("http", "ws", 1) + path

    with pytest.raises(websockets.InvalidStatus) as refusal:
        await websockets.connect(address, compression=None, proxy=None)

    assert refusal.value.response.status_code in {403, 404}


@pytest.mark.parametrize("path", ["tables/BCDFGH/socket", "connection/socket"])
async def test_a_socket_is_for_an_upgrade(site, path):
    answer = await site.request("GET", f"{API}/{path}")

    assert (answer.status_code, answer.json()["code"]) == (426, "upgrade_required")
    assert answer.headers["upgrade"] == "websocket"


async def test_an_invalid_message_is_answered_with_all_its_faults(site):
    page = await (await (await site.guest()).open("Ada")).page()

    await page.send({"type": "offer_seat", "id": "x", "seat": "A", "token": 7})

    answer = await page.message(lambda message: message["type"] == "refused")
    assert [fault["pointer"] for fault in answer["errors"]] == ["#/seat", "#/token"]
    assert all(fault["detail"] for fault in answer["errors"])


async def test_the_version_may_be_left_out(site):
    ada = await (await site.guest()).open("Ada")

    page = await open_page(site, ada.code, ada.guest.token, {"player": ada.id})

    await page.until(lambda: bool(page.table))


async def fails_alike(page: Page, frame: str | bytes, code: str) -> None:
    """Assert that a frame gets an error, that nothing changed, and that the socket lives on."""
    before = dict(page.shows)

    refusal = await page.refusal(frame)

    assert refusal.code == code, refusal
    answer = page.heard[-1]
    faults = {"errors"} if code == "invalid" else set()
    if command_id_in(frame if isinstance(frame, str) else ""):
        assert answer.keys() == {"type", "id", "code", "reason"} | faults, "it says which command"
    else:
        assert answer.keys() == {"type", "code", "reason"} | faults
    assert "^" not in refusal.reason, "nobody reads regular expressions"
    assert len(refusal.reason) < 300, "an answer is not an echo"
    assert page.shows == before


async def survivor(site: Site) -> Page:
    """Return the page of somebody who makes mistakes."""
    ada = await (await site.guest()).open("Ada")
    return await ada.page()


@pytest.mark.parametrize("frame", [*MALFORMED[5:9], *INVALID[2:20]], ids=ascii)
async def test_socket_and_rest_refuse_the_same_messages(site, frame):
    ada = await (await site.guest()).open("Ada")
    path = f"/tables/{ada.code}/commands?player={ada.id}"
    headers = {"Content-Type": "application/json"}

    with refused("malformed" if frame in MALFORMED else "invalid"):
        await ada.guest.ask("POST", path, content=frame.encode(), headers=headers)


async def test_frames_are_text(site):
    page = await survivor(site)

    await fails_alike(page, say().encode(), "malformed")
    await fails_alike(page, b"\x00\xff", "malformed")


async def test_an_oversized_frame_is_refused_on_an_open_socket(site):
    page = await survivor(site)
    padding = " " * (LONGEST - len(say()))

    await fails_alike(page, say() + padding + " ", "too_large")
    await fails_alike(page, "[" * (LARGEST - 10), "too_large")

    await page.connection.send(say(id="long") + padding[:-3])
    await page.event("said")


async def test_a_frame_that_is_much_too_long_ends_the_socket(site):
    page = await survivor(site)

    await page.connection.send(" " * (LARGEST + 1))

    assert (await page.end())[0] == 1009


async def test_text_that_is_no_text_ends_the_socket(site):
    page = await survivor(site)

    await page.connection.send(b'{"type": "say\xff"}', text=True)

    assert (await page.end())[0] == 1007
    assert not site.complaints


async def test_a_client_that_only_talks_nonsense_is_sent_away(site):
    page = await survivor(site)

    for _ in range(MANY):
        await page.connection.send("nonsense")

    assert await page.end() == (4429, "rate_limited")
    said = [message["type"] for message in page.heard]
    assert said.count("error") == MANY
    assert said[-1] == "bye"
    assert page.heard[-1]["retry_ms"] > 0


async def test_a_message_in_pieces_is_put_together(site):
    page = await survivor(site)

    await page.connection.send([*say(id="pieces")])

    await page.answer("pieces")


async def test_a_page_is_answered_in_the_order_of_its_asking(site):
    page = await survivor(site)

    for number in range(20):
        await page.send({"type": "say", "id": f"n{number}", "text": f"{number}"})
        await page.send({"type": "sit", "id": f"s{number}", "seat": 77})
    await page.until(lambda: '"s19"' in page.frames[-1])

    answers = [m.get("done") or m.get("id") for m in page.heard]
    expected = [f"{kind}{number}" for number in range(20) for kind in "ns"]
    assert [answer for answer in answers if answer] == expected


@pytest.mark.parametrize("way", ["rest", "socket"])
async def test_a_command_is_done_once_however_often_it_is_sent(site, way):
    ada, bo = await site.company("Ada Bo")
    page = await ada.page()
    asker = ada if way == "rest" else page

    numbers = {await asker.do("say", id="same", text="Once.") for _ in range(3)}
    numbers.add(await ada.do("say", id="same", text="Another text."))
    numbers.add(await page.do("stand", id="same"))
    await bo.do("say", id="same", text="Bo has ids of his own.")

    assert len(numbers) == 1
    await page.reach((await ada.view())["n"])
    assert [event["text"] for event in page.events] == ["Once.", "Bo has ids of his own."]


async def test_a_command_that_was_refused_may_be_sent_again(site):
    ada, bo = await site.company("Ada Bo")
    with refused("seat_taken"):
        await bo.do("sit", id="again", seat=0)
    await ada.do("stand")

    await bo.do("sit", id="again", seat=0)


async def test_a_command_without_an_update_is_answered(site):
    ada, bo = await site.company("Ada Bo")
    page, other = await ada.page(), await bo.page()
    heard, number = len(other.frames), page.n

    await page.send({"type": "link_device", "id": "mine", "token": "A" * 43})

    assert await page.answer("mine") == number
    assert await page.do("link_device", id="mine", token="B" * 43) == number
    assert len(other.frames) == heard


async def test_a_page_too_many_closes_the_oldest(site):
    ada = await (await site.guest()).open("Ada")
    pages = [await ada.page() for _ in range(MOST_PAGES + 1)]

    assert await pages[0].end() == (4409, "replaced")
    await pages[-1].do("say", text="Still here.")
    await pages[1].event("said")


async def test_pages_that_vanish_at_any_moment_hurt_nobody(site):
    ada, bo = await site.company("Ada Bo")
    watching = await ada.page()

    for moment in range(12):
        page = await open_page(site, bo.code, bo.guest.token, {"player": bo.id})
        for number in range(moment % 4):
            await page.send({"type": "say", "id": f"v{moment}-{number}", "text": "Bye"})
        await asyncio.sleep(0.001 * (moment % 3))
        page.vanish()
    wrong = [open_page(site, bo.code, "x", {"player": bo.id}) for _ in range(10)]
    for page in await asyncio.gather(*wrong):
        page.vanish()

    # What they said at last may be carried out after they vanished, and is sent after that.
    shown = await ada.view()
    with suppress(TimeoutError):
        async with asyncio.timeout(TIMEOUT):
            while watching.here != [ada.id] or essence(shown) != watching.shows:
                shown = await ada.view()
    assert watching.here == [ada.id]
    assert essence(shown) == watching.shows


async def hang_up(player: Player, token: str, moment: int) -> None:
    """Ask for a socket, and be gone before there can be an answer."""
    host, port = player.site.base.removeprefix("http://").split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    address = player.site.socket_address(player.code, player=player.id)
    handshake = [
        f"GET {address.partition(port)[2]} HTTP/1.1",
        f"Host: {host}:{port}",
        f"Authorization: Bearer {token}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    writer.write("\r\n".join([*handshake, "", ""]).encode())
    for _ in range(moment):
        await asyncio.sleep(0)
    writer.transport.abort()


@pytest.mark.parametrize("token", ["", "mg_" + "A" * 43], ids=["welcome", "refused"])
async def test_a_client_that_hangs_up_early_logs_no_error(site, token):
    ada, _ = await site.company("Ada Bo")

    for moment in range(60):
        await hang_up(ada, token or ada.guest.token, moment % 20)
    page = await ada.page()

    await page.do("say", text="Who was that?")
    assert site.complaints == []


async def test_a_page_is_closed_when_its_player_leaves_elsewhere(site):
    ada, bo = await site.company("Ada Bo")
    page = await bo.page()

    with suppress(websockets.ConnectionClosed):
        await asyncio.gather(
            bo.do("leave"),
            *(
                page.send({"type": "sit", "id": f"sit{number}", "seat": number})
                for number in range(9)
            ),
        )

    assert await page.end() == (4409, "left")
    with suppress(websockets.ConnectionClosed):
        await page.send({"type": "say", "id": "late", "text": "Still here?"})
    assert "Still here?" not in str(await ada.updates())


@pytest.mark.parametrize(
    ("frames", "code"),
    [(MALFORMED, "malformed"), (INVALID, "invalid")],
    ids=["malformed", "invalid"],
)
async def test_an_unreadable_frame_is_answered_without_effect(site, frames, code):
    for start in range(0, len(frames), MANY - 1):
        page = await survivor(site)
        for frame in frames[start : start + MANY - 1]:
            await fails_alike(page, frame, code)

        await page.do("say", text="Still here.")
