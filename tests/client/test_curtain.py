"""Friends pass one page round: a curtain between them, and what everybody sees before it."""

from copy import deepcopy

import pytest
from playwright.sync_api import Page, expect

from tests.support.client.api import api
from tests.support.client.shared_page import HERE, SharedPage, Step, due, first_asked, recorded
from tests.support.client.table import ENDED, TABLE, open_client, resize, store, wait_until

pytestmark = pytest.mark.browser

MORPHO = recorded("morpho")
TOUCH = 44
"""The least width and height of what is tapped, in pixels."""


@pytest.fixture
def passed_round(page: Page):
    """Open a page that Ada and Bo pass round, when it is the turn of one of those players."""

    def opened(*players: str, steps=MORPHO) -> SharedPage:
        page.evaluate("sessionStorage.setItem('morpho.player.ABCDEF', 'p1 p2')")
        steps = deepcopy(steps)
        table = SharedPage(page, steps, first_asked(steps, *(players or HERE)))
        open_client(page, "/t/ABCDEF")
        expect(page.locator("[data-band]")).to_be_visible()
        return table

    return opened


def curtain(page: Page, player: str):
    return page.locator(f"[data-curtain={player}]")


def opens(page: Page, player: str) -> None:
    """Open somebody's seat by the keyboard."""
    page.locator(f"[data-curtain={player}] [data-action=open-curtain]").press("Enter")
    expect(page.locator(f"[data-opened={player}] main[data-screen=play]")).to_be_visible()


def shuts(page: Page) -> None:
    page.locator("[data-action=close-curtain]").click()
    expect(page.locator("[data-band=public]")).to_be_visible()


def is_in_the_page(page: Page, player: str) -> bool:
    return f"{player}x" in page.content()


def test_the_curtain_says_to_whom_to_hand_the_page(page, passed_round):
    passed_round("p1")

    expect(curtain(page, "p1")).to_contain_text("Hand it to")
    expect(curtain(page, "p1").locator("h1")).to_contain_text("Ada")
    expect(curtain(page, "p1").locator("h1")).to_be_focused()
    expect(curtain(page, "p1").locator("h1")).to_have_css("text-decoration-line", "none")
    expect(page.locator("main")).to_have_attribute("inert", "")


def test_what_everybody_sees_is_watched_from_nobodys_side(page, passed_round):
    passed_round("p1")
    page.keyboard.press("Escape")
    expect(curtain(page, "p1")).to_be_hidden()

    expect(page.locator(".dock")).not_to_contain_text("watching")


def test_the_curtain_names_those_elsewhere_who_are_not_away(page, passed_round):
    passed_round("p1")

    everybody = curtain(page, "p1").locator(".round li")
    expect(everybody.nth(2)).to_contain_text("Cleo")
    expect(everybody.locator(".ic-away")).to_have_count(0)


def test_before_it_opens_nobodys_part_is_asked_for(page, passed_round):
    table = passed_round("p1")
    expect(curtain(page, "p1")).to_be_visible()

    assert table.asked_alone() == []
    opens(page, "p1")

    assert table.asked_alone() == ["p1"]
    assert is_in_the_page(page, "p1")
    assert not is_in_the_page(page, "p2")


def test_a_seat_that_is_shut_leaves_nothing_in_the_page(page, passed_round):
    passed_round("p1")
    opens(page, "p1")

    shuts(page)

    assert not is_in_the_page(page, "p1")
    assert page.title() == "M.O.R.P.H.O."


def test_a_held_button_opens_it_and_a_short_press_does_not(page, passed_round):
    passed_round("p1")
    button = curtain(page, "p1").locator("[data-action=open-curtain]")

    button.click()
    expect(curtain(page, "p1")).to_be_visible()
    button.hover()
    page.mouse.down()

    expect(page.locator("[data-opened=p1]")).to_be_visible()


def test_who_prefers_taps_opens_it_by_one(page, passed_round):
    store(page, cover="tap")
    passed_round("p1")

    curtain(page, "p1").locator("[data-action=open-curtain]").click()

    expect(page.locator("[data-opened=p1]")).to_be_visible()


