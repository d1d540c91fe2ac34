"""An utterance, and its right answer."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Case:
    """An utterance of a workload."""

    text: str
    lists: int | None = None
    """The number of its set of run-time lists; None for none."""
    context: dict[str, Any] = field(default_factory=dict)
    prefer: str | None = None
    """The preferred slot of readings."""
    edits: int = 0
    """The maximum number of corrected words, for peers that correct."""
    known: bool = True
    """Whether the right answer is known."""
    intent: str | None = None
    """The right intent, if known; None if nothing may match."""
    slots: dict[str, Any] | None = None
    """Name → value, or a list of values any of which is right; None if slots do not count."""

    def content(self) -> dict[str, Any]:
        """In the form of a workload file: absent values are left out."""
        content: dict[str, Any] = {"text": self.text}
        if self.lists is not None:
            content["lists"] = self.lists
        if self.context:
            content["context"] = self.context
        if self.prefer:
            content["prefer"] = self.prefer
        if self.edits:
            content["edits"] = self.edits
        if self.known:
            content["intent"] = self.intent
        if self.known and self.slots is not None:
            content["slots"] = self.slots
        return content
