"""Utterances with a spelling error in each."""

import random
from dataclasses import replace

from .case import Case
from .workload import Workload

NAME = "misspelt"
EDITS = 3


def misspelt(workload: Workload) -> Workload:
    """Each utterance that has a meaning, with one of its words misspelt: the right answer stays the same."""
    generator = random.Random(11)
    cases = [
        _slip(case, _free_words(case, workload), generator)
        for case in workload.cases
        if case.known and case.intent
    ]
    return Workload(NAME, workload.language, workload.grammars, cases, workload.lists)


def _free_words(case: Case, workload: Workload) -> set[str]:
    """Words of slots that no list contains, whose spelling can therefore not be corrected."""
    lists = [] if case.lists is None else workload.lists[case.lists].values()
    listed = {str(value["out"]) for one in lists for value in one.get("values", [])}
    free = [value for value in (case.slots or {}).values() if str(value) not in listed]
    return {word.casefold() for value in free for word in str(value).split()}


def _slip(case: Case, kept: set[str], generator: random.Random) -> Case:
    words = case.text.split()
    chosen = [
        index
        for index, word in enumerate(words)
        if len(word) > 3 and word.isalpha() and word.casefold() not in kept
    ]
    if chosen:
        index = generator.choice(chosen)
        words[index] = _misspelt(words[index], generator)
    return replace(case, text=" ".join(words), edits=EDITS)


def _misspelt(word: str, generator: random.Random) -> str:
    """One letter is removed, doubled, replaced, or swapped with the next."""
    place = generator.randrange(len(word) - 1)
    before, letter, behind = word[:place], word[place], word[place + 1 :]
    return generator.choice(
        [
            before + behind,
            before + letter + letter + behind,
            before + generator.choice("abcdefghijklmnopqrstuvwxyz") + behind,
            before + behind[0] + letter + behind[1:],
        ]
    )
