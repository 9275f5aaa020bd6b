"""Rounds that are over: played, asked for, and what pages were sent of them."""

import json
from collections.abc import Iterable, Iterator
from random import Random

from tests.support.games.catalogue import SUBJECTS
from tests.support.pages import Json, Page
from tests.support.visitors import API, Player

EXPERT = {"mode": "expert", "target": 4, "turn_limit": 4}
LONG = EXPERT | {"target": 30}
KINDS = {event.kind for subject in SUBJECTS for event in subject.game.event_types}


async def past_round(player: Player, match: int, number: int) -> Json:
    return await player.ask("GET", f"matches/{match}/rounds/{number}")


def rounds_seen(page: Page) -> list[list[Json]]:
    """Return the events that a page was sent in each round that it saw from its beginning."""
    rounds: list[list[Json]] = []
    for update in map(json.loads, page.updates):
        if update.get("fresh"):
            rounds.append([])
        if rounds and (step := of_game(update)):
            rounds[-1].append(step)
    return rounds


def of_game(update: Json) -> Json:
    """Return the parts of an update that are the game's, without what the table added."""
    events = update.get("events", [])
    played = [event for event in events if event["kind"] in KINDS]
    yours = [
        event | {"after": sum(other["kind"] in KINDS for other in events[: event["after"]])}
        for event in update.get("yours", [])
    ]
    parts = {"events": played, "yours": yours}
    parts |= {key: update.get(key) or {} for key in ("public", "own")}
    return parts if any(parts.values()) else {}


def steps_shown(past: Json, seat: int | None) -> list[Json]:
    """Return a past round as it is shown to a seat, or to a spectator."""
    nothing = {"yours": [], "own": {}}
    shown = (
        {"events": step["events"], "public": step["public"]} | step["own"].get(str(seat), nothing)
        for step in past["steps"]
    )
    return [step for step in shown if any(step.values())]


def text(steps: Iterable[Json]) -> Iterator[str]:
    """Return steps as texts, to be compared byte for byte; the order of keys counts as well."""
    keys = ("events", "public", "yours", "own")
    return (json.dumps([step[key] for key in keys]) for step in steps)


async def play_until_over(players: list[Player], dice: Random) -> None:
    """Make random moves, secret ones among them, until the match is over."""
    while await play_round(players, dice) != "over":
        await players[0].do("next_round")


async def play_round(players: list[Player], dice: Random) -> str:
    """Make such moves until the round is over; return the phase that follows."""
    asked = players
    while True:
        player = dice.choice(asked)
        view = await player.view()
        phase = view["table"]["phase"]
        if phase != "playing":
            return str(phase)
        moves = view.get("legal") or dice.choices([[], view["own"].get("open", [])], [5, 1])[0]
        if moves:
            await player.move(dice.choice(moves))
        owing = view["table"].get("deadline", {}).get("seats", []) if not moves else []
        asked = [players[seat] for seat in owing] or players


async def record(player: Player, match: int, number: int, form: str = "yaml") -> str:
    path = f"{API}/tables/{player.code}/matches/{match}/rounds/{number}/record"
    params = {"player": player.id} | ({} if form == "yaml" else {"format": form})
    answer = await player.site.request("GET", path, player.guest.token, params=params)
    media = {"yaml": "text/plain; charset=utf-8", "json": "application/json"}
    assert answer.headers["content-type"] == media[form]
    assert answer.headers["content-disposition"].endswith(f'-{match}-{number}.{form}"')
    return answer.text
