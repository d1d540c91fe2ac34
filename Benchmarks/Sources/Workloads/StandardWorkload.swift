/// A workload that is always available: the project's corpora, or a generated one.
public enum StandardWorkload: Hashable, Sendable, CustomStringConvertible {
    case own
    /// Utterances without a match.
    case unmatched
    /// The number of names in a list.
    case names(Int)
    /// The number of names in a list, one of which is misspelt in each utterance.
    case misspelt(Int)
    /// The number of words in an utterance.
    case words(Int)
    /// Inputs that are hard for backtracking matchers.
    case hard(Hard)

    /// The kind of difficulty.
    public enum Hard: Int, CaseIterable, Sendable {
        case nested, optionals, wildcards, alternatives, permutations
    }

    /// All of them, in the order of reports.
    public static let all: [StandardWorkload] =
        [.own, .unmatched] + [100, 1_000, 10_000, 100_000].map(Self.names) + [.misspelt(10_000)]
        + [1, 5, 20, 50, 100, 200].map(Self.words)
        + Hard.allCases.map(Self.hard)

    /// The name, such as `own` or `names-100`.
    public var description: String {
        switch self {
        case .own: "own"
        case .unmatched: "unmatched"
        case .names(let count): "names-\(count)"
        case .misspelt(let count): "misspelt-\(count)"
        case .words(let count): "words-\(count)"
        case .hard(let hard): "hard-\(hard)"
        }
    }

    /// The workload with a name; nil if there is none.
    public init?(_ description: String) {
        guard let found = Self.all.first(where: { $0.description == description }) else { return nil }
        self = found
    }

    /// - Throws: The errors of its grammar or files.
    public func workload() throws -> Workload {
        switch self {
        case .own: try .own()
        case .unmatched: try .unmatched()
        case .names(let count): try .names(count)
        case .misspelt(let count): try .misspeltNames(count)
        case .words(let count): try .words(count)
        case .hard(let hard): try Workload.hard()[hard.rawValue]
        }
    }
}
