/// Whether enough sentences of corpora passed.
///
/// All sentences of a corpus must pass, or the share that it requires. Skipped sentences and expected failures do not
/// count.
public struct CorpusVerdict: Sendable {
    /// The share of passed sentences where a share is required.
    public struct Share: Sendable {
        /// The path of the corpus; nil: all corpora together.
        public var file: String?
        /// The number of sentences that passed.
        public var passed: Int
        /// The number of sentences that passed or failed.
        public var counted: Int
        /// The share that must pass.
        public var required: PassShare

        /// The actual share, rounded down.
        public var reached: PassShare { PassShare(passed, of: counted) }

        /// Whether enough sentences passed.
        public var isReached: Bool { required.isReached(by: passed, of: counted) }
    }

    /// The required shares, by file.
    public private(set) var shares: [Share] = []
    /// Whether each required share is reached, and all sentences of other corpora passed.
    public private(set) var passes = true

    /// - Parameters:
    ///   - corpora: The corpora of the run.
    ///   - required: The share of all sentences, instead of those that the corpora require.
    public init(_ corpora: [Corpus], _ report: CorpusReport, required: PassShare? = nil) {
        if let required {
            add(nil, report.outcomes, required)
            return
        }
        let least = Dictionary(corpora.map { ($0.file, $0.leastShare) }) { first, second in first ?? second }
        let files = Dictionary(grouping: report.outcomes, by: \.file)
        for (file, outcomes) in files.sorted(by: { $0.key < $1.key }) {
            if let required = least[file] ?? nil {
                add(file, outcomes, required)
            } else {
                passes = passes && outcomes.allSatisfy { $0.failure == nil }
            }
        }
    }

    private mutating func add(_ file: String?, _ outcomes: [CorpusOutcome], _ required: PassShare) {
        let passed = outcomes.count { $0.status == .passed }
        let failed = outcomes.count { $0.failure != nil }
        let share = Share(file: file, passed: passed, counted: passed + failed, required: required)
        shares.append(share)
        passes = passes && share.isReached
    }
}
