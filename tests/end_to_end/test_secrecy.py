"""No page is sent what its seat may not know; and the search for it finds what is forged."""

import copy
import itertools
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

import pytest
import pytest_asyncio

from morpho_server.tables.entries import Entry
from morpho_server.tables.events import SecretKept
from tests.end_to_end.audit import LeakError, audit, moments_of
from tests.end_to_end.browsing import LAPTOP, PHONE
from tests.end_to_end.company import Company
from tests.end_to_end.playing import all_are_current, eagerly, play
from tests.pages import Json

pytestmark = pytest.mark.browser


@dataclass
class Played:
    """A match in its second round: what the server wrote down, and what each page was told."""

    entries: Sequence[Entry]
    told: dict[str, list[Json]]
    victim: str

    def hidden(self, message: Json) -> tuple[str, str]:
        """Return a card that the victim did not know when it was told something, but others did."""
        known = [moments_of(player, self.entries).values() for player in self.told]
        then = [moment for moment in itertools.chain(*known) if moment.at == message["at"]]
        own = moments_of(self.victim, self.entries)[message["n"]]
        return min(frozenset().union(*(moment.now for moment in then)) - own.now)

    def last_update(self) -> Json:
        """Return the last of the victim's updates."""
        updates = [message for message in self.told[self.victim] if message["type"] == "update"]
        return copy.deepcopy(updates[-1])


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def played(browser, house) -> AsyncIterator[Played]:
    """Play a round and a half, before five pages and one that comes late."""
    house.deck.shuffle_as(23)
    choose = eagerly(23)
    async with Company(browser, house.site.base) as company:
        people = await company.match("Ada Bo Cleo Dora", PHONE, LAPTOP, mode="expert", target=20)
        eve = await watcher(company, "Eve", people[0].code)
        await play(people, choose, watching=[eve])
        await people[0].goes_on()
        await play(people, choose, most=6, watching=[eve])
        await people[1].tab.page.reload()
        late = await watcher(company, "Fay", people[0].code)
        everybody = [*people, eve, late]
        await all_are_current(everybody)
        entries = await house.site.entries(people[0].code)
    told = {person.id: person.tab.told for person in everybody}
    yield Played(entries, told, victim=people[2].id)


async def watcher(company: Company, name: str, code: str):
    person = await company.person(name, LAPTOP)
    await person.follows(f"/t/{code}")
    await person.just_watches()
    return person


def test_no_page_is_sent_what_its_seat_may_not_know(played):
    """Nor is a spectator's, nor one that comes late or anew and asks for the past."""
    for player, told in played.told.items():
        assert audit(player, told, played.entries) > 0


def test_a_page_may_know_less_than_all_pages_together(played):
    hidden = played.hidden(played.last_update())

    assert hidden not in moments_of(played.victim, played.entries)[played.last_update()["n"]].now


FORGERIES = {
    "own card table": lambda slot, name: {"own": {"known": {slot: name}}},
    "public card table": lambda slot, name: {"public": {"known": {slot: name}}},
    "fallen card": lambda slot, name: {"public": {"eliminated": {slot: name}}},
    "event": lambda slot, name: {
        "events": [{"kind": "revealed", "slot": slot, "identity": name}],
    },
    "event of unknown kind": lambda slot, name: {
        "events": [{"kind": "new", "seat": 1, "card": {"slot": slot, "identity": name}}],
    },
    "private event": lambda slot, name: {"yours": [{"kind": "saw", "cards": {slot: name}}]},
    "guess": lambda slot, name: {
        "events": [{"kind": "guessed", "slot": slot, "named": name, "identity": "spy"}],
    },
    "hand in order": lambda slot, name: {"public": {"hands": {"0": [name, name]}}},
    "slots by identity": lambda slot, name: {"public": {"where": {name: [slot]}}},
    "sentence": lambda slot, name: {"table": {"note": f"{slot} is the {name}"}},
    "arrangement": lambda slot, name: {"legal": [f"arrange {slot}={name} M=parasite"]},
    "move named after a card": lambda slot, name: {"own": {"open": [f"show {name}"]}},
    "investment": lambda slot, name: {"own": {"investment": "red"}},
    "middle": lambda slot, name: {"own": {"known": {"M": "leader"}}},
}


@pytest.mark.parametrize("forged", FORGERIES)
def test_a_forged_update_is_found(played, forged):
    update = played.last_update()
    audit(played.victim, [update], played.entries)

    update |= FORGERIES[forged](*played.hidden(update))

    with pytest.raises(LeakError):
        audit(played.victim, [update], played.entries)


def test_a_forged_snapshot_is_found(played):
    snapshot = next(m for m in reversed(played.told["p2"]) if m["type"] == "snapshot")
    audit("p2", [snapshot], played.entries)

    own = played.last_update()["n"]
    hidden = moments_of(played.victim, played.entries)[own].now
    known = moments_of("p2", played.entries)[snapshot["n"]].now
    forged = copy.deepcopy(snapshot)
    forged["own"]["known"] |= dict(hidden - known)

    with pytest.raises(LeakError):
        audit("p2", [forged], played.entries)


def test_an_update_that_is_for_somebody_else_is_found(played):
    with pytest.raises(LeakError):
        audit("p5", [m for m in played.told["p1"] if m.get("yours")], played.entries)


def test_a_share_of_the_shuffle_that_is_told_early_is_found(played):
    secrets = [e.secret for entry in played.entries for e in entry.events if type(e) is SecretKept]
    update = played.last_update() | {"table": {"next_commitment": secrets[0]}}

    with pytest.raises(LeakError):
        audit(played.victim, [update], played.entries)
