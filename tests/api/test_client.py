"""The browser client: its page at every address, its files, and nothing else."""

import asyncio
import re

import httpx
import pytest
from starlette.applications import Starlette

from morpho_server.api.client import ClientFolder, add_client
from morpho_server.api.public_address import Reach
from tests.support.looking import looking_each_time
from tests.support.serving import ALL_GAMES, API, Site

__all__ = ["looking_each_time"]

pytestmark = pytest.mark.asyncio(loop_scope="session")

OUTSIDE = [
    "/../pyproject.toml",
    "/..%2fpyproject.toml",
    "/%2e%2e/pyproject.toml",
    "/%2e%2e%2fpyproject.toml",
    "/..%5cpyproject.toml",
    "/....//pyproject.toml",
    "//etc/passwd",
    "/%2fetc/passwd",
    "/components/../../pyproject.toml",
    "/components/%2e%2e/%2e%2e/pyproject.toml",
    "/index.html%00.js",
    "/%00",
    "/" + "a" * 3000,
    "/components",
    "/components/",
    "/nothing.js",
    "/t/ABC/nothing",
]


async def raw(site: Site, path: str) -> str:
    """Send a path as it is, unlike a browser, which would tidy it; return the answer's head."""
    host, port = site.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    answer = (await reader.read()).decode()
    writer.close()
    await writer.wait_closed()
    return answer


@pytest.mark.parametrize(
    "path",
    ["/", "/t/KTRWPM", "/t/ktrwpm", "/t/%C3%A4", "/rules", "/rules/morpho", "/learn/morpho"],
)
async def test_the_page_is_there_wherever_people_come(site, path):
    answer = await site.request("GET", path)

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "<!doctype html>" in answer.text.lower()


async def test_the_page_may_load_nothing_from_elsewhere(site):
    for path in ("/", "/t/KTRWPM", "/app/main.js"):
        headers = (await site.request("GET", path)).headers

        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_the_installable_app_has_icons_and_a_start_page(site):
    page = (await site.request("GET", "/")).text
    (named,) = re.findall(r'<link rel="manifest" href="([^"]+)">', page)
    manifest = (await site.request("GET", named)).json()

    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = await site.request("GET", icon["src"])
        assert (answer.status_code, answer.headers["content-type"]) == (200, icon["type"])


async def test_every_file_of_the_page_is_there(site):
    page = (await site.request("GET", "/")).text
    files = re.findall(r"""(?:src|href)="(/[^"]+)\"""", page)
    assert files

    for file in files:
        assert (await site.request("GET", file)).status_code == 200, file


@pytest.mark.parametrize("path", ["/", "/t/KTRWPM", "/app/main.js"])
async def test_revalidated_files_are_sent_only_when_changed(site, path):
    first = await site.request("GET", path)

    again = await site.request("GET", path, headers={"If-None-Match": first.headers["etag"]})

    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path[:40])
async def test_nothing_but_the_files_of_the_client_can_be_fetched(site, path):
    answer = await raw(site, path)

    assert re.match(r"HTTP/1.1 (404|307) ", answer), answer[:100]
    assert "hatchling" not in answer
    assert "root:" not in answer


async def nothing_known(*_):
    return None


@pytest.mark.usefixtures("looking_each_time")
async def test_a_page_that_has_changed_is_sent_as_it_is_now(tmp_path):
    """So is the page for unknown addresses: a host may update the files of a running server."""
    app = Starlette()
    add_client(app, ClientFolder(tmp_path), nothing_known, {"guess": "Guess"}, Reach(None))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as browser:
        for text in ("short", "a longer page"):
            (tmp_path / "index.html").write_text(text, encoding="utf-8")
            for path in ("/", "/t/KTRWPM", "/nonsense"):
                answer = await browser.get(path, headers={"Accept": "text/html"})
                assert answer.text == text
                assert answer.headers["content-length"] == str(len(text))


async def test_unknown_paths_give_browsers_the_page_and_programs_404(site):
    lost = await site.request("GET", "/nonsense/path", headers={"Accept": "text/html,*/*;q=0.8"})
    program = await site.request("GET", "/nonsense/path")

    assert (lost.status_code, program.status_code) == (404, 404)
    assert lost.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src" in lost.headers["content-security-policy"]
    assert program.json()["code"] == "not_found"


async def test_the_api_is_not_shadowed_by_the_page(site):
    answer = await site.request("GET", f"{API}/games")

    assert "content-security-policy" not in answer.headers
    assert {game["name"] for game in answer.json()} == set(ALL_GAMES)
