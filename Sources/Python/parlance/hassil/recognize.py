"""Recognition of intents in utterances."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ._calls import all_readings, best_reading
from ._matches import MISSING_ENTITY, Match, admissible, match_of, silent_entities
from ._parsers import ParserCache, Prepared, Request
from .expression import Sentence
from .intents import Intent, IntentData, Intents, IntentsSettings, SlotList
from .models import MatchCapture, MatchEntity, UnmatchedEntity, UnmatchedRangeEntity, UnmatchedTextEntity
from .string_matcher import MatchContext

__all__ = [
    "MISSING_ENTITY",
    "MatchEntity",
    "RecognizeResult",
    "UnmatchedEntity",
    "UnmatchedRangeEntity",
    "UnmatchedTextEntity",
    "is_match",
    "recognize",
    "recognize_all",
    "recognize_best",
]


@dataclass
class RecognizeResult:
    """An intent that was recognized, with its entities."""

    intent: Intent
    intent_data: IntentData
    """The block of the sentence."""
    entities: dict[str, MatchEntity] = field(default_factory=dict)
    """The entities by name; the last of several."""
    entities_list: list[MatchEntity] = field(default_factory=list)
    """The spoken entities in the order of the text, then fixed ones and those from the context."""
    response: str | None = None
    context: dict[str, Any] = field(default_factory=dict)
    """The caller's context with that of the values."""
    unmatched_entities: dict[str, UnmatchedEntity] = field(default_factory=dict)
    unmatched_entities_list: list[UnmatchedEntity] = field(default_factory=list)
    text_chunks_matched: int = 0
    """The number of characters of literal text, without blanks and punctuation."""
    intent_sentence: Sentence | None = None
    intent_metadata: dict[str, Any] | None = None
    captures: dict[str, MatchCapture] = field(default_factory=dict)
    captures_list: list[MatchCapture] = field(default_factory=list)


def recognize(
    text: str,
    intents: Intents,
    slot_lists: Mapping[str, SlotList] | None = None,
    expansion_rules: Mapping[str, Sentence] | None = None,
    skip_words: Iterable[str] | None = None,
    intent_context: Mapping[str, Any] | None = None,
    default_response: str | None = "default",
    allow_unmatched_entities: bool = False,
    language: str | None = None,
) -> RecognizeResult | None:
    """The first result of `recognize_all`, which describes the parameters; None if there is none."""
    return next(
        iter(
            recognize_all(
                text,
                intents,
                slot_lists,
                expansion_rules,
                skip_words,
                intent_context,
                default_response,
                allow_unmatched_entities,
                language,
            )
        ),
        None,
    )


def recognize_all(
    text: str,
    intents: Intents,
    slot_lists: Mapping[str, SlotList] | None = None,
    expansion_rules: Mapping[str, Sentence] | None = None,
    skip_words: Iterable[str] | None = None,
    intent_context: Mapping[str, Any] | None = None,
    default_response: str | None = "default",
    allow_unmatched_entities: bool = False,
    language: str | None = None,
) -> Iterator[RecognizeResult]:
    """The results for an utterance, in the order of the sentences, at most 256.

    Args:
        text: The utterance.
        intents: The intents. Parsers are kept with them.
        slot_lists: Lists besides those of the intents, or instead of them.
        expansion_rules: Rules besides those of the intents, or instead of them.
        skip_words: Words that may be said anywhere, besides those of the intents.
        intent_context: What is known about the situation.
        default_response: The key of the response for blocks that name none.
        allow_unmatched_entities: Whether words may stand for a value that no list has; see `unmatched_entities`.
        language: The language of numbers in words, instead of that of the intents.

    Raises:
        InvalidIntentsError: If Parlance rejects a template or a list.
        MissingListError: If a sentence that was reached refers to a list that does not exist.
        MissingRuleError: If it refers to such a rule.
    """
    prepared = _prepared(
        intents, slot_lists, expansion_rules, skip_words, language, allow_unmatched_entities
    )
    for match in _matches(prepared, text, intent_context or {}, allow_unmatched_entities):
        yield _result(match, default_response)


def recognize_best(
    text: str,
    intents: Intents,
    slot_lists: Mapping[str, SlotList] | None = None,
    expansion_rules: Mapping[str, Sentence] | None = None,
    skip_words: Iterable[str] | None = None,
    intent_context: Mapping[str, Any] | None = None,
    default_response: str | None = "default",
    allow_unmatched_entities: bool = False,
    language: str | None = None,
    best_metadata_key: str | None = None,
    best_slot_name: str | None = None,
) -> RecognizeResult | None:
    """The best result; None if there is none.

    Results whose block has a true `best_metadata_key` in its metadata precede others; then those in which the slot
    `best_slot_name` is filled, but not by a wildcard, the longer its text the better; then Parlance's ranking decides.

    See `recognize_all` for the other parameters and the errors.
    """
    prepared = _prepared(
        intents, slot_lists, expansion_rules, skip_words, language, allow_unmatched_entities
    )
    context = intent_context or {}
    if allow_unmatched_entities:
        results = [_result(match, default_response) for match in _matches(prepared, text, context, True)]
        return min(results, key=lambda result: _order(result, best_metadata_key, best_slot_name), default=None)
    prefer = {"metadata": best_metadata_key, "slot": best_slot_name}
    reading = best_reading(prepared, text, context, {name: key for name, key in prefer.items() if key})
    return _result(match_of(reading, prepared, text, context), default_response) if reading else None


