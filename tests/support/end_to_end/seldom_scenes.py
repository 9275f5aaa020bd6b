"""Rare scenes: failures, absences, long names, each page of rules, lessons and puzzles."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from random import Random
from typing import Final
from zoneinfo import ZoneInfo

from playwright.async_api import WebSocketRoute

from morpho_server.puzzles.files import puzzles_of
from tests.support.end_to_end.browsing import LAPTOP
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import at_random, eagerly, play_by_rest, tamely
from tests.support.end_to_end.scenes import NAMES, SEED, Photographer
from tests.support.history import EXPERT, play_round, play_until_over
from tests.support.visitors import Player, begin

LONG_NAMES: Final = [
    "WWWWWWWWWWWWWWWWWWWW",
    "蝴蝶夢中家萬里杜鵑枝上月三更莊生曉夢迷",
    "🙈🙈🙈🙈🙈🙈🙈🙈🙈🙈",
    "عبد الرحمن بن محمد",
    "Maria del Carmen R.",
    "ಶ್ರೀನಿವಾಸರಾಘವನ್",
    "llllllllllllllllllll",
    "Bartholomew-Longford",
    "Ng",
]
"""Of twenty characters at most, in scripts of different widths, heights and directions."""

LONG_TEXTS: Final = [
    "I have looked at both of Cleo's cards and neither is the Leader, so anybody who says that"
    " the Killer is on the left is lying, or has not looked since the exchange of cards. "
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen https://example.org/" + "a" * 40,
    "שלום לכולם, מי המרגל?",
    "😀" * 30,
]


async def failures(camera: Photographer) -> None:
    """Show what is said when something fails, where it is said."""
    bo = await camera.company.person("Bo")
    bo.tab.expects("status of 404", "ERR_FAILED", "unfinished business")
    await bo.follows("/t/NOSUCH")
    await bo.tab.find("[data-refused]").wait_for()
    await camera.take(bo, "failure-no-such-table")
    players = await camera.site.company(" ".join(NAMES), "morpho")
    await bo.follows(f"/t/{players[0].code}")
    await bo.tab.find(".sheet form, .sheet p + p").wait_for()
    await camera.take(bo, "failure-full-table")
    await bo.tab.page.route("**/api/v1/tables/**", lambda route: route.abort())
    await bo.follows(f"/t/{players[1].code}")
    await bo.tab.find("[data-refused]").wait_for()
    await camera.take(bo, "failure-unreachable")
    await bo.tab.page.unroute("**/api/v1/tables/**")
    await bo.tab.page.goto("/offline.html")
    await camera.take(bo, "failure-offline")
    await bo.tab.page.goto("/")
    await bo.tab.shows("home")
    fail = (
        "dispatchEvent(new ErrorEvent('error',"
        " {filename: document.querySelector('script[type=module]').src}));"
    )
    await bo.tab.page.evaluate(fail)
    await bo.tab.find("[data-faulty]").wait_for()
    await camera.take(bo, "failure-faulty")
    await bo.tab.page.evaluate("document.querySelector('main').remove();" + fail)
    await bo.tab.shows("crashed")
    await camera.take(bo, "failure-crashed")


async def connections(camera: Photographer) -> None:
    """Show a table whose connection is lost, and one whose server has become newer."""
    players = await _table(camera, 6)
    for name in ("lost", "outdated"):
        ada = await camera.company.browser_of(players[0].guest, players[0].id)
        sockets: list[WebSocketRoute] = []

        async def listen(socket: WebSocketRoute, sockets: list[WebSocketRoute] = sockets) -> None:
            if sockets:
                await socket.close(code=1001)
            else:
                socket.connect_to_server()
                sockets.append(socket)

        await ada.tab.page.route_web_socket("**/socket?**", listen)
        await ada.follows(f"/t/{players[0].code}")
        await ada.tab.click("[data-action=come-back]")
        await ada.tab.page.locator("main[data-screen=play][data-connection=live]").wait_for()
        if name == "lost":
            await sockets[0].close(code=1001)
            await ada.tab.page.locator("main[data-connection=reconnecting]").wait_for()
        else:
            sockets[0].send('{"type": "what nobody knows yet"}')
            await ada.tab.find("[data-outdated]").wait_for()
        await camera.take(ada, f"connection-{name}")


async def absences(camera: Photographer) -> None:
    """Show who only watches, a table that stands still, and seats that nobody holds."""
    players = await _table(camera, 6)
    ada = await camera.company.page_of(players[0])
    watcher = await camera.company.person("Wim")
    await watcher.follows(f"/t/{players[0].code}")
    await watcher.just_watches()
    await camera.take(watcher, "absence-watching")
    await players[2].do("leave")
    await players[0].do("pause")
    await ada.tab.is_current()
    await camera.take(ada, "absence-paused")
    await camera.take(watcher, "absence-watching-paused")
    await ada.opens_the_menu()
    await ada.tab.click("[data-menu] [data-action=settings]")
    await ada.tab.find("[data-settings]").wait_for()
    await ada.tab.click("[data-menu] [data-action=manage]")
    await camera.take(ada, "absence-menu")


async def newcomers(camera: Photographer) -> None:
    """Show a newcomer who asks for a seat in a round, and how everybody else sees it."""
    players = await _table(camera, 5)
    ada, bo = [await camera.company.page_of(player) for player in players[:2]]
    await players[4].do("leave")
    eve = await camera.company.person(LONG_NAMES[7])
    await eve.follows(f"/t/{players[0].code}")
    await eve.tab.find("[name=name]").fill(eve.name)
    await camera.take(eve, "newcomer-invited")
    await eve.sits_down()
    for person, who in ((ada, "host"), (bo, "other"), (eve, "asking")):
        await person.tab.find("[data-seat-requests]").wait_for()
        await camera.take(person, f"newcomer-{who}")


async def hosts(camera: Photographer) -> None:
    """Show what the host decides about people, and those who wait for it."""
    ada, *_ = await _table(camera, 6)
    await ada.do("set_options", options={"entry": "approval"})
    zed = await camera.company.person("Zed")
    await zed.follows(f"/t/{ada.code}")
    await zed.tab.find("[data-approval]").wait_for()
    await camera.take(zed, "host-has-to-let-in")
    await zed.tab.find("[name=name]").fill("Zed")
    await zed.tab.click("[data-action=watch]")
    await zed.tab.shows("outside")
    await camera.take(zed, "host-outside")
    host = await camera.company.page_of(ada)
    await host.tab.find("[data-entry-requests]").wait_for()
    await camera.take(host, "host-asked")
    await host.opens_the_menu()
    await host.tab.click("[data-action=manage]")
    await host.tab.find("[data-host-powers]").wait_for()
    await camera.take(host, "host-manages")


async def missed(camera: Photographer) -> None:
    """Show what somebody is offered who was away while others played."""
    players = await _table(camera, 6)
    ada = await camera.company.page_of(players[0])
    await ada.tab.is_current()
    await ada.tab.page.goto("about:blank")
    await play_by_rest(players, tamely, most=5)
    await ada.tab.page.goto(f"/t/{players[0].code}")
    await ada.tab.find("[data-missed]").wait_for()
    await camera.take(ada, "missed-offered")
    await ada.tab.click("[data-action=show-missed]")
    await ada.tab.click("[data-action=missed-next]")
    await camera.take(ada, "missed-step")


async def long_words(camera: Photographer) -> None:
    """Show names and sentences of nearly every length that there may be, at nine seats."""
    host = await (await camera.site.guest("W")).open(LONG_NAMES[0], "morpho", mode="expert")
    others = [await (await camera.site.guest("W")).join(host.code, n) for n in LONG_NAMES[1:]]
    players = [host, *others]
    ada = await camera.company.page_of(host)
    for player, text in zip(players, LONG_TEXTS, strict=False):
        await player.do("say", text=text)
    await ada.tab.is_current()
    await camera.take(ada, "long-waiting")
    camera.deck.shuffle_as(SEED)
    await begin(players)
    for player, text in zip(players, LONG_TEXTS, strict=False):
        await player.do("say", text=text)
    await play_by_rest(players, tamely, most=12)
    await ada.tab.is_current()
    await camera.take(ada, "long-play")
    if await ada.tab.find("[data-action=feed]").is_visible():
        await ada.tab.click("[data-action=feed]")
        await camera.take(ada, "long-log")
        await ada.tab.page.keyboard.press("Escape")
    await ada.opens_the_menu()
    await camera.take(ada, "long-menu")
    await ada.tab.click("[data-action=close-menu]")
    await _to_the_end(camera, players, ada)


async def _to_the_end(camera: Photographer, players: list[Player], person: Person) -> None:
    choose = at_random(SEED)
    while (await players[0].view())["table"]["phase"] == "playing":
        await play_by_rest(players, choose, most=1000)
    await person.tab.is_current()
    await camera.take(person, "long-round-over")
    await players[0].do("end_match")
    await person.tab.is_current()
    await camera.take(person, "long-game-over")


async def rules(camera: Photographer) -> None:
    """Show every topic and every identity of the rules, each by itself."""
    bo = await camera.company.person("Bo")
    await bo.tab.page.goto("/rules")
    await bo.tab.find("[data-identity-entry]").first.wait_for()
    for size, (width, height) in camera.sizes.items():
        await bo.tab.page.set_viewport_size({"width": width, "height": height})
        entries = bo.tab.find("[data-entry]")
        for entry in await entries.all():
            name = await entry.get_attribute("data-entry")
            await entry.screenshot(path=camera.folder / f"rules-{name}-{size}.png")


async def lesson(camera: Photographer) -> None:
    """Show every step of the lesson."""
    bo = await camera.company.person("Bo", LAPTOP)
    await bo.tab.page.goto("/learn")
    await bo.tab.shows("play")
    step = 1
    while True:
        await camera.take(bo, f"lesson-{step:02}")
        on = bo.tab.find("[data-action=skip-step]")
        if not await on.is_enabled():
            break
        await on.click()
        step += 1


async def _table(camera: Photographer, number: int) -> list[Player]:
    """Begin a match in which something has happened."""
    camera.deck.shuffle_as(SEED)
    players = await camera.site.match(" ".join(NAMES[:number]), "morpho", mode="expert")
    await play_by_rest(players, tamely, most=number + 2)
    return players


async def puzzles(camera: Photographer, most: int | None = None) -> None:
    """Show the list of puzzles of each game, and each of them or so many at most."""
    bo = await camera.company.person("Bo", LAPTOP)
    for game in SHELF:
        await bo.tab.page.goto(f"/learn/{game}/puzzles")
        if not (found := puzzles_of(game)):
            continue
        await bo.tab.shows("puzzles")
        await camera.take(bo, f"puzzles-{game}")
        for number, puzzle in enumerate([*found][:most], 1):
            await bo.tab.click(f"[data-puzzle={puzzle}]")
            await bo.tab.shows("play")
            await camera.take(bo, f"puzzles-{game}-{number:02}")
            await bo.tab.page.go_back()
            await bo.tab.shows("puzzles")


async def shelf(camera: Photographer) -> None:
    """Show the games besides Morpho: rules, a match on its way, its end, and a replay."""
    for game in SHELF:
        players = await camera.site.match("Ada Bo", game)
        bo = await camera.company.page_of(players[1])
        choose = at_random(SEED)
        for moves in SHELF[game]:
            await play_by_rest(players, choose, most=moves)
            await bo.tab.is_current()
            await camera.take(bo, f"shelf-{game}-{moves}")
        await play_until_over(players, Random(SEED))
        await bo.tab.find("[data-action=watch-again]").first.wait_for()
        await camera.take(bo, f"shelf-{game}-over")
        await bo.tab.click("[data-action=watch-again] >> nth=0")
        await bo.tab.shows("replay")
        await camera.take(bo, f"shelf-{game}-replay")
        await bo.tab.page.goto(f"/rules/{game}")
        await bo.tab.shows("rules")
        await camera.take(bo, f"shelf-{game}-rules")


SHELF: Final = {
    "morpyam": (0, 20),
    "morphos": (0, 40),
    "morphatrons": (0, 30),
    "morph": (0, 3, 40),
}
"""The games besides Morpho, and after how many moves more each is shown."""


async def history(camera: Photographer) -> None:
    """Show what somebody has played, whose last table is waiting for them."""
    host, *others = players = await camera.site.match("Ada Bartholomew Cleo", "morpho", **EXPERT)
    await play_until_over(players, Random(SEED))
    for seed in range(3):
        await host.do("rematch")
        await play_until_over(players, Random(seed))
    await others[0].guest.open("Bartholomew", "morpho")
    bo = await camera.company.browser_of(others[0].guest, "Bartholomew")
    for name in ("played", "forgetting"):
        await bo.tab.page.goto("/history")
        await bo.tab.find("[data-match]").first.wait_for()
        if name == "forgetting":
            await bo.tab.click(".kept [data-action=forget]")
        await camera.take(bo, f"history-{name}")
    nobody = await camera.company.person("Nobody")
    await nobody.tab.page.goto("/history")
    await nobody.tab.find("[data-none]").wait_for()
    await camera.take(nobody, "history-empty")


async def past(camera: Photographer) -> None:
    """Show a match that is over, and a round of it again as somebody saw it."""
    camera.deck.shuffle_as(SEED)
    names = " ".join(NAMES[:6])
    players = await camera.site.match(names, "morpho", mode="expert", target=4)
    choose = eagerly(SEED)
    while (phase := (await players[0].view())["table"]["phase"]) != "over":
        if phase == "between":
            await players[0].do("next_round")
        await play_by_rest(players, choose, most=1000)
    ada = await camera.company.page_of(players[0])
    await ada.tab.find("[data-fooled]").wait_for()
    await camera.take(ada, "past-match")
    await ada.tab.click("[data-action=watch-again] >> nth=0")
    await ada.tab.shows("replay")
    marks = ada.tab.find("[data-mark]")
    await marks.first.wait_for(state="attached")
    steps = await marks.evaluate_all("all => all.map((mark) => mark.style.getPropertyValue('--i'))")
    for step in steps:
        await ada.tab.page.evaluate(f"location.hash = 'at={int(step) + 1}&eyes=1'")
        await camera.take(ada, f"past-round-{step}")
    await ada.tab.page.evaluate("location.hash = 'at=8&eyes=2'")
    await ada.tab.click("[data-slot][data-card=hidden] >> nth=3")
    await camera.take(ada, "past-chances")
    await ada.tab.click("[data-action=close-lookup]")
    await ada.tab.page.keyboard.press("w")
    await camera.take(ada, "past-knowledge")


async def seasons(camera: Photographer) -> None:
    """Show how regulars stand after a match and in the waiting room, and a spectator's bet."""
    host, *_ = players = await camera.site.match("Ada Bartholomew Cleo", "morpho", **EXPERT)
    for seed in range(5):
        await play_until_over(players, Random(seed))
        if seed == 1:
            await host.do("begin_season")
        if seed < 4:
            await host.do("rematch")
    ada = await camera.company.page_of(host)
    await ada.tab.find(".season tbody").wait_for()
    await camera.take(ada, "seasons-over")
    await ada.tab.click("[data-action=arrange]")
    await ada.opens_the_menu()
    await ada.tab.find(".season tbody").wait_for()
    await camera.take(ada, "seasons-waiting")
    await host.do("rematch")
    zed = await (await camera.site.guest()).join(host.code, "Zed", sit=False)
    watcher = await camera.company.page_of(zed)
    await watcher.tab.find("[data-action=bet]").wait_for()
    await camera.take(watcher, "seasons-watching")
    await watcher.tab.click("[data-action=bet]")
    await camera.take(watcher, "seasons-betting")


