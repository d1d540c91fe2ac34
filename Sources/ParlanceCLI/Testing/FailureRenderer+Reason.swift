import Parlance
import ParlanceCorpus
import ParlanceGrammar

// The reason for a failure: the winning reading with the origins of its values; then the expected reading, with the
// reason why it ranks lower or does not match.

extension FailureRenderer {
    func reason(for failure: CorpusFailure) -> [StyledText] {
        let reason = failure.reason
        let comparison = reason.outranked == nil && reason.missed == nil ? failure.comparison : nil
        return (reason.winner.map { winner($0, comparison) } ?? [])
            + (reason.outranked.map(outranked) ?? [])
            + (reason.missed.map { missed($0, reason, failure.sentence.text) } ?? [])
    }

    /// The template, with the origin of each wrong slot's value.
    ///
    /// - Parameter comparison: Nil: the slots are not the reason.
    private func winner(_ winner: ExplainedReading, _ comparison: Comparison?) -> [StyledText] {
        let wrong = Set(comparison?.rows.filter { !$0.agrees }.map(\.label) ?? [])
        let slots = winner.reading.slots.filter { wrong.contains($0.name) }
        var origins = slots.isEmpty ? [:] : Self.origins(in: winner)
        let lines: [StyledText] = slots.map { slot in
            // A slot with several values has as many origins, in the same order.
            let source = origins[slot.name]?.popFirst().map { ", \(explanations.note(on: $0))" } ?? ""
            return "    \(MarkedText.clean(slot.name)): \(results.origin(of: slot))\(source)"
        }
        return [explanations.place(of: winner.reading, indentation: 2)] + lines
    }

    private static func origins(in winner: ExplainedReading) -> [String: ArraySlice<SlotOrigin.Source>] {
        var origins: [String: ArraySlice<SlotOrigin.Source>] = [:]
        for node in winner.derivation?.nodes ?? [] {
            if case .slot(let origin) = node.kind, !origin.isCapture {
                origins[origin.name, default: []].append(origin.source)
            }
        }
        return origins
    }

    private func outranked(_ outranked: FailureReason.Outranked) -> [StyledText] {
        let (reading, lostBy) = (outranked.reading.reading, outranked.reading.lostBy)
        return [
            "  reading \(outranked.rank) is \(explanations.summary(of: reading))",
            explanations.place(of: reading, indentation: 4),
        ] + (lostBy.map { ["    ranked lower: \(explanations.reason($0))"] } ?? [])
    }

    private func missed(_ missed: MissedIntent, _ reason: FailureReason, _ text: String) -> [StyledText] {
        let intent = MarkedText.clean(missed.intent)
        guard missed.isKnown else {
            let advice = missed.similar.map { "; did you mean '\(MarkedText.clean($0))'?" } ?? ""
            return ["  the grammar has no intent '\(intent)'\(advice)"] + others(reason.others, text)
        }
        let lines = lines(missed.withheld, missed.nearest, text)
        guard lines.isEmpty else {
            return reason.winner == nil ? lines : ["  no template of \(intent) reads it"] + lines
        }
        return ["  no template of \(intent) can read even its first word"] + others(reason.others, text)
    }

    private func others(_ explanation: Explanation?, _ text: String) -> [StyledText] {
        explanation.map { lines($0.withheld, $0.nearest, text) } ?? []
    }

    private func lines(_ withheld: [ContextBlockedTemplate], _ nearest: [NearMiss], _ text: String) -> [StyledText] {
        withheld.flatMap { explanations.lines($0) } + nearest.map { results.render($0, of: text) }
    }
}
