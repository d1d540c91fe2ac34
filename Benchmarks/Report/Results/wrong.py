"""An utterance that a peer gets right and Parlance does not."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Wrong:
    """There should be none."""

    text: str
    peers: list[str]
    """Who gets it right."""
    expected: Any
    answer: Any
    """What Parlance made of it."""
