"""The client's files by release: cached forever, compressed, and never mixed in a page."""

import asyncio
import gzip
import json
import posixpath
import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from morpho_server.api import shared_response
from morpho_server.api.client import add_client
from morpho_server.api.client.document import Documents
from morpho_server.api.client.preview import Preview
from morpho_server.api.client.release import ClientFolder
from morpho_server.api.public_address import Reach
from morpho_server.api.shared_response import FRESH_SECONDS
from morpho_server.app import client_folder
from tests.support.looking import looking_each_time

__all__ = ["looking_each_time"]

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("looking_each_time"),
]

PAGE = """<title>A client</title><meta name="description" content="About it">
<head><script type="module" src="/app/main.js"></script><link rel="stylesheet" href="/a.css"></head>
"""
FILES = {
    "index.html": PAGE,
    "app/main.js": '/** Starts it. */\nimport "../part.js";\nimport("../later.js");\n',
    "part.js": "// A part.\nexport const part = 1; // of it\n",
    "ui/home/home.js": 'import {\n  part,\n} from "../part.js";\n',
    "later.js": "",
    "a.css": "a {}",
}


async def nothing_known(*_):
    return None


@pytest.fixture
async def folder(tmp_path):
    for path, text in FILES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
async def browser(folder):
    """A browser before a client that can be changed."""
    app = Starlette()
    add_client(app, ClientFolder(folder), nothing_known, {"guess": "Guess"}, Reach(None))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        yield client


def addresses(page):
    return re.findall(r"""(?:src|href)="(/c/[^"]+)\"""", page)


async def another_release(browser, folder):
    (folder / "part.js").write_text("export const part = 2;")
    await browser.get("/")


async def name_of(browser):
    return addresses((await browser.get("/")).text)[0].split("/")[2]


async def test_files_named_by_the_page_exist_and_are_immutable(site):
    for page in ("/", "/t/KTRWPM"):
        named = addresses((await site.request("GET", page)).text)
        assert len(named) > 10
        for answer in await asyncio.gather(*(site.request("GET", each) for each in named)):
            assert answer.status_code == 200, answer.url
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["x-content-type-options"] == "nosniff"


async def test_text_is_sent_compressed_to_clients_that_accept_it(site):
    styles = next(a for a in addresses((await site.request("GET", "/")).text) if ".css" in a)

    small = await site.request("GET", styles, headers={"Accept-Encoding": "br, gzip"})
    large = await site.request("GET", styles, headers={"Accept-Encoding": "br, gzip;q=0"})

    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in large.headers
    assert small.content == large.content
    length = int(small.headers["content-length"])
    assert length <= len(gzip.compress(large.content)) < len(large.content)
    assert small.headers["vary"] == large.headers["vary"] == "Accept-Encoding"


async def test_the_head_alone_can_be_asked_for(site):
    for path in ("/", "/t/KTRWPM", "/app/main.js"):
        head = await site.request("HEAD", path)

        whole = await site.request("GET", path)
        assert head.content == b""
        assert head.headers["content-length"] == whole.headers["content-length"]


def preloaded(page):
    return re.findall(r"""<link rel="modulepreload" href="/c/\w+/([^"]+)">""", page)


async def test_the_page_preloads_the_modules_of_its_first_screen(browser):
    page = (await browser.get("/")).text

    assert preloaded(page) == ["app/main.js", "ui/home/home.js"]


async def test_the_page_preloads_the_bundle_of_its_first_screen(browser, folder):
    files = {
        "app/main.js": ["app/main.js", "app/part.js"],
        "ui/home/home.js": ["app/home.js", "app/part.js"],
        "ui/learn/rules_page.js": ["app/rules.js"],
    }
    (folder / "modules.json").write_text(json.dumps(files), encoding="utf-8")
    (folder / "app/main.js").write_text("// bundled")

    page = (await browser.get("/")).text

    assert preloaded(page) == ["app/main.js", "app/part.js", "app/home.js"]
    assert (await browser.get("/modules.json")).status_code == 404


@pytest.mark.parametrize(
    ("read", "tag"),
    [
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("zh-TW", "zh-Hant"),
        ("tlh,en-GB", "en"),
        ("tlh", "en"),
        ("", "en"),
    ],
)
async def test_the_page_names_the_language_that_somebody_reads(site, read, tag):
    page = (await site.request("GET", "/", headers={"accept-language": read})).text

    spoken = re.findall(r'"preload" as="fetch" crossorigin href="/c/\w+/words/([^"]+)"', page)
    assert f"{tag}/table.ftl" in spoken
    assert {path.partition("/")[0] for path in spoken} == {tag}
    assert 'data-languages="en:100 fr:100 zh-Hant:100"' in page


async def test_a_page_names_the_words_of_the_language_that_was_chosen(site):
    headers = {"accept-language": "fr-CA", "cookie": "language=zh-Hant"}

    page = (await site.request("GET", "/", headers=headers)).text

    assert "words/zh-Hant/table.ftl" in page
    assert "words/fr/" not in page


