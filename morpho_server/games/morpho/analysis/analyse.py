"""The analysis of a round of M.O.R.P.H.O."""

from collections.abc import Sequence
from typing import TypedDict

from morpho_server.games.aids import StepSeen
from morpho_server.games.morpho.analysis.chances import RoundChances, chances_of
from morpho_server.games.morpho.analysis.course import course_of
from morpho_server.games.morpho.analysis.deceptions import lies_of, turns_fooled
from morpho_server.games.morpho.analysis.mark import Mark
from morpho_server.games.morpho.analysis.marks import marks_of


class RoundStory(TypedDict):
    """The story of a round: its marks, for how many turns who had whom fooled, and who lied."""

    marks: list[Mark]
    fooled: list[list[int]]
    lies: list[int]


class MorphoAnalysis(TypedDict):
    """What could have been known in a round, and what follows from it."""

    chances: RoundChances
    story: RoundStory


def analyse(seats: int, steps: Sequence[StepSeen]) -> MorphoAnalysis:
    """Return each seat's possible knowledge at each step, and the story that follows."""
    course = list(course_of(seats, steps))
    story: RoundStory = {
        "marks": marks_of(course),
        "fooled": turns_fooled(course, seats),
        "lies": lies_of(course, [step["said"] for step in steps], seats),
    }
    return {"chances": chances_of(course, seats), "story": story}
