import Parlance

/// The parts of a sample app. Each conversation creates one.
protocol SampleDefinition: Sendable {
    static var identifier: String { get }
    static var summary: String { get }
    /// Grammar files of the domain, without the shared rules of speech, declarations and apps.
    static var grammarFiles: [String] { get }
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
}
