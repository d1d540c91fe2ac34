"""What does not depend on the clock."""

from dataclasses import dataclass, field


@dataclass
class Program:
    """The executable of all peers in Swift, Parlance among them."""

    size: int
    """Bytes, as built."""
    stripped: int
    """Bytes, without what is only for debugging."""
    instructions: dict[str, float] = field(default_factory=dict)
    """Workload → instructions of Parlance an utterance, mean."""
