"""Pages of other sites: they can use nobody's cookie, and their sockets are refused."""

from urllib.parse import urlsplit

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


@pytest.mark.parametrize("seen_by", ["", "https"])
async def test_another_scheme_is_a_foreign_origin(site, seen_by):
    seen = {"X-Forwarded-Proto": seen_by} if seen_by else {}
    same, other = site.base, site.base.replace("http:", "https:")
    own, foreign = (other, same) if seen_by else (same, other)
    cookie = await cookie_of(site)

    for page, status in ((own, 201), (foreign, 403)):
        answer = await site.request(
            "POST",
            f"{API}/tables",
            json={"game": "guess", "name": "Bo"},
            headers=cookie | seen | {"Origin": page},
        )

        assert answer.status_code == status

    ada = await (await site.guest()).open("Ada")
    assert await knock(ada, Origin=own, **seen) == 101
    assert await knock(ada, Origin=foreign, **seen) == 403


async def test_tls_works_behind_an_undeclared_proxy(tmp_path):
    async with running(tmp_path / "morpho.db", trusted_proxies=None) as site:
        ada = await (await site.guest()).open("Ada")
        page = site.base.replace("http:", "https:")

        assert await knock(ada, Origin=page, **{"X-Forwarded-Proto": "https"}) == 101


@pytest.mark.parametrize("host", ["play.example", "Play.example", "play.example:80"])
async def test_the_usual_port_may_be_written_or_not(site, host):
    asked = {"Host": host, "Origin": "http://play.example"}

    answer = await site.request("POST", f"{API}/guests", json={"name": "Bo"}, headers=asked)

    assert answer.status_code == 201


async def test_the_public_address_is_always_an_own_origin(tmp_path):
    public = "https://play.example.org"
    async with running(tmp_path / "morpho.db", public_url=public) as site:
        for host in ("play.example.org", "127.0.0.1:8000"):
            asked = {"Host": host, "Origin": public}
            answer = await site.request("POST", f"{API}/guests", json={"name": "Bo"}, headers=asked)

            assert answer.status_code == 201


async def test_with_a_public_address_another_name_is_not_served(tmp_path):
    """A website whose name leads here would have pages of its own origin here."""
    async with running(tmp_path / "morpho.db", public_url="https://play.example.org") as site:
        rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
        for path in ("/", f"{API}/games", "/app/main.js", "/nothing"):
            answer = await site.request("GET", path, headers=rebound)

            assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host")
        ada = await (await site.guest()).open("Ada")
        assert await knock(ada, "evil.example", Origin="http://evil.example") == 403
        assert await knock(ada) == 101


@pytest.mark.parametrize(
    ("public", "host"),
    [
        ("https://spiel.müller.example", "spiel.xn--mller-kva.example"),
        ("https://play.example.org.", "play.example.org"),
        ("https://play.example.org", "play.example.org."),
    ],
)
async def test_a_public_name_may_have_umlauts_or_a_last_dot(tmp_path, public, host):
    async with running(tmp_path / "morpho.db", public_url=public) as site:
        asked = {"Host": host, "Origin": f"https://{host}"}
        answer = await site.request("POST", f"{API}/guests", json={"name": "Bo"}, headers=asked)

        assert answer.status_code == 201


async def test_health_checks_may_use_any_host_name(tmp_path):
    async with running(tmp_path / "morpho.db", public_url="https://play.example.org") as site:
        for path in ("/healthz", "/readyz", f"{API}/connection"):
            answer = await site.request("GET", path, headers={"Host": "morpho:8000"})

            assert answer.status_code == 200


async def test_a_page_can_ask_whether_it_may_act(site):
    for origin in (site.base, *FOREIGN):
        answer = await site.request("GET", f"{API}/connection", params={"origin": origin})

        assert answer.json()["may_act"] is (origin == site.base)


async def test_without_a_public_address_every_name_is_served(site):
    answer = await site.request("GET", "/", headers={"Host": "my-computer.local:8000"})

    assert answer.status_code == 200


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


async def knock(player: Player, host: str | None = None, **headers: bytes | str) -> int:
    """Open a socket and close it; return the status with which the server answers.

    The server is asked for under the name of a ``host``, if there is one.
    """
    address = urlsplit(player.site.socket_address(player.code, player=player.id, version=1))
    asked = address._replace(netloc=host or address.netloc).geturl()
    token = {"Authorization": f"Bearer {player.guest.token}"}
    place = {"host": address.hostname, "port": address.port}
    try:
        async with websockets.connect(
            asked, additional_headers=token | headers, compression=None, proxy=None, **place
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
    async with running(tmp_path / "morpho.db", origins=("https://Fränd.example:443",)) as site:
        friend = {"Origin": "https://xn--frnd-moa.example"}
        cookie = await cookie_of(site, **friend)
        ada = await (await site.guest()).open("Ada")

        answer = await site.request(
            "POST", f"{API}/tables", json={"game": "guess", "name": "B"}, headers=cookie | friend
        )

        assert answer.status_code == 201
        assert await knock(ada, **friend) == 101
        assert await knock(ada, Origin="https://xn--frnd-moa.example.evil.example") == 403
