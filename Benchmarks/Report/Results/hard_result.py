"""How all peers did on a hard input."""

from dataclasses import dataclass


@dataclass
class HardResult:
    """Times are each peer's fastest, in nanoseconds; a text says why there is none."""

    title: str
    words: int
    times: dict[str, int | str]
    right: dict[str, bool]
    """Peer → whether its answer was right."""
