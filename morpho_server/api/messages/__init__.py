"""The messages of the wire: closed sets, unknown fields refused."""
