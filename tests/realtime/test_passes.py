"""A link gives an absent player's seat to somebody else, and the former holder is notified."""

import json
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from morpho_server.games.seats import Seat
from morpho_server.realtime.pages import Watcher
from morpho_server.realtime.presence import NobodyElse
from morpho_server.realtime.subscribers import Subscribers
from morpho_server.storage.database.open import open_database
from morpho_server.system import SystemRandomness
from morpho_server.tables.decide.people.absences import record_away
from morpho_server.tables.messages import commands
from morpho_server.tables.model.ids import CommandId, GuestId
from morpho_server.tables.model.passes import hash_of
from morpho_server.tables.runtime import arrivals
from morpho_server.tables.runtime.registry import LiveTables
from morpho_server.tables.runtime.world import World
from tests.support.absent import Patient, is_away, kinds, patient
from tests.support.games.guess import GUESS
from tests.support.serving import MovableClock, Player, refused

pytestmark = pytest.mark.asyncio(loop_scope="session")

TOKEN = "A" * 43


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def server(tmp_path_factory) -> AsyncIterator[Patient]:
    """Run a server for the tests of this file."""
    async with patient(tmp_path_factory.mktemp("passes") / "morpho.db") as server:
        yield server


async def take_over(server: Patient, host: Player, token: str = TOKEN) -> Player:
    """Let Eve take over Bo's seat."""
    await host.do("offer_seat", seat=1, token=token)
    return await (await server.site.guest()).use_pass(host.code, token, "Eve")


async def test_the_seat_of_who_is_away_goes_to_who_bears_the_pass(server):
    page, (ada, bo, _) = await server.left_alone("Ada Bo Cy")
    own = page.table["seats"]
    await ada.do("offer_seat", seat=1, token=TOKEN)
    guest = await server.site.guest()
    assert await guest.read_pass(ada.code, TOKEN) == {"seat": 1, "player": "Bo"}

    eve = await guest.use_pass(ada.code, TOKEN, "Eve")

    given = await page.event("seat_given")
    assert given == {"kind": "seat_given", "seat": 1, "player": eve.id, "gone": bo.id}
    await page.until(lambda: bo.id not in page.table["players"])
    assert page.table["seats"] == {**own, "1": eve.id}
    assert not is_away(page, eve)
    await eve.move((await eve.view())["legal"][0])


async def test_the_former_holder_is_told_on_every_return(server):
    _, (ada, bo, _) = await server.left_alone("Ada Bo Cy")
    phone_token = "B" * 43
    await bo.do("link_device", token=phone_token)  # by which he is back
    phone = await (await server.site.guest()).use_pass(bo.code, phone_token)
    page = await ada.page()
    await server.wait(page)
    await page.until(lambda: is_away(page, bo))

    eve = await take_over(server, ada)

    for device in (bo, phone):
        closed = await device.page()
        assert await closed.end() == (4403, "seat_given_away")
        for request in (device.view(), device.updates(), device.do("say", text="It is mine.")):
            with refused("seat_given_away"):
                await request
        assert (await device.guest.ask("GET", "/guests/me"))["tables"] == []
    with refused("no_such_player"):
        await Player(eve.guest, bo.code, bo.id).view()


async def test_the_former_holder_of_a_seat_may_rejoin(server):
    _, (ada, bo, _) = await server.left_alone("Ada Bo Cy")
    await take_over(server, ada)

    again = await bo.guest.join(ada.code, "Bo", sit=False)

    assert "own" not in await again.view()


async def test_nobody_comes_under_the_name_of_whose_seat_they_take(server):
    _, (ada, _, _) = await server.left_alone("Ada Bo Cy")
    await ada.do("offer_seat", seat=1, token=TOKEN)

    with refused("name_taken"):
        await (await server.site.guest()).use_pass(ada.code, TOKEN, "Bo")


