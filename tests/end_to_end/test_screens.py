"""Tables fit with letters twice as large. That they fit as they are, a walk through all shows."""

from collections.abc import AsyncIterator
from typing import Final

import pytest

from morpho_server.games.seats import LETTERS
from tests.support.end_to_end.browsing import LAPTOP, PHONE, Size
from tests.support.end_to_end.company import Company
from tests.support.end_to_end.observations import misfits
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import Chooser, at_random, play_by_rest
from tests.support.pages import Json
from tests.support.visitors import Player

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.nightly,
]

NAMES = ["Ada", "Bartholomew-Longford", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida"]
SEED = 28
SIZES: Final = {"phone": PHONE, "laptop": LAPTOP}


@pytest.mark.parametrize("language", ["en", "fr", "zh-Hant"])
@pytest.mark.parametrize("number", [3, 6, 9])
async def test_a_table_fits_while_it_is_played(company, house, number, language):
    players, me = await table_of(company, house, number)
    await me.speaks(language)
    found = [f"at first: {misfit}" async for misfit in in_large_letters(me)]

    await play_until_asked(players, me)
    found += [f"on turn: {misfit}" async for misfit in in_large_letters(me)]
    await me.tab.find(".dock [data-verb]").last.click()
    found += [f"choosing: {misfit}" async for misfit in in_large_letters(me)]

    assert found == []


@pytest.mark.parametrize("number", [3, 6, 9])
async def test_a_table_fits_when_the_round_is_over(company, house, number):
    """Somebody opposite is out, which needs words, too."""
    opposite = (number + 1) // 2
    players, me = await table_of(company, house, number, laid_out(number))

    slots = [f"{LETTERS[opposite]}1", f"{LETTERS[opposite]}2", "B1"]
    await play_by_rest(players, shooting(*slots), most=1000)
    await me.sees("round-over")

    assert opposite in me.tab.heard.public["out"]
    assert [misfit async for misfit in in_large_letters(me)] == []


def laid_out(number: int) -> Json:
    """Return a deal in which A can shoot whom it likes."""
    size = 2 if number <= 6 else 1
    cards = ["killer", "killer", "leader", *["deserter"] * 6, "technician", "spy", "investor"]
    if size == 1:
        cards.remove("killer")
    hands = [cards[size * seat : size * seat + size] for seat in range(number)]
    deal = dict(zip(LETTERS, hands, strict=False))
    return {"mode": "expert", "deal": deal | {"M": "cyborg"}}


def shooting(*targets: str) -> Chooser:
    """Return a way to choose moves: shots at these, one after the other, and looks."""
    wanted = [f"snipe {target} " for target in targets]

    def choose(legal: list[str]) -> str:
        shots = (move for beginning in wanted for move in legal if move.startswith(beginning))
        tame = (move for move in legal if move.startswith(("look", "change")))
        return next(shots, None) or next(tame, legal[0])

    return choose


async def table_of(
    company: Company, house, number: int, deal: Json | None = None
) -> tuple[list[Player], Person]:
    """Begin a match; return its players and the one of them who has a page in a browser."""
    house.deck.shuffle_as(SEED)
    if deal is not None:
        house.deck.lay_out(deal)
    players = await house.site.match(" ".join(NAMES[:number]), "morpho", mode="expert")
    for player in players[1:]:
        await player.page()
    return players, await company.page_of(players[0], LAPTOP)


async def play_until_asked(players: list[Player], person: Person) -> None:
    """Play until a person, the first of them, who has had a turn already has another one."""
    choose = at_random(SEED)
    await play_by_rest(players, choose, most=len(players))
    while not (view := await players[0].view()).get("legal"):
        assert await play_by_rest(players, choose, most=1), "the round is over"
    await person.tab.heard.reach(view["n"])
    await person.tab.is_current()


async def in_large_letters(person: Person) -> AsyncIterator[str]:
    """Yield what does not fit on a phone and a laptop with letters twice as large."""
    await person.tab.page.evaluate(_LETTERS, "200%")
    for name, size in SIZES.items():
        async for misfit in at_size(person, size):
            yield f"{name}: {misfit}"
    await person.tab.page.evaluate(_LETTERS, "")


_LETTERS = "size => { document.documentElement.style.fontSize = size; }"


async def at_size(person: Person, size: Size) -> AsyncIterator[str]:
    """Say what does not fit on a screen of that size."""
    await person.tab.page.set_viewport_size({"width": size[0], "height": size[1]})
    await person.tab.is_current()
    for misfit in await misfits(person):
        yield misfit
