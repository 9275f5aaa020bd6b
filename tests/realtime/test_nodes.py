"""A node says what it lacks as soon as it is one of several."""

import logging

import pytest

from morpho_server.realtime.broadcast import Broadcast, NoBroadcast
from morpho_server.realtime.node import DEAF, DEAF_BEATS, Node


class OtherNodes:
    """A node registry in which others come and go."""

    def __init__(self):
        self.others = []
        self.killed = {}
        self.beats = 0

    async def beat(self, node):
        self.beats += 1
        return dict.fromkeys([node, *self.others], self.beats) | self.killed

    async def remove(self, node, beats=None):
        pass


class Deaf(NoBroadcast):
    """A broadcast that seems to work, by which nothing comes."""

    connected = True


async def warnings(caplog, broadcast: Broadcast, *others: list[str]) -> int:
    """Return how often a node warns that finds each of those others in the registry."""
    caplog.set_level(logging.WARNING)
    node_registry = OtherNodes()
    node = Node(node_registry, lambda _: broadcast)
    for names in others:
        node_registry.others = names
        await node._check_nodes()
    return caplog.messages.count(DEAF)


A = [["a"]] * (DEAF_BEATS + 1)
"""Another node, for as long as it is waited for."""


@pytest.mark.parametrize("broadcast", [NoBroadcast(), Deaf()])
async def test_an_isolated_node_warns_of_each_new_node(caplog, broadcast):
    assert await warnings(caplog, broadcast, [], *A, ["a", "b"], [], *A) == 2


async def test_a_node_waits_to_hear_others_before_it_warns(caplog):
    assert await warnings(caplog, NoBroadcast(), *A[2:]) == 0


async def test_the_successor_of_a_killed_node_does_not_warn(caplog):
    caplog.set_level(logging.WARNING)
    node_registry = OtherNodes()
    node_registry.killed = {"a": 7}
    node = Node(node_registry, lambda _: NoBroadcast())

    for _ in range(DEAF_BEATS + 1):
        await node._check_nodes()

    assert DEAF not in caplog.messages


async def test_a_node_that_is_alone_lacks_nothing(caplog):
    assert await warnings(caplog, NoBroadcast(), [], [], [], []) == 0
