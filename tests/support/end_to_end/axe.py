"""The findings of axe on a page: barriers of WCAG 2.2, A and AA, and of good practice."""

from collections.abc import Collection
from typing import Final

from axe_playwright_python.base import AXE_SCRIPT

from tests.support.end_to_end.browsing import LAPTOP, PHONE
from tests.support.end_to_end.people import Person
from tests.support.nightly import IS_NIGHT

THEMES: Final = ("dark", "light", "contrast")
SIZES: Final = {"phone": PHONE, "laptop": LAPTOP}
TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
COLOURS: Final = ("color-contrast", "link-in-text-block")
"""The rules that a theme can break; all others are about the document, which no theme changes."""

_PREPARE = """() => {
    // axe measures no text on a gradient. The rays behind every page are two colours that are
    // nearly the same: without them the text is measured against the one that contrasts less.
    const flat = new CSSStyleSheet();
    flat.replaceSync(`*, ::before, ::after { background-image: none !important }
        body { background-color: var(--ground-ray) !important }`);
    document.adoptedStyleSheets.push(flat);
    const still = () => document.getAnimations().every((one) => one.playState !== "running");
    return new Promise((resolve) => {
        const look = () => (still() ? resolve(flat) : requestAnimationFrame(look));
        // What measures itself has found its size, and what moves has begun to.
        requestAnimationFrame(() => requestAnimationFrame(look));
    });
}"""

_RUN = """async ([themes, tags, colours, within]) => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    const found = [];
    const look = async (where, context, options) => {
        const {violations} = await axe.run(context, {...options, resultTypes: ["violations"]});
        for (const {id, nodes} of violations) for (const {html, failureSummary} of nodes)
            found.push([where, id, html, failureSummary.replace(/\\s+/g, " ")].join(": "));
    };
    const others = Object.fromEntries(colours.map((rule) => [rule, {enabled: false}]));
    await look("in every theme", document, {runOnly: tags, rules: others});
    for (const theme of themes) {
        root.dataset.theme = theme;
        await look(theme, {include: [within]}, {runOnly: colours});
    }
    root.dataset.theme = before;
    return found;
}"""


async def barriers(
    person: Person,
    coloured: str = "html",
    coloured_at: Collection[str] = ("phone",),
) -> list[str]:
    """Return the findings of axe on a screen: dark on a phone, by night in all themes and sizes.

    Measuring colours takes by far the longest. Where the
    rest of a screen is measured elsewhere, ``coloured`` selects the parts whose colours are to be
    measured. ``coloured_at`` are the sizes at which they are: a laptop mostly shows the same parts
    in the same colours.
    """
    page, found = person.tab.page, list[str]()
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE_SCRIPT)
    for name in SIZES if IS_NIGHT else ("phone",):
        width, height = SIZES[name]
        await page.set_viewport_size({"width": width, "height": height})
        flat = await page.evaluate_handle(_PREPARE)
        themes = (THEMES if IS_NIGHT else THEMES[:1]) if name in coloured_at else ()
        seen = await page.evaluate(_RUN, [themes, TAGS, COLOURS, coloured])
        await page.evaluate("f => document.adoptedStyleSheets.splice(-1, 1)", flat)
        found += [f"{name}: {barrier}" for barrier in seen]
    return found
