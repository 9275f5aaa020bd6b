"""Morpho Server: a self-hosted, server-authoritative server for hidden-role games."""
