"""The stages."""

from ..Results.stage_table import PERCENTILES, StageTable
from .quantities import duration
from .table import table


def stages_section(stages: StageTable | None) -> str:
    """What the peer says of its stages, and the tables of the benchmarks of single stages."""
    if stages is None:
        return "Not measured.\n"
    header = ["workload", "stage", "mean", *(f"p{percent}" for percent in PERCENTILES[:-1]), "most"]
    rows = [
        [row.workload, row.stage, duration(row.mean), *(duration(time) for time in row.nanoseconds)]
        for row in stages.rows
    ]
    note = "Over the fastest time of each utterance.\n"
    return "\n".join([table(header, rows, numbers_from=2), note, stages.exported or ""])
