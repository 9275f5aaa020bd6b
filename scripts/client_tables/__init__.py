"""The facts of the rules that the web client repeats as data, by game."""

from collections.abc import Mapping, Sequence
from typing import Final

from client_tables.morph import MORPH
from client_tables.morphatrons import MORPHATRONS
from client_tables.morpho import MORPHO
from client_tables.morphos import MORPHOS
from client_tables.morpyam import MORPYAM
from client_tables.table import ClientTable

CLIENT_TABLES: Final[Mapping[str, Sequence[ClientTable]]] = {
    "morph": MORPH,
    "morphatrons": MORPHATRONS,
    "morpho": MORPHO,
    "morphos": MORPHOS,
    "morpyam": MORPYAM,
}
