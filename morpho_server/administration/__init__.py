"""What the host of a server has decided, as each node follows it."""
