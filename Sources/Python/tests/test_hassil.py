from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from parlance.hassil import (
    Alternative,
    HassilError,
    IntentData,
    Intents,
    InvalidIntentsError,
    MissingListError,
    MissingRuleError,
    Permutation,
    RangeSlotList,
    Sentence,
    TextChunk,
    TextSlotList,
    TextSlotValue,
    UnmatchedRangeEntity,
    UnmatchedTextEntity,
    WildcardSlotList,
    is_match,
    parse_sentence,
    recognize,
    recognize_all,
    recognize_best,
)
from parlance.hassil._parsers import ParserCache, Prepared, Request


def intents(*sentences: str, **members: Any) -> Intents:
    return Intents.from_dict({"language": "en", "intents": {"A": {"data": [{"sentences": sentences}]}}, **members})


def value(text: str, some: Intents, name: str = "name", **options: Any) -> Any:
    result = recognize(text, some, **options)
    return result and result.entities[name].value


def names(*texts: str) -> TextSlotList:
    return TextSlotList.from_strings(texts)


def prepared(some: Intents, **lists: TextSlotList) -> Prepared:
    return ParserCache.of(some).prepared(some, Request(lists, {}, (), None, False))


# Parsers are kept


def test_same_lists_need_no_other_parser() -> None:
    some = intents("call {name}")
    known = names("Ada", "Grace")
    first = prepared(some, name=known)
    assert prepared(some, name=known) is first
    assert prepared(some, name=TextSlotList("name", list(known.values))) is first


def test_other_lists_share_the_grammar() -> None:
    some = intents("call {name}")
    few, many = names("Ada"), names(*(f"person {number}" for number in range(100)))
    assert prepared(some, name=few).grammar is prepared(some, name=many).grammar
    assert value("call person 7", some, slot_lists={"name": many}) == "person 7"
    assert value("call Ada", some, slot_lists={"name": few}) == "Ada"


@pytest.mark.parametrize("count", [2, 100])
def test_changes_of_lists_are_noticed(count: int) -> None:
    some, known = intents("call {name}"), names(*(f"x {number}" for number in range(count)))
    lists = {"name": known}
    assert value("call Ada", some, slot_lists=lists) is None
    known.values.append(TextSlotValue(TextChunk("Ada"), 1))
    assert value("call Ada", some, slot_lists=lists) == 1
    known.values[1] = TextSlotValue(TextChunk("Grace"), 2)
    assert value("call Grace", some, slot_lists=lists) == 2
    assert value("call x 1", some, slot_lists=lists) is None
    some.slot_lists["name"] = names("Alan")
    assert value("call Alan", some) == "Alan"


def test_changes_of_intents_are_noticed() -> None:
    some = intents("call {name}", lists={"name": {"values": ["Ada"]}}, expansion_rules={"you": "you"})
    assert recognize("ring Ada", some) is None
    some.intents["A"].data.append(IntentData(["ring {name} <you>"]))
    assert value("ring Ada you", some) == "Ada"
    some.expansion_rules["you"] = parse_sentence("them")
    assert value("ring Ada them", some) == "Ada"
    some.skip_words.append("now")
    assert value("ring now Ada them", some) == "Ada"
    some.settings.ignore_whitespace = True
    assert value("ringAdathem", some) == "Ada"
    del some.intents["A"]
    assert recognize("ring Ada them", some) is None


def test_rules_and_skip_words_of_a_call() -> None:
    some = intents("<call> {name}", lists={"name": {"values": ["Ada"]}})
    rules = {"call": parse_sentence("(call|ring)")}
    assert value("please ring Ada", some, expansion_rules=rules, skip_words=["please"]) == "Ada"
    assert value("dial Ada", some, expansion_rules={"call": parse_sentence("dial")}) == "Ada"


def test_threads_share_parsers() -> None:
    some = intents("call {name}")
    lists = [{"name": names(f"Ada {number}")} for number in range(4)]

    def call(number: int) -> Any:
        return value(f"call Ada {number % 4}", some, slot_lists=lists[number % 4])

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(call, range(200))) == [f"Ada {number % 4}" for number in range(200)]


# Values and templates


def test_values_are_those_of_the_list() -> None:
    thing, metadata = object(), {"what": object()}
    known = TextSlotList.from_tuples([("Ada", thing, {"kind": {1, 2}}, metadata), ("none", 0), ("[the] it", None)])
    some = intents("call {name}")
    result = recognize("call ada", some, slot_lists={"name": known})
    assert result is not None
    entity = result.entities["name"]
    assert entity.value is thing and entity.metadata is metadata
    assert result.context == {"kind": {1, 2}}
    assert value("call none", some, slot_lists={"name": known}) == 0
    assert value("call the it", some, slot_lists={"name": known}) == "the it"


