"""The stored log, and the stored form of its entries."""
