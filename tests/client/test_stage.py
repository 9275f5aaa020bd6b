"""A big screen: what a whole room sees of a table of M.O.R.P.H.O., and of every phase."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.support.client.motion import FREEZING
from tests.support.client.stage import on_stage, unfit
from tests.support.client.table import NO_MATCH, OUTCOME, PUBLIC, TABLE, Table, resize
from tests.support.nightly import nightly

pytestmark = pytest.mark.browser

SIZES: Final = ((1280, 720), (3840, 2160))
NAMES: Final = (
    *("Maximilian Featherby", "Bo", "Wilhelmina-Charlotte", "Ada", "Anastasia of Lakesea"),
    *("Emil", "Bartholomew the Bold", "Hildegard Himmelblau", "Konstantin Kornblume"),
)
LETTERS: Final = "ABCDEFGHI"
UNKNOWNS: Final = ["deserter", "spy", "investor", "cyborg", "psionics", "parasite"]
APART: Final = (
    ".whose, .strip, .head > .corner, .on-air, .plate, .wheel [data-slot], .mid .rd,"
    " .wheel .gap > *, .shout, [data-sentence], [data-narrator], .points-track"
)
"""What never lies over another."""


def seated(seats: int, **table: object) -> dict[str, Any]:
    """A table of that many, the last of them a bot; several have long names."""
    players = {
        f"p{seat + 1}": {"name": name, "seat": seat, "ready": seat > 0}
        for seat, name in enumerate(NAMES[:seats])
    }
    players[f"p{seats}"]["bot"] = "agent"
    match = {"number": 1, "seats": seats, "round": 4, "commitment": "00", "scores": [4] * seats}
    by_seat = {str(seat): f"p{seat + 1}" for seat in range(seats)}
    several = {"players": players, "seats": by_seat, "seat_count": seats, "match": match}
    return {"table": {**TABLE, **several, **table}, "here": [*players]}


def round_of(seats: int, **public: object) -> dict[str, Any]:
    """A round with a block in every gap, where each first card was looked at by three."""
    cards = 2 if seats < 7 else 1
    letters = LETTERS[:seats]
    slots = [f"{letter}{i + 1}" for letter in letters for i in range(cards)]
    nexts = zip(letters, letters[1:] + letters[0], strict=True)
    dealt = {"seats": seats, "hand_size": cards, "unknowns": UNKNOWNS, "slots": [*slots, "M"]}
    seen = {
        "face_up": ["C1"],
        "known": {"C1": "technician"},
        "blocks": [f"{one}{cards}/{other}1" for one, other in nexts],
        "looked": {f"{letter}1": [0, 1, 2] for letter in letters if letter != "C"},
    }
    return {
        **PUBLIC,
        "round": 4,
        "scores": [4] * seats,
        "eliminated": {},
        **dealt,
        **seen,
        **public,
    }


def shot(seats: int) -> dict[str, Any]:
    """Cleo shoots at Bo's first card, and somebody is asked."""
    guard = {"seat": 0, "kind": "guard", "shooter": "C1", "target": "B1"}
    return round_of(seats, turn=2, decision=guard)


def mission(seats: int) -> dict[str, Any]:
    """Ada's mission is due."""
    due = {"seat": 0, "kind": "indicate"}
    return round_of(seats, mission=0, decision=due, blocks=[])


def ended(seats: int) -> dict[str, Any]:
    """All cards lie open, and everybody has scored."""
    seen = round_of(seats, decision=None, turn=None)
    points = {"points": [3] * seats, "scores": [7] * seats}
    cards = dict.fromkeys(seen["slots"], "technician")
    return {**seen, "outcome": {**OUTCOME, **points, "cards": cards}}


