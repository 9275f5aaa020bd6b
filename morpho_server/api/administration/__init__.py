"""The administration by REST: by a page of its own, and by the command line."""
