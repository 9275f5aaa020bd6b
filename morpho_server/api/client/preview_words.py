"""The sentences of link previews, in the languages that the client speaks.

It is needed before any page runs, so it can't come from the client's own words. A language that is
missing here is shown in English.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class PreviewWords:
    """The sentences of a preview in one language.

    Of each pair the first is said of one person, the second of several. ``{people}`` and ``{game}``
    are named in a sentence; sentences follow one another with ``gap`` between them.
    """

    invited: str
    ready: str
    waiting: tuple[str, str]
    playing: tuple[str, str]
    free: tuple[str, str]
    sit: str
    watch: str
    others: str
    comma: str
    last: str
    gap: str

    def listed(self, names: Sequence[str]) -> str:
        """Join names."""
        if len(names) < 2:
            return "".join(names)
        return f"{self.comma.join(names[:-1])}{self.last}{names[-1]}"


_ENGLISH: Final = PreviewWords(
    invited="You are invited to {game}",
    ready="The table is set.",
    waiting=("{people} is waiting.", "{people} are waiting."),
    playing=("{people} is playing.", "{people} are playing."),
    free=("{people} is playing, and a seat is free.", "{people} are playing, and a seat is free."),
    sit="Sit down and play.",
    watch="Come and watch.",
    others="{number} others",
    comma=", ",
    last=" and ",
    gap=" ",
)
_FRENCH: Final = PreviewWords(
    invited="Viens jouer à {game}",
    ready="La table est prête.",
    waiting=("{people} attend.", "{people} attendent."),
    playing=("{people} joue.", "{people} jouent."),
    free=("{people} joue, et une place est libre.", "{people} jouent, et une place est libre."),
    sit="Assieds-toi et joue.",
    watch="Viens regarder.",
    others="{number} autres",
    comma=", ",
    last=" et ",
    gap=" ",
)
_CHINESE: Final = PreviewWords(
    invited="邀你來玩 {game}",
    ready="牌桌準備好了。",
    waiting=("{people} 在等你。", "{people} 在等你。"),
    playing=("{people} 正在玩。", "{people} 正在玩。"),
    free=("{people} 正在玩。還有空位。", "{people} 正在玩。還有空位。"),
    sit="坐下來一起玩吧。",
    watch="來看看吧。",
    others="另外 {number} 人",
    comma="、",
    last="和",
    gap="",
)
_WORDS: Final = {"en": _ENGLISH, "fr": _FRENCH, "zh": _CHINESE}


def words_for(languages: Sequence[str]) -> PreviewWords:
    """Return the words in the first of some languages that there are words in."""
    return next((_WORDS[tag] for tag in languages if tag in _WORDS), _ENGLISH)
