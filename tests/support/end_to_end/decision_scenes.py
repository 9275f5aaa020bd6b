"""Every decision of the games besides Morpho, with each step of its answer."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from tests.support.end_to_end.browsing import PHONE
from tests.support.end_to_end.other_games import (
    taps_of_morph,
    taps_of_morphatrons,
    taps_of_morphos,
    taps_of_morpyam,
    taps_on,
)
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.playing import at_random, play_by_rest
from tests.support.end_to_end.scenes import SEED, Photographer
from tests.support.nightly import IS_NIGHT
from tests.support.pages import Json
from tests.support.visitors import begin

WAY_BACK: Final = "[data-action=cancel]"
LONGEST: Final = (
    "Wilhelmina-Gypsywood",
    "Bartholomew-Longford",
    "Maximilian-Jasperson",
    "Ng",
)
"""Names of twenty letters at most, with some that reach below the line."""


@dataclass(frozen=True)
class Match:
    """A match whose decisions are shown as they come, each kind once.

    ``standing`` are the parts of the game's public view that say what kind of decision it is,
    ``looks`` what can be tapped without a move, ``factions`` those of the first player in Morph.
    After ``daily`` moves, by night after 150, the others give up: nearly all kinds have come.
    """

    game: str
    taps_of: Callable[[str], list[str]]
    standing: tuple[str, ...] = ()
    looks: tuple[str, ...] = ()
    names: str = " ".join(LONGEST[:2])
    options: Mapping[str, Json] = field(default_factory=dict)
    factions: str = ""
    daily: int = 25

    def steps(self, view: Json) -> dict[str, list[str]]:
        """Return the states in which a view can be shown, by kind, with the taps that lead there.

        They are those of the longest move of a kind, without the tap that makes it.
        """
        legal = view.get("legal") or []
        whose = "mine" if legal else "theirs"
        stands = [str(view["public"].get(part)) for part in self.standing]
        moves = {kind_of(move): move for move in sorted(legal, key=len)} if len(legal) > 1 else {}
        answers = {kind: self.taps_of(move)[:-1] for kind, move in moves.items()}
        phase = view["public"].get("phase")
        return {
            "-".join([whose, *stands]): [],
            **{f"{kind}-{phase}": taps for kind, taps in answers.items() if taps},
            **{f"{whose}-{look}": [look] for look in self.looks},
        }


def kind_of(move: str) -> str:
    """Return a move's verb; for a point of Morphos the sign before it."""
    verb = move.split(maxsplit=1)[0]
    return verb if verb.isalpha() else move[0] if move[0] in "x+" else "place"


LOOKS: Final = ("[data-scrap]", "[data-lane] >> nth=0", ".hand [data-card] >> nth=0")
EVERY: Final = dict.fromkeys(("minimorph", "deepmorph", "duomorph", "remorph"), True)
FULL: Final = {"minimorph": True, "metamorph": True, "size": 10}
MIDDLE: Final = ("point e5",)

MATCHES: Final = {
    "morphos": Match(
        "morphos",
        taps_of_morphos,
        ("phase",),
        MIDDLE,
        options={**EVERY, "size": 9, "black": "B"},
        daily=100,
    ),
    "morphos-full": Match(
        "morphos", taps_of_morphos, ("phase",), MIDDLE, options={**FULL, "black": "B"}
    ),
    "morphatrons": Match("morphatrons", taps_of_morphatrons, looks=LOOKS),
    "morph": Match("morph", taps_of_morph, ("phase",), factions="violet_red"),
    "morph-packs": Match(
        "morph", taps_of_morph, ("phase",), options={"packs": 2}, factions="violet_yellow"
    ),
    "morph-solo": Match(
        "morph",
        taps_of_morph,
        ("phase",),
        names=LONGEST[0],
        options={"mode": "solo"},
        factions="grey_red",
    ),
    "morpyam": Match(
        "morpyam",
        taps_of_morpyam,
        ("rolls", "came", "again"),
        names=" ".join(LONGEST),
        options={"first": "A"},
    ),
}
"""The matches, by name; the factions of those of Morph have each kind of feat."""


async def decisions(camera: Photographer, name: str) -> None:
    """Show a match to a spectator, to the first player each kind of decision, the end, the result.

    A match that takes too long ends with the others giving up.
    """
    match = MATCHES[name]
    players = await camera.site.company(match.names, match.game, **match.options)
    if match.factions:
        await players[0].do("set_seat_options", options={"factions": match.factions})
    await begin(players)
    watcher = await camera.company.person("Wim")
    await watcher.follows(f"/t/{players[0].code}")
    await watcher.just_watches()
    await camera.take(watcher, f"decisions-{name}-watched")
    ada = await camera.company.page_of(players[0])
    shown: set[str] = set()
    choose = at_random(SEED)
    for _ in range(150 if IS_NIGHT else match.daily):
        view = await players[0].view()
        if view["table"]["phase"] != "playing":
            break
        await ada.tab.heard.reach(view["n"])
        for kind, taps in match.steps(view).items():
            if kind not in shown and await _show(camera, ada, f"decisions-{name}-{kind}", taps):
                shown.add(kind)
        await watcher.tab.close()  # after the first: it would cost as much as what is shown
        await play_by_rest(players, choose, most=1)
    else:
        for player in players[1:]:
            await player.move("resign")
    await ada.tab.heard.reach((await players[0].view())["n"])
    await _show(camera, ada, f"decisions-{name}-ended", [])
    await ada.sees_the_result()
    await _show(camera, ada, f"decisions-{name}-result", [])


async def _show(camera: Photographer, person: Person, name: str, taps: list[str]) -> bool:
    """Show the steps of an answer, then go back; return whether there is that to be tapped."""
    tab = person.tab
    await tab.is_current()
    await tab.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    if taps and not taps[0].startswith("point ") and not await tab.find(taps[0]).count():
        return False
    if not taps:
        await camera.take(person, name)
    for number, tap in enumerate(taps, 1):
        await tab.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        await taps_on(person, tap)
        await camera.take(person, f"{name}-{number}")
    while await tab.find(WAY_BACK).count():
        await tab.click(WAY_BACK)
    return True


DECISIONS: Final[dict[str, Callable[[Photographer], Awaitable[None]]]] = {
    f"decisions-{name}": partial(decisions, name=name) for name in MATCHES
}
"""The scenes, by name."""
