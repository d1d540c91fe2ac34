"""The peers that can be measured."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from ..Cases.workload import Workload

Takes = Callable[[Workload], bool]
"""Whether a peer can use a workload."""


def any_workload(_: Workload) -> bool:
    """For a peer that can use any workload."""
    return True


@dataclass(frozen=True)
class Peer:
    """A program that speaks the protocol of README.md."""

    name: str
    title: str
    """A short description."""
    command: list[str]
    """Without the path of the workload, which comes last."""
    environment: dict[str, str] = field(default_factory=dict)
    takes: Takes = any_workload
    answers: bool = True
    """Whether it gives the meanings of utterances; if not, it is a lower bound of the time."""
    names_only: bool = False
    """Whether it only finds the names of an utterance."""
    missing: str | None = None
    """The reason why it can't be measured here; None if it can."""

    def start_command(self, workload: Path) -> list[str]:
        """The command that starts it for a workload file."""
        return [*self.command, str(workload)]
