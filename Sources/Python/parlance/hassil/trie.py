"""A trie that finds known words in a text."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


@dataclass
class TrieNode:
    """A prefix of words; `text` is the word that ends here."""

    id: int
    text: str | None = None
    values: list[Any] | None = None
    children: dict[str, TrieNode] | None = None


class Trie:
    """Words with values.

    >>> names = Trie()
    >>> names.insert("kitchen light", 1)
    >>> list(names.find("turn on the kitchen light"))
    [(25, 'kitchen light', 1)]
    """

    def __init__(self) -> None:
        self.roots: dict[str, TrieNode] = {}
        self._node_count = 0

    def insert(self, text: str, value: Any) -> None:
        """Adds a value for a word, which may have others."""
        if not text:
            return
        children, node = self.roots, None
        for sign in text:
            node = children.get(sign)
            if node is None:
                node = children[sign] = TrieNode(self.next_id(), children={})
            if node.children is None:
                node.children = {}
            children = node.children
        assert node is not None
        node.text = text
        node.values = [*(node.values or ()), value]

    def find(self, text: str, unique: bool = True, word_boundaries: bool = False) -> Iterator[tuple[int, str, Any]]:
        """The words in a text, each as its end, its text and a value.

        Args:
            unique: Whether only the first of equal words is found.
            word_boundaries: Whether words begin and end at blanks, punctuation and the ends of the text.
        """
        found: set[int] = set()
        for start in range(len(text)):
            if word_boundaries and start > 0 and not _separates(text[start - 1]):
                continue
            for end, node in self._words(text, start):
                if word_boundaries and end < len(text) and not _separates(text[end]):
                    continue
                if unique and node.id in found:
                    continue
                found.add(node.id)
                for value in node.values or ():
                    yield end, node.text or "", value

    def _words(self, text: str, start: int) -> Iterator[tuple[int, TrieNode]]:
        """The words that begin at a place, the shortest first."""
        children: dict[str, TrieNode] | None = self.roots
        for index in range(start, len(text)):
            node = children.get(text[index]) if children else None
            if node is None:
                return
            if node.text is not None:
                yield index + 1, node
            children = node.children

    def next_id(self) -> int:
        """An identifier for another node."""
        self._node_count += 1
        return self._node_count - 1


def _separates(sign: str) -> bool:
    return sign.isspace() or unicodedata.category(sign).startswith("P")
