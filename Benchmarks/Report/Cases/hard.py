"""Inputs that make backtracking explode, each with a small grammar of its own.

Those that do not match have all words that the template asks for: no filter on words sees it.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .case import Case
from .workload import Workload


@dataclass(frozen=True)
class HardInput:
    """A template, an utterance, and whether they match."""

    name: str
    title: str
    template: str
    text: str
    matches: bool
    lists: dict[str, Any] = field(default_factory=dict)

    def workload(self, scratch: Path) -> Workload:
        """Writes the grammar. Only intents are compared: slots can be filled in many ways."""
        grammar = {
            "language": "en",
            "intents": {"Hard": {"data": [{"sentences": [self.template]}]}},
            "lists": self.lists,
        }
        path = scratch / f"hard-{self.name}.grammar.json"
        path.write_text(json.dumps(grammar), "utf-8")
        case = Case(self.text, intent="Hard" if self.matches else None)
        return Workload(f"hard-{self.name}", "en", [path], [case])


WILDCARDS = {name: {"wildcard": True} for name in ("first", "second", "third", "fourth")}
COLORS = {"color": {"values": ["red", "red red", "red red red", "deep red", "red deep"]}}
PIECES = "(go|go on|on|go on go|on go|go go)"


def _nested(depth: int) -> str:
    return "it is " + "[very " * depth + "]" * depth + " good"


def _colors(count: int) -> str:
    return "paint it " + " ".join(f"[{{color:color{index}}}]" for index in range(count)) + " now"


ITEMS = ["fast", "loud", "bright", "warm", "soft", "near", "high", "wide"]
OPTIONAL_ITEMS = f"({';'.join(f'[{item}]' for item in ITEMS)})"

HARD_INPUTS = [
    HardInput(
        "optionals",
        "40 optional words in a row, 20 said",
        "it is " + "[very] " * 40 + "good",
        "it is " + "very " * 20 + "good",
        matches=True,
    ),
    HardInput(
        "optionals-none",
        "40 optional words in a row, 30 said, and a wrong one",
        "it is " + "[very] " * 40 + "good",
        "it is " + "very " * 30 + "bad very good",
        matches=False,
    ),
    HardInput(
        "nested",
        "optionals nested 40 deep, and a wrong word",
        _nested(40),
        "it is " + "very " * 40 + "bad very good",
        matches=False,
    ),
    HardInput(
        "any-order",
        "eight items in any order, and a wrong word",
        f"make it ({';'.join(ITEMS)}) please",
        f"make it {' '.join(reversed(ITEMS))} thanks please",
        matches=False,
    ),
    HardInput(
        "any-order-twice",
        "eight items in any order, each of which may be left out, twice",
        f"make it {OPTIONAL_ITEMS} then {OPTIONAL_ITEMS} please",
        f"make it {' '.join(ITEMS)} then {' '.join(reversed(ITEMS))} thanks please",
        matches=False,
    ),
    HardInput(
        "wildcards",
        "four wildcards with one word between, said 60 times",
        "tell {first} and {second} and {third} and {fourth} now",
        "tell " + "us and " * 60 + "me now",
        matches=True,
        lists=WILDCARDS,
    ),
    HardInput(
        "wildcards-none",
        "four wildcards with one word between, said 60 times, and a wrong end",
        "tell {first} and {second} and {third} and {fourth} now",
        "tell " + "us and " * 60 + "me now later",
        matches=False,
        lists=WILDCARDS,
    ),
    HardInput(
        "adjacent",
        "three wildcards side by side over 60 words, and a wrong end",
        "say {first} {second} {third} now",
        "say " + "la " * 60 + "now later",
        matches=False,
        lists=WILDCARDS,
    ),
    HardInput(
        "alternatives",
        "alternatives that begin alike, sixteen times, and a wrong end",
        " ".join([PIECES] * 16) + " stop",
        "go on " * 14 + "stop halt",
        matches=False,
    ),
    HardInput(
        "names",
        "twelve slots of one list, whose names begin alike, each optional, and a wrong end",
        _colors(12),
        "paint it " + "red " * 24 + "now later",
        matches=False,
        lists=COLORS,
    ),
    HardInput(
        "repeated",
        "500 times the same word behind a wildcard, and a wrong end",
        "{first} no stop",
        "no " * 500 + "stop go",
        matches=False,
        lists=WILDCARDS,
    ),
]
