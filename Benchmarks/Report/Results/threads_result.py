"""The result of two threads."""

from dataclasses import dataclass

from .spread import Spread


@dataclass
class ThreadsResult:
    """Throughput by number of threads."""

    throughput: dict[int, float]
    """Threads → utterances a second, median of rounds."""
    processors: dict[int, float]
    """Threads → the number of processors that they had, median of rounds."""
    gain: Spread
    """The ratio of two threads' throughput to that of one, for each round."""
    processes: Spread
    """The ratio of two independent processes' throughput to that of one: the limit of the machine."""
