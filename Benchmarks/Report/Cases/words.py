"""Artificial words, and some common ones."""

import random

CONSONANTS = [
    "b",
    "d",
    "f",
    "g",
    "k",
    "l",
    "m",
    "n",
    "p",
    "r",
    "s",
    "t",
    "v",
    "br",
    "dr",
    "fl",
    "kr",
    "st",
    "tr",
]
VOWELS = ["a", "e", "i", "o", "u", "ai", "ea", "oo"]
ENDINGS = ["", "", "l", "n", "r", "s", "t"]

ORDINARY = (
    "the old garden behind a small house was full of apples and nobody came to pick them before "
    "winter so they fell one after another into long wet grass where birds found every single one "
    "while rain went on for days until our river rose over its banks again"
).split()
"""Words that generated templates do not contain."""


def made_up(random_source: random.Random, count: int, syllables: int = 2) -> list[str]:
    """A number of distinct pronounceable words."""
    words: dict[str, None] = {}
    while len(words) < count:
        words["".join(_syllable(random_source) for _ in range(syllables))] = None
    return list(words)


def names(count: int, seed: int = 1) -> list[str]:
    """A number of distinct names of two words; a longer list begins with the shorter one."""
    random_source = random.Random(seed)
    found: dict[str, None] = {}
    while len(found) < count:
        first, last = (_syllable(random_source) + _syllable(random_source) for _ in range(2))
        found[f"{first.capitalize()} {last.capitalize()}"] = None
    return list(found)


def _syllable(random_source: random.Random) -> str:
    return "".join(random_source.choice(part) for part in (CONSONANTS, VOWELS, ENDINGS))
