"""A checkout of Home Assistant's intents.

For each intent and slot combination `sentences/<language>/<intent>/<combination>.yaml` has the
templates, `tests/<language>/<intent>/<combination>.yaml` a home and its utterances; `rules`,
`lists` and `intents.yaml` have what they share. hassil does not read that layout, so it is made
into one grammar, as Home Assistant does for its releases.
"""

import json
from pathlib import Path
from typing import Any

import yaml

from ..errors import InputError
from .case import Case
from .home import PREFER
from .plain_loader import PlainLoader
from .workload import Workload, name_values

CONTEXT_AREA = "__context_area__"
"""The area of the speaker, if a test has none."""

Content = dict[str, Any]


def workload(folder: Path, language: str, scratch: Path) -> Workload:
    """The tests of a language, each in the home of its file; the grammar goes into `scratch`.

    Raises InputError where a file is missing or damaged.
    """
    intents = _read(folder / "intents.yaml")
    path = scratch / f"{language}.grammar.json"
    path.write_text(json.dumps(_grammar(folder, language, intents), ensure_ascii=False), "utf-8")
    files = sorted((folder / "tests" / language).glob("*/*.yaml"))
    tests = [_read(file) for file in files]
    cases = [
        case
        for number, (file, test) in enumerate(zip(files, tests))
        for case in _cases(test, file.parent.name, _combination(intents, file), number)
    ]
    return Workload("collection", language, [path], cases, [_lists(test) for test in tests])


def _grammar(folder: Path, language: str, intents: Content) -> Content:
    common = _read(folder / "sentences" / language / "_common.yaml")
    rules = sorted((folder / "rules" / language).glob("*.yaml"))
    lists = [folder / "lists", folder / "lists" / language]
    grammar: Content = {
        "language": language,
        "skip_words": common.get("skip_words", []),
        "settings": common.get("settings", {}),
        "expansion_rules": _united(rules, "expansion_rules"),
        "lists": _united([file for part in lists for file in sorted(part.glob("*.yaml"))], "lists"),
        "intents": {},
    }
    for file in sorted((folder / "sentences" / language).glob("*/*.yaml")):
        data = grammar["intents"].setdefault(file.parent.name, {"data": []})["data"]
        data += _blocks(_read(file)["data"], _combination(intents, file), file.stem)
    return grammar


def _united(files: list[Path], key: str) -> Content:
    return {name: item for file in files for name, item in _read(file)[key].items()}


def _combination(intents: Content, file: Path) -> Content:
    """The declaration of the slot combination in a file's name."""
    return intents.get(file.parent.name, {}).get("slot_combinations", {}).get(file.stem, {})


def _blocks(blocks: list[Content], declared: Content, combination: str) -> list[Content]:
    """Blocks for speech-to-phrase alone are left out if there are others."""
    common = [block for block in blocks if not block.get("speech_to_phrase")]
    return [_block(block, declared, combination) for block in common or blocks]


def _block(block: Content, declared: Content, combination: str) -> Content:
    requires, slots = dict(block.get("requires_context", {})), dict(block.get("slots", {}))
    if domains := block.get("name_domains"):
        groups = declared.get("name_domain_groups", {})
        requires["domain"] = groups[domains] if isinstance(domains, str) else domains
    elif domain := block.get("inferred_domain"):
        slots["domain"] = domain
    if declared.get("context_area"):
        requires["area"] = {"slot": True}
    metadata = {**block.get("metadata", {}), "slot_combination": combination}
    kept = {"sentences": block["sentences"], "response": block.get("response", "default")}
    return {**kept, "slots": slots, "requires_context": requires, "metadata": metadata}


def _lists(test: Content) -> Content:
    names = [
        {"in": entity["name"], "out": entity["name"], "context": {"domain": entity["domain"]}}
        for entity in test.get("entities") or []
    ]
    return {
        "name": {"values": names},
        "area": name_values([area["name"] for area in test.get("areas") or []]),
        "floor": name_values([floor["name"] for floor in test.get("floors") or []]),
    }


def _cases(test: Content, intent: str, declared: Content, lists: int) -> list[Case]:
    area = _context_area(test)
    fixed: Content = {"area": area} if declared.get("context_area") else {}
    if inferred := declared.get("inferred_domains"):
        fixed["domain"] = [domain for domains in inferred.values() for domain in domains]
    return [
        Case(
            text,
            lists,
            {"area": area},
            PREFER,
            True,
            intent,
            {**(group.get("slots") or {}), **fixed},
        )
        for group in test["tests"]
        for text in group["sentences"]
    ]


def _context_area(test: Content) -> str:
    marked = [area["name"] for area in test.get("areas") or [] if area.get("context_area")]
    return marked[0] if marked else CONTEXT_AREA


def _read(path: Path) -> Content:
    try:
        return yaml.load(path.read_text("utf-8"), PlainLoader) or {}
    except (OSError, yaml.YAMLError) as error:
        raise InputError(f"{path} can't be read: {error}") from error
