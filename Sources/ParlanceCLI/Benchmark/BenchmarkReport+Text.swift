import Foundation
import Parlance

/// The text form: a table of distributions over utterances, then a line for each other value.
extension BenchmarkReport {
    /// Without a newline at the end.
    var text: String {
        let head = "\(Quantity.count(utterances)) utterances in \(language), \(share) of them matched\n"
        let notes = [
            "",
            "Times are each utterance's fastest of \(Quantity.count(rounds.count)) rounds; "
                + "reading the clock (\(Quantity.time(Double(rounds.clockCost)))) is subtracted.",
        ]
        return ([head] + table + [""] + facts.map(Self.line) + notes).joined(separator: "\n")
    }

    private var share: String { String(format: "%.1f %%", matchShare * 100) }

    private static func line(_ fact: (label: String, text: String)) -> String {
        fact.label.padding(toLength: labelWidth, withPad: " ", startingAt: 0) + fact.text
    }

    private static let labelWidth = 16
    private static let columnWidth = 10
}

// MARK: - Table

extension BenchmarkReport {
    private var table: [String] {
        let names = Self.row("", ["min", "mean", "median", "p99", "max"])
        let times = stages.map { Self.row($0.name, $0.times.columns(Quantity.time)) }
        let icu = self.icu.map { [Self.row("icu", $0.columns(Quantity.time))] } ?? []
        let counted = allocations.map { [Self.row("allocations", $0.columns(Quantity.number))] } ?? []
        return [names] + times + icu + counted
    }

    private static func row(_ label: String, _ columns: [String]) -> String {
        columns.reduce(label.padding(toLength: labelWidth, withPad: " ", startingAt: 0)) { line, column in
            line + String(repeating: " ", count: max(columnWidth - column.count, 1)) + column
        }
    }
}

extension Distribution {
    fileprivate func columns(_ format: (Double) -> String) -> [String] {
        [min, mean, median, p99, max].map(format)
    }
}

// MARK: - Other values

extension BenchmarkReport {
    private var facts: [(label: String, text: String)] {
        let speed = ("throughput", "\(Self.perSecond(rounds.plain.utterancesPerSecond)) utterances a second")
        return [speed] + threadFacts + comparisons + [
            ("automaton", size), ("load", "\(time(loadNanoseconds)) from files to a grammar"),
            ("compile", "\(time(compileNanoseconds)) from the grammar to a parser"),
            ("run-time lists", lists?.text ?? "none"),
            ("peak memory", peakMemoryBytes.map { Quantity.bytes($0) } ?? "not known here"),
        ] + (allocations == nil ? [("allocations", "can't be counted here")] : [])
    }

    private var threadFacts: [(label: String, text: String)] {
        guard let threads, let one = threads.first else { return [] }
        return threads.map { found in
            let ratio = found.threads == 1 ? "" : ", \(Self.times(found.ratio(to: one))) those of one thread"
            let speed = "\(Self.perSecond(found.utterancesPerSecond)) utterances a second\(ratio)"
            let processors = String(format: "; %.2f processors busy", found.processors)
            return (found.threads == 1 ? "1 thread" : "\(found.threads) threads", speed + processors)
        }
    }

    private var comparisons: [(label: String, text: String)] {
        let icu = ratioToICU.map { "\(Self.times($0)) the time that ICU alone takes to fold and break the texts" }
        let named = added.map { added in
            "with \(Quantity.count(added.names.count)) names added to '\(added.names.list)': "
                + "\(Self.times(added.ratio)) the time" + (added.lists.map { "; \($0.text)" } ?? "")
        }
        return [("total / icu", icu ?? "ICU has no data here")] + (named.map { [("more names", $0)] } ?? [])
    }

    private var size: String {
        "\(Quantity.count(automaton.templates)) templates, \(Quantity.count(automaton.states)) NFA states; "
            + "\(Quantity.count(automaton.deterministicStates)) DFA states so far, "
            + Quantity.bytes(automaton.deterministicBytes)
    }

    private func time(_ nanoseconds: UInt64) -> String { Quantity.time(Double(nanoseconds)) }

    private static func perSecond(_ number: Double) -> String { Quantity.count(Int(number.rounded())) }

    private static func times(_ ratio: Double) -> String { String(format: "%.2f times", ratio) }
}

extension ReplacedLists {
    fileprivate var text: String {
        let lists = "\(Quantity.count(lists)) \(lists == 1 ? "list" : "lists")"
        return "\(Quantity.time(Double(nanoseconds))) to replace \(lists) of \(Quantity.count(values)) values"
    }
}
