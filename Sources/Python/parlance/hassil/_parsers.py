"""The parsers of intents, which are kept until something that they were made from changes.

A call compares what it is given with what the parsers were made from: intents, blocks, rules and the values of lists,
by identity first, which takes nanoseconds for each. What is within a block, a rule, a range or a value is not compared:
these are replaced, not changed. A changed list costs a parser with other lists, which shares the compiled grammar; all
other changes cost a new grammar.
"""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ..errors import GrammarError, ParlanceError
from ..parser import Parser
from ._grammar import Definitions, GrammarWriter, Place, ValueTable, json_value, kind_of, lists_json
from ._templates import Followers, TemplateWriter
from .errors import InvalidIntentsError
from .expression import Sentence
from .intents import Intent, IntentData, Intents, IntentsSettings, SlotList, TextSlotList, TextSlotValue
from .util import skip_word_pattern

_MOST_GRAMMARS = 8
_MOST_PARSERS = 64
_FEW_VALUES = 16


@dataclass
class Request:
    """What a call determines besides the utterance and its context."""

    slot_lists: Mapping[str, SlotList]
    expansion_rules: Mapping[str, Sentence]
    skip_words: tuple[str, ...]
    language: str | None
    allows_unmatched: bool


@dataclass
class Grammar:
    """A compiled grammar."""

    parser: Parser
    places: Mapping[int, Place]
    values: ValueTable
    rules: Mapping[str, Sentence]
    writer: TemplateWriter
    skip_pattern: re.Pattern[str] | None
    _followers: dict[int, Followers] = field(default_factory=dict)

    def followers(self, place: Place) -> Followers:
        """The words that may follow the slots of a sentence."""
        known = self._followers.get(place.number)
        if known is None:
            rules = {**self.rules, **place.data.expansion_rules}
            known = self._followers[place.number] = Followers(place.sentence, rules)
        return known


@dataclass
class Prepared:
    """A parser for a call, with the values that its readings refer to by number."""

    grammar: Grammar
    parser: Parser
    values: list[TextSlotValue]


