"""A number that was measured several times."""

from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Spread:
    """The middle of several measurements, and how far they go."""

    median: float
    least: float
    greatest: float

    @classmethod
    def of(cls, values: list[float]) -> "Spread":
        """Of at least one value."""
        return cls(median(values), min(values), max(values))