STATES: Final[dict[str, tuple[Callable[[int], dict[str, Any]], str]]] = {
    "play": (round_of, "playing"),
    "shot": (shot, "playing"),
    "mission": (mission, "playing"),
    "ended": (ended, "between"),
}
SHOT: Final = {"kind": "sniped", "seat": 2, "slot": "C1", "target": "B1"}
PAUSED: Final = {"player": "p1", "at": 0, "agreed": False}


def see(table: Table, n: int, seen: dict[str, Any], public: dict[str, Any] | None) -> None:
    """Let a page see something else, by a new snapshot."""
    table.say({**table.snapshot, **seen, "public": public, "n": n})


def cut_names(page: Page) -> Any:
    """Return the names that are not seen whole."""
    return page.locator(".wheel .pname").evaluate_all(
        """all => all.filter((one) => one.scrollWidth > one.clientWidth ||
            one.scrollHeight > one.clientHeight + 12).map((one) => one.textContent)"""
    )


@pytest.mark.parametrize("seats", [*map(nightly, (3, 4, 5)), 6, *map(nightly, (7, 8)), 9])
def test_a_room_sees_all_of_the_table_and_nothing_over_another(page: Page, seats: int):
    table = on_stage(page, seated(seats), SHOT, public=round_of(seats))

    for n, (state, (public, phase)) in enumerate(STATES.items(), 20):
        see(table, n, seated(seats, phase=phase), public(seats))
        expect(page.locator("main")).to_have_attribute("data-n", str(n))
        for size in SIZES:
            resize(page, size)
            assert unfit(page, APART) == [], (state, size)
            assert cut_names(page) == [], (state, size)


@pytest.mark.parametrize("seats", [3, 9])
def test_a_room_reads_who_is_there_and_who_has_won(page: Page, seats: int):
    waiting = {**seated(seats, phase="waiting", seat_count=9), **NO_MATCH}
    table = on_stage(page, waiting)
    expect(page.locator("[data-chair=free]")).to_have_count(9 - seats)
    expect(page.locator("[data-here]")).to_contain_text(f"{seats} of 9 are here")

    won = {"ended": "won", "winners": [0], "scores": [10, *[4] * (seats - 1)]}
    match = {**seated(seats)["table"]["match"], **won}
    over = seated(seats, phase="over", match=match)
    honours = [{"feat": "steps_in", "seats": [1], "count": 4}]
    for n, seen in enumerate([waiting, over], 20):
        see(table, n, seen, {**ended(seats), "honours": honours} if seen is over else None)
        expect(page.locator("main")).to_have_attribute("data-n", str(n))
        for size in SIZES:
            resize(page, size)
            assert unfit(page, ".head, .come-in > *, .scan > *, .won > *, .standing > *") == []
    expect(page.locator("h1")).to_contain_text("wins")
    expect(page.locator(".won")).to_contain_text("stepped in 4 times")


@pytest.fixture
def stage(page: Page) -> Table:
    """The big screen of a table in a round."""
    return on_stage(page, seated(3), public=round_of(3))


def test_a_big_screen_shows_public_facts_alone(page: Page):
    """Even where the page was sent what a player knows."""
    own = {"seat": 0, "known": {"A1": "killer", "B1": "leader"}, "open": ["agree"]}
    on_stage(page, seated(3), public=round_of(3), own=own, legal=["look B1"])

    shown = page.locator(".wall [data-slot]")

    assert shown.evaluate_all("all => all.filter((one) => one.dataset.identity).length") == 1
    expect(page.locator(".wall [data-slot=A1]")).to_have_attribute("data-card", "hidden")
    expect(page.locator(".wall [data-feed], .dock, input, [data-move]")).to_have_count(0)
    pressed = page.locator("main :is(button, a, input, [tabindex])").evaluate_all(
        "all => all.map((one) => one.dataset.action)"
    )
    assert pressed == ["room-sound", "fullscreen"]


