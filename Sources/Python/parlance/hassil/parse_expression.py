"""The parser of templates."""

from __future__ import annotations

from .errors import HassilError
from .expression import (
    Alternative,
    Expression,
    Group,
    ListReference,
    Permutation,
    RuleReference,
    Sentence,
    Sequence,
    TextChunk,
)
from .parser import ParseChunk, ParseType, next_chunk
from .util import normalize_text, remove_escapes


class ParseExpressionError(HassilError):
    """A template with a bracket that was not opened, or with nothing between brackets."""


def parse_sentence(text: str, keep_text: bool = False) -> Sentence:
    """The template of a text.

    Args:
        keep_text: Whether the sentence has the text, too.

    Raises:
        ParseError: If a bracket is not closed.
        ParseExpressionError: For another error.
    """
    expression: Expression = _group(text.strip())
    if isinstance(expression, Group) and len(expression.items) == 1 and isinstance(expression.items[0], Group):
        expression = expression.items[0]
    return Sentence(expression, text if keep_text else None)


def parse_expression(chunk: ParseChunk | None) -> Expression:
    """The expression of a chunk.

    Raises:
        ParseExpressionError: If it is none.
    """
    if chunk is None:
        raise ParseExpressionError("an expression is empty")
    inner = chunk.text[1:-1]
    if chunk.parse_type == ParseType.WORD:
        return _text(chunk.text)
    if chunk.parse_type == ParseType.GROUP:
        return _group(inner)
    if chunk.parse_type == ParseType.OPT:
        return _optional(inner)
    if chunk.parse_type not in (ParseType.LIST, ParseType.RULE) or not inner:
        raise ParseExpressionError(f"'{chunk.text}' is not an expression")
    name = remove_escapes(inner)
    return ListReference(list_name=name) if chunk.parse_type == ParseType.LIST else RuleReference(rule_name=name)


def _text(text: str) -> TextChunk:
    original = remove_escapes(text)
    return TextChunk(text=normalize_text(original), original_text=original)


def _optional(text: str) -> Alternative:
    group = _group(text)
    branches = group.items if isinstance(group, Alternative) else [group]
    return Alternative(items=[*branches, TextChunk.empty()], is_optional=True)


def _group(text: str) -> Group:
    """The group of a text without its brackets."""
    branches: list[list[Expression]] = [[]]
    separator: ParseType | None = None
    index = 0
    while chunk := next_chunk(text, index):
        if chunk.end_index == index:
            raise ParseExpressionError(f"'{text[index]}' closes nothing in '{text}'")
        index = chunk.end_index
        if chunk.parse_type not in (ParseType.ALT, ParseType.PERM):
            branches[-1].append(_item(chunk, text))
            continue
        if separator not in (None, chunk.parse_type):
            raise ParseExpressionError(f"'|' and ';' are in one group in '{text}': put parentheses around one of them")
        separator = chunk.parse_type
        branches.append([])
    return _joined(branches, separator, text)


def _joined(branches: list[list[Expression]], separator: ParseType | None, text: str) -> Group:
    if separator == ParseType.ALT:
        return Alternative(items=[_sequence(items) for items in branches])
    if separator == ParseType.PERM:
        # Blanks, because the order of templates and utterances with several words may differ.
        return Permutation(items=[_sequence([_text(" "), *items, _text(" ")]) for items in branches])
    if not branches[0]:
        raise ParseExpressionError(f"a group is empty: '({text})'")
    return _sequence(branches[0])


def _sequence(items: list[Expression]) -> Sequence:
    sequence = Sequence(items=items)
    for item in items:
        if isinstance(item, TextChunk):
            item.parent = sequence
    return sequence


def _item(chunk: ParseChunk, text: str) -> Expression:
    item = parse_expression(chunk)
    if isinstance(item, ListReference):
        item.is_end_of_word = text[chunk.end_index : chunk.end_index + 1].isspace()
    return item
