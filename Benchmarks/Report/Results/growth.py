"""How time grows with the size of something."""

from dataclasses import dataclass, field

import numpy

from .spread import Spread


@dataclass
class Growth:
    """Nanoseconds an utterance, by size, for each peer."""

    axis: str
    """What grows: names, words, templates."""
    times: dict[str, dict[int, float]] = field(default_factory=dict)
    """Peer → size → nanoseconds."""
    stopped: dict[str, str] = field(default_factory=dict)
    """Peer → why there are no larger sizes."""
    largest_to_smallest: Spread | None = None
    """Parlance's time at the largest size, in times of that at the smallest, round by round."""
    memory: dict[int, int] = field(default_factory=dict)
    """Size → the peak of Parlance's resident memory, in bytes."""
    startup: dict[int, float] = field(default_factory=dict)
    """Size → seconds until Parlance had parsed the first utterance."""
    right: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Size → how many Parlance got right, of how many."""

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
        """(a, b) of time = a + b · size; how far off a point is counts in proportion to it."""
        sizes, times = numpy.array(list(self.times[peer].items()), dtype=float).T
        slope, constant = numpy.polyfit(sizes, times, 1, w=1 / times)
        return float(constant), float(slope)
