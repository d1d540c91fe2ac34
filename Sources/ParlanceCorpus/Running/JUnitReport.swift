import ParlanceGrammar

/// Writes a report as JUnit XML for continuous integration: a suite for each corpus, a case for each sentence.
public struct JUnitReport {
    private let report: CorpusReport
    private let describe: (CorpusFailure) -> String

    /// - Parameter describe: The description of a failure, on any number of lines.
    public init(_ report: CorpusReport, describe: @escaping (CorpusFailure) -> String = \.description) {
        self.report = report
        self.describe = describe
    }

    /// The document, with a newline at its end.
    public var text: String {
        let suites = Dictionary(grouping: report.outcomes, by: \.file).sorted { $0.key < $1.key }
        let counts = Self.counts(of: report.outcomes)
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"parlance test\"\(counts)>"]
        for (file, outcomes) in suites { lines += suite(file, outcomes) }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private func suite(_ file: String, _ outcomes: [CorpusOutcome]) -> [String] {
        let head = "  <testsuite name=\"\(Self.escaped(file))\"\(Self.counts(of: outcomes))>"
        return [head] + outcomes.flatMap(testCase) + ["  </testsuite>"]
    }

    private func testCase(_ outcome: CorpusOutcome) -> [String] {
        let group = "\(outcome.language).\(outcome.intent ?? "no match")"
        let place = outcome.sentence.place
        let attributes = [
            ("classname", group), ("name", outcome.sentence.text), ("file", place.file), ("line", "\(place.line)"),
        ]
        let head = "    <testcase" + attributes.map { " \($0)=\"\(Self.escaped($1))\"" }.joined()
        if let reason = outcome.status.exemption {
            return [head + ">", "      <skipped message=\"\(Self.escaped(reason))\"/>", "    </testcase>"]
        }
        guard let failure = outcome.failure else { return [head + "/>"] }
        let message = failure.error?.message ?? Self.summary(of: failure)
        return [
            head + ">",
            "      <failure message=\"\(Self.escaped(message))\">\(Self.escaped(describe(failure)))</failure>",
            "    </testcase>",
        ]
    }

    private static func summary(of failure: CorpusFailure) -> String {
        if let reason = failure.disprovedReason { return "passes, but its test has 'fails: \(reason)'" }
        return failure.comparison.rows.filter { !$0.agrees }
            .map { "\($0.label): expected \($0.expected ?? "nothing"), got \($0.actual ?? "nothing")" }
            .joined(separator: "; ")
    }

    private static func counts(of outcomes: [CorpusOutcome]) -> String {
        let errors = outcomes.count { $0.failure?.error != nil }
        let failures = outcomes.count { $0.failure != nil } - errors
        let exempt = outcomes.count { $0.status.exemption != nil }
        let skipped = exempt == 0 ? "" : " skipped=\"\(exempt)\""
        return " tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"\(errors)\"" + skipped
    }

    /// Characters that XML 1.0 cannot represent become a replacement character. Terminal control characters are written
    /// as character references.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            case _ where VisibleText.isControl(scalar): escaped += "&#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension CorpusOutcome.Status {
    /// JUnit's `skipped` includes tests that fail as expected.
    fileprivate var exemption: String? {
        switch self {
        case .skipped(let reason): reason
        case .failedAsExpected(let reason): "fails as expected: \(reason)"
        case .passed, .failed, .passedUnexpectedly: nil
        }
    }
}
