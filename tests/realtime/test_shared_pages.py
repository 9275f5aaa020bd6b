"""Friends pass one page round: it asks for what everybody was sent, and for each seat's part."""

import pytest

from tests.support.pages import refused

pytestmark = pytest.mark.asyncio(loop_scope="session")

PRIVATE = {"yours", "own", "legal", "timeout_move", "done"}


async def test_the_public_past_has_no_part_of_a_seat(site):
    ada, bo = await site.match("Ada Bo")
    for player in (ada, bo):
        await player.move("stake 1")

    own = await ada.updates()
    public = await ada.ask("GET", "updates", params={"public": 1})

    assert any(PRIVATE & update.keys() for update in own), "the seat has a part"
    assert not any(PRIVATE & update.keys() for update in public["updates"])
    assert [update["n"] for update in public["updates"]] == list(
        range(1, len(public["updates"]) + 1)
    )


async def test_the_public_past_goes_on_after_a_number(site):
    ada, _ = await site.match("Ada Bo")
    everything = (await ada.ask("GET", "updates", params={"public": 1}))["updates"]
    history = await ada.history()

    since = {"public": 1, "after": everything[2]["n"], "history": history}
    later = (await ada.ask("GET", "updates", params=since))["updates"]

    assert later == everything[3:]


async def test_only_a_player_asks_for_the_public_past(site):
    ada, _ = await site.match("Ada Bo")
    eve = await (await site.guest()).join(ada.code, "Eve", sit=False)
    eve.id = ada.id

    with refused("not_your_player"):
        await eve.ask("GET", "updates", params={"public": 1})
