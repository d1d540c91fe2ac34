import Parlance
import ParlanceGrammar

/// Renders a vocabulary as text.
struct VocabularyRenderer {
    /// The text set by set, the user's first, without a newline at the end.
    func render(_ vocabulary: Vocabulary) -> String {
        let sets = VocabularyTier.allCases.flatMap { tier in
            vocabulary.names(in: tier).map { render($0, tier, vocabulary.terms(of: $0, tier: tier)) }
        }
        return sets.isEmpty ? "no terms" : sets.joined(separator: "\n\n")
    }

    private func render(_ name: VocabularyName, _ tier: VocabularyTier, _ terms: TermSet) -> String {
        let count = "\(terms.count) term\(terms.count == 1 ? "" : "s")"
        let width = min(terms.map { columns(of: $0.identifier) }.max() ?? 0, 32)
        let lines = terms.map { term in
            let identifier = MarkedText.clean(term.identifier)
            let gap = String(repeating: " ", count: max(width - columns(of: term.identifier), 0))
            return "  \(identifier)\(gap)  \(term.phrases.map(text).joined(separator: ", "))"
        }
        return (["\(MarkedText.clean(name.text)) (\(tier.rawValue), \(count))"] + lines).joined(separator: "\n")
    }

    private func columns(of text: String) -> Int {
        MarkedText.clean(text).reduce(0) { $0 + TerminalWidth.columns(of: $1) }
    }

    private func text(_ phrase: TermPhrase) -> String {
        let sounds = phrase.pronunciations.map { "“\(MarkedText.clean($0))”" }
        return ([MarkedText.clean(phrase.text)] + sounds).joined(separator: " ")
    }
}
