"""A page's appearance, as far as text can describe it."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from tests.support.end_to_end.people import Person
from tests.support.pages import Json, essence

_PICTURE = """() => {
    const all = (selector, what) => [...document.querySelectorAll(selector)].map(what);
    const text = (e) => e.innerText.replace(/\\s+/g, " ").trim();
    const {screen, player, legal} = document.querySelector("main").dataset;
    return {
        screen, player, legal,
        cards: Object.fromEntries(all("[data-slot]",
            (e) => [e.dataset.slot, [e.dataset.card, e.dataset.identity ?? null, e.ariaLabel]])),
        seats: all("[data-seat]", (e) => [e.dataset.seat, e.dataset.asked, e.dataset.out, text(e)]),
        mine: all("[data-my-seat]", (e) => [e.dataset.mySeat, text(e)]),
        blocks: all("[data-block]", (e) => e.dataset.block),
        tiles: all("[data-tile]", (e) => [e.dataset.tile, e.ariaLabel]),
        headline: all("[data-headline]", text),
        notices: all("[data-mission], [data-end-wished]", text),
        chips: all(".dock [data-verb]", (e) => [e.dataset.verb, e.dataset.actor ?? null]),
        feed: all("[data-feed] [data-event]", (e) => [e.dataset.event, e.textContent]),
    };
}"""


async def picture(person: Person) -> Json:
    """Return a person's view of the table, once all events are shown."""
    events = person.tab.page.locator("[data-feed] [data-event]")

    async def is_shown() -> bool:
        return await events.count() > 0

    await person.tab.is_current()
    await person.tab.until(is_shown, "nothing is shown of what has happened")
    return await person.tab.page.evaluate(_PICTURE)


async def sees_again(person: Person, before: Json) -> None:
    """Wait until a person sees what there was to be seen before."""
    seen: list[Json] = []

    async def the_same() -> bool:
        seen[:] = [await picture(person)]
        return bool(seen[0] == before)

    await person.tab.is_current()
    try:
        await person.tab.until(the_same, "")
    except AssertionError:
        assert seen[0] == before


async def views(people: Sequence[Person]) -> list[Json]:
    """Return the server's view for each, without the time and who is there."""
    return [essence(view) for view in await asyncio.gather(*(one.view() for one in people))]


