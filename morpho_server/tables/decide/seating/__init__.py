"""Seats: who may take one, and who gives one up."""
