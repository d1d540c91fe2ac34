from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest
from conftest import KITCHEN

from parlance import (
    BusyError,
    Dialog,
    Handlers,
    Modifier,
    ParameterValue,
    Parser,
    Request,
    RequestError,
    Resolution,
    Response,
    UnusableGrammarError,
)

DECLARATIONS = "Brew:\n  slots:\n    drink: {type: text, required: true}\n    n: {type: integer}\n"


@pytest.fixture(scope="module")
def kitchen(tmp_path_factory: pytest.TempPathFactory) -> Parser:
    folder = tmp_path_factory.mktemp("kitchen")
    (folder / "kitchen.yaml").write_text(KITCHEN)
    (folder / "intents.yaml").write_text(DECLARATIONS)
    return Parser([folder])


def brewing(handle: Callable[[Request], Any] | None = None) -> Handlers:
    handlers = Handlers()

    @handlers.handle("Brew")
    async def brew(request: Request) -> Response:
        await asyncio.sleep(0)
        if handle is not None:
            await asyncio.sleep(0)
            given = handle(request)
            if asyncio.iscoroutine(given):
                await given
        return Response("success", {"minutes": 3})

    @handlers.resolve("Brew", "drink")
    def drink(request: Request) -> Resolution | None:
        if "drink" not in request:
            return Resolution.needs_value()
        if request["drink"] == "tea" and request.values_of("drink")[-1].term is None:
            return Resolution.disambiguation(
                ParameterValue.of_term("t1", "green tea"), ParameterValue.of_term("t2", "black tea")
            )
        return None

    return handlers


def test_a_dialog_asks_and_handles(kitchen: Parser) -> None:
    requests: list[Request] = []

    async def talk() -> None:
        with Dialog(kitchen, brewing(requests.append)) as dialog:
            turn = await dialog.respond("brew something")
            assert turn.kind == "question" and turn.text == "Which drink?"
            assert turn.question is not None and (turn.question.kind, turn.question.parameter) == ("value", "drink")
            turn = await dialog.respond("tea")
            assert turn.question is not None
            assert [item["name"] for item in turn.question.candidates] == ["green tea", "black tea"]
            turn = await dialog.respond("the second one")
            assert (turn.kind, turn.intent, turn.text) == ("done", "Brew", "Ready in 3 minutes.")
            assert turn.response == Response("success", {"minutes": 3})
            turn = await dialog.respond("xyzzy")
            assert turn.kind == "answer" and turn.json["answer"] == "not_understood"

    asyncio.run(talk())
    assert [request.values_of("drink")[-1].term for request in requests][0] is not None


def test_a_stored_dialog_continues(kitchen: Parser) -> None:
    async def talk() -> str:
        first = Dialog(kitchen, brewing())
        await first.respond("brew something")
        second = Dialog(kitchen, brewing(), state=first.state)
        return (await second.respond("coffee")).kind

    assert asyncio.run(talk()) == "done"
    with pytest.raises(RequestError):
        Dialog(kitchen, brewing(), state="{}")


def test_an_exception_fails_the_intent_and_the_dialog_continues(kitchen: Parser) -> None:
    def fail(request: Request) -> None:
        if request["drink"] == "coffee":
            raise ZeroDivisionError("no water")

    async def talk() -> None:
        dialog = Dialog(kitchen, brewing(fail))
        turn = await dialog.respond("I need coffee")
        assert turn.response is not None and turn.response.code == "failure"
        assert "ZeroDivisionError: no water" in turn.problems[0]
        assert (await dialog.respond("brew something")).kind == "question"

    asyncio.run(talk())


def test_intents_without_a_handler(kitchen: Parser) -> None:
    turn = asyncio.run(Dialog(kitchen, Handlers()).respond("I need coffee"))
    assert turn.json["answer"] == "not_supported"


