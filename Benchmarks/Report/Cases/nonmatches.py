"""Utterances that hardly any template matches."""

import random

from . import words
from .case import Case
from .workload import Workload


def nonmatches(own: Workload) -> Workload:
    """Every third utterance of a workload, with a word at the end that no grammar has.

    Some match all the same: a wildcard takes the word.
    """
    chosen = own.cases[::3]
    ends = words.made_up(random.Random(5), len(chosen), syllables=3)
    cases = [Case(f"{case.text} {end}", known=False) for case, end in zip(chosen, ends)]
    return Workload("nonmatches", own.language, own.grammars, cases, own.lists)
