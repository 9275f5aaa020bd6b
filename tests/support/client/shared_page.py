"""A page that two friends pass round, and what the server sends it: recorded from real matches."""

import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, WebSocketRoute

from morpho_server.realtime.frames import snapshot
from morpho_server.tables.messages import commands
from morpho_server.tables.model.ids import Millis, PlayerId
from morpho_server.tables.stream.update import TableUpdate
from tests.support.client.table import Table
from tests.support.tables.sittings import ANY_ID, Sitting, waiting

HERE = ("p1", "p2")
"""The players who share the page; everybody else is elsewhere."""

NAMES = "leader technician bodyguard killer deserter"
PRIVATE = ("own", "legal", "yours", "timeout_move")

Step = dict[str, dict[str, Any]]
"""What everybody (``""``) and each of the two was sent by one entry, and knew after it."""


def recorded(game: str, names: str = "Ada Bo Cleo", moves: int = 40, seed: int = 1) -> list[Step]:
    """Play a match, and record what the page would be sent of it, from before the deal on.

    The first two share a browser. In what is sent to one of them alone, identities have names of
    that player's: where one is found, the player's part is.
    """
    first, *others = names.split()
    at = waiting(first, game, seed)
    for other in others:
        at.join(other, guest=1 if at.table.joined == 1 else None)
    for player in list(at.table.players)[1:]:
        at.do(player, commands.SetReady(id=ANY_ID, ready=True))
    steps = [_step(at, None)]
    choose = Random(seed)
    steps.append(_step(at, at.do("p1", commands.Start(id=ANY_ID))))
    while at.table.phase == "playing" and len(steps) < moves:
        steps.append(_step(at, at.move(at.owing[0], choose.choice(at.legal))))
    return steps


def first_asked(steps: Sequence[Step], *players: str) -> int:
    """Return the first step at which everybody sees that one of those players has to decide."""
    return next(i for i, step in enumerate(steps) if due(step) in players)


def due(step: Step) -> str | None:
    """Return who has to decide, as everybody sees it."""
    view = step[""]["view"]
    public = view.get("public", {})
    seat = public["decision"]["seat"] if public.get("decision") else public.get("turn")
    return view["table"]["seats"].get(str(seat))


def _step(at: Sitting, update: TableUpdate | None) -> Step:
    step: Step = {}
    for who in ("", *HERE):
        player = at.table.players[PlayerId(who)] if who else None
        view = snapshot(at.projection, player, [*at.table.players], Millis(at.now), "h")
        sent = update.text(PlayerId(who) if who else None) if update is not None else None
        heard = update is not None and update.is_for(PlayerId(who) if who else None)
        step[who] = {
            "view": _renamed(who, json.loads(view)),
            "update": _renamed(who, json.loads(sent)) if sent and heard else None,
        }
    return step


def _renamed(who: str, sent: dict[str, Any]) -> dict[str, Any]:
    for part in PRIVATE:
        if who and sent.get(part):
            own = re.sub(rf"\b({NAMES.replace(' ', '|')})\b", rf"{who}x\1", json.dumps(sent[part]))
            sent[part] = json.loads(own)
    return sent


class SharedPage(Table):
    """The other end of a page that friends pass round, at a step of a recording."""

    def __init__(self, page: Page, recording: Sequence[Step], at: int = 1) -> None:
        self.recording, self.at = recording, at
        super().__init__(page, recording[at][""]["view"])
        self.asked: list[str] = []

    def connect(self, socket: WebSocketRoute) -> None:
        self.snapshot = self.recording[self.at][""]["view"]
        super().connect(socket)

    def goes_on(self) -> None:
        """Let the match go on by one step."""
        self.at += 1
        if update := self.recording[self.at][""]["update"]:
            self.say(update)

    def asked_alone(self) -> list[str]:
        """Return for whom alone the page has asked for something, since this was last asked."""
        asked, self.asked = [parse_qs(urlsplit(url).query) for url in self.asked], []
        return sorted({query["player"][-1] for query in asked if "public" not in query})

    def answer(self, url: str) -> object:
        parts = urlsplit(url)
        query = parse_qs(parts.query)
        what = parts.path.rpartition("/")[2]
        if what not in ("view", "updates", "commands"):
            return super().answer(url)
        self.asked.append(url)
        if what == "commands":
            return {"type": "done", "id": "any", "n": 1}
        who = "" if "public" in query else query["player"][-1]
        if what == "view":
            return self.recording[self.at][who]["view"]
        sent = [step[who]["update"] for step in self.recording[: self.at + 1]]
        after = int(query.get("after", ["0"])[0])
        updates = [update for update in sent if update and update["n"] > after]
        return {"game": "morpho", "history": "h", "updates": updates, "here": list(HERE)}
