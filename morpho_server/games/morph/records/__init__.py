"""Records of Morph: the header, the spelling of steps, and what can be expected (R13)."""
