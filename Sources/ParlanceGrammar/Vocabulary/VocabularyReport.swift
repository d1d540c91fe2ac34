/// The omissions and warnings of a change to a vocabulary.
///
/// ```swift
/// var vocabulary = Vocabulary()
/// let report = vocabulary.set([Term(phrase: " ")], of: "cake", tier: .app)
/// print(report.leftOut.count, vocabulary.count)  // 1 0
/// ```
public struct VocabularyReport: Sendable, Hashable {
    /// The entries in the order of the input.
    public var entries: [Entry]

    /// A problem of one term or of a whole set.
    public struct Entry: Sendable, Hashable {
        /// The name of the set.
        public var name: VocabularyName
        /// The tier of the set.
        public var tier: VocabularyTier
        /// The index of the term in the input, from 0; nil: the set as a whole.
        public var index: Int?
        /// The identifier of the term; empty for a set as a whole.
        public var identifier: String
        /// The phrase of the term; empty for a set as a whole.
        public var phrase: String
        /// The problem of the term or set.
        package var problem: VocabularyProblem

        package init(
            name: VocabularyName,
            tier: VocabularyTier,
            index: Int?,
            identifier: String = "",
            phrase: String = "",
            problem: VocabularyProblem
        ) {
            self.name = name
            self.tier = tier
            self.index = index
            self.identifier = identifier
            self.phrase = phrase
            self.problem = problem
        }
    }

    /// Creates a report; without entries it is empty.
    public init(entries: [Entry] = []) {
        self.entries = entries
    }

    /// Whether there is nothing to report.
    public var isEmpty: Bool { entries.isEmpty }

    /// The entries that caused an omission.
    public var leftOut: [Entry] { entries.filter(\.problem.leavesOut) }

    package static func + (left: Self, right: Self) -> Self { Self(entries: left.entries + right.entries) }
}

extension VocabularyReport.Entry: CustomStringConvertible {
    /// The term, the problem and the remedy, in one sentence without a full stop.
    public var description: String {
        guard let index else { return problem.message }
        let name = phrase.isEmpty ? "" : " ('\(phrase.prefix(40))\(phrase.count > 40 ? "…" : "")')"
        return "term \(index + 1) of '\(self.name)'\(name): \(problem.message)"
    }
}
