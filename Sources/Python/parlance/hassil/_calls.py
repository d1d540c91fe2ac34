"""Calls of a parser: the readings of an utterance, as they are in JSON."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from ctypes import byref, c_size_t
from typing import Any

from .. import _library as library
from ..errors import ComplexityError, TextError
from ._grammar import encoded
from ._parsers import Prepared

_log = logging.getLogger("parlance.hassil")

_FEW_READINGS = 8
_MOST_READINGS = 256


def best_reading(prepared: Prepared, text: str, context: Mapping[str, Any], prefer: Mapping[str, str]) -> Any:
    """The reading that Parlance ranks first; None if nothing matches."""
    readings = _readings(prepared, text, _options(context, 1, prefer))
    return readings[0] if readings else None


def all_readings(prepared: Prepared, text: str, context: Mapping[str, Any]) -> list[Any]:
    """The readings, best first. Few are sought first, because many take longer."""
    readings = _readings(prepared, text, _options(context, _FEW_READINGS))
    if len(readings) < _FEW_READINGS:
        return readings
    return _readings(prepared, text, _options(context, _MOST_READINGS))


def _options(context: Mapping[str, Any], top: int, prefer: Mapping[str, str] | None = None) -> bytes:
    members: dict[str, Any] = {"edits": 0, "top": top}
    if top > 1:
        members["splits"] = True
    if context:
        members["context"] = context
    if prefer:
        members["prefer"] = prefer
    return encoded(members).encode()


def _readings(prepared: Prepared, text: str, options: bytes) -> list[Any]:
    """The readings; none for an utterance that Parlance refuses, with a warning in the log."""
    handle, utterance = prepared.parser.handle, text.encode("utf-8", "replace")
    count = c_size_t()
    try:
        result = library.Handle(
            "result",
            lambda place: library.call(
                "parlance_parse", handle.pointer, utterance, len(utterance), options, place
            ),
        )
    except (ComplexityError, TextError) as error:
        _log.warning("'%.80s' is not recognized: %s", text, error)
        return []
    library.call("parlance_result_reading_count", result.pointer, byref(count))
    if count.value == 0:
        return []
    found = library.text_from(lambda place: library.call("parlance_result_json", result.pointer, place))
    readings: list[Any] = json.loads(found)["readings"]
    return readings
