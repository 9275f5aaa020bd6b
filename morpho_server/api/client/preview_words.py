"""The sentences of link previews, in the languages that the client speaks.

They are needed before any page runs, so they are rendered from the client's messages beforehand
(``make words``): by plural form, with blanks in braces.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from morpho_server.api.client.languages import ENGLISH

_RENDERED: Final = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))
_SPACE: Final = re.compile(r"(?<=[\u3002\uff1f\uff01]) ")
"""A space after a full stop of Chinese, which needs none."""


@dataclass(frozen=True, slots=True)
class PreviewWords:
    """The sentences of previews in one language.

    ``rendered`` has each by its name: one text, or one by plural form; the numbers of the plural
    ``forms``, from and to; and what stands between names: between ``two``, else ``more`` and
    ``last``.
    """

    rendered: dict[str, Any]

    def say(self, name: str, count: int = 0, **values: str) -> str:
        """Return a sentence about a number of people; ``values`` are what else it names."""
        text = self.rendered[name]
        if not isinstance(text, str):
            text = text[self._form(count)]
        said: str = text.format(count=count, **values)
        return said

    def _form(self, count: int) -> str:
        forms: dict[str, list[tuple[int, int]]] = self.rendered["forms"]
        return next(
            (
                form
                for form, spans in forms.items()
                if any(first <= count <= last for first, last in spans)
            ),
            "other",
        )

    def listed(self, names: Sequence[str]) -> str:
        """Join names."""
        if len(names) < 3:
            return str(self.rendered["two"]).join(names)
        return f"{self.rendered['more'].join(names[:-1])}{self.rendered['last']}{names[-1]}"

    def joined(self, *sentences: str) -> str:
        """Join sentences, without those that are empty."""
        return _SPACE.sub("", " ".join(filter(None, sentences)))


_WORDS: Final = {tag.partition("-")[0]: PreviewWords(said) for tag, said in _RENDERED.items()}


def words_for(languages: Sequence[str]) -> PreviewWords:
    """Return the words of the first available language; of English if there is none."""
    return next((_WORDS[tag] for tag in languages if tag in _WORDS), _WORDS[ENGLISH])
