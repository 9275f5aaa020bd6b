"""A past round is seen again in a browser: any moment of it, through anybody's eyes."""

from random import Random

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, PHONE, SMALL, TALL
from tests.support.end_to_end.deck import StackedMorpho
from tests.support.end_to_end.observations import misfits
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import eagerly
from tests.support.pages import Json, merged
from tests.support.serving import ALL_GAMES, running
from tests.support.visitors import Player

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(300),
]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def site(tmp_path_factory):
    """A server with all games, which deals the same cards each time."""
    deck = StackedMorpho()
    deck.shuffle_as(23)
    path = tmp_path_factory.mktemp("replays") / "morpho.db"
    async with running(path, {**ALL_GAMES, deck.name: deck}) as site:
        yield site


NAMES = "Ada Bartholomew Cleo Dora Emil Fay"
NINE = f"{NAMES} Gus Hal Ida"
CARDS = """() => Object.fromEntries([...document.querySelectorAll("[data-slot]")]
    .map((card) => [card.dataset.slot, card.dataset.identity ?? null]))"""


async def played(site, game: str = "morpho", names: str = NAMES, **options: Json) -> list[Player]:
    """Return people whose match is over, the same one each time."""
    players = await site.match(names, game, **options)
    choose = eagerly(4) if game == "morpho" else Random(4).choice
    while (phase := (await players[0].view())["table"]["phase"]) != "over":
        if phase == "between":
            await players[0].do("next_round")
        for player in players:
            if legal := (await player.view()).get("legal"):
                await player.move(choose(legal))
                break
    return players


@pytest.fixture(scope="module")
def shared(site):
    """Return what gives people whose match is over, to tests that leave their table as it is."""
    matches: dict[tuple[str, str, str], list[Player]] = {}

    async def of(game: str = "morpho", names: str = NAMES, mode: str = "basic") -> list[Player]:
        if (game, names, mode) not in matches:
            options = {"mode": mode, "target": 1, "turn_limit": 4} if game == "morpho" else {}
            matches[game, names, mode] = await played(site, game, names, **options)
        return matches[game, names, mode]

    return of


async def watches(company, player: Player, size=LAPTOP) -> Person:
    """Let somebody open the result of a match, and see its first round again."""
    person = await company.page_of(player, size)
    await person.tab.click("[data-action=watch-again] >> nth=0")
    await person.tab.shows("replay")
    return person


async def goes_to(person: Person, step: int) -> None:
    """Drag to a step, and wait until it is drawn."""
    await person.tab.find("[data-action=replay-scrub]").evaluate(
        """(bar, step) => {
            bar.value = step;
            bar.dispatchEvent(new Event("input"));
            const frame = () => new Promise(requestAnimationFrame);
            return frame().then(frame).then(frame);
        }""",
        step,
    )


def at(person: Person):
    return person.tab.find("[data-action=replay-scrub]")


def known(past: Json, upto: int, eyes: str) -> Json:
    """Return what somebody knew of each card after a step: the views of that time, merged."""
    view: Json = {}
    own: Json = {}
    for step in past["steps"][: upto + 1]:
        view = merged(view, step["public"])
        more = step["everything"] if eyes == "all" else step["own"].get(eyes, {"own": {}})["own"]
        own = merged(own, more)
    cards = dict.fromkeys(view["slots"]) | view.get("eliminated", {})
    return cards | view.get("known", {}) | own.get("known", {})


@pytest.mark.parametrize("mode", ["basic", "expert"])
async def test_every_seat_sees_what_it_knew_then_and_nothing_more(company, shared, mode):
    players = await shared(mode=mode)
    past = await players[0].ask("GET", "matches/1/rounds/1")
    ada = await watches(company, players[0])
    steps = range(0, len(past["steps"]) - 1, 3)

    for eyes in ("all", "spectator", "0", "1", "2", "3", "4", "5"):
        await ada.tab.click(f"[data-eyes='{eyes}']")
        for step in steps:
            await goes_to(ada, step)
            shown = await ada.tab.page.evaluate(CARDS)
            assert shown == dict.fromkeys(shown) | known(past, step, eyes), (eyes, step)


async def test_it_is_played_step_by_step_to_the_end_and_stops(company, site):
    players = await played(site, target=1, turn_limit=3)
    past = await players[0].ask("GET", "matches/1/rounds/1")
    bo = await watches(company, players[1])
    for _ in range(2):
        await bo.tab.click("[data-action=replay-speed]")

    await bo.tab.click("[data-action=replay-play]")

    last = str(len(past["steps"]) - 1)
    await expect(at(bo)).to_have_value(last, timeout=60_000)
    await expect(bo.tab.find("[data-action=replay-play]")).to_have_attribute("aria-label", "Play")
    await expect(bo.tab.find(".dock.over")).to_be_visible()


async def test_keys_go_through_it_and_look_with_other_eyes(company, shared):
    players = await shared()
    past = await players[0].ask("GET", "matches/1/rounds/1")
    bo = await watches(company, players[1])
    press = bo.tab.page.keyboard.press

    for key, step in {"ArrowRight": 1, "PageDown": 6, "ArrowLeft": 5, "PageUp": 0}.items():
        await press(key)
        await expect(at(bo)).to_have_value(str(step))
    await press("End")
    await expect(at(bo)).to_have_value(str(len(past["steps"]) - 1))
    await press("Home")
    for key, eyes in {"3": "2", "s": "spectator", "0": "all"}.items():
        await press(key)
        chosen = bo.tab.find(f"[data-eyes='{eyes}']")
        await expect(chosen).to_have_attribute("aria-pressed", "true")
    await press(" ")
    await expect(bo.tab.find("[data-action=replay-play]")).to_have_attribute("aria-label", "Pause")
    await press(" ")
    await press("Escape")
    await bo.tab.shows("game-over")


