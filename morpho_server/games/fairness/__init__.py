"""The check that nobody chose what chance decided (docs/fairness.md)."""
