"""A collection converted to one file a language, with homes and tests beside."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..errors import InputError
from .case import Case
from .home import PREFER
from .workload import Workload

Homes = dict[str, dict[str, Any]]


def workloads(folder: Path) -> list[Workload]:
    """Each test in its own home; and all texts in one home that has all names.

    What is right there nobody knows: the tests say it of their own homes.


    Raises InputError where a file is missing or damaged.
    """
    try:
        homes: Homes = json.loads((folder / "homes.json").read_text("utf-8"))
        lines = (folder / "tests.jsonl").read_text("utf-8").splitlines()
        tests = [json.loads(line) for line in lines]
    except (OSError, ValueError) as error:
        raise InputError(f"{folder} is no converted collection: {error}") from error
    grammar = folder / "grammar.json"
    numbers = {name: number for number, name in enumerate(homes)}
    cases = [_case(test, homes[test["home"]], numbers[test["home"]]) for test in tests]
    lists = [home["lists"] for home in homes.values()]
    separate = Workload("collection", folder.name, [grammar], cases, lists)
    return [separate, _merged(separate)]


def _case(test: dict[str, Any], home: dict[str, Any], lists: int) -> Case:
    context, slots = home["context"], dict(test["slots"])
    if test["context_area_slot"]:
        slots.setdefault("area", context["area"])
    return Case(test["text"], lists, context, PREFER, intent=test["intent"], slots=slots)


def _merged(workload: Workload) -> Workload:
    unique = {case.text: replace(case, lists=0, known=False) for case in workload.cases}
    names = sorted({name for lists in workload.lists for name in lists})
    merged = {name: {"values": _values(workload.lists, name)} for name in names}
    return replace(workload, name="one-home", cases=list(unique.values()), lists=[merged])


def _values(sets: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    """The values of a list in all sets, each once."""
    values = [value for lists in sets for value in lists.get(name, {}).get("values", [])]
    return list({json.dumps(value, sort_keys=True): value for value in values}.values())
