"""The parser."""

from __future__ import annotations

import json
import os
import pickle
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from ctypes import c_char_p, c_size_t, c_void_p, cast, sizeof
from datetime import datetime
from itertools import accumulate
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypedDict, overload

from . import _library as library
from .errors import Diagnostic, NotUnderstood
from .readings import ParseResult, Reading, Value

if TYPE_CHECKING:
    from typing_extensions import Self, Unpack


class ParseOptions(TypedDict, total=False):
    """The options of a parse. All are optional.

    Keys:
        top: The maximum number of readings, 1 to 256 (1).
        context: The facts that blocks of the grammar require or exclude.
        prefer_slot: Readings in which this slot is filled from a list precede others.
        prefer_metadata: Readings with a true metadata value under this key precede others.
        prefer_apps: Identifiers of apps, in order of preference.
        last_used: The app that last handled an intent, by intent.
        locked: Whether the device is locked.
        now: The local time that "tomorrow" refers to; without it, relative times are not understood.
        edits: The maximum number of words to correct (3); 0: exact only.
        partial: Whether to read a part of an utterance that no template matches as a whole.
        remarks: Whether a request may stand beside remarks; by default unless edits is 0.
        splits: Whether readings that differ only in the texts of their wildcards are all returned.
        intents: The names of the intents that the text may have; templates of others are not considered.
        apps: The identifiers of the apps that may handle the intent.
        language: The language of the parser, as a check; the result then names it.
    """

    top: int
    context: Mapping[str, Value]
    prefer_slot: str
    prefer_metadata: str
    prefer_apps: Sequence[str]
    last_used: Mapping[str, str]
    locked: bool
    now: datetime
    edits: int
    partial: bool
    remarks: bool
    splits: bool
    intents: Sequence[str]
    apps: Sequence[str]
    language: str


_PREFERENCES = {"prefer_slot": "slot", "prefer_metadata": "metadata", "prefer_apps": "apps"}


def options_json(options: Mapping[str, Any]) -> bytes | None:
    """The options as a line of the batch contract; None for none."""
    members: dict[str, Any] = {}
    preferences: dict[str, Any] = {}
    for name, value in options.items():
        if isinstance(value, datetime):
            value = value.replace(tzinfo=None, microsecond=0).isoformat()
        if name in _PREFERENCES:
            preferences[_PREFERENCES[name]] = list(value) if name == "prefer_apps" else value
        else:
            members[name] = dict(value) if isinstance(value, Mapping) else value
    if preferences:
        members["prefer"] = preferences
    return library.encoded_json(members) if members else None


def _encoded_path(path: str | os.PathLike[str]) -> bytes:
    encoded = os.fsencode(path)
    if b"\0" in encoded:
        raise ValueError("a path contains a zero byte")
    return encoded


class ParseResults(Sequence[ParseResult]):
    """The results of `Parser.parse_many`, in the order of the utterances. Each is decoded when it is asked for."""

    def __init__(self, texts: Sequence[str], lines: Sequence[bytes]) -> None:
        """Creates results from lines of the batch contract."""
        self._texts = texts
        self._lines = lines

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, index: int) -> ParseResult: ...

    @overload
    def __getitem__(self, index: slice) -> ParseResults: ...

    def __getitem__(self, index: int | slice) -> ParseResult | ParseResults:
        if isinstance(index, slice):
            return ParseResults(self._texts[index], self._lines[index])
        return ParseResult.from_json(json.loads(self._lines[index]), self._texts[index])

    def __iter__(self) -> Iterator[ParseResult]:
        for index in range(len(self)):
            yield self[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ParseResults) and self._lines == other._lines and self._texts == other._texts

    def __repr__(self) -> str:
        return f"<{len(self)} results>"

    @property
    def lines(self) -> Sequence[bytes]:
        """The results as JSON lines of the batch contract, without newlines."""
        return self._lines

    def to_frame(self, index: Any = None) -> Any:
        """The results as a `pandas.DataFrame`.

        The columns are `text`, `match`, `intent`, `edits` and one `slot.NAME` for each slot that occurs, in alphabetical
        order. Utterances without a winning reading have None there.

        Args:
            index: The index of the frame, such as that of the series of utterances.
        """
        from .frames import frame

        return frame(self, index)


