"""Templates as chunks: words, and parts between brackets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from .errors import HassilError


class ParseError(HassilError):
    """A template with a bracket that is not closed."""


class ParseType(Enum):
    """The kind of a chunk."""

    WORD = auto()
    GROUP = auto()
    OPT = auto()
    ALT = auto()
    PERM = auto()
    LIST = auto()
    RULE = auto()
    END = auto()


@dataclass
class ParseChunk:
    """A chunk of a template: `template[start_index:end_index]`."""

    text: str
    start_index: int
    end_index: int
    parse_type: ParseType


_BRACKETS = {
    "(": (")", ParseType.GROUP),
    "[": ("]", ParseType.OPT),
    "{": ("}", ParseType.LIST),
    "<": (">", ParseType.RULE),
}
_SEPARATORS = {"|": ParseType.ALT, ";": ParseType.PERM}
_ENDS_OF_WORDS = frozenset("|;()[]{}<>")


def next_chunk(text: str, start_index: int = 0) -> ParseChunk | None:
    """The chunk of a template that begins at an index; None at the end.

    Raises:
        ParseError: If its bracket is not closed.
    """
    if start_index >= len(text):
        return None
    first = text[start_index]
    if first in _SEPARATORS:
        end, kind = start_index + 1, _SEPARATORS[first]
    elif first in _BRACKETS:
        close, kind = _BRACKETS[first]
        end = _end_of_brackets(text, start_index, first, close)
    else:
        end, kind = _end_of_word(text, start_index), ParseType.WORD
    return ParseChunk(text[start_index:end], start_index, end, kind)


def _end_of_brackets(text: str, start: int, opening: str, closing: str) -> int:
    depth, index = 0, start
    while index < len(text):
        sign = text[index]
        if sign == "\\":
            index += 1
        elif sign == opening:
            depth += 1
        elif sign == closing:
            depth -= 1
            if depth == 0:
                return index + 1
        index += 1
    raise ParseError(f"'{opening}' is not closed in '{text}'")


def _end_of_word(text: str, start: int) -> int:
    """The end of a word with the blanks after it."""
    has_blank, index = False, start
    while index < len(text):
        sign = text[index]
        if sign in _ENDS_OF_WORDS or has_blank and sign != " ":
            break
        has_blank = sign == " " and index > start or has_blank
        index += 2 if sign == "\\" else 1
    return min(index, len(text))
