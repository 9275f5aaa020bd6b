"""People, seats, options and hosts: everything about a table but the playing."""

import pytest

from tests.support.api.scenes import between
from tests.support.nightly import nightly
from tests.support.serving import (
    API,
    Player,
    Refused,
    begin,
    refused,
    together,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def table(player: Player) -> dict:
    """Return the table as a player sees it."""
    return (await player.view())["table"]


async def seats(player: Player) -> dict[str, int | None]:
    """Return who sits where, by name."""
    shown = (await table(player))["players"]
    return {one["name"]: one.get("seat") for one in shown.values()}


async def test_opening_a_table_seats_its_host(site):
    guest = await site.guest()
    opened = await guest.ask("POST", "/tables", json={"game": "guess", "name": "Ada"})

    assert opened == {"code": opened["code"], "player": "p1", "seat": 0, "admitted": True}
    shown = await table(guest.player(opened))
    assert shown["host"] == "p1"
    assert shown["phase"] == "waiting"
    assert shown["players"] == {"p1": {"name": "Ada", "seat": 0, "ready": False}}
    assert shown["seats"] == {"0": "p1"}
    assert shown["seat_count"] == 6
    assert "match" not in shown


async def test_a_guest_opens_one_table_under_one_id(site):
    ada, bo = await site.guest(), await site.guest()

    first = await ada.open("Ada", under="once")
    again = await ada.open("Ada", under="once")
    other = await ada.open("Ada", under="twice")
    of_bo = await bo.open("Ada", under="once")

    assert (again.code, again.id) == (first.code, "p1")
    assert len({first.code, other.code, of_bo.code}) == 3
    assert len((await ada.ask("GET", "/guests/me"))["tables"]) == 2
    assert await seats(first) == {"Ada": 0}


async def test_a_table_that_is_opened_twice_at_once_is_one(site):
    ada = await site.guest()

    opened = await together(*(ada.open("Ada", under="once") for _ in range(5)))

    assert {(one.code, one.id) for one in opened} == {(opened[0].code, "p1")}
    assert await seats(opened[0]) == {"Ada": 0}


async def test_a_guest_comes_once_under_one_id(site):
    ada, bo = await site.company("Ada Bo")
    guest, other = await site.guest(), await site.guest()

    cys = await together(*(guest.join(ada.code, "Cy", under="once") for _ in range(3)))
    di = await guest.join(ada.code, "Di", under="twice")
    ed = await other.join(ada.code, "Ed", under="once")

    assert [cy.id for cy in cys] == ["p3"] * 3
    assert [di.id, ed.id] == ["p4", "p5"]
    assert await seats(bo) == {"Ada": 0, "Bo": 1, "Cy": 2, "Di": 3, "Ed": 4}


async def test_a_removed_guest_cannot_return_under_the_same_id(site):
    ada = await (await site.guest()).open("Ada")
    guest = await site.guest()
    bo = await guest.join(ada.code, "Bo", under="once")
    cy = await guest.join(ada.code, "Cy", under="twice")
    await ada.do("remove", player=bo.id)

    with refused("no_such_player"):
        await guest.join(ada.code, "Bo", under="once")
    await ada.do("remove", player=cy.id)
    with refused("removed"):
        await guest.join(ada.code, "Bo", under="once")


@pytest.mark.parametrize("call", ["/tables", "/tables/KTRWPM/players"])
async def test_an_id_has_the_form_of_a_commands(site, call):
    guest = await site.guest()

    with refused("invalid"):
        await guest.ask("POST", call, json={"game": "guess", "name": "Ada", "id": "no spaces"})


@pytest.mark.parametrize("game", ["guess", "morpho"])
async def test_a_table_stands_for_every_game(site, game):
    offered = {g["name"]: g for g in (await site.request("GET", f"{API}/games")).json()}[game]
    ada = await (await site.guest()).open("Ada", game)

    shown = await table(ada)

    assert shown["game"] == game
    assert shown["seat_count"] == offered["seats"][1]
    chosen = {key: value for key, value in offered["options"].items() if value is not None}
    assert shown["options"] == chosen
    assert {field["name"] for field in offered["option_fields"]} <= set(offered["options"])


async def test_a_table_opens_with_options_of_both_kinds(site):
    ada = await (await site.guest()).open("Ada", highest=12, turn_seconds=30, spectators=False)

    options = (await table(ada))["options"]

    assert options["highest"] == 12
    assert options["turn_seconds"] == 30
    assert options["spectators"] is False


async def test_a_table_shows_what_the_next_round_would_be_set_up_with(site):
    """For those who sit, or for as few as can play; with the options as they are."""
    ada = await (await site.guest()).open("Ada", highest=9)

    few = (await table(ada))["setup"]
    others = [await (await site.guest()).join(ada.code, name) for name in ("Bo", "Cy")]
    seated = (await table(ada))["setup"]
    await ada.do("set_options", options={"highest": 12})
    changed = (await table(ada))["setup"]

    assert (few, seated, changed) == ({"left": 7}, {"left": 6}, {"left": 9})
    await begin([ada, *others])
    assert "setup" not in await table(ada)
    await ada.do("end_match")
    assert (await table(ada))["setup"] == {"left": 9}


async def test_the_setup_of_the_next_round_is_shown_between_rounds(site):
    people = await between(site)

    await people["host"].do("set_options", options={"highest": 15})

    assert (await table(people["host"]))["setup"] == {"left": 12}


async def test_a_code_can_be_typed_as_people_type(site):
    ada = await (await site.guest()).open("Ada")
    code = ada.code
    typed = [code.lower(), f"{code[:3]} {code[3:]}", f"{code[:3]}-{code[3:]}", f" {code} "]

    for number, text in enumerate(typed):
        assert (await ada.guest.join(text, f"Bo{number}")).code == code
        assert (await ada.guest.ask("GET", f"/tables/{text}"))["code"] == code


async def test_the_code_alone_shows_only_who_is_there(site):
    ada, bo = await site.company("Ada Bo")

    answer = await site.request("GET", f"{API}/tables/{ada.code}")

    assert answer.json() == {
        "code": ada.code,
        "game": "guess",
        "title": "Guess",
        "phase": "waiting",
        "host": "Ada",
        "players": ["Ada", "Bo"],
        "programs": [],
        "bots": [],
        "free_seats": 4,
        "may_watch": True,
        "options": {
            "turn_seconds": None,
            "out_players_see": None,
            **(await ada.view())["table"]["options"],
        },
        "you": [],
        "screen": None,
        "evening": None,
    }
    yours = await bo.guest.ask("GET", f"/tables/{ada.code}")
    assert yours["you"] == [{"player": bo.id, "name": "Bo", "seat": 1}]


async def test_one_guest_can_be_several_players_each_with_a_seat(site):
    guest = await site.guest()
    ada = await guest.open("Ada")
    bo = await guest.join(ada.code, "Bo")
    watcher = await guest.join(ada.code, "Watcher", sit=False)

    assert await seats(ada) == {"Ada": 0, "Bo": 1, "Watcher": None}
    assert {ada.id, bo.id, watcher.id} == {"p1", "p2", "p3"}
    you = (await guest.ask("GET", f"/tables/{ada.code}"))["you"]
    assert [one["name"] for one in you] == ["Ada", "Bo", "Watcher"]


async def test_people_sit_down_stand_up_and_change_seats(site):
    ada, bo = await site.company("Ada Bo")

    await bo.do("sit", seat=4)
    assert await seats(ada) == {"Ada": 0, "Bo": 4}
    await bo.do("stand")
    assert await seats(ada) == {"Ada": 0, "Bo": None}
    await bo.do("sit")
    assert await seats(ada) == {"Ada": 0, "Bo": 1}


async def test_only_one_of_two_who_want_a_seat_gets_it(site):
    ada, bo, cy = await site.company("Ada Bo Cy")

    results = await together(bo.do("sit", seat=5), cy.do("sit", seat=5))

    lost = [result for result in results if isinstance(result, Refused)]
    assert [refusal.code for refusal in lost] == ["seat_taken"]
    assert sorted(seat for seat in (await seats(ada)).values() if seat == 5) == [5]


async def test_a_player_who_finds_no_seat_watches(site):
    people = await site.company("A B C D E F")

    late = await (await site.guest()).join(people[0].code, "Late")

    assert (await seats(late))["Late"] is None
    with refused("table_full"):
        await late.do("sit")


async def test_a_person_takes_another_name(site):
    ada, bo = await site.company("Ada Bo")

    await bo.do("rename", name="  Barbara  Liskov ")
    await ada.do("rename", name="ADA")

    assert await seats(ada) == {"ADA": 0, "Barbara Liskov": 1}


async def test_a_name_is_free_again_when_its_owner_has_left(site):
    ada, bo = await site.company("Ada Bo")

    await bo.do("leave")

    assert (await ada.guest.join(ada.code, "Bo")).id == "p3", "numbers do not come back"


async def test_the_host_chooses_options_and_everybody_sees_them(site):
    ada, bo = await site.company("Ada Bo")

    await ada.do("set_options", options={"target": 7, "turn_seconds": 60})
    await ada.do("set_options", options={"turn_seconds": None, "reaction_seconds": 5})

    options = (await table(bo))["options"]
    chosen = {"highest": 9, "target": 7, "reaction_seconds": 5}
    usual = {"bank_seconds": 0, "spectators": True, "stand_in_seconds": 120, "entry": "open"}
    after = {
        "bots_speak": True,
        "season_ranking": "won",
        "replays": "match",
        "spectator_delay": 0,
        "increment_seconds": 0,
    }
    assert options == chosen | usual | after


async def test_the_host_hands_over_and_has_no_say_any_more(site):
    ada, bo = await site.company("Ada Bo")

    await ada.do("hand_over", player=bo.id)

    assert (await table(ada))["host"] == bo.id
    with refused("not_host"):
        await ada.do("set_options", options={"target": 7})
    await bo.do("set_options", options={"target": 7})


async def test_when_the_host_leaves_somebody_who_sits_is_host(site):
    ada, watcher, bo = await site.company("Ada Watcher Bo")
    await watcher.do("stand")

    await ada.do("leave")

    assert (await table(bo))["host"] == bo.id


async def test_the_first_to_join_an_abandoned_table_is_host(site):
    ada, bo = await site.company("Ada Bo")
    await bo.do("leave")
    await ada.do("leave")

    cy = await (await site.guest()).join(ada.code, "Cy")

    assert (await table(cy))["host"] == cy.id


async def test_a_removed_player_is_out_and_can_not_come_back(site):
    ada, bo = await site.company("Ada Bo")

    await ada.do("remove", player=bo.id)

    assert await seats(ada) == {"Ada": 0}
    with refused("removed"):
        await bo.guest.join(ada.code, "Bo")
    with refused("removed"):
        await bo.view()
    assert (await bo.guest.ask("GET", "/guests/me"))["tables"] == []


async def test_chat_reaches_everybody_and_stays_in_the_history(site):
    ada, bo = await site.company("Ada Bo")
    page = await ada.page()

    text = "Bonjour, “Ada” \U0001f600 </script>\u2028"
    await bo.do("say", text=text)

    said = {"kind": "said", "player": bo.id, "text": text, "phrase": None}
    assert await page.event("said") == said
    assert said in (await ada.updates())[-1]["events"]


async def test_seats_are_closed_up_when_the_match_starts(site):
    ada, bo, cy = await site.company("Ada Bo Cy")
    await ada.do("sit", seat=5)
    await cy.do("sit", seat=3)

    await begin([ada, bo, cy])

    assert await seats(ada) == {"Bo": 0, "Cy": 1, "Ada": 2}
    shown = await table(ada)
    assert shown["seat_count"] == 3
    assert shown["seats"] == {"0": bo.id, "1": cy.id, "2": ada.id}
    assert [(await one.view())["own"]["seat"] for one in (bo, cy, ada)] == [0, 1, 2]


async def test_the_host_may_start_before_all_are_ready(site):
    ada, bo, cy = await site.company("Ada Bo Cy")
    await bo.do("ready", ready=True)

    await ada.do("start")

    shown = await table(ada)
    assert shown["phase"] == "playing"
    assert shown["seats"] == {"0": ada.id, "1": bo.id, "2": cy.id}


async def test_changing_seats_clears_ready(site):
    ada, bo = await site.company("Ada Bo")
    await bo.do("ready", ready=True)

    await bo.do("sit", seat=3)

    assert not (await table(ada))["players"][bo.id]["ready"]


async def test_a_host_who_does_not_sit_can_start_for_the_others(site):
    ada, bo, cy = await site.company("Ada Bo Cy")
    await ada.do("stand")
    for player in (bo, cy):
        await player.do("ready", ready=True)

    await ada.do("start")

    assert await seats(ada) == {"Ada": None, "Bo": 0, "Cy": 1}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("start", {}), ("start", {})),
        (("start", {}), ("set_options", {"options": {"target": 9}})),
        (("set_options", {"options": {"target": 8}}), ("set_options", {"options": {"target": 9}})),
        (("set_options", {"options": {"target": 8}}), ("start", {})),
    ],
)
async def test_one_of_two_host_actions_at_the_same_time_is_stale(site, one, other):
    """Two pages of one host, which have seen the same table."""
    ada, bo = await site.company("Ada Bo")
    await bo.do("ready", ready=True)
    pages = [await ada.page(), await ada.page()]
    at = pages[0].n

    results = await together(
        *(
            page.do(kind, at=at, **more)
            for page, (kind, more) in zip(pages, (one, other), strict=True)
        )
    )

    lost = [result for result in results if isinstance(result, Refused)]
    assert [refusal.code for refusal in lost] == ["stale"]