class Parser:
    """Parses utterances by a grammar: finds the intent and its slots.

    A parser never changes, so threads may share it: `with_lists` and `with_vocabulary` return others, which share the
    compiled grammar. It can be pickled (without the sources of the grammar, so the copy opens no dialogs), and is a
    context manager, which frees its memory at the end.

    >>> with Parser(grammars=["kitchen.yaml"]) as parser:
    ...     parser.parse("make me two mugs of tea")["drink"]
    'tea'
    """

    def __init__(
        self,
        grammars: Iterable[str | os.PathLike[str]] = (),
        *,
        text: str | None = None,
        name: str = "grammar.yaml",
        language: str | None = None,
        undefined_lists: bool | Iterable[str] = (),
        apps: Iterable[str | os.PathLike[str]] = (),
        vocabulary: Iterable[str | os.PathLike[str]] = (),
    ) -> None:
        """Loads a grammar.

        Args:
            grammars: Files, folders that are read recursively, or one compiled grammar.
            text: A grammar in YAML or JSON, instead of `grammars`.
            name: The name of `text` in places.
            language: A BCP 47 tag, required if the files are in several languages.
            undefined_lists: The lists that `with_lists` will give, or True for any.
            apps: Files of apps, instead of the `apps.yaml` among the grammars.
            vocabulary: Files with names.

        Raises:
            GrammarError: With all errors of the grammar and their places.
            UnusableGrammarError: For a compiled grammar that is damaged or of another version.
        """
        names = undefined_lists if isinstance(undefined_lists, bool) else list(undefined_lists)
        options = {
            "language": language,
            "undefined_lists": names,
            "apps": [os.fspath(path) for path in apps],
            "vocabulary": [os.fspath(path) for path in vocabulary],
        }
        encoded = library.encoded_json(options)
        paths = [_encoded_path(path) for path in grammars]
        if text is not None:
            if paths:
                raise ValueError("a parser has either grammars or a text")
            source = text.encode()
            handle = library.Handle(
                "parser",
                lambda place: library.call(
                    "parlance_parser_load_text", source, len(source), name.encode(), encoded, place
                ),
            )
        else:
            array = (c_char_p * len(paths))(*paths)
            handle = library.Handle(
                "parser", lambda place: library.call("parlance_parser_load", array, len(paths), encoded, place)
            )
        self._begin(handle, None, {}, bool(options["vocabulary"]))

    def _begin(
        self,
        handle: library.Handle,
        lists: Mapping[str, Value] | None,
        terms: Mapping[str, Value],
        has_named_files: bool,
    ) -> None:
        self._owned: library.Handle | None = handle
        self._lists = lists
        self._terms = terms
        self._has_named_files = has_named_files

    @classmethod
    def _of(cls, handle: library.Handle, *state: Any) -> Self:
        parser = cls.__new__(cls)
        parser._begin(handle, *state)
        return parser

    @classmethod
    def from_compiled(cls, data: bytes) -> Self:
        """A parser from the bytes of `compiled`. Any bytes are safe to try.

        Raises:
            UnusableGrammarError: If they are damaged or of another version.
        """
        handle = library.Handle(
            "parser", lambda place: library.call("parlance_parser_load_compiled", data, len(data), place)
        )
        return cls._of(handle, None, {}, False)

    @property
    def handle(self) -> library.Handle:
        """The handle in the library. Raises `ValueError` if the parser is closed."""
        if self._owned is None:
            raise ValueError("the parser is closed")
        return self._owned

    def close(self) -> None:
        """Frees the memory, once calls in progress have ended. A closed parser raises `ValueError`."""
        self._owned = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    # Properties

    @property
    def language(self) -> str:
        """The language of the grammar, a BCP 47 tag."""
        handle = self.handle
        return library.text_from(
            lambda place: library.call("parlance_parser_language", handle.pointer, place)
        ).decode()

    @property
    def warnings(self) -> tuple[Diagnostic, ...]:
        """The warnings of loading; none for a compiled grammar."""
        handle = self.handle
        found = library.text_from(lambda place: library.call("parlance_parser_warnings", handle.pointer, place))
        return tuple(Diagnostic.from_json(item) for item in json.loads(found))

    # Names

    def with_lists(self, lists: Mapping[str, Value]) -> Self:
        """A parser with these run-time lists and no others.

        Args:
            lists: By name, each `{"values": [...]}`, `{"range": {...}}` or `{"wildcard": True}`. A value is a text, or
                `{"in": template, "out": value, "metadata": {...}, "context": {...}}`.

        Raises:
            RequestError: For an invalid list.

        Complexity: Linear in the size of the lists; the grammar is not compiled again.
        """
        handle, encoded = self.handle, library.encoded_json(dict(lists))
        changed = library.Handle(
            "parser",
            lambda place: library.call("parlance_parser_with_lists", handle.pointer, encoded, place, None),
        )
        return self._of(changed, dict(lists), self._terms, self._has_named_files)

    def with_vocabulary(self, terms: Mapping[str, Sequence[Value]]) -> Self:
        """A parser in which the user's terms of these names are replaced.

        Args:
            terms: By name of a list, or of an intent and its parameter (`Intent.slot`), texts or
                `{"phrase": text, "identifier": text}`, the most important first.

        Raises:
            RequestError: For an invalid term.
        """
        handle, encoded = self.handle, library.encoded_json({name: list(items) for name, items in terms.items()})
        changed = library.Handle(
            "parser",
            lambda place: library.call("parlance_parser_with_vocabulary", handle.pointer, encoded, place, None),
        )
        return self._of(changed, self._lists, {**self._terms, **terms}, self._has_named_files)

    # Parsing

    def parse(self, text: str, **options: Unpack[ParseOptions]) -> Reading:
        """The reading that wins.

        >>> parser.parse("make two cups of tea").intent
        'Brew'

        Raises:
            NotUnderstood: If nothing matches or several readings tie; its `result` has the details.
            TextError: If the text has more than 4,096 bytes.
            RequestError: For an invalid option.
            ComplexityError: If the grammar has too many ways to read the text.
        """
        result = self.parse_result(text, **options)
        best = result.best
        if best is None:
            raise NotUnderstood(result)
        return best

    def parse_result(self, text: str, **options: Unpack[ParseOptions]) -> ParseResult:
        """All about an utterance: the kind of match, the readings, or the templates that came near.

        >>> parser.parse_result("make cocoa").match
        <Match.NONE: 'none'>

        Raises:
            TextError: If the text has more than 4,096 bytes.
            RequestError: For an invalid option.
            ComplexityError: If the grammar has too many ways to read the text.
        """
        handle, encoded, given = self.handle, text.encode(), options_json(options)
        found = library.text_from(
            lambda place: library.call(
                "parlance_parse_json", handle.pointer, encoded, len(encoded), given, place
            )
        )
        return ParseResult.from_json(json.loads(found))

    def parse_many(
        self, texts: Iterable[str], *, threads: int = 0, **options: Unpack[ParseOptions]
    ) -> ParseResults:
        """The results of several utterances, parsed without the GIL on several threads.

        An utterance that cannot be parsed has a result with an `error`.

        Args:
            texts: The utterances; a `pandas.Series` of texts, too.
            threads: The maximum number of threads; 0: as many as the machine has.

        Raises:
            RequestError: For an invalid option.
        """
        handle, encoded = self.handle, options_json(options)
        all_texts = list(texts)
        threads = threads or len(os.sched_getaffinity(0))
        size = max(_LEAST_PORTION, min(len(all_texts) // (4 * threads), _MOST_PORTION))
        portions = [all_texts[start : start + size] for start in range(0, len(all_texts), size)]
        if threads == 1 or len(portions) <= 1:
            parts = [_parsed(handle, portion, threads, encoded) for portion in portions]
        else:
            # While the library parses portions without the GIL, Python encodes and divides others.
            with ThreadPoolExecutor(min(threads, len(portions))) as pool:
                parts = list(pool.map(lambda portion: _parsed(handle, portion, 1, encoded), portions))
        return ParseResults(all_texts, [line for lines in parts for line in lines])

    # Storing

    def compiled(self) -> bytes:
        """The compiled grammar without run-time lists and terms, for `from_compiled` and for files."""
        handle = self.handle
        return library.bytes_from(
            lambda data, count: library.call("parlance_parser_compiled", handle.pointer, data, count)
        )

    def __reduce__(self) -> tuple[Any, ...]:
        if self._has_named_files:
            raise pickle.PicklingError(
                "a parser with files of names can't be pickled; give the names by with_lists or with_vocabulary"
            )
        return (_restored, (type(self), self.compiled(), self._lists, self._terms))


_LEAST_PORTION = 512
"""The number of utterances for which a thread of Python is worth its start."""

_MOST_PORTION = 4_096
"""The number of utterances in a call, which bounds the memory for their results."""

_SIZE = "Q" if sizeof(c_size_t) == 8 else "I"
"""The type code of sizes and addresses in arrays."""


def _parsed(handle: library.Handle, texts: list[str], threads: int, options: bytes | None) -> list[bytes]:
    """The results of utterances, which one call of the library parses."""
    encoded = list(map(str.encode, texts))
    lengths = array(_SIZE, map(len, encoded))
    joined = b"".join(encoded)
    places = array(_SIZE, accumulate(lengths, initial=cast(c_char_p(joined), c_void_p).value or 0))
    found = library.bytes_from(
        lambda lines, count: library.call(
            "parlance_parse_many",
            handle.pointer,
            (c_char_p * len(texts)).from_buffer(places),
            (c_size_t * len(texts)).from_buffer(lengths),
            len(texts),
            options,
            threads,
            lines,
            count,
        )
    )
    return found.split(b"\n")[:-1]


def _restored(
    kind: type[Parser], data: bytes, lists: Mapping[str, Value] | None, terms: Mapping[str, Any]
) -> Parser:
    parser = kind.from_compiled(data)
    if lists is not None:
        parser = parser.with_lists(lists)
    return parser.with_vocabulary(terms) if terms else parser
