"""The parts of a result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .util import remove_punctuation


@dataclass
class MatchEntity:
    """The value of a slot, with its words in the utterance."""

    name: str
    value: Any
    text: str
    """The words; empty if the slot was not spoken."""
    metadata: dict[str, Any] | None = None
    """The metadata of the list's value."""
    is_wildcard: bool = False
    is_wildcard_open: bool = True
    """Always false for a wildcard of a result."""
    is_wildcard_end_of_word: bool = True

    @property
    def text_clean(self) -> str:
        """The words without punctuation and blanks at the ends."""
        return remove_punctuation(self.text).strip()


@dataclass
class UnmatchedEntity:
    """A slot that none of its values fills; the base class of the two kinds."""

    name: str


@dataclass
class UnmatchedTextEntity(UnmatchedEntity):
    """A slot with words that are none of its values."""

    text: str
    """The words, with a blank at the end if more of the utterance follows."""
    is_open: bool = True
    """Always false in a result."""


@dataclass
class UnmatchedRangeEntity(UnmatchedEntity):
    """A slot with a number that is not in its range."""

    value: int | float


@dataclass
class MatchCapture:
    """The words of a list reference `{list:@name}`, for responses."""

    name: str
    text: str
