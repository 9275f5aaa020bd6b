"""Whether what a page shows fits on it, and whether its motion can be looked at."""

from typing import Any

from playwright.sync_api import Page

FREEZING = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how);
        animation.pause();
        return animation;
    };
}"""
"""Keeps all motion that begins from now on where it begins."""

UNFIT = """({ cut, small, apart, within }) => {
    const all = (selector) => [...document.querySelectorAll(selector || "unknown")]
        .filter((one) => one.getClientRects().length > 0);
    const about = (fault, found) =>
        found.map((one) => `${fault}: ${one.className} ${one.textContent}`);
    const boxOf = (one) => one.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 &&
        a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const isCut = (one) => !one.closest("svg, .way-back") && one.clientWidth > 1 &&
        one.scrollWidth > one.clientWidth + 1;
    return [
        ...about("cut", all(cut).filter(isCut)),
        ...Object.entries(small).flatMap(([selector, least]) => about("small", all(selector)
            .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < least))),
        ...apart.flatMap(([over, below]) => about(`over ${below}`, all(over)
            .filter((one) => all(below).some((other) => meet(boxOf(one), boxOf(other)))))),
        ...about("below the window", all(within)
            .filter((one) => boxOf(one).bottom > innerHeight + 1)),
        ...(document.documentElement.scrollWidth > innerWidth ? ["wider than the window"] : []),
    ];
}"""


def unfit(
    page: Page,
    cut: str,
    small: dict[str, int],
    apart: list[tuple[str, str]],
    within: str = "",
) -> Any:
    """Return the elements that are cut, too small, over something else, or below the window."""
    return page.evaluate(UNFIT, {"cut": cut, "small": small, "apart": apart, "within": within})
