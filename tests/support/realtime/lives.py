"""Random histories of tables: people come, sit, play, talk, leave; matches begin and end."""

from dataclasses import dataclass
from random import Random

from websockets import ConnectionClosed

from morpho_server.tables.model.match import commitment_to
from tests.support.serving import Page, Player, Refused, Site, essence

MOST_PEOPLE = 7
DEEDS = {
    "waiting": {"sit": 4, "stand": 2, "ready": 6, "start": 6, "come": 3, "go": 1, "choose": 1},
    "playing": {"move": 60, "sit": 2, "stand": 1, "admit": 2, "come": 2, "go": 1, "end": 1}
    | {"open": 1}
    | {"pause": 1, "resume": 5, "wish": 3, "invite": 3},
    "between": {"next": 10, "sit": 1, "come": 1, "go": 1, "choose": 2, "end": 1},
    "over": {"sit": 3, "stand": 2, "ready": 3, "start": 2, "again": 3, "come": 1, "go": 1},
}
"""The actions of people by phase, and their frequencies."""
ALWAYS = {"say": 3, "rename": 1, "hand_over": 1, "remove": 0.3, "link": 0.5, "keep": 0.3}

LOST = {"no_spectators", "no_such_player", "no_such_table", "removed", "device_dropped"}
"""Why somebody sees no more of a table; who has left knows no invitation that came later."""


@dataclass
class Somebody:
    """A player, and the page that has been open since they came."""

    player: Player
    page: Page

    @property
    def phase(self) -> str:
        """Return the phase of the table, as this page shows it."""
        return self.page.table["phase"]


