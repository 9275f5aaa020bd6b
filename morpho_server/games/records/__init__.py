"""Records: games and positions written down, with the moves made and what must hold on the way.

What the frame of a record is for every game stands here; a game adds its header, its notation and
its expectations by a :class:`~morpho_server.games.records.recording.Recording`.
"""
