import ParlanceGrammar
import ParlanceText

/// The ways to say the values of lists, normalized.
package struct SpokenForms {
    /// Values that can be said in more ways are not spelled out.
    package static let limit = 512

    private let normalizer: Normalizer
    private var patterns: PatternCompiler

    package init(_ grammar: Grammar, rules: [String: Rule]) {
        normalizer = Normalizer(language: grammar.language, ignoresBlanks: grammar.settings.ignoresBlanks)
        patterns = PatternCompiler(normalizer: normalizer, rules: rules)
    }

    /// Whether a text comes to these words.
    package func says(_ text: String, _ words: [UInt8]) -> Bool { normalizer.normalize(text).bytes == words }

    /// The ways to say a value, each once; nil if there are too many. None, if nothing is left of it.
    package mutating func forms(of value: ListValue) -> [[UInt8]]? {
        if let text = value.input.literal {
            let bytes = normalizer.normalize(text).bytes
            return bytes.isEmpty ? [] : [bytes]
        }
        guard let ways = patterns.compile(value.input).withoutSlots.literals(limit: Self.limit) else { return nil }
        var seen: Set<[UInt8]> = []
        return ways.map(\.trimmingBlanks).filter { !$0.isEmpty && seen.insert($0).inserted }
    }
}
