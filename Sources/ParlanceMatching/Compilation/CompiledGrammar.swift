import ParlanceGrammar
import ParlanceText

/// A grammar in the form that is matched. It never changes, so parsers share it.
final class CompiledGrammar: Sendable {
    let grammar: Grammar
    let normalizer: Normalizer
    let skipWords: SkipWords
    let joining: WordJoining
    let lists: [String: CompiledList]
    /// The lists that templates describe on the spot: `{1..5:slot}`.
    let inlineRanges: [NumberRange: CompiledRange]
    /// In the order of declaration.
    let blocks: [CompiledBlock]
    /// All templates, in the order of declaration: what the automaton's numbers stand for.
    let templates: [TemplateAddress]
    let listNumbers: ListNumbers
    let automata: AutomatonPool

    init(_ grammar: Grammar) {
        self.grammar = grammar
        normalizer = Normalizer(language: grammar.language, ignoresBlanks: grammar.settings.ignoresBlanks)
        skipWords = normalizer.skipWords(grammar.skipWords)
        joining = WordJoining(language: grammar.language)
        var compiler = ListCompiler(normalizer: normalizer, language: grammar.language, rules: grammar.rules)
        lists = grammar.lists.mapValues { compiler.compile($0) }
        blocks = Self.compileBlocks(of: grammar, normalizer: normalizer, lists: &compiler)
        var ranges: [NumberRange: CompiledRange] = [:]
        for slot in blocks.flatMap(\.templates).flatMap(\.pattern.slots) {
            guard case .range(let range) = slot.source, ranges[range] == nil else { continue }
            ranges[range] = compiler.compile(range)
        }
        inlineRanges = ranges
        var nfa = NFA()
        var numbers = ListNumbers()
        var templates: [TemplateAddress] = []
        for (index, block) in blocks.enumerated() {
            for (place, template) in block.templates.enumerated() {
                nfa.add(template.pattern) { numbers.number(of: $0, in: block, at: index) }
                templates.append(TemplateAddress(block: index, template: place))
            }
        }
        self.templates = templates
        listNumbers = numbers
        automata = AutomatonPool(nfa)
    }

    private static func compileBlocks(
        of grammar: Grammar,
        normalizer: Normalizer,
        lists: inout ListCompiler
    ) -> [CompiledBlock] {
        var patterns = PatternCompiler(normalizer: normalizer, rules: grammar.rules)
        var compiled: [CompiledBlock] = []
        for intent in grammar.intents {
            for block in intent.blocks {
                guard !block.rules.isEmpty else {
                    compiled.append(CompiledBlock(block, of: intent, normalizer, &patterns, &lists))
                    continue
                }
                let rules = grammar.rules.merging(block.rules) { _, local in local }
                var localPatterns = PatternCompiler(normalizer: normalizer, rules: rules)
                var localLists = ListCompiler(normalizer: normalizer, language: grammar.language, rules: rules)
                compiled.append(CompiledBlock(block, of: intent, normalizer, &localPatterns, &localLists))
            }
        }
        return compiled
    }
}

/// The templates of a block, and what holds in it.
struct CompiledBlock: Sendable {
    let intent: String
    let block: SentenceBlock
    let templates: [CompiledTemplate]
    let lists: [String: CompiledList]
    let keywords: Set<[UInt8]>
}

extension CompiledBlock {
    fileprivate init(
        _ block: SentenceBlock,
        of intent: Intent,
        _ normalizer: Normalizer,
        _ patterns: inout PatternCompiler,
        _ lists: inout ListCompiler
    ) {
        self.init(
            intent: intent.name,
            block: block,
            templates: block.sentences.map { CompiledTemplate(sentence: $0, pattern: patterns.compile($0.template)) },
            lists: block.lists.mapValues { lists.compile($0) },
            keywords: Set(block.requiredKeywords.map { normalizer.normalize($0).bytes })
        )
    }
}

/// Where a template is among the blocks.
struct TemplateAddress: Sendable {
    let block: Int
    let template: Int
}

struct CompiledTemplate: Sendable {
    let sentence: Sentence
    let pattern: Pattern
}

extension Pattern {
    /// The slots in the pattern, from left to right.
    var slots: [SlotPattern] {
        switch self {
        case .word, .boundary: []
        case .slot(let slot): [slot]
        case .sequence(let items), .alternatives(let items), .permutation(let items): items.flatMap(\.slots)
        }
    }
}