def test_one_utterance_at_a_time(kitchen: Parser) -> None:
    async def talk() -> None:
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def wait(request: Request) -> None:
            begun.set()
            await go_on.wait()

        dialog = Dialog(kitchen, brewing(wait))
        first = asyncio.create_task(dialog.respond("I need coffee"))
        await begun.wait()
        with pytest.raises(BusyError):
            await dialog.respond("I need coffee")
        with pytest.raises(BusyError):
            dialog.state
        go_on.set()
        assert (await first).kind == "done"

    asyncio.run(talk())


def test_a_cancelled_turn_cancels_its_handler(kitchen: Parser) -> None:
    cancelled: list[bool] = []

    async def talk() -> str:
        begun = asyncio.Event()

        async def wait(request: Request) -> None:
            begun.set()
            try:
                await asyncio.sleep(3_600)
            except asyncio.CancelledError:
                cancelled.append(True)
                raise

        dialog = Dialog(kitchen, brewing(wait))
        task = asyncio.create_task(dialog.respond("I need coffee"))
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return (await dialog.respond("brew something")).kind

    assert asyncio.run(talk()) == "question"
    assert cancelled == [True]


def test_handlers_may_use_other_dialogs(kitchen: Parser) -> None:
    async def talk() -> list[str]:
        async def nested(request: Request) -> None:
            turn = await Dialog(kitchen, brewing()).respond("I need coffee")
            assert turn.kind == "done"

        dialogs = [Dialog(kitchen, brewing(nested)) for _ in range(50)]
        return [turn.kind for turn in await asyncio.gather(*(dialog.respond("I need coffee") for dialog in dialogs))]

    assert asyncio.run(talk()) == ["done"] * 50


def test_requests_for_later_are_kept_and_carried_out(kitchen: Parser) -> None:
    handlers = brewing()
    kept: list[Request] = []

    @handlers.schedule
    async def keep(request: Request) -> None:
        kept.append(request)

    async def talk() -> None:
        now = datetime(2026, 11, 20, 10)
        turn = await Dialog(kitchen, handlers).respond("I need coffee in ten minutes", now=now)
        assert (turn.kind, turn.json["answer"]) == ("answer", "scheduled")
        time = Modifier("time", {"dateTime": "2026-11-20T10:10:00"}, "in ten minutes")
        assert [request.modifiers for request in kept] == [(time,)]
        stored = json.loads(json.dumps(kept[0].to_json()))
        assert Request.from_json(stored) == kept[0]
        turn = await Dialog(kitchen, handlers).carry_out(Request.from_json(stored), now=now)
        assert (turn.kind, turn.parameters["drink"][0]["value"]) == ("done", "coffee")

    asyncio.run(talk())


def test_without_a_scheduler_requests_for_later_are_refused(kitchen: Parser) -> None:
    turn = asyncio.run(Dialog(kitchen, brewing()).respond("I need coffee when I get home"))
    assert turn.json["answer"] == "not_scheduled"


def test_a_request_that_cannot_be_kept_fails(kitchen: Parser) -> None:
    handlers = brewing()

    @handlers.schedule
    def keep(request: Request) -> None:
        raise OSError("the calendar is full")

    turn = asyncio.run(Dialog(kitchen, handlers).respond("I need coffee when I get home"))
    assert turn.kind == "done" and turn.response is not None and turn.response.code == "failure"
    assert "the calendar is full" in turn.problems[0]


def test_several_requests_have_a_turn_each(kitchen: Parser) -> None:
    turn = asyncio.run(Dialog(kitchen, brewing()).respond("I need coffee and I need tea"))
    assert [earlier.parameters["drink"][0]["value"] for earlier in turn.earlier] == ["coffee"]
    assert turn.kind == "question"


def test_compiled_grammars_have_no_dialogs(kitchen: Parser) -> None:
    with pytest.raises(UnusableGrammarError, match="no dialogs"):
        Dialog(Parser.from_compiled(kitchen.compiled()), brewing())
