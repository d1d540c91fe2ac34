import ParlanceGrammar
import ParlanceMatching
import Testing

@testable import ParlancePipeline

@Suite("Dispatch to apps")
struct AppDispatchTests {
    private let log = Log<IntentRequest>()

    /// A conversation with the grammar's apps.
    private func conversation(hosts: Set<String>? = nil) throws -> Conversation {
        let texts = [
            SourceText(name: "g.yaml", text: Apps.grammar), SourceText(name: "apps.yaml", text: Apps.catalog),
            SourceText(name: "intents.yaml", text: "Talk: {confirmation: always}"),
        ]
        let loaded = try GrammarLoader().load(texts)
        var handlers = HandlerTable(apps: hosts)
        handlers.add(["Run", "Stop", "Talk", "Sing"]) { [log] in
            ScriptedHandler(doer: {
                log.add($0)
                return IntentResponse(.success)
            })
        }
        return Conversation(
            Pipeline(grammar: loaded.grammar, catalog: loaded.catalog, handlers: handlers, options: Courier.options)
        )
    }

    /// The apps that the handlers received, and the reasons.
    private var dispatched: [String] {
        log.entries.map { request in request.app.map { "\($0.identifier), \($0.selection)" } ?? "none" }
    }

    @Test(arguments: [
        ("run in BNRun", "run, named"), ("walk", "walk, named"), ("sing", "none"), ("stop in Runner", "jog, named"),
    ])
    func `a handler is told the app`(utterance: String, app: String) async throws {
        var talk = try conversation()
        #expect(await talk.say(utterance).code == .success)
        #expect(dispatched == [app])
    }

    @Test(arguments: [
        ("stop in Walker", "Stop", "Walker", ["BNRun", "Jogger"]), ("talk in BNRun", "Talk", "BNRun", ["Talker"]),
    ])
    func `an app that does not support the intent is not asked, nor is another`(
        utterance: String,
        intent: String,
        app: String,
        others: [String]
    ) async throws {
        var talk = try conversation()
        let turn = await talk.say(utterance)
        #expect(turn.outcome == .answer(.unsupportedApp(intent, app: app)))
        #expect(turn.messages.map(\.key) == [.unsupportedApp])
        #expect(turn.messages[0].arguments["others"] == .array(others.map(Value.string)))
        #expect(log.entries.isEmpty)
    }

    @Test(arguments: [
        ("Jogger", "jog, named"), ("the first one", "run, named"), ("the last one please", "jog, named"),
        ("in Walker", "walk, named"), ("Joger", "jog, named"),
    ])
    func `where several could be meant the user chooses`(reply: String, app: String) async throws {
        var talk = try conversation()
        let turn = await talk.say("run")
        #expect(turn.choices == ["BNRun", "Walker", "Jogger"] && turn.question?.parameter == "app")
        #expect(await talk.say(reply).code == .success)
        #expect(dispatched == [app])
    }

    @Test func `a name that several apps have is asked about, and none of them may be meant`() async throws {
        var talk = try conversation()
        #expect(await talk.say("run in Runner").choices == ["Walker", "Jogger"])
        #expect(await talk.say("never mind").messages.map(\.key) == [.cancelled])
        #expect(log.entries.isEmpty)
    }

    @Test func `what the caller prefers, or the user used last, is not asked`() async throws {
        var talk = try conversation()
        talk.situation.apps = AppPreferences(preferred: ["jog"], lastUsed: ["Run": "walk"])
        await talk.say("run")
        talk.situation.apps = AppPreferences(lastUsed: ["Run": "walk"])
        await talk.say("run")
        #expect(dispatched == ["jog, preferred", "walk, lastUsed"])
    }

    @Test func `an app that was chosen stays chosen while its intent is asked about`() async throws {
        var talk = try conversation()
        #expect(await talk.say("talk").messages.map(\.key) == [.confirmIntent])
        talk.situation.apps = AppPreferences(preferred: ["jog"])
        #expect(await talk.say("yes").code == .success)
        #expect(dispatched == ["talk, only"])
    }

    @Test(arguments: [true, false])
    func `a locked device keeps an app from what it restricts, also by an answer`(isPreference: Bool) async throws {
        var talk = try conversation()
        await talk.say("stop")
        if isPreference { talk.situation.apps.isLocked = true } else { talk.situation.isLocked = true }
        let turn = await talk.say("BNRun")
        #expect(turn.outcome == .answer(.locked("Stop")))
        // The open question is asked again.
        #expect(turn.messages.map(\.key) == [.locked, .choose])
        #expect(turn.dialog.question?.parameter == "app")
        #expect(await talk.say("Jogger").code == .success)
        #expect(await talk.say("stop in BNRun").outcome == .answer(.locked("Stop")))
        #expect(dispatched == ["jog, named"])
    }

    @Test(arguments: ["run in Walker", "talk in Talker", "run in Runner"])
    func `handlers of one app do nothing for another`(utterance: String) async throws {
        var talk = try conversation(hosts: ["run"])
        let turn = await talk.say(utterance)
        guard case .answer(.otherApp) = turn.outcome else {
            Issue.record("\(turn.outcome)")
            return
        }
        #expect(turn.messages.map(\.key) == [.otherApp] && log.entries.isEmpty)
    }

    @Test func `handlers of one app serve it without a question, and only what it supports`() async throws {
        var talk = try conversation(hosts: ["jog"])
        await talk.say("run")
        await talk.say("run in Runner")
        #expect(dispatched == ["jog, only", "jog, named"])
        #expect(await talk.say("talk").outcome == .answer(.notSupported("Talk")))
    }

    @Test func `handlers of an app that nothing is known of serve what they have`() async throws {
        var talk = try conversation(hosts: ["swim"])
        #expect(await talk.say("run").code == .success)
        #expect(dispatched == ["none"])
        #expect(await talk.say("run in BNRun").outcome == .answer(.otherApp("Run", app: "BNRun")))
    }

    @Test func `an app that is refused leaves an open question as it is`() async throws {
        var talk = try conversation()
        await talk.say("talk")
        #expect(await talk.say("in BNRun").outcome == .answer(.unsupportedApp("Talk", app: "BNRun")))
        #expect(await talk.say("yes").code == .success)
        #expect(dispatched == ["talk, only"])
    }
}
