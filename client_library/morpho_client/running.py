"""Running a program that plays, as a person at a terminal expects of it."""

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

from morpho_client.errors import InUse, Refused, Unreachable

T = TypeVar("T")


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run a program, and return its result.

    What the server refuses, a server that can't be reached, and a file that another client uses end
    the process with a sentence and status 1.
    """
    try:
        return asyncio.run(main)
    except Refused as refused:
        sys.exit(refused.reason or refused.code)
    except (InUse, Unreachable) as error:
        sys.exit(str(error))
