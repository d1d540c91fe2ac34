import ParlanceGrammar
import ParlanceText

/// Enumerates the normalized spellings of list values.
package struct SpokenForms {
    /// The maximum number of spellings of a value; values with more are not spelled out.
    package static let limit = 512

    private let normalizer: Normalizer
    private var patterns: PatternCompiler

    /// - Parameter rules: the rules that the values may mention.
    package init(_ grammar: Grammar, rules: [String: Rule]) {
        normalizer = Normalizer(language: grammar.language, ignoresBlanks: grammar.settings.ignoresBlanks)
        patterns = PatternCompiler(normalizer: normalizer, rules: rules)
    }

    /// Whether a text has these words in normalized form.
    package func says(_ text: String, _ words: [UInt8]) -> Bool { normalizer.normalize(text).bytes == words }

    /// The distinct spellings of a value; nil if there are too many. Empty if normalization leaves nothing.
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
