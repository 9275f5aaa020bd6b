"""The names of uvicorn that the server uses although no release promises them.

``pyproject.toml`` allows only releases that were tried with them.
"""

import ast
import asyncio
import re
import tomllib
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

import morpho_server

PACKAGE = Path(morpho_server.__file__).parent
ROOT = Path(__file__).parents[2]
PROMISED = {*dir(asyncio.Protocol), "serve"}
"""What asyncio asks of every protocol, and what uvicorn's documentation names."""

USED = {
    "api/sockets/connections.py": {
        # of a connection by which requests come
        "_start_asgi_task",
        "handle_websocket_upgrade",
        "headers",
        "on_body",
        "on_header",
        "on_headers_complete",
        "on_message_begin",
        "on_message_complete",
        "parser",
        "pipeline",
        "send_400_response",
        "transport",
        # of a request
        "disconnected",
        "message_event",
        "response_complete",
        # of what a connection becomes
        "handshake_initiated",
        # of what believes proxies
        "trusted_hosts",
    },
    "api/sockets/socket_connection.py": {
        "close_sent",
        "conn",
        "curr_msg_data_type",
        "frames",
        "handle_cont",
        "handle_parser_exception",
        "handle_ping",
        "handle_pong",
        "headers",
        "keepalive_timeout",
        "queue",
        "scope",
        "send_receive_event_to_app",
        "shutdown",
        "transport",
        "writable",
    },
    "api/sockets/timeouts.py": {
        "connections",
        "handshake_complete",
        "server_state",
        "transport",
    },
    "cli/shutdown.py": {
        "capture_signals",
        "connections",
        "server_state",
        "servers",
        "should_exit",
        "shutdown",
        "tasks",
        "transport",
    },
}


def used_by(module: Path) -> set[str]:
    """Return the names of attributes that a module reads, writes or defines."""
    nodes = [*ast.walk(ast.parse(module.read_text()))]
    defined = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    return defined | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


async def names_of_uvicorn() -> set[str]:
    """Return the names of everything that its objects have."""
    config = uvicorn.Config(nothing, log_config=None, lifespan="off")
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup(sockets=[])
    given: Any = {"config": config, "server_state": server.server_state, "app_state": {}}
    cycle: Any = dict.fromkeys(signature(RequestResponseCycle).parameters)
    made = [
        server,
        server.server_state,
        HttpToolsProtocol(**given),
        RequestResponseCycle(**cycle),
        WebSocketsSansIOProtocol(**given),
        ProxyHeadersMiddleware(nothing),
    ]
    return {name for each in made for name in dir(each)}


async def nothing(scope: object, receive: object, send: object) -> None:
    """Serve nothing."""


@pytest.mark.parametrize("module", USED)
async def test_no_other_names_are_used_and_all_are_there(module):
    theirs = await names_of_uvicorn() - PROMISED

    assert used_by(PACKAGE / module) & theirs == USED[module]


def test_only_these_modules_extend_the_server_of_a_library():
    using = {
        str(module.relative_to(PACKAGE))
        for module in PACKAGE.rglob("*.py")
        if re.search(r"uvicorn\.(?!Config)|from uvicorn|websockets\.server", module.read_text())
    }

    assert using == USED.keys()


@pytest.mark.parametrize("library", ["httptools", "uvicorn", "websockets"])
def test_only_the_locked_release_and_its_repairs_are_allowed(library):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    locked = (ROOT / "requirements/runtime.txt").read_text()
    major, minor = re.findall(rf"^{library}==(\d+)\.(\d+)", locked, re.MULTILINE)[0]

    allowed = f"{library}>={major}.{minor},<{major}.{int(minor) + 1}"
    assert allowed in project["dependencies"]
