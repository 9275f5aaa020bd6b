"""Aids for people, computed in worker processes: what could be known, live and afterwards."""
