"""Metrics of one process for the host, on a listener of their own; off unless asked for."""
