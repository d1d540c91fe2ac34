import ParlanceGrammar
import ParlanceText

/// A grammar in the form that is matched. It never changes, so parsers share it.
final class CompiledGrammar: Sendable {
    /// What parts a compiled grammar is made of; the rest follows from them.
    struct Parts: Sendable {
        var normalizer: Normalizer
        /// The profiles of its language, and of those that numbers are said in.
        var languages: LanguageProfiles
        var language: String { normalizer.language }
        var ignoresBlanks: Bool { normalizer.ignoresBlanks }
        /// As authors wrote them.
        var skipWords: [String]
        var opposites: [[String]]
        /// For lists given at run time, whose values may mention them.
        var rules: RuleBook
        var lists: [String: CompiledList]
        /// The lists that templates describe on the spot: `{1..5:slot}`.
        var inlineRanges: [NumberRange: CompiledRange]
        /// In the order of declaration.
        var blocks: [CompiledBlock]
        /// All templates, in the order of declaration: what the automaton's numbers stand for.
        var sentences: [CompiledSentence]
        var contexts: ContextTable
        var listNumbers: ListNumbers
        var nfa: NFA
        /// What the grammar itself says things are called.
        var vocabulary: Vocabulary
        /// Those that came with the grammar.
        var apps = AppCatalog()
    }

    /// What the matcher asks about a template first.
    struct TemplateInfo: Indexed, @unchecked Sendable {
        typealias Index = TemplateIndex

        /// The number of what its block demands of the context.
        let constraint: Int32
        /// The place of its intent's name among the names in order.
        let intentRank: Int32
        let hasKeywords: Bool
        /// How many slots its block fills without their being said.
        let silentSlotCount: Int32
        let edges: TemplateEdges
        /// Held by the grammar, and not counted as held for each look at it.
        let block: Unmanaged<CompiledBlock>
    }

    let parts: Parts
    let normalizer: Normalizer
    let skipWords: SkipWords
    let joining: WordJoining
    let templates: Table<TemplateInfo>
    let constraints: ConstraintTable
    /// For each symbol the number of its list.
    let symbolLists: Table<Int32>
    /// For each slot's name its symbols, captures left out.
    private let symbolsByName: [String: Table<SlotSymbol.Index>]
    /// Whether any template may begin or end with a wildcard.
    let hasListsAtEdges: Bool
    let matchers: MatcherPool
    /// What is known about the states of templates that were explained.
    let legends = TemplateTraceCache()
    /// How names are said that are written with more than letters.
    let spokenNames: SpokenNames
    private let directory = Deferred<SlotDirectory>()
    /// What is known of its words, for utterances that nothing matches.
    let forgiving = Deferred<ForgivingGrammar>()

    init(_ parts: Parts) {
        self.parts = parts
        normalizer = parts.normalizer
        skipWords = normalizer.skipWords(parts.skipWords)
        joining = parts.languages[parts.language].wordJoining
        templates = Table(Self.infos(of: parts.sentences))
        constraints = ConstraintTable(parts.contexts.constraints)
        symbolLists = Table(parts.listNumbers.symbols.map(\.list))
        let symbols = Dictionary(
            grouping: parts.listNumbers.symbols.indices.map { SlotSymbol.Index(Int32($0)) }
                .filter { !parts.listNumbers.symbols[$0].isCapture }
        ) { parts.listNumbers.symbols[$0].name }
        symbolsByName = symbols.mapValues { Table($0) }
        hasListsAtEdges = parts.sentences.contains { $0.edges.first >= 0 || $0.edges.last >= 0 }
        spokenNames = SpokenNames(language: parts.language)
        matchers = MatcherPool(parts.nfa, symbolLists: symbolLists, sentences: parts.sentences)
    }

    var lists: [String: CompiledList] { parts.lists }
    var inlineRanges: [NumberRange: CompiledRange] { parts.inlineRanges }
    var blocks: [CompiledBlock] { parts.blocks }
    var sentences: [CompiledSentence] { parts.sentences }
    var contexts: ContextTable { parts.contexts }
    var listNumbers: ListNumbers { parts.listNumbers }
    var symbols: [SlotSymbol] { parts.listNumbers.symbols }
    var nfa: NFA { parts.nfa }
    /// What the names of vocabularies lead to.
    var slotDirectory: SlotDirectory { directory.value { SlotDirectory(self) } }

    /// As good as long as the grammar is there.
    func preferredSlot(_ name: String) -> PreferredSlot {
        symbolsByName[name].map { PreferredSlot(symbols: $0.elements) } ?? .none
    }

    private static func infos(of sentences: [CompiledSentence]) -> [TemplateInfo] {
        let names = Set(sentences.map(\.block.intent)).sorted {
            $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
        }
        let ranks = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Int32($0)) })
        return sentences.map { sentence in
            TemplateInfo(
                constraint: sentence.block.constraint,
                intentRank: ranks[sentence.block.intent] ?? 0,
                hasKeywords: !sentence.block.keywords.isEmpty,
                silentSlotCount: Int32(sentence.block.silentSlotCount),
                edges: sentence.edges,
                block: Unmanaged.passUnretained(sentence.block)
            )
        }
    }
}
