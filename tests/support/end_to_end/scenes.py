"""The client's scenes, each with its own people, and the photographer that takes the pictures.

Moves that take several steps are those of the record files by which the tests make them.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from tests.end_to_end.test_every_move import CASES
from tests.support.end_to_end.browsing import PHONE, SMALL, Size
from tests.support.end_to_end.company import Company
from tests.support.end_to_end.deck import StackedMorpho
from tests.support.end_to_end.observations import USUAL, misfits
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import at_random, eagerly, play_by_rest, tamely
from tests.support.end_to_end.recorded import read_record
from tests.support.serving import Site
from tests.support.visitors import Player, begin, screen_letters

NAMES: Final = ["Ada", "Bartholomew", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida"]
SEED: Final = 23
SETTLING: Final = 400
"""How many milliseconds a page is given to come to rest."""


@dataclass(frozen=True)
class Photographer:
    """Takes pictures of what is on people's screens, of some sizes, into one folder.

    What does not fit on a picture is said besides.
    """

    site: Site
    deck: StackedMorpho
    company: Company
    folder: Path
    sizes: Mapping[str, Size]

    async def take(self, person: Person, name: str) -> None:
        """Take pictures of a screen at all sizes; a page that scrolls is shown whole."""
        page = person.tab.page
        for size, (width, height) in self.sizes.items():
            await page.set_viewport_size({"width": width, "height": height})
            await page.wait_for_timeout(SETTLING)
            await page.screenshot(path=self.folder / f"{name}-{size}.png", full_page=True)
            for misfit in await misfits(person, 1, USUAL):
                sys.stdout.write(f"{name}-{size}: {misfit}\n")

    async def doors(self) -> None:
        """Show what people see who are at no table yet."""
        (ada,) = await self.site.company("Ada", "morpho")
        bo = await self.company.person("Bo")
        await bo.tab.page.goto("/")
        await bo.tab.shows("home")
        await self.take(bo, "home")
        await bo.tab.click("[data-game=morphatrons]")
        await self.take(bo, "home-picked")
        await bo.tab.click("[data-game=morpho]")
        await bo.tab.click("[data-action=with-friends]")
        await self.take(bo, "home-name")
        await bo.tab.click("[data-action=rules]")
        await bo.tab.shows("rules")
        await self.take(bo, "rules")
        await bo.tab.page.goto("/replay")
        await bo.tab.shows("open-record")
        await self.take(bo, "open-record")
        await bo.tab.page.goto("/learn")
        await bo.tab.shows("play")
        await self.take(bo, "lesson")
        await bo.follows(f"/t/{ada.code}")
        await self.take(bo, "invite")

    async def bots(self) -> None:
        """Show where bots sit, from the waiting room to the end, and what a friend is offered."""
        self.deck.shuffle_as(SEED)
        (player,) = await self.site.company("Ada", "morpho", mode="expert", target=3)
        for strength, name in (("recruit", None), ("agent", "Granny"), ("mastermind", None)):
            await player.do("add_bot", strength=strength, seat=None, name=name)
        ada = await self.company.page_of(player)
        await self.take(ada, "bots-waiting")
        await player.do("start")
        await ada.tab.shows("play")
        await self.take(ada, "bots-play")
        friend = await self.company.person("Bo")
        await friend.follows(f"/t/{ada.code}")
        await self.take(friend, "bots-invite")
        await self._against_bots(player, ada)
        await self.take(ada, "bots-round-over")
        while ada.tab.heard.table["phase"] != "over":
            await player.do("next_round")
            await self._against_bots(player, ada)
        await ada.sees_the_result()
        await self.take(ada, "bots-game-over")

    async def _against_bots(self, player: Player, person: Person) -> None:
        choose = eagerly(SEED)
        while (await player.view())["table"]["phase"] == "playing":
            await play_by_rest([player], choose, most=1000)
            await asyncio.sleep(SETTLING / 1000)
        await person.tab.is_current()

    async def beside(self) -> None:
        """Show what may lie over a table in play: the sheet with hunches, the keys, the rules."""
        self.deck.shuffle_as(SEED)
        options = {"mode": "expert", "deduction": True}
        players = await self.site.match("Ada Bo Cleo Dora Emil", "morpho", **options)
        await play_by_rest(players, tamely, most=7)
        ada = await self.company.page_of(players[0])
        await ada.tab.find("[data-odds]").first.wait_for()
        await self.take(ada, "beside-odds")
        card = ada.tab.find(".board [data-slot]").first
        for name, key in {"sheet": "i", "keys": "?"}.items():
            await card.focus()
            await ada.tab.page.keyboard.press(key)
            await self.take(ada, f"beside-{name}")
            await ada.tab.page.keyboard.press("Escape")
        await ada.opens_the_menu()
        await ada.tab.click("[data-menu] [data-action=rules]")
        await self.take(ada, "beside-rules")

    async def stress(self) -> None:
        """Show what is hardest to fit: the smallest phone, and text twice as large."""
        self.deck.shuffle_as(SEED)
        players = await self.site.match(" ".join(NAMES[:6]), "morpho", mode="expert")
        ada = await self.company.page_of(players[0], SMALL)
        await ada.tab.page.screenshot(path=self.folder / "stress-small.png")
        await ada.tab.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        await ada.tab.page.evaluate("document.documentElement.style.fontSize = '200%'")
        await ada.tab.page.wait_for_timeout(SETTLING)
        await ada.tab.page.screenshot(path=self.folder / "stress-large-text.png")

    async def passes(self) -> None:
        """Show the links by which somebody is let in, where they are made and where they lead."""
        players = await self.site.match("Ada Bartholomew Cleo", "morpho")
        await players[1].do("leave")
        ada = await self.company.page_of(players[0])
        await ada.opens_the_menu()
        for button in ("devices", "link-device", "offer-seat"):
            await ada.tab.click(f"[data-action={button}]")
        await ada.tab.find("[data-devices] [data-link]").wait_for()
        await ada.tab.find("[data-offer] [data-link]").wait_for()
        await self.take(ada, "passes")
        bo = await self.company.person("Bo")
        for part in ("devices", "offer"):
            link = await ada.tab.find(f"[data-{part}] [data-link]").inner_text()
            await bo.tab.page.goto(link)
            await bo.tab.find("[data-action=use-pass]").wait_for()
            await self.take(bo, f"passes-{part}")
        bo.tab.expects("status of 404")
        await bo.tab.page.goto(f"/t/{ada.code}#pass={'A' * 43}")
        await bo.tab.find("[data-refused]").wait_for()
        await self.take(bo, "passes-stale")

    async def hands(self) -> None:
        """Show a phone beside a big screen: its cards covered and open, and targets."""
        self.deck.shuffle_as(SEED)
        players = await self.site.match(" ".join(NAMES[:6]), "morpho", mode="expert")
        token = screen_letters()
        await players[0].do("offer_screen", token=token)
        await (await self.site.guest()).become_screen(await players[0].invitation(), token)
        turn = (await players[0].view())["public"]["turn"]
        person = await self.company.page_of(players[turn])
        await self.take(person, "hand-offer")
        await person.tab.click("[data-action=be-hand]")
        await self.take(person, "hand")
        await person.tab.find("[data-cover=cards] > button").press("Enter")
        await self.take(person, "hand-open")
        await person.tab.click("[data-answers] [data-verb=look]")
        await self.take(person, "hand-targets")

    async def match(self, number: int) -> None:
        """Show a match of that many people, from the waiting room to its end."""
        self.deck.shuffle_as(SEED)
        players = await self.site.company(
            " ".join(NAMES[:number]), "morpho", mode="expert", target=6
        )
        for player in players[1:]:
            await player.page()
        host = await self.company.page_of(players[0])
        guest = await self.company.page_of(players[1])
        await self.take(host, f"waiting-{number}-host")
        await self.take(guest, f"waiting-{number}-guest")
        await begin(players)
        await self.take(host, f"play-{number}-begun")
        await self._turn(players, host, number)
        await self._rounds(players, host, guest, number)

    async def _turn(self, players: list[Player], person: Person, number: int) -> None:
        choose = at_random(SEED)
        await play_by_rest(players, choose, most=number)
        await person.tab.is_current()
        while not person.legal:
            await play_by_rest(players, choose, most=1)
            await person.tab.is_current()
        await self.take(person, f"play-{number}-on-turn")
        await person.tab.find(".dock [data-verb]").last.click()
        await self.take(person, f"play-{number}-choosing")
        await person.tab.page.reload()
        await person.opens_the_menu()
        await self.take(person, f"play-{number}-menu")
        await person.tab.page.reload()
        await person.tab.is_current()

    async def _rounds(
        self, players: list[Player], host: Person, guest: Person, number: int
    ) -> None:
        shown = False
        while True:
            await play_by_rest(players, eagerly(SEED), most=1000)
            await asyncio.gather(host.tab.is_current(), guest.tab.is_current())
            if host.tab.heard.table["phase"] == "over":
                break
            if not shown:
                await self.take(host, f"round-over-{number}-host")
                await self.take(guest, f"round-over-{number}-guest")
                shown = True
            await players[0].do("next_round")
        await self.take(host, f"last-round-{number}")
        await asyncio.gather(host.sees_the_result(), guest.sees_the_result())
        await self.take(host, f"game-over-{number}-host")
        await self.take(guest, f"game-over-{number}-guest")

    async def moves(self, verbs: str, record: str) -> None:
        """Show what somebody is asked before each of some moves of a record."""
        played = read_record(record)
        self.deck.lay_out(played.header)
        players = await self.site.match(" ".join(NAMES[: played.seats]), "morpho")
        for player in players:
            await player.page()
        left = set(verbs.split())
        seat = next(step.seat for step in played.steps if step.verb in left)
        person = await self.company.page_of(players[seat])
        for step in played.steps:
            if step.seat == seat and step.verb in left:
                await person.waits_for(step.move)
                await self.take(person, f"move-{step.verb}-{record}")
                left.discard(step.verb)
            await players[step.seat].move(step.move)
            if not left:
                break


SCENES: Final[dict[str, Callable[[Photographer], Awaitable[None]]]] = {
    "doors": Photographer.doors,
    "passes": Photographer.passes,
    "bots": Photographer.bots,
    "beside": Photographer.beside,
    "stress": Photographer.stress,
    "hands": Photographer.hands,
    **{f"match-{number}": partial(Photographer.match, number=number) for number in (3, 6, 9)},
    **{
        f"moves-{number}": partial(Photographer.moves, verbs=verbs, record=record)
        for number, (verbs, record) in enumerate(CASES)
    },
}
"""The scenes of every match, by name. Each has its own people."""
