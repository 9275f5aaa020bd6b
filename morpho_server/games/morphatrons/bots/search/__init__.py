"""Looking ahead on positions of the bots' own, made from what their seat sees."""