@pytest.mark.parametrize(
    ("phase", "named"),
    [
        ("waiting", "ui/invitation/invite.js"),
        ("playing", "ui/table/play.js"),
        ("between", "ui/table/play.js"),
        ("over", "ui/result/game_over.js"),
    ],
)
async def test_the_page_of_a_table_names_the_screen_that_it_will_show(phase, named):
    release = ClientFolder(client_folder()).last
    documents = Documents(release, "http://test", ["fr"], "morpho")

    page = documents.table(Preview("KTRWPM", "morpho", phase, "", ""))

    screens = {"ui/invitation/invite.js", "ui/table/play.js", "ui/result/game_over.js"}
    preloads = re.findall(r'"modulepreload" href="/c/\w+/([^"]+)"', page)
    assert screens & set(preloads) == {named}
    assert ("games/morpho/index.js" in preloads) == (phase != "waiting")
    assert "words/fr/table.ftl" in page


async def test_modules_are_served_as_they_are(browser):
    name = await name_of(browser)

    for path in ("app/main.js", "part.js"):
        assert (await browser.get(f"/c/{name}/{path}")).text == FILES[path]


async def test_files_are_checked_once_a_second_for_all_requests(browser, folder, monkeypatch):
    looks, now = [], 0.0
    look = Path.rglob

    def looked(*arguments):
        looks.append(now)
        return look(*arguments)

    monkeypatch.setattr(Path, "rglob", looked)
    monkeypatch.setattr(shared_response, "_now", lambda: now)
    paths = ("/", "/t/KTRWPM", "/nonsense", "/offline.json", "/c/past/app/main.js") * 3

    await asyncio.gather(*(browser.get(path) for path in paths))
    before = await name_of(browser)
    (folder / "part.js").write_text("export const part = 2;")
    now = 0.9 * FRESH_SECONDS
    assert await name_of(browser) == before
    now = FRESH_SECONDS
    assert await name_of(browser) != before

    assert looks == [0.0, FRESH_SECONDS]


@pytest.mark.parametrize("changed", sorted(FILES))
async def test_any_change_makes_another_release(browser, folder, changed):
    before = await name_of(browser)

    with (folder / changed).open("a") as file:
        file.write("\n")

    assert await name_of(browser) != before


async def test_an_old_page_that_is_opened_again_is_given_the_present(browser, folder):
    page = (await browser.get("/")).text
    await another_release(browser, folder)

    for address in addresses(page):
        old = await browser.get(address)
        if address.endswith(("main.js", "a.css")):
            assert (old.status_code, old.headers["cache-control"]) == (307, "no-store")
            now = old.headers["location"]
            assert posixpath.basename(now) == posixpath.basename(address)
            assert (await browser.get(now)).status_code == 200


async def test_a_page_that_runs_is_given_no_module_of_another_release(browser, folder):
    before = await name_of(browser)
    await another_release(browser, folder)

    gone = await browser.get(f"/c/{before}/later.js")

    assert (gone.status_code, gone.headers["cache-control"]) == (404, "no-store")


@pytest.mark.parametrize(
    "path", ["index.html", "jsconfig.json", "vendor/lock.json", "net/wire.d.ts", "", "components"]
)
async def test_files_for_developers_are_not_served(site, path):
    name = addresses((await site.request("GET", "/")).text)[0].split("/")[2]

    assert (await site.request("GET", f"/c/{name}/{path}")).status_code == 404
    assert (await site.request("GET", f"/nothing/../{path}x")).status_code == 404


async def test_licences_travel_with_what_they_license(site):
    for file in client_folder().rglob("*.txt"):
        answer = await site.request("GET", f"/{file.relative_to(client_folder()).as_posix()}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"


async def test_the_service_worker_caches_lessons_in_one_language(site):
    kept = (await site.request("GET", "/offline.json?language=fr")).json()

    of_each = {game["title"]: set(game["files"]) for game in kept["games"]}
    pages = {page for game in kept["games"] for page in game["pages"]}
    assert {"/rules", "/learn", "/rules/morpho", "/learn/morpyam"} <= pages
    files = {path.removeprefix(kept["release"]) for path in kept["files"]}
    assert {"app/main.js", "words/fr/table.ftl", "games/shared/rules/rules.css"} <= files
    own = {path.removeprefix(kept["release"]) for path in of_each["Morphos"]}
    assert {"words/fr/morphos.ftl", "words/fr/morphos.learn.ftl", "games/morphos/index.js"} <= own
    assert not any("morph/" in path or "morphos" in path for path in files)
    assert sum(map(len, of_each.values())) == len(set().union(*of_each.values()))
    files |= own
    assert [path for path in files if re.search(r"/(en|zh-Hant)/", path)] == []
    assert {path.rpartition(".")[2] for path in files} == {"js", "css", "ftl", "svg", "woff2"}


@pytest.mark.parametrize("screen", ["home", "rules", "lesson"])
async def test_the_pages_of_a_game_name_its_words_and_its_client(screen):
    release = ClientFolder(client_folder()).last
    documents = Documents(release, "http://test", ["fr"], "morphos")

    page = getattr(documents, screen)()

    assert "games/morphos/index.js" in preloaded(page)
    assert "words/fr/morphos.ftl" in page
