"""Pages of other sites: they can use nobody's cookie, and their sockets are refused."""

import pytest
import websockets

from tests.support.serving import API, Player, Site, running

pytestmark = pytest.mark.asyncio(loop_scope="session")

FOREIGN = [
    "http://evil.example",
    "https://127.0.0.1",
    "http://127.0.0.1:1",
    "null",
    "",
    "http://[",
    "http://[::1",
    "http://\u00ff.example",
    "file://",
    "127.0.0.1",
]


async def cookie_of(site: Site, **headers: str) -> dict[str, str]:
    """Return the headers of a browser that has been here before."""
    answer = await site.request("POST", f"{API}/guests", json={"name": "Bo"}, headers=headers)
    return {"Cookie": answer.headers["set-cookie"].partition(";")[0]}


def origin(text: str) -> dict[str, bytes]:
    """Return the header by which a browser says whose page asks."""
    return {"Origin": text.encode("latin-1")}


@pytest.mark.parametrize("foreign", FOREIGN)
async def test_a_foreign_page_can_do_nothing_with_a_cookie(site, foreign):
    cookie = await cookie_of(site)
    body = {"game": "guess", "name": "Bo"}

    for path, sent in (("/guests", {"name": "Bo"}), ("/tables", body)):
        answer = await site.request("POST", API + path, json=sent, headers=cookie | origin(foreign))

        assert answer.status_code == 403
        assert answer.json()["code"] == "foreign_origin"


async def test_a_page_of_this_server_can(site):
    cookie = await cookie_of(site)

    answer = await site.request(
        "POST",
        f"{API}/tables",
        json={"game": "guess", "name": "Bo"},
        headers=cookie | {"Origin": site.base},
    )

    assert answer.status_code == 201


async def test_a_program_can_say_what_it_likes_for_it_sends_no_cookie(site):
    token = (await site.guest()).token

    answer = await site.request(
        "POST",
        f"{API}/tables",
        token,
        json={"game": "guess", "name": "Bo"},
        headers={"Origin": "http://evil.example"},
    )

    assert answer.status_code == 201


async def knock(player: Player, **headers: bytes | str) -> int:
    """Open a socket and close it; return the status with which the server answers."""
    address = player.site.socket_address(player.code, player=player.id, version=1)
    token = {"Authorization": f"Bearer {player.guest.token}"}
    try:
        async with websockets.connect(
            address, additional_headers=token | headers, compression=None, proxy=None
        ):
            return 101
    except websockets.InvalidStatus as refusal:
        return refusal.response.status_code


@pytest.mark.parametrize("foreign", FOREIGN)
async def test_the_socket_of_a_foreign_page_is_refused(site, foreign):
    ada = await (await site.guest()).open("Ada")

    assert await knock(ada, Origin=foreign) == 403
    assert await knock(ada, Origin=site.base) == 101
    assert await knock(ada) == 101


async def test_the_host_can_let_other_sites_in(tmp_path):
    async with running(tmp_path / "morpho.db", origins=("https://friend.example",)) as site:
        friend = {"Origin": "https://friend.example"}
        cookie = await cookie_of(site, **friend)
        ada = await (await site.guest()).open("Ada")

        answer = await site.request(
            "POST", f"{API}/tables", json={"game": "guess", "name": "B"}, headers=cookie | friend
        )

        assert answer.status_code == 201
        assert await knock(ada, **friend) == 101
        assert await knock(ada, Origin="https://friend.example.evil.example") == 403
