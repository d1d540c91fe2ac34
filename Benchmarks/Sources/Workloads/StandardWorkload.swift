/// A workload that is always there: our own corpora, or generated.
public enum StandardWorkload: Hashable, Sendable, CustomStringConvertible {
    case own
    /// Utterances that nothing matches.
    case unmatched
    /// So many names in a list.
    case names(Int)
    /// So many words in an utterance.
    case words(Int)
    /// Inputs that are hard for matchers that go back.
    case hard(Hard)

    /// What makes them hard.
    public enum Hard: Int, CaseIterable, Sendable {
        case nested, optionals, wildcards, alternatives, permutations
    }

    public static let all: [StandardWorkload] =
        [.own, .unmatched] + [100, 1_000, 10_000, 100_000].map(Self.names) + [1, 5, 20, 50, 100, 200].map(Self.words)
        + Hard.allCases.map(Self.hard)

    public var description: String {
        switch self {
        case .own: "own"
        case .unmatched: "unmatched"
        case .names(let count): "names-\(count)"
        case .words(let count): "words-\(count)"
        case .hard(let hard): "hard-\(hard)"
        }
    }

    public init?(_ description: String) {
        guard let found = Self.all.first(where: { $0.description == description }) else { return nil }
        self = found
    }

    /// - Throws: what is wrong with its grammar or files.
    public func workload() throws -> Workload {
        switch self {
        case .own: try .own()
        case .unmatched: try .unmatched()
        case .names(let count): try .names(count)
        case .words(let count): try .words(count)
        case .hard(let hard): try Workload.hard()[hard.rawValue]
        }
    }
}
