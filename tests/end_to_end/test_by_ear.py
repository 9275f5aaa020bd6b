"""A round is played by somebody who hears the page and presses keys, and does nothing else."""

import re

import pytest

from tests.support.end_to_end.browsing import LAPTOP
from tests.support.end_to_end.listening import Listener
from tests.support.end_to_end.people import Person
from tests.support.visitors import Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

DEAL = {"A": ["killer", "deserter"], "B": ["deserter", "leader"], "C": ["deserter", "deserter"]}
THE_LEADER = "you saw the Leader"


async def test_a_round_is_played_by_ear_and_keyboard(company, house):
    house.deck.lay_out({"mode": "expert", "deal": DEAL | {"M": "cyborg"}})
    person = await company.person("Ada", LAPTOP)
    await person.tab.page.goto("/")
    async with Listener.before(person.tab.page) as ada:
        others = await sits_down_with_others(ada, person, house.site)
        await starts(ada)
        while await is_played(ada):
            if await is_asked(ada):
                await answers(ada)
            else:
                await lets_others_move(ada, others)

        page = await ada.until(lambda page: page.find("heading", "^Killers win$"), "nobody wins")
        assert re.search(r"is eliminated:\s+the\s+Leader", page.text)
        assert page.find("image", "^Ada: 3 of 10 points$")
        assert page.find("button", "^Bo.s card 2, eliminated: Leader$")
        assert any("Killers win" in said for said in await ada.announced())
        await ada.until(
            lambda page: page.focused.role == "heading", "the keyboard is not where the result is"
        )


async def sits_down_with_others(ada: Listener, person: Person, site) -> list[Player]:
    await ada.choose("button", "Play with friends")
    await ada.until(lambda page: page.focused.role == "textbox", "nobody asks for a name")
    await ada.write("Ada")
    await ada.choose("button", "Open a table")
    await ada.until(lambda page: "more to begin" in page.text.lower(), "no table was made")
    code = person.tab.page.url.rpartition("/")[2]
    others = [await (await site.guest(name)).join(code, name) for name in ("Bo", "Cleo")]
    for other in others:
        await other.do("ready", ready=True)
    return others


async def starts(ada: Listener) -> None:
    await ada.until(lambda page: "s play" in page.text.lower(), "too few came")
    await ada.choose("button", "^Let.s play$")
    page = await ada.until(
        lambda page: page.find("list", "clockwise from you"), "the match did not begin"
    )
    (table,) = page.find("list", "clockwise from you")
    seats = [seat.text.split(",")[0] for seat in table.inside if seat.role == "listitem"]
    assert [seat for seat in seats if seat in ("Ada", "Bo", "Cleo")] == ["Bo", "Cleo", "Ada"]
    assert "Leader: 1 of 1 left" in {thing.name for thing in page.all()}
    assert page.find("button", "^Your card 1, Killer, only you see it$")


async def is_played(ada: Listener) -> bool:
    """Return whether the round goes on: cards lie face down as long as it does."""
    return bool((await ada.hear()).find("button", "^Bo.s card 1, face down"))


async def is_asked(ada: Listener) -> bool:
    return bool(await ada.answers())


async def answers(ada: Listener) -> None:
    """Look at cards until the Leader is found, then shoot it."""
    knows = (await ada.hear()).find("button", THE_LEADER)
    offered = await ada.answers()
    assert await ada.question() == "your turn"
    said = await ada.announced()
    assert any(re.match(r"Your turn\. .*You can choose: Look", each) for each in said)
    if knows and any(answer.startswith("snipe") for answer in offered):
        await ada.choose("button", "^Snipe")
        await ada.until(lambda page: page.find("heading", "^Snipe which card"), "no target asked")
        await ada.choose("button", THE_LEADER, "ArrowRight")
        await ada.until(lambda page: page.find("heading", "^Snipe Bo.s card 2"), "not asked")
        await ada.choose("button", "^Fire$")
    else:
        await ada.choose("button", "^Look")
        await ada.until(lambda page: page.find("heading", "^Look at which card"), "no target asked")
        await ada.choose("button", "face down$", "ArrowRight")
    await ada.until(lambda page: not page.find("heading", "^(Your turn|Snipe|Look)"), "not done")
    await ada.until(
        lambda page: page.focused.role != "RootWebArea", "the keyboard fell out of the page"
    )


async def lets_others_move(ada: Listener, others: list[Player]) -> None:
    for other in others:
        legal = (await other.view()).get("legal") or []
        if legal:
            move = next(move for move in legal if move.split()[0] in ("look", "pass"))
            await other.move(move)
            said = "looks at" if move.startswith("look") else "passes"
            await ada.until(lambda page, said=said: said in page.text, "nothing was said of it")
