"""Intents as a grammar that Parlance loads."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ._templates import ANY_NUMBER, ANY_WORDS, Kind, TemplateWriter
from .expression import Sentence
from .intents import (
    Intent,
    IntentData,
    IntentsSettings,
    RangeSlotList,
    SlotList,
    TextSlotList,
    TextSlotValue,
    WildcardSlotList,
)

_LARGE = 1_000_000_000
_ADDED_LISTS = {
    ANY_WORDS: {"wildcard": True},
    ANY_NUMBER: {"range": {"from": -_LARGE, "to": _LARGE, "fractions": "tenths", "words": False}},
}


def kind_of(slot_list: SlotList) -> Kind:
    """The kind of a list."""
    if isinstance(slot_list, TextSlotList):
        return Kind.TEXT
    if isinstance(slot_list, RangeSlotList):
        return Kind.RANGE
    if isinstance(slot_list, WildcardSlotList):
        return Kind.WILDCARD
    raise TypeError(f"{slot_list!r} is not a list of values, a range or a wildcard")


@dataclass
class Place:
    """A sentence with the intent and the block that it belongs to; its number orders results."""

    number: int
    intent: Intent
    data: IntentData
    sentence: Sentence


@dataclass
class ValueTable:
    """The values of lists. A reading refers to them by number, so that values need no form in JSON."""

    values: list[TextSlotValue] = field(default_factory=list)

    def number(self, value: TextSlotValue) -> int:
        """The number of a value, which is added."""
        self.values.append(value)
        return len(self.values) - 1


@dataclass
class Definitions:
    """What a grammar consists of."""

    language: str
    intents: Iterable[Intent]
    lists: Mapping[str, SlotList]
    """The lists of the intents; those given with a call are added to the parser."""
    kinds: Mapping[str, Kind]
    """The kinds of all lists, by name."""
    rules: Mapping[str, Sentence]
    skip_words: Collection[str]
    settings: IntentsSettings
    allows_unmatched: bool


class GrammarWriter:
    """Writes a grammar as JSON with one sentence on a line, so that the line of a reading tells the sentence."""

    def __init__(self, definitions: Definitions, values: ValueTable) -> None:
        self._definitions = definitions
        self._values = values
        self._lines: list[str] = []
        self.places: dict[int, Place] = {}
        """The sentences by the number of their line."""

    def text(self) -> str:
        """The grammar."""
        definitions = self._definitions
        writer = self._writer()
        self._lines.append(f'{{"language": {encoded(definitions.language)}, "intents": {{')
        last = None
        for intent in definitions.intents:
            if last is not None:
                self._lines[-1] += ","
            self._write_intent(intent)
            last = intent
        members = {
            "lists": {**lists_json(definitions.lists, writer, self._values), **_ADDED_LISTS},
            "expansion_rules": {name: writer.sentence(rule) for name, rule in definitions.rules.items()},
            "skip_words": list(definitions.skip_words),
            "settings": {"ignore_whitespace": definitions.settings.ignore_whitespace},
        }
        self._lines.append(f"}}, {encoded(members)[1:]}")
        return "\n".join(self._lines)

    def _writer(self, data: IntentData | None = None) -> TemplateWriter:
        definitions = self._definitions
        kinds, rules = definitions.kinds, definitions.rules
        if data is not None:
            kinds = {**kinds, **{name: kind_of(slot_list) for name, slot_list in data.slot_lists.items()}}
            rules = {**rules, **data.expansion_rules}
        return TemplateWriter(kinds, rules, definitions.allows_unmatched)

    def _write_intent(self, intent: Intent) -> None:
        self._lines.append(f'{encoded(intent.name)}: {{"data": [')
        blocks = [data for data in intent.data if data.sentences]
        for number, data in enumerate(blocks):
            self._write_block(intent, data)
            self._lines[-1] += "," if number + 1 < len(blocks) else ""
        self._lines[-1] += "]}"

    def _write_block(self, intent: Intent, data: IntentData) -> None:
        writer = self._writer(data)
        self._lines.append('{"sentences": [')
        for sentence in data.sentences:
            self._lines.append(f"{encoded(writer.sentence(sentence))},")
            self.places[len(self._lines)] = Place(len(self.places), intent, data, sentence)
        self._lines[-1] = self._lines[-1][:-1] + "],"
        self._lines.append(f"{encoded(self._members(data, writer))[1:]}")

    def _members(self, data: IntentData, writer: TemplateWriter) -> dict[str, Any]:
        """The members of a block besides its sentences."""
        members: dict[str, Any] = {
            "slots": data.slots,
            "metadata": data.metadata or {},
            "excludes_context": data.excludes_context,
            "expansion_rules": {name: writer.sentence(rule) for name, rule in data.expansion_rules.items()},
            "lists": lists_json(data.slot_lists, writer, self._values),
        }
        if not self._definitions.allows_unmatched:
            members["requires_context"] = data.requires_context
        if data.required_keywords:
            members["required_keywords"] = sorted(data.required_keywords)
        return members


def lists_json(lists: Mapping[str, SlotList], writer: TemplateWriter, values: ValueTable) -> dict[str, Any]:
    """The lists in the form of a grammar."""
    return {name: _list_json(slot_list, writer, values) for name, slot_list in lists.items()}


def _list_json(slot_list: SlotList, writer: TemplateWriter, values: ValueTable) -> dict[str, Any]:
    if isinstance(slot_list, TextSlotList):
        return {"values": [_value_json(value, writer, values) for value in slot_list.values]}
    if isinstance(slot_list, RangeSlotList):
        return {"range": _range_json(slot_list)}
    return {"wildcard": True}


def _value_json(value: TextSlotValue, writer: TemplateWriter, values: ValueTable) -> dict[str, Any]:
    number = values.number(value)
    members: dict[str, Any] = {"in": writer.phrase(value.text_in), "metadata": number}
    if value.value_out is not None:
        # The text decides which of several values is preferred; other values are told by their number.
        members["out"] = value.value_out if isinstance(value.value_out, str) else number
    if value.context:
        members["context"] = value.context
    return members


def _range_json(numbers: RangeSlotList) -> dict[str, Any]:
    members: dict[str, Any] = {
        "from": numbers.start,
        "to": numbers.stop,
        "step": numbers.step,
        "digits": numbers.digits,
        "words": numbers.words,
    }
    if numbers.fraction_type is not None:
        members["fractions"] = numbers.fraction_type.value
    if numbers.multiplier is not None:
        members["multiplier"] = numbers.multiplier
    if numbers.words_language is not None:
        members["words_language"] = numbers.words_language
    return members


def encoded(value: Any) -> str:
    """A value as JSON on one line; objects without a form in JSON as their texts, sets as sorted lists."""
    return json.dumps(value, ensure_ascii=False, default=_replacement)


def json_value(value: Any) -> Any:
    """A value with only what JSON knows."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, Mapping):
        return {str(key): json_value(member) for key, member in value.items()}
    if isinstance(value, list):
        return [json_value(item) for item in value]
    return json_value(_replacement(value))


def _replacement(value: Any) -> Any:
    if isinstance(value, (set, frozenset)):
        return sorted(value, key=str)
    if isinstance(value, Mapping):
        return dict(value)
    return list(value) if isinstance(value, Collection) else str(value)