async def test_earlier_chat_keeps_its_speaker(server):
    ada, bo, _ = await server.match("Ada Bo Cy")
    await bo.do("say", text="I am Bo.")
    page = await ada.page()
    await server.wait(page)
    await page.until(lambda: is_away(page, bo))

    eve = await take_over(server, ada)

    said = [e for u in await eve.updates() for e in u["events"] if e["kind"] == "said"]
    assert [(event["player"], event["text"]) for event in said] == [(bo.id, "I am Bo.")]


async def test_an_offer_ends_when_the_owner_is_back(server):
    page, (ada, bo, _) = await server.left_alone("Ada Bo Cy")
    await ada.do("offer_seat", seat=1, token=TOKEN)
    await page.until(lambda: "1" in page.table.get("offers", {}))

    await bo.view()

    await page.until(lambda: "offers" not in page.table)
    assert kinds(page)[-2:] == ["player_back", "offer_withdrawn"]
    with refused("no_such_pass"):
        await (await server.site.guest()).use_pass(ada.code, TOKEN, "Eve")
    with refused("seat_held"):
        await ada.do("offer_seat", seat=1, token=TOKEN)


async def test_a_stand_in_ends_when_the_seat_is_taken_over(server):
    page, (ada, _, _) = await server.alone_with_stand_ins("Ada Bo Cy")

    eve = await take_over(server, ada)

    await page.until(lambda: page.table.get("stand_ins") == [2])
    ended = [e for e in page.events if e["kind"] == "stand_in_ended"]
    assert ended == [{"kind": "stand_in_ended", "seat": 1}]
    assert (await eve.view())["you"]["seat"] == 1


@pytest.mark.parametrize("game", ["guess", "morpho"])
async def test_a_newcomer_is_shown_what_who_was_away_would_be_shown(server, game):
    ada, bo, _ = await server.match("Ada Bo Cy", game)
    page = await ada.page()
    before = await bo.view()
    await server.wait(page)
    await page.until(lambda: is_away(page, bo))

    eve = await take_over(server, ada)

    after = await eve.view()
    for part in ("public", "own", "legal", "timeout_move"):
        assert json.dumps(after.get(part)) == json.dumps(before.get(part)), part


class Window(Watcher):
    """A page that notes why it was dismissed."""

    def __init__(self, guest: GuestId) -> None:
        self.guest = guest
        self.last_word = ""

    def push(self, text: str) -> None:
        """Look away."""

    def dismiss(self, code: str, reason: str) -> None:
        """Note why."""
        self.last_word = code


async def test_a_reconnected_page_hears_that_its_seat_is_gone(tmp_path):
    """The log doesn't have the owner's return yet."""
    clock, types = MovableClock(), {"guess": GUESS.event_types}
    url = f"sqlite:///{tmp_path / 'morpho.db'}"
    async with open_database(url, types, clock) as database:
        world = World(database.log, database.index, clock, SystemRandomness())
        guests = [(await database.guests.make(name))[0].id for name in ("Ada", "Bo", "Eve")]
        session, ada = await LiveTables({"guess": GUESS}, world).open(GUESS, guests[0], "Ada", {})
        bo = await arrivals.join(
            session, commands.Join(guests[1], session.table.invitation, "Bo", sit=True)
        )
        await session.submit(bo.id, guests[1], commands.SetReady(id=CommandId("ready"), ready=True))
        await session.submit(ada.id, guests[0], commands.Start(id=CommandId("start")))
        subscribers = Subscribers(session, NobodyElse(), 30, lambda _: None)
        windows = [Window(guests[0]), Window(guests[1])]
        await session.act(lambda table, *_: record_away(table, bo.id))
        subscribers.subscribe(ada, windows[0], None)
        subscribers.subscribe(bo, windows[1], None)
        offer = commands.OfferSeat(id=CommandId("offer"), seat=Seat(1), token=hash_of(TOKEN))
        await session.submit(ada.id, guests[0], offer)

        await arrivals.use_pass(session, commands.UsePass(guests[2], hash_of(TOKEN), "Eve"))

        assert [window.last_word for window in windows] == ["", "seat_given_away"]
        assert subscribers.attendance.here == [ada.id]
