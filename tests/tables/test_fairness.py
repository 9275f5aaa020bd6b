"""Chance can be checked: from the public events anybody can deal again and compare."""

from hashlib import sha256

import pytest

from morpho_server.games.chance import Chance
from morpho_server.games.outcome import Standing
from tests.support.fairness import documented_check
from tests.support.games import guess_events as guess
from tests.support.games.guess import GUESS
from tests.support.serving import Json, Page, Player, begin

pytestmark = pytest.mark.asyncio(loop_scope="session")


SALTS = ["ada0" * 8, "b0b0" * 4, "cafe" * 16]


async def salted(people: list[Player]) -> Page:
    """Start a match to which everybody has given a salt; return the page of a spectator."""
    watcher = await people[0].guest.join(people[0].code, "Watcher", sit=False)
    page = await watcher.page()
    for player, salt in zip(people, SALTS, strict=False):
        await player.do("salt", salt=salt)
        await player.do("ready", ready=True)
    await people[0].do("start")
    await page.event("match_started")
    return page


async def called_off(host: Player, page: Page) -> Json:
    """Call the match off as its host; return the event that says so."""
    await host.do("end_match")
    return await page.event("match_ended")


def seed_of(page: Page, ended: Json) -> bytes:
    """Return the seed of a match, from its public events."""
    seats = next(e for e in page.events if e["kind"] == "match_started")["seats"]
    salts = "".join(ended["salts"].get(player, "") for player in seats)
    return sha256(bytes.fromhex(ended["secret"]) + salts.encode()).digest()


async def test_the_server_commits_itself_before_anybody_sits(site):
    ada, bo, cy = await site.company("Ada Bo Cy")
    promised = (await ada.view())["table"]["next_commitment"]
    page = await salted([ada, bo, cy])

    ended = await called_off(ada, page)

    assert page.table["match"]["commitment"] == promised
    assert sha256(bytes.fromhex(ended["secret"])).hexdigest() == promised
    assert ended["salts"] == dict(zip((ada.id, bo.id, cy.id), SALTS, strict=True))
    assert page.table["match"]["secret"] == ended["secret"]
    assert page.table["next_commitment"] != promised, "the next match has another secret"


async def test_neither_secret_nor_salts_are_told_before_the_match_is_over(site):
    ada, bo, cy = await site.company("Ada Bo Cy")
    page = await salted([ada, bo, cy])

    told = "".join(page.frames) + str(await ada.view()) + str(await bo.updates())

    ended = await called_off(ada, page)
    assert ended["secret"] not in told
    assert not [salt for salt in SALTS if salt in told]


async def deal_again(page: Page, ended: Json, seats: int) -> dict[str, int]:
    """Return the cards as anybody can deal them again after the match."""
    chance = Chance(seed_of(page, ended)).branch("round 1")
    dealt = GUESS.start(GUESS.options({}), seats, Standing(1, (0,) * seats), chance)
    return next(event.cards for event in dealt if isinstance(event, guess.Dealt))


async def test_anybody_can_deal_again(site):
    """The salts are taken in the order of seats, not in that of coming."""
    ada, bo, cy = await site.company("Ada Bo Cy")
    await ada.do("sit", seat=5)
    page = await salted([ada, bo, cy])
    cards = {}
    for player in (ada, bo, cy):
        cards |= (await player.view())["own"]["known"]

    dealt = await deal_again(page, await called_off(ada, page), 3)

    assert {place: dealt[place] for place in "ABC"} == cards


async def test_anybody_can_deal_again_also_when_somebody_has_left(site):
    """Nor does it count what somebody gave who took a seat later."""
    ada, bo, cy = await site.company("Ada Bo Cy")
    late = await ada.guest.join(ada.code, "Late")
    await late.do("salt", salt="dead" * 4)
    await late.do("stand")
    page = await salted([ada, bo, cy])
    card = (await bo.view())["own"]["known"]["B"]
    await bo.do("leave")
    await late.do("sit", seat=1)

    ended = await called_off(ada, page)

    assert ended["salts"] == dict(zip((ada.id, bo.id, cy.id), SALTS, strict=True))
    assert (await deal_again(page, ended, 3))["B"] == card


