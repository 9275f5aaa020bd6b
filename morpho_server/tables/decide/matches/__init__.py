"""Matches: how they start, their rounds, moves and bets, and how they end."""
