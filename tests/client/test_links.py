"""Links for others name an address that others can open, wherever their maker's page is open."""

import pytest
from playwright.sync_api import expect

from tests.client.conftest import FOLDER
from tests.support.client.table import TABLE, WAITING
from tests.support.qr_reading import read_code

pytestmark = pytest.mark.browser

FOR_OTHERS = "http://192.0.2.17:8000"
NO_MATCH = {"public": None, "own": None, "legal": None}


@pytest.fixture
def told(page):
    """A page whose server names the address by which others reach it."""
    whole = (FOLDER / "index.html").read_text(encoding="utf-8")
    meta = f'<meta name="for-others" content="{FOR_OTHERS}"></head>'
    body = whole.replace("</head>", meta)
    page.route("**/t/KTRWPM", lambda route: route.fulfill(body=body, content_type="text/html"))


def test_the_table_s_link_and_code_are_for_others(page, told, at_table):
    at_table("p1", table=WAITING, **NO_MATCH)

    link = page.locator("[data-link]")
    expect(link).to_have_text(f"{FOR_OTHERS}/t/KTRWPM")
    assert read_code(page.locator("[data-action=show-code] svg")) == f"{FOR_OTHERS}/t/KTRWPM"
    expect(page.locator("[data-only-here]")).to_have_count(0)
    page.click("[data-action=show-code]")
    expect(page.locator("[data-large-code]")).to_contain_text("192.0.2.17:8000")


def test_what_is_copied_and_sent_is_for_others(page, told, at_table):
    page.goto("/blank")
    at_table("p1", table=WAITING, **NO_MATCH)
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")

    page.click("[data-action=copy-link]")

    page.wait_for_function("window.copied")
    assert page.evaluate("window.copied") == f"{FOR_OTHERS}/t/KTRWPM"


def test_links_for_a_seat_and_for_another_device_are_for_others(page, told, at_table):
    vacant = {
        **TABLE,
        "seats": {"0": "p1", "2": "p3"},
        "players": {k: v for k, v in TABLE["players"].items() if k != "p2"},
    }
    table = at_table(table=vacant, now=0)
    page.click("[data-action=menu]")
    page.click("[data-action=offer-seat]")
    table.update(13, table={"offers": {"1": 3_600_000}}, done=table.heard()["id"])
    page.click("[data-action=devices]")
    page.click("[data-action=link-device]")
    table.say({"type": "done", "id": table.heard(2)["id"], "n": 13})

    for place in ("[data-offer='1']", "[data-devices]"):
        link = page.locator(f"{place} [data-link]")
        expect(link).to_be_visible()
        assert link.inner_text().startswith(f"{FOR_OTHERS}/t/KTRWPM#pass=")
        expect(page.locator(f"{place} [data-only-here]")).to_have_count(0)


def test_where_no_other_address_is_known_the_page_says_so(page, at_table):
    at_table("p1", table=WAITING, **NO_MATCH)

    expect(page.locator("[data-link]")).to_have_text(page.url)
    expect(page.locator("[data-only-here]")).to_contain_text("HOST=0.0.0.0")
