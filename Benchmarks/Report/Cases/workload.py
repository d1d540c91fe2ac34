"""The input of all peers."""

import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from .case import Case


@dataclass(frozen=True)
class Workload:
    """Grammars, sets of run-time lists, and utterances."""

    name: str
    """Unique in a run; also the name of its file."""
    language: str
    grammars: list[Path]
    cases: list[Case]
    lists: list[dict[str, Any]] = field(default_factory=list)
    """Sets of lists, each as a grammar's `lists`."""

    def write(self, folder: Path) -> Path:
        """Writes the workload file; README.md has the format."""
        path = folder / f"{self.name}.workload.json"
        content = {
            "name": self.name,
            "language": self.language,
            "grammars": [str(grammar.resolve()) for grammar in self.grammars],
            "lists": self.lists,
            "cases": [case.content() for case in self.cases],
        }
        path.write_text(json.dumps(content, ensure_ascii=False), "utf-8")
        return path

    def every(self, step: int) -> "Workload":
        """The workload with every `step`th of its utterances."""
        return replace(self, cases=self.cases[::step])

    @property
    def known(self) -> int:
        """The number of cases with a known right answer."""
        return sum(case.known for case in self.cases)


def name_values(names: list[str]) -> dict[str, Any]:
    """A list of names that are their own values."""
    return {"values": [{"in": name, "out": name} for name in names]}
