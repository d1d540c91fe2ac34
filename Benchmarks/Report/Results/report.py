"""All that a run has measured."""

from dataclasses import dataclass, field

from .comparison import Comparison
from .growth import Growth
from .hard_result import HardResult
from .program import Program
from .stage_table import StageTable
from .threads_result import ThreadsResult


@dataclass
class Report:
    """What is None could not be measured."""

    comparisons: list[Comparison] = field(default_factory=list)
    growths: list[Growth] = field(default_factory=list)
    hard: list[HardResult] = field(default_factory=list)
    threads: ThreadsResult | None = None
    stages: StageTable | None = None
    program: Program | None = None
    notes: list[str] = field(default_factory=list)
    """What was left out, and why."""

    def comparison(self, workload: str) -> Comparison | None:
        """All peers on that workload."""
        found = (comparison for comparison in self.comparisons if comparison.workload == workload)
        return next(found, None)

    def growth(self, axis: str) -> Growth | None:
        """How time grows with names, words or templates."""
        return next((growth for growth in self.growths if growth.axis == axis), None)
