"""Numbers, amounts, dates and times in texts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from . import _library as library
from .readings import Value


@dataclass(frozen=True)
class Entity:
    """A number, an amount, a date or the like: `text[start:end]`.

    `value` is the most likely value, an object whose shape the article "Built-in slot types" describes, and
    `alternatives` are the others.
    """

    kind: str
    start: int
    end: int
    text: str
    value: Mapping[str, Value]
    alternatives: tuple[Mapping[str, Value], ...] = ()

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> Entity:
        """The entity of an object of `parlance entities --format json`."""
        return cls(
            kind=json["kind"],
            start=json["start"],
            end=json["end"],
            text=json["text"],
            value=json["value"],
            alternatives=tuple(json["alternatives"]),
        )


class EntityFinder:
    """Finds entities in texts of a language. Threads may share it.

    >>> EntityFinder("en").find("at half past seven", kinds=["time"])[0].value
    {'time': '07:30:00'}
    """

    def __init__(self, language: str = "en") -> None:
        """Creates a finder for a BCP 47 tag; languages without words of their own have what CLDR knows."""
        self.language = language
        encoded = language.encode()
        self._handle = library.Handle("finder", lambda place: library.call("parlance_finder_open", encoded, place))

    def find(
        self,
        text: str,
        *,
        now: datetime | None = None,
        kinds: Iterable[str] | None = None,
        time_zone: str | None = None,
    ) -> tuple[Entity, ...]:
        """The entities of a text, from left to right.

        Args:
            text: At most 65,536 bytes.
            now: The local time that "tomorrow" refers to; without it, relative times are not found.
            kinds: The kinds to find, such as `date-time`; all by default.
            time_zone: The name of a time zone; times then have their `instants`.

        Raises:
            RequestError: For an unknown kind or time zone, and for a text that is too long.
        """
        options: dict[str, Any] = {}
        if now is not None:
            options["now"] = now.replace(tzinfo=None, microsecond=0).isoformat()
        if kinds is not None:
            options["kinds"] = list(kinds)
        if time_zone is not None:
            options["time_zone"] = time_zone
        encoded, handle = text.encode(), self._handle
        found = library.text_from(
            lambda place: library.call(
                "parlance_finder_find", handle.pointer, encoded, len(encoded), library.encoded_json(options), place
            )
        )
        return tuple(Entity.from_json(item) for item in json.loads(found)["entities"])

    def __reduce__(self) -> tuple[Any, ...]:
        return (EntityFinder, (self.language,))
