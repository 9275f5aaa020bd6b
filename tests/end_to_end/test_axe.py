"""axe finds no barrier on any screen: on a phone and a laptop, dark, light and high in contrast."""

import pytest
from playwright.async_api import expect

from tests.support.end_to_end.axe import SIZES, barriers
from tests.support.end_to_end.browsing import PHONE
from tests.support.end_to_end.observations import misfits
from tests.support.end_to_end.playing import eagerly, play_by_rest, tamely
from tests.support.end_to_end.recorded import read_record
from tests.support.nightly import nightly
from tests.support.pseudo_languages import LONG, MIRRORED
from tests.support.visitors import begin

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(300),
]

QUESTION = ".dock, [data-target]"
"""The question and its possible answers."""
NAMES = "Ada Bartholomew Cleo Dora Emil"


@pytest.mark.nightly
async def test_the_doors_have_no_barriers(company, house):
    (ada,) = await house.site.company("Ada", "morpho")
    bo = await company.person("Bo", PHONE)
    bo.tab.expects("status of 404")
    await bo.tab.page.goto("/")
    await bo.tab.click("[data-action=settings]")
    await expect(bo.tab.find("[data-settings]")).to_be_visible()
    found = await barriers(bo)
    await bo.tab.click("[data-game=morphatrons]")
    await bo.tab.click("[data-action=with-friends]")
    found += await barriers(bo)
    await bo.follows(f"/t/{ada.code}")
    await expect(bo.tab.find("[data-action=sit]")).to_be_visible()
    found += await barriers(bo)
    await bo.follows("/t/NOSUCH")
    await expect(bo.tab.find("[data-refused]")).to_be_visible()
    found += await barriers(bo)

    assert found == []


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["morpho", "morpyam", "morphos", "morphatrons", "morph"])
async def test_the_rules_have_no_barriers(company, game):
    bo = await company.person("Bo", PHONE)
    await bo.tab.page.goto(f"/rules/{game}")
    await expect(bo.tab.find("[data-rules]")).to_be_visible()

    assert await barriers(bo) == []


@pytest.mark.nightly
async def test_the_table_has_no_barriers_before_a_match(company, house):
    players = await house.site.company(NAMES, "morpho", mode="expert")
    found = list[str]()
    for person in await company.pages_of(players[:2], PHONE):
        found += await barriers(person)

    assert found == []


async def test_the_table_fits_and_has_no_barriers_in_play(company, house):
    house.deck.shuffle_as(23)
    players = await house.site.match(NAMES, "morpho", mode="expert")
    ada = await company.page_of(players[0], PHONE)
    first = (await players[0].view())["public"]["turn"]
    await play_by_rest(players, tamely, most=2 * len(players) - first)
    await ada.tab.is_current()

    found = await misfits(ada)
    found += await barriers(ada, coloured_at=SIZES)
    await ada.tab.click(".dock [data-verb=look]")
    found += await barriers(ada, QUESTION)
    await ada.tab.page.reload()
    await ada.tab.is_current()
    await ada.tab.page.keyboard.press("?")
    await expect(ada.tab.find("[data-keys]")).to_be_visible()
    found += await barriers(ada, "[data-keys]")

    assert found == []


@pytest.mark.usefixtures("pseudo_languages")
@pytest.mark.parametrize("language", [nightly(LONG), MIRRORED])
async def test_the_table_fits_and_has_no_barriers_in_other_languages(company, house, language):
    """With texts two fifths longer, and from right to left."""
    house.deck.shuffle_as(23)
    players = await house.site.match(NAMES, "morpho", mode="expert")
    ada = await company.page_of(players[0], PHONE)
    await ada.speaks(language)
    first = (await players[0].view())["public"]["turn"]
    await play_by_rest(players, tamely, most=2 * len(players) - first)
    await ada.tab.is_current()

    found = await misfits(ada)
    found += await barriers(ada)
    await ada.tab.click(".dock [data-verb=look]")
    found += [*await misfits(ada), *await barriers(ada, QUESTION)]

    assert found == []


@pytest.mark.nightly
async def test_panels_beside_the_table_have_no_barriers(company, house):
    house.deck.shuffle_as(23)
    players = await house.site.match(NAMES, "morpho", mode="expert")
    bo = await company.page_of(players[1], PHONE)
    await play_by_rest(players, tamely, most=len(players))
    await bo.tab.is_current()
    await bo.opens_the_menu()
    found = await barriers(bo, "[data-menu]")
    await bo.tab.click("[data-action=close-menu]")
    await bo.tab.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await bo.tab.click("[data-action=feed]")
    found += await barriers(bo, "[data-feed]")
    await bo.tab.page.keyboard.press("Escape")
    await bo.tab.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await bo.tab.click("[data-action=react]")
    await bo.tab.click("[data-action=phrases] >> visible=true")
    await bo.tab.click("[data-phrase=accuse]")
    found += await barriers(bo, "[data-phrases]")
    await bo.tab.page.keyboard.press("Escape")
    for card in ("A1", "B1"):
        await bo.tab.click(f'[data-slot="{card}"]')
        await expect(bo.tab.find(f"[data-lookup={card}]")).to_be_visible()
        found += await barriers(bo, "[data-lookup]")
        await bo.tab.click("[data-action=close-lookup]")

    assert found == []


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("verb", "record"),
    [
        ("snipe", "a-killer-snipes-its-owners-other-card"),
        ("guard", "the-owner-of-two-bodyguards-chooses-which-one-is-shown"),
        ("guess", "a-perception-is-right"),
        ("arrange", "the-parasite-transmits-each-time-it-is-looked-at"),
    ],
)
async def test_a_question_has_no_barriers(company, house, verb, record):
    played = read_record(record)
    house.deck.lay_out(played.header)
    names = " ".join(NAMES.split()[: played.seats])
    players = await house.site.match(names, "morpho", mode="expert")
    at = next(i for i, step in enumerate(played.steps) if step.verb == verb)
    for step in played.steps[:at]:
        await players[step.seat].move(step.move)
    asked = await company.page_of(players[played.steps[at].seat], PHONE)
    if verb == "snipe":
        await asked.tab.click(".dock [data-verb=snipe]")
        await asked.tab.find("[data-slot][data-target]").first.click()
        await expect(asked.tab.find(".dock [data-action=confirm]")).to_be_visible()

    assert await barriers(asked, QUESTION) == []


@pytest.mark.nightly
async def test_the_ends_have_no_barriers(company, house):
    house.deck.shuffle_as(5)
    players = await house.site.company("Ada Bo Cleo", "morpho", target=1)
    ada, bo = await company.pages_of(players[:2], PHONE)
    found = list[str]()
    await begin(players)
    while True:
        await play_by_rest(players, eagerly(5), most=1000)
        if (await players[0].view())["table"]["phase"] == "over":
            break
        if not found:
            for person in (ada, bo):
                await person.sees("round-over")
                found += await barriers(person, coloured_at=SIZES)
        await players[0].do("next_round")
    for person in (ada, bo):
        await person.sees_the_result()
        found += await barriers(person)

    assert found == []
