"""The documentation in a browser: no barriers on its pages, and a search that finds."""

import re

import pytest
from playwright.async_api import expect

from morpho_server.api.docs.site import files_of
from morpho_server.app import client_folder, docs_folder
from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import PHONE
from tests.support.nightly import IS_NIGHT

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(300),
]

ALL = [name.removesuffix(".html") for name in files_of(docs_folder(), client_folder())]
PAGES = [name for name in ALL if "." not in name and name not in ("index", "404")]


@pytest.mark.parametrize("name", ["", *(PAGES if IS_NIGHT else ["settings", "morph", "protocol"])])
async def test_no_page_has_a_barrier_or_is_wider_than_a_phone(company, name):
    ada = await company.person("Ada", PHONE)
    page = ada.tab.page
    await page.goto(f"/docs/{name}")

    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not await page.evaluate(wide)
    assert await barriers(ada) == []


async def test_the_search_finds_a_code_and_leads_to_it(company):
    ada = await company.person("Ada", PHONE)
    page = ada.tab.page
    await page.goto("/docs/")
    await page.get_by_role("searchbox").fill("NO_first")

    await expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d found"))
    assert await barriers(ada) == []
    await page.keyboard.press("Enter")

    await page.wait_for_url("**/docs/errors#no_first_seat")
    await expect(page.locator("#no_first_seat")).to_be_in_viewport()


async def test_the_search_finds_what_no_heading_has(company):
    ada = await company.person("Ada", PHONE)
    page = ada.tab.page
    await page.goto("/docs/")
    await page.get_by_role("searchbox").fill("datamodel-codegen")

    await expect(page.get_by_role("status")).to_have_text("1 found")
    await page.keyboard.press("Enter")

    await page.wait_for_url("**/docs/protocol#generated-types")


async def test_a_search_for_what_is_nowhere_says_so(company):
    ada = await company.person("Ada", PHONE)
    await ada.tab.page.goto("/docs/errors")
    await ada.tab.page.get_by_role("searchbox").fill("zebra")

    await expect(ada.tab.page.get_by_role("status")).to_have_text("Nothing found")
