"""A process in which somebody's own bot plays: ``python -m … NICENESS FILE``.

The file has a function ``move(view, legal)``, or a class ``Bot`` with such a method. It is called
with what its seat sees and may do, as JSON, and returns a move. Nothing else is sent to the
process: see :func:`morpho_server.bots.arena.programs.question_of`.
"""

import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from typing import Any

import orjson

from morpho_server.workers.answering import serve


def load(file: Path) -> Callable[[Any, Any], Any]:
    """Return how the bot of a file moves; raises whatever the file raises."""
    sys.path.insert(0, str(file.parent))
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None, "a file of Python has one"
    assert spec.loader is not None, "a file of Python has one"
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    bot: Any = module if hasattr(module, "move") else module.Bot()
    move: Callable[[Any, Any], Any] = bot.move
    return move


def main() -> None:
    """Load the bot, and let it answer until the input ends."""
    move = load(Path(sys.argv[2]))

    def answer_to(line: bytes) -> bytes:
        question = orjson.loads(line)
        try:
            return orjson.dumps({"move": move(question["view"], question["legal"])})
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way
            place = extract_tb(error.__traceback__)[-1]
            name = Path(place.filename).name
            what = f"{type(error).__name__}: {error} ({name}, line {place.lineno})"
            return orjson.dumps({"failed": what})

    serve(answer_to, int(sys.argv[1]))


if __name__ == "__main__":
    main()