_MISFITS = """() => {
    const {innerWidth, innerHeight} = window;
    const found = [];
    const isShown = (e) => e.checkVisibility({visibilityProperty: true});
    const all = (wanted) => [...document.querySelectorAll(wanted)].filter(isShown);
    const name = (e) => e.dataset.slot ?? e.dataset.action ?? e.innerText.trim();
    const near = (e) => {
        const {left, top, right, bottom} = e.getBoundingClientRect();
        const [dx, dy] = [(right - left) / 6, (bottom - top) / 6];
        return [[left + dx, top + dy], [right - dx, top + dy],
                [left + dx, bottom - dy], [right - dx, bottom - dy]];
    };
    const isOver = (top, e) =>
        top && !e.contains(top) && !top.contains(e) && !top.closest(".tok");
    if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the screen");
    const scrolls = (e) => e.scrollHeight > e.clientHeight + 1;
    const isScrolled = (e) => [".dock", ".acts"].some((s) => e.closest(s) && scrolls(e.closest(s)));
    const cards = all("[data-slot]").filter((card) => !isScrolled(card));
    for (const card of cards) for (const [x, y] of near(card)) {
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
            found.push(`${name(card)} is outside of the screen`);
        else if (isOver(document.elementFromPoint(x, y), card))
            found.push(`${name(card)} is covered`);
    }
    const isIn = (e, around) => {
        const [a, b] = [e.getBoundingClientRect(), around.getBoundingClientRect()];
        return a.left > b.left - 2 && a.right < b.right + 2
            && a.top > b.top - 2 && a.bottom < b.bottom + 2;
    };
    for (const text of all(".dock :is(h1, p, .hint, .chip, .btn)"))
        if (!isScrolled(text) && !isIn(text, text.closest(".dock")))
            found.push(`${name(text)} is cut`);
    const isHidden = (e) => getComputedStyle(e).clipPath !== "none";
    for (const text of all(".dock .chip *").filter((e) => !isHidden(e)))
        if (!isIn(text, text.closest(".chip"))) found.push(`${name(text.closest(".chip"))} is cut`);
    const words = all(".board .pname, .board .num, .board .badge, .board .rd");
    for (const text of words)
        if (!isIn(text, text.closest(".board"))) found.push(`${name(text)} is cut`);
    const overlap = (one, other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 3 && high > 3;
    };
    const onTable = [...words, ...cards];
    for (const [i, one] of words.entries()) for (const other of onTable.slice(i + 1))
        if (overlap(one, other)) found.push(`${name(one)} lies over ${name(other)}`);
    for (const e of all(".dock, .menu, .log"))
        if (e.scrollWidth > e.clientWidth + 1) found.push(`${e.className} scrolls sideways`);
    const isInline = (e) => getComputedStyle(e).display === "inline";
    const isWide = (e) => e.scrollWidth > e.clientWidth + 1 && !isInline(e);
    const read = ".pname, h1:not(.sr), h2, .btn, .chip, .seg button, .rd, .hint, .note, .s";
    // Where there is room for it, a name is set smaller before it ends in an ellipsis.
    // A bubble may be wider than its place.
    const isName = (e) => e.matches(".pname");
    const endsWell = (e, { fontSize, textOverflow } = getComputedStyle(e)) =>
        textOverflow === "ellipsis" || isName(e) && parseFloat(fontSize) < 11.5;
    const isCut = (e) => isWide(e) && !e.querySelector(".bubble") || isName(e) && scrolls(e);
    // What is only read out has no size.
    const isUnseen = (e) => getComputedStyle(e).clipPath === "inset(50%)";
    for (const text of all(read).filter((e) => isCut(e) && !isUnseen(e))) {
        const how = endsWell(text) ? "ends in an ellipsis" : "is cut in itself";
        found.push(`${name(text)} ${how}`);
    }
    const reach = (e) => {
        const {width, height} = e.getBoundingClientRect();
        const margin = getComputedStyle(e, "::before");
        const [more, higher] = margin.position === "absolute" && margin.content === '""'
            ? [parseFloat(margin.width), parseFloat(margin.height)] : [0, 0];
        return [Math.max(width, more), Math.max(height, higher)];
    };
    // Tiles, and cards that are no answer, only show more of what the rules say as well.
    const isExtra = (e) => e.matches(
        ".tile, [data-slot]:not([data-light=legal]), [data-about]:not([data-target])");
    // Under a coach, the smallest phone has no room for more than WCAG 2.2 asks for, and the next
    // one not in a language that takes half as much again.
    const coached = document.querySelector(".coach");
    const least = coached && innerWidth < 340 ? 24 : coached && innerWidth < 400 ? 40 : 44;
    for (const target of all(":is(button, input, select):enabled, a[href], summary")) {
        if (isExtra(target)) continue;
        const [width, height] = reach(target).map(Math.round);
        if (Math.min(width, height) < least)
            found.push(`${name(target)} is a target of ${width} x ${height}`);
    }
    return [...new Set(found)];
}"""


USUAL: Final = ("is covered", "is outside of the screen", "ends in an ellipsis")
"""Misfits that are normal: a panel covers cards, the page scrolls, a text is as long as can be."""
SETTLING: Final = 20.0
"""How many seconds a page may take to lay itself out, cards that move on their way included."""


async def misfits(
    person: Person, patience: float = SETTLING, usual: tuple[str, ...] = ()
) -> list[str]:
    """Return the parts that do not fit on a person's screen, but for those that are ``usual``.

    Cards that are covered or outside of it, words that are cut, what a finger would miss, and what
    has to be scrolled sideways.
    """
    end = time.monotonic() + patience
    while found := [
        misfit for misfit in await person.tab.page.evaluate(_MISFITS) if not misfit.endswith(usual)
    ]:
        if time.monotonic() > end:
            break
        await asyncio.sleep(0.05)
    return found
