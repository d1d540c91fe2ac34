"""Dialogs: intents that are resolved, confirmed and handled by Python functions.

The phases, the requests and the answers are those of the article "Handlers in any language".
"""

from __future__ import annotations

import asyncio
import inspect
import json
import logging
import threading
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar, Union

from . import _library as library
from .errors import BusyError
from .parser import Parser, options_json
from .readings import Term, Value

if TYPE_CHECKING:
    from typing_extensions import Self

_log = logging.getLogger("parlance")


def _present(**members: Any) -> dict[str, Any]:
    """The members that are not None."""
    return {name: value for name, value in members.items() if value is not None}


@dataclass(frozen=True)
class ParameterValue:
    """A value of a parameter: a value of JSON, or a term. `spoken` are the words of the utterance."""

    value: Value = None
    spoken: str | None = None
    term: Term | None = None

    @classmethod
    def of_term(cls, identifier: str, phrase: str) -> ParameterValue:
        """The value that is a term: a thing with an identifier for programs and a phrase for people."""
        return cls(identifier, term=Term(identifier, phrase))

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> ParameterValue:
        """The value of an object of a request or a turn."""
        term = json.get("term")
        return cls(json.get("value"), json.get("spoken"), Term(term["identifier"], term["phrase"]) if term else None)

    def to_json(self) -> dict[str, Any]:
        """The object for an answer."""
        term = None if self.term is None else {"identifier": self.term.identifier, "phrase": self.term.phrase}
        return {"value": self.value, **_present(spoken=self.spoken, term=term)}


@dataclass(frozen=True)
class Modifier:
    """When a request is to be carried out.

    `kind` is `time`, `recurrence`, `duration` or `condition`; `value` is that of a slot of the type, or the words of the
    condition; `spoken` are the words of the utterance.
    """

    kind: str
    value: Value
    spoken: str


@dataclass(frozen=True)
class Request:
    """A request of the user: an intent with the values of its parameters so far.

    `request["weeks"]` is the value of a parameter, of several the last. `modifiers` tells when it is to be carried out;
    without any, at once.
    """

    intent: str
    language: str
    parameters: Mapping[str, tuple[ParameterValue, ...]]
    context: Mapping[str, Value]
    app: Mapping[str, Value] | None = None
    modifiers: tuple[Modifier, ...] = ()

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> Request:
        """The request of a call, or of `to_json`."""
        return cls(
            intent=json["intent"],
            language=json["language"],
            parameters={
                name: tuple(ParameterValue.from_json(value) for value in values)
                for name, values in json["parameters"].items()
            },
            context=json["context"],
            app=json.get("app"),
            modifiers=tuple(
                Modifier(modifier["kind"], modifier["value"], modifier["spoken"])
                for modifier in json.get("modifiers", ())
            ),
        )

    def to_json(self) -> dict[str, Any]:
        """The object for a store of requests that are kept for later."""
        return {
            "intent": self.intent,
            "language": self.language,
            "parameters": {name: [value.to_json() for value in values] for name, values in self.parameters.items()},
            "context": dict(self.context),
            "modifiers": [asdict(modifier) for modifier in self.modifiers],
            **_present(app=None if self.app is None else dict(self.app)),
        }

    def values_of(self, name: str) -> tuple[ParameterValue, ...]:
        """All values of a parameter, in the order of the utterance."""
        return self.parameters.get(name, ())

    def __getitem__(self, name: str) -> Value:
        """The value of a parameter. Raises `KeyError` if it has none."""
        return self.parameters[name][-1].value

    def __contains__(self, name: object) -> bool:
        return name in self.parameters

    def get(self, name: str, default: Value = None) -> Value:
        """The value of a parameter, or `default`."""
        values = self.values_of(name)
        return values[-1].value if values else default


@dataclass(frozen=True)
class Response:
    """The answer to `confirm` and `handle`: a response code, with details for texts and programs."""

    code: str = "success"
    details: Mapping[str, Value] = field(default_factory=dict)
    activity: Mapping[str, Value] | None = None

    def to_json(self) -> dict[str, Any]:
        """The members of an answer."""
        return {"code": self.code, "details": dict(self.details), **_present(activity=self.activity)}


