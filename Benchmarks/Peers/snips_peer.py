"""The gazetteer parser of Snips: it finds names in a text, and has no intents."""

import functools
import re
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from snips_nlu_parsers import GazetteerEntityParser

from peer import Answer, Peer, serve
from workload import Case, Workload

NAME = "name"
PUNCTUATION = re.compile(r"[^\w\s]+")


class SnipsPeer(Peer):
    """One parser for the names of each set of lists."""

    version = version("snips-nlu-parsers")

    def __init__(self, workload: Workload) -> None:
        self.parsers = [_parser(lists.get(NAME, {"values": []})) for lists in workload.lists]

    def call(self, case: Case) -> Callable[[], Any]:
        if case.lists is None:
            return list
        parser = self.parsers[case.lists]
        if parser is None:
            return list
        return functools.partial(_parse, parser, case.text)

    def answer(self, case: Case, result: list[dict[str, Any]]) -> Answer:
        """All found names; a driver that asks for names ignores the rest."""
        return {"intent": None, "slots": {NAME: [found["resolved_value"] for found in result]}}


def _parse(parser: GazetteerEntityParser, text: str) -> list[dict[str, Any]]:
    return parser.parse(_folded(text), None, 0)


def _parser(names: dict[str, Any]) -> GazetteerEntityParser | None:
    """A parser for whole names only; None if there are none."""
    gazetteer = [
        {"raw_value": _folded(value["in"]), "resolved_value": str(value["out"])}
        for value in names["values"]
    ]
    if not gazetteer:
        return None
    parser = {"gazetteer": gazetteer, "threshold": 1.0}
    settings = {"n_gazetteer_stop_words": None, "additional_stop_words": None}
    entity = {"entity_identifier": NAME, "entity_parser": {**parser, **settings}}
    return GazetteerEntityParser.build({"entity_parsers": [entity]})


def _folded(text: str) -> str:
    """The parser compares letter by letter, between blanks."""
    return PUNCTUATION.sub(" ", text.lower())


if __name__ == "__main__":
    serve(SnipsPeer)
