"""Templates as trees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field


@dataclass
class Expression:
    """A part of a template; the base class."""


@dataclass
class TextChunk(Expression):
    """Literal text with its blanks."""

    text: str = ""
    """The text with single blanks, composed (NFC)."""
    original_text: str = None  # type: ignore[assignment]
    """The text as written; by default `text`."""
    parent: Group | None = None

    def __post_init__(self) -> None:
        if self.original_text is None:
            self.original_text = self.text

    @property
    def is_empty(self) -> bool:
        """Whether there is no text, not even a blank."""
        return not self.text

    @staticmethod
    def empty() -> TextChunk:
        """A chunk without text."""
        return TextChunk()


@dataclass
class Group(Expression):
    """Parts that belong together; the base class of its kinds."""

    items: list[Expression] = field(default_factory=list)

    def text_chunk_count(self) -> int:
        """The number of text chunks in the group and the groups within, without rules."""
        return sum(1 for part in parts(self) if isinstance(part, TextChunk))

    def list_references(self, expansion_rules: Mapping[str, Sentence] | None = None) -> Iterator[ListReference]:
        """The references to lists in the group, and in the rules that are given."""
        return (part for part in parts(self, expansion_rules) if isinstance(part, ListReference))

    def list_names(self, expansion_rules: Mapping[str, Sentence] | None = None) -> Iterator[str]:
        """The names of the lists of these references."""
        return (reference.list_name for reference in self.list_references(expansion_rules))


@dataclass
class Sequence(Group):
    """Parts that follow each other."""


@dataclass
class Alternative(Group):
    """Parts of which one is said; the last part of an optional group is empty."""

    is_optional: bool = False


@dataclass
class Permutation(Group):
    """Parts that are said in any order."""

    def iterate_permutations(self) -> Iterable[tuple[Expression, Permutation]]:
        """Each part with the permutation of the others."""
        for index, item in enumerate(self.items):
            yield item, Permutation(items=self.items[:index] + self.items[index + 1 :])


@dataclass
class RuleReference(Expression):
    """A reference to an expansion rule, `<rule>`."""

    rule_name: str = ""


@dataclass
class ListReference(Expression):
    """A reference to a list: `{list}`, `{list:slot}`, `{list:@capture}` or `{@list}`."""

    list_name: str = ""
    prefix: str | None = None
    suffix: str | None = None
    is_end_of_word: bool = True
    """Whether white space follows in the template."""
    is_capture: bool = False
    _slot_name: str | None = None

    def __post_init__(self) -> None:
        name, colon, slot = self.list_name.partition(":")
        if not colon:
            slot = name
        self.is_capture = self.is_capture or slot.startswith("@")
        self.list_name = name.removeprefix("@")
        self._slot_name = slot.removeprefix("@")

    @property
    def slot_name(self) -> str:
        """The name of the slot or capture."""
        return self._slot_name or self.list_name


@dataclass
class Sentence:
    """A template."""

    expression: Expression
    text: str | None = None
    """The template as written, if it was kept."""

    def text_chunk_count(self) -> int:
        """The number of text chunks, without those of rules."""
        return sum(1 for part in parts(self.expression) if isinstance(part, TextChunk))

    def list_names(self, expansion_rules: Mapping[str, Sentence] | None = None) -> Iterator[str]:
        """The names of the lists that the template refers to, and of those in the rules that are given."""
        return (
            part.list_name for part in parts(self.expression, expansion_rules) if isinstance(part, ListReference)
        )


def parts(expression: Expression, expansion_rules: Mapping[str, Sentence] | None = None) -> Iterator[Expression]:
    """The expression and all expressions within, also those in the rules that are given."""
    yield expression
    if isinstance(expression, Group):
        for item in expression.items:
            yield from parts(item, expansion_rules)
    elif isinstance(expression, RuleReference) and expansion_rules and expression.rule_name in expansion_rules:
        yield from parts(expansion_rules[expression.rule_name].expression, expansion_rules)
