"""Bots and aids in the process of the tests, where a test can put them in the place of others.

What they are asked and what they answer is text, as it is with worker processes.
"""

from morpho_server.workers.questions import (
    Aids,
    Analysed,
    Answer,
    OpenQuestion,
    PastQuestion,
    Question,
    Thinker,
    analysis_in,
    answer_in,
    deduction_in,
    text_of,
)
from morpho_server.workers.worker import answer_to


class AtHome(Thinker, Aids):
    """Has bots answer and aids worked out here and at once."""

    async def think(self, question: Question) -> Answer:
        return answer_in(answer_to(text_of(question, seconds=1, limit=2)))

    async def deduce(self, question: OpenQuestion) -> str:
        return deduction_in(answer_to(text_of(question, seconds=1, limit=question.limit)))

    async def analyse(self, question: PastQuestion) -> Analysed:
        return analysis_in(answer_to(text_of(question, seconds=1, limit=question.limit)))
