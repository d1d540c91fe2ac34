"""The C library: its functions with their types, and the translation of its errors.

The functions and their rules are those of `parlance.h`. Calls release the GIL.
"""

from __future__ import annotations

import ctypes
import json
import os
from ctypes import CFUNCTYPE, POINTER, byref, c_char_p, c_int, c_int32, c_size_t, c_uint32, c_void_p
from pathlib import Path
from typing import Any, Callable

from .errors import Diagnostic, GrammarError, ParlanceError, error_of_status

ABI_VERSION = 1
TERMINATED = c_size_t(-1).value

_String = POINTER(c_char_p)
_Handle = POINTER(c_void_p)
_Size = POINTER(c_size_t)
HandlerFunction = CFUNCTYPE(None, c_void_p, c_char_p, c_void_p)

# The parameters of each function before its `parlance_error **`.
_FALLIBLE: dict[str, list[Any]] = {
    "parlance_parser_load": [POINTER(c_char_p), c_size_t, c_char_p, _Handle],
    "parlance_parser_load_text": [c_char_p, c_size_t, c_char_p, c_char_p, _Handle],
    "parlance_parser_load_compiled": [c_char_p, c_size_t, _Handle],
    "parlance_parser_compiled": [c_void_p, _Handle, _Size],
    "parlance_parser_language": [c_void_p, _Handle],
    "parlance_parser_warnings": [c_void_p, _Handle],
    "parlance_parser_with_lists": [c_void_p, c_char_p, _Handle, _Handle],
    "parlance_parser_with_vocabulary": [c_void_p, c_char_p, _Handle, _Handle],
    "parlance_parse": [c_void_p, c_char_p, c_size_t, c_char_p, _Handle],
    "parlance_result_json": [c_void_p, _Handle],
    "parlance_result_reading_count": [c_void_p, _Size],
    "parlance_parse_json": [c_void_p, c_char_p, c_size_t, c_char_p, _Handle],
    "parlance_parse_many": [
        c_void_p, POINTER(c_char_p), POINTER(c_size_t), c_size_t, c_char_p, c_uint32, _Handle, _Size,
    ],
    "parlance_finder_open": [c_char_p, _Handle],
    "parlance_finder_find": [c_void_p, c_char_p, c_size_t, c_char_p, _Handle],
    "parlance_answer_set": [c_void_p, c_char_p],
    "parlance_dialog_open": [c_void_p, HandlerFunction, c_void_p, c_char_p, _Handle],
    "parlance_dialog_respond": [c_void_p, c_char_p, c_size_t, c_char_p, _Handle],
    "parlance_dialog_carry_out": [c_void_p, c_char_p, c_char_p, _Handle],
    "parlance_dialog_state": [c_void_p, _Handle],
}

_FREEING = ["parser", "result", "finder", "dialog", "error", "string"]


def _path() -> str:
    """The library of the wheel, or the one that `PARLANCE_LIBRARY` names."""
    given = os.environ.get("PARLANCE_LIBRARY")
    return given or str(Path(__file__).with_name("libparlance.so"))


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(_path())
    library.parlance_abi_version.restype = c_int32
    found = library.parlance_abi_version()
    if found != ABI_VERSION:
        raise ImportError(f"{_path()} has version {found} of the interface, and this package needs {ABI_VERSION}")
    library.parlance_version.restype = c_char_p
    for name, parameters in _FALLIBLE.items():
        function = getattr(library, name)
        function.argtypes = [*parameters, _Handle]
        function.restype = c_int
    for kind in _FREEING:
        function = getattr(library, f"parlance_{kind}_free")
        function.argtypes = [c_void_p]
        function.restype = None
    for name in ("parlance_error_message", "parlance_error_json"):
        function = getattr(library, name)
        function.argtypes = [c_void_p]
        function.restype = c_char_p
    return library


_library = _load()
library_version: str = _library.parlance_version().decode()


def call(name: str, *arguments: Any) -> None:
    """Calls a function of the library.

    Raises the exception of its status.
    """
    error = c_void_p()
    status: int = getattr(_library, name)(*arguments, byref(error))
    if status != 0:
        raise _exception(status, error)


def _exception(status: int, error: c_void_p) -> ParlanceError:
    try:
        message = (_library.parlance_error_message(error) or b"").decode()
        diagnostics = json.loads(_library.parlance_error_json(error) or b"[]")
    finally:
        _library.parlance_error_free(error)
    if diagnostics:
        return GrammarError(message, tuple(Diagnostic.from_json(item) for item in diagnostics))
    return error_of_status(status)(message)


class Handle:
    """A handle that frees itself. Calls hold a reference, so that none uses a freed handle."""

    __slots__ = ("_free", "pointer")

    def __init__(self, kind: str, make: Callable[[Any], None]) -> None:
        """Calls `make` with the place for the pointer; `kind` is that of the function that frees it."""
        self._free = getattr(_library, f"parlance_{kind}_free")
        self.pointer = c_void_p()
        make(byref(self.pointer))

    def __del__(self) -> None:
        self._free(self.pointer)


def text_from(make: Callable[[Any], None]) -> bytes:
    """The string that a call returns, as UTF-8. Calls `make` with its place."""
    string = c_void_p()
    make(byref(string))
    try:
        return ctypes.string_at(string) if string else b""
    finally:
        _library.parlance_string_free(string)


def bytes_from(make: Callable[[Any, Any], None]) -> bytes:
    """The bytes that a call returns. Calls `make` with the places for the pointer and their number."""
    string, count = c_void_p(), c_size_t()
    make(byref(string), byref(count))
    try:
        return ctypes.string_at(string, count.value) if string else b""
    finally:
        _library.parlance_string_free(string)


def encoded_json(value: object) -> bytes:
    """A value as JSON for the library. Raises `TypeError` for values without a form in JSON."""
    return json.dumps(value, ensure_ascii=True, allow_nan=False).encode()
