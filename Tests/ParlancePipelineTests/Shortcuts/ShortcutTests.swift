import Foundation
import ParlanceGrammar
import ParlanceMatching
import Testing

@testable import ParlancePipeline

@Suite("Shortcuts in dialogs")
struct ShortcutTests {
    private let handled = Log<IntentRequest>()

    private static func request(_ intent: String, _ values: [String: [ParameterValue]] = [:]) -> IntentRequest {
        IntentRequest(intent: intent, language: "en", parameters: values)
    }

    private static let shortcuts = [
        Shortcut(
            identifier: "s1",
            phrase: "the usual",
            request: request("SendParcel", ["recipient": [ParameterValue(.string("Mary"), spoken: "Mary")]])
        ),
        Shortcut(identifier: "s2", phrase: "lazy Sunday", request: request("TrackParcel")),
        Shortcut(
            identifier: "s3",
            phrase: "money back",
            request: request("Refund", ["amount": [ParameterValue(.integer(20))]])
        ),
        Shortcut(identifier: "s4", phrase: "old habit", request: request("Forgotten")),
        Shortcut(
            identifier: "s5",
            phrase: "Feierabend",
            request: IntentRequest(intent: "TrackParcel", language: "de")
        ),
    ]

    private func talk(_ shortcuts: [Shortcut] = Self.shortcuts) throws -> Conversation {
        let loaded = try Courier.loaded()
        let parser = Parser(loaded.grammar.addingReplies(for: loaded.catalog).addingShortcuts())
        let handler = ScriptedHandler(doer: { [handled] in
            handled.add($0)
            return IntentResponse(.success)
        })
        var handlers = HandlerTable()
        handlers.add(["SendParcel", "TrackParcel", "Invite", "TakeNote", "Refund", "Forgotten"]) { handler }
        var pipeline = Pipeline(
            parser: parser,
            language: "en",
            catalog: loaded.catalog,
            handlers: handlers,
            options: Courier.options
        )
        pipeline.shortcuts = shortcuts
        return Conversation(pipeline)
    }

    @Test(arguments: ["the usual", "The Usual!", "the usual, please"])
    func `are carried out as the bound request`(utterance: String) async throws {
        var talk = try talk()
        let turn = await talk.say(utterance)
        #expect(turn.code == .success && turn.handled("recipient") == ["Mary"])
        #expect(handled.entries.map(\.shortcut) == ["s1"] && handled.entries[0].corrections.isEmpty)
    }

    @Test func `are confirmed as the bound request is`() async throws {
        var talk = try talk()
        #expect(await talk.say("money back").question?.kind.isConfirmation == true)
        #expect(handled.entries.isEmpty)
        await talk.say("yes")
        #expect(handled.entries.map { $0["amount"]?.value } == [.integer(20)])
    }

    @Test(arguments: ["lazy Sundey", "mony back"])
    func `are asked about if they are misspelt`(utterance: String) async throws {
        var talk = try talk()
        let turn = await talk.say(utterance)
        #expect(turn.question?.kind.isConfirmation == true && turn.messages.first?.key == .corrected)
        #expect(handled.entries.isEmpty)
        await talk.say("no")
        #expect(handled.entries.isEmpty)
    }

    @Test(arguments: ["the usuel", "teh usual", "lasy sundai"])
    func `are never carried out at once if they are misspelt`(utterance: String) async throws {
        var talk = try talk()
        #expect(await talk.say(utterance).interaction == nil)
        #expect(handled.entries.isEmpty)
    }

    @Test(arguments: ["usual", "Sunday", "Feierabend", "back", "something else"])
    func `begin nothing for other words`(utterance: String) async throws {
        var talk = try talk()
        #expect(await talk.say(utterance).outcome == .answer(.notUnderstood))
    }

    @Test func `are refused if their intent is no longer declared`() async throws {
        var talk = try talk()
        #expect(await talk.say("old habit").outcome == .answer(.notSupported("Forgotten")))
        #expect(handled.entries.isEmpty)
    }

    @Test func `are parts of several requests`() async throws {
        var talk = try talk()
        await talk.say("the usual and lazy Sunday")
        #expect(handled.entries.map(\.intent) == ["SendParcel", "TrackParcel"])
    }

    @Test func `leave texts to the question for them`() async throws {
        var talk = try talk()
        await talk.say("take a note")
        #expect(await talk.say("lazy Sunday").handled("text") == ["lazy Sunday"])
    }

    @Test func `may change between turns`() async throws {
        var first = try talk([])
        #expect(await first.say("the usual").outcome == .answer(.notUnderstood))
        var second = try talk([Shortcut(identifier: "x", phrase: "the usual", request: Self.request("TrackParcel"))])
        #expect(await second.say("the usual").interaction?.request.intent == "TrackParcel")
    }

    // MARK: Checks

    private func refusal(_ phrase: String, _ request: IntentRequest? = nil) throws -> ShortcutRefusal? {
        let shortcut = Shortcut(identifier: "new", phrase: phrase, request: request ?? Self.request("TrackParcel"))
        let checker = try talk().pipeline.shortcutChecker
        do throws(ShortcutRefusal) {
            try checker.check(shortcut, among: Self.shortcuts)
            return nil
        } catch { return error }
    }

    @Test func `are accepted with new phrases`() throws {
        #expect(try refusal("parcel o'clock") == nil)
        let request = Self.request("Refund", ["amount": [ParameterValue(.integer(5))]])
        #expect(try refusal("a fiver", request) == nil)
    }

    @Test(arguments: [
        ("", ShortcutRefusal.emptyPhrase), ("?!", .emptyPhrase),
        (String(repeating: "a", count: 81), .longPhrase(limit: 80)),
        ("The usual", .takenPhrase("The usual", by: "s1")),
        ("track my parcel", .request("track my parcel", intent: "TrackParcel")),
        ("please track my parcel", .request("please track my parcel", intent: "TrackParcel")),
        ("yes", .answer("yes")), ("never mind", .answer("never mind")), ("the second one", .answer("the second one")),
        ("trak my parcel", .resembles("trak my parcel", understood: "track my parcel")),
    ])
    func `are refused with phrases that mean something`(phrase: String, reason: ShortcutRefusal) throws {
        #expect(try refusal(phrase) == reason)
        #expect(!reason.description.isEmpty)
    }

    @Test func `are refused with incomplete or undeclared requests`() throws {
        #expect(
            try refusal("a fiver", Self.request("Refund")) == .incomplete(intent: "Refund", parameters: ["amount"])
        )
        #expect(try refusal("a fiver", Self.request("Sing")) == .undeclared(intent: "Sing"))
        let german = IntentRequest(intent: "TrackParcel", language: "de")
        #expect(try refusal("a fiver", german) == .otherLanguage("de", grammar: "en"))
    }

    @Test func `lose what belongs to one utterance`() {
        var request = Self.request("TrackParcel")
        request.corrections = [Correction(said: "trak", understood: "track")]
        request.shortcut = "s9"
        let shortcut = Shortcut(identifier: "s", phrase: "parcels", request: request)
        #expect(shortcut.request == Self.request("TrackParcel"))
    }
}

extension Question.Kind {
    fileprivate var isConfirmation: Bool { if case .confirmIntent = self { true } else { false } }
}
