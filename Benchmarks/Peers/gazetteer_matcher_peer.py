"""gazetteer-matcher, which contains Home Assistant's intents in English and needs only the home."""

import functools
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from gazetteer_matcher import GazetteerMatcher, Interpretation

from peer import Answer, Peer, serve
from workload import Case, Workload

Lists = dict[str, Any]


class GazetteerMatcherPeer(Peer):
    """One matcher for each set of lists."""

    version = version("gazetteer-matcher")

    def __init__(self, workload: Workload) -> None:
        areas = {case.context["area"] for case in workload.cases if "area" in case.context}
        self.empty = GazetteerMatcher(home=_home({}, areas))
        self.matchers = [self._matcher(_home(lists, areas)) for lists in workload.lists]

    def _matcher(self, home: dict[str, Any]) -> GazetteerMatcher:
        """A matcher that shares everything that is independent of the home."""
        return GazetteerMatcher(
            home=home,
            vocabulary=self.empty.config.vocabulary,
            intents=self.empty.config.intents,
            responses=self.empty.config.responses,
            response_keys=self.empty.response_keys,
        )

    def call(self, case: Case) -> Callable[[], Any]:
        matcher = self.empty if case.lists is None else self.matchers[case.lists]
        area = case.context.get("area")
        return functools.partial(matcher.interpret, case.text, context_area=area)

    def answer(self, case: Case, result: Interpretation) -> Answer:
        """Several intents in one utterance are never a right answer."""
        if not result.accepted or len(result.frames) != 1:
            return None
        frame = result.frames[0]
        return {"intent": frame.intent, "slots": frame.slots}


def _home(lists: Lists, areas: set[str]) -> dict[str, Any]:
    """The parts of a home, by the values of its names.

    `areas` are the speakers' areas.
    """
    return {
        "areas": {area: {"name": area} for area in areas} | _named(lists, "area"),
        "floors": _named(lists, "floor"),
        "entities": _named(lists, "name"),
    }


def _named(lists: Lists, list_name: str) -> dict[str, dict[str, Any]]:
    """The first text of a value is its name, with its context; the others are aliases."""
    named: dict[str, dict[str, Any]] = {}
    for value in lists.get(list_name, {}).get("values", []):
        new = {"name": value["in"], "aliases": [], **value.get("context", {})}
        known = named.setdefault(str(value["out"]), new)
        if known is not new:
            known["aliases"].append(value["in"])
    return named


if __name__ == "__main__":
    serve(GazetteerMatcherPeer)
