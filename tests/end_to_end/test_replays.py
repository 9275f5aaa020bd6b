"""A past round is seen again in a browser: any moment of it, through anybody's eyes."""

import re
from random import Random

import pytest
from playwright.async_api import expect

from morpho_client.views import merged
from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import DESKTOP, LAPTOP, PHONE, SMALL, TABLET, TALL
from tests.support.end_to_end.game_scenes import sees_again
from tests.support.end_to_end.observations import misfits
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import eagerly
from tests.support.history import play_round, play_until_over
from tests.support.nightly import nightly, walked
from tests.support.pages import Json
from tests.support.visitors import Player

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(300),
]


@pytest.fixture(scope="module")
def site(house):
    """Return a server that deals the same cards each time."""
    house.deck.shuffle_as(23)
    return house.site


NAMES = "Ada Bartholomew Cleo Dora Emil Fay"
NINE = f"{NAMES} Gus Hal Ida"
CARDS = """() => Object.fromEntries([...document.querySelectorAll("[data-slot]")]
    .map((card) => [card.dataset.slot, card.dataset.identity ?? null]))"""


CHOOSE_AND_SETTLE = """(select, number) => {
    const { hash } = location;
    select.value = number;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    history.replaceState(history.state, "", hash);
}"""
"""Chooses a round in the very moment in which a replay writes where it is into the address."""


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
    """Return a giver of people whose match is over, to tests that leave their table as it is."""
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
    """Return somebody's knowledge of each card after a step: the views of that time, merged."""
    view: Json = {}
    own: Json = {}
    for step in past["steps"][: upto + 1]:
        view = merged(view, step["public"])
        more = step["everything"] if eyes == "all" else step["own"].get(eyes, {"own": {}})["own"]
        own = merged(own, more)
    cards = dict.fromkeys(view["slots"]) | view.get("eliminated", {})
    return cards | view.get("known", {}) | own.get("known", {})


KNOWN = """(row) => Object.fromEntries([...row.querySelectorAll("[data-known]")]
    .map(({ dataset }) => [dataset.known, [dataset.identity ?? null, dataset.how]]))"""
KNOWERS = """() => Object.fromEntries([...document.querySelectorAll(".board .c-foot")]
    .filter((foot) => !foot.querySelector(".ic-cards"))
    .map((foot) => [foot.closest("[data-slot]").dataset.slot,
        [...foot.querySelectorAll(".mark")].map((m) => m.className.match(/p([0-9])/)[1] - 1)]))"""
"""Who knew the covered cards that not everybody knew, by the shapes on their feet."""
LEGEND = """(legend) => {
    const box = legend.getBoundingClientRect();
    return [...legend.children].every((way) => way.getBoundingClientRect().right <= innerWidth)
        && box.bottom <= document.querySelector(".dock").getBoundingClientRect().top;
}"""
HIDDEN = ("unknown", "sure")
"""How a card is marked that a seat has not seen, even if it can deduce it."""


