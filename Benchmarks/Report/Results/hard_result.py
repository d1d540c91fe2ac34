"""The results of all peers on a hard input."""

from dataclasses import dataclass


@dataclass
class HardResult:
    """Times are each peer's minimum, in nanoseconds; a text is the reason why there is none."""

    title: str
    words: int
    times: dict[str, int | str]
    right: dict[str, bool]
    """Peer → whether its answer was right."""
