"""Morphatrons between two browsers: a whole game is played by clicks, and axe finds no barrier."""

import pytest
from playwright.async_api import expect

from tests.support.end_to_end.axe import barriers
from tests.support.end_to_end.browsing import LAPTOP, PHONE
from tests.support.end_to_end.other_games import orders
from tests.support.nightly import IS_NIGHT, nightly
from tests.support.visitors import Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST = 240
"""How many moves a game may take."""


def best(legal: list[str], home: str) -> str:
    """Return a move that goes at the other city: hit buildings, come nearer, bring bots."""
    forward = ["2", "3", "4"] if home == "1" else ["3", "2", "1"]

    def worth(move: str) -> tuple[int, int]:
        verb, *words = move.split(" ")
        if verb in ("strike", "shoot"):
            hits = sum(len(word) == 2 and word[0] in "AB" and word[1] in "1234" for word in words)
            return (6, hits) if hits else (3, len(words))
        if verb == "play":
            return (5, words[1] == "robot")
        if verb == "move":
            return (4, forward.index(words[1])) if words[1] in forward else (0, 0)
        return (2, 0) if verb == "draw" else (1, 0) if verb == "end" else (0, 0)

    return max(legal, key=worth)


async def asked(players: list[Player]) -> tuple[int, list[str]]:
    """Return which seat is to move, and the moves that it may make."""
    legal = [(await player.view()).get("legal") for player in players]
    return next((seat, moves) for seat, moves in enumerate(legal) if moves)


@pytest.mark.parametrize("before", [28, nightly(0)])
async def test_a_phone_and_a_laptop_finish_a_game(company, site, before):
    """The moves ``before`` those that are clicked are made by REST."""
    players = await site.match("Ada Bo", "morphatrons", first="A")
    for _ in range(before):
        seat, legal = await asked(players)
        await players[seat].move(best(legal, "14"[seat]))
    ada = await company.page_of(players[0], PHONE)
    bo = await company.page_of(players[1], LAPTOP)
    found = await barriers(ada)
    for _ in range(MOST):
        if ada.phase != "playing":
            break
        person = ada if ada.legal else bo
        await expect(person.tab.find(".dock.live")).to_be_visible()
        before = person.tab.heard.n or 0
        await orders(person, best(person.legal, "1" if person is ada else "4"))
        for one in (ada, bo):
            await one.tab.heard.reach(before + 1)
            await one.tab.is_current()

    await expect(bo.tab.find("[data-reason]").first).to_be_visible()
    await expect(ada.tab.find("[data-reason]").first).to_be_visible()
    if IS_NIGHT:
        found += await barriers(bo)
    assert found == []


@pytest.mark.nightly
async def test_a_replay_shows_the_hands_that_are_known(company, site):
    players = await site.match("Ada Bo", "morphatrons", first="A")
    await players[0].move("draw")
    await players[0].move("resign")
    ada = await company.page_of(players[0], PHONE)
    await ada.tab.page.goto(f"/t/{players[0].code}/replay/1/1#at=2")
    cards = ada.tab.find(".hands [data-card]")

    await expect(cards).to_have_count(9)
    await ada.tab.click("[data-eyes='0']")
    await expect(cards).to_have_count(5)
    await ada.tab.click("[data-eyes='spectator']")
    await expect(cards).to_have_count(0)


@pytest.mark.nightly
@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
async def test_a_choice_has_no_barriers_in_any_theme(company, site, theme):
    players = await site.match("Ada Bo", "morphatrons", first="A")
    ada = await company.page_of(players[0], PHONE)
    await ada.tab.page.evaluate(f"localStorage.setItem('morpho.theme', '{theme}')")
    await ada.tab.page.reload()
    await ada.tab.is_current()
    found = await barriers(ada)
    await ada.tab.click("[data-card]:last-child")
    found += await barriers(ada)

    assert found == []
