"""The QR code of an invitation: what a camera needs, and large when it is wanted."""

import pytest
from playwright.sync_api import expect

from tests.support.client.table import WAITING
from tests.support.qr_reading import DOTS, read_code

pytestmark = pytest.mark.browser

FINDER = [
    "1111111",
    "1000001",
    "1011101",
    "1011101",
    "1011101",
    "1000001",
    "1111111",
]
QUIET = 4


@pytest.fixture
def code(page, at_table):
    page.emulate_media(color_scheme="dark")
    at_table("p2", table=WAITING, public=None, own=None, legal=None)
    small = page.locator("[data-action=show-code]")
    expect(small).to_be_visible()
    return small


def test_it_is_black_on_white_in_the_dark_too_with_room_around_it(code):
    dots = code.locator("svg").evaluate(DOTS)

    assert {dot for row in dots for dot in row} == {0, 255}
    side = len(dots) - 2 * QUIET
    edge = range(QUIET, QUIET + side)
    assert all(
        dots[y][x] == 255
        for y in range(len(dots))
        for x in range(len(dots))
        if not (x in edge and y in edge)
    )
    for top, left in ((0, 0), (0, side - 7), (side - 7, 0)):
        finder = [
            "".join("1" if dots[QUIET + top + y][QUIET + left + x] == 0 else "0" for x in range(7))
            for y in range(7)
        ]
        assert finder == FINDER


def test_a_camera_reads_the_link_in_it(page, code):
    assert read_code(code.locator("svg")) == page.locator("[data-link]").inner_text()


def test_a_tap_shows_it_to_the_room_and_another_puts_it_away(page, code):
    code.click()
    large = page.locator("[data-large-code]")

    expect(large.get_by_role("img", name="QR code of the link")).to_be_in_viewport(ratio=1)
    expect(large).to_contain_text("KTRWPM")
    assert large.locator("svg").bounding_box()["width"] > 300
    page.click("[data-action=close-code]")
    expect(large).to_have_count(0)
    expect(code).to_be_focused()


def test_the_escape_key_puts_it_away_as_well(page, code):
    code.press("Enter")
    expect(page.locator("[data-large-code]")).to_be_visible()

    page.keyboard.press("Escape")

    expect(page.locator("[data-large-code]")).to_have_count(0)
    expect(code).to_be_focused()
