"""Workloads that are made: as many names, words or templates as one likes."""

import json
import random
from pathlib import Path
from typing import Any

from . import words
from .case import Case
from .workload import Workload, name_values

UTTERANCES = 200

TEMPLATES = {
    "Call": ["(call|ring|phone) {name} [(now|back)]", "I (want|need|would like) to talk to {name}"],
    "Message": ["(send|write) {name} a (message|letter|note)", "let {name} know [that] I am (late|home)"],
    "Show": ["[(please|now)] show [me] {name}", "where is {name} [(now|today)]", "find {name} on the map"],
    "Play": ["play [(some|a song by)] {name} [(loud|quietly)]", "put on {name}"],
    "Book": ["book [a] (table|room) at {name} for {number}", "is {name} open [(now|today|tomorrow)]"],
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

GROUPS = 30
"""How many things can be packed at once."""


def names(count: int, scratch: Path) -> Workload:
    """Utterances over a list of `count` names; the utterances are the same for all counts from 100 on."""
    path = _write(scratch, "names", _grammar(TEMPLATES))
    random_source = random.Random(2)
    known = words.names(100)
    cases = [_uttered(random_source, known) for _ in range(UTTERANCES)]
    lists = {"name": name_values(words.names(count))}
    return Workload(f"names-{count}", "en", [path], cases, [lists])


def templates(count: int, scratch: Path) -> Workload:
    """Utterances over `count` templates, each an intent of its own; said are but the first ten of them."""
    verbs = words.made_up(random.Random(3), count, syllables=3)
    grammar = _grammar({f"Intent{index}": [_template(verb)] for index, verb in enumerate(verbs)})
    path = _write(scratch, f"templates-{count}", grammar)
    random_source = random.Random(4)
    known = words.names(100)
    cases = [_commanded(random_source, verbs[:10], known) for _ in range(UTTERANCES)]
    return Workload(f"templates-{count}", "en", [path], cases, [{"name": name_values(known)}])


def longer(length: int, scratch: Path) -> Workload:
    """Utterances of `length` words: half of them things from lists, half a remark that a wildcard takes."""
    path = _write(scratch, "words", _packing())
    random_source = random.Random(length)
    cases = [_packed(random_source, length) for _ in range(20)]
    return Workload(f"words-{length}", "en", [path], cases)


def nonmatches(own: Workload) -> Workload:
    """Every third utterance of a workload, with a word at the end that no grammar has.

    Some match all the same: a wildcard takes the word.
    """
    chosen = own.cases[::3]
    ends = words.made_up(random.Random(5), len(chosen), syllables=3)
    cases = [Case(f"{case.text} {end}", known=False) for case, end in zip(chosen, ends)]
    return Workload("nonmatches", own.language, own.grammars, cases, own.lists)


def _grammar(templates: dict[str, list[str]]) -> dict[str, Any]:
    intents = {name: {"data": [{"sentences": texts}]} for name, texts in templates.items()}
    lists = {"number": {"range": {"from": 1, "to": 20}}}
    return {"language": "en", "intents": intents, "lists": lists}


def _uttered(random_source: random.Random, known: list[str]) -> Case:
    intent = random_source.choice(list(UTTERED))
    pattern = random_source.choice(UTTERED[intent])
    slots: dict[str, Any] = {"name": random_source.choice(known)}
    if "{number}" in pattern:
        slots["number"] = random_source.randint(2, 12)
    return Case(pattern.format(**slots), 0, intent=intent, slots=slots)


def _template(verb: str) -> str:
    return f"[(please|now)] {verb} [the] {{name}} [(slowly|again)] [(today|at once)]"


def _commanded(random_source: random.Random, verbs: list[str], known: list[str]) -> Case:
    index, name = random_source.randrange(len(verbs)), random_source.choice(known)
    please, when = random_source.choice(["", "please "]), random_source.choice(["", " today"])
    text = f"{please}{verbs[index]} the {name}{when}"
    return Case(text, 0, intent=f"Intent{index}", slots={"name": name})


def _packing() -> dict[str, Any]:
    """`pack`, then one thing after the other, then what else there is to say."""
    rules = {"things0": _thing(0)}
    for index in range(1, GROUPS):
        rules[f"things{index}"] = _thing(index)
    chain = "".join(f"[and <things{index}> " for index in range(1, GROUPS)) + "]" * (GROUPS - 1)
    sentence = f"pack [<things0> {chain}] [remember {{remark}}]"
    return {
        "language": "en",
        "intents": {"Pack": {"data": [{"sentences": [sentence]}]}},
        "expansion_rules": rules,
        "lists": {
            "count": {"range": {"from": 2, "to": 20}},
            "color": {"values": ["red", "green", "blue", "yellow"]},
            "thing": {"values": THINGS},
            "remark": {"wildcard": True},
        },
    }


THINGS = ["socks", "shirts", "hats", "scarves", "towels", "gloves", "books", "shoes"]
COLORS = ["red", "green", "blue", "yellow"]


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
    """Things in at most `room` words behind the verb, and their slots."""
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


def _write(scratch: Path, name: str, grammar: dict[str, Any]) -> Path:
    path = scratch / f"{name}.grammar.json"
    path.write_text(json.dumps(grammar), "utf-8")
    return path