def test_all_look_at_the_table_first_and_call_the_curtain_again(page, passed_round):
    passed_round("p1")
    expect(curtain(page, "p1")).to_be_visible()

    page.keyboard.press("Escape")
    expect(curtain(page, "p1")).to_be_hidden()
    expect(page.locator("main")).not_to_have_attribute("inert", "")
    page.locator("[data-action=call][data-player=p2]").click()

    expect(curtain(page, "p2")).to_contain_text("just a look")


def test_who_is_elsewhere_moves_while_the_page_lies_on_the_table(page, passed_round):
    passed_round("p3")

    expect(page.locator("[data-band=public]")).to_contain_text("Lay it on the table")
    expect(page.locator("[data-curtain]")).to_be_hidden()


def test_the_seat_shuts_by_itself_when_its_player_has_moved(page, passed_round):
    table = passed_round("p1")
    opens(page, "p1")

    while due(table.recording[table.at]) == "p1":
        table.goes_on()

    expect(page.locator("[data-band=open]")).to_contain_text("Done")
    expect(page.locator("[data-band=public]")).to_be_visible()
    assert not is_in_the_page(page, "p1")


def test_three_facts_at_most_are_told_of_the_time_meanwhile(page, passed_round):
    table = passed_round("p1")
    opens(page, "p1")
    shuts(page)
    before = table.at
    while table.at == before or due(table.recording[table.at]) != "p1":
        table.goes_on()

    opens(page, "p1")

    told = page.locator("[data-since] li")
    expect(told.first).to_be_visible()
    assert told.count() <= 3
    assert "only you" not in page.locator("[data-since]").inner_text()


def test_facts_of_a_round_before_are_not_told(page, passed_round):
    steps = deepcopy(MORPHO)
    again = next(i for i, step in enumerate(steps) if i > 1 and due(step) == "p1")
    for who in steps[again].values():
        who["update"]["events"].insert(0, {"kind": "round_opened", "number": 2})
    table = passed_round("p1", steps=steps)
    while table.at < again:
        table.goes_on()

    opens(page, "p1")

    expect(page.locator("[data-since] li")).to_have_count(1)
    expect(page.locator("[data-since]")).to_contain_text("Cleo")


def test_a_seat_stays_open_while_something_is_held(page, passed_round):
    page.clock.install()
    table = passed_round("p1")
    opens(page, "p1")
    page.locator("[data-band=open] b").hover()
    page.mouse.down()

    while due(table.recording[table.at]) == "p1":
        table.goes_on()
    wait_until(page, lambda: page.get_attribute("main", "data-legal") == "0", "not moved")
    page.clock.run_for(9_000)
    expect(page.locator("[data-band=open]")).to_contain_text("Closes by itself")
    page.mouse.up()
    page.clock.run_for(9_000)

    expect(page.locator("[data-opened]")).to_have_count(0)


def test_the_last_round_leads_to_a_result_of_one_player(page, passed_round):
    begun, *_, last, over = recorded("morph", "Ada Bo", moves=900)
    table = passed_round(due(last), steps=[begun, last, over])
    page.keyboard.press("Escape")
    expect(page.locator("[data-curtain]")).to_be_hidden()

    table.goes_on()
    expect(page.locator("[data-band=resting]")).to_be_visible()
    page.locator("[data-action=podium]").click()

    expect(page.locator("main[data-screen=game-over]")).to_have_attribute("data-player", "p1")
    expect(page.locator("[data-action=again]")).to_be_visible()


def test_a_page_of_seats_is_not_behind_as_spectators_are(page, passed_round):
    steps = deepcopy(MORPHO)
    for step in steps:
        step[""]["view"]["table"]["options"]["spectator_delay"] = 90
    passed_round("p1", steps=steps)
    page.keyboard.press("Escape")

    expect(page.locator("main")).not_to_contain_text("behind")


def test_a_page_that_is_put_away_shuts_the_seat(page, passed_round):
    passed_round("p1")
    opens(page, "p1")

    page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')); }"
    )

    expect(page.locator("[data-opened]")).to_have_count(0)


def test_everything_to_tap_is_large_enough(page, passed_round):
    passed_round("p1")
    for buttons in ("[data-curtain] button", ".seat-band button"):
        expect(page.locator(buttons).first).to_be_visible()
        for button in page.locator(buttons).all():
            box = button.bounding_box()
            assert min(box["width"], box["height"]) >= TOUCH, button.inner_text()
        if page.locator("[data-curtain]").count():
            opens(page, "p1")


