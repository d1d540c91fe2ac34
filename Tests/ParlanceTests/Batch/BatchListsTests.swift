import Parlance
import Testing

@Suite("Lists in a batch")
struct BatchListsTests {
    @Test("A line of lists is answered with how many values each has")
    func countsValues() throws {
        var batch = try Batch()
        let line = #"""
            {"lists": {"name": {"values": ["a", {"in": "b", "out": 1}, "  "]}, "level": {"range": {"from": 1, "to": 9, "step": 2}},
             "title": {"wildcard": true}, "none": {"values": []}}}
            """#
        #expect(batch.line(line) == #"{"lists":{"level":5,"name":2,"none":0,"title":0}}"#)
        #expect(batch.session.outcome == .matched)
    }

    @Test("A list replaces the grammar's until the next lists")
    func replacesLists() throws {
        var batch = try Batch()
        _ = batch.line(#"{"lists": {"name": {"values": [{"in": "sun [lamp]", "out": {"id": 3}}]}}}"#)
        let sun = try batch.answer("turn on the sun")["readings"][0]["slots"]["name"]
        #expect(
            sun == (try Value(json: #"{"value": {"id": 3}, "text": "sun", "start": 12, "end": 15, "kind": "list"}"#))
        )
        #expect(try batch.answer("turn on the lamp")["match"] == .string("none"))
        _ = batch.line(#"{"lists": {"song": {"values": ["red sea"]}}}"#)
        #expect(try batch.answer("turn on the sun")["match"] == .string("none"))
        #expect(try batch.answer("turn on the lamp")["match"] == .string("exact"))
        #expect(try batch.answer("play red sea")["readings"][0]["intent"] == .string("PlaySong"))
    }

    @Test("An exact list is not corrected, until it is replaced")
    func keepsExact() throws {
        var batch = try Batch()
        _ = batch.line(#"{"lists": {"name": {"values": ["chandelier"], "exact": true}}}"#)
        #expect(try batch.answer("turn on the chandelier")["match"] == .string("exact"))
        #expect(try batch.answer("turn on the chandeleer")["match"] == .string("none"))
        _ = batch.line(#"{"lists": {"name": {"values": ["chandelier"]}}}"#)
        #expect(try batch.answer("turn on the chandeleer")["match"] == .string("approximate"))
        let wrong = batch.line(#"{"lists": {"name": {"values": ["chandelier"], "exact": "yes"}}}"#)
        #expect(wrong.contains("expected true or false"))
    }

    @Test("A list that only templates know is filled")
    func fillsUndefinedList() throws {
        var batch = try Batch()
        #expect(try batch.answer("open the gate")["match"] == .string("none"))
        _ = batch.line(#"{"lists": {"cover": {"values": [{"in": "gate", "metadata": [1]}]}}}"#)
        let open = try batch.answer(#"{"text": "open the gate", "context": {"mode": "home"}}"#)
        #expect(open["readings"][0]["slots"]["cover"]["metadata"] == .array([.integer(1)]))
        #expect(
            try batch.answer(#"{"text": "open the gate", "context": {"mode": "away"}}"#)["match"] == .string("none")
        )
    }

    @Test(
        "Lists that are wrong are refused with their place, and the old ones stay",
        arguments: [
            ("null", "the field 'lists' must be an object"), ("[]", "the field 'lists' must be an object"),
            (
                #"{"name": null}"#,
                "the list 'name': the list 'name' needs the key 'values', 'range', 'type' or 'wildcard: true'"
            ),
            (
                #"{"name": {}}"#,
                "the list 'name': the list 'name' needs the key 'values', 'range', 'type' or 'wildcard: true'"
            ),
            (#"{"name": ["a"]}"#, "the list 'name': expected 'values', 'range', 'type' or 'wildcard', found a list"),
            (
                #"{"name": {"values": "a"}}"#,
                "the list 'name': expected a list of values, found the text 'a'; put it in brackets"
            ),
            (
                #"{"name": {"values": ["a"], "valeus": []}}"#,
                "the list 'name': unknown key 'valeus'; did you mean 'values'?"
            ),
            (#"{"name": {"values": ["a", "(b"]}}"#, "value 2 of the list 'name': '(' is never closed; add ')'"),
            (
                #"{"name": {"values": [null]}}"#,
                "value 1 of the list 'name': expected a value: text, or a mapping with 'in', found nothing"
            ),
            (#"{"name": {"values": [{"out": 1}]}}"#, "value 1 of the list 'name': a value needs the key 'in'"),
            (
                #"{"name": {"values": [{"in": "b", "contxt": {}}]}}"#,
                "value 1 of the list 'name': unknown key 'contxt'; did you mean 'context'?"
            ),
            (
                #"{"name": {"values": ["{name}"]}}"#,
                "value 1 of the list 'name': a list value can't hold the slot 'name'; write its values out, or put the slot into the templates"
            ),
            (
                #"{"name": {"values": ["<the> x"]}}"#,
                "value 1 of the list 'name': no rule is called 'the'; add it to 'expansion_rules'"
            ),
            (
                #"{"n": {"range": {"from": 5, "to": 1}}}"#,
                "the list 'n': the range ends before it begins; put the smaller number first"
            ),
            (#"{"n": {"range": {"from": 1}}}"#, "the list 'n': a range needs the key 'to'"),
            (#"{"n": {"range": {"from": 1, "to": "x"}}}"#, "the list 'n': expected a whole number, found the text 'x'"),
            (
                #"{"b": {"values": ["(", ")"]}, "a": {"values": [{}, "[", "x"]}}"#,
                "value 1 of the list 'a': a value needs the key 'in'; value 2 of the list 'a': '[' is never closed; "
                    + "add ']'; value 1 of the list 'b': '(' is never closed; add ')'; and 1 more"
            ),
        ]
    )
    func refusesWrongLists(lists: String, message: String) throws {
        var batch = try Batch()
        _ = batch.line(#"{"lists": {"name": {"values": ["sun"]}}}"#)
        #expect(try batch.error("{\"lists\": \(lists)}") == message)
        #expect(try batch.answer("turn on the sun")["match"] == .string("exact"))
    }

    @Test(
        "A name that was probably meant for a list that the line lacks is refused, and the old lists stay",
        arguments: [
            (#"{"nmae": {"values": ["moon"]}}"#, "no template mentions a list 'nmae'; did you mean 'name'?"),
            (
                #"{"names": {"values": ["moon"]}, "song": {"values": ["x"]}}"#,
                "no template mentions a list 'names'; did you mean 'name'?"
            ),
            (#"{"Cover": {"values": []}}"#, "no template mentions a list 'Cover'; did you mean 'cover'?"),
        ]
    )
    func refusesMisspeltLists(lists: String, message: String) throws {
        var batch = try Batch()
        _ = batch.line(#"{"lists": {"name": {"values": ["sun"]}}}"#)
        #expect(try batch.error(#"{"id": 3, "lists": \#(lists)}"#) == message)
        #expect(batch.session.outcome == .failed)
        #expect(try batch.answer("turn on the sun")["match"] == .string("exact"))
        #expect(try batch.answer("turn on the moon")["match"] == .string("none"))
    }

    @Test(
        "A name that no template mentions is taken where nothing was misspelt",
        arguments: [
            #"{"floor": {"values": ["attic"]}, "name": {"values": ["moon"]}}"#,
            #"{"names": {"values": ["attic"]}, "name": {"values": ["moon"]}}"#,
        ]
    )
    func takesUnmentionedLists(lists: String) throws {
        var batch = try Batch()
        #expect(try batch.error(#"{"lists": \#(lists)}"#) == nil)
        #expect(try batch.answer("turn on the moon")["match"] == .string("exact"))
    }

    @Test("Values may mention rules of the grammar, unless these hold slots")
    func followsRules() throws {
        let rules = "\nexpansion_rules: {light: \"(light|lamp)\", slot: \"<inner>\", inner: \"the {name}\"}"
        var batch = try Batch(yaml: Batch.house + rules)
        #expect(batch.line(#"{"lists": {"name": {"values": ["desk <light>"]}}}"#) == #"{"lists":{"name":1}}"#)
        #expect(
            try batch.answer("turn on the desk lamp")["readings"][0]["slots"]["name"]["value"] == .string("desk lamp")
        )
        #expect(
            try batch.error(#"{"lists": {"name": {"values": ["<slot>", "<lihgt>"]}}}"#)
                == "value 1 of the list 'name': a list value can't hold the slot 'name'; write its values out, or put the slot into the templates; "
                + "value 2 of the list 'name': no rule is called 'lihgt'; did you mean 'light'?"
        )
    }

    @Test("Ten thousand names are taken in one line")
    func takesManyNames() throws {
        var batch = try Batch()
        let values = (0..<10_000).map { #"{"in":"lamp \#($0)","out":"l\#($0)","context":{"domain":"light"}}"# }
        let line = #"{"lists":{"name":{"values":[\#(values.joined(separator: ","))]}}}"#
        #expect(batch.line(line) == #"{"lists":{"name":10000}}"#)
        #expect(try batch.answer("turn on lamp 9999")["readings"][0]["slots"]["name"]["value"] == .string("l9999"))
    }
}
