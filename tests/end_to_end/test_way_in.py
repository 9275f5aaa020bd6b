"""How long it takes to come to a table: words that are in view on the way, and taps."""

import pytest
from playwright.async_api import expect

from morpho_server.games.registry import RULES
from tests.support.end_to_end.browsing import PHONE
from tests.support.end_to_end.clicking import make
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.words_on_screen import words_on_screen

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WORDS_A_MINUTE = 200
SECONDS_A_TAP = 1.5
DEAL = {"A": ["killer", "deserter"], "B": ["deserter", "leader"], "C": ["spy", "deserter"]}
DEAL |= {"M": "cyborg"}
TAPS = """() => {
  self.taps = 0;
  addEventListener("click", ({ isTrusted }) => (self.taps += Number(isTrusted)), true);
}"""


class Way:
    """What somebody reads and taps on a phone; the keys of a name aside."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self.words = 0.0

    async def begins(self, path: str) -> None:
        """Open a page."""
        await self._person.tab.page.add_init_script(f"({TAPS})()")
        await self._person.tab.page.goto(path)

    async def reads(self, screen: str) -> None:
        """Read what is in view of a screen, and was not on the last."""
        await self._person.tab.shows(screen)
        await expect(self._person.tab.find("html:not([data-coming])")).to_be_attached()
        self.words += await words_on_screen(self._person.tab.page, on_the_way=True)

    async def taps(self) -> int:
        """Return how often a finger came down."""
        taps: int = await self._person.tab.page.evaluate("self.taps")
        return taps


async def test_home_leads_to_a_move_with_friends_within_forty_seconds(company, house):
    """Of the table itself only the move counts: what lies there is the game."""
    house.deck.lay_out({"mode": "expert", "deal": DEAL})
    ada = await company.person("Ada", PHONE)
    way = Way(ada)
    await way.begins("/")
    await way.reads("home")
    await ada.tab.click("[data-action=with-friends]")
    await way.reads("home")
    await ada.tab.find("[name=name]").fill("Ada")
    await ada.tab.click("[data-action=make-table]")
    await ada.sees("waiting")
    await way.reads("waiting")
    await ada.tab.click("[data-action=share-link], [data-action=copy-link]")
    code = ada.tab.page.url.rpartition("/")[2]
    for name in ("Bo", "Cleo"):
        friend = await (await house.site.guest(name)).join(code, name)
        await friend.do("ready", ready=True)
    await ada.tab.click("[data-action=start]:enabled")
    await ada.sees("play")
    await make(ada, next(move for move in ada.legal if move.startswith("look")))

    taps = await way.taps()
    assert way.words / WORDS_A_MINUTE * 60 + SECONDS_A_TAP * taps <= 40, (way.words, taps)


async def test_all_that_home_offers_to_play_alone_begins_by_two_taps(company, house):
    """One is on the game's cover, unless its doors are shown at once."""
    ada = await company.person("Ada", PHONE)
    began = []
    for game in RULES:
        for action in ("play-now", "play-alone"):
            await ada.tab.page.goto("/")
            await ada.tab.shows("home")
            cover = ada.tab.find(f"[data-game={game}]")
            if await cover.count():
                await cover.click()
            await expect(cover).to_have_count(0)
            if await ada.tab.find(f"[data-action={action}]").count():
                await ada.tab.click(f"[data-action={action}]")
                await ada.tab.shows("play")
                began.append((game, action))
    assert began == [*((game, "play-now") for game in RULES), ("morph", "play-alone")]


async def test_a_lesson_ends_in_a_game_by_one_tap(company):
    """From then on the game is the first at home."""
    ada = await company.person("Ada", PHONE)
    await ada.tab.page.goto("/learn/morph")
    skip = ada.tab.find("[data-action=skip-step]")
    await expect(skip).to_be_enabled()
    while await skip.is_enabled():
        await skip.click()

    main = ada.tab.find("[data-coach] .btn-main")
    await expect(main).to_have_text("Now against a bot")
    await main.click()

    await ada.tab.shows("play")
    await ada.tab.page.goto("/")
    await expect(ada.tab.find("h1")).to_have_text("Morph")
    await expect(ada.tab.find("[data-action=your-turn]")).to_contain_text("Morph with")


async def test_a_link_leads_to_a_seat_by_two_taps(company, house):
    (ada,) = await house.site.company("Ada", "morpho")
    bo = await company.person("Bo", PHONE)
    way = Way(bo)
    await way.begins(f"/t/{ada.code}")

    await bo.tab.find("[name=name]").fill("Bo")
    await bo.tab.click("[data-action=sit]")

    await bo.sees("waiting")
    link = 1
    assert link + await way.taps() == 2
