"""The time of each stage."""

from dataclasses import dataclass, field

import numpy

PERCENTILES = (50, 90, 99, 100)


@dataclass(frozen=True)
class StageRow:
    """One stage on one workload."""

    workload: str
    stage: str
    nanoseconds: list[float]
    """By PERCENTILES, over the minimum times of utterances."""
    mean: float

    @classmethod
    def of(cls, workload: str, stage: str, times: list[int]) -> "StageRow":
        """From the minimum time of each utterance."""
        percentiles = [float(value) for value in numpy.percentile(times, PERCENTILES)]
        return cls(workload, stage, percentiles, float(numpy.mean(times)))


@dataclass
class StageTable:
    """Stage by stage."""

    rows: list[StageRow] = field(default_factory=list)
    exported: str | None = None
    """The output of the benchmarks of the stages, in Markdown; None if they did not run."""
