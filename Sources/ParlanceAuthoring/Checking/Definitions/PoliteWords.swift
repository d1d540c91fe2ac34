import ParlanceGrammar
import ParlanceText

/// The polite words of a language, such as "please", which usually follow a request.
///
/// They come from the answers in the language's file: people say "yes please".
enum PoliteWords {
    /// The rule of the answers that holds polite words.
    private static let rule = "reply_polite"
    /// The maximum number of phrases.
    private static let mostPhrases = 100

    /// The nodes whose texts are polite words in the language of a grammar; empty if its file has none.
    static func nodes(among nodes: [SourceNode], in grammar: Grammar) -> [SourceNode] {
        guard !nodes.isEmpty, let replies = grammar.languages[grammar.language].replies?.grammar,
            let polite = replies.rules[rule]
        else { return [] }
        let normalizer = Normalizer(language: grammar.language)
        let known = Set(phrases(polite.template.expression).map { normalizer.normalize($0).bytes })
        return nodes.filter { node in
            let bytes = normalizer.normalize(node.text).bytes
            return !bytes.isEmpty && known.contains(bytes)
        }
    }

    /// The phrases of an expression; those with slots or rules are left out.
    private static func phrases(_ expression: TemplateExpression) -> [String] {
        switch expression {
        case .text(let text): [text]
        case .list, .rule, .permutation: []
        case .optional(let body): [""] + phrases(body)
        case .alternatives(let branches): Array(branches.flatMap(phrases).prefix(mostPhrases))
        case .sequence(let items):
            items.reduce([""]) { starts, item in
                let ends = phrases(item)
                return Array(starts.flatMap { start in ends.map { start + $0 } }.prefix(mostPhrases))
            }
        }
    }
}
