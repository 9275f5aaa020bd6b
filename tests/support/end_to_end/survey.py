"""What is covered, cut or too faint on a screen: each text and each sign that is in sight."""

from collections.abc import Collection
from typing import Final

from tests.support.end_to_end.observations import USUAL, misfits
from tests.support.end_to_end.people import Person
from tests.support.parts import OVERLAPPING

PREPARE: Final = """() => {
    // So that whatever lies above a text is found.
    const bare = new CSSStyleSheet();
    bare.replaceSync(`*, ::before, ::after { pointer-events: auto !important;
        animation: none !important; transition: none !important }`);
    document.adoptedStyleSheets.push(bare);
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    return frame().then(frame).then(() => bare);
}"""
"""Makes a page ready to be surveyed; returns what has to be taken away again."""

SURVEY: Final = """([themes, isWhole]) => {
    // What lies over a table for a while, because somebody asked for it or somebody said it.
    const OVER = ".menu, .log, .lookup, [role=dialog], dialog, .phrases, .bubble, .motion,"
        + " .over-all, .link-banner, .tok, [data-shot], .rays";
    // What is told by its place, form or words as well, and what may not be chosen now.
    const FAINT = ":disabled, [aria-disabled=true], .quiet *, .outr *, .away *, .absent *, .gone *,"
        + " .not-live *, .paused .board *, .hero *, .preview *, .ghost *,"
        + " .ic-brand";
    const found = new Set();
    const root = document.documentElement;
    const isShown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const rgb = (colour) => {
        const [r, g, b, a = 1] = colour.startsWith("color(srgb")
            ? colour.match(/[\\d.]+/g).map((n, i) => i < 3 ? n * 255 : +n)
            : colour.match(/[\\d.]+/g).map(Number);
        return [r, g, b, a];
    };
    const over = ([r, g, b, a], [r2, g2, b2]) =>
        [r * a + r2 * (1 - a), g * a + g2 * (1 - a), b * a + b2 * (1 - a), 1];
    const light = (colour) => {
        const [r, g, b] = colour.slice(0, 3).map((n) => n / 255)
            .map((n) => n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one, other) => {
        const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
    };
    const opacity = (e) => {
        let all = 1;
        for (let at = e; at; at = at.parentElement) all *= getComputedStyle(at).opacity;
        return all;
    };
    const isFilled = ({ content, backgroundColor }) =>
        content !== "none" && rgb(backgroundColor)[3] > 0;
    // Returns the colour below, or null where it is a picture's.
    const behind = (stack) => {
        const layers = [];
        for (const e of stack) {
            if (e.closest("svg") && e !== stack[0] && !stack[0].closest("svg")) return null;
            const parts = ["::before", "::after"].map((part) => getComputedStyle(e, part));
            if (parts.some(isFilled)) return null;
            const { backgroundColor, backgroundImage } = getComputedStyle(e);
            layers.push(rgb(backgroundColor));
            if (layers.at(-1)[3] === 1) break;
            // The rays are two colours, nearly the same; of other pictures nothing is known.
            if (backgroundImage !== "none" && !e.matches(".rays, body, html")) return null;
        }
        return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 1]);
    };
    const name = (e) => `${e.closest("[class]")?.getAttribute("class") ?? ""} `
        + (e.textContent.trim() || e.querySelector("use")?.getAttribute("href") || "").slice(0, 40);
    // Returns where a line's letters lie, without the room that their font has around them.
    const pen = document.createElement("canvas").getContext("2d");
    const inkOf = (text, { left, top, right, height }, { font, textTransform }) => {
        pen.font = font;
        const shown = textTransform === "uppercase" ? text.toUpperCase() : text;
        const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below,
            actualBoundingBoxAscent: high, actualBoundingBoxDescent: low } = pen.measureText(shown);
        const base = top + (height - above - below) / 2 + above;
        return new DOMRect(left, base - high, right - left, high + low);
    };
    const places = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, e = node.parentElement;
        if (!node.data.trim() || e.closest("script, style, template, svg, .sr")) continue;
        if (!isShown(e)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const style = getComputedStyle(e);
        // A line that ends in "…" is measured whole, but shown no wider than its element.
        const most = style.textOverflow === "ellipsis" ? e.getBoundingClientRect().width : Infinity;
        for (const { left, top, width, height } of range.getClientRects()) {
            const line = new DOMRect(left, top, Math.min(width, most), height);
            places.push([e, inkOf(node.data.trim(), line, style), true]);
        }
    }
    for (const e of document.querySelectorAll(".ic, .mark svg, .ci svg, .iconbtn svg, .badge svg"))
        if (isShown(e) && !e.closest(".sr")) places.push([e, e.getBoundingClientRect(), false]);
    const clipped = ([e, whole]) => {
        let box = whole;
        for (let at = e; at && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            const { overflowX, overflowY, webkitLineClamp, clipPath, textOverflow } = style;
            const around = at.getBoundingClientRect();
            if (around.width <= 1 || around.height <= 1 || clipPath !== "none") return "hidden";
            const endsInEllipsis = webkitLineClamp !== "none" || textOverflow === "ellipsis";
            if (endsInEllipsis) box = around;
            if (endsInEllipsis || overflowY === "visible") continue;
            const beyond = box.bottom > around.bottom + 1 || box.top < around.top - 1
                || (overflowX !== "visible" && box.right > around.right + 3);
            if (beyond) return /auto|scroll/.test(overflowY + overflowX) && !at.matches(".dock")
                ? "hidden" : "cut";
        }
        return "";
    };
    const seen = [];
    for (const place of places) {
        const [e, { left, top, right, bottom, width, height }, isText] = place;
        if (width < 2 || height < 2) continue;
        const how = clipped(place);
        if (how === "cut" && isText && !e.closest(".cover-art, .hero, .ghost"))
            found.add(`cut: ${name(e)}`);
        if (how) continue;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
            if (isWhole && isText && !e.closest(OVER)) found.add(`out of the window: ${name(e)}`);
            continue;
        }
        const stack = document.elementsFromPoint(x, y);
        const at = stack.findIndex((one) => one === e || e.contains(one) || one.contains(e));
        if (at < 0) continue;
        if (isText)
            for (const along of [left + 1, x, right - 1]) {
                const all = document.elementsFromPoint(along, y);
                const own = all.findIndex((one) => one === e || e.contains(one) || one.contains(e));
                const above = all.slice(0, own).filter((one) => !one.closest("svg"));
                if (above.length && !above.some((one) => one.closest(OVER)))
                    found.add(`covered by ${name(above[0])}: ${name(e)}`);
            }
        if (at === 0) seen.push([e, stack, isText]);
    }
    const before = root.dataset.theme;
    for (const theme of themes) {
        root.dataset.theme = theme;
        for (const [e, stack, isText] of seen) {
            if (e.matches(FAINT) || e.closest(FAINT)) continue;
            const style = getComputedStyle(e);
            const ground = behind(stack);
            if (!ground) continue;
            const ink = rgb(isText || style.fill === "none" ? style.color : style.fill);
            const size = parseFloat(style.fontSize);
            const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
            const least = !isText || isLarge ? 3 : 4.5;
            const seenInk = over([...ink.slice(0, 3), ink[3] * opacity(e)], ground);
            const got = contrast(seenInk, ground);
            // What has its ground's own colour stands on a picture that was not found.
            if (got < least - 0.05 && got > 1.01)
                found.add(`${theme}: ${got.toFixed(1)} of ${least}: ${name(e)}`);
        }
    }
    root.dataset.theme = before;
    return [...found];
}"""
"""Returns the faults in some themes; and whether all of the page must be in its window."""


async def faults(person: Person, themes: Collection[str], patience: float = 2) -> list[str]:
    """Return the parts of a screen that cover or cut others, or are too faint in some themes."""
    page = person.tab.page
    found = await misfits(person, patience, USUAL)
    found += await page.evaluate(OVERLAPPING)
    bare = await page.evaluate_handle(PREPARE)
    is_whole = await person.tab.find("main.game").count() > 0
    found += await page.evaluate(SURVEY, [list(themes), is_whole])
    await page.evaluate(
        "sheet => document.adoptedStyleSheets.splice("
        "document.adoptedStyleSheets.indexOf(sheet), 1)",
        bare,
    )
    return found
