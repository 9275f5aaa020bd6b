"""The clock of a table: deadlines, pauses, and time that is given back."""
