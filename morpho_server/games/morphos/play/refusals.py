"""Why a move or an option is refused: stable codes, and sentences for the seat that asked."""

from typing import Final

NO_SUCH_POINT: Final = ("no_such_point", "The board does not have that point.")
POINT_TAKEN: Final = ("point_taken", "There is a stone on that point.")
RETURN_FIRST: Final = ("return_first", "Put your removed stone back first.")
NOTHING_TO_RETURN: Final = ("nothing_to_return", "You have no stone to put back.")
SECOND_STONE: Final = ("second_stone", "Put your second stone on an empty point beside the first.")
NO_ENEMY_STONE: Final = ("no_enemy_stone", "There is no enemy stone on that point.")
NOT_WEAK: Final = ("not_weak", "That stone is not weak.")
FRESH_STONE: Final = (
    "fresh_stone",
    "That stone was flipped in the last turn, so it counts as yours.",
)
FLIPS_BACK: Final = ("flips_back", "Your opponent could flip that stone back.")
REPEATS: Final = ("repeats", "That would repeat the board from the start of an earlier turn.")
NO_TAKEBACK: Final = ("no_takeback", "You have no turn to take back now.")
NOTHING_ASKED: Final = ("nothing_asked", "Nobody has asked to take a turn back.")
ANSWER_FIRST: Final = ("answer_first", "First say whether the last turn may be taken back.")
NO_SWAP: Final = ("no_swap", "The colours can only be swapped in White's first turn.")
METAMORPH_NEEDS_MINIMORPH: Final = (
    "metamorph_needs_minimorph",
    "Metamorph needs Minimorph: without it no stone of the full board is weak.",
)
METAMORPH_EXCLUDES_DUOMORPH: Final = (
    "metamorph_excludes_duomorph",
    "With Metamorph no point is ever empty, so Duomorph does nothing.",
)
METAMORPH_EXCLUDES_REMORPH: Final = (
    "metamorph_excludes_remorph",
    "With Metamorph no point is ever empty, so Remorph does nothing.",
)
MINIMORPH_NEEDS_OPEN_EDGES: Final = (
    "minimorph_needs_open_edges",
    "Minimorph can't be played with closed edges.",
)
SIZE_NOT_OFFERED: Final = (
    "size_not_offered",
    "That size is not offered with, or without, Metamorph.",
)
