"""Workloads with utterances of increasing length."""

import random
from pathlib import Path
from typing import Any

from . import words
from .case import Case
from .grammar_file import write
from .workload import Workload

GROUPS = 30
"""The maximum number of things in one utterance."""

THINGS = ["socks", "shirts", "hats", "scarves", "towels", "gloves", "books", "shoes"]
COLORS = ["red", "green", "blue", "yellow"]


def many_words(length: int, scratch: Path) -> Workload:
    """Utterances of `length` words: half of them from lists, half a remark for a wildcard."""
    path = write(scratch, "words", _packing())
    random_source = random.Random(length)
    cases = [_packed(random_source, length) for _ in range(20)]
    return Workload(f"words-{length}", "en", [path], cases)


def _packing() -> dict[str, Any]:
    """`pack`, then one thing after the other, then a remark."""
    rules = {f"things{index}": _thing(index) for index in range(GROUPS)}
    chain = "".join(f"[and <things{index}> " for index in range(1, GROUPS)) + "]" * (GROUPS - 1)
    sentence = f"pack [<things0> {chain}] [remember {{remark}}]"
    return {
        "language": "en",
        "intents": {"Pack": {"data": [{"sentences": [sentence]}]}},
        "expansion_rules": rules,
        "lists": {
            "count": {"range": {"from": 2, "to": 20}},
            "color": {"values": COLORS},
            "thing": {"values": THINGS},
            "remark": {"wildcard": True},
        },
    }


def _thing(index: int) -> str:
    return f"[{{count:count{index}}}] [{{color:color{index}}}] {{thing:thing{index}}}"


def _packed(random_source: random.Random, length: int) -> Case:
    things, slots = _things(random_source, (length + 1) // 2)
    said = ["pack", *things]
    if len(said) + 2 <= length:
        remark = random_source.choices(words.ORDINARY, k=length - len(said) - 1)
        said += ["remember", *remark]
        slots["remark"] = " ".join(remark)
    return Case(" ".join(said), intent="Pack", slots=slots)


def _things(random_source: random.Random, room: int) -> tuple[list[str], dict[str, Any]]:
    """Things in at most `room` words after the verb, and their slots."""
    said: list[str] = []
    slots: dict[str, Any] = {}
    for index in range(GROUPS):
        group, values = _group(random_source, index)
        if len(said) + len(group) > room - 1:
            break
        said += group
        slots |= values
    return said, slots


def _group(random_source: random.Random, index: int) -> tuple[list[str], dict[str, Any]]:
    count, color = random_source.randint(2, 20), random_source.choice(COLORS)
    thing = random_source.choice(THINGS)
    slots = {f"count{index}": count, f"color{index}": color, f"thing{index}": thing}
    said = [str(count), color, thing]
    return (["and", *said] if index else said), slots
