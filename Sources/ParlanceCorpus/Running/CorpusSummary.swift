/// The numbers of passed and failed sentences, by language and intent.
public struct CorpusSummary: Sendable, Encodable {
    /// Numbers of sentences.
    public struct Count: Sendable, Hashable, Encodable {
        public var passed = 0
        /// Including sentences that passed although their test says that they fail.
        public var failed = 0
        public var skipped = 0
        /// Sentences that failed as their test says.
        public var expectedFailures = 0
    }

    /// The numbers of a language.
    public struct Language: Sendable, Encodable {
        public var language: String
        public var count: Count
        /// By name; sentences that must not match come last, without a name.
        public var intents: [Intent]
    }

    /// The numbers of an intent.
    public struct Intent: Sendable, Encodable {
        /// Nil for sentences that must not match.
        public var intent: String?
        public var count: Count
    }

    /// The numbers of all sentences.
    public private(set) var count = Count()
    /// By tag.
    public private(set) var languages: [Language] = []

    /// Summarizes a report.
    public init(_ report: CorpusReport) {
        var counts: [String: [String?: Count]] = [:]
        for outcome in report.outcomes {
            counts[outcome.language, default: [:]][outcome.intent, default: Count()].add(outcome)
            count.add(outcome)
        }
        languages = counts.sorted { $0.key < $1.key }.map { Language($0, $1) }
    }
}

extension CorpusSummary.Language {
    fileprivate init(_ language: String, _ counts: [String?: CorpusSummary.Count]) {
        self.language = language
        intents = counts.map { CorpusSummary.Intent(intent: $0, count: $1) }.sorted { left, right in
            (left.intent == nil ? 1 : 0, left.intent ?? "") < (right.intent == nil ? 1 : 0, right.intent ?? "")
        }
        count = counts.values.reduce(into: CorpusSummary.Count()) {
            $0.passed += $1.passed
            $0.failed += $1.failed
            $0.skipped += $1.skipped
            $0.expectedFailures += $1.expectedFailures
        }
    }
}

extension CorpusSummary.Count {
    fileprivate mutating func add(_ outcome: CorpusOutcome) {
        switch outcome.status {
        case .passed: passed += 1
        case .failed, .passedUnexpectedly: failed += 1
        case .skipped: skipped += 1
        case .failedAsExpected: expectedFailures += 1
        }
    }
}
