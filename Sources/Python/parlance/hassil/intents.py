"""Intents with their sentences, slot lists and rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from .expression import Expression, Sentence, TextChunk
from .parse_expression import parse_sentence
from .util import is_template, merge_dict, normalize_text

if TYPE_CHECKING:
    from ._parsers import ParserCache


@dataclass
class SlotList:
    """What may be said for a slot; the base class of the kinds of lists."""

    name: str | None


class RangeType(str, Enum):
    """The kind of the numbers of a range."""

    NUMBER = "number"
    PERCENTAGE = "percentage"
    TEMPERATURE = "temperature"


class RangeFractionType(str, Enum):
    """The fractions between the whole numbers of a range."""

    HALVES = "halves"
    TENTHS = "tenths"

    @staticmethod
    def get_fractions(fraction_type: RangeFractionType | None) -> list[float]:
        """The fractions above 0."""
        if fraction_type is None:
            return []
        return [0.5] if fraction_type == RangeFractionType.HALVES else [tenths / 10 for tenths in range(1, 10)]


@dataclass
class RangeSlotList(SlotList):
    """Numbers from `start` to `stop`."""

    start: int
    stop: int
    step: int = 1
    type: RangeType = RangeType.NUMBER
    fraction_type: RangeFractionType | None = None
    multiplier: float | None = None
    digits: bool = True
    words: bool = True
    words_language: str | None = None

    def __post_init__(self) -> None:
        assert self.start <= self.stop, "a range must not end before it begins"
        assert self.step > 0, "the step of a range must be positive"
        assert self.digits or self.words, "a range must have digits, words, or both"

    def get_numbers(self) -> Iterator[float | int]:
        """The numbers, in ascending order."""
        fractions = RangeFractionType.get_fractions(self.fraction_type)
        for number in range(self.start, self.stop + 1, self.step):
            yield number
            for fraction in fractions:
                yield number + fraction


@dataclass
class TextSlotValue:
    """A value of a list."""

    text_in: Expression
    """What is said."""
    value_out: Any
    """The value of the slot; None: what was said."""
    context: dict[str, Any] | None = None
    """What the value adds to the context."""
    metadata: dict[str, Any] | None = None
    """What results contain besides the value."""

    @staticmethod
    def from_tuple(value_tuple: tuple[Any, ...], allow_template: bool = True) -> TextSlotValue:
        """The value of a text and a value, and optionally a context and metadata."""
        text, value, *others = value_tuple
        context, metadata, *_ = [*others, None, None]
        return TextSlotValue(_phrase(text, allow_template), value, context, metadata)


@dataclass
class TextSlotList(SlotList):
    """Values by what is said for them.

    Values are compared by identity when results are computed again: replace a value instead of changing it.
    """

    values: list[TextSlotValue]

    @staticmethod
    def from_strings(
        strings: Iterable[str], allow_template: bool = True, name: str | None = None
    ) -> TextSlotList:
        """A list whose values are its texts."""
        return TextSlotList(name, [TextSlotValue(_phrase(text, allow_template), text) for text in strings])

    @staticmethod
    def from_tuples(
        tuples: Iterable[tuple[Any, ...]], allow_template: bool = True, name: str | None = None
    ) -> TextSlotList:
        """A list of texts and values, and optionally contexts and metadata."""
        return TextSlotList(name, [TextSlotValue.from_tuple(item, allow_template) for item in tuples])


@dataclass
class WildcardSlotList(SlotList):
    """Any words."""


@dataclass
class IntentDataSettings:
    """The settings of a block; Parlance needs no filter and ignores them."""

    filter_with_regex: bool = True


@dataclass(frozen=True)
class IntentData:
    """A block: sentences of an intent, with what they have in common."""

    sentence_texts: list[str]
    slots: dict[str, Any] = field(default_factory=dict)
    response: str | None = None
    requires_context: dict[str, Any] = field(default_factory=dict)
    excludes_context: dict[str, Any] = field(default_factory=dict)
    expansion_rules: dict[str, Sentence] = field(default_factory=dict)
    slot_lists: dict[str, SlotList] = field(default_factory=dict)
    wildcard_list_names: set[str] = field(default_factory=set)
    metadata: dict[str, Any] | None = None
    required_keywords: set[str] | None = None
    settings: IntentDataSettings = field(default_factory=IntentDataSettings)

    @cached_property
    def sentences(self) -> list[Sentence]:
        """The templates: those with wildcards first, the one with the most literal chunks before the others."""
        return sorted((parse_sentence(text, keep_text=True) for text in self.sentence_texts), key=self._order)

    def _order(self, sentence: Sentence) -> int:
        names = self.wildcard_list_names
        has_wildcard = bool(names) and any(name in names for name in sentence.list_names())
        return -sentence.text_chunk_count() if has_wildcard else 0


@dataclass
class Intent:
    """An intent with its blocks."""

    name: str
    data: list[IntentData] = field(default_factory=list)


@dataclass
class IntentsSettings:
    """The settings of intents; `filter_with_regex` is ignored, because Parlance needs no filter."""

    ignore_whitespace: bool = False
    filter_with_regex: bool = True


@dataclass
class Intents:
    """The intents of a language, with their lists and rules.

    The parsers that they need are created at the first call and kept with the object.
    """

    language: str
    intents: dict[str, Intent]
    slot_lists: dict[str, SlotList] = field(default_factory=dict)
    expansion_rules: dict[str, Sentence] = field(default_factory=dict)
    skip_words: list[str] = field(default_factory=list)
    settings: IntentsSettings = field(default_factory=IntentsSettings)
    _parsers: ParserCache | None = field(default=None, init=False, repr=False, compare=False)

    @staticmethod
    def from_files(file_paths: Iterable[str | Path]) -> Intents:
        """The intents of YAML files, merged."""
        merged: dict[str, Any] = {}
        for path in file_paths:
            with open(path, encoding="utf-8") as file:
                merge_dict(merged, _yaml(file))
        return Intents.from_dict(merged)

    @staticmethod
    def from_yaml(yaml_file: IO[str]) -> Intents:
        """The intents of an open YAML file."""
        return Intents.from_dict(_yaml(yaml_file))

    @staticmethod
    def from_dict(input_dict: Mapping[str, Any]) -> Intents:
        """The intents of a dictionary in the form of the YAML files."""
        lists = input_dict.get("lists", {})
        wildcards = {name for name, content in lists.items() if content.get("wildcard", False)}
        settings = input_dict.get("settings", {})
        return Intents(
            language=input_dict["language"],
            intents={
                name: Intent(name, [_block(content, wildcards) for content in intent["data"]])
                for name, intent in input_dict["intents"].items()
            },
            slot_lists=_lists(lists),
            expansion_rules=_rules(input_dict),
            skip_words=input_dict.get("skip_words", []),
            settings=IntentsSettings(
                settings.get("ignore_whitespace", False), settings.get("filter_with_regex", True)
            ),
        )


def _yaml(file: IO[str]) -> Any:
    try:
        from yaml import safe_load
    except ImportError as error:
        raise ImportError("reading YAML needs PyYAML: pip install 'parlance[hassil]'") from error
    return safe_load(file)


def _block(content: Mapping[str, Any], wildcards: set[str]) -> IntentData:
    keywords = content.get("required_keywords")
    return IntentData(
        sentence_texts=content["sentences"],
        slots=content.get("slots", {}),
        response=content.get("response"),
        requires_context=content.get("requires_context", {}),
        excludes_context=content.get("excludes_context", {}),
        expansion_rules=_rules(content),
        slot_lists=_lists(content.get("lists", {})),
        wildcard_list_names=wildcards,
        metadata=content.get("metadata"),
        required_keywords=None if keywords is None else set(keywords),
        settings=IntentDataSettings(content.get("settings", {}).get("filter_with_regex", True)),
    )


def _rules(content: Mapping[str, Any]) -> dict[str, Sentence]:
    rules: Mapping[str, str] = content.get("expansion_rules", {})
    return {name: parse_sentence(body, keep_text=True) for name, body in rules.items()}


def _lists(content: Mapping[str, Any]) -> dict[str, SlotList]:
    return {name: _list(name, members) for name, members in content.items()}


def _list(name: str, content: Mapping[str, Any]) -> SlotList:
    if "values" in content:
        return TextSlotList(name, [_value(value) for value in content["values"]])
    if "range" in content:
        return _range(name, content["range"])
    if content.get("wildcard", False):
        return WildcardSlotList(name)
    raise ValueError(f"the list '{name}' has neither values nor a range, and is no wildcard")


def _value(content: str | Mapping[str, Any]) -> TextSlotValue:
    if isinstance(content, str):
        return TextSlotValue(_phrase(content), None if is_template(content) else content)
    return TextSlotValue(
        _phrase(content["in"]), content.get("out"), content.get("context"), content.get("metadata")
    )


def _range(name: str, content: Mapping[str, Any]) -> RangeSlotList:
    fractions, multiplier = content.get("fractions"), content.get("multiplier")
    return RangeSlotList(
        name,
        start=int(content["from"]),
        stop=int(content["to"]),
        step=int(content.get("step", 1)),
        type=RangeType(content.get("type", "number")),
        fraction_type=None if fractions is None else RangeFractionType(fractions),
        multiplier=None if multiplier is None else float(multiplier),
        digits=bool(content.get("digits", True)),
        words=bool(content.get("words", True)),
        words_language=content.get("words_language"),
    )


def _phrase(text: str, allow_template: bool = True) -> Expression:
    """What is said for a value: a template, or plain text."""
    if allow_template and is_template(text):
        return parse_sentence(text).expression
    return TextChunk(normalize_text(text))
