import ParlanceGrammar
import Synchronization

/// A cache of the legends of explained templates.
final class TemplateTraceCache: Sendable {
    /// The maximum number of states of the cached templates; beyond it the cache is cleared.
    private static let stateLimit = 1 << 18

    private struct Contents {
        var legends: [Int: TemplateLegend] = [:]
        var stateCount = 0
    }

    private let contents = Mutex(Contents())

    /// The legend of a template; nil if its states do not match, which happens only in a manipulated compiled file.
    func legend(of template: Int, in grammar: CompiledGrammar) -> TemplateLegend? {
        if let known = contents.withLock({ $0.legends[template] }) { return known }
        guard let legend = Self.make(template, grammar) else { return nil }
        contents.withLock { contents in
            let count = legend.automaton.stateCount
            if contents.stateCount + count > Self.stateLimit { contents = Contents() }
            contents.legends[template] = legend
            contents.stateCount += count
        }
        return legend
    }

    private static func make(_ number: Int, _ grammar: CompiledGrammar) -> TemplateLegend? {
        let sentence = grammar.sentences[number]
        let local = sentence.block.rules.rules
        let rules = local.isEmpty ? grammar.parts.rules.rules : grammar.parts.rules.rules.merging(local) { $1 }
        guard let template = try? Template(sentence.template),
            let mentioned = MentionedRules.rules(of: template, among: rules)
        else { return nil }
        let legend = DeepStack.run { TemplateLegend(template, rules: mentioned, grammar) { _ in SlotSymbol.Index(0) } }
        return legend.fits(grammar.nfa, grammar.nfa.states(of: number)) ? legend : nil
    }
}
