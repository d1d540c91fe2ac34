import ParlanceGrammar
import ParlanceText

/// A grammar in the form that the matcher uses. Immutable, so parsers share it.
final class CompiledGrammar: Sendable {
    /// The stored parts of a compiled grammar; everything else is derived from them.
    struct Parts: Sendable {
        var normalizer: Normalizer
        /// The profiles of the grammar's language and of the languages of its numbers.
        var languages: LanguageProfiles
        var language: String { normalizer.language }
        var ignoresBlanks: Bool { normalizer.ignoresBlanks }
        /// As written in the grammar.
        var skipWords: [String]
        var edgePhrases: EdgePhrases
        var opposites: [[String]]
        /// The rules that values of run-time lists may mention.
        var rules: RuleBook
        var lists: [String: CompiledList]
        /// The names of lists whose values are never corrected.
        var exactLists: Set<String>
        /// The ranges that templates define inline: `{1..5:slot}`.
        var inlineRanges: [NumberRange: CompiledRange]
        /// In the order of declaration.
        var blocks: [CompiledBlock]
        /// All templates in the order of declaration; `TemplateIndex` is the index here.
        var sentences: [CompiledSentence]
        /// The templates that forbid a block; `TemplateIndex` counts on after the sentences.
        var exceptions: [CompiledSentence]
        var contexts: ContextTable
        var listNumbers: ListNumbers
        var nfa: NFA
        /// The vocabulary declared in the grammar itself.
        var vocabulary: Vocabulary
        /// The apps declared in the grammar.
        var apps = AppCatalog()
    }

    /// The facts about a template that the matcher tests first.
    ///
    /// `@unchecked Sendable` holds because `block` is an immutable object that the grammar retains.
    struct TemplateInfo: Indexed, @unchecked Sendable {
        typealias Index = TemplateIndex

        /// The number of its block's context constraint.
        let constraint: Int32
        /// The index of its intent among the sorted intent names.
        let intentRank: Int32
        let hasKeywords: Bool
        /// Whether it reads no corrections.
        let isExact: Bool
        let weight: Int32
        /// The number of slots that its block fills without words of the utterance.
        let silentSlotCount: Int32
        let edges: TemplateEdges
        /// Retained by the grammar; unmanaged to avoid reference counting on each access.
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
    /// For each slot name its symbols, without captures.
    private let symbolsByName: [String: Table<SlotSymbol.Index>]
    /// Whether any template begins or ends with a named list, which may be a wildcard.
    let hasListsAtEdges: Bool
    /// Whether any slot gathers repetitions.
    let hasRepetitions: Bool
    let matchers: MatcherPool
    /// Cache of the automaton states' origins, for explanations.
    let legends = TemplateTraceCache()
    /// Spoken variants of names that contain more than letters.
    let spokenNames: SpokenNames
    private let forms = Deferred<NameForms>()
    private let directory = Deferred<SlotDirectory>()
    private let intents = Deferred<[String: Int32]>()
    /// Data for corrections, created for the first utterance without an exact match.
    let forgiving = Deferred<ForgivingGrammar>()
    /// The words of remarks, created for the same.
    let remarks = Deferred<RemarkLanguage>()

    init(_ parts: Parts) {
        self.parts = parts
        normalizer = parts.normalizer
        skipWords = normalizer.skipWords(parts.skipWords)
        joining = parts.languages[parts.language].wordJoining
        templates = Table(Self.infos(of: parts.sentences + parts.exceptions))
        firstException = TemplateIndex(Int32(parts.sentences.count))
        hasExceptions = !parts.exceptions.isEmpty
        constraints = ConstraintTable(parts.contexts.constraints)
        symbolLists = Table(parts.listNumbers.symbols.map(\.list))
        let symbols = Dictionary(
            grouping: parts.listNumbers.symbols.indices.map { SlotSymbol.Index(Int32($0)) }
                .filter { !parts.listNumbers.symbols[$0].isCapture }
        ) { parts.listNumbers.symbols[$0].name }
        symbolsByName = symbols.mapValues { Table($0) }
        hasListsAtEdges = (parts.sentences + parts.exceptions).contains { $0.edges.first >= 0 || $0.edges.last >= 0 }
        hasRepetitions = parts.listNumbers.symbols.contains { $0.role.isRepeated }
        spokenNames = SpokenNames(language: parts.language)
        matchers = MatcherPool(
            parts.nfa,
            language: parts.language,
            symbolLists: symbolLists,
            sentences: parts.sentences,
            hasTypes: ([parts.lists] + parts.blocks.map(\.lists)).contains { $0.values.contains(where: \.isTyped) }
        )
    }

