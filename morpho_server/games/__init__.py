"""The rules of games: pure functions and data, standard library only.

Nothing here waits, reads a clock, logs, or touches the network or the environment. What a game
must offer is :class:`morpho_server.games.game.Game`.
"""
