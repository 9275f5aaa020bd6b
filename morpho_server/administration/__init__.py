"""The administration of a server by its host: who may do it, and what it does."""
