"""The check of a match by playing it again (docs/fairness.md)."""
