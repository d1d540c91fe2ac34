"""A number with several measurements."""

from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Spread:
    """The median of several measurements, and their range."""

    median: float
    least: float
    greatest: float

    @classmethod
    def of(cls, values: list[float]) -> "Spread":
        """From at least one value."""
        return cls(median(values), min(values), max(values))
