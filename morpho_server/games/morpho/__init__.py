"""M.O.R.P.H.O.: roles, not people, win. The rule numbers cited are those of the rules (R1 to R11)."""

from morpho_server.games.morpho.rules import MORPHO

__all__ = ["MORPHO"]
