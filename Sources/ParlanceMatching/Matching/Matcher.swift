import ParlanceGrammar
import ParlanceText

/// Matches utterances, one after the other, in memory of its own that is used again.
final class Matcher {
    /// The utterance as it is, and with skip words taken out: everywhere, at the start, at the end.
    enum TextKind: Int32 { case full, bare, bareAtStart, bareAtEnd }

    // Nothing calls back into a matcher while one of these is read or written, and one thread has it: accesses can't overlap.

    @exclusivity(unchecked) var chart: Chart
    @exclusivity(unchecked) var search = DerivationSearch()
    @exclusivity(unchecked) var candidates = Candidates()
    /// What was read on the only way to some end, and, behind that, the values chosen for one template.
    @exclusivity(unchecked) var slots = FlatArray<SlotMatch>()
    /// What was read on one of many ways.
    @exclusivity(unchecked) var found = FlatArray<SlotMatch>()
    @exclusivity(unchecked) private(set) var preferred = PreferredSlot.none
    @exclusivity(unchecked) private var preferredName: String?
    /// What blocks may demand of the caller's context.
    @exclusivity(unchecked) private(set) var contextEntries = FlatArray<ContextTable.Entry>()
    @exclusivity(unchecked) private(set) var hasSkipWords = false
    /// The text that the chart was last filled with to match it.
    @exclusivity(unchecked) private(set) var chartText = TextKind.full
    /// Whether the utterance that was prepared has too many ways to be read to find the best.
    @exclusivity(unchecked) var isOverwhelmed = false
    /// Whether there may be more readings than were looked for.
    @exclusivity(unchecked) var isIncomplete = false
    /// What the utterance may be taken for.
    @exclusivity(unchecked) var forgiving = LatticeBuilder()
    let sentences: SentenceTable
    private let full = TextBuffer()
    private let bare = TextBuffer()
    private let bareAtStart = TextBuffer()
    private let bareAtEnd = TextBuffer()

    /// - Parameter sentences: what its readings will hold.
    init(_ dfa: consuming LazyDFA, sentences: SentenceTable) {
        chart = Chart(dfa)
        self.sentences = sentences
    }

    var callerContext: UnsafeBufferPointer<ContextTable.Entry> {
        UnsafeBufferPointer(start: contextEntries.base, count: contextEntries.count)
    }

    /// The text of a kind, after `prepare`.
    func text(_ kind: TextKind) -> TextBuffer {
        switch kind {
        case .full: full
        case .bare: bare
        case .bareAtStart: bareAtStart
        case .bareAtEnd: bareAtEnd
        }
    }

    /// The text that a candidate has read.
    func text(of candidate: Candidates.Candidate) -> TextBuffer { text(TextKind(rawValue: candidate.text) ?? .full) }

    /// The text without skip words, or the full one if there are none.
    var barest: TextBuffer { hasSkipWords ? bare : full }

    /// Normalizes an utterance, takes its skip words out, and looks up what blocks may demand of the context.
    func prepare(in context: SearchContext) {
        let (utterance, grammar) = (context.utterance, context.grammar)
        grammar.contexts.collectEntries(of: context.options.context, in: &contextEntries)
        (isOverwhelmed, isIncomplete) = (false, false)
        chart.typed.beginUtterance()
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

    /// Finds the candidates for the utterance that was prepared.
    ///
    /// - Parameter limit: how many are wanted of each template.
    func match(in context: SearchContext, limit: Int) {
        candidates.removeAll()
        search.beginUtterance()
        prefer(context.options.preferredSlot, in: context.grammar)
        forEachText(in: context) { run($0, in: context, limit: limit) }
    }

    /// Calls `body` with each text that the utterance is to be read as.
    @inline(__always)
    func forEachText(in context: SearchContext, _ body: (TextKind) -> Void) {
        body(.full)
        guard hasSkipWords else { return }
        body(.bare)
        guard context.grammar.hasListsAtEdges else { return }
        if !isSame(.bareAtStart, .full), !isSame(.bareAtStart, .bare) { body(.bareAtStart) }
        if !isSame(.bareAtEnd, .full), !isSame(.bareAtEnd, .bare) { body(.bareAtEnd) }
    }

    /// Looks up the symbols of a slot, if it isn't the one that was preferred last time.
    private func prefer(_ name: String?, in grammar: CompiledGrammar) {
        guard name != preferredName else { return }
        preferredName = name
        preferred = name.map { grammar.preferredSlot($0) } ?? .none
    }

    private func run(_ kind: TextKind, in context: SearchContext, limit: Int) {
        chartText = kind
        let text = MatchedText(text(kind))
        guard chart.run(text, lists: context.lists) else {
            if chart.isExhausted { isOverwhelmed = true }
            return
        }
        search.begin()
        readCandidates(from: ChartEnd(kind: kind, text: text, limit: limit), in: context)
        if search.isOverwhelmed { isOverwhelmed = true }
    }
}

extension Matcher {
    /// Whether a template is to be held against a text.
    ///
    /// What a wildcard at an edge of a template takes may begin or end with a skip word that was meant, so there they
    /// stay. For other templates the utterance as it was said counts too: a skip word may be part of the template.
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

    /// Whether one of the words that a block demands stands in the utterance, or it demands none.
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