async def test_chat_and_readiness_make_no_start_stale(site):
    ada, bo = await site.company("Ada Bo")
    at = (await ada.view())["n"]

    await bo.do("say", text="go")
    await bo.do("ready", ready=True)

    await ada.do("start", at=at)


async def test_a_host_may_remove_their_own_second_player_and_rejoin(site):
    ada = await (await site.guest()).open("Ada")
    second = await ada.guest.join(ada.code, "Second")
    await ada.do("remove", player=second.id)

    await ada.guest.join(ada.code, "Third")


async def test_a_guest_with_all_players_removed_cannot_rejoin(site):
    ada, bo = await site.company("Ada Bo")
    other = await bo.guest.join(ada.code, "Bo's other")
    for player in (bo, other):
        await ada.do("remove", player=player.id)

    with refused("removed"):
        await bo.guest.join(ada.code, "Bo")
    with refused("removed"):
        await bo.view()
    page = await bo.page()
    assert await page.end() == (4403, "removed")


async def test_sitting_down_at_a_full_table_is_refused(site):
    ada, *_ = await site.match("Ada Bo", spectators=False)

    with refused("table_full"):
        await (await site.guest()).join(ada.code, "Eve")


async def test_spectators_watch_unless_the_host_lets_nobody(site):
    ada, bo = await site.company("Ada Bo")
    watcher = await (await site.guest()).join(ada.code, "Watcher", sit=False)
    page = await watcher.page()
    await begin([ada, bo])

    await page.until(lambda: page.table["phase"] == "playing")

    assert page.public is not None
    assert page.own is None
    assert page.legal == []
    assert "own" not in await watcher.view()


