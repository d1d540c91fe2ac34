"""What two threads do."""

from dataclasses import dataclass

from .spread import Spread


@dataclass
class ThreadsResult:
    """Throughput by number of threads."""

    throughput: dict[int, float]
    """Threads → utterances a second, median of rounds."""
    processors: dict[int, float]
    """Threads → how many processors they really had, median of rounds."""
    gain: Spread
    """Throughput of two threads, in times of one, round by round."""
    processes: Spread
    """Throughput of two processes that share nothing, in times of one: what the machine gives."""
