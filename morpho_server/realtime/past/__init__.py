"""The past of a table, computed from its log."""
