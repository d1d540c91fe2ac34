from __future__ import annotations

import gc
import pickle
import threading
from datetime import datetime
from pathlib import Path

import pytest
from conftest import KITCHEN

from parlance import (
    GrammarError,
    Match,
    NotUnderstood,
    ParseResult,
    Parser,
    Place,
    RequestError,
    Span,
    TextError,
    UnusableGrammarError,
)


def test_a_reading_has_values_and_places(parser: Parser) -> None:
    reading = parser.parse("please brew me three mugs of expresso")
    assert reading.intent == "Brew"
    assert reading.values == {"n": 3, "drink": "coffee"}
    assert reading["n"] == 3 and "n" in reading and reading.get("sugar", 0) == 0
    assert reading.slots["drink"].spoken == Span("expresso", 29, 37)
    assert [slot.name for slot in reading.spoken] == ["n", "drink"]
    assert reading.source == Place("kitchen.yaml", 6, 22)
    assert [(word.said, word.meant) for word in reading.edited] == [("expresso", "espresso")]


def test_offsets_are_those_of_python(parser: Parser) -> None:
    text = "𝐈 need 𝓽𝓮𝓪, please!"
    spoken = parser.parse(text).slots["drink"].spoken
    assert spoken is not None and text[spoken.start : spoken.end] == "𝓽𝓮𝓪"


def test_an_utterance_without_a_reading_is_an_exception_with_the_near_misses(parser: Parser) -> None:
    with pytest.raises(NotUnderstood) as caught:
        parser.parse("I need cocoa")
    miss = caught.value.result.nearest[0]
    assert miss.unknown == {"slot": "drink", "text": "cocoa"} and miss.stopped == (7, 12)
    assert pickle.loads(pickle.dumps(caught.value)).result == caught.value.result


def test_options(parser: Parser) -> None:
    assert parser.parse_result("I need expresso", edits=0).match is Match.NONE
    assert len(parser.parse_result("I need tea", top=5, context={"room": "kitchen"}).readings) == 1
    parser.parse("I need tea", now=datetime(2026, 11, 20, 9), locked=False, last_used={})
    with pytest.raises(RequestError, match="'top'"):
        parser.parse("I need tea", top=0)
    with pytest.raises(RequestError, match="did you mean 'top'"):
        parser.parse("I need tea", topp=1)  # type: ignore[call-arg]
    with pytest.raises(TextError, match="4096"):
        parser.parse("a" * 5_000)


def test_texts_that_are_not_utf8_or_contain_zeros(parser: Parser) -> None:
    with pytest.raises(UnicodeEncodeError):
        parser.parse("\ud800")
    assert parser.parse_result("I need\0tea").text == "I need\0tea"
    assert parser.parse_result("").match is Match.NONE