@dataclass
class Life:
    """A table with people at it; everything that happens is drawn from ``dice``."""

    game: str
    dice: Random
    people: list[Somebody]
    done: int = 0

    async def live(self, steps: int) -> None:
        """Let that many things be tried; after each, every page shows what is so."""
        for _ in range(steps):
            await self._step()

    async def _step(self) -> None:
        phase = self.people[0].phase
        chances = DEEDS[phase] | ALWAYS
        [deed] = self.dice.choices(list(chances), list(chances.values()))
        try:
            await getattr(self, f"_{deed}")(self.dice.choice(self.people))
            self.done += 1
        except Refused as refusal:
            if refusal.code in {"invalid", "malformed"}:
                raise
        except ConnectionClosed:
            # A match that waited for shares has just begun by itself, and this one may not look on.
            pass
        await self.catch_up()

    async def catch_up(self) -> None:
        """Wait until every page has been sent everything; assert that it shows what is so."""
        for one in list(self.people):
            try:
                shown = await one.player.view()
            except Refused as refusal:
                if refusal.code not in LOST:
                    raise
                await one.page.end()
                self.people.remove(one)
            else:
                await one.page.reach(shown["n"])
                assert one.page.shows == essence(shown)

    async def _sit(self, who: Somebody) -> None:
        seat = self.dice.choice([None, *range(who.page.table["seat_count"])])
        await who.page.do("sit", **({} if seat is None else {"seat": seat}))

    async def _stand(self, who: Somebody) -> None:
        await who.page.do("stand")

    async def _admit(self, _: Somebody) -> None:
        if asking := list(self.host.page.table.get("seat_requests") or ()):
            await self.host.page.do("admit", player=self.dice.choice(asking))

    async def _ready(self, _: Somebody) -> None:
        for who in self.people:
            if who.page.seat is not None:
                await who.page.do("commit_share", commitment=commitment_to(self._share_of(who)))
                await who.page.do("ready", ready=True)
        await self._reveal()

    async def _start(self, who: Somebody) -> None:
        await self._ready(who)
        await self.host.page.do("start")
        await self._reveal()

    async def _reveal(self) -> None:
        """Reveal all shares for which a match waits: it would begin by itself at any time."""
        tables = [one.page.table for one in self.people]
        starting = next((table["starting"] for table in tables if "starting" in table), None)
        awaited = set(starting["commitments"]) if starting else set()
        for each in self.people:
            if each.player.id in awaited:
                awaited.remove(each.player.id)
                await each.page.do("reveal_share", share=self._share_of(each).hex())

    def _share_of(self, who: Somebody) -> bytes:
        return who.player.id.encode().rjust(32, b"-")

    async def _come(self, who: Somebody) -> None:
        if len(self.people) >= MOST_PEOPLE:
            return
        name = f"N{self.dice.getrandbits(32)}"
        guest = await who.player.site.guest()
        player = await guest.join(who.player.code, name, sit=self.dice.random() < 0.7)
        self.people.append(Somebody(player, await player.page()))

    async def _go(self, who: Somebody) -> None:
        if len(self.people) > 2:
            await who.player.do("leave")

    async def _remove(self, _: Somebody) -> None:
        if len(self.people) > 3:
            other = self.dice.choice([one for one in self.people if one is not self.host])
            await self.host.player.do("remove", player=other.player.id)

    async def _choose(self, _: Somebody) -> None:
        chosen = self.dice.choice([{"target": 3}, {"spectators": False}, {"spectators": True}])
        await self.host.page.do("set_options", options=chosen)

    async def _move(self, _: Somebody) -> None:
        owing = [one for one in self.people if one.page.legal]
        if owing:
            who = self.dice.choice(owing)
            await who.page.do("move", move=self.dice.choice(who.page.legal), at=who.page.n)

    async def _open(self, who: Somebody) -> None:
        if moves := (who.page.own or {}).get("open"):
            await who.page.move(self.dice.choice(moves))

    async def _pause(self, _: Somebody) -> None:
        await self.host.page.do("pause")

    async def _resume(self, _: Somebody) -> None:
        await self.host.page.do("resume")

    async def _wish(self, who: Somebody) -> None:
        await who.page.do("wish_pause", wish=self.dice.random() < 0.6)

    async def _next(self, _: Somebody) -> None:
        await self.host.page.do("next_round")

    async def _again(self, _: Somebody) -> None:
        await self.host.page.do("rematch")
        await self._reveal()

    async def _end(self, _: Somebody) -> None:
        await self.host.page.do("end_match")

    async def _say(self, who: Somebody) -> None:
        await who.page.do("say", text=f"line {self.done}")

    async def _rename(self, who: Somebody) -> None:
        await who.page.do("rename", name=f"R{self.dice.getrandbits(32)}")

    async def _invite(self, _: Somebody) -> None:
        table = self.host.page.table
        vacant = [n for n in range(table["seat_count"]) if str(n) not in table["seats"]]
        if not vacant or len(self.people) >= MOST_PEOPLE:
            return
        token = self._token()
        await self.host.page.do("offer_seat", seat=self.dice.choice(vacant), token=token)
        guest = await self.host.player.site.guest()
        name = f"N{self.dice.getrandbits(32)}"
        player = await guest.use_pass(self.host.player.code, token, name)
        self.people.append(Somebody(player, await player.page()))

    async def _link(self, who: Somebody) -> None:
        if len(self.people) >= MOST_PEOPLE:
            return
        token = self._token()
        await who.page.do("link_device", token=token)
        player = await (await who.player.site.guest()).use_pass(who.player.code, token)
        self.people.append(Somebody(player, await player.page()))

    async def _keep(self, who: Somebody) -> None:
        await who.page.do("keep_this_device")

    def _token(self) -> str:
        return f"{self.dice.getrandbits(160):043x}"

    async def _hand_over(self, _: Somebody) -> None:
        await self.host.page.do("hand_over", player=self.dice.choice(self.people).player.id)

    @property
    def host(self) -> Somebody:
        """Return the host, or somebody if the host has no page."""
        host = self.people[0].page.table["host"]
        return next((one for one in self.people if one.player.id == host), self.people[0])


async def born(site: Site, seed: int, game: str) -> Life:
    """Return a table with a few people, at the beginning of its life."""
    people = await site.company("Ada Bo Cy", game, turn_seconds=600, bank_seconds=60)
    return Life(game, Random(seed), [Somebody(one, await one.page()) for one in people])
