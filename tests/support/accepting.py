"""Servers of asyncio that are closed, and lose nobody who is just coming in."""

import asyncio


async def take_no_more(server: asyncio.Server) -> None:
    """Close a server when it has taken in whoever it has begun with.

    Closed before, asyncio would lose the socket of a connection that it has accepted, and Python
    warn of it whenever it is found.
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
