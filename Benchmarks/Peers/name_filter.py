"""Names by their texts."""

from hassil.expression import TextChunk
from hassil.intents import TextSlotList, TextSlotValue
from hassil.trie import Trie


class NameFilter:
    """A list of names, and those of them that occur in a text."""

    def __init__(self, names: TextSlotList) -> None:
        self.name = names.name
        self.trie = Trie()
        self.templates: list[TextSlotValue] = []
        """Values that are not plain texts: they are always kept."""
        for value in names.values:
            if isinstance(value.text_in, TextChunk):
                self.trie.insert(value.text_in.text.strip().lower(), value)
            else:
                self.templates.append(value)

    def within(self, text: str) -> TextSlotList:
        """The names that occur in `text`, ignoring case."""
        found = [value for _, _, value in self.trie.find(text.strip().lower())]
        return TextSlotList(name=self.name, values=found + self.templates)
