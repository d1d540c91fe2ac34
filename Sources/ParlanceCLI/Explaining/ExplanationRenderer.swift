import Foundation
import Parlance
import ParlanceGrammar

/// Renders an explanation as text.
struct ExplanationRenderer {
    /// The maximum number of expected continuations in the output.
    static let expectedLimit = 12

    let style: TextStyle
    let width: Int
    let takesContext: Bool
    private let selector: AppSelector?

    /// - Parameters:
    ///   - width: The columns of a line; nil if unknown.
    ///   - takesContext: Whether the command has an option for the context.
    ///   - selector: Selects the app for the reading; nil: no text about apps.
    init(_ style: TextStyle, width: Int? = nil, takesContext: Bool = true, selector: AppSelector? = nil) {
        self.style = style
        self.takesContext = takesContext
        self.selector = selector
        self.width = max(width ?? ResultRenderer.usualWidth, 40)
    }

    /// Blocks of lines, without a newline at the end.
    func render(_ explanation: Explanation) -> StyledText {
        var blocks = explanation.readings.isEmpty ? noMatch(explanation) : match(explanation)
        let renderer = ResultRenderer(usesColor: style.usesColor)
        if explanation.isIncomplete { blocks.append(renderer.incompleteness(true)) }
        return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    private func match(_ explanation: Explanation) -> [[StyledText]] {
        guard let best = explanation.readings.first else { return [] }
        let renderer = ResultRenderer(usesColor: style.usesColor, width: width, selector: selector)
        if explanation.match == .ambiguous {
            let head = [renderer.ambiguity(of: explanation.text)] + skipped(explanation)
            return [head] + explanation.readings.flatMap { reading($0, explanation, by: renderer) }
        }
        var blocks = reading(best, explanation, by: renderer)
        blocks[0] += skipped(explanation)
        let others = explanation.readings.dropFirst()
        if !others.isEmpty { blocks.append([style.bold("other readings")] + others.flatMap { other($0, best) }) }
        return blocks
    }

    /// A reading with its derivation and its app.
    private func reading(
        _ explained: ExplainedReading,
        _ explanation: Explanation,
        by renderer: ResultRenderer
    ) -> [[StyledText]] {
        let namesLanguage = explanation.language != nil
        let head = [renderer.render(explained.reading, of: explanation.text, namesLanguage: namesLanguage)]
        let apps = selection(for: explained.reading)
        guard let derivation = explained.derivation else { return [head] + apps }
        let corrected = explained.reading.corrected(explanation.text)
        let title: StyledText =
            explained.reading.edits == 0 ? "how it was read" : "how “\(clean(corrected))” was read"
        return [head, [style.bold(title)] + rows(of: derivation)] + apps
    }

    /// The candidates in the selection of a reading's app.
    private func selection(for reading: Reading) -> [[StyledText]] {
        guard let selector, !selector.apps.isEmpty else { return [] }
        let text = AppSelectionText(selector, for: reading)
        let considered = selector.considered(for: reading)
        let notes: [StyledText] = considered.prefix(Self.expectedLimit).map { "  \(text.note(on: $0))" }
        let more = considered.count - notes.count
        let rest: [StyledText] = more > 0 ? ["  … and \(more) more"] : []
        return [[style.bold("which app"), "  \(text.sentence)"] + notes + rest]
    }

    func skipped(_ explanation: Explanation) -> [StyledText] {
        guard !explanation.skipped.isEmpty else { return [] }
        let words = explanation.skipped.map { "“\(clean($0.text))”" }.joined(separator: ", ")
        return ["  skip words that were left out: \(words)"]
    }

    func clean(_ text: String) -> String { MarkedText.clean(text) }

    /// Marked text as a part of the output, indented and wrapped to the terminal's width.
    func marked(_ text: String, _ ranges: [Range<String.Index>]) -> [StyledText] {
        MarkedText(text, marking: ranges).rows(width: width - 4).flatMap { row in
            (row.marks.isEmpty ? [row.text] : [row.text, row.marks]).map { "    \($0)" }
        }
    }
}

// MARK: - Other readings

extension ExplanationRenderer {
    private func other(_ explained: ExplainedReading, _ best: ExplainedReading) -> [StyledText] {
        ["  \(summary(of: explained.reading))", place(of: explained.reading, indentation: 4)]
            + (explained.lostBy.map { ["    ranked lower: \(reason($0))"] } ?? [])
    }

    /// The intent and its slots on one line.
    func summary(of reading: Reading) -> StyledText {
        let slots = reading.slots.map { "\(clean($0.name)) = \(clean($0.value.description))" }
        return "\(style.bold("\(clean(reading.intent))"))\(slots.isEmpty ? "" : ": ")\(slots.joined(separator: ", "))"
    }

    /// The template and its place.
    func place(of reading: Reading, indentation: Int) -> StyledText {
        let blank = String(repeating: " ", count: indentation)
        return "\(blank)\(clean(reading.template))  \(style.dim("\(clean(reading.source.description))"))"
    }

    /// The reason why a reading ranks below the best.
    func reason(_ criterion: RankingCriterion) -> String {
        switch criterion {
        case .preference: "the caller prefers what the best reading has"
        case .wildcards(let best, let own): "\(count(own, "wildcard")), the best reading has \(few(best))"
        case .weight(let best, let own): "its weight is \(own), that of the best reading \(best)"
        case .literalText(let best, let own):
            "\(count(own, "letter")) of the words are literal text, in the best reading \(few(best)) are"
        case .wildcardText(let best, let own):
            "its wildcards took \(count(own, "letter")), those of the best reading \(few(best))"
        case .intentName(let best, _):
            "all else being equal, the intents' names decide, and “\(clean(best))” comes first"
        case .declaration: "all else being equal, the template that was declared first wins"
        case .skipWords: "it reads the utterance without its skip words, the best reading with them"
        case .slots:
            "all else being equal, the slots decide, from the last to the first: the one that begins earlier, the shorter, "
                + "the one that comes first in the grammar or in its list"
        }
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(few(number)) \(noun)\(number == 1 ? "" : "s")" }

    private func few(_ number: Int) -> String { number == 0 ? "none" : String(number) }
}
