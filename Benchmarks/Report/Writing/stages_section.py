"""The stages."""

from ..Results.stage_table import PERCENTILES, StageTable
from .quantities import duration
from .table import table


def stages_section(stages: StageTable | None) -> str:
    """The peer's measurements of its stages, and the tables of the benchmarks of single stages."""
    if stages is None:
        return "Not measured.\n"
    header = ["workload", "stage", "mean", *(f"p{percent}" for percent in PERCENTILES[:-1]), "most"]
    rows = [
        [row.workload, row.stage, duration(row.mean), *(duration(time) for time in row.nanoseconds)]
        for row in stages.rows
    ]
    note = "Over the fastest time of each utterance.\n"
    single = _single(stages.exported) if stages.exported else ""
    return "\n".join([table(header, rows, numbers_from=2), note, single])


def _single(exported: str) -> str:
    """The tables of the benchmarks of single stages, without the surrounding text."""
    lines = [line for line in exported.splitlines() if line.startswith(("### ", "|")) or not line]
    tables = "\n".join(lines[next((i for i, line in enumerate(lines) if line), 0) :])
    introduction = (
        "### Each by itself\n\nBy the benchmarks of single stages. A time with `*` is that of one "
        "utterance; each was measured as a sample of many.\n"
    )
    return introduction + "\n" + tables.replace("### ", "#### ").replace("| Stages:", "| ") + "\n"
