"""The comparison of answers with the expected ones."""

from typing import Any

from ..Cases.case import Case

Answer = dict[str, Any] | None


def is_right(case: Case, answer: Answer) -> bool:
    """Whether an answer is what the case expects; only for cases of which it is known.

    The intent must be the same, the names of the slots, and each value. Texts are compared without
    regard to case and to blanks at their ends.
    """
    if answer is None or case.intent is None:
        return answer is None and case.intent is None
    if answer["intent"] != case.intent:
        return False
    if case.slots is None:
        return True
    slots = answer["slots"]
    return set(slots) == set(case.slots) and all(
        _is_same(slots[name], expected) for name, expected in case.slots.items()
    )


def has_found(names: list[str], case: Case, answer: Answer) -> bool | None:
    """Whether a peer that only finds names found the one that the case has, and no others.

    None: the case has none of `names`, so that nothing can be said.
    """
    expected = (case.slots or {}).get("name")
    if expected not in names:
        return None
    found = answer["slots"]["name"] if answer else []
    return len(found) == 1 and _is_same(found[0], expected)


def _is_same(actual: Any, expected: Any) -> bool:
    if isinstance(expected, list):
        return any(_is_same(actual, one) for one in expected)
    if isinstance(actual, str) and isinstance(expected, str):
        return actual.strip().casefold() == expected.strip().casefold()
    return type(actual) is not bool and actual == expected or actual is expected
