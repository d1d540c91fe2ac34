import Parlance
import ParlanceCorpus

/// The output of `parlance test --format json`.
struct TestReportJSON: Encodable {
    let passed: Int
    let failed: Int
    let languages: [Language]
    let failures: [Failure]
    /// Nil if it was not requested.
    let coverage: [CoverageJSON]?

    init(_ report: CorpusReport, coverage: [Coverage]?) {
        let summary = CorpusSummary(report)
        passed = summary.count.passed
        failed = summary.count.failed
        languages = summary.languages.map(Language.init)
        failures = report.outcomes.compactMap { outcome in outcome.failure.map { Failure($0, in: outcome.language) } }
        self.coverage = coverage?.map(CoverageJSON.init)
    }

    struct Language: Encodable {
        let language: String
        let passed: Int
        let failed: Int
        let intents: [Intent]

        init(_ language: CorpusSummary.Language) {
            self.language = language.language
            (passed, failed) = (language.count.passed, language.count.failed)
            intents = language.intents.map {
                Intent(intent: $0.intent, passed: $0.count.passed, failed: $0.count.failed)
            }
        }
    }

    struct Intent: Encodable {
        /// Nil: sentences that match no intent.
        let intent: String?
        let passed: Int
        let failed: Int
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
