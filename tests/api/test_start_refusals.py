"""What a table says of its start is what happens to players who try."""

import pytest

from morpho_server.games.options import ChoiceOption, FlagOption
from morpho_server.games.registry import RULES, bots_of
from morpho_server.games.starts import starts_of
from tests.support.serving import Refused

pytestmark = pytest.mark.asyncio(loop_scope="session")


def choices(game):
    """Return the usual options, and each other that a host can choose in their place."""
    fields = [field for field in game.option_fields if isinstance(field, ChoiceOption | FlagOption)]
    usual = {field.name: field.default for field in game.option_fields}
    others = (
        usual | {field.name: value}
        for field in fields
        for value in getattr(field, "values", (False, True))
        if value != field.default
    )
    return [usual, *others]


async def outcome(host):
    """Try to start; return why it was refused, if it was, and call the match off."""
    try:
        await host.do("start")
    except Refused as refused:
        return {"code": refused.code, "reason": refused.reason}
    assert (await host.view())["table"]["phase"] == "playing"
    await host.do("end_match")
    return None


@pytest.mark.parametrize("game", RULES)
async def test_every_number_and_option_of_a_waiting_room_says_whether_it_begins(site, game):
    rules = RULES[game]
    host = await (await site.guest("Ada")).open("Ada", game)
    began = set()
    for seats in range(1, rules.seats[-1] + 1):
        if seats > 1:
            await host.do("add_bot", strength=next(iter(bots_of(game))))
        for chosen in choices(rules):
            try:
                await host.do("set_options", options=chosen)
            except Refused:
                continue  # such a choice is not even taken
            said = (await host.view())["table"].get("start_refusal")
            assert said == await outcome(host), (seats, chosen)
            if said is None:
                began.add(seats)
    assert began == {start.seats for start in starts_of(rules)}
