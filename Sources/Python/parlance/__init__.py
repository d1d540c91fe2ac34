"""Parlance turns utterances into intents with slots.

>>> from parlance import Parser
>>> parser = Parser(text='''
... language: en
... intents: {Brew: {data: [{sentences: ["(make|brew) [{n}] cup[s] of {drink}"]}]}}
... lists: {drink: {values: [tea, coffee]}, n: {range: {from: 1, to: 12}}}
... ''')
>>> reading = parser.parse("Brew two cups of TEA!")
>>> reading.intent, reading["n"], reading["drink"]
('Brew', 2, 'tea')
"""

from ._library import library_version as __version__
from .dialogs import (
    Dialog,
    Handlers,
    Message,
    Modifier,
    ParameterValue,
    Question,
    Request,
    Resolution,
    Response,
    Turn,
)
from .entities import Entity, EntityFinder
from .errors import (
    BusyError,
    ComplexityError,
    Diagnostic,
    GrammarError,
    NotUnderstood,
    ParlanceError,
    RequestError,
    TextError,
    UnusableGrammarError,
)
from .parser import ParseOptions, Parser, ParseResults
from .readings import EditedWord, Match, NearMiss, ParseResult, Place, Reading, Slot, Span, Term, Value

__all__ = [
    "BusyError",
    "ComplexityError",
    "Diagnostic",
    "Dialog",
    "EditedWord",
    "Entity",
    "EntityFinder",
    "GrammarError",
    "Handlers",
    "Match",
    "Message",
    "Modifier",
    "NearMiss",
    "NotUnderstood",
    "ParameterValue",
    "ParlanceError",
    "ParseOptions",
    "ParseResult",
    "ParseResults",
    "Parser",
    "Place",
    "Question",
    "Reading",
    "Request",
    "RequestError",
    "Resolution",
    "Response",
    "Slot",
    "Span",
    "Term",
    "TextError",
    "Turn",
    "UnusableGrammarError",
    "Value",
    "__version__",
]
