"""From a command to the events that follow from it."""
