"""Morpho Server: a self-hosted server for board and party games with friends."""
