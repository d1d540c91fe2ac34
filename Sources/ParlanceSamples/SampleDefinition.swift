import Parlance

/// What a sample app consists of. One is made for each conversation.
protocol SampleDefinition: Sendable {
    static var identifier: String { get }
    static var summary: String { get }
    /// Those of the domain; declarations and apps are read besides.
    static var grammarFiles: [String] { get }
    /// What may be not as it should be.
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