@pytest.mark.parametrize("game", ["morpyam", "morphos"])
def test_a_game_without_secrets_opens_by_itself_for_whom_it_asks(page, passed_round, game):
    table = passed_round(steps=recorded(game, "Ada Bo", moves=60))
    for _ in range(3):
        mover = due(table.recording[table.at])
        expect(page.locator(f"[data-opened={mover}]")).to_be_visible()
        expect(page.locator("main")).not_to_have_attribute("data-legal", "0")
        expect(page.locator("[data-action=close-curtain], [data-since]")).to_have_count(0)
        while due(table.recording[table.at]) == mover:
            table.goes_on()


@pytest.mark.parametrize("game", ["morphatrons", "morph"])
def test_every_game_for_two_is_handed_over(page, passed_round, game):
    table = passed_round(steps=recorded(game, "Ada Bo", moves=60))
    for _ in range(2):
        mover = due(table.recording[table.at])
        opens(page, mover)
        expect(page.locator("main")).not_to_have_attribute("data-legal", "0")
        while due(table.recording[table.at]) == mover:
            table.goes_on()
        shuts(page)

        expect(page.locator(f"[data-curtain={due(table.recording[table.at])}]")).to_be_visible()


def test_somebody_sits_down_at_the_same_phone(page, at_table):
    table = at_table(table={**MORPHO[0][""]["view"]["table"], "code": "KTRWPM"})
    api.route("**/players", lambda route: route.fulfill(json={"player": "p2", "seat": 1}))
    page.locator("[data-action=menu]").click()
    expect(page.locator("[data-shared]")).to_contain_text("Ada and Bo share a phone")
    page.locator("[data-action=share-phone]").click()

    page.locator("[data-add-somebody] input").fill("Bo")
    page.locator("[data-action=add-somebody]").click()

    isnt = "the page is still one player's"
    wait_until(page, lambda: "player=p1&player=p2&public=1" in table.addresses[-1], isnt)


def on_screen(steps: list[Step]) -> list[Step]:
    """Return a recording of the same match while its table is on a big screen."""
    shown = deepcopy(steps)
    for view in (part["view"] for step in shown for part in step.values()):
        view["table"]["screens"] = {"s1": {"delayed": False}}
    return shown


@pytest.mark.parametrize("steps", [MORPHO, on_screen(MORPHO)], ids=["alone", "with a big screen"])
def test_the_whole_table_fits_below_the_line_above_it(page, passed_round, steps):
    resize(page, (360, 640))
    table = passed_round("p1", steps=steps)
    fits(page)
    opens(page, "p1")
    fits(page)
    shuts(page)
    while due(table.recording[table.at + 1]) != "p1" or due(table.recording[table.at]) == "p1":
        table.goes_on()
    table.goes_on()
    opens(page, "p1")

    expect(page.locator("[data-since]")).to_be_visible()
    fits(page)
    page.locator("[data-action=menu]").click()
    expect(page.locator("[data-since]")).to_be_hidden()


def fits(page: Page) -> None:
    """Check that the table ends where the window does, and all parts are as wide as it."""
    dock = page.locator(".dock")
    expect(dock).to_be_visible()
    wait_until(
        page,
        lambda: dock.evaluate("it => it.getBoundingClientRect().bottom - innerHeight") == 0,
        "the table does not end with the window",
    )
    parts = page.locator(".shared > :not(.curtain)")
    widths = parts.evaluate_all("all => all.map(it => innerWidth - it.offsetWidth)")
    assert not any(widths), widths


def test_who_adds_somebody_after_a_match_stays_in_the_waiting_room(page, at_table):
    at_table(table={**TABLE, "phase": "over"}, public=ENDED, own=None, legal=None)
    api.route("**/players", lambda route: route.fulfill(json={"player": "p2", "seat": 1}))
    page.locator("[data-action=arrange]").click()
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=share-phone]").click()
    page.locator("[data-add-somebody] input").fill("Bo")
    page.locator("[data-action=add-somebody]").click()

    expect(page.locator("[data-band=resting]")).to_be_visible()
    expect(page.locator("[data-screen=waiting]")).to_be_visible()


