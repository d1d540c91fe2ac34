"""What one can measure."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from ..Cases.workload import Workload

Takes = Callable[[Workload], bool]
"""Whether a peer can do anything with a workload."""


def any_workload(_: Workload) -> bool:
    """Of a peer that takes whatever there is."""
    return True


@dataclass(frozen=True)
class Peer:
    """A program that speaks the protocol of README.md."""

    name: str
    title: str
    """What it is, in a few words."""
    command: list[str]
    """Without the path of the workload, which comes last."""
    environment: dict[str, str] = field(default_factory=dict)
    takes: Takes = any_workload
    answers: bool = True
    """Whether it says what an utterance means; if not, it is but a floor for the time."""
    names_only: bool = False
    """Whether it only says which names an utterance has."""
    missing: str | None = None
    """Why it can't be measured here; None: it can."""

    def start_command(self, workload: Path) -> list[str]:
        """What starts it for a workload file."""
        return [*self.command, str(workload)]