@dataclass(frozen=True)
class Resolution:
    """The outcome of resolving a parameter. Created by its class methods."""

    members: Mapping[str, Any]

    @classmethod
    def success(cls, *values: ParameterValue) -> Resolution:
        """The parameter gets these values."""
        return cls({"outcome": "success", "values": [value.to_json() for value in values]})

    @classmethod
    def accepted(cls) -> Resolution:
        """The parameter keeps its values."""
        return cls({"outcome": "accepted"})

    @classmethod
    def not_required(cls) -> Resolution:
        """The parameter has no value and needs none."""
        return cls({"outcome": "not_required"})

    @classmethod
    def needs_value(cls) -> Resolution:
        """The user is asked for a value."""
        return cls({"outcome": "needs_value"})

    @classmethod
    def disambiguation(cls, *candidates: ParameterValue, likely: ParameterValue | None = None) -> Resolution:
        """The user is asked to choose one; if one is likely, first whether it is meant."""
        given = None if likely is None else likely.to_json()
        values = [value.to_json() for value in candidates]
        return cls({"outcome": "disambiguation", "candidates": values, **_present(likely=given)})

    @classmethod
    def confirmation_required(cls, value: ParameterValue | None = None, reason: str | None = None) -> Resolution:
        """The user is asked to confirm the value, or without `value` that of the utterance."""
        given = None if value is None else value.to_json()
        return cls({"outcome": "confirmation_required", **_present(value=given, reason=reason)})

    @classmethod
    def unsupported(cls, reason: str | None = None) -> Resolution:
        """The user is asked for another value."""
        return cls({"outcome": "unsupported", **_present(reason=reason)})


Resolved = Union[None, Resolution, Sequence[Resolution]]
Handle = Callable[[Request], Union[Response, Awaitable[Response]]]
Resolve = Callable[[Request], Union[Resolved, Awaitable[Resolved]]]
Schedule = Callable[[Request], Union[None, Awaitable[None]]]

_Handle = TypeVar("_Handle", bound=Handle)
_Resolve = TypeVar("_Resolve", bound=Resolve)
_Schedule = TypeVar("_Schedule", bound=Schedule)
_Key = TypeVar("_Key")
_Function = TypeVar("_Function")


def _registering(table: dict[_Key, Any], key: _Key) -> Callable[[_Function], _Function]:
    """A decorator that registers a function. A second one for the same key raises `ValueError`."""

    def register(function: _Function) -> _Function:
        if key in table:
            raise ValueError(f"there is a function for {key!r} already")
        table[key] = function
        return function

    return register


