"""A walk through all states of all games: no part covers or cuts another, nothing is too faint."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.end_to_end.test_every_move import CASES
from tests.support.complaints import complaints
from tests.support.end_to_end.browsing import PHONE, SIZES, Size
from tests.support.end_to_end.company import Company
from tests.support.end_to_end.decision_scenes import DECISIONS
from tests.support.end_to_end.game_scenes import GAMES, steps_of_lesson
from tests.support.end_to_end.people import Person
from tests.support.end_to_end.scenes import SCENES, Photographer
from tests.support.end_to_end.seldom_scenes import SELDOM
from tests.support.end_to_end.survey import faults
from tests.support.nightly import IS_NIGHT, nightly, walked
from tests.support.pseudo_languages import LONG, MIRRORED

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(3600),
    pytest.mark.usefixtures("pseudo_languages"),
]

ALL = {
    name: scene
    for name, scene in {**SCENES, **SELDOM, **DECISIONS, **GAMES}.items()
    if not name.startswith("stage-")
}
"""All but big screens, which are one sheet scaled as a whole: tests/client/test_stage.py."""
NIGHTLY = {
    "rules",
    "stress",
    "bots",
    "puzzles",
    "history",
    "past",
    "seasons",
    "evenings",
    "replays",
    "long-words",
    "match-6",
    "match-9",
    "shelf",
    "decisions-morphos-full",
    "decisions-morph-solo",
    "decisions-morph-packs",
    "again-hand",
    "again-morphatrons",
    "again-morphos",
    "again-morpyam",
    "lesson-morph",
    "lesson-morphos",
    "lesson-morpyam",
}
"""The scenes that are left to the night."""
NIGHTLY |= {
    f"moves-{number}"
    for number, (verbs, _) in enumerate(CASES)
    if verbs in {earlier for earlier, _ in CASES[:number]}
}
"""So are further positions of moves that are shown already."""


MADE_LONG = ("cut: name ", "cut: c-name ", "cut: c-band ")
"""Names on cards that are made longer: a translation finds ones that fit their cards."""


@dataclass(frozen=True)
class Surveyor(Photographer):
    """Measures what a photographer would take pictures of."""

    themes: tuple[str, ...]
    language: str
    found: list[str] = field(default_factory=list)

    async def take(self, person: Person, name: str) -> None:
        """Measure a screen at all sizes."""
        for size, (width, height) in self.sizes.items():
            await person.tab.page.set_viewport_size({"width": width, "height": height})
            for fault in await faults(person, self.themes):
                if not (self.language == LONG and fault.startswith(MADE_LONG)):
                    self.found.append(f"{name}, {size}: {fault}")


def scenes() -> list[Any]:
    """Return each scene with its language: all by night, most in longer words by day."""
    night = ["en", "fr", "zh-Hant", MIRRORED]
    return [
        *(nightly(name, LONG) if name in NIGHTLY else (name, LONG) for name in ALL),
        *(nightly(name, language) for language in night for name in ALL),
    ]


@pytest.mark.parametrize(("scene", "language"), scenes())
async def test_no_part_covers_or_cuts_another(browser, house, tmp_path, scene, language):
    sizes: Mapping[str, Size] = SIZES if IS_NIGHT else {"phone": PHONE}
    themes = ("dark", "light", "contrast") if IS_NIGHT else ("light",)
    likes = {"language": language}
    complaints.expect("status of 503 .*/analysis")  # it is asked for again
    async with Company(browser, house.site.base, likes) as company:
        surveyor = Surveyor(house.site, house.deck, company, tmp_path, sizes, themes, language)
        await ALL[scene](surveyor)

    assert not surveyor.found, "\n".join(surveyor.found)


BOARD = "(main) => [main.clientWidth, main.clientHeight]"
COACH_SCROLLS = "(coach) => coach.scrollHeight > coach.clientHeight + 1"


@pytest.mark.parametrize("language", ["fr", nightly("en"), nightly("zh-Hant")])
@pytest.mark.parametrize(
    "game", ["morph", nightly("morpho"), nightly("morphos"), nightly("morphatrons"), "morpyam"]
)
async def test_a_board_keeps_its_size_through_a_lesson(browser, house, game, language):
    """What the coach says has room at every step, the victory among them."""
    wrong = []
    async with Company(browser, house.site.base, {"language": language}) as company:
        for name in walked(("phone", "tall", "tablet", "laptop", "desktop"), "phone", "laptop"):
            bo = await company.person("Bo", SIZES[name])
            boards = set()
            async for step in steps_of_lesson(bo, game):
                boards.add(tuple(await bo.tab.find(".game > .board").evaluate(BOARD)))
                if await bo.tab.find(".coach").evaluate(COACH_SCROLLS):
                    wrong.append(f"{name}, step {step}: the coach scrolls")
            if len(boards) > 1:
                wrong.append(f"{name}: {boards}")

    assert wrong == []
