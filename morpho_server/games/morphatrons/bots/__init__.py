"""The bots of Morphatrons. They decide from what their seat sees, and from nothing else."""
