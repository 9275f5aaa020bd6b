"""Morphatrons: two cities fight with cards that are robots or vehicles."""