@pytest.mark.parametrize(
    ("mode", "size"), [nightly("basic", SMALL), ("expert", LAPTOP)], ids=["basic", "expert"]
)
async def test_every_seat_sees_only_its_knowledge_of_the_time(company, shared, mode, size):
    """By its eyes, and in the panel of who knew what."""
    players = await shared(mode=mode)
    past = await players[0].ask("GET", "matches/1/rounds/1")
    ada = await watches(company, players[0], size)
    await ada.tab.find("[data-mark]").first.wait_for(state="attached")
    steps = walked(range(0, len(past["steps"]) - 1, 3), 3, len(past["steps"]) - 3)

    for eyes in walked(("all", "spectator", *"012345"), "all", "spectator", "1", "2"):
        await ada.tab.click(f"[data-eyes='{eyes}']")
        for step in steps:
            await goes_to(ada, step)
            shown = await ada.tab.page.evaluate(CARDS)
            assert shown == dict.fromkeys(shown) | known(past, step, eyes), (eyes, step)
            if eyes == "all":
                for slot, seats in (await ada.tab.page.evaluate(KNOWERS)).items():
                    others = [s for s in range(len(NAMES.split())) if "ABCDEF"[s] != slot[0]]
                    assert seats == [s for s in others if known(past, step, str(s))[slot]]
            if eyes in ("all", "spectator"):
                assert await ada.tab.page.evaluate(WORKED_OUT) == {}, "only a seat deduces"

    await ada.tab.page.keyboard.press("w")
    for width, height in (SMALL, LAPTOP):
        await ada.tab.page.set_viewport_size({"width": width, "height": height})
        assert await ada.tab.find(".knowing-how").evaluate(LEGEND), (width, height)
    row = ada.tab.find("[data-knower='3']")
    for step in steps:
        await goes_to(ada, step)
        knew = known(past, step, "3")
        panel = await row.evaluate(KNOWN)
        seen = {slot: name for slot, (name, how) in panel.items() if how not in HIDDEN}
        assert seen == {slot: name for slot, name in knew.items() if name and slot in panel}
    await row.get_by_role("button").click()
    await expect(ada.tab.find("[data-eyes='3']")).to_have_attribute("aria-pressed", "true")
    assert await misfits(ada) == []
    assert await barriers(ada) == []
    await ada.tab.click("[data-action=who-knew]")
    await expect(ada.tab.find("[data-slot=M]")).to_be_visible()


async def test_keys_go_through_it_and_it_plays_to_the_end(company, shared):
    """Its address has the moment and the eyes, so that a reload or a link shows the same."""
    players = await shared()
    past = await players[0].ask("GET", "matches/1/rounds/1")
    last = len(past["steps"]) - 1
    bo = await watches(company, players[1])
    press = bo.tab.page.keyboard.press

    for key, step in {"ArrowRight": 1, "PageDown": 6, "ArrowLeft": 5, "PageUp": 0}.items():
        await press(key)
        await expect(at(bo)).to_have_value(str(step))
    for key, eyes in {"0": "all", "s": "spectator", "3": "2"}.items():
        await press(key)
        chosen = bo.tab.find(f"[data-eyes='{eyes}']")
        await expect(chosen).to_have_attribute("aria-pressed", "true")
    await bo.tab.click("[data-action=replay-on]")
    await bo.tab.page.wait_for_function("() => location.hash === '#at=2&eyes=3'")

    await bo.tab.page.reload()

    await bo.tab.shows("replay")
    await expect(at(bo)).to_have_value("1")
    await expect(bo.tab.find("[data-eyes='2']")).to_have_attribute("aria-pressed", "true")
    await press("End")
    await expect(at(bo)).to_have_value(str(last))
    await press("Home")
    await press(" ")
    play = bo.tab.find("[data-action=replay-play]")
    await expect(play).to_have_text("Pause")
    await press(" ")
    await expect(play).to_have_text("Play")
    await goes_to(bo, last - 1)
    await press(" ")
    await expect(at(bo)).to_have_value(str(last))
    await expect(play).to_have_text("Play")
    await expect(bo.tab.find(".dock.over")).to_be_visible()
    await press("Escape")
    await bo.tab.shows("game-over")


@pytest.mark.nightly
async def test_a_round_that_never_was_can_be_left(company, shared):
    players = await shared()
    bo = await company.page_of(players[1])
    bo.tab.expects("status of 404")

    await bo.tab.page.goto(f"/t/{bo.code}/replay/1/9")

    await expect(bo.tab.find("[data-action=again]")).to_be_visible()
    await bo.tab.click("[data-action=leave-replay]")
    await bo.tab.shows("game-over")


@pytest.mark.nightly
async def test_a_replay_s_viewer_is_led_to_the_next_match(company, site):
    players = await played(site, target=1, turn_limit=3)
    bo = await watches(company, players[1])

    await players[0].do("rematch")

    await bo.tab.shows("play")


@pytest.mark.nightly
async def test_a_replay_once_left_is_not_entered_by_going_back(company, site):
    players = await played(site, target=1, turn_limit=3)
    bo = await watches(company, players[1])
    await bo.tab.click("[data-action=leave-replay]")
    await bo.tab.shows("game-over")
    await players[0].do("rematch")
    await bo.tab.shows("play")

    await bo.tab.page.go_back()

    await bo.tab.shows("play")


