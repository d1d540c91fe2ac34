import ParlanceGrammar
import ParlanceText

/// Matches utterances, one after the other, in memory of its own that is used again.
final class Matcher {
    /// The utterance as it is, and with skip words taken out: everywhere, at the start, at the end.
    enum TextKind: Int32, CaseIterable { case full, bare, bareAtStart, bareAtEnd }

    /// What one utterance is matched against.
    struct Job {
        let grammar: CompiledGrammar
        let lists: ListTable
        let options: ParseOptions
        let context: [ContextTable.Entry]
        let preferred: PreferredSlot?

        init(_ grammar: CompiledGrammar, _ lists: ListTable, _ options: ParseOptions) {
            self.grammar = grammar
            self.lists = lists
            self.options = options
            context = grammar.contexts.entries(of: options.context)
            preferred = options.preferredSlot.map { PreferredSlot($0, among: grammar.symbols) }
        }
    }

    var chart: Chart
    var search = DerivationSearch()
    var candidates = Candidates()
    var slots = FlatArray<SlotMatch>()
    private let texts = TextKind.allCases.map { _ in TextBuffer() }
    /// Whether each text is another than those before it.
    private var isDistinct = [true, false, false, false]

    init(_ dfa: consuming LazyDFA) {
        chart = Chart(dfa)
    }

    /// The text of a kind, after `prepare`.
    func text(_ kind: TextKind) -> TextBuffer { texts[Int(kind.rawValue)] }

    /// Whether the utterance has skip words.
    private(set) var hasSkipWords = false

    /// The text without skip words, or the full one if there are none.
    var barest: TextBuffer { text(hasSkipWords ? .bare : .full) }

    /// Normalizes an utterance, and takes its skip words out.
    func prepare(_ utterance: String, _ grammar: CompiledGrammar) {
        let normalizer = grammar.normalizer
        normalizer.normalize(utterance, into: text(.full))
        hasSkipWords = normalizer.removing(grammar.skipWords, from: text(.full), at: .everywhere, into: text(.bare))
        isDistinct = [true, hasSkipWords, false, false]
        guard hasSkipWords, grammar.hasListsAtEdges else { return }
        for (kind, place) in [(TextKind.bareAtStart, SkipWords.Place.start), (.bareAtEnd, .end)] {
            if normalizer.removing(grammar.skipWords, from: text(.full), at: place, into: text(kind)) {
                isDistinct[Int(kind.rawValue)] = true
            } else {
                normalizer.normalize(utterance, into: text(kind))
            }
        }
    }

    /// Finds the candidates for the utterance that was prepared.
    func match(_ job: borrowing Job, limit: Int) {
        candidates.removeAll()
        run(.full, job, limit: limit)
        guard hasSkipWords else { return }
        run(.bare, job, limit: limit)
        guard job.grammar.hasListsAtEdges else { return }
        run(.bareAtStart, job, limit: limit)
        run(.bareAtEnd, job, limit: limit)
    }

    private func run(_ kind: TextKind, _ job: borrowing Job, limit: Int) {
        let view = MatchedText(text(kind))
        guard chart.run(view, lists: job.lists) else { return }
        search.begin(view)
        var reader = CandidateReader(kind: kind, text: view, limit: limit, matcher: self)
        reader.read(job)
    }
}

extension Matcher {
    /// Whether a template is to be held against a text.
    ///
    /// What a wildcard at an edge of a template takes may begin or end with a skip word that was meant, so there they
    /// stay. For other templates the utterance as it was said counts too: a skip word may be part of the template.
    func mayMatch(_ edges: TemplateEdges, _ kind: TextKind, _ lists: ListTable) -> Bool {
        guard hasSkipWords else { return kind == .full }
        let isOpenAtStart = edges.first >= 0 && lists.entry(edges.first).kind == .wildcard
        let isOpenAtEnd = edges.last >= 0 && lists.entry(edges.last).kind == .wildcard
        if isOpenAtStart, edges.isOnly { return kind == .full }
        let own: TextKind = isOpenAtStart ? .bareAtEnd : isOpenAtEnd ? .bareAtStart : .bare
        return kind == own || kind == .full && isSame(own, .bare)
    }

    private func isSame(_ left: TextKind, _ right: TextKind) -> Bool {
        if left == right { return true }
        let (a, b) = (MatchedText(text(left)), MatchedText(text(right)))
        return a.count == b.count && (0..<a.count).allSatisfy { a.bytes[$0] == b.bytes[$0] }
    }

    /// Whether one of the words that a block demands stands in the utterance, or it demands none.
    func hasKeyword(of block: CompiledBlock) -> Bool {
        if block.keywords.isEmpty { return true }
        let words = MatchedText(barest).buffer.split(separator: 0x20)
        return block.keywords.contains { keyword in words.contains { $0.elementsEqual(keyword) } }
    }
}
