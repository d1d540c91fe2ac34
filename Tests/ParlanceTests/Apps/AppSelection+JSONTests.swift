import Foundation
import Parlance
import Testing

@Suite("Selections of apps in JSON")
struct AppSelectionJSONTests {
    /// The member `app` of the answer to a line, as written.
    private static func app(_ line: String, yaml: String? = nil) throws -> String {
        var session = BatchSession(try yaml.map { try Parser(yaml: $0) } ?? Apps.parser())
        let answer = try Value(json: String(decoding: session.answer(Data(line.utf8)), as: UTF8.self))
        let value = answer["error"] == .null ? answer["readings"][0]["app"] : answer["error"]["message"]
        return String(decoding: try JSONEncoder.answers().encode(value), as: UTF8.self)
    }

    @Test(
        "Each reading has the app that handles it, or the reason why there is none",
        arguments: [
            (#"{"text": "run in bnrun"}"#, #"{"identifier":"run","name":"BNRun","selection":"named"}"#),
            (#"{"text": "talk"}"#, #"{"identifier":"talk","name":"Talker","selection":"only"}"#),
            (
                #"{"text": "stop", "prefer": {"apps": ["jog"]}}"#,
                #"{"identifier":"jog","name":"Jogger","selection":"preferred"}"#
            ),
            (
                #"{"text": "stop", "last_used": {"Stop": "run"}}"#,
                #"{"identifier":"run","name":"BNRun","selection":"last-used"}"#
            ),
            (
                #"{"text": "stop in BNRun", "locked": true}"#,
                #"{"because":"named","identifier":"run","name":"BNRun","selection":"restricted"}"#
            ),
            (
                "stop",
                #"{"because":"no-preference","candidates":[{"identifier":"run","name":"BNRun"},"#
                    + #"{"identifier":"jog","name":"Jogger"}],"selection":"ambiguous"}"#
            ),
            (
                "run in runner",
                #"{"because":"same-name","candidates":[{"identifier":"walk","name":"Walker"},"#
                    + #"{"identifier":"jog","name":"Jogger"}],"selection":"ambiguous"}"#
            ),
            (
                "talk in bnrun",
                #"{"candidates":[{"identifier":"talk","name":"Talker"}],"identifier":"run","name":"BNRun","#
                    + #""selection":"unsupported"}"#
            ),
            ("sing", #"{"because":"unsupported-intent","selection":"none"}"#), ("hum", "null"),
        ]
    )
    func answers(line: String, expected: String) throws {
        #expect(try Self.app(line) == expected)
    }

    @Test("Without apps, the JSON has none")
    func isSilent() throws {
        let yaml = "language: en\nintents: {A: {data: [{sentences: [\"go\"]}]}}"
        #expect(try Self.app("go", yaml: yaml) == "null")
        #expect(try Self.app(#"{"text": "go", "locked": true}"#, yaml: yaml) == "null")
        let message = try Self.app(#"{"text": "go", "prefer": {"apps": ["run"]}}"#, yaml: yaml)
        #expect(message == #""there are no apps, so 'run' can't be preferred; give some with --apps""#)
    }

    @Test(
        "Wrong fields are reported",
        arguments: [
            (#"{"text": "run", "locked": 1}"#, "the field 'locked' must be true or false"),
            (#"{"text": "run", "last_used": []}"#, "the field 'last_used' must be an object"),
            (#"{"text": "run", "last_used": {"Run": 1}}"#, "the field 'last_used' must have a string for each intent"),
            (#"{"text": "run", "prefer": {"apps": "run"}}"#, "the field 'apps' must be a list of strings"),
            (#"{"text": "run", "prefer": {"apps": ["run", 1]}}"#, "the field 'apps' must be a list of strings"),
            (#"{"text": "run", "prefer": {"app": []}}"#, "unknown field 'app'; did you mean 'apps'?"),
            (#"{"text": "run", "prefer": {"apps": ["rum"]}}"#, "no app has the identifier 'rum'; did you mean 'run'?"),
        ]
    )
    func refuses(line: String, message: String) throws {
        #expect(try Self.app(line) == "\"\(message)\"")
    }

    @Test("An explanation has all that were considered")
    func explains() throws {
        let parser = try Apps.parser()
        let preferences = AppPreferences(preferred: ["run"], lastUsed: ["Stop": "jog"], isLocked: true)
        let selector = AppSelector(parser.apps, language: "en", preferences: preferences)
        let json = try parser.explain("stop in walker").json(selectingBy: selector)
        let app = json["readings"][0]["app"]
        #expect(app["selection"] == .string("unsupported"))
        guard case .array(let considered) = app["considered"] else { return #expect(Bool(false), "nothing considered") }
        #expect(considered.map { $0["identifier"].string } == ["run", "walk", "jog"])
        #expect(considered.map { $0["named"] } == [.bool(false), .bool(true), .bool(false)])
        #expect(considered.map { $0["supports_intent"] } == [.bool(true), .bool(false), .bool(true)])
        #expect(considered.map { $0["preference"] } == [.integer(1), .null, .null])
        #expect(considered.map { $0["used_last"] } == [.bool(false), .bool(false), .bool(true)])
        #expect(considered.map { $0["restricted_while_locked"] } == [.bool(true), .bool(false), .bool(false)])
        #expect(try parser.explain("stop").json(selectingBy: nil) == parser.explain("stop").json)
    }

    @Test("Names are those of the language")
    func localizes() throws {
        let selector = AppSelector(try Apps.parser().apps, language: "de")
        #expect(try Apps.reading("talk").json(selectingBy: selector)["app"]["name"] == .string("Sprecher"))
    }
}