async def evenings(camera: Photographer) -> None:
    """Show a table that meets again: planned, answered, found from home, and as it begins."""
    players = await camera.site.match("Ada Bartholomew Cleo", "morpho", **EXPERT)
    host = players[0]
    for seed in range(2):
        await play_until_over(players, Random(seed))
        if not seed:
            await host.do("rematch")
    zed = await (await camera.site.guest()).join(host.code, "Zed", sit=False)
    ada = await camera.company.page_of(host)
    await ada.tab.click("[data-action=arrange]")
    await ada.opens_the_menu()
    await ada.tab.click("[data-action=plan]")
    await ada.tab.find("[data-plan]").wait_for()
    await camera.take(ada, "evenings-plan")
    plan = {"zone": "Europe/Vienna", "repeats": "weekly", "call": "https://meet.example/room"}
    await host.do("plan_evening", local=f"{local_in(days=5)[:10]}T20:30", **plan)
    await players[2].do("answer_evening", answer="yes")
    await players[1].do("answer_evening", answer="maybe")
    await ada.tab.page.reload()
    await ada.tab.page.goto("/")
    await ada.tab.find("[data-table] [data-evening]").wait_for()
    await camera.take(ada, "evenings-home")
    await ada.tab.click("[data-table]")
    await ada.tab.shows("evening")
    await ada.tab.find(".season tbody").wait_for()
    await camera.take(ada, "evenings-host")
    guest = await camera.company.page_of(zed)
    await guest.tab.shows("evening")
    await camera.take(guest, "evenings-guest")
    friend = await camera.company.person("Dora")
    await friend.follows(f"/t/{host.code}")
    await friend.tab.find("[data-action=answer-yes]").wait_for()
    await camera.take(friend, "evenings-invite")
    await host.do("plan_evening", local=local_in(minutes=12), **plan)
    for person, name in ((ada, "host"), (guest, "guest")):
        await person.tab.find("[data-action=call]").wait_for()
        await camera.take(person, f"evenings-now-{name}")
    await guest.tab.click("[data-action=to-table]")
    await guest.tab.find("[data-evening-strip]").wait_for()
    await camera.take(guest, "evenings-strip")


