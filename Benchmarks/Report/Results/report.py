"""All measurements of a run."""

from dataclasses import dataclass, field

from .comparison import Comparison
from .growth import Growth
from .hard_result import HardResult
from .program import Program
from .stage_table import StageTable
from .threads_result import ThreadsResult


@dataclass
class Report:
    """None stands for a measurement that was not possible."""

    comparisons: list[Comparison] = field(default_factory=list)
    growths: list[Growth] = field(default_factory=list)
    hard: list[HardResult] = field(default_factory=list)
    threads: ThreadsResult | None = None
    stages: StageTable | None = None
    program: Program | None = None
    notes: list[str] = field(default_factory=list)
    """The parts that were left out, with the reasons."""

    def comparison(self, workload: str) -> Comparison | None:
        """All peers on one workload."""
        found = (comparison for comparison in self.comparisons if comparison.workload == workload)
        return next(found, None)

    def growth(self, axis: str) -> Growth | None:
        """The growth of time with names, words or templates."""
        return next((growth for growth in self.growths if growth.axis == axis), None)
