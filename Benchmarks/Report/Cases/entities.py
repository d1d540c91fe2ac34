"""Texts with numbers, amounts, dates and times."""

import json
from pathlib import Path

from .case import Case
from .workload import Workload

NAME = "entities"

LONGEST = 500
"""The number of texts of a file of cases, the longest first."""


def entities(texts: Path, scratch: Path) -> Workload:
    """The lines of a text file, or the longest texts of JSON lines with `text`; the grammar is empty."""
    lines = [line for line in texts.read_text("utf-8").splitlines() if line]
    if texts.suffix == ".jsonl":
        found = {json.loads(line)["text"] for line in lines}
        lines = sorted(sorted(found), key=len, reverse=True)[:LONGEST]
    grammar = scratch / "entities.grammar.json"
    grammar.write_text(json.dumps({"language": "en", "intents": {}}), "utf-8")
    return Workload(NAME, "en", [grammar], [Case(line, known=False) for line in lines])
