"""Chance can be checked: what a real server sent people is proved by what it shows later."""

from hashlib import sha256

import pytest

from tests.support.fairness.saving import saved_by_rest, verdict_on
from tests.support.serving import Json, Page, Player, begin

pytestmark = pytest.mark.asyncio(loop_scope="session")

SHARES = ["ada0" * 16, "b0b0" * 16, "cafe" * 16, "dada" * 16]


def hash_of(text: str) -> str:
    """Return the commitment to a share or a secret."""
    return sha256(bytes.fromhex(text)).hexdigest()


async def started(people: list[Player]) -> Page:
    """Start a match to which everybody has given a share; return the page of a spectator."""
    watcher = await people[0].guest.join(people[0].code, "Watcher", sit=False)
    page = await watcher.page()
    for player, share in zip(people, SHARES, strict=False):
        await player.do("commit_share", commitment=hash_of(share))
    await begin(people)
    for player, share in zip(people, SHARES, strict=False):
        await player.do("reveal_share", share=share)
    await page.event("match_started")
    return page


async def called_off(host: Player, page: Page) -> Json:
    """Call the match off as its host; return the event that says so."""
    await host.do("end_match")
    return await page.event("match_ended")


async def kept(player: Player, share: str) -> Json:
    """Return a player's memory of a match, with the share that they noted."""
    file = await saved_by_rest(player, 1)
    events = file["events"]
    prepared = [event for event in events if event["kind"] == "match_prepared"]
    view = await player.view()
    promised = prepared[0]["commitment"] if prepared else view["table"]["match"]["commitment"]
    made = {"kind": "share_made", "player": player.id, "share": share, "promised": promised}
    committed = next(at for at, e in enumerate(events) if e["kind"] == "share_committed")
    events.insert(committed, made)
    return file


async def test_the_server_commits_itself_before_anybody_sits(site):
    ada, bo, cy = await site.company("Ada Bo Cy")
    promised = (await ada.view())["table"]["next_commitment"]
    page = await started([ada, bo, cy])

    ended = await called_off(ada, page)

    assert page.table["match"]["commitment"] == promised
    assert hash_of(ended["secret"]) == promised
    assert page.table["match"]["secret"] == ended["secret"]
    assert page.table["next_commitment"] != promised, "the next match has another secret"


async def test_shares_and_draws_stay_secret_until_their_time(site):
    ada, bo, cy = await site.company("Ada Bo Cy")
    for player, share in zip((ada, bo, cy), SHARES, strict=False):
        await player.do("commit_share", commitment=hash_of(share))
    page = await cy.page()
    await begin([ada, bo, cy])
    for player, share in zip((ada, bo), SHARES, strict=False):
        await player.do("reveal_share", share=share)
    seen = "".join(page.frames) + str(await cy.view()) + str(await cy.updates())
    assert not [share for share in SHARES if share in seen]

    await cy.do("reveal_share", share=SHARES[2])
    shown = await page.event("shares_revealed")
    seen = "".join(page.frames) + str(await cy.view()) + str(await cy.updates())
    ended = await called_off(ada, page)

    assert shown["shares"] == dict(zip((ada.id, bo.id, cy.id), SHARES, strict=False))
    assert ended["secret"] not in seen
    assert "draws" not in seen


async def test_a_match_of_morpho_is_proved_to_everybody_who_sat(site):
    people = await site.company("Ada Bo Cy Dan", "morpho", mode="expert", target=30)
    page = await started(people)
    for _ in range(2):
        for _ in range(8):
            due = people[page.public["decision"]["seat"]]
            seen = await due.view()
            await due.move(next((m for m in seen["legal"] if "change" in m), seen["legal"][0]))
            await page.reach((await people[0].view())["n"] - 1)
        for player in people:
            await player.move("agree")
        await page.until(lambda: page.table["phase"] == "between")
        await people[0].do("next_round")
        await page.until(lambda: page.table["phase"] == "playing")
    await called_off(people[0], page)

    for player, share in zip(people, SHARES, strict=True):
        assert verdict_on(await kept(player, share)).kind == "fair"


@pytest.mark.nightly
async def test_a_match_of_morpyam_is_proved_to_everybody_who_sat(site):
    people = await site.company("Ada Bo", "morpyam")
    page = await started(people)
    for _ in range(12):
        turn = page.public["turn"]
        seen = await people[turn].view()
        await people[turn].move(next(m for m in seen["legal"] if "roll" in m or m == "pass"))
        await page.until(lambda before=seen["public"]: page.public != before)
    await called_off(people[0], page)

    for player, share in zip(people, SHARES, strict=False):
        assert verdict_on(await kept(player, share)).kind == "fair"


@pytest.mark.nightly
async def test_a_match_is_dealt_although_somebody_never_reveals(site):
    """The timer of a real server sees to it; everybody learns whose share is missing."""
    ada, bo = await site.company("Ada Bo", "morpyam")
    page = await ada.page()
    for player, share in zip((ada, bo), SHARES, strict=False):
        await player.do("commit_share", commitment=hash_of(share))
    await begin([ada, bo])

    await ada.do("reveal_share", share=SHARES[0])

    shown = await page.event("shares_revealed")
    assert shown["unrevealed"] == [bo.id]
    assert page.table["phase"] == "playing"
