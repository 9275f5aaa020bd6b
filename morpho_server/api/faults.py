"""What is wrong with a request or a message, field by field, in sentences of our own.

Those of the library that checks may change with its releases, and say how the check works.
"""

import re
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote

from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ValidationError

_MOST_FAULTS: Final = 20
"""The most faults of a request that are listed."""

LONGEST_PLACE: Final = 60
"""The most characters quoted of a place in a message: field names are the sender's."""

_NUMBER: Final = "It should be a whole number."
_STRING: Final = "It should be a string."
_SWITCH: Final = "It should be true or false."
_OBJECT: Final = "It should be an object."
_NO_FIELD: Final = "There is no such field."
_MISSING: Final = "This field is missing."
_SENTENCES: Final = {
    "bool_parsing": _SWITCH,
    "bool_type": _SWITCH,
    "dataclass_type": _OBJECT,
    "dict_type": _OBJECT,
    "extra_forbidden": _NO_FIELD,
    "float_type": "It should be a number.",
    "greater_than_equal": "It should be {ge} or more.",
    "int_from_float": _NUMBER,
    "int_parsing": _NUMBER,
    "int_type": _NUMBER,
    "less_than": "It should be less than {lt}.",
    "less_than_equal": "It should be {le} or less.",
    "list_type": "It should be a list.",
    "literal_error": "It should be {expected}.",
    "missing": _MISSING,
    "missing_argument": _MISSING,
    "model_attributes_type": "It should be an object, sent as application/json.",
    "model_type": _OBJECT,
    "string_pattern_mismatch": "It is empty, or has characters that it may not have.",
    "string_too_long": "It is too long: {max_length} characters are allowed.",
    "string_too_short": "It is too short: it needs {min_length} or more.",
    "string_type": _STRING,
    "too_long": "It should have at most {max_length} entries.",
    "too_short": "It should have at least {min_length} entries.",
    "unexpected_keyword_argument": _NO_FIELD,
    "union_tag_invalid": "There is no such type.",
    "union_tag_not_found": _MISSING,
}
"""The sentence for each kind of fault. Others have the library's, as have our own checks."""

_LISTED: Final = re.compile(r"'[^']*'|True|False|None")
"""What is listed of the values that a field may have."""

_IN_JSON: Final = {"True": "true", "False": "false", "None": "null"}
"""The words of JSON for those of Python."""


class Fault(BaseModel):
    """A fault of a request: a JSON ``pointer`` into the body or message, or a ``parameter``."""

    detail: str
    pointer: str | None = None
    parameter: str | None = None


def faults_of(error: ValidationError | RequestValidationError) -> list[Fault]:
    """Return all that is wrong with a request, or with a message of a socket."""
    by_rest = isinstance(error, RequestValidationError)
    sent = error.body if isinstance(error, RequestValidationError) else None
    found = []
    for each in error.errors()[:_MOST_FAULTS]:
        place, *path = each["loc"] if by_rest else ("body", *each["loc"])
        if place != "body":
            found.append(Fault(detail=sentence_of(each), parameter=str(path[0])[:LONGEST_PLACE]))
            continue
        # The type of a command stands before its fields, unless the fault is in the type.
        if not by_rest or (path[1:] and isinstance(sent, dict) and sent.get("type") == path[0]):
            path = path[1:]
        steps = (*path, *_type_field(each))
        pointer = "".join(f"/{quote(_escaped(step), safe='')}" for step in steps)
        found.append(Fault(detail=sentence_of(each), pointer=f"#{pointer}"[:LONGEST_PLACE]))
    return found


def place_of(error: Mapping[str, Any]) -> tuple[int | str, ...]:
    """Return where a fault is."""
    return (*error["loc"], *_type_field(error))


def sentence_of(error: Mapping[str, Any]) -> str:
    """Return the sentence that says a fault."""
    sentence = _SENTENCES.get(error["type"])
    if sentence is None:
        return str(error["msg"])
    said = sentence.format(**error.get("ctx") or {})
    if error["type"] == "literal_error":
        return _LISTED.sub(lambda value: _IN_JSON.get(value[0], value[0]), said)
    return said


def _type_field(error: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the field that names a type, if the type is what is wrong."""
    if error["type"] in ("union_tag_invalid", "union_tag_not_found"):
        return (error["ctx"]["discriminator"].strip("'"),)
    return ()


def _escaped(step: object) -> str:
    """Return a step of a JSON Pointer (RFC 6901)."""
    return str(step).replace("~", "~0").replace("/", "~1")
