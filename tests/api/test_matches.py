"""Matches: rounds, points, ends and beginnings."""

from random import Random

import pytest

from tests.support.serving import Guest, Page, Player, Site, begin, refused, running

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def company(site: Site, names: str = "Ada Bo Cy", **options: object) -> list[Page]:
    """Return the pages of people whose match has begun; the first is the host's."""
    return [await player.page() for player in await site.match(names, **options)]


async def win(winner: Page, others: list[Page]) -> None:
    """Let a player win the round as the last who has not resigned."""
    for page in others:
        await page.move("resign")
    for page in (winner, *others):
        await page.event("round_ended")


def kinds(page: Page) -> list[str]:
    """Return the kinds of all events that a page received."""
    return [event["kind"] for event in page.events]


async def test_a_match_begins_with_a_deal_seen_in_part_by_each(site):
    ada, bo, cy = await site.company("Ada Bo Cy")
    pages = [await player.page() for player in (ada, bo, cy)]

    await begin([ada, bo, cy])

    for seat, page in enumerate(pages):
        await page.until(lambda page=page: page.table["phase"] == "playing")
        assert page.table["match"]["number"] == page.table["match"]["round"] == 1
        assert page.table["match"]["scores"] == [0, 0, 0]
        assert set(page.own["known"]) == {"ABC"[seat]}
        assert page.legal == ["stake 1", "stake 2"]
        assert "dealt" not in kinds(page)
        assert "fresh" in page.heard[-1]


async def test_a_move_is_sent_to_all_and_answered_to_its_player(site):
    pages = await company(site)
    for page in pages:
        await page.move("stake 1")
    for page in pages:
        await page.event("turn_began")
    due = next(page for page in pages if page.legal)
    other = pages[(due.seat + 2) % 3]
    seen = other.n

    number = await due.do("move", id="my-pass", move="pass", at=due.n)

    await other.reach(seen + 1)
    update = other.heard[-1]
    assert [event["kind"] for event in update["events"]] == ["passed", "turn_began"]
    assert "done" not in update
    assert due.heard[-1]["done"] == "my-pass"
    assert due.heard[-1]["n"] == number


@pytest.mark.parametrize("game", ["guess", "morpho"])
async def test_every_legal_move_that_is_offered_is_taken(site, game):
    """Random moves; when a round is over the next one is played."""
    dice = Random(7)
    people = await site.match("Ada Bo Cy", game)
    pages = [await player.page() for player in people]

    for _ in range(40):
        due = [page for page in pages if page.legal]
        if due:
            await due[0].do("move", move=dice.choice(due[0].legal), at=due[0].n)
        else:
            over = pages[0].table["phase"] == "over"
            await pages[0].do("rematch" if over else "next_round")
        for player, page in zip(people, pages, strict=True):
            await page.reach((await player.view())["n"])


async def test_a_round_ends_with_points_and_the_host_deals_again(site):
    ada, bo, cy = await company(site)
    await win(bo, [ada, cy])
    assert bo.table["phase"] == "between"
    assert bo.table["match"]["scores"] == [0, 1, 0]
    assert bo.legal == []
    before = bo.own

    with refused("not_host"):
        await bo.do("next_round")
    await ada.do("next_round")

    await bo.until(lambda: bo.table["phase"] == "playing")
    assert bo.table["match"]["round"] == 2
    assert bo.public["scores"] == [0, 1, 0]
    assert "cards" not in bo.public, "nothing of the last round is left"
    assert bo.own != before
    assert set(bo.own) == {"seat", "open", "known"}


async def test_options_changed_between_rounds_hold_from_the_next(site):
    ada, bo, cy = await company(site)
    await win(bo, [ada, cy])

    await ada.do("set_options", options={"highest": 20, "turn_seconds": 60})
    await ada.do("next_round")

    await bo.until(lambda: (bo.public or {}).get("highest") == 20)
    assert bo.table["deadline"]["seats"] == [0, 1, 2]


async def test_a_match_is_won_by_who_reaches_the_target(site):
    ada, bo, cy = await company(site, target=2, turn_seconds=600)
    await win(bo, [ada, cy])
    await ada.do("next_round")
    await bo.until(lambda: bo.table["phase"] == "playing")

    for page in (cy, ada):
        await page.move("resign")

    await bo.until(lambda: bo.table["phase"] == "over")
    match = bo.table["match"]
    assert match["ended"] == "won"
    assert match["winners"] == [1]
    assert match["scores"] == [0, 2, 0]
    assert "secret" in match
    assert "deadline" not in bo.table
    assert kinds(bo)[-2:] == ["deadline_cleared", "match_ended"]
    with refused("not_now"):
        await ada.do("next_round")


async def test_a_match_that_is_called_off_has_no_winner(site):
    ada, bo, _ = await company(site)

    await ada.do("end_match")

    await bo.until(lambda: bo.table["phase"] == "over")
    assert bo.table["match"]["ended"] == "called_off"
    assert bo.table["match"]["winners"] == []
    assert bo.legal == []
    with refused("not_now"):
        await bo.move("stake 1")