class Handlers:
    """The functions that handle intents, plain or `async`.

    An exception of a function fails the intent, is a problem of the turn, and is logged; the dialog continues.

    >>> handlers = Handlers()
    >>> @handlers.handle("Brew")
    ... async def brew(request):
    ...     return Response("success", {"minutes": 3})
    """

    def __init__(self) -> None:
        """Creates a table without functions."""
        self._handle: dict[str, Handle] = {}
        self._confirm: dict[str, Handle] = {}
        self._resolve: dict[tuple[str, str], Resolve] = {}
        self._schedule: Schedule | None = None

    def handle(self, intent: str) -> Callable[[_Handle], _Handle]:
        """Registers a function that carries out an intent. Without one, the intent is not supported."""
        return _registering(self._handle, intent)

    def confirm(self, intent: str) -> Callable[[_Handle], _Handle]:
        """Registers a function that checks whether a complete request can be handled: with the code `ready`, it can."""
        return _registering(self._confirm, intent)

    def resolve(self, intent: str, parameter: str) -> Callable[[_Resolve], _Resolve]:
        """Registers a function that resolves a parameter.

        It returns one resolution for the parameter, or a list with one for each value. None accepts the values.
        """
        return _registering(self._resolve, (intent, parameter))

    def schedule(self, function: _Schedule) -> _Schedule:
        """Registers the function that keeps requests for later: "brew coffee in ten minutes".

        Their parameters are resolved and confirmed. When the time has come, pass the request to `Dialog.carry_out`.
        Without a function, such requests are refused.
        """
        self._schedule = function
        return function

    @property
    def schedules(self) -> bool:
        """Whether requests for later are kept."""
        return self._schedule is not None

    async def answer(self, call: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a call of the protocol."""
        request = Request.from_json(call["request"])
        kind = call["call"]
        if kind == "supports":
            return {"supports": request.intent in self._handle}
        if kind == "resolve":
            return {"results": await self._resolved(request, call["parameter"])}
        if kind == "schedule" and self._schedule is not None:
            given = self._schedule(request)
            if inspect.isawaitable(given):
                await given
            return {"scheduled": True}
        if kind == "confirm" and request.intent not in self._confirm:
            return Response("ready").to_json()
        function = (self._confirm if kind == "confirm" else self._handle)[request.intent]
        response = function(request)
        return (await response if inspect.isawaitable(response) else response).to_json()

    async def _resolved(self, request: Request, parameter: str) -> list[dict[str, Any]] | None:
        function = self._resolve.get((request.intent, parameter))
        if function is None:
            return None
        given = function(request)
        resolved = await given if inspect.isawaitable(given) else given
        if resolved is None:
            return None
        return [dict(item.members) for item in ([resolved] if isinstance(resolved, Resolution) else resolved)]


@dataclass(frozen=True)
class Message:
    """A message to the user. `text` is None if the grammar has none for the key."""

    key: str
    text: str | None


@dataclass(frozen=True)
class Question:
    """A question to the user.

    `kind` is `value`, `choose` (one of `candidates`), `confirm` (a value) or `confirm_intent`. `unsupported` tells that
    the previous value was rejected.
    """

    kind: str
    parameter: str | None
    candidates: tuple[Mapping[str, Value], ...]
    unsupported: bool
    reason: str | None

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> Question:
        """The question of a turn."""
        return cls(
            kind=json["kind"],
            parameter=json.get("parameter"),
            candidates=tuple(json.get("candidates", ())),
            unsupported=json["unsupported"],
            reason=json.get("reason"),
        )


@dataclass(frozen=True)
class Turn:
    """The answer to an utterance.

    `kind` is `question`, `answer` (no intent begins or ends, and `json["answer"]` tells why) or `done` (an intent has
    ended). `json` is the whole turn, as `parlance chat --json` writes it.
    """

    kind: str
    messages: tuple[Message, ...]
    intent: str | None
    parameters: Mapping[str, tuple[Mapping[str, Value], ...]]
    question: Question | None
    response: Response | None
    problems: tuple[str, ...]
    """Faults of handlers; for logs, not for users."""
    earlier: tuple[Turn, ...]
    """The turns of earlier requests in the utterance, in their order."""
    json: Mapping[str, Any]

    @classmethod
    def from_json(cls, json: Mapping[str, Any]) -> Turn:
        """The turn of an object of `parlance chat --json`."""
        response, question = json.get("response"), json.get("question")
        return cls(
            kind=json["turn"],
            messages=tuple(Message(message["key"], message["text"]) for message in json["messages"]),
            intent=json.get("intent"),
            parameters={name: tuple(values) for name, values in json.get("parameters", {}).items()},
            question=Question.from_json(question) if question else None,
            response=(
                Response(response["code"], response["details"], response.get("activity")) if response else None
            ),
            problems=tuple(json.get("problems", ())),
            earlier=tuple(cls.from_json(turn) for turn in json.get("earlier", ())),
            json=json,
        )

    @property
    def text(self) -> str:
        """The texts of the messages, with blanks between them."""
        return " ".join(message.text for message in self.messages if message.text)


class Dialog:
    """A conversation: answers utterances and keeps the open question.

    It serves one utterance at a time. Its `state` continues the conversation later or elsewhere.

    >>> dialog = Dialog(parser, handlers)
    >>> turn = await dialog.respond("brew coffee")
    """

    def __init__(self, parser: Parser, handlers: Handlers, *, state: str | None = None) -> None:
        """Begins a dialog, or continues that of a `state`.

        The first dialog of a grammar compiles it again, with the answers to questions.

        Raises:
            UnusableGrammarError: For a parser of a compiled grammar.
            RequestError: For an invalid state.
        """
        self._handlers = handlers
        self._turn: _RunningTurn | None = None
        # The library calls it as long as the dialog exists.
        self._function = library.HandlerFunction(self._called)
        owner, encoded = parser.handle, None if state is None else state.encode()
        self._owned: library.Handle | None = library.Handle(
            "dialog",
            lambda place: library.call("parlance_dialog_open", owner.pointer, self._function, None, encoded, place),
        )

    @property
    def handle(self) -> library.Handle:
        """The handle in the library. Raises `ValueError` if the dialog is closed."""
        if self._owned is None:
            raise ValueError("the dialog is closed")
        return self._owned

    @property
    def state(self) -> str:
        """The state between two turns. Raises `BusyError` during a turn."""
        handle = self.handle
        return library.text_from(lambda place: library.call("parlance_dialog_state", handle.pointer, place)).decode()

    def close(self) -> None:
        """Frees the memory. A closed dialog raises `ValueError`."""
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

    async def respond(
        self,
        text: str,
        *,
        context: Mapping[str, Value] | None = None,
        now: datetime | None = None,
        prefer_apps: Sequence[str] | None = None,
        last_used: Mapping[str, str] | None = None,
        locked: bool = False,
        partial: bool = False,
    ) -> Turn:
        """The turn after an utterance. Handlers run in the event loop of the caller.

        If the task is cancelled, the handler is cancelled too, and the intent fails.

        Args:
            text: The utterance.
            context: The facts that blocks of the grammar require or exclude.
            now: The local time that "tomorrow" refers to; the clock of this machine by default.
            prefer_apps: Identifiers of apps, in order of preference.
            last_used: The app that last handled an intent, by intent.
            locked: Whether the device is locked.
            partial: Whether a request that no template matches as a whole is read in part, and confirmed.

        Raises:
            BusyError: While the dialog answers another utterance.
            RequestError: For an invalid option.
        """
        options = self._options(context, now, prefer_apps, last_used, locked)
        options["partial"] = partial
        said, encoded = text.encode(), options_json(options)
        return await self._running("parlance_dialog_respond", said, len(said), encoded)

    async def carry_out(
        self,
        request: Request,
        *,
        context: Mapping[str, Value] | None = None,
        now: datetime | None = None,
        prefer_apps: Sequence[str] | None = None,
        last_used: Mapping[str, str] | None = None,
        locked: bool = False,
    ) -> Turn:
        """Carries out a request that `Handlers.schedule` has kept, when its time has come.

        It begins its life cycle anew, because its parameters may have become invalid. Use a dialog of its own: its
        questions end what is open. The arguments and errors are those of `respond`.
        """
        options = options_json(self._options(context, now, prefer_apps, last_used, locked))
        return await self._running("parlance_dialog_carry_out", library.encoded_json(request.to_json()), options)

    def _options(
        self,
        context: Mapping[str, Value] | None,
        now: datetime | None,
        prefer_apps: Sequence[str] | None,
        last_used: Mapping[str, str] | None,
        locked: bool,
    ) -> dict[str, Any]:
        options = _present(context=context, prefer_apps=prefer_apps, last_used=last_used)
        return {**options, "now": now or datetime.now(), "locked": locked, "schedules": self._handlers.schedules}

    async def _running(self, function: str, *arguments: Any) -> Turn:
        """The turn of a function of the library, which blocks until the handlers have answered."""
        if self._turn is not None:
            raise BusyError("the dialog is in the middle of a turn; wait for its end")
        self._turn = _RunningTurn(asyncio.get_running_loop())
        try:
            found = await self._turn.run(lambda: self._called_with(function, arguments))
        finally:
            self._turn = None
        return Turn.from_json(json.loads(found))

    def _called_with(self, function: str, arguments: tuple[Any, ...]) -> bytes:
        handle = self.handle
        return library.text_from(lambda place: library.call(function, handle.pointer, *arguments, place))

    def _called(self, _: object, call: bytes, answer: int) -> None:
        """Answers a call of the library, on the thread of the turn. Must not raise."""
        try:
            assert self._turn is not None
            given = library.encoded_json(self._turn.wait_for(self._handlers.answer(json.loads(call))))
        except asyncio.CancelledError:
            given = library.encoded_json({"error": "the call was cancelled"})
        except BaseException as error:  # noqa: BLE001
            _log.exception("a handler failed")
            given = library.encoded_json({"error": f"{type(error).__name__}: {error}"})
        library.call("parlance_answer_set", answer, given)


class _RunningTurn:
    """A turn that runs on a thread of its own, because the library blocks until the handlers have answered.

    Not a thread of a pool: handlers that wait for other dialogs could use up the pool.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._handler: asyncio.Task[Any] | None = None
        self._is_cancelled = False

    async def run(self, work: Callable[[], bytes]) -> bytes:
        """The result of blocking work. If the task is cancelled, waits until the work has ended."""
        done: asyncio.Future[bytes] = self._loop.create_future()

        def deliver(result: bytes | None, error: BaseException | None) -> None:
            if done.cancelled():
                return
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(result or b"")

        def run() -> None:
            result, failure = None, None
            try:
                result = work()
            except BaseException as error:  # noqa: BLE001
                failure = error
            self._loop.call_soon_threadsafe(deliver, result, failure)

        threading.Thread(target=run, name="parlance dialog", daemon=True).start()
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            self._is_cancelled = True
            if self._handler is not None:
                self._handler.cancel()
            await asyncio.wait([done])
            raise

    def wait_for(self, answer: Awaitable[dict[str, Any]]) -> dict[str, Any]:
        """The result of a handler, which runs in the loop. Called on the thread of the turn."""

        async def run() -> dict[str, Any]:
            if self._is_cancelled:
                raise asyncio.CancelledError
            self._handler = asyncio.current_task()
            try:
                return await answer
            finally:
                self._handler = None

        return asyncio.run_coroutine_threadsafe(run(), self._loop).result()
