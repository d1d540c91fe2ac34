"""Corpora: YAML files with sentences and expected results."""

from pathlib import Path
from typing import Any

import yaml

from ..errors import InputError
from .case import Case
from .plain_loader import PlainLoader


def read(paths: list[Path], lists: int | None = None, prefer: str | None = None) -> list[Case]:
    """The sentences of corpora, one case each, all with the same set of lists.

    Raises InputError where a file can't be read or is no corpus.
    """
    return [
        _case(sentence, test, lists, prefer)
        for path in paths
        for test in _tests(path)
        for sentence in test["sentences"]
    ]


def _tests(path: Path) -> list[dict[str, Any]]:
    try:
        return yaml.load(path.read_text("utf-8"), PlainLoader)["tests"]
    except (OSError, yaml.YAMLError, KeyError, TypeError) as error:
        raise InputError(f"{path} is no corpus with 'language' and 'tests': {error}") from error


def _case(text: str, test: dict[str, Any], lists: int | None, prefer: str | None) -> Case:
    intent = test.get("intent")
    if intent is None:
        return Case(text, lists, prefer=prefer)
    context, slots = intent.get("context", {}), intent.get("slots", {})
    return Case(text, lists, context, prefer, intent=intent["name"], slots=slots)
