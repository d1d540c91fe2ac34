"""A drop-in for hassil: the functions and classes of hassil 3 over Parlance's matcher.

>>> from parlance.hassil import Intents, TextSlotList, recognize
>>> intents = Intents.from_dict({
...     "language": "en",
...     "intents": {"TurnOn": {"data": [{"sentences": ["turn on [the] {name}"]}]}},
... })
>>> names = TextSlotList.from_tuples([("ceiling lamp", "light.ceiling")])
>>> recognize("Turn on the ceiling lamp!", intents, slot_lists={"name": names}).entities["name"].value
'light.ceiling'
"""

from .errors import HassilError, InvalidIntentsError, MissingListError, MissingRuleError
from .expression import (
    Alternative,
    Expression,
    Group,
    ListReference,
    Permutation,
    RuleReference,
    Sentence,
    Sequence,
    TextChunk,
)
from .intents import (
    Intent,
    IntentData,
    IntentDataSettings,
    Intents,
    IntentsSettings,
    RangeFractionType,
    RangeSlotList,
    RangeType,
    SlotList,
    TextSlotList,
    TextSlotValue,
    WildcardSlotList,
)
from .models import MatchCapture, MatchEntity, UnmatchedEntity, UnmatchedRangeEntity, UnmatchedTextEntity
from .parse_expression import parse_sentence
from .recognize import RecognizeResult, is_match, recognize, recognize_all, recognize_best
from .trie import Trie, TrieNode
from .util import (
    check_excluded_context,
    check_required_context,
    is_template,
    merge_dict,
    normalize_text,
    normalize_whitespace,
)

__all__ = [
    "Alternative",
    "Expression",
    "Group",
    "HassilError",
    "Intent",
    "IntentData",
    "IntentDataSettings",
    "Intents",
    "IntentsSettings",
    "InvalidIntentsError",
    "ListReference",
    "MatchCapture",
    "MatchEntity",
    "MissingListError",
    "MissingRuleError",
    "Permutation",
    "RangeFractionType",
    "RangeSlotList",
    "RangeType",
    "RecognizeResult",
    "RuleReference",
    "Sentence",
    "Sequence",
    "SlotList",
    "TextChunk",
    "TextSlotList",
    "TextSlotValue",
    "Trie",
    "TrieNode",
    "UnmatchedEntity",
    "UnmatchedRangeEntity",
    "UnmatchedTextEntity",
    "WildcardSlotList",
    "check_excluded_context",
    "check_required_context",
    "is_match",
    "is_template",
    "merge_dict",
    "normalize_text",
    "normalize_whitespace",
    "parse_sentence",
    "recognize",
    "recognize_all",
    "recognize_best",
]
