"""Size and instructions."""

from ..Results.program import Program
from .quantities import memory
from .table import table


def program_section(program: Program | None) -> str:
    """Instructions by workload, and the size of the executable."""
    if program is None:
        return "Not measured.\n"
    rows = [[name, f"{count:,.0f}"] for name, count in program.instructions.items()]
    note = (
        "Counted by valgrind's callgrind, as the difference of two runs. The executable of all "
        f"peers in Swift has {memory(program.size)}, {memory(program.stripped)} without what is "
        "only for debugging.\n"
    )
    return table(["workload", "instructions an utterance"], rows) + "\n" + note
