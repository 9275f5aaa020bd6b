"""Morpho Server: a self-hosted, server-authoritative server for hidden-role games."""

from importlib.metadata import version

__version__ = version("morpho-server")
