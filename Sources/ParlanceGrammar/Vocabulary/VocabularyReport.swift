/// What was not taken into a vocabulary as it was given, and what was taken and hardly means what it says.
///
/// ```swift
/// var vocabulary = Vocabulary()
/// let report = vocabulary.set([Term(phrase: " ")], of: "cake", tier: .app)
/// print(report.leftOut.count, vocabulary.count)  // 1 0
/// ```
public struct VocabularyReport: Sendable, Hashable {
    /// In the order in which things were given.
    public var entries: [Entry]

    /// One term, or one set of terms, with its problem.
    public struct Entry: Sendable, Hashable {
        /// The name of the set.
        public var name: VocabularyName
        /// The tier of the set.
        public var tier: VocabularyTier
        /// Which of the terms that were given, from 0 on; nil: the set as a whole.
        public var index: Int?
        /// The term's; blank for a set as a whole.
        public var identifier: String
        /// The phrase of the term; blank for a set as a whole.
        public var phrase: String
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

    /// Creates a report; without entries there is nothing to report.
    public init(entries: [Entry] = []) {
        self.entries = entries
    }

    /// Whether there is nothing to report.
    public var isEmpty: Bool { entries.isEmpty }

    /// Those for which something is missing.
    public var leftOut: [Entry] { entries.filter(\.problem.leavesOut) }

    package static func + (left: Self, right: Self) -> Self { Self(entries: left.entries + right.entries) }
}

extension VocabularyReport.Entry: CustomStringConvertible {
    /// Which term, what is wrong and what to do, in one sentence without a full stop.
    public var description: String {
        guard let index else { return problem.message }
        let name = phrase.isEmpty ? "" : " ('\(phrase.prefix(40))\(phrase.count > 40 ? "…" : "")')"
        return "term \(index + 1) of '\(self.name)'\(name): \(problem.message)"
    }
}