def test_a_big_screen_is_silent_until_somebody_chooses_otherwise(page: Page, stage: Table):
    sound = page.locator("[data-action=room-sound]")
    expect(sound).to_have_attribute("aria-pressed", "false")

    sound.click()

    expect(sound).to_have_attribute("aria-pressed", "true")
    kept = page.evaluate("['sound', 'room_sound'].map((one) => localStorage[`morpho.${one}`])")
    assert kept == [None, "on"]


def test_who_has_looked_at_a_card_stands_at_its_foot(page: Page, stage: Table):
    expect(page.locator("[data-slot=A1] [data-looked]")).to_have_attribute("data-looked", "0,1,2")


def test_what_has_happened_is_told_and_read_out(page: Page, stage: Table):
    stage.update(14, events=[SHOT])

    expect(page.locator("[data-sentence]")).to_contain_text("Wilhelmina-Charlotte shoots at")
    expect(page.locator("[data-narrator]")).not_to_be_empty()
    expect(page.locator("[data-announcer]")).to_contain_text("Charlotte shoots at")


def test_who_comes_back_does_not_take_the_last_move_away(page: Page, stage: Table):
    stage.update(14, events=[SHOT])
    stage.update(15, events=[{"kind": "player_back", "player": "p2"}])

    expect(page.locator("[data-narrator]")).to_have_text("Bo is back")
    expect(page.locator("[data-sentence]")).to_contain_text("Wilhelmina-Charlotte shoots at")


def test_a_card_is_not_named_before_it_has_turned(page: Page):
    page.emulate_media(reduced_motion="no-preference")
    table = on_stage(page, seated(3), public=round_of(3, turn=2))
    expect(page.locator(".motion")).to_be_attached()
    page.evaluate(FREEZING)
    fallen = {"kind": "eliminated", "slot": "B1", "identity": "leader"}

    table.update(14, events=[SHOT, fallen], public={"eliminated": {"B1": "leader"}})

    expect(page.locator("[data-sentence]")).to_contain_text("fires at")
    expect(page.locator(".wall.hush")).to_be_attached()
    expect(page.locator(".shout").first).to_be_hidden()
    for told in ("[data-sentence]", "[data-narrator]", "[data-announcer]"):
        expect(page.locator(told)).not_to_contain_text("Leader")
    page.keyboard.press("Shift")
    expect(page.locator("[data-sentence]")).to_contain_text("eliminated: the Leader")


def test_the_night_of_a_scene_hides_nothing_that_is_read(page: Page):
    page.emulate_media(reduced_motion="no-preference")
    table = on_stage(page, seated(9), public=mission(9))
    expect(page.locator(".motion")).to_be_attached()
    page.evaluate(FREEZING)
    table.update(14, events=[{"kind": "indicated", "seat": 0, "slot": "F1", "named": "technician"}])
    expect(page.locator(".m-dim")).to_be_attached()

    page.evaluate(
        """() => {
            const layer = document.querySelector(".motion");
            layer.inert = false;
            layer.querySelector(".m-dim").style.pointerEvents = "auto";
        }"""
    )
    for read in (".on-air", ".narration h1", ".points-track"):
        assert page.locator(read).evaluate(
            "(one) => { const { x, y, width, height } = one.getBoundingClientRect();"
            "return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"
        ), read


def test_points_are_not_shown_before_the_scene_that_wins_them(page: Page):
    page.emulate_media(reduced_motion="no-preference")
    table = on_stage(page, seated(3), public=round_of(3, turn=2))
    expect(page.locator(".motion")).to_be_attached()
    page.evaluate(FREEZING)
    end = {"kind": "round_ended", "reason": "leader_eliminated", "points": [3, 3, 3], "cards": {}}

    table.update(14, events=[SHOT, end], public=ended(3), table={"phase": "between"})

    expect(page.locator("[data-sentence]")).to_contain_text("fires at")
    expect(page.locator("[data-track='0']")).to_have_attribute("data-score", "4")
    page.keyboard.press("Shift")
    expect(page.locator("[data-track='0']")).to_have_attribute("data-score", "7")


