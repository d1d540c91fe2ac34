"""An utterance that a peer gets right and Parlance does not."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Wrong:
    """There should be none; the report lists them."""

    text: str
    peers: list[str]
    """The peers whose answer is right."""
    expected: Any
    answer: Any
    """Parlance's answer."""
