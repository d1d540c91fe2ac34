"""Measurements that are independent of the clock."""

from dataclasses import dataclass, field


@dataclass
class Program:
    """The executable of all peers in Swift, including Parlance."""

    size: int
    """Bytes, as built."""
    stripped: int
    """Bytes, without debug information."""
    instructions: dict[str, float] = field(default_factory=dict)
    """Workload → mean instructions of Parlance for an utterance."""
