"""Moves in games besides Morpho, made by clicks, as a player makes them."""

from playwright.async_api import expect

from tests.support.end_to_end.people import Person

EDGE = 100
"""From the rim of a board of Morphos to its outermost points, where neighbours are 100 apart."""


async def places(person: Person, point: str) -> None:
    """Aim at a point of a board of Morphos by a click, then press the button in the dock."""
    board = person.tab.find("[data-board]")
    await expect(person.tab.find(".dock.live")).to_be_visible()
    box = await board.bounding_box()
    assert box is not None
    size = int(await board.get_attribute("data-board") or 0)
    unit = box["width"] / (100 * (size - 1) + 2 * EDGE)
    across, up = ord(point[0]) - ord("a"), int(point[1:]) - 1
    at = {"x": unit * (EDGE + 100 * across), "y": unit * (EDGE + 100 * (size - 1 - up))}
    await board.click(position=at)
    await person.tab.click("[data-action=confirm]")


async def orders(person: Person, move: str) -> None:
    """Make a move of Morphatrons as soon as it is due, and wait until it is made."""
    verb, *words = move.split(" ")
    tab = person.tab
    await expect(tab.find(".dock.live")).to_be_visible()
    if verb in ("play", "build"):
        await tab.click(f"[data-card='{words[-1 if verb == 'build' else 0]}']")
        await tab.click(f"[data-action={words[1] if verb == 'play' else verb}]")
        targets = words[:1] if verb == "build" else []
    else:
        if words:
            await tab.click(f".street [data-bot='{words[0]}']")
        await tab.click(f"[data-action={verb}]")
        targets = words[1:2] if verb == "move" else words[1:]  # a heart takes all along
    for target in targets:
        names = ", ".join(f"[data-{kind}='{target}']" for kind in ("bot", "building", "zone"))
        await tab.click(f".street :is({names}), [data-card='{target}']")
    confirm = tab.find("[data-action=confirm]")
    if await confirm.count():
        await confirm.click()
        await expect(confirm).to_have_count(0)