def test_a_card_in_the_middle_is_named_as_such(page: Page):
    page.emulate_media(reduced_motion="no-preference")
    table = on_stage(page, seated(3), public=mission(3))
    expect(page.locator(".motion")).to_be_attached()
    page.evaluate(FREEZING)
    named = {"kind": "indicated", "seat": 0, "slot": "M"}

    table.update(14, events=[{**named, "named": "technician", "identity": "technician"}])

    expect(page.locator("[data-sentence]")).to_have_text(re.compile("names the middle card …$"))


def test_a_shot_leaves_those_in_the_light_whom_it_is_about(page: Page, stage: Table):
    see(stage, 20, {}, shot(3))

    expect(page.locator(".seat.quiet")).to_have_attribute("data-seat", "0")
    expect(page.locator("[data-slot=B1]")).to_have_attribute("data-light", "aim")


def test_a_round_s_end_is_told_with_its_points(page: Page, stage: Table):
    end = {"kind": "round_ended", "reason": "leader_eliminated", "points": [3, 3, 3], "cards": {}}
    outcome = ended(3)["outcome"]
    stage.update(14, events=[SHOT, end], public={"outcome": outcome}, table={"phase": "between"})

    expect(page.locator("h1.decided")).to_have_text("Killers win")
    expect(page.locator("[data-track='0']")).to_have_attribute("data-score", "7")
    expect(page.locator(".plate .plus")).to_have_text(["+3", "+3", "+3"])


def test_the_time_that_is_left_is_shown_by_the_server_s_clock(page: Page):
    due = {"seats": [1], "at": 15_400}
    stage = on_stage(page, seated(3, deadline=due), public=shot(3))

    expect(page.locator(".time-bar b")).to_have_text(re.compile("^0:1[0-5]$"))
    part = page.locator(".time-bar i").evaluate(
        "(bar) => bar.getBoundingClientRect().width / bar.parentElement.offsetWidth"
    )
    assert 0.3 < part < 0.55
    stage.update(14, table={"deadline": None})
    expect(page.locator(".time-bar")).to_have_count(0)


def test_cards_have_the_numbers_by_which_they_are_called(page: Page, stage: Table):
    stage.update(14, events=[SHOT])

    expect(page.locator("[data-sentence]")).to_have_text(re.compile("Bo.s card 1$"))
    expect(page.locator("[data-slot=B1] .c-no")).to_have_text("1")
    expect(page.locator("[data-slot=B1] .c-no")).to_be_visible()


def test_the_way_in_is_shown_while_a_seat_is_free(page: Page, stage: Table):
    expect(page.locator(".late")).to_have_count(0)

    stage.update(14, table={"seats": {"2": None}})

    expect(page.locator(".late .qr-code")).to_be_visible()


@pytest.mark.parametrize("phase", ["playing", "waiting"])
def test_a_room_is_told_of_a_pause_and_of_the_server(page: Page, stage: Table, phase: str):
    public = round_of(3) if phase == "playing" else None
    see(stage, 20, seated(3, phase=phase, paused=PAUSED), public)
    expect(page.locator("[data-notice=paused]")).to_contain_text("paused the table")

    see(stage, 21, seated(3, phase=phase), public)
    said = {"text": "Restart soon.", "at": None, "since": 7}
    stage.say({"type": "server_state", "announcement": said, "maintenance": True, "now": 0})

    expect(page.locator("[data-notice=announced]")).to_contain_text("Restart soon.")
    expect(page.locator("[data-announcer]")).to_contain_text("Restart soon.")


def test_a_room_is_told_that_it_sees_the_past(page: Page, stage: Table):
    with stage.away():
        stage.sockets[-1].close(code=1001)
        expect(page.locator("[data-notice=lost]")).to_contain_text("Reconnecting")
    expect(page.locator("[data-notice]")).to_have_count(0)
