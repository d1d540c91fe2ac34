"""Results as data frames. Requires pandas."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pandas

from .readings import ParseResult


def frame(results: Iterable[ParseResult], index: Any = None) -> pandas.DataFrame:
    """The results as rows: `text`, `match`, `intent`, `edits`, and `slot.NAME` for each slot that occurs."""
    rows: list[dict[str, Any]] = []
    slots: set[str] = set()
    for result in results:
        best = result.best
        row: dict[str, Any] = {"text": result.text, "match": result.match.value, "intent": None, "edits": 0}
        if best is not None:
            row["intent"], row["edits"] = best.intent, best.edits
            values = {f"slot.{name}": value for name, value in best.values.items()}
            slots.update(values)
            row.update(values)
        rows.append(row)
    columns = ["text", "match", "intent", "edits", *sorted(slots)]
    table = {column: pandas.Series([row.get(column) for row in rows], dtype=object) for column in columns}
    found = pandas.DataFrame(table, columns=columns).astype({"edits": int})
    if index is not None:
        found.index = index
    return found
