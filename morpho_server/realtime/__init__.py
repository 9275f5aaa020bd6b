"""Who watches which table, and what they are sent."""
