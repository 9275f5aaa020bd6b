"""A big screen of a table, and whether all on it can be read from afar."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.support.client.api import api
from tests.support.client.table import NO_MATCH, SNAPSHOT, SUMMARY, Table, open_client

SHEET: Final = (1920, 1080)
SIZES: Final = ((1280, 720), SHEET, (3840, 2160))
NAMES: Final = ("Maximilian Featherby", "Bo", "Wilhelmina-Charlotte", "Ada")


def on_stage(page: Page, seen: dict[str, Any], *events: dict[str, Any], **parts: object) -> Table:
    """Open the big screen of a table, where some events happen and everybody says something."""
    page.set_viewport_size({"width": SHEET[0], "height": SHEET[1]})
    players = seen["table"]["players"]
    renamed = {
        number: {**player, "name": name}
        for (number, player), name in zip(players.items(), NAMES, strict=False)
    }
    seen = {**seen, "table": {**seen["table"], "players": {**players, **renamed}}}
    table = Table(page, {**SNAPSHOT, **NO_MATCH, **seen, "own": None, "legal": None, **parts})
    del table.snapshot["you"]
    api.route("**/tables/KTRWPM", lambda route: route.fulfill(json={**SUMMARY, "screen": "s1"}))
    api.route("**/guests", lambda route: route.fulfill(status=201, json={"name": "Screen"}))
    open_client(page, "/t/KTRWPM/tv")
    expect(page.locator("main")).to_have_attribute("data-connection", "live")
    expect(page.locator("html:not([data-coming])")).to_be_attached()
    shouts = [{"kind": "said", "player": player, "text": "Too easy."} for player in players]
    table.update(13, events=[*events, *shouts])
    page.evaluate("() => document.fonts.ready.then(() => {})")
    return table


_UNFIT: Final = """({ apart, small, free }) => {
    const scale = Math.min(innerWidth / 1920, innerHeight / 1080);
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) =>
        one.getClientRects().length && getComputedStyle(one).visibility === "visible");
    const boxOf = (one) => one.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 &&
        a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const about = (fault, found) =>
        found.map((one) => `${fault}: ${one.className} ${one.textContent}`);
    const read = all(".wall *").filter((one) => !one.closest(".sr, svg") &&
        [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()));
    const styleOf = (one) => getComputedStyle(one);
    const isCut = (one) => one.scrollWidth > one.clientWidth + 2 &&
        styleOf(one).display !== "inline" && styleOf(one).textOverflow !== "ellipsis";
    const isOut = ({ left, top, right, bottom }) =>
        left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    // As it is on the sheet: cards are made larger.
    const sizeOf = (one) =>
        (parseFloat(styleOf(one).fontSize) * boxOf(one).width) / one.offsetWidth / scale;
    const isSmall = (one) => !one.closest(small) && sizeOf(one) < 31.5;
    const parts = all(apart);
    const over = (one, i) => parts.slice(i + 1).filter((other) =>
        !one.contains(other) && meet(boxOf(one), boxOf(other)));
    return [
        ...about("cut", read.filter(isCut)),
        ...about("outside", read.filter((one) => isOut(boxOf(one)))),
        ...about("small", read.filter(isSmall)),
        ...parts.flatMap((one, i) => about(`over ${one.className}`, over(one, i))),
        ...(free ? about("in the corner", read.filter((one) => meet(boxOf(one), free))) : []),
    ];
}"""


def unfit(
    page: Page, apart: str, small: str = "unknown", free: dict[str, float] | None = None
) -> Any:
    """Return the parts that are cut, outside, too small to read from afar, or over another."""
    return page.evaluate(_UNFIT, {"apart": apart, "small": small, "free": free})
