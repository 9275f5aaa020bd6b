"""Commands, events and errors: what is asked of a table, what happens, and why it refuses."""
