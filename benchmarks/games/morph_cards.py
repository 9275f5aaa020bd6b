"""How the cards of Morph fare in duels: how often who draws one wins, and plays it.

``python -m benchmarks morph_cards [--number 500] [--bot duelist] [--seed 1]``

A card counts for a seat that had it in its hand at any time. *Played* is how often it summoned it
then, *mana* how often it put it into its mana zone; what is left over was still in the hand when
the game ended. Intervals are of 95 %.
"""

import argparse
from collections import Counter
from collections.abc import Sequence

from morpho_server.bots.arena.estimates import share
from morpho_server.bots.arena.simulation import Setting, play_round
from morpho_server.games.events import Event, as_shown
from morpho_server.games.registry import RULES, bot_for, bots_of

GAME = "morph"

DRAWN = frozenset({"hand_dealt", "card_received"})
PLAYED = frozenset({"creature_summoned"})
MANA = frozenset({"mana_chosen", "card_staked"})


class Tally:
    """Counts by card."""

    def __init__(self) -> None:
        self.drawn = Counter[str]()
        self.won = Counter[str]()
        self.played = Counter[str]()
        self.mana = Counter[str]()

    def add(self, events: Sequence[Event], winner: int) -> None:
        """Count a game."""
        had: set[tuple[int, str]] = set()
        for event in events:
            shown = as_shown(event)
            if event.kind in DRAWN:
                cards = shown["dealt"].values() if "card" not in shown else [shown["card"]]
                had |= {(shown["seat"], card) for card in cards}
            elif event.kind in PLAYED:
                self.played[shown["card"]] += 1
            elif event.kind in MANA:
                self.mana[shown["card"]] += 1
        for seat, card in had:
            self.drawn[card] += 1
            self.won[card] += seat == winner


def main() -> None:
    """Play, and print a line for each card."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--number", type=int, default=500, help="of duels")
    parser.add_argument("--bot", choices=tuple(bots_of(GAME)), default="duelist")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game, bot, tally = RULES[GAME], bot_for(GAME, arguments.bot), Tally()
    for number in range(arguments.number):
        setting = Setting(game, game.options({}), 2, arguments.seed * 1_000_000 + number)
        played = play_round(setting, [bot, bot])
        assert played.outcome is not None
        tally.add(played.position.events, played.outcome.winners[0])
    print("card   drawn  won when drawn        played  mana")
    for card, drawn in sorted(tally.drawn.items(), key=lambda each: -tally.won[each[0]] / each[1]):
        won = share(tally.won[card], drawn)
        print(
            f"{card:6} {drawn:5}  {won.value:4.0%} ({won.low:.0%} to {won.high:.0%})"
            f"{tally.played[card] / drawn:11.0%} {tally.mana[card] / drawn:5.0%}"
        )


if __name__ == "__main__":
    main()
