import ParlanceGrammar
import ParlanceText

/// Compiles a grammar to the form that the matcher uses.
struct GrammarCompiler {
    private let grammar: Grammar
    private let normalizer: Normalizer
    private var contexts = ContextTable()
    private var numbers = ListNumbers()
    private var automaton = NFABuilder()
    private var blocks: [CompiledBlock] = []
    private var sentences: [CompiledSentence] = []
    private var exceptions: [(sentence: CompiledSentence, pattern: Pattern, block: Int, localLists: Set<String>)] = []
    private var inlineRanges: [NumberRange: CompiledRange] = [:]

    static func compile(_ grammar: Grammar) -> CompiledGrammar {
        var compiler = GrammarCompiler(grammar)
        return CompiledGrammar(compiler.parts())
    }

    private init(_ grammar: Grammar) {
        self.grammar = grammar
        normalizer = Normalizer(language: grammar.language, ignoresBlanks: grammar.settings.ignoresBlanks)
    }

    private mutating func parts() -> CompiledGrammar.Parts {
        let constraints = grammar.intents.map { $0.blocks.map { contexts.constraint(of: $0) } }
        var lists = listCompiler(rules: grammar.rules)
        let shared = grammar.lists.mapValues { lists.compile($0) }
        var patterns = PatternCompiler(normalizer: normalizer, rules: grammar.rules, marksRules: true)
        for (intent, constraints) in zip(grammar.intents, constraints) {
            for (block, constraint) in zip(intent.blocks, constraints) {
                guard !block.rules.isEmpty || block.lists.keys.contains(where: grammar.repeats) else {
                    add(block, of: intent.name, constraint, &patterns, &lists)
                    continue
                }
                let rules = grammar.rules(in: block)
                var localPatterns = PatternCompiler(normalizer: normalizer, rules: rules, marksRules: true)
                var localLists = listCompiler(rules: rules)
                add(block, of: intent.name, constraint, &localPatterns, &localLists)
            }
        }
        for exception in exceptions {
            add(exception.pattern, inBlock: exception.block, localLists: exception.localLists, &lists)
        }
        return CompiledGrammar.Parts(
            normalizer: normalizer,
            languages: grammar.languages,
            skipWords: grammar.skipWords,
            edgePhrases: EdgePhrases(
                opening: lists.trie(of: grammar.openingWords),
                closing: lists.trie(of: grammar.closingWords)
            ),
            opposites: grammar.opposites,
            rules: RuleBook(grammar.rules),
            lists: shared,
            exactLists: grammar.exactLists,
            inlineRanges: inlineRanges,
            blocks: blocks,
            sentences: sentences,
            exceptions: exceptions.map(\.sentence),
            contexts: contexts,
            listNumbers: numbers,
            nfa: automaton.automaton(),
            vocabulary: grammar.vocabulary,
            apps: grammar.apps
        )
    }

    private func listCompiler(rules: [String: Rule]) -> ListCompiler {
        ListCompiler(
            normalizer: normalizer,
            language: grammar.language,
            grammar.languages,
            rules: rules,
            contexts: contexts
        )
    }

    private mutating func add(
        _ block: SentenceBlock,
        of intent: String,
        _ constraint: Int32,
        _ patterns: inout PatternCompiler,
        _ lists: inout ListCompiler
    ) {
        let compiled = CompiledBlock(
            block,
            of: intent,
            constraint: constraint,
            keywords: block.requiredKeywords.map { normalizer.normalize($0).bytes },
            lists: block.lists.mapValues { lists.compile($0) }
        )
        blocks.append(compiled)
        let (number, localLists) = (blocks.count - 1, Set(block.lists.keys))
        for sentence in block.sentences {
            add(patterns.compile(sentence.template), inBlock: number, localLists: localLists, &lists)
            sentences.append(self.sentence(sentence, of: compiled, weight: block.weight))
        }
        for exception in block.exceptions {
            let sentence = self.sentence(exception, of: compiled, weight: 0)
            exceptions.append((sentence, patterns.compile(exception.template), number, localLists))
        }
    }

    private mutating func sentence(_ sentence: Sentence, of block: CompiledBlock, weight: Int) -> CompiledSentence {
        CompiledSentence(
            template: sentence.template.text,
            place: sentence.place,
            block: block,
            edges: TemplateEdges(of: sentence.template.expression, &numbers),
            weight: Int32(clamping: sentence.weight ?? weight)
        )
    }

    private mutating func add(
        _ pattern: Pattern,
        inBlock block: Int,
        localLists: Set<String>,
        _ lists: inout ListCompiler
    ) {
        for slot in pattern.slots {
            _ = numbers.symbol(of: slot, inBlock: block, localLists: localLists)
            guard case .range(let range) = slot.source, inlineRanges[range] == nil else { continue }
            inlineRanges[range] = lists.compile(range)
        }
        let scope = localLists.isEmpty ? 0 : block + 1
        automaton.add(pattern, scope: scope) { numbers.symbol(of: $0, inBlock: block, localLists: localLists) }
    }
}

extension Grammar {
    fileprivate func repeats(_ list: String) -> Bool { rules[Rule.name(repeating: list)] != nil }

    /// The rules that a block's templates may mention. A list of the block hides one that repeats a rule.
    fileprivate func rules(in block: SentenceBlock) -> [String: Rule] {
        var rules = rules
        for list in block.lists.keys { rules[Rule.name(repeating: list)] = nil }
        return rules.merging(block.rules) { _, local in local }
    }
}

extension CompiledBlock {
    fileprivate convenience init(
        _ block: SentenceBlock,
        of intent: String,
        constraint: Int32,
        keywords: [[UInt8]],
        lists: [String: CompiledList]
    ) {
        self.init(
            intent: intent,
            response: block.response ?? "default",
            metadata: block.metadata,
            fixedSlots: block.slots.sorted { $0.key < $1.key }.map { Slot(name: $0, value: $1, kind: .fixed) },
            contextSlots: block.requiredContext.sorted { $0.key < $1.key }.compactMap { requirement in
                requirement.slot.map { ContextSlot(key: requirement.key, name: $0) }
            },
            constraint: constraint,
            keywords: keywords,
            lists: lists,
            rules: RuleBook(block.rules),
            exactLists: block.exactLists,
            isExact: block.isExact
        )
    }
}

extension TemplateEdges {
    fileprivate init(of expression: TemplateExpression, _ numbers: inout ListNumbers) {
        self.init()
        guard case .sequence(let items) = Self.unwrapped(expression) else { return }
        first = Self.list(items.first, &numbers)
        last = Self.list(items.last, &numbers)
        isOnly = items.count == 1
    }

    private static func list(_ item: TemplateExpression?, _ numbers: inout ListNumbers) -> Int32 {
        guard case .list(let list)? = item, case .named(let name) = list.source else { return -1 }
        return numbers.number(of: .shared(name))
    }

    /// The content of the group if the template is a single group.
    private static func unwrapped(_ expression: TemplateExpression) -> TemplateExpression {
        guard case .sequence(let items) = expression, items.count == 1 else { return expression }
        switch items[0] {
        case .sequence, .alternatives, .permutation, .optional: return items[0]
        case .text, .list, .rule: return expression
        }
    }
}

extension Pattern {
    /// The slots in the pattern, from left to right.
    package var slots: [SlotPattern] {
        switch self {
        case .word, .boundary: []
        case .slot(let slot): [slot]
        case .marked(_, let pattern): pattern.slots
        case .repetition(let slot, let item, _): [slot] + item.slots
        case .sequence(let items), .alternatives(let items), .permutation(let items): items.flatMap(\.slots)
        }
    }
}
