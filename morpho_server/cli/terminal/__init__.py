"""Standard streams, progress and output files of the commands."""
