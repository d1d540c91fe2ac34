import Parlance

/// An app to talk to: the grammar of a domain, and handlers behind which there is a small world.
///
/// ```swift
/// let app = try SampleApp(named: "bnrun")
/// let pipeline = try app.pipeline(grammars: "Grammars")
/// let turn = await pipeline.respond(to: "start a run", in: Dialog())
/// print(app.log.take())  // ["continueInApp bnrun.start", "started Run, open, anywhere"]
/// ```
///
/// The world remembers what was done in it (a ride that is booked, a call that goes on), so there should be one for each
/// conversation.
public struct SampleApp: Sendable {
    public let name: String
    /// What the app does, in one line.
    public let summary: String
    /// Its identifier in `apps.yaml`, which says what it supports and what of that must wait for an unlocked device.
    public let identifier: String
    /// Paths below the folder of the grammars that come with Parlance.
    public let grammarFiles: [String]
    public let handlers: any IntentHandlerProvider
    /// The app itself, where intents go on.
    public let receiver: (any ActivityReceiver)?
    /// What the app and its user call things: rides, people.
    public let vocabulary: Vocabulary
    /// What the app did.
    public let log: SampleLog

    /// - Parameters:
    ///   - circumstances: what is not as it should be in the app's world.
    ///   - clock: measures how long things take there.
    public init(
        named name: String,
        circumstances: Set<String> = [],
        clock: any Clock<Duration> = ContinuousClock()
    ) throws(SampleAppError) {
        guard let definition = Self.definitions[name] else { throw .unknownApp(name, known: Self.names) }
        if let unknown = circumstances.subtracting(definition.circumstances).min() {
            throw .unknownCircumstance(unknown, app: name, known: definition.circumstances.sorted())
        }
        self.init(name, definition.init(SampleWorld(circumstances: circumstances, clock: clock)))
    }

    private init(_ name: String, _ definition: some SampleDefinition) {
        self.name = name
        summary = type(of: definition).summary
        identifier = type(of: definition).identifier
        grammarFiles = type(of: definition).grammarFiles + ["intents.yaml", "apps.yaml"]
        var table = definition.handlers
        table.apps = [type(of: definition).identifier]
        handlers = table
        receiver = definition.receiver
        vocabulary = definition.vocabulary
        log = definition.world.log
    }
}

// MARK: - All of them

extension SampleApp {
    private static let definitions: [String: any SampleDefinition.Type] = [
        "bnrun": BNRun.self, "rides": Rides.self, "payments": Payments.self, "messages": Messages.self,
    ]

    public static let names: [String] = definitions.keys.sorted()

    /// What may be not as it should be in an app's world; nothing if there is no such app.
    public static func circumstances(of name: String) -> [String] {
        definitions[name]?.circumstances.sorted() ?? []
    }
}

// MARK: - Talking

extension SampleApp {
    /// What a conversation with the app goes through.
    ///
    /// - Parameters:
    ///   - folder: that of the grammars that come with Parlance.
    ///   - options: manifest and receiver are the app's.
    /// - Throws: `GrammarError` if the grammar can't be loaded.
    public func pipeline(grammars folder: String, options: PipelineOptions = PipelineOptions()) throws -> Pipeline {
        pipeline(try SampleGrammar(of: self, in: folder), options: options)
    }

    /// The same with a grammar that has been compiled before.
    ///
    /// - Parameter grammar: that of an app of this name.
    public func pipeline(_ grammar: SampleGrammar, options: PipelineOptions = PipelineOptions()) -> Pipeline {
        var options = options
        options.manifest = grammar.manifest
        options.receiver = receiver
        return Pipeline(
            parser: grammar.parser,
            language: grammar.grammar.language,
            catalog: grammar.catalog,
            handlers: handlers,
            options: options
        )
    }
}