def local_in(**later: float) -> str:
    """Return the date and time in Vienna a while later."""
    there = datetime.now(ZoneInfo("Europe/Vienna")) + timedelta(**later)
    return f"{there:%Y-%m-%dT%H:%M}"


async def replays(camera: Photographer) -> None:
    """Show a round again in the middle of its match: how it is shared, led, and shown to others."""
    camera.deck.shuffle_as(SEED)
    options = EXPERT | {"target": 30, "replays": "round"}
    players = await camera.site.match("Ada Bartholomew Cleo", "morpho", **options)
    await play_round(players, Random(SEED))
    ada, bo = [await camera.company.page_of(player) for player in players[:2]]
    for name, person in {"host": ada, "guest": bo}.items():
        await person.tab.find("[data-action=watch-again]").wait_for()
        await camera.take(person, f"replays-round-over-{name}")
        await person.tab.click("[data-action=watch-again]")
        await person.tab.shows("replay")
    await ada.tab.click("[data-action=share-menu]")
    await ada.tab.find("[data-action=share-round]").wait_for()
    await camera.take(ada, "replays-share")
    await ada.tab.click("[data-action=share-round]")
    await ada.tab.find("[data-action=withdraw-round]").wait_for()
    await camera.take(ada, "replays-shared")
    await ada.tab.click("[data-action=lead]")
    await bo.tab.find("[data-action=follow]").wait_for()
    await camera.take(bo, "replays-on-my-own")
    await bo.tab.click("[data-action=follow]")
    await ada.tab.page.keyboard.press("PageDown")
    await camera.take(bo, "replays-following")
    await camera.take(ada, "replays-leading")
    stranger = await camera.company.person("Stranger")
    token = await ada.tab.page.evaluate(SECRET)
    await stranger.tab.page.goto(f"/replay#link={token}&at=4&eyes=2")
    await stranger.tab.shows("replay")
    await camera.take(stranger, "replays-stranger")
    await stranger.tab.page.goto(f"/replay#link={'A' * 43}")
    await stranger.tab.page.reload()
    await stranger.tab.find("[data-action=again]").wait_for()
    stranger.tab.expects("404")
    await camera.take(stranger, "replays-withdrawn")


SECRET: Final = """() => Object.entries(localStorage)
    .find(([key]) => key.startsWith("morpho.shared."))[1]"""
"""The secret of a link that this browser has made."""

SELDOM: Final[dict[str, Callable[[Photographer], Awaitable[None]]]] = {
    "failures": failures,
    "connections": connections,
    "absences": absences,
    "newcomers": newcomers,
    "hosts": hosts,
    "missed": missed,
    "long-words": long_words,
    "rules": rules,
    "lesson": lesson,
    "puzzles": puzzles,
    "first-puzzles": partial(puzzles, most=1),
    "shelf": shelf,
    "history": history,
    "past": past,
    "seasons": seasons,
    "evenings": evenings,
    "replays": replays,
}
"""The rare scenes, by name."""