async def test_a_match_needs_nobodys_salt(site):
    ada, bo = await site.company("Ada Bo")
    page = await ada.page()
    await begin([ada, bo])
    card = (await bo.view())["own"]["known"]["B"]

    ended = await called_off(ada, page)

    assert ended["salts"] == {}
    assert (await deal_again(page, ended, 2))["B"] == card


async def test_every_match_is_dealt_with_a_secret_of_its_own(site):
    ada, _ = await site.match("Ada Bo")
    page = await ada.page()
    await ada.do("end_match")
    await ada.do("rematch")
    await ada.do("end_match")
    await page.until(lambda: len([e for e in page.events if e["kind"] == "match_ended"]) == 2)

    secrets = [event["secret"] for event in page.events if event["kind"] == "match_ended"]
    numbers = [event["number"] for event in page.events if event["kind"] == "match_prepared"]
    assert secrets[0] != secrets[1]
    assert numbers == [2, 3]


async def test_the_program_in_the_docs_deals_again(site):
    """It knows nothing of our code, and finds every deal of a match that went on for rounds."""
    people = await site.company("Ada Bo Cy", "morpho", mode="expert", target=30)
    page = await salted(people)
    dealt, first = [], page.public["first"]
    for _ in range(2):
        shown = [(await player.view())["own"]["known"] for player in people]
        dealt.append({slot: name for known in shown for slot, name in known.items()})
        for player in people:
            await player.move("agree")
        await page.until(lambda: page.table["phase"] == "between")
        dealt[-1] |= {"M": page.public["outcome"]["cards"]["M"]}
        await people[0].do("next_round")
        await page.until(lambda: page.table["phase"] == "playing")
    await called_off(people[0], page)

    checked = list(documented_check()(await told(people[1])))

    assert [cards for _, [(_, cards)] in checked][:2] == dealt
    assert [number for number, _ in checked] == [1, 2, 3]
    assert checked[0][1][0][0] == first


async def test_the_program_in_the_docs_rolls_the_dice_again(site):
    """In any game whose events show what was drawn; a wrong number is found."""
    people = await site.company("Ada Bo Cy", "lanes", length=9)
    page = await salted(people)
    for _ in range(4):
        due = people[(await people[0].view())["public"]["turn"]]
        await due.move("roll")
        await due.move((await due.view())["legal"][-1])
    await called_off(people[0], page)
    events = await told(people[1])

    [(number, found)] = documented_check()(events)

    kinds = [event["kind"] for event in found]
    assert (number, kinds) == (1, ["race_started", *["rolled"] * 4])
    rolled = found[-1]["draw"]
    [label] = rolled
    assert label == "move 6"
    rolled[label][0][1] = (rolled[label][0][1] + 1) % 6
    with pytest.raises(AssertionError, match="move 6 gave"):
        list(documented_check()(events))


async def test_the_program_in_the_docs_rolls_every_roll_of_morpyam_again(site):
    people = await site.company("Ada Bo", "morpyam")
    page = await salted(people)
    for _ in range(12):
        turn = page.public["turn"]
        seen = await people[turn].view()
        await people[turn].move(next(m for m in seen["legal"] if "roll" in m or m == "pass"))
        await page.until(lambda before=seen["public"]: page.public != before)
    await called_off(people[0], page)

    [(_, found)] = documented_check()(await told(people[1]))

    begun, *rolls = found
    assert begun["kind"] == "grid_set_up"
    assert len(rolls) >= 8
    for event in rolls:
        [numbers] = event["draw"].values()
        assert event["rolled"] == [number + 1 for _, number in numbers]


async def test_the_program_in_the_docs_says_what_it_can_not_tell(site):
    """The deal of another game, which is hidden: only the secret is checked."""
    people = await site.match("Ada Bo Cy")
    await people[0].do("end_match")

    assert list(documented_check()(await told(people[1]))) == [(1, [])]


async def told(player: Player) -> list[Json]:
    """Return the public events that a player was sent."""
    return [event for update in await player.updates() for event in update.get("events", ())]
