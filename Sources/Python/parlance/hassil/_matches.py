"""Readings as matches: entities, captures and the context."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ._grammar import Place
from ._parsers import Prepared
from ._templates import Role
from .errors import MissingListError, MissingRuleError
from .intents import IntentData, TextSlotValue
from .models import MatchCapture, MatchEntity, UnmatchedEntity, UnmatchedRangeEntity, UnmatchedTextEntity
from .util import PUNCTUATION_STR, check_excluded_context, check_required_context

MISSING_ENTITY = "<missing>"
"""The text of an unmatched entity that stands for a value that the context lacks."""

_UNCOUNTED = {ord(sign): None for sign in f"{PUNCTUATION_STR} \t\n'"}


@dataclass
class Match:
    """A reading of an utterance by a sentence."""

    place: Place
    spans: list[Span]
    context: dict[str, Any]
    entities: list[MatchEntity] = field(default_factory=list)
    unmatched: list[UnmatchedEntity] = field(default_factory=list)
    captures: list[MatchCapture] = field(default_factory=list)
    literal_length: int = 0


@dataclass
class Span:
    """A slot that was spoken."""

    name: str
    role: Role | None
    text: str
    start: int
    end: int
    value: Any
    kind: str
    listed: TextSlotValue | None


def match_of(reading: Mapping[str, Any], prepared: Prepared, text: str, context: Mapping[str, Any]) -> Match:
    """The match of a reading.

    Raises:
        MissingListError: If the sentence refers to a list that does not exist.
        MissingRuleError: If it refers to such a rule.
    """
    place = prepared.grammar.places[int(reading["source"].split(":")[-2])]
    spans = [_span(slot, prepared.values) for slot in reading["spoken"]]
    match = Match(place, spans, dict(context), literal_length=_length(_bare_text(text, prepared)))
    for span in spans:
        _add(span, match, text)
        if span.listed is not None and span.listed.context:
            match.context.update(span.listed.context)
        if span.kind != "range" or not span.text.isalpha():
            match.literal_length -= _length(span.text)
    return match


def _span(slot: Mapping[str, Any], values: list[TextSlotValue]) -> Span:
    role, name = Role.of(slot["slot"])
    number = slot.get("metadata")
    return Span(
        name,
        role,
        slot["text"],
        slot["start"],
        slot["end"],
        slot["value"],
        slot["kind"],
        None if number is None else values[number],
    )


def _bare_text(text: str, prepared: Prepared) -> str:
    pattern = prepared.grammar.skip_pattern
    return pattern.sub(" ", f" {text} ") if pattern else text


def _length(text: str) -> int:
    """The number of characters that count: those besides blanks and punctuation."""
    return len(text.translate(_UNCOUNTED))


def _add(span: Span, match: Match, text: str) -> None:
    if span.role is None:
        match.entities.append(_entity(span))
    elif span.role == Role.CAPTURE:
        match.captures.append(MatchCapture(span.name, span.text))
    elif span.role == Role.UNMATCHED:
        rest = text[span.end :].translate(_UNCOUNTED)
        match.unmatched.append(UnmatchedTextEntity(span.name, f"{span.text} " if rest else span.text, is_open=False))
    elif span.role == Role.OUT_OF_RANGE:
        match.unmatched.append(UnmatchedRangeEntity(span.name, span.value))
    elif span.role == Role.MISSING_LIST:
        raise MissingListError(f"there is no list '{span.name}', to which '{match.place.sentence.text}' refers")
    else:
        raise MissingRuleError(f"there is no rule '{span.name}', to which '{match.place.sentence.text}' refers")


def _entity(span: Span) -> MatchEntity:
    if span.listed is not None:
        value = span.text if span.listed.value_out is None else span.listed.value_out
        return MatchEntity(span.name, value, span.text, span.listed.metadata)
    if span.kind == "wildcard":
        return MatchEntity(span.name, span.text, span.text, is_wildcard=True, is_wildcard_open=False)
    # Numbers in digits are fractions, as those of hassil.
    is_digits = not isinstance(span.value, bool) and any(sign.isdigit() for sign in span.text)
    return MatchEntity(span.name, float(span.value) if is_digits else span.value, span.text)


# Silent slots


def silent_entities(data: IntentData, match: Match) -> Iterator[MatchEntity]:
    """The fixed slots of a block, and those from the context, that were not spoken."""
    spoken = {entity.name for entity in match.entities}
    for name, value in data.slots.items():
        if name not in spoken:
            yield MatchEntity(name, value, "")
    for key, required in data.requires_context.items():
        slot = _copied_slot(key, required)
        entity = _context_entity(slot, match.context.get(key)) if slot and slot not in spoken else None
        if entity is not None:
            yield entity


def _copied_slot(key: str, required: Any) -> str | None:
    """The name of the slot that a requirement copies its value to."""
    slot = required.get("slot") if isinstance(required, Mapping) else None
    if isinstance(slot, str):
        return slot
    return key if slot else None


def _context_entity(slot: str, given: Any) -> MatchEntity | None:
    if not isinstance(given, Mapping):
        return None if given is None else MatchEntity(slot, given, "")
    if given.get("value") is None:
        return None
    return MatchEntity(slot, given["value"], given.get("text", ""), given.get("metadata"))


# Unmatched entities


def admissible(matches: Iterable[Match], prepared: Prepared, context: Mapping[str, Any]) -> list[Match]:
    """The matches with unmatched entities that stand for an answer.

    An unmatched entity ends before literal text or at the end of the utterance. It has no value that the sentence knows
    in its place, and does not begin with words that the sentence says after it. What the context lacks is an unmatched
    entity, too.
    """
    fitting = [match for match in matches if _fits(match, context)]
    known = {
        (match.place.number, span.name, span.start)
        for match in fitting
        for span in match.spans
        if span.role in (None, Role.CAPTURE)
    }
    found = [match for match in fitting if _is_plausible(match, known, prepared)]
    for match in found:
        _add_missing(match)
    return found


def _fits(match: Match, context: Mapping[str, Any]) -> bool:
    """Whether neither the caller's context nor that of a value contradicts the block."""
    data = match.place.data
    given = [context, *(span.listed.context or {} for span in match.spans if span.listed is not None)]
    return all(
        check_required_context(data.requires_context, one, allow_missing_keys=True)
        and check_excluded_context(data.excludes_context, one)
        for one in given
    )


def _is_plausible(match: Match, known: Collection[tuple[int, str, int]], prepared: Prepared) -> bool:
    for index, span in enumerate(match.spans):
        if span.role not in (Role.UNMATCHED, Role.OUT_OF_RANGE):
            continue
        if (match.place.number, span.name, span.start) in known:
            return False
        if span.role == Role.OUT_OF_RANGE:
            continue
        after = match.spans[index + 1 : index + 2]
        if after and after[0].start <= span.end + 1:
            return False
        first_word = span.text.casefold().split(maxsplit=1)[0]
        if first_word in prepared.grammar.followers(match.place).after(span.name):
            return False
    return True


def _add_missing(match: Match) -> None:
    """Adds what the block requires of the context and was not given."""
    texts = {entity.name: entity.text for entity in match.unmatched if isinstance(entity, UnmatchedTextEntity)}
    names = {entity.name for entity in match.unmatched}
    for key, required in match.place.data.requires_context.items():
        actual = {key: match.context.get(key, texts.get(key))}
        has_value = actual[key] is not None
        if key not in names and not (has_value and check_required_context({key: required}, actual)):
            match.unmatched.append(UnmatchedTextEntity(key, MISSING_ENTITY, is_open=False))