def is_match(
    text: str,
    sentence: Sentence,
    slot_lists: Mapping[str, SlotList] | None = None,
    expansion_rules: Mapping[str, Sentence] | None = None,
    skip_words: Iterable[str] | None = None,
    entities: Mapping[str, Any] | None = None,
    intent_context: Mapping[str, Any] | None = None,
    ignore_whitespace: bool = False,
    allow_unmatched_entities: bool = False,
    language: str | None = None,
) -> MatchContext | None:
    """The match of a single template; None if it does not match. See `recognize_all` for the parameters."""
    intents = _intents_of(sentence, ignore_whitespace)
    prepared = _prepared(intents, slot_lists, expansion_rules, skip_words, language, allow_unmatched_entities)
    for match in _matches(prepared, text, intent_context or {}, allow_unmatched_entities):
        return MatchContext(
            text="",
            entities=match.entities,
            intent_context=match.context,
            unmatched_entities=match.unmatched,
            text_chunks_matched=match.literal_length,
            intent_sentence=sentence,
            captures=match.captures,
        )
    return None


def _prepared(
    intents: Intents,
    slot_lists: Mapping[str, SlotList] | None,
    expansion_rules: Mapping[str, Sentence] | None,
    skip_words: Iterable[str] | None,
    language: str | None,
    allows_unmatched: bool,
) -> Prepared:
    request = Request(
        slot_lists or {}, expansion_rules or {}, tuple(skip_words or ()), language, allows_unmatched
    )
    return ParserCache.of(intents).prepared(intents, request)


def _matches(
    prepared: Prepared, text: str, context: Mapping[str, Any], allows_unmatched: bool
) -> Iterable[Match]:
    """The matches in the order of the sentences; for one sentence, the best first."""
    readings = all_readings(prepared, text, context)
    places = prepared.grammar.places
    readings.sort(key=lambda reading: places[int(reading["source"].split(":")[-2])].number)
    matches = (match_of(reading, prepared, text, context) for reading in readings)
    return admissible(matches, prepared, context) if allows_unmatched else matches


def _result(match: Match, default_response: str | None) -> RecognizeResult:
    data = match.place.data
    entities = [*match.entities, *silent_entities(data, match)]
    return RecognizeResult(
        intent=match.place.intent,
        intent_data=data,
        entities={entity.name: entity for entity in entities},
        entities_list=entities,
        response=default_response if data.response is None else data.response,
        context=match.context,
        unmatched_entities={entity.name: entity for entity in match.unmatched},
        unmatched_entities_list=match.unmatched,
        text_chunks_matched=match.literal_length,
        intent_sentence=match.place.sentence,
        intent_metadata=data.metadata,
        captures={capture.name: capture for capture in match.captures},
        captures_list=match.captures,
    )


def _order(result: RecognizeResult, metadata_key: str | None, slot_name: str | None) -> tuple[Any, ...]:
    """The order of results with unmatched entities, of which Parlance's ranking knows nothing."""
    has_metadata = bool(metadata_key and (result.intent_metadata or {}).get(metadata_key))
    entity = result.entities.get(slot_name) if slot_name else None
    has_slot = entity is not None and not entity.is_wildcard
    length = len(entity.text) if entity is not None and has_slot and isinstance(entity.value, str) else 0
    wildcards = sum(1 for entity in result.entities_list if entity.is_wildcard)
    return (not has_metadata, not has_slot, -length, wildcards, -result.text_chunks_matched)


_sentences: OrderedDict[tuple[int, bool], tuple[Sentence, Intents]] = OrderedDict()
_MOST_SENTENCES = 64


def _intents_of(sentence: Sentence, ignore_whitespace: bool) -> Intents:
    """Intents with one sentence, which are kept for some time, because they have the parsers."""
    key = (id(sentence), ignore_whitespace)
    known = _sentences.get(key)
    if known is not None:
        return known[1]
    data = IntentData([sentence.text or ""])
    data.__dict__["sentences"] = [sentence]
    intents = Intents("und", {"": Intent("", [data])}, settings=IntentsSettings(ignore_whitespace))
    _sentences[key] = (sentence, intents)
    while len(_sentences) > _MOST_SENTENCES:
        _sentences.popitem(last=False)
    return intents
