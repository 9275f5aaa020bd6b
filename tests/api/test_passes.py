"""Passes: a seat that is offered by a link, and a player on a second device."""

import json
from secrets import token_urlsafe

import pytest

from morpho_server.system import SystemRandomness
from morpho_server.tables.decide.people.seat_transfer import (
    LINK_SECONDS,
    MOST_DEVICES,
    OFFER_SECONDS,
)
from morpho_server.tables.model.ids import GuestId, Millis, PlayerId, TokenHash
from morpho_server.tables.model.passes import MOST_HASHES, Pass, Passes, Use, hash_of
from morpho_server.tables.runtime.world import World
from tests.support.serving import (
    API,
    Player,
    Refused,
    Site,
    StoppedClock,
    essence,
    refused,
    running,
    together,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")

NOWHERE = "A" * 43


def new_token() -> str:
    """Return a secret, as clients make them."""
    return token_urlsafe(32)


async def vacancy(site: Site, **options: object) -> tuple[Player, Player, Player]:
    """Return the people of a match in which everybody has staked, and who has left, the last."""
    ada, bo, cy = await site.match("Ada Bo Cy", **options)
    for player in (ada, bo, cy):
        await player.move("stake 1")
    await bo.do("leave")
    return ada, cy, bo


async def offered(host: Player, seat: int) -> str:
    """Offer a seat; return the token of the link."""
    token = new_token()
    await host.do("offer_seat", seat=seat, token=token)
    return token


async def linked(player: Player) -> str:
    """Make a link to another device for a player; return its token."""
    token = new_token()
    await player.do("link_device", token=token)
    return token


# A seat


async def test_a_pass_gives_the_seat_with_its_points(site):
    ada, cy, bo = await vacancy(site)
    watching = await ada.page()
    token = await offered(ada, 1)
    await watching.until(lambda: set(watching.table.get("offers", ())) == {"1"})

    eve = await (await site.guest()).use_pass(ada.code, token, "Eve")

    given = await watching.event("seat_given")
    assert given == {"kind": "seat_given", "seat": 1, "player": eve.id, "gone": None}
    view = await eve.view()
    assert view["you"] == {"player": eve.id, "seat": 1}
    assert view["own"]["known"].keys() == {"B"}
    await watching.until(lambda: "offers" not in watching.table)
    assert watching.table["seats"]["1"] == eve.id
    assert eve.id not in {ada.id, bo.id, cy.id}


async def test_a_newcomer_plays_where_the_seat_stands(site):
    ada, cy, _ = await vacancy(site)
    eve = await (await site.guest()).use_pass(ada.code, await offered(ada, 1), "Eve")
    people = {0: ada, 1: eve, 2: cy}
    moved = []

    for _ in range(3):
        views = {seat: await player.view() for seat, player in people.items()}
        [due] = [seat for seat, view in views.items() if view.get("legal")]
        await people[due].move("pass" if "pass" in views[due]["legal"] else views[due]["legal"][0])
        moved.append(due)

    assert sorted(moved) == [0, 1, 2]


async def test_a_newcomer_sees_only_the_public_past_of_a_seat(site):
    ada, *_ = await vacancy(site)

    eve = await (await site.guest()).use_pass(ada.code, await offered(ada, 1), "Eve")

    stranger = await (await site.guest()).join(ada.code, "Fay", sit=False)
    mine, public = await eve.updates(), await stranger.updates()
    came = next(u["n"] for u in mine for e in u["events"] if e["kind"] == "seat_given")
    for update in mine:
        # What the seat owes is asked of her from when she sat down on.
        asked = [update.pop(part, None) for part in ("legal", "timeout_move")]
        assert asked == [None, None] or update["n"] >= came
    assert mine == public[: len(mine)]


async def test_a_pass_admits_once(site):
    ada, *_ = await vacancy(site)
    token = await offered(ada, 1)
    guests = [await site.guest() for _ in range(3)]

    came = await together(
        *(g.use_pass(ada.code, token, f"Guest {i}") for i, g in enumerate(guests))
    )

    assert sorted(type(one).__name__ for one in came) == ["Player", "Refused", "Refused"]
    assert {one.code for one in came if not isinstance(one, Player)} == {"no_such_pass"}


async def test_a_bearer_who_has_used_a_pass_gets_the_same_answer_again(site):
    ada, *_ = await vacancy(site)
    token = await offered(ada, 1)
    eve = await (await site.guest()).use_pass(ada.code, token, "Eve")
    number = (await ada.view())["n"]

    again = await eve.guest.use_pass(ada.code, token, "Eve")

    assert again == eve
    assert (await ada.view())["n"] == number


async def test_an_offer_is_withdrawn_and_replaced(site):
    ada, *_ = await vacancy(site)
    first = await offered(ada, 1)
    second = await offered(ada, 1)
    eve = await site.guest()

    with refused("no_such_pass"):
        await eve.use_pass(ada.code, first, "Eve")
    await ada.do("withdraw_offer", seat=1)
    with refused("no_such_pass"):
        await eve.use_pass(ada.code, second, "Eve")
    with refused("not_offered"):
        await ada.do("withdraw_offer", seat=1)
    assert "offers" not in (await ada.view())["table"]


async def test_an_offer_ends_when_somebody_sits_there_again(site):
    ada, *_ = await vacancy(site)
    token = await offered(ada, 1)
    page = await ada.page()
    fay = await ada.let_in("Fay")

    await page.event("offer_withdrawn")
    with refused("no_such_pass"):
        await (await site.guest()).use_pass(ada.code, token, "Eve")
    assert (await fay.view())["you"]["seat"] == 1
    assert "offers" not in (await ada.view())["table"]


async def test_an_offer_ends_with_the_match(site):
    ada, *_ = await vacancy(site)
    token = await offered(ada, 1)

    await ada.do("end_match")

    assert "offers" not in (await ada.view())["table"]
    with refused("no_such_pass"):
        await (await site.guest()).use_pass(ada.code, token, "Eve")


async def test_the_host_may_offer_a_vacant_seat_in_a_match(site):
    ada, _ = await site.company("Ada Bo")
    with refused("not_now"):
        await offered(ada, 1)
    ada, cy, _ = await vacancy(site)
    with refused("not_host"):
        await offered(cy, 1)
    with refused("not_host"):
        await cy.do("withdraw_offer", seat=1)
    with refused("no_such_seat"):
        await offered(ada, 3)
    for held in (0, 2):
        with refused("seat_held"):
            await offered(ada, held)
    assert "offers" not in (await ada.view())["table"]


async def test_taking_a_seat_over_needs_an_unused_name(site):
    ada, *_ = await vacancy(site)
    token = await offered(ada, 1)
    eve = await site.guest()

    with refused("bad_name"):
        await eve.use_pass(ada.code, token)
    with refused("name_taken"):
        await eve.use_pass(ada.code, token, "ADA")

    assert (await eve.use_pass(ada.code, token, "Eve")).code == ada.code


async def test_a_removed_player_can_t_come_back_by_a_pass(site):
    ada, cy, _ = await vacancy(site)
    await ada.do("remove", player=cy.id)
    token, invitation = await offered(ada, 2), await ada.invitation()

    with refused("removed"):
        await cy.guest.use_pass(invitation, token, "Nobody")

    assert await (await site.guest()).use_pass(invitation, token, "Eve")


# A device


async def test_a_player_is_on_two_devices_which_see_and_do_the_same(site):
    _, bo, _ = await site.match("Ada Bo Cy")
    laptop = await bo.page()

    phone = await (await site.guest()).use_pass(bo.code, await linked(bo))

    assert phone.id == bo.id
    assert essence(await phone.view()) == essence(await bo.view())
    assert await phone.updates() == await bo.updates()
    small = await phone.page()
    await small.move("stake 1")
    await laptop.until(lambda: not laptop.legal)
    await small.until(lambda: small.n == laptop.n)
    assert laptop.shows == small.shows
    [mine] = (await phone.guest.ask("GET", "/guests/me"))["tables"]
    assert (mine["code"], mine["player"], mine["name"]) == (bo.code, bo.id, "Bo")
    summary = await phone.guest.ask("GET", f"/tables/{bo.code}")
    assert summary["you"] == [{"player": bo.id, "name": "Bo", "seat": 1}]


async def test_others_hear_nothing_of_a_player_s_devices(site):
    ada, bo, _ = await site.match("Ada Bo Cy")
    page = await ada.page()
    heard = len(page.frames)

    phone = await (await site.guest()).use_pass(bo.code, await linked(bo))
    await phone.do("keep_this_device")
    await ada.do("say", text="Nothing happens.")

    await page.event("said")
    assert [message["type"] for message in page.heard[heard:]] == ["update"]


async def test_keeping_a_player_for_one_device_drops_the_others(site):
    ada, bo, _ = await site.match("Ada Bo Cy")
    phone = await (await site.guest()).use_pass(bo.code, await linked(bo))
    unused = await linked(bo)
    laptop, small, watching = await bo.page(), await phone.page(), await ada.page()

    await small.do("keep_this_device")

    assert await laptop.end() == (4403, "device_dropped")
    assert laptop.heard[-1]["type"] == "bye"
    for asked in (bo.view(), bo.move("stake 1"), bo.updates()):
        with refused("device_dropped"):
            await asked
    assert (await bo.guest.ask("GET", "/guests/me"))["tables"] == []
    with refused("no_such_pass"):
        await (await site.guest()).use_pass(bo.code, unused)
    await small.move("stake 1")
    assert bo.id in watching.here


async def test_a_device_that_was_dropped_can_be_linked_again(site):
    bo = await (await site.guest()).open("Bo")
    phone = await (await site.guest()).use_pass(bo.code, await linked(bo))
    await phone.do("keep_this_device")

    again = await bo.guest.use_pass(bo.code, await linked(phone))

    assert essence(await again.view()) == essence(await phone.view())


async def test_a_removed_player_can_come_back_by_none_of_their_devices(site):
    ada, bo = await site.company("Ada Bo")
    phone = await (await site.guest()).use_pass(bo.code, await linked(bo))

    await ada.do("remove", player=bo.id)

    for device in (bo, phone):
        with refused("removed"):
            await device.guest.join(ada.code, "Bo again")


async def test_a_player_has_so_many_devices_and_no_more(site):
    bo = await (await site.guest()).open("Bo")
    for _ in range(MOST_DEVICES - 1):
        await (await site.guest()).use_pass(bo.code, await linked(bo))

    with refused("too_many_devices"):
        await linked(bo)


async def test_a_new_link_to_a_device_ends_the_one_before(site):
    bo = await (await site.guest()).open("Bo")
    first, second = await linked(bo), await linked(bo)

    with refused("no_such_pass"):
        await (await site.guest()).use_pass(bo.code, first)
    assert (await (await site.guest()).use_pass(bo.code, second)).id == bo.id


async def test_the_links_of_a_player_who_leaves_end(site):
    ada, bo = await site.company("Ada Bo")
    token = await linked(bo)
    await bo.do("leave")

    with refused("no_such_pass"):
        await (await site.guest()).use_pass(ada.code, token)


# Both


async def test_only_the_server_says_what_a_link_leads_to(site):
    ada, bo, _ = await site.match("Ada Bo Cy")
    stranger = await site.guest()
    assert await stranger.read_pass(bo.code, await linked(bo)) == {"seat": None, "player": "Bo"}
    await bo.do("leave")

    token = await offered(ada, 1)

    assert await stranger.read_pass(ada.code, token) == {"seat": 1, "player": "Bo"}
    unsigned = await site.request(
        "POST", f"{API}/tables/{ada.code}/passes/summary", json={"token": token}
    )
    assert unsigned.json() == {"seat": 1, "player": "Bo"}
    assert "1" in (await ada.view())["table"]["offers"]
    eve = await stranger.use_pass(ada.code, token, "Eve")
    assert await stranger.read_pass(ada.code, token) == {"seat": None, "player": "Eve"}
    with refused("no_such_pass"):
        await (await site.guest()).read_pass(ada.code, token)
    assert (await eve.view())["you"]["seat"] == 1


@pytest.mark.parametrize(
    ("make", "seconds"), [(linked, LINK_SECONDS), (offered, OFFER_SECONDS)], ids=["link", "offer"]
)
async def test_a_pass_can_be_used_for_its_time(tmp_path, make, seconds):
    clock = StoppedClock()
    world = with_clock(clock)
    async with running(tmp_path / "morpho.db", world_of=world) as site:
        ada, *_ = await vacancy(site)
        arguments = (ada, 1) if make is offered else (ada,)
        early, late = await site.guest(), await site.guest()
        token = await make(*arguments)
        clock.put_forward(seconds - 5)
        await early.use_pass(ada.code, token, "Eve")
        if make is offered:
            [(_, eve)] = (await ada.view())["table"]["seats"].items() - {("0", "p1"), ("2", "p3")}
            await ada.do("remove", player=eve)
        token = await make(*arguments)
        clock.put_forward(seconds)

        with refused("no_such_pass"):
            await late.use_pass(await ada.invitation(), token, "Fay")


def with_clock(clock):
    """Return a factory of worlds with a clock."""
    return lambda database: World(database.log, database.index, clock, SystemRandomness())


async def test_a_malformed_token_is_invalid_and_not_echoed(site):
    ada, *_ = await vacancy(site)
    eve = await site.guest()

    for token in ("", "A" * 42, "A" * 44, "é" * 43, "A" * 42 + "!", "A" * 43 + "\n"):
        for asked in (
            eve.use_pass(ada.code, token, "Eve"),
            ada.do("offer_seat", seat=1, token=token),
            ada.do("link_device", token=token),
        ):
            with pytest.raises(Refused) as caught:
                await asked
            assert caught.value.code == "invalid"
            assert not token or token not in caught.value.reason


async def test_a_pass_is_good_at_its_own_table_only(site):
    bo, cy = await (await site.guest()).open("Bo"), await (await site.guest()).open("Cy")
    token = await linked(bo)

    with refused("no_such_pass"):
        await (await site.guest()).use_pass(cy.code, token)


@pytest.mark.parametrize("before", ["usable", "withdrawn", "used"])
async def test_a_link_never_leads_to_something_else(site, before):
    ada, cy, _ = await vacancy(site)
    token = await offered(ada, 1)
    eve = await site.guest()
    if before == "withdrawn":
        await ada.do("withdraw_offer", seat=1)
    elif before == "used":
        await eve.use_pass(ada.code, token, "Eve")

    for player in (ada, cy):
        with refused("token_taken"):
            await player.do("link_device", token=token)
    with refused("token_taken" if before != "used" else "seat_held"):
        await ada.do("offer_seat", seat=1, token=token)

    if before == "usable":
        assert await eve.read_pass(ada.code, token) == {"seat": 1, "player": "Bo"}


async def test_hashes_of_expired_passes_go():
    """And before they go, they answer nothing any more."""
    passes, last, token = Passes(), 5 * MOST_HASHES, TokenHash("")
    for number in range(last + 1):
        token = TokenHash(f"{number}")
        passes.make(Pass(token, PlayerId("p1"), None, Millis(number + 2), None), Millis(number))
        passes.use(token, Use(GuestId(1), PlayerId("p1")))

    assert len(passes.used) <= MOST_HASHES
    times = [Millis(last + 1), Millis(last + 2)]
    assert [passes.was_made(token, now) for now in times] == [True, False]
    assert [passes.use_of(token, now) is None for now in times] == [False, True]


async def test_a_token_that_is_given_again_is_as_new():
    """Else its use would show whether others have made so many that the earlier is forgotten."""
    passes, token = Passes(), TokenHash("0")
    for until in (Millis(1), Millis(3)):
        passes.make(Pass(token, PlayerId("p1"), None, until, None), Millis(until - 1))
        assert passes.use_of(token, Millis(until - 1)) is None
        passes.use(token, Use(GuestId(1), PlayerId("p1")))


async def test_the_bearer_of_a_pass_must_be_a_guest(site):
    bo = await (await site.guest()).open("Bo")
    token = await linked(bo)

    answer = await site.request("POST", f"{API}/tables/{bo.code}/passes", json={"token": token})

    assert (answer.status_code, answer.json()["code"]) == (401, "not_signed_in")


async def test_too_many_pass_attempts_of_a_guest_are_refused(tmp_path):
    async with running(tmp_path / "morpho.db", wrong_codes_per_hour=5) as site:
        bo = await (await site.guest()).open("Bo")
        token = await linked(bo)
        guest = await site.guest()
        for _ in range(3):  # the first of all counts apart
            for tried in (guest.use_pass, guest.read_pass):
                with refused("no_such_pass"):
                    await tried(bo.code, NOWHERE)

        for tried in (guest.use_pass, guest.read_pass):
            with refused("rate_limited"):
                await tried(bo.code, token)


async def test_a_link_that_is_used_up_is_no_wrong_guess(tmp_path):
    async with running(tmp_path / "morpho.db", wrong_codes_per_hour=5) as site:
        bo = await (await site.guest()).open("Bo")
        token = await linked(bo)
        await (await site.guest()).use_pass(bo.code, token)
        late = await site.guest()

        for _ in range(10):
            with refused("no_such_pass"):
                await late.read_pass(bo.code, token)

        assert (await late.ask("GET", f"/tables/{bo.code}"))["code"] == bo.code


async def test_no_token_is_written_down_or_sent(tmp_path, caplog):
    caplog.set_level("DEBUG")
    file = tmp_path / "morpho.db"
    async with running(file) as site:
        ada, cy, _ = await vacancy(site)
        pages = [await ada.page(), await cy.page()]
        tokens = [await offered(ada, 1), await linked(cy), await linked(ada)]
        guests = [await site.guest() for _ in range(2)]
        await guests[0].use_pass(ada.code, tokens[0], "Eve")
        await guests[1].use_pass(ada.code, tokens[1])
        sent = "".join(frame for page in pages for frame in page.frames)
        seen = json.dumps([await player.updates() for player in (ada, cy)])
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir()).decode("latin-1")

    for token in tokens:
        for text in (sent, seen, kept, caplog.text):
            assert token not in text
        assert hash_of(token) in kept
        assert hash_of(token) not in sent + seen
    # Libraries would log headers when they are debugged, which no setting does.
    ours = [one.getMessage() for one in caplog.records if one.name.startswith("morpho_server")]
    for guest in (ada.guest, cy.guest, *guests):
        assert all(guest.token not in text for text in (sent, seen, kept, *ours))


async def test_devices_and_offers_outlive_a_restart(tmp_path):
    file, world = tmp_path / "morpho.db", with_clock(StoppedClock())
    async with running(file, world_of=world) as site:
        ada, cy, _ = await vacancy(site)
        phone = await (await site.guest()).use_pass(cy.code, await linked(cy))
        token = await offered(ada, 1)
        used = await linked(ada)
        await (await site.guest()).use_pass(ada.code, used)
    async with running(file, world_of=world) as site:
        for device in (cy, phone):
            device.guest.site = site
        assert essence(await cy.view()) == essence(await phone.view())
        with refused("no_such_pass"):
            await (await site.guest()).use_pass(ada.code, used)

        eve = await (await site.guest()).use_pass(ada.code, token, "Eve")

        assert (await eve.view())["you"]["seat"] == 1
