"""The REST routes."""
