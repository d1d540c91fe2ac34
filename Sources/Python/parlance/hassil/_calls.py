"""Calls of a parser: the readings of an utterance, as they are in JSON."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from copy import deepcopy
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
    readings = _readings(prepared, text, _options.json(context, 1, prefer))
    return readings[0] if readings else None


def all_readings(prepared: Prepared, text: str, context: Mapping[str, Any]) -> list[Any]:
    """The readings, best first. Few are sought first, because many take longer."""
    readings = _readings(prepared, text, _options.json(context, _FEW_READINGS))
    if len(readings) < _FEW_READINGS:
        return readings
    return _readings(prepared, text, _options.json(context, _MOST_READINGS))


class _Options:
    """The options of calls as JSON. Those of the last call are kept, because most calls repeat them."""

    def __init__(self) -> None:
        self._last: tuple[Any, int, Any, bytes] = ({}, 0, None, b"")

    def json(self, context: Mapping[str, Any], top: int, prefer: Mapping[str, str] | None = None) -> bytes:
        """The options of a call."""
        last = self._last
        if last[0] == context and last[1] == top and last[2] == prefer:
            return last[3]
        options = _encoded(context, top, prefer)
        # A copy, because the caller may change the context.
        self._last = (deepcopy(context), top, prefer, options)
        return options


_options = _Options()


def _encoded(context: Mapping[str, Any], top: int, prefer: Mapping[str, str] | None) -> bytes:
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
