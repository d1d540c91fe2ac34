import Parlance

/// An app for conversations: the grammar of a domain, and handlers with a small simulated service.
///
/// ```swift
/// let app = try SampleApp(named: "bnrun")
/// let pipeline = try app.pipeline(grammars: "Grammars")
/// let turn = await pipeline.respond(to: "start a run", in: Dialog())
/// print(app.log.take())  // ["continueInApp bnrun.start", "started Run, open, anywhere"]
/// ```
///
/// The service keeps its state (a booked ride, a current call), so create one app for each conversation.
public struct SampleApp: Sendable {
    /// The name for `init(named:)`.
    public let name: String
    /// A description in one line.
    public let summary: String
    /// Its identifier in `apps.yaml`, which lists the supported intents, and those that require an unlocked device.
    public let identifier: String
    /// The tag of the language that it is spoken to in.
    public let language: String
    /// The domain that it is for.
    public let domain: String
    /// Paths relative to the folder of the grammars that come with Parlance.
    public let grammarFiles: [String]
    /// The handlers of the app's intents.
    public let handlers: any IntentHandlerProvider
    /// The app itself, which continues intents.
    public let receiver: (any ActivityReceiver)?
    /// The names of the app and its user: rides, contacts.
    public let vocabulary: Vocabulary
    /// The actions of the app.
    public let log: SampleLog

    /// - Parameters:
    ///   - language: The tag of the language that it is spoken to in.
    ///   - circumstances: The simulated faults.
    ///   - clock: Measures durations in the simulated service.
    public init(
        named name: String,
        language: String = "en",
        circumstances: Set<String> = [],
        clock: any Clock<Duration> = ContinuousClock()
    ) throws(SampleAppError) {
        guard let definition = Self.definitions[name] else { throw .unknownApp(name, known: Self.names) }
        if let unknown = circumstances.subtracting(definition.circumstances).min() {
            throw .unknownCircumstance(unknown, app: name, known: definition.circumstances.sorted())
        }
        guard let language = SampleLanguage(rawValue: language) else {
            throw .unknownLanguage(language, known: Self.languages)
        }
        let world = SampleWorld(circumstances: circumstances, clock: clock, language: language)
        self.init(name, definition.init(world))
    }

    private init(_ name: String, _ definition: some SampleDefinition) {
        self.name = name
        summary = type(of: definition).summary
        identifier = type(of: definition).identifier
        language = definition.world.language.rawValue
        domain = type(of: definition).domain
        grammarFiles = definition.grammarFiles
        var table = definition.handlers
        table.apps = [type(of: definition).identifier]
        handlers = table
        receiver = definition.receiver
        vocabulary = definition.vocabulary
        log = definition.world.log
    }
}

// MARK: - All apps

extension SampleApp {
    private static let definitions: [String: any SampleDefinition.Type] = [
        "bnrun": BNRun.self, "rides": Rides.self, "payments": Payments.self, "messages": Messages.self,
    ]

    /// The names of all apps, in alphabetical order.
    public static let names: [String] = definitions.keys.sorted()

    /// The tags of the languages that each app is spoken to in.
    public static let languages: [String] = SampleLanguage.allCases.map(\.rawValue)

    /// The possible faults of an app; empty if there is no such app.
    public static func circumstances(of name: String) -> [String] {
        definitions[name]?.circumstances.sorted() ?? []
    }
}

// MARK: - Conversations

extension SampleApp {
    /// The pipeline of a conversation with the app.
    ///
    /// - Parameters:
    ///   - folder: The folder of the grammars that come with Parlance.
    ///   - options: Manifest and receiver are replaced by the app's.
    /// - Throws: `GrammarError` if the grammar can't be loaded.
    public func pipeline(grammars folder: String, options: PipelineOptions = PipelineOptions()) throws -> Pipeline {
        pipeline(try SampleGrammar(of: self, in: folder), options: options)
    }

    /// Creates the pipeline with a compiled grammar.
    ///
    /// - Parameter grammar: The grammar of an app with this name.
    public func pipeline(_ grammar: SampleGrammar, options: PipelineOptions = PipelineOptions()) -> Pipeline {
        var options = options
        options.manifest = grammar.manifest
        options.receiver = receiver
        options.program = domain
        return Pipeline(
            parser: grammar.parser,
            language: grammar.grammar.language,
            catalog: grammar.catalog,
            handlers: handlers,
            options: options
        )
    }
}
