"""The games where they are fullest: replays of crowded rounds, and each step of their lessons."""

from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final

from playwright.async_api import Route

from tests.support.end_to_end.decision_scenes import LONGEST
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import play_by_rest, tamely
from tests.support.end_to_end.scenes import NAMES, Photographer
from tests.support.pages import Json
from tests.support.visitors import API, Site, begin, screen_letters

RECORDS: Final = Path(__file__).parents[2] / "records"
HAND_OF_22: Final = """
title: A hand of 22 cards
game: morphatrons
hands:
  A: [2S, 3S, 4S, 5S, 6S, 7S, 8S, 9S, 10S, 10H, 10C, 10D, 2H, 3H, 4H, 5H, 6H, 7H, 8H, 9H, JH, QH]
play: [A draw]
"""
CROWDED: Final = {
    "hand": (HAND_OF_22, ("at=1&eyes=1", "at=1")),
    "morph": ("duel-001", ("at=56", "at=56&eyes=1", "at=62")),
    "morphatrons": ("crowd-007", ("at=120", "at=120&eyes=2", "at=200", "at=226")),
    "morphos": ("10-lines-014", ("at=30", "at=999")),
    "morpyam": ("4-whole-003", ("at=20", "at=61", "at=999")),
}
"""Records in which much is on the table or held, by name or as they are, and their moments."""


async def sees_again(site: Site, person: Person, name: str) -> tuple[str, ...]:
    """Show a crowded round as a link does, under long names; return the moments to look at."""
    record, moments = CROWDED[name]
    if "\n" not in record:
        record = (RECORDS / name / "random" / f"{record}.yaml").read_text("utf-8")
    sent = {"record": record, "number": 1}
    opened: Json = (await site.request("POST", f"{API}/replays", json=sent)).json()
    seats = range(len(opened["round"]["holders"]))
    holders = [{"name": LONGEST[seat], "bot": None} for seat in seats]
    shared = {"rounds": [1], "number": 1, "round": opened["round"] | {"holders": holders}}

    async def answer(route: Route) -> None:
        await route.fulfill(json=shared)

    page = person.tab.page
    await page.unroute("**/shared-replays")
    await page.route("**/shared-replays", answer)
    await page.goto("about:blank")
    await page.goto(f"/replay#link={name}&{moments[0]}")
    await person.tab.shows("replay")
    return moments


async def crowded(camera: Photographer, name: str) -> None:
    """Show moments of a crowded round again."""
    bo = await camera.company.person("Bo")
    for moment in await sees_again(camera.site, bo, name):
        await bo.tab.page.evaluate(f"location.hash = 'link={name}&{moment}'")
        await camera.take(bo, f"again-{name}-{moment}")


_WHOLE: Final = """() => !("coming" in document.documentElement.dataset)
    && document.fonts.status === "loaded" """


async def steps_of_lesson(person: Person, game: str) -> AsyncIterator[int]:
    """Yield the number of each step of a game's lesson while it is shown."""
    await person.tab.page.goto(f"/learn/{game}")
    await person.tab.shows("play")
    await person.tab.page.wait_for_function(_WHOLE)
    on = person.tab.find("[data-action=skip-step]")
    step = 1
    yield step
    while await on.is_enabled():
        await on.click()
        step += 1
        yield step


async def lesson(camera: Photographer, game: str) -> None:
    """Show every step of a game's lesson, its end among them."""
    bo = await camera.company.person("Bo")
    async for step in steps_of_lesson(bo, game):
        await camera.take(bo, f"lesson-{game}-{step:02}")


async def stage(camera: Photographer, seats: int) -> None:
    """Show a big screen of M.O.R.P.H.O. as it waits, plays and ends."""
    players = await camera.site.company(" ".join(NAMES[:seats]), "morpho", target=3)
    token = screen_letters()
    await players[0].do("offer_screen", token=token)
    room = await camera.company.person("Room")
    await room.tab.page.goto(f"/t/{players[0].code}/tv#{token}")
    await room.tab.page.locator("[data-here]").wait_for()
    await camera.take(room, f"stage-waiting-{seats}")
    await begin(players)
    await play_by_rest(players, tamely, most=8)
    await room.tab.page.locator(".wheel").wait_for()
    await camera.take(room, f"stage-play-{seats}")


LEARNT: Final = ("morph", "morphatrons", "morphos", "morpyam")
GAMES: Final[dict[str, Callable[[Photographer], Awaitable[None]]]] = {
    **{f"again-{name}": partial(crowded, name=name) for name in CROWDED},
    **{f"lesson-{game}": partial(lesson, game=game) for game in LEARNT},
    **{f"stage-{seats}": partial(stage, seats=seats) for seats in (3, 6, 9)},
}
"""The scenes, by name."""
