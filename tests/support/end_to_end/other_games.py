"""Moves in games besides Morpho, made by taps, as a player makes them."""

from collections.abc import Iterable
from typing import Final

from playwright.async_api import expect

from tests.support.end_to_end.people import Person

EDGE = 100
"""From the rim of a board of Morphos to its outermost points, where neighbours are 100 apart."""
CONFIRM: Final = "[data-action=confirm]"


async def makes(person: Person, taps: Iterable[str]) -> None:
    """Make a move by its taps as soon as it is due, and wait until it is made."""
    await expect(person.tab.find(".dock.live")).to_be_visible()
    confirm = person.tab.find(CONFIRM)
    for tap in taps:
        if tap != CONFIRM or await confirm.count():
            await taps_on(person, tap)
    await expect(confirm).to_have_count(0)


async def places(person: Person, point: str) -> None:
    """Place a stone of Morphos by taps."""
    await makes(person, taps_of_morphos(point))


async def orders(person: Person, move: str) -> None:
    """Make a move of Morphatrons by taps."""
    await makes(person, taps_of_morphatrons(move))


async def taps_on(person: Person, what: str) -> None:
    """Tap an element, or a point of a board of Morphos: ``point e5``."""
    if not what.startswith("point "):
        await person.tab.click(what)
        return
    board = person.tab.find("[data-board]")
    box = await board.bounding_box()
    assert box is not None
    size = int(await board.get_attribute("data-board") or 0)
    unit = box["width"] / (100 * (size - 1) + 2 * EDGE)
    point = what.removeprefix("point ")
    across, up = ord(point[0]) - ord("a"), int(point[1:]) - 1
    at = {"x": unit * (EDGE + 100 * across), "y": unit * (EDGE + 100 * (size - 1 - up))}
    await board.click(position=at)


def taps_of_morphos(move: str) -> list[str]:
    """Return the taps that make a move of Morphos, in order."""
    return ["[data-action=swap]"] if move == "swap" else [f"point {move.strip('x+')}", CONFIRM]


def taps_of_morphatrons(move: str) -> list[str]:
    """Return the taps that make a move of Morphatrons, in order."""
    verb, *words = move.split(" ")
    if verb == "play":
        return [f"[data-card='{words[0]}']", f"[data-action={words[1]}]"]
    if verb == "build":
        return [f"[data-card='{words[1]}']", "[data-action=build]", _place(words[0]), CONFIRM]
    subject = [f".street [data-bot='{words[0]}']"] if words else []
    targets = words[1:2] if verb == "move" else words[1:]  # a heart takes all along
    asks = verb not in ("draw", "morph")
    return [*subject, f"[data-action={verb}]", *map(_place, targets), *([CONFIRM] if asks else [])]


def _place(name: str) -> str:
    names = ", ".join(f"[data-{kind}='{name}']" for kind in ("bot", "building", "zone"))
    return f".street :is({names}), .hand [data-card='{name}']"


def taps_of_morph(move: str) -> list[str]:
    """Return the taps that make a move of Morph, in order."""
    match move.split(" "):
        case ["stake" | "mana", card]:
            return [f".hand [data-card='{card}'][data-target]", CONFIRM]
        case ["summon", card, line]:
            return [f".hand [data-card='{card}'][data-target]", f"[data-landing='{line}']"]
        case ["feat", *targets]:
            # a line is that of its front enemy, a place one of one's own
            places = [at if "." in at else f"{at}.1" for at in targets]
            found = [f"[data-at$='{place}'][data-target]" for place in places]
            return [".table [data-feat][data-target]", *(found or [CONFIRM])]
    return ["[data-action=end]", CONFIRM]


def taps_of_morpyam(move: str) -> list[str]:
    """Return the taps that make a move of Morpyam, with some dice, in order."""
    match move.split(" "):
        case ["place", box]:
            return [f".boxes [data-square='{box}']", CONFIRM]
        case ["pass"]:
            return ["[data-action=pass]"]
        case [_, *again, "call", figure]:
            call = ["[data-action=call]", f"[data-call={figure}]"]
            return [*_dice(again), *call, "[data-action=roll]"]
        case [_, *again]:
            return [*_dice(again), "[data-action=roll]"]
    return []


def _dice(again: list[str]) -> list[str]:
    return [f"[data-die='{die}']" for die, _ in enumerate("".join(again))]
