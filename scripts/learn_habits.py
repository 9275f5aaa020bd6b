"""Count how agents play, and what it brings them, into ``games/morpho/bots/inference/habits.json``.

``.venv/bin/python scripts/learn_habits.py [--rounds 1200] [--processes 2]``

Expert rounds of M.O.R.P.H.O. with every Unknown that suits, at every number of players. Now and
then somebody does something else than an agent would, so that situations are met which agents
avoid; what is done then is not counted. The file says in which rounds it was counted, and a test
fails when agents play them differently: then run this script again.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from multiprocessing import get_context
from random import Random

from morpho_server.bots.arena.simulation import Played, Setting, play_round
from morpho_server.games.bot import Observation
from morpho_server.games.events import is_shown
from morpho_server.games.morpho.bots.agent import Agent
from morpho_server.games.morpho.bots.inference.habits import (
    FILE,
    Situation,
    Tally,
    action_kind,
    situation,
    write,
)
from morpho_server.games.morpho.bots.search.choice_history import ChoiceHistory
from morpho_server.games.morpho.events import Dealt, TransmitLaid
from morpho_server.games.morpho.identities import IDENTITY, UNKNOWNS, Name
from morpho_server.games.moves import Move
from morpho_server.games.registry import RULES

GAME = RULES["morpho"]
STRAYING = 0.1
"""How often somebody does something else."""
SHARES = {3: 1, 4: 1, 5: 3, 6: 1, 7: 1, 8: 1, 9: 1}
"""How many rounds are played at each number of players, beside each other."""
CHUNK = 50
SAMPLE = 3
"""How many rounds at each number of players are known again by what is done in them."""

Counts = dict[Situation, tuple[Counter[str], float]]


class Straying:
    """An agent that now and then does something else; it notes when."""

    def __init__(self) -> None:
        self._agent = Agent()
        self.strayed: set[tuple[int, int]] = set()

    def choose(self, observation: Observation, dice: Random) -> Move | None:
        """Return an agent's choice, or the best of another kind."""
        decision = observation.public["decision"]
        if decision["kind"] != "turn" or dice.random() >= STRAYING:
            return self._agent.choose(observation, dice)
        kinds: dict[str, list[Move]] = {}
        for move in observation.legal:
            verb = move.partition(" ")[0]
            kinds.setdefault(move if verb == "change" else verb, []).append(move)
        self.strayed.add((observation.seat, observation.public["turns"][str(observation.seat)]))
        legal = tuple(kinds[dice.choice(sorted(kinds))])
        return self._agent.choose(
            Observation(
                observation.seat, observation.public, observation.own, legal, observation.events
            ),
            dice,
        )


def count(task: tuple[int, range], unknowns: Sequence[Name] = UNKNOWNS) -> Counts:
    """Play rounds of that many players with these Unknowns, and count what was done in them."""
    players, seeds = task
    suited = [name for name in unknowns if players in IDENTITY[name].players]
    options = GAME.options({"mode": "expert", "unknowns": suited})
    found: Counts = {}
    for seed in seeds:
        bot = Straying()
        setting = Setting(GAME, options, players, 1000 * seed + players)
        played = play_round(setting, [bot] * players)
        assert played.outcome is not None
        for seat, turn, where, done in _action_kinds(played):
            if (seat, turn) not in bot.strayed:
                counter, points = found.get(where, (Counter(), 0.0))
                counter[done] += 1
                found[where] = counter, points + played.outcome.points[seat]
    return found


def _action_kinds(played: Played) -> Iterator[tuple[int, int, Situation, str]]:
    """Yield what was done in each turn, up to a Transmit: who, in which turn, where, and what."""
    events = played.position.events
    laid = next((n for n, event in enumerate(events) if isinstance(event, TransmitLaid)), None)
    [dealt] = [event for event in events if isinstance(event, Dealt)]
    names: Sequence[Name] = list(dealt.cards.values())
    for choice in ChoiceHistory(e for e in events[:laid] if is_shown(e, None)).choices:
        hand = [names[number] for number in choice.hand]
        where = situation(
            hand,
            choice.turn,
            bound=choice.bound,
            awaited=choice.awaited,
            known=(names[number] for number in choice.known),
        )
        aimed_at = None if choice.card is None else names[choice.card]
        yield (
            choice.seat,
            choice.turn,
            where,
            action_kind(choice.verb, hand, aimed_at, near=choice.near),
        )


def sample(unknowns: Sequence[Name]) -> str:
    """Return a hash of the first rounds that today's agents play, by which they are known."""
    found = [count((players, range(SAMPLE)), unknowns) for players in SHARES]
    text = repr([sorted((w, sorted(d.items()), p) for w, (d, p) in each.items()) for each in found])
    return sha256(text.encode()).hexdigest()[:16]


def main() -> None:
    """Play, count, and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1200, help="of a share, see SHARES")
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    tasks = [
        (players, range(n, n + CHUNK))
        for players, share in SHARES.items()
        for n in range(0, share * arguments.rounds, CHUNK)
    ]
    total: Counts = {}
    with get_context("spawn").Pool(arguments.processes) as pool:
        for n, found in enumerate(pool.imap(count, tasks), 1):
            for where, (done, points) in found.items():
                counter, before = total.get(where, (Counter(), 0.0))
                total[where] = counter + done, before + points
            print(f"\r{n}/{len(tasks)}", end="", flush=True)
    met = {w: Tally(done, points / done.total()) for w, (done, points) in total.items()}
    rounds = {players: share * arguments.rounds for players, share in SHARES.items()}
    source = {
        "by": "scripts/learn_habits.py",
        "rounds": rounds,
        "unknowns": UNKNOWNS,
        "sample": sample(UNKNOWNS),
    }
    FILE.write_text(write(met, source))
    print(f"\n{len(met)} situations")


if __name__ == "__main__":
    main()
