"""Matches that are played to their end by random moves."""

from random import Random
from typing import Final

from tests.support.visitors import Player

EXPERT: Final = {"mode": "expert", "target": 4, "turn_limit": 4}
"""Options of a short match of M.O.R.P.H.O."""


async def play_until_over(players: list[Player], dice: Random) -> None:
    """Make random moves, secret ones among them, until the match is over."""
    while True:
        player = dice.choice(players)
        view = await player.view()
        phase = view["table"]["phase"]
        if phase == "over":
            return
        if phase == "between":
            await players[0].do("next_round")
            continue
        moves = view.get("legal") or dice.choices([[], view["own"].get("open", [])], [5, 1])[0]
        if moves:
            await player.move(dice.choice(moves))
