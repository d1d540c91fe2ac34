"""Workloads with increasing numbers of names."""

import random
from pathlib import Path
from typing import Any

from . import words
from .case import Case
from .grammar_file import grammar, write
from .workload import Workload, name_values

UTTERANCES = 200

TEMPLATES = {
    "Call": ["(call|ring|phone) {name} [(now|back)]", "I (want|need|would like) to talk to {name}"],
    "Message": [
        "(send|write) {name} a (message|letter|note)",
        "let {name} know [that] I am (late|home)",
    ],
    "Show": [
        "[(please|now)] show [me] {name}",
        "where is {name} [(now|today)]",
        "find {name} on the map",
    ],
    "Play": ["play [(some|a song by)] {name} [(loud|quietly)]", "put on {name}"],
    "Book": [
        "book [a] (table|room) at {name} for {number}",
        "is {name} open [(now|today|tomorrow)]",
    ],
    "Ask": ["ask {name} (whether|if) (dinner|lunch) is ready"],
}
"""A dozen, over one list of names."""

UTTERED = {
    "Call": ["call {name}", "ring {name} back", "I would like to talk to {name}"],
    "Message": ["send {name} a message", "write {name} a letter", "let {name} know that I am late"],
    "Show": ["show me {name}", "where is {name} now", "find {name} on the map"],
    "Play": ["play a song by {name}", "put on {name}", "play {name} loud"],
    "Book": ["book a table at {name} for {number}", "is {name} open tomorrow"],
    "Ask": ["ask {name} whether dinner is ready", "ask {name} if lunch is ready"],
}


def many_names(count: int, scratch: Path) -> Workload:
    """Utterances over a list of `count` names, at least 100; they are the same for all counts."""
    path = write(scratch, "names", grammar(TEMPLATES))
    random_source = random.Random(2)
    known = words.names(100)
    cases = [_uttered(random_source, known) for _ in range(UTTERANCES)]
    lists = {"name": name_values(words.names(count))}
    return Workload(f"names-{count}", "en", [path], cases, [lists])


def _uttered(random_source: random.Random, known: list[str]) -> Case:
    intent = random_source.choice(list(UTTERED))
    pattern = random_source.choice(UTTERED[intent])
    slots: dict[str, Any] = {"name": random_source.choice(known)}
    if "{number}" in pattern:
        slots["number"] = random_source.randint(2, 12)
    return Case(pattern.format(**slots), 0, intent=intent, slots=slots)