@pytest.mark.nightly
async def test_a_game_without_secrets_has_nobody_s_eyes_to_choose(company, site):
    players = await site.match("Ada Bo", "morpyam")
    await players[0].do("end_match")
    bo = await company.page_of(players[1])

    await bo.tab.page.goto(f"/t/{bo.code}/replay/1/1")

    await bo.tab.shows("replay")
    await expect(bo.tab.find("[data-eyes]")).to_have_count(0)


OVERLAPS = """() => [...document.querySelectorAll(".score-marks i svg")]
    .map((mark) => mark.getBoundingClientRect())
    .filter(({ left }, i, all) => i > 0 && left < all[i - 1].right - 0.5).length"""


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("morpho", NINE),
        nightly("morpho", NAMES),
        nightly("morpyam", "A B"),
        nightly("morphos", "A B"),
        nightly("morph", "A B"),
    ],
)
async def test_it_fits_and_has_no_barriers(company, shared, game, names):
    """Marks of shots do not overlap."""
    players = await shared(game, names)
    past = await players[0].ask("GET", "matches/1/rounds/1")
    shots = sum(any(e["kind"] == "sniped" for e in step["events"]) for step in past["steps"])
    bo = await watches(company, players[1])

    found: list[str] = []
    for size in walked((SMALL, PHONE, TALL, LAPTOP), SMALL, LAPTOP):
        await bo.tab.page.set_viewport_size({"width": size[0], "height": size[1]})
        await expect(bo.tab.find(".score-marks use[href='#i-snipe']")).to_have_count(shots)
        assert await bo.tab.page.evaluate(OVERLAPS) == 0
        for step in walked((0, 5, 10_000), 5, 10_000):
            await goes_to(bo, step)
            found += [f"step {step}, {size}: {misfit}" for misfit in await misfits(bo)]
    found += await barriers(bo)

    assert found == []


BOARDS = {
    "morph": ".arena",
    "morphatrons": ".street",
    "morphos": ".clay",
    "morpyam": ".boxes",
}
SHOWN = {
    "morph": ".plate .life, .hands .creature",
    "morphatrons": ".player .holds, .hands .card",
    "morphos": ".player .disc",
    "morpyam": ".player .num, .tray .die",
}
MEASURE = "(board) => [board.clientWidth, board.clientHeight]"


@pytest.mark.parametrize("game", BOARDS)
async def test_it_shows_what_the_table_showed_at_its_size(company, site, game):
    """By what a seat is asked at the table, the board may be a little lower there or here."""
    ada = await company.page_of((await site.match("Ada Bo", game))[0])
    bo = await company.person("Bo")
    await sees_again(site, bo, game)

    smaller = []
    for size in walked((PHONE, TALL, TABLET, LAPTOP, DESKTOP), PHONE, LAPTOP):
        shown = {"width": size[0], "height": size[1]}
        (wide, high), (wide_again, high_again) = [
            await person.tab.find(f".board {BOARDS[game]}").first.evaluate(MEASURE)
            for person in (ada, bo)
            if await person.tab.page.set_viewport_size(shown) is None
        ]
        if wide_again < 0.9 * wide or high_again < 0.88 * high:
            smaller.append((size, (wide, high), (wide_again, high_again)))
        for what in SHOWN[game].split(", "):
            await expect(bo.tab.find(what).first).to_be_visible()

    assert smaller == []


@pytest.mark.nightly
@pytest.mark.parametrize("size", [SMALL, LAPTOP], ids=["phone", "laptop"])
async def test_a_seat_and_bots_are_chosen_to_play_on(company, shared, size):
    players = await shared(names=NINE)
    ada = await watches(company, players[0], size)
    await goes_to(ada, 3)
    past = await players[0].ask("GET", "matches/1/rounds/1")

    await ada.tab.click("[data-action=play-on]")

    next_one = ada.tab.find(f"[data-option=seat] [data-value='{past['steps'][4]['seat']}']")
    await expect(next_one).to_have_attribute("aria-checked", "true")
    assert await ada.tab.find("dialog[open]").evaluate("it => it.scrollWidth <= it.clientWidth")
    assert await barriers(ada) == []
    await ada.tab.click("[data-action=close-play-on]")
    await ada.tab.page.keyboard.press("End")
    button = ada.tab.find("[data-action=play-on]")
    await expect(button).to_have_attribute("aria-disabled", "true")


