"""The growth of time with a size."""

from dataclasses import dataclass, field

import numpy

from .spread import Spread


@dataclass
class Growth:
    """Nanoseconds an utterance, by size, for each peer."""

    axis: str
    """The growing quantity: names, words, templates."""
    times: dict[str, dict[int, float]] = field(default_factory=dict)
    """Peer → size → nanoseconds."""
    stopped: dict[str, str] = field(default_factory=dict)
    """Peer → the reason why there are no larger sizes."""
    largest_to_smallest: Spread | None = None
    """The ratio of Parlance's time at the largest size to that at the smallest, for each round."""
    memory: dict[int, int] = field(default_factory=dict)
    """Size → the peak of Parlance's resident memory, in bytes."""
    startup: dict[int, float] = field(default_factory=dict)
    """Size → seconds from Parlance's start to the first parsed utterance."""
    right: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Size → Parlance's number of right answers, and the number of utterances."""

    def exponent(self, peer: str, least: int = 0) -> float | None:
        """The exponent of time against size, by least squares on logarithms.

        Of sizes from `least` on; None: there are too few.
        """
        points = [(size, time) for size, time in self.times.get(peer, {}).items() if size >= least]
        if len(points) < 2:
            return None
        sizes, times = numpy.log(numpy.array(points, dtype=float)).T
        return float(numpy.polyfit(sizes, times, 1)[0])

    def line(self, peer: str) -> tuple[float, float]:
        """(a, b) of time = a + b · size, by relative errors."""
        sizes, times = numpy.array(list(self.times[peer].items()), dtype=float).T
        slope, constant = numpy.polyfit(sizes, times, 1, w=1 / times)
        return float(constant), float(slope)
