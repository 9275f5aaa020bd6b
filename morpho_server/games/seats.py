"""Seats: places at a table, numbered clockwise from 0 and shown as letters from A."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place at a table, 0 … n-1 clockwise."""

LETTERS = "ABCDEFGHI"
"""The letters of the seats, as players see them; as many as any game can seat."""


def letter(seat: Seat) -> str:
    """Return the letter by which a seat is shown."""
    return LETTERS[seat]


def seat_of(shown: str) -> Seat:
    """Return the seat with that letter; raises :exc:`ValueError` if there is none."""
    return Seat(LETTERS.index(shown))
