import ParlanceGrammar

/// Finds the parts of templates with words of their own for one part of an intent, as `for {party} people`: an answer
/// that changes that part uses the same words.
///
/// Such a phrase is a rule or an optional part of a template. It begins with words and contains slots, none of them a
/// wildcard.
struct SlotPhrases {
    /// The maximum number of phrases of an intent; each adds to the compiled grammar.
    private static let limit = 160

    private let grammar: Grammar
    /// The names that blocks redefine.
    private let localNames: Set<String>
    private var pairs: SlotPairs
    private var known: [TemplateExpression: Bool] = [:]

    /// The contents of expressions, including their rules.
    private struct Content {
        var lists: Set<ListReference> = []
        var rules: Set<String> = []
        /// Rules and optional parts, in order of discovery.
        var phrases: [TemplateExpression] = []
    }

    init(_ grammar: Grammar) {
        self.grammar = grammar
        let blocks = grammar.intents.lazy.flatMap(\.blocks)
        localNames = Set(blocks.flatMap { Array($0.rules.keys) + Array($0.lists.keys) })
        pairs = SlotPairs { grammar.rules[$0]?.template.expression }
    }

    /// The phrases of an intent, without repetitions.
    mutating func phrases(in intent: Intent) -> [TemplateExpression] {
        let blocks = intent.blocks.filter { $0.metadata[ReplyKey.reply] == nil }
        let content = content(of: blocks.flatMap(\.sentences).map(\.template.expression))
        var seen: Set<TemplateExpression> = []
        return Array(content.phrases.filter { seen.insert($0).inserted && isPhrase($0) }.prefix(Self.limit))
    }

    private mutating func isPhrase(_ expression: TemplateExpression) -> Bool {
        if let known = known[expression] { return known }
        let isPhrase = pairs.beginsWithWords(expression) && hasPlainSlots(expression)
        known[expression] = isPhrase
        return isPhrase
    }

    private func hasPlainSlots(_ expression: TemplateExpression) -> Bool {
        let content = content(of: [expression])
        guard content.rules.isDisjoint(with: localNames), !content.lists.isEmpty else { return false }
        return content.lists.allSatisfy { list in
            guard case .named(let name) = list.source else { return true }
            return !(grammar.lists[name]?.isWildcard ?? false) && !localNames.contains(name)
        }
    }

    /// The only part of a sequence with one part: `[<later>]` is the rule.
    private static func unwrapped(_ expression: TemplateExpression) -> TemplateExpression {
        if case .sequence(let items) = expression, items.count == 1 { items[0] } else { expression }
    }

    private func content(of expressions: [TemplateExpression]) -> Content {
        var content = Content()
        var waiting = Array(expressions.reversed())
        while let expression = waiting.popLast() {
            switch expression {
            case .list(let list): content.lists.insert(list)
            case .rule(let rule):
                guard content.rules.insert(rule.name).inserted, let body = grammar.rules[rule.name] else { continue }
                content.phrases.append(expression)
                waiting.append(body.template.expression)
            case .optional(let body):
                content.phrases.append(Self.unwrapped(body))
                waiting.append(body)
            default: waiting += expression.parts.reversed()
            }
        }
        return content
    }
}
