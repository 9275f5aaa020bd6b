"""A page with little time to draw is late, but it never stops."""

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

SLOW_FRAMES = """() => {
    const end = performance.now() + 4000;
    const frame = (now) => {
        const busy = performance.now() + 600;
        while (performance.now() < busy);
        if (now < end) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""
"""Every frame takes most of a second, as on an old phone that does something else as well."""


def looked(seat: int) -> list[dict[str, object]]:
    return [
        {"kind": "investigated", "seat": seat, "slot": "C1"},
        {"kind": "turn_began", "seat": (seat + 1) % 3},
    ]


def test_the_log_and_the_chat_go_on_when_updates_come_faster_than_frames(page: Page, at_table):
    page.emulate_media(reduced_motion="no-preference")
    table = at_table()
    expect(page.locator(".motion")).to_be_attached()
    page.evaluate(SLOW_FRAMES)

    for n in range(13, 33):
        table.update(n, events=looked(n % 3), legal=[])
        page.wait_for_timeout(170)

    expect(page.locator("main")).to_have_attribute("data-n", "32")
    expect(page.locator("[data-feed] [data-event=investigated]")).to_have_count(20)
    table.update(33, events=[{"kind": "said", "player": "p2", "text": "Still there?"}])
    expect(page.locator("[data-feed] li").last).to_contain_text("Still there?")
