"""Random rounds of a game: how many moves a second the rules carry out on one core.

``python -m benchmarks rules [--game morpho] [--players 3 6 9] [--modes basic expert]
[--sizes 13 19] [--json]``

``plain``: at every decision the legal moves are listed and one of them is made. ``views``: every
event is also shown to a public observer and to one for each seat it is addressed to; then all of
them return what has changed. Where python-chess is installed its random games, cut at 200 plies,
are played in the same run: only ratios within one run count. Times are CPU time, figures the median
of the runs.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from morpho_server.games.chance import Chance
from morpho_server.games.events import Event, is_shown
from morpho_server.games.game import Game, Observer
from morpho_server.games.options import Choices, Options, OptionsRefusedError
from morpho_server.games.outcome import Standing
from morpho_server.games.registry import DEFAULT_GAME, RULES
from morpho_server.games.seats import Seat
from morpho_server.games.views import Json

try:
    import chess
except ImportError:
    HAS_CHESS = False
else:
    HAS_CHESS = True

Play = Callable[[random.Random], int]
"""Plays one game to its end and returns how many moves it had."""


def play_round(
    rng: random.Random, *, game: Game[Any], options: Options, players: int, watched: bool
) -> int:
    """Play a round, watched by the public and every seat or by nobody."""
    chance = Chance(rng.randbytes(32))
    watching = watchers(game, players) if watched else []
    opening = game.start(Choices(options, players), Standing(1, (0,) * players), chance)
    state: Any = game.new_state()
    for event in opening:
        game.evolve(state, event)
    show(opening, watching)
    moves = 0
    while owing := game.owing(state):
        move = rng.choice(game.legal_moves(state, owing[0]))
        consequences = game.decide(state, owing[0], move, chance)
        state = consequences.after
        show(consequences.events, watching)
        moves += 1
    return moves


def watchers(game: Game[Any], players: int) -> list[tuple[Seat | None, Observer]]:
    """Return an observer of the public and one for each seat."""
    seats = map(Seat, range(players))
    return [(None, game.public_observer()), *((seat, game.seat_observer(seat)) for seat in seats)]


def show(events: Iterable[Event], watching: list[tuple[Seat | None, Observer]]) -> None:
    """Show events one by one, and ask everybody after each what has changed."""
    for event in events:
        for seat, observer in watching:
            if is_shown(event, seat):
                observer.see(event)
            observer.take_patch()


def play_chess(rng: random.Random) -> int:
    """Play a random game of chess, cut at 200 plies."""
    board = chess.Board()
    for ply in range(200):
        legal = list(board.legal_moves)
        if not legal:
            return ply
        board.push(rng.choice(legal))
    return 200


def speed(play: Play, seconds: float) -> float:
    """Return moves per second of CPU time."""
    rng = random.Random(7)
    moves, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        moves += play(rng)
    return moves / spent


def measure(play: Play, arguments: argparse.Namespace) -> int:
    """Return the median speed of the runs, after a short warm-up."""
    speed(play, arguments.seconds / 4)
    return round(statistics.median(speed(play, arguments.seconds) for _ in range(arguments.runs)))


def engines(arguments: argparse.Namespace) -> dict[str, Play]:
    """Return the measurements, by name."""
    chosen: dict[str, Play] = {"python-chess": play_chess} if HAS_CHESS else {}
    game: Game[Any] = RULES[arguments.game]
    for variant in variants(game, arguments):
        options = game.options(variant)
        for players in arguments.players or game.seats:
            if not can_start(game, options, players):
                continue
            for kind in ("plain", "views"):
                play = partial(
                    play_round,
                    game=game,
                    options=options,
                    players=players,
                    watched=kind == "views",
                )
                named = (f"{players} players", *map(str, variant.values()), kind)
                chosen[", ".join(named)] = play
    return chosen


def variants(game: Game[Any], arguments: argparse.Namespace) -> list[dict[str, Json]]:
    """Return the options of each variant of a game: its modes, or the sizes of its board."""
    fields = {field.name: field for field in game.option_fields}
    if "mode" in fields:
        mode = fields["mode"]
        assert mode.kind == "choice"
        return [{"mode": each} for each in filter(mode.takes, arguments.modes or mode.values)]
    return [{"size": size} for size in arguments.sizes] if "size" in fields else [{}]


def can_start(game: Game[Any], options: Options, players: int) -> bool:
    """Return whether that many can play with these options."""
    try:
        game.check_start(Choices(options, players))
    except OptionsRefusedError:
        return False
    return True


def parse() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=RULES, default=DEFAULT_GAME)
    parser.add_argument("--players", type=int, nargs="+", help="any number of seats if left out")
    parser.add_argument("--modes", nargs="+", help="all of the game if left out")
    parser.add_argument("--sizes", type=int, nargs="+", default=[13, 19], help="of boards")
    parser.add_argument("--seconds", type=float, default=2, help="of CPU time, for each run")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print one JSON line per engine")
    return parser.parse_args()


def main() -> None:
    """Measure and print."""
    arguments = parse()
    peer: int | None = None
    for name, play in engines(arguments).items():
        found = measure(play, arguments)
        peer = found if name == "python-chess" else peer
        ratio = None if peer is None else round(found / peer, 2)
        if arguments.json:
            print(json.dumps({"engine": name, "moves_s": found, "of_python_chess": ratio}))
        else:
            against = "" if ratio is None else f"  {ratio:5.2f} of python-chess"
            print(f"{name:27} {found:8,} moves/s{against}", flush=True)
