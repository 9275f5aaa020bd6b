"""Morph: a battle of cards for two, or for one against the Shadow."""
