"""The records of Nim, and its entry for the registry."""

from morpho_server.games.entry import GameEntry
from morpho_server.games.records.recording import Recording
from tests.support.games.nim.rules import Nim


class NimRecording(Recording):
    game = Nim()


NIM_ENTRY = GameEntry(rules=NimRecording.game, records=NimRecording())
