"""Closing asyncio servers without losing a connection that is just being accepted."""

import asyncio


async def take_no_more(server: asyncio.Server) -> None:
    """Close a server after it has accepted all pending connections.

    If it closed earlier, asyncio would lose the socket of an accepted connection, and Python would
    warn of it later.
    """
    loop = asyncio.get_running_loop()
    for listening in server.sockets:
        loop.remove_reader(listening.fileno())
    while coming := [task for task in asyncio.all_tasks() if _takes_in(task)]:
        await asyncio.wait(coming)
    server.close()


def _takes_in(task: asyncio.Task[object]) -> bool:
    work = task.get_coro()
    return getattr(work, "__name__", None) == "_accept_connection2"