@pytest.mark.parametrize("text", ["light[s]", "a (b)", "a|b", "{x}", "<x>", "a;b", "a\\b", "a@b", "50 %"])
def test_names_are_plain_text_unless_templates_are_allowed(text: str) -> None:
    known = TextSlotList.from_strings([text], allow_template=False)
    assert value(f"call {text}", intents("call {name}"), slot_lists={"name": known}) == text


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("[a] b", "b"), ("(a|b) c", "b c"), ("(a;b;c)", "c a b"),
        ("[a;b]", "b a"), ("a(|b)", "a"), ("[[a] b] c", "b c"),
        (r"say \[a\]", "say [a]"), ("a[ ]%", "a%"), ("penn(y|ies)", "pennies"),
        ("  a   b ", "a b"), ("[a|b] (c|d)", "d"),
    ],
)
def test_templates(template: str, text: str) -> None:
    assert is_match(text, parse_sentence(template)) is not None


def test_templates_made_by_hand() -> None:
    either = Alternative(items=[TextChunk("on"), TextChunk("off")])
    assert is_match("off", Sentence(either)) is not None
    assert is_match("off on", Sentence(Permutation(items=[TextChunk("on"), TextChunk("off")]))) is not None


def test_kinds_of_lists_of_a_call() -> None:
    some = intents("set {name} to {level}")
    lists = {"name": WildcardSlotList(None), "level": RangeSlotList(None, 0, 10, multiplier=0.1)}
    result = recognize("set Some Thing to 5", some, slot_lists=lists)
    assert result is not None
    assert (result.entities["name"].value, result.entities["name"].is_wildcard) == ("Some Thing", True)
    assert result.entities["level"].value == 0.5
    assert result.text_chunks_matched == len("setto")
    assert value("set ada to x", some, slot_lists={"name": names("ada"), "level": names("x")}) == "ada"


def test_best_prefers_a_key_then_a_slot_then_literal_text() -> None:
    some = Intents.from_yaml(
        io.StringIO(
            """
            language: en
            intents:
              Any: {data: [{sentences: ["turn {any}"], metadata: {own: true}}, {sentences: ["turn {any} lamp"]}]}
              Area: {data: [{sentences: ["turn on {area} lamp"]}]}
              Name: {data: [{sentences: ["turn on {name}"]}]}
            lists:
              any: {wildcard: true}
              area: {values: [attic]}
              name: {values: [lamp, attic lamp]}
            """
        )
    )
    text = "turn on attic lamp"

    def best(**options: Any) -> str:
        result = recognize_best(text, some, **options)
        assert result is not None
        return result.intent.name

    assert best() == "Area"
    assert best(best_slot_name="name") == "Name"
    assert best(best_slot_name="name", best_metadata_key="own") == "Any"
    assert best(best_slot_name="name", allow_unmatched_entities=True) == "Name"
    assert [result.intent.name for result in recognize_all(text, some)] == ["Any", "Any", "Area", "Name"]


# Unmatched entities


def test_unmatched_number_and_text() -> None:
    some = intents("set {n} [%] now", lists={"n": {"range": {"from": 0, "to": 10}}})
    first, *others = recognize_all("set 50 % now", some, allow_unmatched_entities=True)
    assert first.unmatched_entities == {"n": UnmatchedRangeEntity("n", 50)}
    assert all(isinstance(other.unmatched_entities["n"], UnmatchedTextEntity) for other in others)


def test_known_values_are_not_unmatched() -> None:
    some = intents("call {name} [now]", lists={"name": {"values": ["Ada"]}})
    (result,) = recognize_all("call Ada now", some, allow_unmatched_entities=True)
    assert not result.unmatched_entities


def test_context_of_the_caller_excludes_blocks() -> None:
    some = Intents.from_dict(
        {
            "language": "en",
            "intents": {
                "A": {
                    "data": [
                        {"sentences": ["go {x}"], "requires_context": {"mode": "day"}},
                        {"sentences": ["go to {x}"], "excludes_context": {"mode": ["night"]}},
                    ]
                }
            },
            "lists": {"x": {"values": ["home"]}},
        }
    )
    for allows in (False, True):
        found = recognize_all("go to home", some, intent_context={"mode": "night"}, allow_unmatched_entities=allows)
        assert not list(found)
        assert recognize("go home", some, intent_context={"mode": "day"}, allow_unmatched_entities=allows)


# Problems


def test_missing_lists_and_rules_concern_only_what_reaches_them() -> None:
    some = intents("go to {nowhere}", "say <what> now", "stay")
    assert recognize("stay", some) is not None
    assert recognize("leave", some) is None
    with pytest.raises(MissingListError, match="nowhere"):
        recognize("go to town", some)
    with pytest.raises(MissingRuleError, match="what"):
        recognize("say it now", some)
    assert value("go to town", some, "nowhere", slot_lists={"nowhere": names("town")}) == "town"


@pytest.mark.parametrize("template", ["a (b", "a ] b", "()", "(a|b;c)"])
def test_templates_that_cannot_be_parsed(template: str) -> None:
    with pytest.raises(HassilError):
        recognize("a", intents(template))


def test_rejected_grammars_name_the_template() -> None:
    some = intents("a <b>", expansion_rules={"b": "<c>", "c": "<b>"})
    with pytest.raises(InvalidIntentsError, match="<c>|<b>"):
        recognize("a", some)


def test_long_utterances_are_not_recognized(caplog: pytest.LogCaptureFixture) -> None:
    assert recognize("x" * 5_000, intents("a")) is None
    assert "5000" in caplog.text