async def test_a_rematch_has_the_same_people_in_the_same_seats(site):
    ada, bo, cy = await company(site, target=1)
    await win(bo, [ada, cy])
    seats = bo.table["seats"]

    await ada.do("rematch")

    await bo.until(lambda: bo.table["phase"] == "playing")
    assert bo.table["seats"] == seats
    assert bo.table["match"]["number"] == 2
    assert bo.table["match"]["scores"] == [0, 0, 0]
    assert "winners" not in bo.table["match"]
    assert bo.own["known"].keys() == {"B"}


async def test_after_a_match_people_come_and_go_and_start_another(site):
    people = await site.match("Ada Bo Cy")
    ada, bo, cy = people
    await ada.do("end_match")
    await cy.do("leave")
    di = await (await site.guest()).join(ada.code, "Di")
    await bo.do("sit", seat=5)
    await ada.do("set_options", options={"target": 9})

    await begin([ada, bo, di])

    shown = (await di.view())["table"]
    assert shown["match"]["number"] == 2
    assert shown["options"]["target"] == 9
    assert [shown["players"][p.id]["seat"] for p in (ada, di, bo)] == [0, 1, 2]


async def test_knowledge_of_a_seat_ends_with_its_match(site):
    ada, bo, _ = await site.match("Ada Bo Cy")
    await bo.move("stake 2")
    await ada.do("end_match")
    await bo.do("leave")

    di = await (await site.guest()).join(ada.code, "Di")

    view = await di.view()
    assert view["you"]["seat"] == 1
    assert "own" not in view
    assert (await ada.view())["own"]["known"], "those who played still see what they saw"


async def test_guests_see_how_their_tables_stand(site):
    ada, _ = await site.match("Ada Bo")

    async def phases() -> list[str]:
        return [table["phase"] for table in (await ada.guest.ask("GET", "/guests/me"))["tables"]]

    assert await phases() == ["playing"]
    await ada.do("end_match")
    assert await phases() == []
    await ada.do("rematch")
    assert await phases() == ["playing"]


async def test_a_program_can_play_without_a_socket(site):
    people: list[Player] = await site.match("Ada Bo")
    for player in people:
        view = await player.view()
        await player.do("move", move=view["legal"][0], at=view["n"])
    for _ in range(2):
        views = [await player.view() for player in people]
        due = next(i for i, view in enumerate(views) if "legal" in view)
        await people[due].do("move", move="pass", at=views[due]["n"])

    assert (await people[0].view())["public"]["reason"] == "all_passed"


async def play_on(*pages: Page) -> None:
    """Make legal moves until the match is over."""
    while True:
        for page in pages:
            await page.until(lambda page=page: page.legal or page.table["phase"] == "over")
            while page.legal:
                await page.move(page.legal[-1])
                await page.until(lambda page=page, at=page.n: page.n >= at)
            if page.table["phase"] == "over":
                return


async def test_several_win_together(site):
    """Everybody sees the same board and the same dice."""
    people = await site.match("Ada Bo Cy", game="lanes", length=4, laps=30)
    pages = [await player.page() for player in people]

    first = pages[0].public["first"]
    await play_on(*(pages[(first + turn) % 3] for turn in range(3)))
    for page in pages:
        await page.event("match_ended")

    assert pages[0].public == pages[1].public == pages[2].public
    home = [int(seat) for seat, square in pages[0].public["squares"].items() if square == 4]
    assert pages[0].table["match"]["winners"] == pages[0].public["winners"] == home


async def test_one_plays_alone(site):
    """Nobody else must be there, or be ready."""
    [ada] = await site.match("Ada", game="lanes", length=4, laps=None)
    page = await ada.page()

    await play_on(page)

    await page.event("match_ended")
    assert page.table["match"]["winners"] == [0]


async def play_some(host: Player, guest: Player) -> None:
    """Begin a match and make its first move."""
    await guest.do("ready", ready=True)
    await host.do("start")
    for player in (host, guest):
        if legal := (await player.view()).get("legal"):
            await player.do("move", move=legal[0])
            return


async def test_a_table_plays_two_games_and_its_log_is_read_again(tmp_path):
    file = tmp_path / "tables.db"
    async with running(file) as site:
        ada = await (await site.guest()).open("Ada")
        bo = await (await site.guest()).join(ada.code, "Bo")
        await play_some(ada, bo)
        await ada.do("end_match")
        page = await bo.page()
        await ada.do("choose_game", game="lanes")
        await page.until(lambda: page.heard[-1]["type"] == "snapshot")
        assert page.heard[-1]["table"]["game"] == "lanes"
        assert "public" not in page.heard[-1]
        await page.close()
        await play_some(ada, bo)
        seen, history = await bo.view(), await bo.updates()
        [mine] = (await bo.guest.ask("GET", "/guests/me"))["tables"]
        assert mine["game"] == "lanes"

    async with running(file) as site:
        again = Player(Guest(site, bo.guest.token), bo.code, bo.id)
        assert (await again.view())["public"] == seen["public"]
        assert await again.updates() == history
