"""Texts, contexts and dictionaries: the functions of `hassil.util`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, MutableMapping, MutableSequence
from typing import Any, cast

WHITESPACE = re.compile(r"\s+")
TEMPLATE_SYNTAX = re.compile(r"[(){}<>\[\]|@]")

_INNER_SIGNS = "。,，?¿？؟!¡！;；:：’"
"""The signs that are removed at both ends of a word. A period is removed there unless it belongs to initials."""

PUNCTUATION_STR = "." + _INNER_SIGNS
_ANY = f"[{re.escape(PUNCTUATION_STR)}]+"
_INNER = f"[{re.escape(_INNER_SIGNS)}]+"

_INITIALS_AT_END = re.compile(r"\b(?:\w\.){2,}$")
_AT_START = re.compile(f"^{_ANY}")
_AT_END = re.compile(f"{_ANY}$")
_WITHIN = tuple(
    re.compile(pattern)
    for pattern in (
        rf"(?<=\W){_ANY}(?=\w)",
        rf"(?<=\w){_INNER}(?=\W)",
        r"(?<!\w\.\w)\.(?=\W)",
        rf"(?<=\W){_ANY}(?=\W)",
    )
)


def merge_dict(base_dict: MutableMapping[Any, Any], new_dict: Mapping[Any, Any]) -> None:
    """Merges a dictionary into another one: dictionaries by key, lists by appending; other values are replaced."""
    for key, value in new_dict.items():
        known = base_dict.get(key)
        if isinstance(known, MutableMapping):
            merge_dict(known, value)
        elif isinstance(known, MutableSequence):
            known.extend(value)
        else:
            base_dict[key] = value


def remove_escapes(text: str) -> str:
    """The text without the backslashes of its escapes."""
    return re.sub(r"\\(.)", r"\1", text)


def normalize_whitespace(text: str) -> str:
    """The text with one blank for each run of white space."""
    return WHITESPACE.sub(" ", text)


def normalize_text(text: str) -> str:
    """The text with single blanks, composed (NFC), and with straight apostrophes."""
    return unicodedata.normalize("NFC", normalize_whitespace(text)).replace("’", "'")


def is_template(text: str) -> bool:
    """Whether the text contains signs of the template language."""
    return TEMPLATE_SYNTAX.search(text) is not None


def remove_punctuation(text: str) -> str:
    """The text without punctuation at its ends and at the ends of its words."""
    text = _AT_START.sub("", text)
    if not _INITIALS_AT_END.match(text):
        text = _AT_END.sub("", text)
    for pattern in _WITHIN:
        text = pattern.sub("", text)
    return text


def skip_word_pattern(skip_words: Iterable[str], ignore_whitespace: bool) -> re.Pattern[str]:
    """The pattern that finds any of the words, the longest first."""
    words = "|".join(re.escape(word.strip()) for word in sorted(skip_words, key=len, reverse=True))
    return re.compile(f"(?:{words})" if ignore_whitespace else rf"(?<=\W)(?:{words})(?=\W)", re.IGNORECASE)


def remove_skip_words(text: str, skip_words: Iterable[str], ignore_whitespace: bool) -> str:
    """The text without any of the words."""
    skip_words = list(skip_words)
    if not skip_words:
        return text
    pattern = skip_word_pattern(skip_words, ignore_whitespace)
    if ignore_whitespace:
        return pattern.sub("", text)
    return normalize_whitespace(pattern.sub(" ", f" {text} ").strip())


def _bare(value: Any) -> Any:
    """The value of `{"value": ..., "text": ...}`, or the value itself."""
    return value.get("value") if isinstance(value, Mapping) else value


def _is_choice(value: Any) -> bool:
    return isinstance(value, Collection) and not isinstance(value, str)


def _satisfies(required: Any, actual: Any) -> bool:
    if _is_choice(required):
        return actual in cast("Collection[Any]", required)
    return required is None or bool(actual == required)


def check_required_context(
    required_context: Mapping[str, Any],
    match_context: Mapping[str, Any] | None,
    allow_missing_keys: bool = False,
) -> bool:
    """Whether a context has what is required of it.

    Args:
        allow_missing_keys: Whether only the keys that the context has are compared.
    """
    context = match_context or {}
    return all(
        _satisfies(_bare(required), _bare(context[key])) if key in context else allow_missing_keys
        for key, required in required_context.items()
    )


def check_excluded_context(excluded_context: Mapping[str, Any], match_context: Mapping[str, Any] | None) -> bool:
    """Whether a context has nothing that is excluded."""
    context = match_context or {}
    for key, excluded in excluded_context.items():
        if key not in context:
            continue
        excluded, actual = _bare(excluded), _bare(context[key])
        if actual in excluded if _is_choice(excluded) else actual == excluded:
            return False
    return True
