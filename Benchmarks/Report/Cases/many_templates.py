"""Workloads with increasing numbers of templates."""

import random
from pathlib import Path

from . import words
from .case import Case
from .grammar_file import grammar, write
from .workload import Workload, name_values

UTTERANCES = 200


def many_templates(count: int, scratch: Path) -> Workload:
    """Utterances over `count` templates, each an intent of its own; ten of them are used."""
    verbs = words.made_up(random.Random(3), count, syllables=3)
    made = grammar({f"Intent{index}": [_template(verb)] for index, verb in enumerate(verbs)})
    path = write(scratch, f"templates-{count}", made)
    random_source = random.Random(4)
    known = words.names(100)
    cases = [_commanded(random_source, verbs[:10], known) for _ in range(UTTERANCES)]
    return Workload(f"templates-{count}", "en", [path], cases, [{"name": name_values(known)}])


def _template(verb: str) -> str:
    return f"[(please|now)] {verb} [the] {{name}} [(slowly|again)] [(today|at once)]"


def _commanded(random_source: random.Random, verbs: list[str], known: list[str]) -> Case:
    index, name = random_source.randrange(len(verbs)), random_source.choice(known)
    please, when = random_source.choice(["", "please "]), random_source.choice(["", " today"])
    text = f"{please}{verbs[index]} the {name}{when}"
    return Case(text, 0, intent=f"Intent{index}", slots={"name": name})
