"""The exceptions of Parlance, and the places in grammars that they name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Mapping

if TYPE_CHECKING:
    from .readings import ParseResult


@dataclass(frozen=True)
class Diagnostic:
    """An error or a warning in a file.

    `line` and `column` count from 1, columns and `length` in characters; they are None if the problem has no place
    within a file. `code` is stable: `parlance check --explain CODE` describes it.
    """

    code: str
    severity: Literal["error", "warning"]
    message: str
    file: str | None = None
    line: int | None = None
    column: int | None = None
    length: int | None = None
    key_path: str | None = None

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> Diagnostic:
        """The diagnostic of an object of `parlance check --format json`."""
        return cls(
            code=json["code"],
            severity=json.get("severity", "warning"),
            message=json["message"],
            file=json.get("file"),
            line=json.get("line"),
            column=json.get("column"),
            length=json.get("length"),
            key_path=json.get("key_path"),
        )

    def __str__(self) -> str:
        parts = [str(part) for part in (self.file, self.line, self.column) if part is not None]
        return f"{':'.join(parts) or 'grammar'}: {self.severity}[{self.code}]: {self.message}"


class ParlanceError(Exception):
    """The base of all exceptions of Parlance."""


class GrammarError(ParlanceError, ValueError):
    """A grammar has errors. The text shows each with its place and source line."""

    def __init__(self, message: str, diagnostics: tuple[Diagnostic, ...] = ()) -> None:
        super().__init__(message, diagnostics)
        self.diagnostics = diagnostics

    def __str__(self) -> str:
        return str(self.args[0])


class UnusableGrammarError(ParlanceError):
    """A compiled grammar is damaged or of another version, or does not have what is asked for."""


class TextError(ParlanceError, ValueError):
    """An utterance is too long."""


class RequestError(ParlanceError, ValueError):
    """An option, a list or a term is not valid."""


class ComplexityError(ParlanceError):
    """The grammar has too many ways to read the text; whether a template matches is unknown."""


class BusyError(ParlanceError, RuntimeError):
    """The dialog is in the middle of a turn."""


class NotUnderstood(ParlanceError, LookupError):
    """No reading wins: nothing matches, or several readings tie. `result` has the readings and the near misses."""

    def __init__(self, result: ParseResult) -> None:
        super().__init__(result)
        self.result = result

    def __str__(self) -> str:
        return f"{self.result.match.value} match: {self.result.text!r}"


_ERRORS: dict[int, type[ParlanceError]] = {
    2: TextError,
    3: GrammarError,
    4: RequestError,
    5: ComplexityError,
    6: BusyError,
    8: UnusableGrammarError,
}


def error_of_status(status: int) -> type[ParlanceError]:
    """The exception of a status of `parlance.h`."""
    return _ERRORS.get(status, ParlanceError)
