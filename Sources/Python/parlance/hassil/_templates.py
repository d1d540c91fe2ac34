"""Templates as text in Parlance's template language."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from enum import Enum

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
from .util import is_template

ANY_WORDS = "parlance__words"
"""The name of the wildcard list that reads what no list reads."""
ANY_NUMBER = "parlance__number"
"""The name of the range that reads numbers outside of ranges."""


class Kind(Enum):
    """The kind of a list."""

    TEXT = "text"
    RANGE = "range"
    WILDCARD = "wildcard"


class Role(Enum):
    """What a slot of a reading is, if it is no entity. Its name begins with the value."""

    CAPTURE = "capture__"
    UNMATCHED = "unmatched__"
    OUT_OF_RANGE = "number__"
    MISSING_LIST = "missing_list__"
    MISSING_RULE = "missing_rule__"

    def slot(self, name: str) -> str:
        """The name of the slot with this role."""
        return f"{self.value}{name}"

    @staticmethod
    def of(slot: str) -> tuple[Role | None, str]:
        """The role of a slot and its name without it; None for entities."""
        if "__" in slot:
            for role in Role:
                if slot.startswith(role.value):
                    return role, slot[len(role.value) :]
        return None, slot


_SYNTAX = re.compile(r"[()\[\]{}<>|;\\]")


class TemplateWriter:
    """Writes expressions for the lists and rules that exist.

    A reference to something that does not exist reads any words, so that it is an error only for utterances that reach
    it. With `allows_unmatched`, a list also reads what is none of its values.
    """

    def __init__(self, lists: Mapping[str, Kind], rules: Container[str], allows_unmatched: bool) -> None:
        self._lists = lists
        self._rules = rules
        self._allows_unmatched = allows_unmatched

    def text(self, expression: Expression) -> str:
        """The template of an expression."""
        if isinstance(expression, TextChunk):
            return _SYNTAX.sub(r"\\\g<0>", expression.text)
        if isinstance(expression, ListReference):
            return self._list(expression)
        if isinstance(expression, RuleReference):
            name = expression.rule_name
            return f"<{name}>" if name in self._rules else _reference(ANY_WORDS, Role.MISSING_RULE.slot(name))
        if isinstance(expression, Group):
            return self._group(expression)
        raise TypeError(f"{expression!r} is not an expression of a template")

    def phrase(self, expression: Expression) -> str:
        """What is said for a value: a template, or text without signs of the template language, as it is."""
        if isinstance(expression, TextChunk) and not is_template(expression.text):
            return expression.text
        return self.text(expression)

    def sentence(self, sentence: Sentence) -> str:
        """The template of a sentence, without parentheses around it."""
        if type(sentence.expression) is Sequence:
            return self._items(sentence.expression)
        return self.text(sentence.expression)

    def _items(self, group: Expression) -> str:
        if type(group) is Sequence:
            return "".join(map(self.text, group.items))
        return self.text(group)

    def _group(self, group: Group) -> str:
        if isinstance(group, Alternative):
            has_empty = group.is_optional and group.items[-1] == TextChunk.empty()
            branches = "|".join(map(self._items, group.items[:-1] if has_empty else group.items))
            return f"[{branches}]" if has_empty else f"({branches})"
        if isinstance(group, Permutation):
            return f"({';'.join(self._items(item).strip() for item in group.items)})"
        return f"({self._items(group)})" if group.items else ""

    def _list(self, reference: ListReference) -> str:
        name, slot = reference.list_name, reference.slot_name
        kind = self._lists.get(name)
        if kind is None:
            return _reference(ANY_WORDS, Role.MISSING_LIST.slot(name))
        written = _reference(name, Role.CAPTURE.slot(slot) if reference.is_capture else slot)
        if not self._allows_unmatched or kind == Kind.WILDCARD:
            return written
        ways = [written, _reference(ANY_WORDS, Role.UNMATCHED.slot(slot))]
        if kind == Kind.RANGE:
            ways.insert(1, _reference(ANY_NUMBER, Role.OUT_OF_RANGE.slot(slot)))
        return f"({'|'.join(ways)})"


def _reference(name: str, slot: str) -> str:
    return f"{{{name}}}" if name == slot else f"{{{name}:{slot}}}"


class Followers:
    """The words that a sentence may say right after each of its slots."""

    def __init__(self, sentence: Sentence, rules: Mapping[str, Sentence]) -> None:
        self._rules = rules
        self._words: dict[str, frozenset[str]] = {}
        self._first(sentence.expression, frozenset())

    def after(self, slot: str) -> frozenset[str]:
        """The words after a slot, folded."""
        return self._words.get(slot, frozenset())

    def _first(self, expression: Expression, after: frozenset[str]) -> frozenset[str]:
        """The first words of an expression, or those after it if it may be empty."""
        if isinstance(expression, TextChunk):
            words = expression.text.casefold().split(maxsplit=1)
            return frozenset(words[:1]) or after
        if isinstance(expression, ListReference):
            self._words[expression.slot_name] = self.after(expression.slot_name) | after
            return frozenset()
        if isinstance(expression, RuleReference):
            rule = self._rules.get(expression.rule_name)
            return self._first(rule.expression, after) if rule else frozenset()
        if isinstance(expression, (Alternative, Permutation)):
            return frozenset().union(*(self._first(item, after) for item in expression.items))
        for item in reversed(expression.items if isinstance(expression, Group) else []):
            after = self._first(item, after)
        return after
