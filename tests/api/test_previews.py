"""The preview of a table's link, before anybody opens it."""

import html
import re

import pytest

from morpho_server.games.registry import RULES
from tests.support.nightly import walked
from tests.support.serving import API, running

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def preview(site, path, **headers):
    """Return the description of the page at a path: its title, and its metas by name."""
    page = (await site.request("GET", path, headers=headers)).text
    head = page.partition("</head>")[0]
    metas = re.findall(r"""<meta (?:name|property)="([^"]+)" content="([^"]*)">""", head)
    said = {name: html.unescape(content) for name, content in metas}
    return said | {"": html.unescape(re.search("<title>(.*)</title>", head)[1])}


async def test_a_link_to_a_table_says_who_waits_there(site):
    ada, *_ = await site.company("Ada Bo Cleo")

    shown = await preview(site, f"/t/{ada.code}")

    assert shown[""] == shown["og:title"] == "You are invited to Guess"
    assert shown["description"] == shown["og:description"]
    assert shown["description"] == "Ada, Bo and Cleo are waiting. Sit down and play."
    assert shown["robots"] == "noindex"
    assert shown["og:url"] == f"{site.base}/t/{ada.code}"


async def test_a_link_says_how_the_table_stands(site):
    (ada,) = await site.company("Ada")
    path = f"/t/{ada.code}"
    assert (await preview(site, path))["description"] == "Ada is waiting. Sit down and play."

    people = [ada, *[await (await site.guest(n)).join(ada.code, n) for n in "BCDEF"]]
    full = "Ada, B, C, D and 2 others are waiting. Come and watch."
    assert (await preview(site, path))["description"] == full

    await ada.do("set_options", options={"spectators": False})
    for person in people[1:]:
        await person.do("ready", ready=True)
    await ada.do("start")
    full = "Ada, B, C, D and 2 others are playing."
    assert (await preview(site, path))["description"] == full

    await people[1].do("leave")
    free = "Ada, C, D, E and F are playing, and a seat is free. Sit down and play."
    assert (await preview(site, path))["description"] == free


@pytest.mark.parametrize(
    ("read", "title", "description"),
    [
        ("fr-CA, en;q=0.5", "Viens jouer à Guess", "Ada attend. Assieds-toi et joue."),
        ("zh-TW", "邀你來玩 Guess", "Ada 在等你。坐下來一起玩吧。"),
        ("tlh", "You are invited to Guess", "Ada is waiting. Sit down and play."),
    ],
)
async def test_a_link_speaks_the_language_of_its_reader(site, read, title, description):
    (ada,) = await site.company("Ada")

    shown = await preview(site, f"/t/{ada.code}", **{"Accept-Language": read})

    assert (shown["og:title"], shown["og:description"]) == (title, description)
    page = await site.request("GET", f"/t/{ada.code}")
    assert "Accept-Language" in page.headers["vary"]


async def test_a_code_of_no_table_shows_what_the_first_page_shows(site):
    first, unknown = await preview(site, "/"), await preview(site, "/t/KTRWPM")

    assert unknown.pop("robots") == "noindex"
    assert first.pop("og:url") == f"{site.base}/"
    assert unknown == first
    assert "robots" not in first


async def test_names_can_say_nothing_but_names(site):
    name = '"><script>x'
    ada = await (await site.guest("Ada")).open(name)

    page = (await site.request("GET", f"/t/{ada.code}")).text

    assert "<script>x" not in page
    shown = await preview(site, f"/t/{ada.code}")
    assert shown["description"] == f"{name} is waiting. Sit down and play."


async def test_a_request_can_say_nothing_by_the_host_that_it_names(site):
    page = (await site.request("GET", "/", headers={"Host": 'a"><b'})).text

    assert '"><b' not in page


async def test_the_address_is_the_one_outside_as_the_proxy_says_it(site):
    (ada,) = await site.company("Ada")
    proxied = {"Host": "play.example.org", "X-Forwarded-Proto": "https"}

    shown = await preview(site, f"/t/{ada.code}", **proxied)

    assert shown["og:url"] == f"https://play.example.org/t/{ada.code}"


async def test_looking_at_previews_finds_no_tables_faster_than_the_api(tmp_path):
    async with running(tmp_path / "morpho.db", wrong_codes_per_hour=3) as site:
        (ada,) = await site.company("Ada")
        for _ in range(3):
            await preview(site, "/t/olive-notebook-captain")
        assert "Ada" in str(await preview(site, f"/t/{ada.code}")), "a name is no guess of a code"
        for _ in range(3):
            await preview(site, "/t/BBBBBB")

        assert "Ada" not in str(await preview(site, f"/t/{ada.code}"))
        assert (await site.request("GET", f"{API}/tables/{ada.code}")).status_code == 429


async def test_each_game_is_shown_with_its_own_picture(site):
    pictures = set()
    for game in walked(RULES, "morpho", "morpyam"):
        ada = await (await site.guest("Ada")).open("Ada", game)
        for path in (f"/t/{ada.code}", f"/rules/{game}", f"/learn/{game}"):
            shown = await preview(site, path)
            assert shown["og:url"] == f"{site.base}{path}"
            picture = shown["og:image"].removeprefix(site.base)
            assert picture.split("/")[-2:] == [game, "preview.png"]
            pictures.add(picture)
    for picture in pictures:
        answer = await site.request("GET", picture)
        assert answer.headers["content-type"] == "image/png"
