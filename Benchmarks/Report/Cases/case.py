"""An utterance, and what is right."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Case:
    """An utterance of a workload."""

    text: str
    lists: int | None = None
    """The number of its set of run-time lists; None: without."""
    context: dict[str, Any] = field(default_factory=dict)
    prefer: str | None = None
    """The slot that readings are to have if they can."""
    edits: int = 0
    """How many words may be taken for others, by those who can."""
    known: bool = True
    """Whether it is known what is right."""
    intent: str | None = None
    """What is right, if known; None: nothing may match."""
    slots: dict[str, Any] | None = None
    """Name → value, or a list of values any of which is right; None: whatever they are."""

    def content(self) -> dict[str, Any]:
        """As it stands in a workload file: what is absent is left out."""
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
