"""Everything fits: in narrow, low and small windows, with long names, and in large letters."""

import pytest
from playwright.sync_api import expect

from tests.support.client.table import (
    GAMES,
    LAPTOP,
    OWN,
    PLAYERS,
    PUBLIC,
    TABLE,
    WAITING,
    resize,
    store,
)
from tests.support.end_to_end.browsing import SIDEWAYS
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [360, nightly(768), nightly(1440)])
def test_everything_fits_and_targets_are_large_enough(page, at_table, width):
    at_table(size=(width, 640 if width == 360 else 900))

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    boxes = page.locator("button:enabled:visible:not(.feed *)").evaluate_all(
        "all => all.map((one) => [one.getBoundingClientRect(), one.outerHTML])"
        ".map(([{ width, height }, html]) => [Math.min(width, height), html])"
    )
    assert [html for size, html in boxes if size < 43.5] == []


def test_a_window_of_180_pixels_can_be_moved_to_every_answer(page, at_table):
    at_table(size=(180, 568))
    answers = page.locator("[data-answers] button")
    expect(answers.first).to_be_attached()

    for place in [*answers.all(), page.locator("[data-action=menu]")]:
        place.scroll_into_view_if_needed()
        expect(place).to_be_in_viewport(ratio=0.9)


SEVERAL = [
    *("look B1", "change A1", "snipe C1 with A1", "snipe C1 with A2"),
    *("block B1/C1 with A1", "block B1/C1 with A2"),
]


@pytest.mark.nightly
def test_six_actions_fit_on_a_phone_held_sideways(page, at_table):
    at_table(size=SIDEWAYS, legal=SEVERAL, own={**OWN, "known": {"A1": "killer", "A2": "killer"}})

    expect(page.locator(".dock [data-verb]")).to_have_count(6)
    dock = page.locator(".dock")
    assert dock.evaluate("dock => dock.scrollHeight - dock.clientHeight") <= 0
    assert dock.evaluate("dock => dock.scrollWidth - dock.clientWidth") <= 0


@pytest.mark.nightly
@pytest.mark.parametrize("size", [(320, 568), SIDEWAYS])
def test_the_longest_names_stay_large_enough_to_be_read(page, at_table, size):
    players = {player: {**PLAYERS[player], "name": "Bartholomew"} for player in PLAYERS}
    more = {f"p{i}": {"name": "Wilhelmina-Augusta", "seat": i - 1} for i in (4, 5, 6)}
    seats = {str(i): f"p{i + 1}" for i in range(6)}
    at_table(
        size=size,
        table={**TABLE, "players": players | more, "seats": seats},
        public={**PUBLIC, "seats": 6, "scores": [0] * 6, "turns": {}},
    )

    names = page.locator(".pname")
    expect(names).to_have_count(6)
    assert (
        names.evaluate_all(
            "all => all.filter(e => parseFloat(getComputedStyle(e).fontSize) < 11"
            " || e.scrollWidth > e.clientWidth + 1).map(e => e.innerText)"
        )
        == []
    )


def test_the_headline_fits_with_the_longest_name(page, at_table):
    players = PLAYERS | {"p2": {**PLAYERS["p2"], "name": "Wolfeschlegelsteinha"}}
    turn = {**PUBLIC, "turn": 1, "decision": {"seat": 1, "kind": "turn"}}
    at_table(table={**TABLE, "players": players}, public=turn, legal=[])
    headline = page.locator("[data-headline]")
    expect(headline).to_contain_text("turn")

    for size in [LAPTOP, (1280, 720), (360, 640), SIDEWAYS]:
        resize(page, size)
        right = "e => [e, e.parentElement].map(e => e.getBoundingClientRect().right)"
        ends, fits_until = headline.evaluate(right)
        assert ends <= fits_until
        assert headline.evaluate("e => e.scrollWidth <= e.clientWidth")


@pytest.mark.nightly
def test_in_large_letters_the_question_stays_above_its_answers(page, at_table):
    at_table(size=(390, 844), legal=SEVERAL)
    page.evaluate("document.documentElement.style.fontSize = '200%'")

    question, answer = page.locator(".dock").evaluate(
        "dock => ['.prompt h1', '[data-verb]']"
        ".map(part => dock.querySelector(part).getBoundingClientRect())"
    )
    assert question["bottom"] <= answer["top"]


@pytest.mark.nightly
def test_in_large_letters_every_choice_between_words_is_whole(page, at_table, monkeypatch):
    monkeypatch.setitem(GAMES[0], "bots", ["recruit", "agent", "mastermind"])
    at_table(size=(390, 844), table=WAITING, public=None)
    page.click("[data-action=options]")
    page.evaluate("document.documentElement.style.fontSize = '200%'")

    choices = page.locator(".seg")
    expect(choices.first).to_be_visible()
    assert (
        choices.evaluate_all("all => all.filter(e => e.scrollWidth > e.clientWidth + 1).length")
        == 0
    )


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["fr", "en", "zh-Hant"])
def test_icons_and_keys_fit_on_a_small_laptop(page, at_table, language):
    store(page, language=language)
    at_table(size=(1280, 800), legal=["look B1", "change A1", "change A2"])

    chips = page.locator(".acts .chip")
    expect(chips).to_have_count(2)
    for chip in chips.all():
        assert chip.locator("svg").bounding_box()["width"] >= 24
        assert chip.evaluate("chip => chip.scrollWidth <= chip.clientWidth")
