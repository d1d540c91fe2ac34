import ParlanceGrammar

/// Finds the rules of a grammar that say one part of an intent by words of their own, as `for {party} people`: whoever changes that
/// part says it the same way.
///
/// Such a rule begins with words, has slots, and none of them takes any words.
struct RulePhrases {
    /// How many rules of an intent count; each adds to the grammar that is compiled.
    private static let limit = 64

    private let grammar: Grammar
    /// The names that blocks give a meaning of their own.
    private let localNames: Set<String>
    private var pairs: SlotPairs
    private var known: [String: Bool] = [:]

    init(_ grammar: Grammar) {
        self.grammar = grammar
        let blocks = grammar.intents.lazy.flatMap(\.blocks)
        localNames = Set(blocks.flatMap { Array($0.rules.keys) + Array($0.lists.keys) })
        pairs = SlotPairs { grammar.rules[$0]?.template.expression }
    }

    /// The names of an intent's rules, in order.
    mutating func names(in intent: Intent) -> [String] {
        let templates = intent.blocks.filter { $0.metadata[ReplyKey.reply] == nil }.flatMap(\.sentences)
        let content = content(of: templates.map(\.template.expression))
        return Array(content.rules.sorted().filter { isPhrase($0) }.prefix(Self.limit))
    }

    private mutating func isPhrase(_ rule: String) -> Bool {
        if let known = known[rule] { return known }
        let isPhrase = findsPhrase(rule)
        known[rule] = isPhrase
        return isPhrase
    }

    private mutating func findsPhrase(_ rule: String) -> Bool {
        guard let body = grammar.rules[rule]?.template.expression, pairs.beginsWithWords(rule) else { return false }
        let content = content(of: [body])
        if !content.rules.union([rule]).isDisjoint(with: localNames) { return false }
        return !content.lists.isEmpty
            && content.lists.allSatisfy { list in
                guard case .named(let name) = list.source else { return true }
                return grammar.lists[name] != .wildcard && !localNames.contains(name)
            }
    }

    /// All lists and rules that expressions mention, also through rules.
    private func content(of expressions: [TemplateExpression]) -> (lists: Set<ListReference>, rules: Set<String>) {
        var lists: Set<ListReference> = []
        var rules: Set<String> = []
        var waiting = expressions
        while let expression = waiting.popLast() {
            switch expression {
            case .list(let list): lists.insert(list)
            case .rule(let rule):
                guard rules.insert(rule.name).inserted else { continue }
                grammar.rules[rule.name].map { waiting.append($0.template.expression) }
            default: waiting += expression.parts
            }
        }
        return (lists, rules)
    }
}