async def test_spectators_leave_a_match_that_may_not_be_watched(site):
    ada, bo = await site.company("Ada Bo", spectators=False)
    watcher = await (await site.guest()).join(ada.code, "Watcher", sit=False)
    page = await watcher.page()

    await begin([ada, bo])

    assert await page.end() == (4403, "no_spectators")
    assert page.heard[-1]["type"] == "bye"
    assert "playing" not in "".join(page.frames)
    again = await watcher.page()
    assert await again.end() == (4403, "no_spectators")
    for what in ("view", "updates"):
        with refused("no_spectators"):
            await watcher.ask("GET", what)
    with refused("no_spectators"):
        await watcher.guest.join(ada.code, "Another", sit=False)

    await ada.do("end_match")
    assert (await watcher.view())["table"]["phase"] == "over"


async def test_a_vacated_seat_can_be_taken_with_its_view(site):
    ada, bo, cy = await site.match("Ada Bo Cy")
    left = await bo.view()
    await bo.do("leave")
    assert (await table(ada))["seats"] == {"0": ada.id, "2": cy.id}

    di = await ada.let_in("Di")

    view = await di.view()
    assert view["you"] == {"player": di.id, "seat": 1}
    assert view["own"] == left["own"]
    assert view["legal"] == left["legal"]
    await di.move(view["legal"][0])


