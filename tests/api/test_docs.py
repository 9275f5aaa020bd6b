"""The documentation that the server shows: whole, for everybody, small, and of one piece."""

import json
import re
from html import unescape
from typing import get_args
from urllib.parse import urldefrag, urljoin

import pytest

from morpho_server.api.docs.site import files_of, listed, write_site
from morpho_server.app import client_folder, docs_folder
from morpho_server.games.registry import RULES
from morpho_server.settings import Settings
from morpho_server.tables.messages.commands import AnyCommand
from morpho_server.tables.messages.events import TABLE_EVENTS
from morpho_server.tables.model.options import TABLE_OPTIONS
from tests.support.serving import API, command

pytestmark = pytest.mark.asyncio(loop_scope="session")

BROWSER = {"Accept": "text/html"}
FILES = files_of(docs_folder(), client_folder())
HTML = {name: text.decode() for name, text in FILES.items() if name.endswith(".html")}


def anchors(name: str) -> set[str]:
    """Return the addresses within a page."""
    return {*re.findall(r'<h\d id="([^"]+)"', HTML[name])}


def file_at(address: str) -> str:
    """Return the name of the file at an address of the site."""
    name = address.removeprefix("/docs/")
    return "index.html" if name == "" else name if name in FILES else f"{name}.html"


async def test_every_page_is_shown_to_everybody_under_the_policy_of_the_client(site):
    home = await site.request("GET", "/", headers=BROWSER)

    for name in FILES.keys() - {"404.html"}:
        address = "/docs/" + name.removesuffix(".html").replace("index", "")
        shown = await site.request("GET", address, headers=BROWSER)
        assert shown.status_code == 200, address
        assert shown.content == FILES[name]
        policy = "content-security-policy"
        assert shown.headers[policy] == home.headers[policy]


async def test_the_address_without_a_slash_leads_to_the_start(site):
    answer = await site.request("GET", "/docs")

    assert answer.headers["location"] == "/docs/"


async def test_a_slash_after_the_name_of_a_page_leads_to_the_page(site):
    answer = await site.request("GET", "/docs/errors/")

    assert (answer.status_code, answer.headers["location"]) == (307, "/docs/errors")
    assert (await site.request("GET", "/docs/nothing/")).status_code == 404


async def test_where_no_page_is_people_get_one_and_programs_a_problem(site):
    shown = await site.request("GET", "/docs/nothing", headers=BROWSER)
    answered = await site.request("GET", "/docs/nothing")

    assert shown.status_code == answered.status_code == 404
    assert "There is no such page." in shown.text
    assert answered.json()["code"] == "not_found"


async def test_every_link_leads_to_a_page_and_a_heading_or_to_the_server(site):
    outside = set[str]()
    for name, text in HTML.items():
        for link in map(unescape, re.findall(r'(?:href|src)="([^"]*)"', text)):
            if re.match(r"\w+:", link):
                continue
            own = "/docs/" + name.removesuffix(".html").replace("index", "")
            target, anchor = urldefrag(urljoin(own, link))
            if not target.startswith("/docs/"):
                outside.add(target)
                continue
            file = file_at(target)
            assert file in FILES, f"{name}: {link}"
            assert not anchor or anchor in anchors(file), f"{name}: {link}"
    style = FILES["docs.css"].decode()
    outside |= {urljoin("/docs/", url) for url in re.findall(r"url\((\.[^)]+)\)", style)}

    assert "/fonts/cabin.woff2" in outside
    for address in outside:
        assert (await site.request("GET", address)).status_code == 200, address


async def test_pages_run_no_script_but_the_search_and_load_nothing_from_elsewhere():
    for name, text in HTML.items():
        assert re.findall(r"<script[^>]*>", text) == ['<script src="search.js" defer>'], name
        assert not re.search(r"<style|\sstyle=|\son\w+=", text), name
        assert not re.search(r'(?:src|<link[^>]*href)="\w+:', text), name


async def test_pages_that_were_built_are_shown_as_they_are(tmp_path):
    write_site(docs_folder().parent, tmp_path)

    assert files_of(tmp_path, tmp_path / "no client") == FILES


async def test_the_pages_are_small(site):
    sizes = []
    for name in FILES:
        sent = await site.request("GET", f"/docs/{name}", headers={"Accept-Encoding": "gzip"})
        sizes.append(int(sent.headers["content-length"]))

    assert sum(sizes) < 300_000


async def test_everything_that_has_a_name_has_a_heading(site):
    described = (await site.request("GET", f"{API}/openapi.json")).json()
    routes = {
        f"{method.upper()} {path}"
        for path, item in described["paths"].items()
        for method in item.keys() & {"get", "post", "put", "patch", "delete"}
    }
    schemas = described["components"]["schemas"]
    commands = {schemas[k.__name__]["properties"]["type"]["const"] for k in get_args(AnyCommand)}
    settings = {f"MORPHO_{name.upper()}" for name in Settings.model_fields}
    games = {
        name: {each.kind for each in game.event_types} | {each.name for each in game.option_fields}
        for name, game in RULES.items()
    }

    for name, named in {
        "rest": routes,
        "settings": settings,
        "table": commands | {kind.kind for kind in TABLE_EVENTS} | TABLE_OPTIONS.keys(),
        **games,
    }.items():
        headings = {*re.findall(r"<h\d[^>]*><code>(.*?)</code></h\d>", HTML[f"{name}.html"])}
        assert named - headings == set(), name


@pytest.mark.parametrize("game", RULES)
async def test_views_have_the_names_and_fields_of_the_description(site, game):
    described = (await site.request("GET", f"{API}/openapi.json")).json()
    page = (docs_folder() / "reference" / f"{game}.md").read_text(encoding="utf-8")

    for role in ("Public", "Own"):
        name = f"{game.capitalize()}{role}"
        block = page.partition(f"interface {name} {{\n")[2].partition("\n}")[0]
        fields = re.findall(r"^  (\w+)\??:", block, re.MULTILINE)
        assert sorted(fields) == sorted(described["components"]["schemas"][name]["properties"])


async def test_the_type_of_a_problem_is_the_address_of_its_code(site):
    problem = (await site.request("GET", f"{API}/nothing")).json()

    page, _, anchor = problem["type"].partition("#")
    assert anchor == problem["code"] == "not_found"
    assert anchor in anchors(file_at(page))


async def test_the_example_of_an_error_is_what_the_server_answers(site):
    _, bo = await site.company("Ada Bo")
    path = f"{API}/tables/{bo.code}/commands?player={bo.id}"
    answer = await site.request("POST", path, bo.guest.token, json=command("start"))

    page = (docs_folder() / "reference" / "errors.md").read_text(encoding="utf-8")
    assert answer.json() == json.loads(page.partition("```json\n")[2].partition("```")[0])


async def test_every_page_that_is_listed_is_shown_and_says_when_it_is_generated():
    for path in listed(docs_folder()):
        first = (docs_folder() / path).read_text(encoding="utf-8").splitlines()[0]
        assert ("make wire" in first) == path.startswith("reference/"), path
    assert len(HTML) == len(listed(docs_folder())) + 1