WORKED_OUT = """() => Object.fromEntries([...document.querySelectorAll("[data-worked-out]")]
    .map((slip) => [slip.closest("[data-slot]").dataset.slot, slip.dataset.workedOut]))"""


def could_be(analysis: Json, seat: int, step: int) -> Json:
    """Return the odds of each card that a seat could know after a step."""
    chances = analysis["chances"]
    cards: Json = {}
    for change in chances["seats"][seat]:
        if change["step"] <= step:
            cards |= change["cards"]
    return {slot: chances["odds"][n] for slot, n in cards.items() if n is not None}


@pytest.mark.nightly
async def test_cards_show_what_a_seat_could_deduce_without_numbers(company, shared):
    players = await shared(mode="expert")
    past = await players[0].ask("GET", "matches/1/rounds/1")
    analysis = await players[0].ask("GET", "matches/1/rounds/1/analysis")
    ada = await watches(company, players[0])
    await ada.tab.find("[data-mark]").first.wait_for(state="attached")

    found: Json = {}
    for seat in range(len(past["holders"])):
        await ada.tab.click(f"[data-eyes='{seat}']")
        for step in range(0, len(past["steps"]) - 1, 3):
            await goes_to(ada, step)
            hidden = [slot for slot, name in known(past, step, str(seat)).items() if not name]
            odds = could_be(analysis, seat, step)
            sure = {slot: next(iter(odds[slot])) for slot in hidden if len(odds[slot]) == 1}
            assert await ada.tab.page.evaluate(WORKED_OUT) == sure, (seat, step)
            found |= sure
    assert found
    assert "%" not in await ada.tab.find(".board").inner_text()


async def test_marks_are_named_and_lead_to_moments_and_chances(company, shared):
    """A best moment of the match can be sent, and opens its step, with the eyes of its seat."""
    players = await shared()
    analysis = await players[2].ask("GET", "matches/1/rounds/1/analysis")
    marks = analysis["story"]["marks"]
    best = next(mark for mark in marks if mark["kind"] in ("escaped", "long_shot", "it_dawned"))
    cleo = await company.page_of(players[2], PHONE)

    poster = cleo.tab.find(f"[data-moment={best['kind']}]")
    await poster.locator("[data-action=send-moment]").click()
    title = await poster.get_by_role("dialog").get_attribute("aria-label")
    await expect(poster.locator("canvas")).to_be_visible()
    picture = poster.get_by_role("dialog").get_by_role("img")
    await expect(picture).to_have_attribute("aria-label", re.compile(f"^{title}"))
    file = "-".join(re.findall(r"\w+", str(title).lower()))
    await expect(picture).to_have_attribute("data-picture", f"{file}.png")
    assert await barriers(cleo) == []
    await cleo.tab.page.keyboard.press("Escape")
    await expect(poster.locator("[data-action=send-moment]")).to_be_focused()

    await poster.locator("[data-action=watch]").click()

    await cleo.tab.shows("replay")
    await expect(at(cleo)).to_have_value(str(best["step"]))
    eyes = cleo.tab.find(f"[data-eyes='{best['seat']}']")
    await expect(eyes).to_have_attribute("aria-pressed", "true")
    await expect(cleo.tab.find("[data-mark]")).to_have_count(len(marks))
    for mark in marks:
        await goes_to(cleo, mark["step"])
        await expect(cleo.tab.find(f"[data-marked={mark['kind']}]")).to_be_visible()
        title = re.compile(TITLES[mark["kind"]])
        await expect(at(cleo)).to_have_attribute("aria-valuetext", title)
    assert await misfits(cleo) == []

    await goes_to(cleo, 0)
    await cleo.tab.click("[data-eyes='2']")
    await cleo.tab.click("[data-slot=M]")
    rows = cleo.tab.find("[data-odds-of=M] [data-may-be]")
    await expect(rows.first).to_be_visible()
    names = await rows.evaluate_all("all => all.map((row) => row.dataset.mayBe)")
    assert names == list(could_be(analysis, 2, 0)["M"])


