"""A table is found by what somebody types, says or pastes: a code, a name or a link."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.support.client.api import api
from tests.support.client.table import SUMMARY, open_client, wait_until
from tests.support.complaints import complaints
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser


def test_typing_the_same_code_again_looks_it_up_again(page):
    answers = [{"status": 404, "json": {"code": "no_such_table", "detail": ""}}]
    api.route(
        "**/api/v1/tables/KTRWPM",
        lambda route: route.fulfill(**(answers.pop() if answers else {"json": SUMMARY})),
    )
    open_client(page, "/t/KTRWPM")
    expect(page.locator("[data-refused=no_such_table]")).to_be_visible()

    page.fill("form:has([data-action=join]) input", "ktrwpm")
    page.click("[data-action=join]")

    expect(page.locator("[data-action=sit]")).to_be_visible()
    expect(page.locator("[data-refused]")).to_have_count(0)


PASTED = [
    ("ktrwpm", "KTRWPM"),
    (" k t r w p m ", "KTRWPM"),
    ("KTR-WPM.", "KTRWPM"),
    ("«KTRWPM»", "KTRWPM"),
    ("“ktrwpm-bcdfgh”,", "KTRWPMBCDFGH"),
    ("KTRWPM\u2013BCDFGH", "KTRWPMBCDFGH"),
    ("Come and play, the code is KTRWPM!", "KTRWPM"),
    ("We play M.O.R.P.H.O. (rhythm game?) at KTRWPM.", "KTRWPM"),
    ("join ktrwpm please", "KTRWPM"),
    ("來玩吧、代碼KTRWPM、快來", "KTRWPM"),
    ("\uff2b\uff34\uff32\uff37\uff30\uff2d", "KTRWPM"),
    ("KTR\u200bWPM\ufeff", "KTRWPM"),
    ("https://play.example/t/KTRWPM", "KTRWPM"),
    ("https://play.example/t/KTRWPM///", "KTRWPM"),
    ("https://play.example/t/KTRWPM.", "KTRWPM"),
    ("<https://play.example/t/ktrwpm>", "KTRWPM"),
    ("Ada: “https://bcdfgh.example/t/KTRWPMBCDFGH”, at nine", "KTRWPMBCDFGH"),
    ("[play](http://localhost:8000/t/KTRWPM)", "KTRWPM"),
    ("http\uff1a\uff0f\uff0fplay.example\uff0ft\uff0fKTRWPM", "KTRWPM"),
    ("https://play.example/t/KTRWPM/replay/1/2#at=17", "KTRWPM"),
    ("https://play.example/t/KTR\u00adWPM?fbclid=BCDFGH", "KTRWPM"),
    ("https://l.example/?u=https%3A%2F%2Fplay.example%2Ft%2FKTRWPM&h=AT0", "KTRWPM"),
    ("100 % KTRWPM", "KTRWPM"),
    ("", ""),
    ("hello there", ""),
    ("KTRWPMX", ""),
    ("ABCDEF", ""),
    ("123456", ""),
    ("https://play.example/", ""),
]


def test_the_code_is_found_in_what_somebody_pastes(run):
    texts = [text for text, _ in PASTED]

    found = run("/routing/pasted.js", "(m, texts) => texts.map(m.invitationIn)", texts)

    assert dict(zip(texts, found, strict=True)) == dict(PASTED)


RENEWED = "KTRWPMBCDFGH"
NAME = "olive notebook captain zebra acorn pasta"
SAID = [
    ("olive notebook captain", "KTRWPM"),
    ("We play at Olive-Notebook\u2013CAPTAIN tonight", "KTRWPM"),
    ("https://play.example/t/olive-notebook-captain", "KTRWPM"),
    ("diamant, méduse, chouette", "KTRWPM"),
    ("蝸牛冬天玩偶", "KTRWPM"),
    ("來玩吧「蝸牛 冬天 玩偶」快來", "KTRWPM"),
    ("olive méduse 玩偶", "KTRWPM"),
    ("theatre tulipe ecureuil", "BDBFBH"),
    (NAME, RENEWED),
    ("olive notebook", ""),
    ("olive notebook and captain", ""),
    ("olivenotebookcaptain", ""),
    ("hello there, dear friend", ""),
    ("KTRWPM", ""),
    ("", ""),
]


def test_a_name_of_any_language_is_found_in_what_somebody_says(run):
    script = "(m, texts) => Promise.all(texts.map(m.invitationNamed))"

    found = run("/i18n/table_name.js", script, [text for text, _ in SAID])

    assert dict(zip([text for text, _ in SAID], found, strict=True)) == dict(SAID)


def test_an_address_may_have_a_table_s_name(page):
    asked = []

    def answer(route):
        asked.append(route.request.url)
        route.fulfill(json=SUMMARY)

    api.route("**/tables/**", answer)
    open_client(page, f"/t/{quote('蝸牛冬天玩偶')}")

    expect(page.locator("[data-action=sit]")).to_be_visible()
    expect(page).to_have_url(re.compile("/t/KTRWPM$"))
    assert all(url.endswith("/tables/KTRWPM") for url in asked)


def test_a_wrong_name_is_asked_for_like_a_wrong_code(page):
    asked = []

    def refuse(route):
        asked.append(route.request.url)
        route.fulfill(status=404, json={"code": "no_such_table", "detail": ""})

    complaints.expect("status of 404")
    api.route("**/tables/**", refuse)
    open_client(page, "/t/olive-notebook-captain")

    expect(page.locator("[data-refused=no_such_table]")).to_be_visible()
    assert asked[0].endswith("/tables/KTRWPM")


LINK = "https://play.example/t/KTRWPM#pass=a_b-c"


def test_the_pass_is_found_in_what_somebody_pastes(run):
    links = [f"({LINK})", f"“{LINK}”.", f"{LINK}/", f"{LINK}\u200b"]
    links.append(f"l.example/?u={quote(LINK, safe='')}")

    found = run("/routing/route.js", "(m, texts) => texts.map(m.passIn)", links)

    assert found == ["#pass=a_b-c"] * len(links)


@pytest.mark.parametrize(
    "after", ["\uff0c快來", *map(nightly, (".", "%E3%80%8D%E4%B8%80%E8%B5%B7", "%0A"))]
)
def test_text_after_a_link_is_no_part_of_its_code(page, after):
    asked = []
    api.route("**/tables/**", lambda route: asked.append(route.request.url))

    open_client(page, f"/t/KTRWPM{after}")

    wait_until(page, lambda: asked, "nobody has asked")
    assert asked[0].endswith("/tables/KTRWPM")


def test_a_text_without_a_code_asks_the_server_nothing(page):
    open_client(page, "/")
    asked = []

    def refuse(route):
        asked.append(route.request.url)
        route.fulfill(status=404, json={"code": "no_such_table", "detail": ""})

    api.route("**/tables/**", refuse)
    page.get_by_label("Got a table\u2019s name?").fill("Hello, shall we play?")

    page.click("[data-action=join]")

    expect(page.locator("[data-refused=no_code]")).to_be_visible()
    expect(page.locator("[data-screen=home]")).to_be_visible()
    assert asked == []

    page.get_by_label("Got a table\u2019s name?").fill("Hello, shall we play? KTRWPM")
    page.click("[data-action=join]")

    expect(page).to_have_url(re.compile("/t/KTRWPM$"))