    var lists: [String: CompiledList] { parts.lists }
    var inlineRanges: [NumberRange: CompiledRange] { parts.inlineRanges }
    var blocks: [CompiledBlock] { parts.blocks }
    var sentences: [CompiledSentence] { parts.sentences }
    /// The index of the first template that forbids a block instead of giving a reading.
    let firstException: TemplateIndex
    /// Whether any block has exceptions.
    let hasExceptions: Bool
    var contexts: ContextTable { parts.contexts }
    var listNumbers: ListNumbers { parts.listNumbers }
    var symbols: [SlotSymbol] { parts.listNumbers.symbols }
    var nfa: NFA { parts.nfa }
    /// Whether some template reads no corrections.
    var hasExactTemplates: Bool { blocks.contains(where: \.isExact) }
    /// The lists and slots that the names of vocabularies refer to.
    var slotDirectory: SlotDirectory { directory.value { SlotDirectory(self) } }

    /// The plural, possessive and respelt forms of a vocabulary's names.
    var nameForms: NameForms { forms.value { NameForms(parts.languages[parts.language]) } }

    /// The symbols of a slot name; valid while the grammar exists.
    func preferredSlot(_ name: String) -> PreferredSlot {
        symbolsByName[name].map { PreferredSlot(symbols: $0.elements) } ?? .none
    }

    /// The ranks of intents by name.
    private var intentRanks: [String: Int32] {
        intents.value {
            Dictionary(zip(sentences, templates.elements).map { ($0.block.intent, $1.intentRank) }) { first, _ in first
            }
        }
    }

    /// The ranks of the intents with these names, as far as the grammar has them.
    func ranks(of names: [String]) -> Set<Int32> {
        let ranks = intentRanks
        return Set(names.compactMap { ranks[$0] })
    }

    /// Whether the grammar has templates of an intent.
    func hasIntent(_ name: String) -> Bool { intentRanks[name] != nil }

    /// The names of the intents with templates, sorted.
    var intentNames: [String] { intentRanks.keys.sorted() }

    /// Checks that the grammar has these intents.
    ///
    /// - Throws: `ParseError.unknownIntent` for the first that it lacks.
    func check(intents names: [String]) throws(ParseError) {
        for name in names where !hasIntent(name) {
            throw .unknownIntent(name, suggestion: Suggestion.nearest(to: name, among: intentNames))
        }
    }

    private static func infos(of sentences: [CompiledSentence]) -> [TemplateInfo] {
        // The sentences of a block follow one another.
        let blocks = sentences.indices.filter { $0 == 0 || sentences[$0].block !== sentences[$0 - 1].block }
        let names = Set(blocks.map { sentences[$0].block.intent }).sorted {
            $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
        }
        let ranks = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, Int32($0)) })
        var (block, rank): (CompiledBlock?, Int32) = (nil, 0)
        return sentences.map { sentence in
            if sentence.block !== block { (block, rank) = (sentence.block, ranks[sentence.block.intent] ?? 0) }
            return TemplateInfo(
                constraint: sentence.block.constraint,
                intentRank: rank,
                hasKeywords: !sentence.block.keywords.isEmpty,
                isExact: sentence.block.isExact,
                weight: sentence.weight,
                silentSlotCount: Int32(sentence.block.silentSlotCount),
                edges: sentence.edges,
                block: Unmanaged.passUnretained(sentence.block)
            )
        }
    }
}
