import Foundation
import Parlance
import ParlanceAuthoring
import ParlanceGrammar

/// Renders the comparison of two grammars.
struct SubsetRenderer {
    private let format: OutputFormat

    init(_ format: OutputFormat) {
        self.format = format
    }

    func show(_ report: SubsetReport) throws {
        guard format == .text else { return try StandardOutput.print(json: report) }
        for difference in report.differences { try show(difference, outcome(of: difference)) }
        for difference in report.undecided {
            try show(difference, "undecided whether every sentence of this template is understood")
        }
        for language in report.missingLanguages {
            try StandardOutput.print("\(language): the other grammar lacks this language")
        }
        try StandardOutput.print(summary(of: report))
    }

    private func show(_ difference: SubsetReport.Difference, _ outcome: String) throws {
        let template = MarkedText.clean(difference.template)
        try StandardOutput.print("\(difference.place): \(outcome)\n  \(difference.intent): \(template)")
    }

    private func outcome(of difference: SubsetReport.Difference) -> String {
        let sentence = "'\(MarkedText.clean(difference.sentence ?? ""))' is not understood"
        return difference.otherIntent.map { "\(sentence), but read as \($0)" } ?? sentence
    }

    private func summary(of report: SubsetReport) -> String {
        let count = report.templates
        guard !report.isSubset else {
            return count == 1 ? "the template is understood" : "all \(count) templates are understood"
        }
        let undecided = report.undecided.isEmpty ? "" : ", \(report.undecided.count) are undecided"
        return "\(report.differences.count) of \(count) templates have sentences that are not understood\(undecided)"
    }
}

extension StandardOutput {
    /// Prints a comparison as one JSON value.
    fileprivate static func print(json report: SubsetReport) throws {
        let value: Value = .object([
            "subset": .bool(report.isSubset),
            "templates": .integer(report.templates),
            "languages": .array(report.languages.map(Value.string)),
            "missing_languages": .array(report.missingLanguages.map(Value.string)),
            "differences": .array(report.differences.map(\.json)),
            "undecided": .array(report.undecided.map(\.json)),
        ])
        let encoder = JSONEncoder.answers(isSpread: true)
        try print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}

extension SubsetReport.Difference {
    fileprivate var json: Value {
        var members: [String: Value] = [
            "language": .string(language), "template": .string(template), "intent": .string(intent),
            "file": .string(place.file), "line": .integer(place.line), "column": .integer(place.column),
        ]
        members["sentence"] = sentence.map(Value.string)
        members["read_as"] = otherIntent.map(Value.string)
        return .object(members)
    }
}