TITLES = {
    "long_shot": "Shot in the dark|Lucky guess",
    "could_have_known": "Anyone but that one",
    "stepped_in": "Human shield|Not so fast",
    "escaped": "Out by the front door",
    "sure_shot": "Dead certain|Let off the hook",
    "it_dawned": "The penny drops",
}


@pytest.mark.nightly
async def test_the_deceptions_of_a_match_are_added_up_at_its_end(company, shared):
    players = await shared(mode="expert")
    rounds = (await players[0].ask("GET", "matches/1/analysis"))["rounds"]
    bo = await company.page_of(players[1], PHONE)
    await bo.tab.click("[data-fooled] summary")
    sums = bo.tab.find("[data-fooled] tbody .sum")
    await expect(sums).to_have_count(len(players))

    expected = [
        str(sum(sum(each["fooled"][seat]) for each in rounds)) for seat in range(len(players))
    ]
    await expect(sums).to_have_text(expected)
    assert await barriers(bo) == []


@pytest.mark.nightly
async def test_the_best_liar_is_named_at_the_end_of_a_match(company, site):
    players = await site.match("Ada Bo Cleo", "morpho", mode="expert", target=4, turn_limit=3)
    held = (await players[0].view())["own"]["known"].values()
    claimed = next(name for name in ("leader", "technician", "bodyguard") if name not in held)
    await players[0].do("say_phrase", phrase=f"claim {claimed}")
    await play_until_over(players, Random(2))

    bo = await company.page_of(players[1], PHONE)

    await bo.tab.click("[data-fooled] summary")
    await expect(bo.tab.find("[data-best-liar]")).to_contain_text("Ada")


SECRET = """() => Object.entries(localStorage)
    .find(([key]) => key.startsWith("morpho.shared."))?.[1]"""


@pytest.mark.parametrize("kind", [nightly("round"), "match"])
async def test_a_stranger_sees_it_by_a_link_until_that_is_withdrawn(company, site, kind):
    """A link to a match shows all its rounds."""
    options = {"mode": "basic", "target": 30, "turn_limit": 3}
    players = await site.match("Ada Bo Cleo", "morpho", **options)
    await play_round(players, Random(2))
    await players[0].do("next_round")
    await players[0].do("end_match")
    past = await players[0].ask("GET", "matches/1/rounds/1")
    ada = await watches(company, players[0], SMALL)
    await ada.tab.click("[data-action=share-menu]")
    await ada.tab.click(f"[data-action=share-{kind}]")
    await ada.tab.find(f"[data-action=withdraw-{kind}]").wait_for()
    assert await barriers(ada) == []
    stranger = await company.person("Stranger", SMALL)
    link = f"/replay#link={await ada.tab.page.evaluate(SECRET)}&at=3&eyes=2"

    await stranger.tab.page.goto(link)
    await stranger.tab.shows("replay")

    await expect(stranger.tab.find("[data-eyes='1']")).to_have_attribute("aria-pressed", "true")
    cards = await stranger.tab.page.evaluate(CARDS)
    assert cards == dict.fromkeys(cards) | known(past, 2, "1")
    for absent in ("save-menu", "share-menu", "copy-moment"):
        await expect(stranger.tab.find(f"[data-action={absent}]")).to_have_count(0)
    assert players[0].code not in await stranger.tab.page.content()
    await stranger.tab.page.keyboard.press("End")
    await expect(at(stranger)).to_have_value(str(len(past["steps"]) - 1))
    rounds = stranger.tab.find("[data-action=choose-round]")
    if kind == "match":
        await expect(rounds.locator("option")).to_have_count(2)
        await rounds.select_option("2")
        await expect(stranger.tab.find("h1")).to_contain_text("Round 2")
        await expect(rounds).to_have_value("2")
        await rounds.evaluate(CHOOSE_AND_SETTLE, "1")
        await expect(stranger.tab.find("h1")).to_contain_text("Round 1")
    assert await misfits(stranger) == []

    await ada.tab.click(f"[data-action=withdraw-{kind}]")
    await expect(ada.tab.find(f"[data-action=withdraw-{kind}]")).to_have_count(0)
    stranger.tab.expects("404")
    await stranger.tab.page.reload()
    await stranger.tab.find("[data-action=again]").wait_for()
    assert await ada.tab.page.evaluate(SECRET) is None


