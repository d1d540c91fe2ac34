import ParlanceGrammar
import ParlanceText

/// Matches utterances one after the other in its own memory, which is reused.
final class Matcher {
    /// The utterance as it is, and without skip words: everywhere, only at the start, only at the end.
    enum TextKind: Int32 { case full, bare, bareAtStart, bareAtEnd }

    // Accesses cannot overlap: one thread owns a matcher, and nothing calls back into it during an access.

    @exclusivity(unchecked) var chart: Chart
    @exclusivity(unchecked) var search = DerivationSearch()
    @exclusivity(unchecked) var candidates = Candidates()
    /// The slots on the only path to an end, followed by the values chosen for one template.
    @exclusivity(unchecked) var slots = FlatArray<SlotMatch>()
    /// The slots on one of many paths.
    @exclusivity(unchecked) var found = FlatArray<SlotMatch>()
    @exclusivity(unchecked) private(set) var preferred = PreferredSlot.none
    @exclusivity(unchecked) private var preferredName: String?
    /// The entries of the caller's context that blocks can require.
    @exclusivity(unchecked) private(set) var contextEntries = FlatArray<ContextTable.Entry>()
    @exclusivity(unchecked) private(set) var hasSkipWords = false
    /// Whether the options name the intents that the utterance may have.
    @exclusivity(unchecked) private(set) var restrictsIntents = false
    /// The ranks of these intents.
    @exclusivity(unchecked) private var admittedIntents: Set<Int32> = []
    /// The text of the chart's last run for matching.
    @exclusivity(unchecked) private(set) var chartText = TextKind.full
    /// Whether the prepared utterance has too many ways to be read to find the best.
    @exclusivity(unchecked) var isOverwhelmed = false
    /// Whether there may be more readings than were searched.
    @exclusivity(unchecked) var isIncomplete = false
    /// The templates that match the prepared utterance as it is and forbid their blocks.
    @exclusivity(unchecked) var exceptions = FlatArray<TemplateIndex>()
    /// The builder of the utterance's correction lattice.
    @exclusivity(unchecked) var forgiving = LatticeBuilder()
    let sentences: SentenceTable
    /// Whether any list is a slot type.
    private let hasTypes: Bool
    private let full = TextBuffer()
    private let bare = TextBuffer()
    private let bareAtStart = TextBuffer()
    private let bareAtEnd = TextBuffer()

    /// - Parameters:
    ///   - sentences: The templates of its readings.
    ///   - hasTypes: Whether any list is a slot type.
    init(_ dfa: consuming LazyDFA, sentences: SentenceTable, hasTypes: Bool) {
        chart = Chart(dfa)
        self.sentences = sentences
        self.hasTypes = hasTypes
    }

    var callerContext: UnsafeBufferPointer<ContextTable.Entry> {
        UnsafeBufferPointer(start: contextEntries.base, count: contextEntries.count)
    }

    /// The text of a kind; valid after `prepare`.
    func text(_ kind: TextKind) -> TextBuffer {
        switch kind {
        case .full: full
        case .bare: bare
        case .bareAtStart: bareAtStart
        case .bareAtEnd: bareAtEnd
        }
    }

    /// The text that a candidate matched.
    func text(of candidate: Candidates.Candidate) -> TextBuffer { text(TextKind(rawValue: candidate.text) ?? .full) }

    /// The text without skip words; the full text if it contains none.
    var barest: TextBuffer { hasSkipWords ? bare : full }

    /// Normalizes an utterance, removes skip words, and looks up what the options prefer and what blocks can require.
    func prepare(_ utterance: String, _ options: ParseOptions, for grammar: CompiledGrammar) {
        grammar.contexts.collectEntries(of: options.context, in: &contextEntries)
        prefer(options.preferredSlot, in: grammar)
        restrictsIntents = !options.intents.isEmpty
        if restrictsIntents { admittedIntents = grammar.ranks(of: options.intents) }
        (isOverwhelmed, isIncomplete) = (false, false)
        search.mostCompared = grammar.hasRepetitions ? DerivationSearch.mostComparedOfRepetitions : .max
        if hasTypes { chart.typed.beginUtterance() }
        let normalizer = grammar.normalizer
        normalizer.normalize(utterance, into: full)
        hasSkipWords = normalizer.removing(grammar.skipWords, from: full, at: .everywhere, into: bare)
        guard hasSkipWords, grammar.hasListsAtEdges else { return }
        if !normalizer.removing(grammar.skipWords, from: full, at: .start, into: bareAtStart) {
            normalizer.normalize(utterance, into: bareAtStart)
        }
        if !normalizer.removing(grammar.skipWords, from: full, at: .end, into: bareAtEnd) {
            normalizer.normalize(utterance, into: bareAtEnd)
        }
    }

