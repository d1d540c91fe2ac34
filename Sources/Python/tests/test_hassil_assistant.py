"""The drop-in, called as Home Assistant calls hassil.

Of the names, only those that a trie finds in the utterance are given. If nothing matches, unmatched entities tell what
is unknown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from parlance.hassil import (
    Intents,
    RecognizeResult,
    SlotList,
    TextSlotList,
    TextSlotValue,
    Trie,
    UnmatchedTextEntity,
    recognize_all,
    recognize_best,
)
from parlance.hassil.recognize import MISSING_ENTITY

CONTENT: dict[str, Any] = {
    "language": "en",
    "intents": {
        "HassTurnOn": {
            "data": [
                {"sentences": ["<turn> on [<the>] {name}"], "requires_context": {"domain": ["light", "fan"]}},
                {"sentences": ["<turn> on [<the>] {name} in <area>"]},
                {"sentences": ["<turn> on [<the>] lights in <area>"], "slots": {"domain": "light"}},
                {
                    "sentences": ["<turn> on [<the>] lights"],
                    "slots": {"domain": "light"},
                    "requires_context": {"area": {"slot": True}},
                },
            ]
        },
        "HassOpenCover": {
            "data": [{"sentences": ["open [<the>] {name}"], "requires_context": {"domain": "cover"}}]
        },
        "HassLightSet": {"data": [{"sentences": ["set [<the>] {name} [brightness] to {brightness}[%| percent]"]}]},
        "Party": {
            "data": [
                {"sentences": ["turn on the {anything}"], "metadata": {"hass_custom_sentence": True}},
            ]
        },
    },
    "expansion_rules": {"the": "(the|my)", "turn": "(turn|switch)", "area": "[<the>] {area}"},
    "lists": {"brightness": {"range": {"from": 0, "to": 100}}, "anything": {"values": ["party mode"]}},
    "skip_words": ["please"],
}


class Assistant:
    """Intents with the names and areas of a home."""

    def __init__(self) -> None:
        self.intents = Intents.from_dict(CONTENT)
        self.lists: dict[str, SlotList] = {
            "area": TextSlotList.from_strings(["kitchen", "living room"], allow_template=False, name="area")
        }
        names = {"ceiling lamp": "light", "garage door": "cover", "kitchen fan": "fan", "fan": "fan"}
        self.names = TextSlotList.from_tuples(
            ((name, f"{domain}.{name}", {"domain": domain}, {"area": "?"}) for name, domain in names.items()),
            allow_template=False,
            name="name",
        )
        self.trie = Trie()
        for value in self.names.values:
            self.trie.insert(value.text_in.text.lower(), value)  # type: ignore[attr-defined]

    def names_in(self, text: str) -> TextSlotList:
        found: list[TextSlotValue] = [value for _, _, value in self.trie.find(text.strip().lower())]
        return TextSlotList("name", found)

    def recognize(self, text: str, area: str | None = None) -> RecognizeResult | None:
        context = {"area": {"value": area, "text": area}} if area else None
        return recognize_best(
            text,
            self.intents,
            slot_lists={**self.lists, "name": self.names_in(text)},
            intent_context=context,
            language="en",
            best_metadata_key="hass_custom_sentence",
            best_slot_name="name",
        )

    def unmatched(self, text: str) -> RecognizeResult | None:
        """The result with the most literal text, then the most entities that are known."""
        results: Iterator[RecognizeResult] = recognize_all(
            text,
            self.intents,
            slot_lists={**self.lists, "name": self.names},
            allow_unmatched_entities=True,
        )
        return max(
            (result for result in results if result.text_chunks_matched > 0),
            key=lambda result: (
                result.text_chunks_matched,
                len(result.entities),
                -sum(1 for entity in result.unmatched_entities_list if _text(entity) != MISSING_ENTITY),
            ),
            default=None,
        )


def _text(entity: object) -> str:
    return entity.text.strip() if isinstance(entity, UnmatchedTextEntity) else ""


@pytest.fixture(scope="module")
def assistant() -> Assistant:
    return Assistant()


@pytest.mark.parametrize(
    ("text", "intent", "entities"),
    [
        ("Turn on the Ceiling Lamp, please", "HassTurnOn", {"name": "light.ceiling lamp"}),
        ("switch on my kitchen fan", "HassTurnOn", {"name": "fan.kitchen fan"}),
        ("open the garage door", "HassOpenCover", {"name": "cover.garage door"}),
        ("turn on fan in the kitchen", "HassTurnOn", {"name": "fan.fan", "area": "kitchen"}),
        ("set ceiling lamp brightness to 30%", "HassLightSet", {"name": "light.ceiling lamp", "brightness": 30}),
        ("set ceiling lamp to fifty percent", "HassLightSet", {"name": "light.ceiling lamp", "brightness": 50}),
        ("turn on the lights in the living room", "HassTurnOn", {"area": "living room", "domain": "light"}),
        ("turn on the party mode", "Party", {"anything": "party mode"}),
    ],
)
def test_recognized(assistant: Assistant, text: str, intent: str, entities: dict[str, Any]) -> None:
    result = assistant.recognize(text)
    assert result is not None
    assert result.intent.name == intent
    assert {name: entity.value for name, entity in result.entities.items()} == entities


def test_area_of_the_satellite(assistant: Assistant) -> None:
    result = assistant.recognize("turn on the lights", area="kitchen")
    assert result is not None
    area = result.entities["area"]
    assert (area.value, area.text) == ("kitchen", "kitchen")
    assert assistant.recognize("turn on the lights") is None


def test_values_have_metadata_and_context(assistant: Assistant) -> None:
    result = assistant.recognize("turn on the ceiling lamp", area="kitchen")
    assert result is not None
    assert result.entities["name"].metadata == {"area": "?"}
    assert result.context == {"area": {"value": "kitchen", "text": "kitchen"}, "domain": "light"}


@pytest.mark.parametrize("text", ["open the ceiling lamp", "turn on the garage door", "make coffee", ""])
def test_not_recognized(assistant: Assistant, text: str) -> None:
    assert assistant.recognize(text) is None


@pytest.mark.parametrize(
    ("text", "unmatched"),
    [
        ("turn on the lights in the attic", {"area": "attic"}),
        ("set the chandelier to 40%", {"name": "chandelier"}),
        ("set the ceiling lamp to 400%", {"brightness": 400}),
        ("open the back door", {"name": "back door"}),
    ],
)
def test_unmatched(assistant: Assistant, text: str, unmatched: dict[str, Any]) -> None:
    assert assistant.recognize(text) is None
    result = assistant.unmatched(text)
    assert result is not None
    told = {
        name: _text(entity) if isinstance(entity, UnmatchedTextEntity) else vars(entity)["value"]
        for name, entity in result.unmatched_entities.items()
    }
    assert {name: value for name, value in told.items() if value != MISSING_ENTITY} == unmatched


def test_unmatched_is_about_the_domain(assistant: Assistant) -> None:
    result = assistant.unmatched("open the ceiling lamp")
    assert result is not None
    assert {name: _text(entity) for name, entity in result.unmatched_entities.items()} == {
        "name": "ceiling lamp",
        "domain": MISSING_ENTITY,
    }
