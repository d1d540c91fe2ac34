"""The results of parsing, as immutable values. Offsets are indices into the utterance as a Python string."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Iterator, Mapping, Union

Value = Union[None, bool, int, float, str, list[Any], dict[str, Any]]
"""A value of JSON."""


class Match(str, Enum):
    """The kind of a result."""

    EXACT = "exact"
    """A reading wins word for word."""
    APPROXIMATE = "approximate"
    """A reading wins with corrected words."""
    AMBIGUOUS = "ambiguous"
    """Several readings tie on different intents or values."""
    PARTIAL = "partial"
    """The readings leave words unexplained; ask before acting on one."""
    NONE = "none"
    """No template matches."""


@dataclass(frozen=True)
class Place:
    """A place in a grammar file; line and column count from 1."""

    file: str
    line: int
    column: int

    @classmethod
    def parsed(cls, text: str) -> Place:
        """The place of a text `file:line:column`."""
        file, line, column = text.rsplit(":", 2)
        return cls(file, int(line), int(column))

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True)
class Span:
    """A part of the utterance: `utterance[start:end]`."""

    text: str
    start: int
    end: int


@dataclass(frozen=True)
class Term:
    """A term of the vocabulary."""

    identifier: str
    phrase: str


@dataclass(frozen=True)
class Slot:
    """The value of a parameter.

    `spoken` is None for slots that the template or the context fills. `kind` is `list`, `range`, `wildcard`, `typed`,
    `fixed` or `context`.
    """

    name: str
    value: Value
    kind: str
    spoken: Span | None = None
    metadata: Value = None
    term: Term | None = None

    @classmethod
    def from_json(cls, name: str, json: Mapping[str, Any]) -> Slot:
        """The slot of an object of the batch contract."""
        term = json.get("term")
        return cls(
            name=name,
            value=json["value"],
            kind=json["kind"],
            spoken=Span(json["text"], json["start"], json["end"]) if "text" in json else None,
            metadata=json.get("metadata"),
            term=Term(term["identifier"], term["phrase"]) if term else None,
        )


@dataclass(frozen=True)
class EditedWord:
    """A correction: `said` stands in the utterance at `start` to `end`, and `meant` was read."""

    kind: str
    said: str
    meant: str
    start: int
    end: int


@dataclass(frozen=True)
class Reading:
    """A way to read an utterance: its intent and slots.

    >>> reading = parser.parse("brew two cups of tea")
    >>> reading["n"], reading.slots["n"].spoken.text
    (2, 'two')
    """

    intent: str
    slots: Mapping[str, Slot]
    """The slots by name; the last of several."""
    spoken: tuple[Slot, ...]
    """All spoken slots, in the order of the text."""
    context: Mapping[str, Value]
    response: str
    metadata: Mapping[str, Value]
    template: str
    source: Place
    edited: tuple[EditedWord, ...] = ()
    unexplained: tuple[Span, ...] = ()
    """The words that a partial reading does not explain."""
    remarks: tuple[Span, ...] = ()
    """The remarks beside the request, which say nothing of it."""
    app: Mapping[str, Value] | None = None
    """The selected app, in the form of the batch contract; None without apps."""

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> Reading:
        """The reading of an object of the batch contract."""
        spoken = tuple(Slot.from_json(slot["slot"], slot) for slot in json["spoken"])
        last = {slot.name: slot for slot in spoken}
        return cls(
            intent=json["intent"],
            slots={
                # The last of a name is among the spoken ones, unless it was not spoken.
                name: last[name] if "text" in slot else Slot.from_json(name, slot)
                for name, slot in json["slots"].items()
            },
            spoken=spoken,
            context=json["context"],
            response=json["response"],
            metadata=json["metadata"],
            template=json["template"],
            source=Place.parsed(json["source"]),
            edited=tuple(
                EditedWord(word["kind"], word["text"], word["meant"], word["start"], word["end"])
                for word in json.get("edited", ())
            ),
            unexplained=tuple(
                Span(span["text"], span["start"], span["end"]) for span in json.get("unexplained", ())
            ),
            remarks=tuple(Span(span["text"], span["start"], span["end"]) for span in json.get("remarks", ())),
            app=json.get("app"),
        )

    @property
    def edits(self) -> int:
        """The number of corrected words."""
        return len(self.edited)

    @property
    def values(self) -> dict[str, Value]:
        """The values of the slots by name."""
        return {name: slot.value for name, slot in self.slots.items()}

    def __getitem__(self, name: str) -> Value:
        """The value of a slot. Raises `KeyError` if the reading has none of that name."""
        return self.slots[name].value

    def __contains__(self, name: object) -> bool:
        return name in self.slots

    def __iter__(self) -> Iterator[str]:
        return iter(self.slots)

    def get(self, name: str, default: Value = None) -> Value:
        """The value of a slot, or `default`."""
        slot = self.slots.get(name)
        return default if slot is None else slot.value


@dataclass(frozen=True)
class NearMiss:
    """A template that came near.

    `matched` counts characters of the utterance, `stopped` is the part that did not fit, and `expected` what could have
    followed: `{"slot": name}` or `{"text": words}`. `unknown` is a slot with words that are none of its values.
    """

    template: str
    source: Place
    matched: int
    stopped: tuple[int, int]
    expected: tuple[Mapping[str, str], ...]
    unknown: Mapping[str, Value] | None = None

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> NearMiss:
        """The near miss of an object of the batch contract."""
        return cls(
            template=json["template"],
            source=Place.parsed(json["source"]),
            matched=json["matched"],
            stopped=(json["stopped"]["start"], json["stopped"]["end"]),
            expected=tuple(json["expected"]),
            unknown=json.get("unknown"),
        )


@dataclass(frozen=True)
class ParseResult:
    """The result of parsing an utterance."""

    text: str
    match: Match
    readings: tuple[Reading, ...] = ()
    """The readings, best first; those that tie if the match is ambiguous."""
    nearest: tuple[NearMiss, ...] = ()
    """The templates that came furthest, if nothing matched."""
    incomplete: bool = False
    """Whether there are too many readings to compare all of them."""
    error: str | None = field(default=None)
    """Why the utterance could not be parsed; only in the results of `Parser.parse_many`."""

    @classmethod
    def from_json(cls, json: Mapping[str, Any], text: str = "") -> ParseResult:
        """The result of an object of the batch contract. `text` is the utterance if the object is an error."""
        if "error" in json:
            return cls(text, Match.NONE, error=json["error"]["message"])
        return cls(
            text=json["text"],
            match=Match(json["match"]),
            readings=tuple(Reading.from_json(reading) for reading in json["readings"]),
            nearest=tuple(NearMiss.from_json(miss) for miss in json.get("nearest", ())),
            incomplete=json.get("incomplete", False),
        )

    @property
    def best(self) -> Reading | None:
        """The reading that wins; None if several tie or nothing matches."""
        return self.readings[0] if self.match in (Match.EXACT, Match.APPROXIMATE) else None

    def __bool__(self) -> bool:
        """Whether a reading wins."""
        return self.best is not None
