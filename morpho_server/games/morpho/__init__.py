"""M.O.R.P.H.O., a game of hidden roles. The numbers cited are those of its rules, R1 to R11."""

from morpho_server.games.morpho.rules import MORPHO

__all__ = ["MORPHO"]