    /// Finds the candidates for the prepared utterance.
    ///
    /// - Parameter limit: The maximum number of candidates per template.
    func match(in context: SearchContext, limit: Int) {
        candidates.removeAll()
        exceptions.removeAll()
        search.beginUtterance()
        forEachText(in: context) { run($0, in: context, limit: limit) }
        if exceptions.count > 0 { removeForbidden(in: context) }
    }

    /// Calls `body` with each text of the utterance that must be read.
    @inline(__always)
    func forEachText(in context: SearchContext, _ body: (TextKind) -> Void) {
        body(.full)
        guard hasSkipWords else { return }
        body(.bare)
        guard context.grammar.hasListsAtEdges else { return }
        if !isSame(.bareAtStart, .full), !isSame(.bareAtStart, .bare) { body(.bareAtStart) }
        if !isSame(.bareAtEnd, .full), !isSame(.bareAtEnd, .bare) { body(.bareAtEnd) }
    }

    /// Looks up the symbols of the preferred slot if its name has changed.
    @inline(__always)
    private func prefer(_ name: String?, in grammar: CompiledGrammar) {
        guard name != nil || preferredName != nil, name != preferredName else { return }
        preferredName = name
        preferred = name.map { grammar.preferredSlot($0) } ?? .none
    }

    /// Gives recognizers of slot types the utterance behind a text.
    @inline(__always)
    func noteSource(_ kind: TextKind, in context: SearchContext) {
        if hasTypes { noteSource(of: text(kind), in: context) }
    }

    @inline(never)
    private func noteSource(of text: TextBuffer, in context: SearchContext) {
        let offsets = text.sourceOffsets(sourceCount: context.utterance.utf8.count)
        chart.typed.now = context.options.now
        chart.typed.source = SlotSource(utterance: context.utterance, now: context.options.now, offsets: offsets)
    }

    private func run(_ kind: TextKind, in context: SearchContext, limit: Int) {
        chartText = kind
        noteSource(kind, in: context)
        let text = MatchedText(text(kind))
        guard chart.run(text, lists: context.lists.view) else {
            if chart.isExhausted { isOverwhelmed = true }
            return
        }
        search.begin()
        readCandidates(from: ChartEnd(kind: kind, text: text, limit: limit), in: context)
        if search.isOverwhelmed { isOverwhelmed = true }
    }
}

extension Matcher {
    /// Whether the options admit the intent of a template.
    @inline(__always)
    func admitsIntent(of template: CompiledGrammar.TemplateInfo) -> Bool {
        !restrictsIntents || admittedIntents.contains(template.intentRank)
    }

    /// Whether a template is matched against a text.
    ///
    /// A wildcard at an edge of a template may take a skip word that is meant literally, so skip words remain at that
    /// edge. Other templates are also matched against the full text, because a skip word may be part of a template.
    func mayMatch(_ edges: TemplateEdges, _ kind: TextKind, in context: SearchContext) -> Bool {
        guard hasSkipWords else { return kind == .full }
        let lists = context.lists
        let isOpenAtStart = edges.first >= 0 && lists.entry(edges.first).pointee.kind == .wildcard
        let isOpenAtEnd = edges.last >= 0 && lists.entry(edges.last).pointee.kind == .wildcard
        if isOpenAtStart, edges.isOnly { return kind == .full }
        let own: TextKind = isOpenAtStart ? .bareAtEnd : isOpenAtEnd ? .bareAtStart : .bare
        return kind == own || isSame(own, kind) || kind == .full && isSame(own, .bare)
    }

    private func isSame(_ left: TextKind, _ right: TextKind) -> Bool {
        if left == right { return true }
        let (a, b) = (MatchedText(text(left)), MatchedText(text(right)))
        guard a.count == b.count else { return false }
        for position in 0..<a.count where a.bytes[position] != b.bytes[position] { return false }
        return true
    }

    /// Whether the utterance contains one of the block's keywords, or the block has none.
    func hasKeyword(of block: CompiledBlock) -> Bool {
        if block.keywords.isEmpty { return true }
        let text = MatchedText(barest).buffer
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x20) ?? text.count
            if block.keywords.contains(where: { $0.elementsEqual(text[start..<end]) }) { return true }
            start = end + 1
        }
        return false
    }
}