class ParserCache:
    """The parsers of intents, the least recently used of which are dropped."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._seen = _Seen()
        self._grammars: OrderedDict[Hashable, tuple[Request, Grammar]] = OrderedDict()
        self._parsers: OrderedDict[Hashable, tuple[dict[str, _ListCopy], Prepared]] = OrderedDict()

    @staticmethod
    def of(intents: Intents) -> ParserCache:
        """The cache of intents."""
        if intents._parsers is None:
            intents._parsers = ParserCache()
        return intents._parsers

    def prepared(self, intents: Intents, request: Request) -> Prepared:
        """The parser for a call.

        Raises:
            InvalidIntentsError: If Parlance rejects a template or a list.
        """
        with self._lock:
            if not self._seen.is_same(intents):
                self._seen = _Seen(intents)
                self._grammars.clear()
                self._parsers.clear()
            grammar_key = _grammar_key(request)
            key = (grammar_key, *((name, _list_key(given)) for name, given in request.slot_lists.items()))
            known = self._parsers.get(key)
            if known is not None and all(known[0][name].is_same(given) for name, given in request.slot_lists.items()):
                self._parsers.move_to_end(key)
                return known[1]
            prepared = self._with_lists(self._grammar(intents, request, grammar_key), request)
            copies = {name: _ListCopy(given) for name, given in request.slot_lists.items()}
            _keep(self._parsers, key, (copies, prepared), _MOST_PARSERS)
            return prepared

    def _grammar(self, intents: Intents, request: Request, key: Hashable) -> Grammar:
        known = self._grammars.get(key)
        if known is not None:
            self._grammars.move_to_end(key)
            return known[1]
        grammar = _compiled(intents, request)
        # The request is kept, because the key has the identities of its rules.
        _keep(self._grammars, key, (request, grammar), _MOST_GRAMMARS)
        return grammar

    @staticmethod
    def _with_lists(grammar: Grammar, request: Request) -> Prepared:
        if not request.slot_lists:
            return Prepared(grammar, grammar.parser, grammar.values.values)
        values = ValueTable(list(grammar.values.values))
        try:
            parser = grammar.parser.with_lists(json_value(lists_json(request.slot_lists, grammar.writer, values)))
        except ParlanceError as error:
            raise InvalidIntentsError(str(error)) from error
        return Prepared(grammar, parser, values.values)


def _keep(cache: OrderedDict[Hashable, Any], key: Hashable, value: Any, most: int) -> None:
    cache[key] = value
    cache.move_to_end(key)
    while len(cache) > most:
        cache.popitem(last=False)


def _grammar_key(request: Request) -> Hashable:
    """What a grammar depends on: the kinds of lists, but not their content."""
    kinds = frozenset((name, type(given)) for name, given in request.slot_lists.items())
    rules = frozenset((name, id(rule)) for name, rule in request.expansion_rules.items())
    return (request.allows_unmatched, request.language, request.skip_words, kinds, rules)


def _compiled(intents: Intents, request: Request) -> Grammar:
    lists = {**intents.slot_lists, **request.slot_lists}
    skip_words = (*request.skip_words, *intents.skip_words)
    definitions = Definitions(
        language=request.language or intents.language,
        intents=list(intents.intents.values()),
        lists={name: known for name, known in intents.slot_lists.items() if name not in request.slot_lists},
        kinds={name: kind_of(known) for name, known in lists.items()},
        rules={**intents.expansion_rules, **request.expansion_rules},
        skip_words=skip_words,
        settings=intents.settings,
        allows_unmatched=request.allows_unmatched,
    )
    values = ValueTable()
    writer = GrammarWriter(definitions, values)
    try:
        parser = Parser(text=writer.text(), name="intents", undefined_lists=list(request.slot_lists))
    except GrammarError as error:
        raise InvalidIntentsError(str(error)) from error
    pattern = skip_word_pattern(skip_words, intents.settings.ignore_whitespace) if skip_words else None
    plain = TemplateWriter(definitions.kinds, definitions.rules, allows_unmatched=False)
    return Grammar(parser, writer.places, values, definitions.rules, plain, pattern)


def _list_key(given: SlotList) -> Hashable:
    """A key by which a list is found; lists with the same key are compared."""
    if not isinstance(given, TextSlotList):
        return None
    values = given.values
    if len(values) <= _FEW_VALUES:
        return tuple(map(id, values))
    return (len(values), id(values[0]), id(values[len(values) // 2]), id(values[-1]))


class _ListCopy:
    """The content of a list at the time of a call."""

    def __init__(self, given: SlotList) -> None:
        self._kind = type(given)
        self._content = list(given.values) if isinstance(given, TextSlotList) else dict(vars(given))

    def is_same(self, given: SlotList) -> bool:
        """Whether the list has that content."""
        content = given.values if isinstance(given, TextSlotList) else vars(given)
        return self._kind is type(given) and self._content == content


class _Seen:
    """What the parsers of intents were made from."""

    def __init__(self, intents: Intents | None = None) -> None:
        self._intents: list[Intent] = list(intents.intents.values()) if intents else []
        self._blocks: list[list[IntentData]] = [list(intent.data) for intent in self._intents]
        self._rules = dict(intents.expansion_rules) if intents else {}
        self._lists = dict(intents.slot_lists) if intents else {}
        self._list_identities = list(map(id, self._lists.values()))
        self._text_lists = [known for known in self._lists.values() if isinstance(known, TextSlotList)]
        self._values = [list(known.values) for known in self._text_lists]
        self._skip_words = list(intents.skip_words) if intents else []
        self._settings: IntentsSettings | None = replace(intents.settings) if intents else None
        self._language = intents.language if intents else None

    def is_same(self, intents: Intents) -> bool:
        """Whether the intents are still the same. All comparisons of many things are those of built-in lists."""
        return (
            self._settings == intents.settings
            and self._language == intents.language
            and self._skip_words == intents.skip_words
            and self._intents == list(intents.intents.values())
            and self._blocks == [intent.data for intent in intents.intents.values()]
            and self._rules == intents.expansion_rules
            and self._list_identities == list(map(id, intents.slot_lists.values()))
            and self._lists.keys() == intents.slot_lists.keys()
            and self._values == [known.values for known in self._text_lists]
        )
