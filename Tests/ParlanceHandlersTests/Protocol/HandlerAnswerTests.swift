import Foundation
import Parlance
import ParlanceGrammar
import Testing

@testable import ParlanceHandlers

@Suite("Answers of handlers")
struct HandlerAnswerTests {
    private func answer(_ members: String) throws -> HandlerAnswer {
        try HandlerAnswer(Data("{\"id\": 1, \(members)}".utf8), to: 1)
    }

    private static let ann = ParameterValue(Term(identifier: "p1", phrase: "Ann"))

    @Test(arguments: [
        (
            #"{"outcome": "success", "values": [{"value": 2, "spoken": "two"}]}"#,
            Resolution.success(ParameterValue(.integer(2), spoken: "two"))
        ),
        (#"{"outcome": "success", "values": [{"term": {"identifier": "p1", "phrase": "Ann"}}]}"#, .success(ann)),
        (#"{"outcome": "success", "values": []}"#, .success([])),
        (#"{"outcome": "accepted", "later": true}"#, .accepted), (#"{"outcome": "not_required"}"#, .notRequired),
        (#"{"outcome": "needs_value"}"#, .needsValue),
        (
            #"{"outcome": "disambiguation", "candidates": [{"value": 1}, {"value": null}]}"#,
            .disambiguation([ParameterValue(.integer(1)), ParameterValue(.null)])
        ),
        (
            #"{"outcome": "confirmation_required", "value": {"value": 1}, "reason": "much"}"#,
            .confirmationRequired(ParameterValue(.integer(1)), reason: "much")
        ),
        (#"{"outcome": "confirmation_required"}"#, .confirmationRequired(nil)),
        (
            #"{"outcome": "disambiguation", "candidates": [{"value": 1}, {"value": 2}], "likely": {"value": 2}}"#,
            .disambiguation(
                [ParameterValue(.integer(1)), ParameterValue(.integer(2))],
                likely: ParameterValue(.integer(2))
            )
        ),
        (#"{"outcome": "unsupported", "reason": "far"}"#, .unsupported(reason: "far")),
    ])
    func `every outcome can be told`(json: String, expected: Resolution) throws {
        #expect(try answer(#""results": [\#(json)]"#).results == [expected])
    }

    @Test func `no opinion is none`() throws {
        #expect(try answer(#""results": null"#).results == nil)
        #expect(try answer(#""results": []"#).results == [])
    }

    @Test func `responses have a code, and may have details and an activity`() throws {
        #expect(try answer(#""code": "ready""#).response == IntentResponse(.ready))
        let full = try answer(
            #""code": "continueInApp", "details": {"fee": 2}, "activity": {"type": "a.b", "title": "T", "user_info": {"x": [1]}}"#
        )
        let activity = Activity(type: "a.b", title: "T", userInfo: ["x": .array([.integer(1)])])
        #expect(
            try full.response == IntentResponse(.continueInApp, details: ["fee": .integer(2)], activity: activity)
        )
        #expect(try answer(#""supports": true"#).supports)
    }

    @Test(arguments: [
        (#""x": 1"#, HandlerFault.missingKey("results")),
        (#""results": {}"#, .wrongType(key: "results", expected: "a list of outcomes, or null")),
        (#""results": ["accepted"]"#, .wrongType(key: "results", expected: "a list of objects")),
        (#""results": [{}]"#, .missingKey("outcome")),
        (#""results": [{"outcome": "success"}]"#, .missingKey("values")),
        (#""results": [{"outcome": "success", "values": 2}]"#, .wrongType(key: "values", expected: "a list of values")),
        (#""results": [{"outcome": "disambiguation"}]"#, .missingKey("candidates")),
    ])
    func `what is wrong in results is told`(members: String, fault: HandlerFault) throws {
        let answer = try answer(members)
        #expect(throws: fault) { try answer.results }
    }

    @Test(arguments: [#"2"#, #"{}"#, #"{"term": {"identifier": "p1"}}"#, #"{"term": "p1"}"#])
    func `a value that is none is told`(value: String) throws {
        let answer = try answer(#""results": [{"outcome": "success", "values": [\#(value)]}]"#)
        let fault = #expect(throws: HandlerFault.self) { try answer.results }
        #expect(fault?.description.hasPrefix("'values' in its answer should be an object with 'value'") == true)
    }

    @Test func `an unknown outcome is told with those that there are`() throws {
        let answer = try answer(#""results": [{"outcome": "succes"}]"#)
        let fault = #expect(throws: HandlerFault.self) { try answer.results }
        #expect(
            fault?.description.contains(
                "'succes' is not an outcome; the outcomes are accepted, confirmation_required, disambiguation"
            )
                == true
        )
    }

    @Test(arguments: [
        (#""code": 2"#, "'code' in its answer should be a response code"),
        (#""details": {}"#, "its answer lacks 'code'"),
        (#""code": "ready", "details": []"#, "'details' in its answer should be an object"),
        (#""code": "ready", "activity": {}"#, "'activity' in its answer should be an object with 'type'"),
        (
            #""code": "ready", "activity": {"type": "a", "user_info": 1}"#,
            "'user_info' in its answer should be an object"
        ),
    ])
    func `what is wrong in a response is told`(members: String, message: String) throws {
        let answer = try answer(members)
        let fault = #expect(throws: HandlerFault.self) { try answer.response }
        #expect(fault?.description.hasPrefix(message) == true)
    }

    @Test(arguments: ["", "ready", "[1]", "{}", "{\"id\": 1", "\0", "\u{FEFF}", String(repeating: "[", count: 100_000)])
    func `a line that is no object is told, cut short`(line: String) {
        let fault = #expect(throws: HandlerFault.self) { try HandlerAnswer(Data(line.utf8), to: 1) }
        guard case .notJSON(let quoted)? = fault else {
            Issue.record("\(line.prefix(20)): \(String(describing: fault))")
            return
        }
        #expect(quoted.count <= 61)
    }

    @Test(arguments: [("{\"id\": 2}", "2"), ("{\"id\": \"1\"}", "1"), ("{\"x\": 1}", "null")])
    func `the answer to another call is told`(line: String, found: String) {
        #expect(throws: HandlerFault.wrongIdentifier(expected: 1, found: found)) {
            try HandlerAnswer(Data(line.utf8), to: 1)
        }
    }

    @Test func `a handler may say that it failed`() {
        #expect(throws: HandlerFault.failed("no network")) { try answer(#""error": "no network""#) }
    }
}
