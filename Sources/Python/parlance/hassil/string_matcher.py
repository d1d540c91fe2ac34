"""Matches of a single template, and the parts of results under the names of `hassil.string_matcher`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .expression import Sentence
from .intents import IntentData
from .models import MatchCapture, MatchEntity, UnmatchedEntity, UnmatchedRangeEntity, UnmatchedTextEntity

__all__ = [
    "MatchCapture",
    "MatchContext",
    "MatchEntity",
    "UnmatchedEntity",
    "UnmatchedRangeEntity",
    "UnmatchedTextEntity",
]


@dataclass
class MatchContext:
    """The match of a template."""

    text: str
    """The rest of the utterance, which is empty."""
    entities: list[MatchEntity] = field(default_factory=list)
    intent_context: dict[str, Any] = field(default_factory=dict)
    unmatched_entities: list[UnmatchedEntity] = field(default_factory=list)
    text_chunks_matched: int = 0
    intent_sentence: Sentence | None = None
    intent_data: IntentData | None = None
    captures: list[MatchCapture] = field(default_factory=list)

    @property
    def is_match(self) -> bool:
        """Whether the template matches; true."""
        return True