async def test_a_newcomer_in_a_round_has_no_seat_yet(site):
    ada, bo, _ = await site.match("Ada Bo Cy")
    await bo.do("leave")
    guest = await site.guest()

    body = {"name": "Di", "sit": True}
    answer = await guest.ask("POST", f"/tables/{ada.code}/players", json=body)

    assert answer["seat"] is None
    view = await guest.player(answer).view()
    assert view["table"]["seat_requests"] == {answer["player"]: 1}
    assert not {"own", "legal", "timeout_move"} & view.keys()


async def test_nobody_gives_up_a_seat_in_a_match_but_by_leaving(site):
    ada, bo, _ = await site.match("Ada Bo Cy")
    await bo.do("leave")

    with refused("not_now"):
        await ada.do("sit", seat=1)
    with refused("not_now"):
        await ada.do("stand")


async def test_removing_a_player_in_a_match_vacates_the_seat(site):
    ada, bo, _ = await site.match("Ada Bo Cy")

    await ada.do("remove", player=bo.id)

    di = await ada.let_in("Di")
    assert (await seats(ada))["Di"] == 1
    assert (await di.view())["legal"]


async def test_two_people_never_have_the_same_name(site):
    ada = await (await site.guest()).open("Ada x")
    bo = await (await site.guest()).join(ada.code, "Bo")

    with refused("name_taken"):
        await bo.do("rename", name=" \uff21da\u2003X")
    with refused("name_taken"):
        await bo.guest.join(bo.code, "A\u200dDA\u00a0\u00a0x")


@pytest.mark.parametrize("change", ["leave", "join", nightly("sit"), nightly("stand")])
async def test_a_start_is_stale_after_a_change_of_seats(site, change):
    ada, bo, cy = await site.company("Ada Bo Cy")
    for player in (bo, cy):
        await player.do("ready", ready=True)
    at = (await ada.view())["n"]

    if change == "join":
        await cy.guest.join(ada.code, "Di")
    else:
        await cy.do(change)

    with refused("stale"):
        await ada.do("start", at=at)


@pytest.mark.parametrize("seated", [0, 1])
@pytest.mark.parametrize("game", ["guess", "morpho"])
async def test_no_match_starts_with_fewer_than_the_game_needs(site, game, seated):
    ada = await (await site.guest()).open("Ada", game)
    if not seated:
        await ada.do("stand")

    with refused("too_few_players"):
        await ada.do("start")
