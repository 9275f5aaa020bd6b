"""What a page looks like, as far as it can be put in words."""

import asyncio
from collections.abc import Sequence

from tests.end_to_end.people import Person
from tests.pages import Json, essence

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
    """Return what a person sees of the table."""
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
    """Return what the server shows each, without the time and who is there."""
    return [essence(view) for view in await asyncio.gather(*(one.view() for one in people))]


_MISFITS = """() => {
    const {innerWidth, innerHeight} = window;
    const found = [];
    const box = (e) => e.getBoundingClientRect();
    const name = (e) => e.dataset.slot ?? e.className;
    if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the screen");
    const cards = [...document.querySelectorAll("[data-slot]")];
    for (const card of cards) {
        const {left, top, right, bottom} = box(card);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            found.push(`${name(card)} is outside of the screen`);
    }
    for (const [i, one] of cards.entries()) for (const other of cards.slice(i + 1)) {
        const [a, b] = [box(one), box(other)];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) found.push(`${name(one)} lies over ${name(other)}`);
    }
    return found;
}"""


async def misfits(person: Person) -> list[str]:
    """Return what does not fit on a person's screen: cards outside of it, or over one another."""
    return await person.tab.page.evaluate(_MISFITS)
