import Foundation
import Parlance
import Testing

@Suite("A batch session")
struct BatchSessionTests {
    @Test("A match is answered with all that is known of its best reading")
    func answersMatch() throws {
        var batch = try Batch()
        let line = batch.line(#"{"text": "Switch on the kitchen light!", "id": 7, "context": {"user": "Ida"}}"#)
        #expect(
            line == #"{"id":7,"match":"exact","readings":[{"context":{"domain":"light","user":"Ida"},"edits":0,"#
                + #""intent":"TurnOn","metadata":{"combination":"name"},"response":"done","slots":{"#
                + #""name":{"end":27,"kind":"list","metadata":{"floor":1,"tags":["warm"]},"start":14,"#
                + #""text":"kitchen light","value":"light.kitchen"},"power":{"kind":"fixed","value":true}},"#
                + #""source":"house.yaml:5:22","spoken":[{"end":27,"kind":"list","#
                + #""metadata":{"floor":1,"tags":["warm"]},"slot":"name","start":14,"text":"kitchen light","#
                + #""value":"light.kitchen"}],"template":"(turn|switch) on [the] {name}"}],"#
                + #""text":"Switch on the kitchen light!"}"#
        )
        #expect(batch.session.outcome == .matched)
    }

    @Test("A line that may have several requests is answered with each of them")
    func answersRequests() throws {
        var batch = try Batch()
        let answer = try batch.answer(#"{"id": 1, "text": "turn on the lamp and the kitchen light", "requests": true}"#)
        #expect(answer["id"] == .integer(1) && answer["match"] == .string("none") && batch.session.outcome == .matched)
        guard case .array(let requests) = answer["requests"] else { throw BatchError("there are no requests") }
        #expect(requests.map { $0["text"] } == [.string("turn on the lamp"), .string("turn on the kitchen light")])
        #expect(requests.map { $0["completed"] } == [.bool(false), .bool(true)])
        #expect(requests.map { $0["start"] } == [.integer(0), .integer(21)])
        #expect(requests.map { $0["end"] } == [.integer(16), .integer(38)])
        #expect(requests.allSatisfy { $0["match"] == .string("exact") })

        let whole = try batch.answer(#"{"text": "turn on the pantry", "requests": true}"#)
        #expect(whole["requests"] == .array([]) && batch.session.outcome == .noMatch)
        #expect(try batch.error(#"{"text": "x", "requests": 1}"#) == "the field 'requests' must be true or false")
    }

    @Test("The answer to a non-match has the templates that came furthest")
    func answersNonMatch() throws {
        var batch = try Batch()
        let line = batch.line(#"{"text": "turn on the pantry", "id": "a/b"}"#)
        #expect(
            line == #"{"id":"a/b","match":"none","nearest":[{"expected":[{"slot":"name"}],"matched":3,"#
                + #""source":"house.yaml:5:22","stopped":{"end":18,"start":12},"#
                + #""template":"(turn|switch) on [the] {name}","unknown":{"slot":"name","text":"pantry"}}],"#
                + #""readings":[],"text":"turn on the pantry"}"#
        )
        #expect(batch.session.outcome == .noMatch)
    }

    @Test(
        "Lines that are no JSON and do not begin with a brace are utterances",
        arguments: [
            ("turn on the lamp", "turn on the lamp", "exact"), ("turn on the lamp\r", "turn on the lamp", "exact"),
            ("[hello", "[hello", "none"), ("[hello]", "[hello]", "none"), ("\"a\" b \"c\"", "\"a\" b \"c\"", "none"),
            ("\"", "\"", "none"), ("nulls", "nulls", "none"), ("True", "True", "none"), ("5 lamps", "5 lamps", "none"),
            ("0.5.1", "0.5.1", "none"), ("007", "007", "none"), (" turn on the lamp", " turn on the lamp", "exact"),
            ("play [1]", "play [1]", "exact"),
            ("", "", "none"), ("\r", "", "none"), ("\u{FEFF}turn on the lamp", "\u{FEFF}turn on the lamp", "exact"),
        ]
    )
    func takesPlainText(line: String, text: String, match: String) throws {
        var batch = try Batch()
        let answer = try batch.answer(line)
        #expect(answer["text"] == .string(text))
        #expect(answer["match"] == .string(match))
        #expect(answer["id"] == .null)
    }

    @Test("A byte order mark before the brace is ignored, and so is a carriage return after it")
    func skipsByteOrderMark() throws {
        var batch = try Batch()
        let answer = try batch.answer("\u{FEFF}{\"text\": \"play blue moon\", \"id\": 1}\r")
        #expect(answer["match"] == .string("exact"))
        #expect(answer["id"] == .integer(1))
    }

    @Test("Slots of every kind have the source of their value")
    func namesKinds() throws {
        var batch = try Batch()
        let set = try batch.answer(#"{"text": "set lamp to 40 percent"}"#)["readings"][0]["slots"]
        #expect(
            set
                == (try Value(
                    json: """
                        {"name": {"value": "lamp", "text": "lamp", "start": 4, "end": 8, "kind": "list"},
                         "level": {"value": 40, "text": "40", "start": 12, "end": 14, "kind": "range"}}
                        """
                ))
        )
        let play = try batch.answer(#"{"text": "play Some Song"}"#)["readings"][0]["slots"]
        #expect(
            play
                == (try Value(
                    json:
                        #"{"title": {"value": "Some Song", "text": "Some Song", "start": 5, "end": 14, "kind": "wildcard"}}"#
                ))
        )
        let here = try batch.answer(#"{"text": "lights on", "context": {"area": {"value": "den", "metadata": 2}}}"#)
        #expect(
            here["readings"][0]["slots"]
                == (try Value(json: #"{"area": {"value": "den", "kind": "context", "metadata": 2}}"#))
        )
    }

    @Test("The context decides which blocks may match")
    func heedsContext() throws {
        var batch = try Batch()
        #expect(try batch.answer(#"{"text": "lights on"}"#)["match"] == .string("none"))
        #expect(try batch.answer(#"{"text": "lights on", "context": null}"#)["match"] == .string("none"))
        #expect(try batch.answer(#"{"text": "lights on", "context": {"area": "den"}}"#)["match"] == .string("exact"))
    }

    @Test("Preferred readings come first")
    func heedsPreferences() throws {
        var batch = try Batch()
        let metadata = #"{"text": "play blue moon", "prefer": {"metadata": "favourite"}, "top": 5}"#
        #expect(try batch.answer(metadata)["readings"].intents == ["PlaySong", "PlaySong"])
        let slot = #"{"text": "play blue moon", "prefer": {"slot": "song", "metadata": null}, "top": 5}"#
        #expect(try batch.answer(slot)["readings"].intents == ["PlaySong"])
        #expect(try batch.answer(slot)["readings"][0]["slots"]["song"]["value"] == .string("blue moon"))
    }

    @Test("The requested number of readings is returned, best first", arguments: [("1", 1), ("2", 2), ("3.0", 3)])
    func heedsTop(top: String, count: Int) throws {
        var batch = try Batch()
        let readings = try batch.answer("{\"text\": \"play blue moon\", \"top\": \(top)}")["readings"]
        #expect(readings.intents == Array(["PlaySong", "PlaySong", "Play"].prefix(count)))
    }

    @Test(
        "Options that have no effect yet are accepted",
        arguments: [
            #""edits": 0"#, #""edits": 3"#, #""now": "2026-11-20T09:00:00+01:00""#, #""now": null, "top": null"#,
        ]
    )
    func acceptsOptions(option: String) throws {
        var batch = try Batch()
        #expect(try batch.answer("{\"text\": \"turn on the lamp\", \(option)}")["match"] == .string("exact"))
    }

    @Test("Of fields that are given twice the last one counts")
    func takesLastDuplicate() throws {
        var batch = try Batch()
        let answer = try batch.answer(#"{"text": "x", "id": 1, "text": "turn on the lamp", "id": 2}"#)
        #expect(answer["match"] == .string("exact"))
        #expect(answer["id"] == .integer(2))
    }

    @Test("A slot that a grammar gives no finite number is answered all the same")
    func writesUnusualNumbers() throws {
        var batch = try Batch(
            yaml: """
                language: en
                intents:
                  A: {data: [{sentences: ["go"], slots: {most: .inf, half: 0.5, whole: 2.0, big: 1e300}}]}
                """
        )
        #expect(
            batch.line("go")
                == #"{"match":"exact","readings":[{"context":{},"edits":0,"intent":"A","metadata":{},"#
                + #""response":"default","slots":{"big":{"kind":"fixed","value":1e+300},"#
                + #""half":{"kind":"fixed","value":0.5},"most":{"kind":"fixed","value":".inf"},"#
                + #""whole":{"kind":"fixed","value":2}},"source":"house.yaml:3:28","spoken":[],"template":"go"}],"text":"go"}"#
        )
    }

    @Test("The outcome is the worst of all lines")
    func keepsWorstOutcome() throws {
        var batch = try Batch()
        #expect(batch.session.outcome == .matched)
        for (line, outcome) in [
            ("turn on the lamp", BatchSession.Outcome.matched), (#"{"lists": {}}"#, .matched),
            ("no such thing", .noMatch),
            ("turn on the lamp", .noMatch), ("{", .failed), ("no such thing", .failed), ("turn on the lamp", .failed),
        ] {
            _ = batch.line(line)
            #expect(batch.session.outcome == outcome, "\(line)")
        }
    }
}

extension Value {
    /// The intents of a list of readings.
    fileprivate var intents: [String?] {
        if case .array(let readings) = self { readings.map { $0["intent"].string } } else { [] }
    }
}
