import Foundation
import Parlance
import Testing

@Suite("The languages, intents and apps of a batch")
struct BatchLanguageTests {
    private static let english = """
        language: en
        intents: {Brew: {data: [{sentences: ["brew [some] {drink}"]}]}, Stop: {data: [{sentences: [stop]}]}}
        lists: {drink: {values: [tea, coffee]}}
        """
    private static let german = """
        language: de
        intents: {Brew: {data: [{sentences: ["koche [etwas] {drink}"]}]}, Halt: {data: [{sentences: [stop]}]}}
        lists: {drink: {values: [tee, kaffee]}}
        """

    private static func session() throws -> BatchSession {
        BatchSession(MultilingualParser(try Parser(yaml: english), [try Parser(yaml: german)]))
    }

    private static func answer(_ line: String, _ session: inout BatchSession) throws -> Value {
        try Value(json: String(decoding: session.answer(Data(line.utf8)), as: UTF8.self))
    }

    private static func answer(_ line: String) throws -> Value {
        var session = try session()
        return try answer(line, &session)
    }

    @Test(
        "The answer says the language that was chosen, among all or those of the request",
        arguments: [
            (#"{"text": "koche etwas tee"}"#, "de", "Brew"), (#"{"text": "brew some tea"}"#, "en", "Brew"),
            (#"{"text": "stop"}"#, "en", "Stop"), (#"{"text": "stop", "language": "de"}"#, "de", "Halt"),
            (#"{"text": "stop", "language": "de-AT"}"#, "de", "Halt"),
            (#"{"text": "stop", "language": ["de", "en"]}"#, "de", "Halt"),
            (#"{"text": "stop", "intents": ["Halt", "Brew"]}"#, "de", "Halt"),
            (#"{"text": "koche kafee"}"#, "de", "Brew"), ("stop", "en", "Stop"),
        ]
    )
    func saysLanguage(line: String, language: String, intent: String) throws {
        let answer = try Self.answer(line)
        #expect(answer["language"] == .string(language))
        #expect(answer["readings"][0]["language"] == .string(language))
        #expect(answer["readings"][0]["intent"] == .string(intent))
    }

    @Test("Without a match there is no language, but near misses")
    func hasNoLanguage() throws {
        let answer = try Self.answer(#"{"text": "koche suppe", "edits": 0}"#)
        #expect(answer["match"] == .string("none") && answer["language"] == .null)
        #expect(answer["nearest"][0]["template"] == .string("koche [etwas] {drink}"))
        #expect(try Self.answer(#"{"text": "koche tee", "language": "en", "edits": 0}"#)["match"] == .string("none"))
    }

    @Test("A parser of one language names it only if asked for it")
    func namesOnlyOnDemand() throws {
        var session = BatchSession(try Parser(yaml: Self.german))
        #expect(try Self.answer("stop", &session)["language"] == .null)
        #expect(try Self.answer(#"{"text": "stop", "language": "de"}"#, &session)["language"] == .string("de"))
    }

    @Test("Lists and terms apply to all languages")
    func sharesLists() throws {
        var session = try Self.session()
        #expect(
            try Self.answer(#"{"lists": {"drink": {"values": ["cola"]}}}"#, &session)["lists"]["drink"] == .integer(1)
        )
        #expect(try Self.answer("koche cola", &session)["language"] == .string("de"))
        #expect(try Self.answer("brew cola", &session)["language"] == .string("en"))
        _ = try Self.answer(#"{"vocabulary": {"drink": ["mate"]}}"#, &session)
        #expect(try Self.answer("koche mate", &session)["language"] == .string("de"))
        #expect(try Self.answer("brew mate", &session)["language"] == .string("en"))
    }

    @Test("Several requests are in one language")
    func splits() throws {
        let answer = try Self.answer(#"{"text": "koche tee und koche kaffee", "requests": true}"#)
        #expect(answer["requests"].array?.map { $0["language"] } == [.string("de"), .string("de")])
    }

    @Test(
        "Invalid values are errors",
        arguments: [
            (#""language": "fr""#, "no grammar here is for the language 'fr'; there are en, de"),
            (#""language": 5"#, "the field 'language' must be a language tag or a list of them"),
            (#""language": []"#, "the field 'language' must be a language tag or a list of them"),
            (#""intents": ["Brw"]"#, "the grammar has no intent 'Brw'; did you mean 'Brew'?"),
            (#""intents": "Brew""#, "the field 'intents' must be a list of strings"),
            (#""intents": []"#, "the field 'intents' must name at least one; leave it out for all"),
            (#""intnts": []"#, "unknown field 'intnts'; did you mean 'intents'?"),
        ]
    )
    func refuses(field: String, message: String) throws {
        #expect(try Self.answer(#"{"text": "stop", \#(field)}"#)["error"]["message"] == .string(message))
    }

    @Test("Only the apps of a request handle its intent")
    func restrictsApps() throws {
        var session = BatchSession(try Apps.parser())
        let app = { (answer: Value) in answer["readings"][0]["app"] }
        #expect(app(try Self.answer("run", &session))["selection"] == .string("ambiguous"))
        let only = app(try Self.answer(#"{"text": "run", "apps": ["walk", "talk"]}"#, &session))
        #expect(only["selection"] == .string("only") && only["identifier"] == .string("walk"))
        let none = app(try Self.answer(#"{"text": "stop in BNRun", "apps": ["walk"]}"#, &session))
        #expect(none["selection"] == .string("none"))
        let error = try Self.answer(#"{"text": "run", "apps": ["wlk"]}"#, &session)["error"]["message"]
        #expect(error == .string("no app has the identifier 'wlk'; did you mean 'walk'?"))
    }
}