def test_errors_of_grammars_have_places(tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text("language: en\nintents: {A: {data: [{sentences: [go <there>]}]}}\n")
    with pytest.raises(GrammarError) as caught:
        Parser([path])
    found = caught.value.diagnostics[0]
    assert (found.code, found.severity, found.file, found.line) == ("missing-rule", "error", str(path), 2)
    assert "missing-rule" in str(caught.value) and "^" in str(caught.value)
    assert pickle.loads(pickle.dumps(caught.value)).diagnostics == caught.value.diagnostics


def test_files_folders_and_texts(tmp_path: Path) -> None:
    (tmp_path / "kitchen.yaml").write_text(KITCHEN)
    assert Parser([tmp_path]).parse("I need tea").intent == "Brew"
    assert Parser([str(tmp_path / "kitchen.yaml")], language="en").language == "en"
    with pytest.raises(GrammarError):
        Parser([tmp_path / "missing.yaml"])
    with pytest.raises(ValueError, match="zero byte"):
        Parser(["a\0b"])
    with pytest.raises(ValueError):
        Parser([tmp_path], text=KITCHEN)


def test_files_of_names(tmp_path: Path) -> None:
    names = tmp_path / "names.yaml"
    names.write_text("vocabulary: {drink: [hot chocolate]}\n")
    parser = Parser(text=KITCHEN, vocabulary=[names])
    assert parser.parse("I need hot chocolate")["drink"] == "hot chocolate"
    with pytest.raises(pickle.PicklingError):
        pickle.dumps(parser)


def test_lists_and_terms_change_copies(parser: Parser) -> None:
    listed = parser.with_lists({"drink": {"values": ["cocoa"]}})
    named = listed.with_vocabulary({"drink": [{"phrase": "Lady Grey", "identifier": "t7"}]})
    assert not parser.parse_result("I need cocoa")
    assert listed.parse("I need cocoa")["drink"] == "cocoa"
    term = named.parse("I need lady grey").slots["drink"].term
    assert term is not None and (term.identifier, term.phrase) == ("t7", "Lady Grey")
    with pytest.raises(RequestError):
        parser.with_lists({"drink": 7})
    with pytest.raises(RequestError, match="drinks"):
        parser.with_lists({"drinks": {"values": []}})


def test_undefined_lists() -> None:
    grammar = "language: en\nintents: {Call: {data: [{sentences: ['call {person}']}]}}"
    with pytest.raises(GrammarError):
        Parser(text=grammar)
    parser = Parser(text=grammar, undefined_lists=["person"])
    assert parser.with_lists({"person": {"values": ["Ada"]}}).parse("call ada")["person"] == "Ada"
    assert Parser(text=grammar, undefined_lists=True).warnings[0].severity == "warning"


def test_pickling_and_compiled_grammars(parser: Parser) -> None:
    named = parser.with_lists({"drink": {"values": ["cocoa"]}}).with_vocabulary({"drink": ["chai"]})
    copy = pickle.loads(pickle.dumps(named))
    assert [copy.parse(f"I need {drink}")["drink"] for drink in ("cocoa", "chai")] == ["cocoa", "chai"]
    result = parser.parse_result("I need tea")
    assert pickle.loads(pickle.dumps(result)) == result
    data = parser.compiled()
    assert Parser.from_compiled(data).parse_result("I need tea") == result
    for damaged in (b"", b"no grammar", data[:-1], data[:100] + b"x" + data[101:]):
        with pytest.raises(UnusableGrammarError):
            Parser.from_compiled(damaged)


def test_context_manager() -> None:
    with Parser(text=KITCHEN) as parser:
        assert parser.parse("I need tea").intent == "Brew"
    with pytest.raises(ValueError, match="closed"):
        parser.parse("I need tea")
    parser.close()


def test_many_utterances_have_the_results_of_one(parser: Parser) -> None:
    texts = ["I need tea", "I need cocoa", "brew a mug of expresso", "", "a" * 5_000, "x\ny"] * 100
    many = parser.parse_many(texts, threads=2)
    assert many == parser.parse_many(texts, threads=1) == parser.parse_many(iter(texts))
    assert len(many) == len(texts) and len(many[2:4]) == 2
    assert many[4].error is not None and "5000" in many[4].error and many[4].text == texts[4]
    assert [many[i] for i in (0, 1, 2, 3, 5)] == [parser.parse_result(texts[i]) for i in (0, 1, 2, 3, 5)]
    assert isinstance(many[-1], ParseResult) and pickle.loads(pickle.dumps(many)) == many
    assert list(parser.parse_many([])) == []


def test_threads_share_a_parser(parser: Parser) -> None:
    expected = parser.parse_result("brew three mugs of tea")
    found: list[ParseResult] = []
    threads = [
        threading.Thread(target=lambda: found.append(parser.parse_result("brew three mugs of tea")))
        for _ in range(100)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 100


def test_a_closed_parser_is_freed_after_running_calls() -> None:
    for _ in range(20):
        parser = Parser(text=KITCHEN)
        results: list[int] = []
        texts = ["I need tea"] * 2_000
        thread = threading.Thread(target=lambda p=parser: results.append(len(p.parse_many(texts))))
        thread.start()
        parser.close()
        thread.join()
        gc.collect()
        assert results in ([2_000], [])


def test_data_frames(parser: Parser) -> None:
    pandas = pytest.importorskip("pandas")
    series = pandas.Series(["I need tea", "brew three mugs of expresso", "cocoa"], index=[7, 8, 9])
    frame = parser.parse_many(series).to_frame(series.index)
    assert list(frame.columns) == ["text", "match", "intent", "edits", "slot.drink", "slot.n"]
    assert list(frame.index) == [7, 8, 9]
    assert list(frame["intent"]) == ["Brew", "Brew", None] and list(frame["edits"]) == [0, 1, 0]
    assert list(frame["slot.n"]) == [None, 3, None]
    assert list(parser.parse_many([]).to_frame().columns) == ["text", "match", "intent", "edits"]
