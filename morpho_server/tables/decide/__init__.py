"""Deciding which events follow from a command."""