def test_who_is_removed_while_their_seat_is_open_leaves_a_curtain(page, passed_round):
    table = passed_round("p2")
    opens(page, "p2")
    gone = deepcopy(table.recording[table.at])
    for step in table.recording[table.at :]:
        del step[""]["view"]["table"]["players"]["p2"]
    people = gone[""]["view"]["table"]["players"]
    del people["p2"]
    api.route("**/view?player=p2", lambda route: route.fulfill(403, json={"code": "removed"}))
    api.route("**/updates?player=p2&*", lambda route: route.fulfill(403, json={"code": "removed"}))
    table.update(99, events=[{"kind": "player_left", "player": "p2"}], table={"players": people})

    expect(page.locator("[data-opened]")).to_have_count(0)
    assert not is_in_the_page(page, "p1")
    assert not is_in_the_page(page, "p2")
    page.locator("[data-action=call][data-player=p1]").click()
    page.locator("[data-curtain=p1] [data-action=open-curtain]").press("Enter")

    expect(page.locator("[data-screen=play][data-player=p1]")).to_be_visible()
    expect(page.locator("[data-band]")).to_have_count(0)


def test_whose_seat_is_given_away_is_forgotten_when_it_opens(page, passed_round):
    passed_round("p1")
    for what in ("view", "updates"):
        api.route(
            f"**/{what}?player=p1*",
            lambda route: route.fulfill(403, json={"code": "seat_given_away"}),
        )

    curtain(page, "p1").locator("[data-action=open-curtain]").press("Enter")

    expect(page.locator("[data-action=call][data-player=p1]")).to_have_count(0)
    expect(page.locator("[data-action=call][data-player=p2]")).to_be_visible()
    assert not is_in_the_page(page, "p2")


def test_a_hand_over_without_a_network_stays_covered_until_it_is_back(page, passed_round):
    table = passed_round("p1")
    api.route("**/view?player=p1", lambda route: route.fulfill(502, json={}))
    with table.away():
        table.sockets[-1].close(code=1001)
        curtain(page, "p1").locator("[data-action=open-curtain]").press("Enter")
        expect(curtain(page, "p1")).to_contain_text("Reconnecting")
    api.clear()

    expect(page.locator("[data-opened=p1] [data-connection=live]")).to_be_visible()


def test_a_seat_that_was_out_of_reach_is_live_again(page, passed_round):
    table = passed_round("p1")
    opens(page, "p1")
    api.route("**/updates?player=p1&*", lambda route: route.fulfill(502, json={}))
    table.goes_on()
    expect(page.locator("[data-opened=p1] [data-connection=reconnecting]")).to_be_visible()
    api.clear()

    expect(page.locator("[data-opened=p1] [data-connection=live]")).to_be_visible()


def test_a_page_loaded_again_is_covered(page, passed_round):
    passed_round("p1")
    opens(page, "p1")

    page.reload()

    expect(curtain(page, "p1")).to_be_visible()
    assert not is_in_the_page(page, "p1")


def test_a_round_is_seen_again_between_two(page):
    steps = recorded("morpho", seed=5)
    steps[-1][""]["view"]["table"]["match"]["replays"] = [1]
    page.evaluate("sessionStorage.setItem('morpho.player.ABCDEF', 'p1 p2')")
    SharedPage(page, steps, len(steps) - 1)
    open_client(page, "/t/ABCDEF")
    asked: list[str] = []

    def answer(route) -> None:
        asked.append(route.request.url.rpartition("?")[2])
        route.fulfill(404, json={"code": "no_such_round"})

    api.route("**/matches/1/rounds/1?*", answer)
    page.locator("[data-action=watch-again]").click()

    expect(page.locator("[data-action=leave-replay]")).to_be_visible()
    wait_until(page, lambda: asked == ["player=p1"], "the round was not asked for")


def test_a_phone_is_passed_round_by_keys_alone(page, passed_round):
    passed_round("p1")
    expect(curtain(page, "p1").locator("h1")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    expect(page.locator("[data-opened=p1] [data-headline]")).to_be_focused()
    page.locator("[data-action=close-curtain]").press("Enter")

    expect(curtain(page, "p1").locator("h1")).to_be_focused()
