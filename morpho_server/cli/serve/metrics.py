"""The place at which a process tells its metrics, if the host names one."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from morpho_server.cli.serve.listening import CannotListenError, bound_to_file


@contextmanager
def bound_for_metrics(place: str | None) -> Iterator[socket.socket | None]:
    """Yield a socket at the place that ``MORPHO_METRICS`` names, or ``None`` if it names none.

    Raises :exc:`~.listening.CannotListenError`, and :exc:`ModuleNotFoundError` without the extra.
    """
    if place is None:
        yield None
        return
    import_module("prometheus_client")
    if "/" in place:
        with bound_to_file(Path(place)) as listening:
            yield listening
        return
    host, _, port = place.rpartition(":")
    host = host.strip("[]")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, int(port)), family=family)
    except OSError as error:
        said = f"MORPHO_METRICS: can't listen at {place}: {error.strerror or error}"
        raise CannotListenError(said) from None
    with listening:
        yield listening
