from __future__ import annotations

import pickle
from datetime import datetime

import pytest

from parlance import EntityFinder, RequestError


def test_entities_have_places_and_values() -> None:
    finder = EntityFinder("en")
    text = "☕ five cups tomorrow at 7:30"
    found = finder.find(text, now=datetime(2026, 11, 20, 9), kinds=["number", "date-time"])
    assert [(text[item.start : item.end], item.kind) for item in found] == [
        ("five", "number"),
        ("tomorrow at 7:30", "date-time"),
    ]
    assert found[1].value == {"dateTime": "2026-11-21T07:30:00"}
    assert pickle.loads(pickle.dumps(finder)).find(text) == finder.find(text)


def test_time_zones_and_errors() -> None:
    finder = EntityFinder("en")
    found = finder.find("tomorrow at 7:30", now=datetime(2026, 11, 20, 9), time_zone="Europe/Berlin")
    assert found[0].value["instants"] == ["2026-11-21T07:30:00+01:00"]
    with pytest.raises(RequestError, match="no kind"):
        finder.find("7", kinds=["seven"])
    with pytest.raises(RequestError, match="time zone"):
        finder.find("7", time_zone="Nowhere")
    with pytest.raises(RequestError, match="65536"):
        finder.find("7" * 70_000)
