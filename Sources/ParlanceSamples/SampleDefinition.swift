import Parlance

/// The parts of a sample app. Each conversation creates one.
protocol SampleDefinition: Sendable {
    static var identifier: String { get }
    static var summary: String { get }
    /// The domain that the app is for.
    static var domain: String { get }
    /// The names of the grammar's files, which each language has in its folder, without the shared rules of speech.
    static var domains: [String] { get }
    /// The simulated faults.
    static var circumstances: [String] { get }

    var world: SampleWorld { get }
    var handlers: HandlerTable { get }
    var receiver: (any ActivityReceiver)? { get }
    var vocabulary: Vocabulary { get }

    init(_ world: SampleWorld)
}

extension SampleDefinition {
    var receiver: (any ActivityReceiver)? { nil }
    var vocabulary: Vocabulary { Vocabulary() }

    /// Paths relative to the folder of the grammars that come with Parlance.
    var grammarFiles: [String] {
        let language = world.language
        return Self.domains.map { "\(language.rawValue)/\($0).yaml" } + language.sharedFiles
            + ["intents.yaml", "apps.yaml"]
    }
}
