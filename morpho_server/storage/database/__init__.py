"""Connections, the schema, and what differs between SQLite and PostgreSQL."""