async def test_followers_see_the_leader_s_view(company, shared):
    players = await shared()
    ada, bo = [await watches(company, player) for player in players[:2]]
    await ada.tab.click("[data-action=share-menu]")
    await ada.tab.click("[data-action=lead]")
    await bo.tab.click("[data-action=follow]")
    await expect(ada.tab.find(".together")).to_contain_text("1 person sees what you see.")
    await expect(bo.tab.find(".together")).to_contain_text("Ada is steering.")
    assert await barriers(bo) == []

    await goes_to(ada, 6)
    await ada.tab.click("[data-eyes='2']")

    await expect(at(bo)).to_have_value("6")
    await expect(bo.tab.find("[data-eyes='2']")).to_have_attribute("aria-pressed", "true")
    await ada.tab.page.keyboard.press("ArrowRight")
    await expect(at(bo)).to_have_value("7")
    assert await bo.tab.page.evaluate(CARDS) == await ada.tab.page.evaluate(CARDS)


@pytest.mark.nightly
async def test_anybody_looks_around_comes_back_and_takes_the_lead(company, shared):
    players = await shared()
    ada, bo = [await watches(company, player) for player in players[:2]]
    await ada.tab.click("[data-action=share-menu]")
    await ada.tab.click("[data-action=lead]")
    await bo.tab.click("[data-action=follow]")
    await goes_to(ada, 6)
    await expect(at(bo)).to_have_value("6")

    await goes_to(bo, 2)
    await expect(bo.tab.find(".together")).to_contain_text("wandered off")
    await goes_to(ada, 8)
    await expect(bo.tab.find(".together small")).to_contain_text("9 of")
    await expect(at(bo)).to_have_value("2")
    await bo.tab.click("[data-action=follow]")
    await expect(at(bo)).to_have_value("8")

    await bo.tab.click("[data-action=share-menu]")
    await bo.tab.click("[data-action=lead]")
    await expect(ada.tab.find(".together")).to_contain_text("Bartholomew is steering")
    await bo.tab.click("[data-action=leave-replay]")
    await expect(ada.tab.find(".together")).to_have_count(0)


@pytest.mark.nightly
async def test_followers_are_led_to_another_round(company, site):
    players = await played(site, target=4, turn_limit=3)
    ada, bo = [await watches(company, player) for player in players[:2]]
    await ada.tab.click("[data-action=share-menu]")
    await ada.tab.click("[data-action=lead]")
    await bo.tab.click("[data-action=follow]")
    await bo.tab.find("[data-action=look-around]").wait_for()
    await ada.tab.page.goto(f"/t/{players[0].code}/replay/1/2")
    await ada.tab.shows("replay")

    await ada.tab.click("[data-action=share-menu]")
    await ada.tab.click("[data-action=lead]")

    await expect(bo.tab.find("h1")).to_contain_text("Round 2")
    await expect(bo.tab.find(".together")).to_contain_text("Ada is steering.")


@pytest.mark.nightly
async def test_the_host_can_allow_replays_during_a_match(company, site):
    players = await site.match("Ada Bo Cleo", "morpho", target=30, turn_limit=3, replays="round")
    await play_round(players, Random(2))

    bo = await watches(company, players[1], SMALL)

    await expect(bo.tab.find("h1")).to_contain_text("Round 1")
    await players[0].do("next_round")
    await bo.tab.shows("play")