async def test_a_link_leads_to_a_moment_as_somebody_saw_it(company, shared):
    players = await shared()
    bo = await company.page_of(players[1])

    await bo.tab.page.goto(f"/t/{bo.code}/replay/1/1#at=4&eyes=3")

    await bo.tab.shows("replay")
    await expect(at(bo)).to_have_value("3")
    await expect(bo.tab.find("[data-eyes='2']")).to_have_attribute("aria-pressed", "true")


async def test_a_round_that_never_was_can_be_left(company, shared):
    players = await shared()
    bo = await company.page_of(players[1])
    bo.tab.expects("status of 404")

    await bo.tab.page.goto(f"/t/{bo.code}/replay/1/9")

    await expect(bo.tab.find("[data-action=again]")).to_be_visible()
    await bo.tab.click("[data-action=leave-replay]")
    await bo.tab.shows("game-over")


async def test_who_watches_is_at_the_table_when_the_next_match_begins(company, site):
    players = await played(site, target=1, turn_limit=3)
    bo = await watches(company, players[1])

    await players[0].do("rematch")

    await bo.tab.shows("play")


async def test_who_has_left_a_replay_is_not_led_back_into_it(company, site):
    players = await played(site, target=1, turn_limit=3)
    bo = await watches(company, players[1])
    await bo.tab.click("[data-action=leave-replay]")
    await bo.tab.shows("game-over")
    await players[0].do("rematch")
    await bo.tab.shows("play")

    await bo.tab.page.go_back()

    await bo.tab.shows("play")


async def test_the_moment_stays_over_a_reload(company, shared):
    players = await shared()
    bo = await watches(company, players[1])
    await bo.tab.click("[data-eyes='2']")
    await bo.tab.click("[data-action=replay-on]")
    await bo.tab.page.wait_for_function("() => location.hash === '#at=2&eyes=3'")

    await bo.tab.page.reload()

    await bo.tab.shows("replay")
    await expect(at(bo)).to_have_value("1")
    await expect(bo.tab.find("[data-eyes='2']")).to_have_attribute("aria-pressed", "true")


async def test_a_game_without_secrets_has_nobody_s_eyes_to_choose(company, site):
    players = await site.match("Ada Bo", "morpyam")
    await players[0].do("end_match")
    bo = await company.page_of(players[1])

    await bo.tab.page.goto(f"/t/{bo.code}/replay/1/1")

    await bo.tab.shows("replay")
    await expect(bo.tab.find("[data-eyes]")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "names"), [("morpho", NAMES), ("morpho", NINE), ("morpyam", "A B")]
)
async def test_it_fits_and_has_no_barriers(company, shared, game, names):
    players = await shared(game, names)
    bo = await watches(company, players[1])

    found: list[str] = []
    for step in (0, 5, 10_000):
        await goes_to(bo, step)
        for size in (SMALL, PHONE, TALL, LAPTOP):
            await bo.tab.page.set_viewport_size({"width": size[0], "height": size[1]})
            found += [f"step {step}, {size}: {misfit}" for misfit in await misfits(bo)]
    found += await barriers(bo)

    assert found == []


KNOWN = """(row) => Object.fromEntries([...row.querySelectorAll("[data-known]")]
    .map(({ dataset }) => [dataset.known, [dataset.identity ?? null, dataset.how]]))"""


@pytest.mark.parametrize("size", [SMALL, LAPTOP], ids=["phone", "laptop"])
async def test_it_is_shown_who_knew_what(company, shared, size):
    players = await shared()
    past = await players[0].ask("GET", "matches/1/rounds/1")
    ada = await watches(company, players[0], size)
    await ada.tab.page.keyboard.press("w")
    row = ada.tab.find("[data-knower='2']")

    for step in range(0, len(past["steps"]) - 1, 5):
        await goes_to(ada, step)
        knew = known(past, step, "2")
        shown = await row.evaluate(KNOWN)
        assert {slot: identity for slot, (identity, _) in shown.items()} == dict.fromkeys(
            shown
        ) | knew, step
        dark = {slot for slot, (_, how) in shown.items() if how == "unknown"}
        assert dark == {slot for slot in shown if not knew.get(slot)}

    await row.get_by_role("button").click()
    await expect(ada.tab.find("[data-eyes='2']")).to_have_attribute("aria-pressed", "true")
    assert await misfits(ada) == []
    assert await barriers(ada) == []
    await ada.tab.click("[data-action=who-knew]")
    await expect(ada.tab.find("[data-slot=M]")).to_be_visible()


OVERLAPS = """() => [...document.querySelectorAll(".score-marks svg")]
    .map((mark) => mark.getBoundingClientRect())
    .filter(({ left }, i, all) => i > 0 && left < all[i - 1].right - 0.5).length"""


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_what_weighed_most_is_marked_with_its_picture(company, shared, size):
    players = await shared(names=NINE)
    past = await players[0].ask("GET", "matches/1/rounds/1")
    ada = await watches(company, players[0], size)
    shots = sum(any(e["kind"] == "sniped" for e in step["events"]) for step in past["steps"])
    assert shots

    await expect(ada.tab.find(".score-marks use[href='#i-snipe']")).to_have_count(shots)
    assert await ada.tab.page.evaluate(OVERLAPS) == 0
