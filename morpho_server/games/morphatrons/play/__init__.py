"""Playing: which moves there are, and what each leads to."""
