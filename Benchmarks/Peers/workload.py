"""The input of a peer: grammars, sets of run-time lists, utterances."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

GRAMMAR_SUFFIXES = {".json", ".yaml", ".yml"}


@dataclass(frozen=True)
class Case:
    """An utterance, with its context."""

    text: str
    lists: int | None = None
    """The number of its set in `Workload.lists`; None for no run-time lists."""
    context: dict[str, Any] = field(default_factory=dict)
    prefer: str | None = None
    """The preferred slot of readings."""


@dataclass(frozen=True)
class Workload:
    """A workload file; README.md has the format."""

    language: str
    grammars: list[Path]
    lists: list[dict[str, Any]]
    """Sets of lists, each in the format of a grammar's `lists`."""
    cases: list[Case]

    @classmethod
    def read(cls, path: Path) -> "Workload":
        """Reads a workload file.

        Raises OSError, ValueError or KeyError where it is not one.
        """
        content = json.loads(path.read_text("utf-8"))
        return cls(
            language=content["language"],
            grammars=[Path(grammar) for grammar in content["grammars"]],
            lists=content.get("lists", []),
            cases=[_case(case) for case in content["cases"]],
        )

    def grammar_files(self) -> list[Path]:
        """All files of the grammars; folders are read recursively, in the order of names."""
        return [file for grammar in self.grammars for file in _files(grammar)]


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    return sorted(file for file in path.rglob("*") if file.suffix in GRAMMAR_SUFFIXES)


def _case(content: dict[str, Any]) -> Case:
    return Case(
        text=content["text"],
        lists=content.get("lists"),
        context=content.get("context", {}),
        prefer=content.get("prefer"),
    )
