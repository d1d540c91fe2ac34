import Parlance
import ParlanceCorpus

/// The output of `parlance test --format json`.
struct TestReportJSON: Encodable {
    let passed: Int
    let failed: Int
    let skipped: Int
    let expectedFailures: Int
    /// Whether every sentence passed, or the required share.
    let success: Bool
    let shares: [Share]
    let languages: [Language]
    let failures: [Failure]
    /// The sentences that are skipped or fail as expected.
    let exemptions: [Exempt]
    /// Nil if it was not requested.
    let coverage: [CoverageJSON]?

    init(_ report: CorpusReport, _ verdict: CorpusVerdict, coverage: [Coverage]?) {
        let summary = CorpusSummary(report)
        passed = summary.count.passed
        failed = summary.count.failed
        (skipped, expectedFailures) = (summary.count.skipped, summary.count.expectedFailures)
        success = verdict.passes
        shares = verdict.shares.map(Share.init)
        exemptions = report.outcomes.compactMap(Exempt.init)
        languages = summary.languages.map(Language.init)
        failures = report.outcomes.compactMap { outcome in outcome.failure.map { Failure($0, in: outcome.language) } }
        self.coverage = coverage?.map(CoverageJSON.init)
    }

    struct Language: Encodable {
        let language: String
        let passed: Int
        let failed: Int
        let skipped: Int
        let expectedFailures: Int
        let intents: [Intent]

        init(_ language: CorpusSummary.Language) {
            self.language = language.language
            (passed, failed) = (language.count.passed, language.count.failed)
            (skipped, expectedFailures) = (language.count.skipped, language.count.expectedFailures)
            intents = language.intents.map {
                Intent(
                    intent: $0.intent,
                    passed: $0.count.passed,
                    failed: $0.count.failed,
                    skipped: $0.count.skipped,
                    expectedFailures: $0.count.expectedFailures
                )
            }
        }
    }

    struct Intent: Encodable {
        /// Nil: sentences that match no intent.
        let intent: String?
        let passed: Int
        let failed: Int
        let skipped: Int
        let expectedFailures: Int
    }

    /// The share of passed sentences where a share is required, in percent.
    struct Share: Encodable {
        /// Nil: all corpora together.
        let file: String?
        let passed: Int
        let counted: Int
        let percent: Double
        let atLeast: Double
        let isReached: Bool

        init(_ share: CorpusVerdict.Share) {
            (file, passed, counted) = (share.file, share.passed, share.counted)
            (percent, atLeast, isReached) = (share.reached.percent, share.required.percent, share.isReached)
        }
    }

    /// A sentence that is skipped or fails as expected.
    struct Exempt: Encodable {
        let language: String
        let source: String
        let text: String
        /// `skip` or `fails`, as in corpora.
        let kind: String
        let reason: String

        init?(_ outcome: CorpusOutcome) {
            switch outcome.status {
            case .skipped(let reason): (kind, self.reason) = ("skip", reason)
            case .failedAsExpected(let reason): (kind, self.reason) = ("fails", reason)
            case .passed, .failed, .passedUnexpectedly: return nil
            }
            language = outcome.language
            source = outcome.sentence.place.description
            text = outcome.sentence.text
        }
    }

    struct Failure: Encodable {
        let language: String
        let source: String
        let text: String
        let expected: [Meaning]
        let actual: [Meaning]
        let differences: [Difference]
        let template: String?
        let templateSource: String?
        /// The winning reading with its derivation.
        let reading: ExplainedReading?
        let outranked: Outranked?
        let unknownIntent: String?
        let withheld: [ContextBlockedTemplate]
        let nearest: [NearMiss]
        let error: String?
        /// The reason in `fails` of a sentence that passes nevertheless.
        let unexpectedPass: String?

        init(_ failure: CorpusFailure, in language: String) {
            self.language = language
            source = failure.sentence.place.description
            text = failure.sentence.text
            expected = failure.expected.understandings.map(Meaning.init)
            actual = failure.actual.map(Meaning.init)
            differences = failure.comparison.rows.filter { !$0.agrees }.map {
                Difference(what: $0.label, expected: $0.expected, actual: $0.actual)
            }
            let reason = failure.reason
            template = reason.winner?.reading.template
            templateSource = reason.winner?.reading.source.description
            reading = reason.winner
            outranked = reason.outranked.map { Outranked(rank: $0.rank, reading: $0.reading) }
            unknownIntent = reason.missed.flatMap { $0.isKnown ? nil : $0.intent }
            withheld = reason.others?.withheld ?? reason.missed?.withheld ?? []
            nearest = reason.others?.nearest ?? reason.missed?.nearest ?? []
            error = failure.error?.message
            unexpectedPass = failure.disprovedReason
        }
    }

    /// The expected reading, or another one of its intent.
    struct Outranked: Encodable {
        let rank: Int
        let reading: ExplainedReading
    }

    struct Meaning: Encodable {
        let intent: String
        let slots: [String: Value]
        let response: String?

        init(_ understanding: Understanding) {
            (intent, slots, response) = (understanding.intent, understanding.slots, understanding.response)
        }
    }

    struct Difference: Encodable {
        let what: String
        let expected: String?
        let actual: String?
    }
}
