"""hassil, as Home Assistant uses it: the best of all matches, with a preference for one slot.

Of the names only those that a trie finds in the text are given to it, as Home Assistant does.
"""

import functools
import json
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import yaml
from hassil.intents import Intents, TextSlotList
from hassil.recognize import RecognizeResult, recognize_best
from hassil.util import merge_dict

from name_filter import NameFilter
from peer import Answer, Peer, serve
from workload import Case, Workload

NAME = "name"
"""The list that Home Assistant filters."""


class HassilPeer(Peer):
    """One set of intents, and the slot lists of each set."""

    def __init__(self, workload: Workload) -> None:
        merged: dict[str, Any] = {}
        for file in workload.grammar_files():
            merge_dict(merged, _known_fractions(_content(file)))
        self.language = workload.language
        self.intents = Intents.from_dict({"language": workload.language, **_intents_only(merged)})
        self.lists = [_slot_lists(lists) for lists in workload.lists]
        self.filters = [NameFilter(lists[NAME]) if NAME in lists else None for lists in self.lists]

    def call(self, case: Case) -> Callable[[], Any]:
        recognize = functools.partial(
            recognize_best,
            case.text,
            self.intents,
            intent_context=case.context,
            language=self.language,
            best_slot_name=case.prefer,
        )
        if case.lists is None:
            return recognize
        lists, names = self.lists[case.lists], self.filters[case.lists]
        if names is None:
            return functools.partial(recognize, slot_lists=lists)
        return lambda: recognize(slot_lists={**lists, NAME: names.within(case.text)})

    def answer(self, case: Case, result: RecognizeResult | None) -> Answer:
        if result is None:
            return None
        slots = {
            name: entity.text_clean if entity.is_wildcard else entity.value
            for name, entity in result.entities.items()
        }
        return {"intent": result.intent.name, "slots": slots}


def _content(file: Path) -> dict[str, Any]:
    text = file.read_text("utf-8")
    return json.loads(text) if file.suffix == ".json" else yaml.safe_load(text)


def _known_fractions(content: dict[str, Any]) -> dict[str, Any]:
    """With tenths in the place of hundredths, which hassil does not know."""
    for values in content.get("lists", {}).values():
        if "range" in values and values["range"].get("fractions") == "hundredths":
            values["range"]["fractions"] = "tenths"
    return content


def _intents_only(merged: dict[str, Any]) -> dict[str, Any]:
    """Without what declares intents and has no sentences."""
    intents = merged.get("intents", {})
    spoken = {name: intent for name, intent in intents.items() if "data" in intent}
    return {**merged, "intents": spoken}


def _slot_lists(lists: dict[str, Any]) -> dict[str, TextSlotList]:
    return {
        name: TextSlotList.from_tuples(
            ((value["in"], value["out"], value.get("context", {})) for value in content["values"]),
            name=name,
        )
        for name, content in lists.items()
    }


if __name__ == "__main__":
    HassilPeer.version = version("hassil")
    serve(HassilPeer)
