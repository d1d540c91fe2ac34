import ParlanceGrammar
import ParlanceMatching

/// Finds utterances with two expectations that no result can meet, in one corpus or in several.
///
/// Utterances are equal regardless of case and blanks, under the same circumstances: language, grammar, lists, context
/// and options. Tests that are skipped or known to fail do not count.
struct ContradictionFinder {
    /// The maximum number of different expectations of an utterance that are compared with a further one.
    private static let comparisonLimit = 16

    private struct Circumstances: Hashable {
        var text: String
        var language: String
        var grammar: String?
        var lists: Int
        var context: [String: Value]
        var preferences: [String?]
        var edits: Int?
        var now: ReferenceTime?
    }

    private struct Wanted {
        var expected: Expectation
        var tacitSlots: Set<String>
        var place: SourcePlace
    }

    private var reader = NodeReader()
    private var known: [Circumstances: [Wanted]] = [:]
    private var lists: [[String: SlotList]: Int] = [:]

    /// An error for each contradiction, at the later place.
    static func diagnostics(of corpora: [Corpus]) -> [Diagnostic] {
        var finder = ContradictionFinder()
        for corpus in corpora {
            for test in corpus.tests where test.exemption == nil { finder.add(test, of: corpus) }
        }
        return finder.reader.diagnostics
    }

    private mutating func add(_ test: CorpusTest, of corpus: Corpus) {
        let number = lists[corpus.lists] ?? lists.count
        lists[corpus.lists] = number
        let options = test.options
        for sentence in test.sentences {
            let words = sentence.text.lowercased().split(whereSeparator: \.isWhitespace)
            let circumstances = Circumstances(
                text: words.joined(separator: " "),
                language: corpus.language,
                grammar: corpus.grammar,
                lists: number,
                context: options.context,
                preferences: [options.preferredSlot, options.preferredMetadata],
                edits: options.edits,
                now: options.now
            )
            add(
                sentence,
                Wanted(expected: test.expected, tacitSlots: test.tacitSlots, place: sentence.place),
                circumstances
            )
        }
    }

    private mutating func add(_ sentence: CorpusTest.Sentence, _ wanted: Wanted, _ circumstances: Circumstances) {
        let earlier = known[circumstances] ?? []
        if let other = earlier.first(where: { Self.contradict($0, wanted) }) {
            return report(sentence, wanted, other)
        }
        guard earlier.count < Self.comparisonLimit, !earlier.contains(where: { $0.expected == wanted.expected }) else {
            return
        }
        known[circumstances] = earlier + [wanted]
    }

    private mutating func report(_ sentence: CorpusTest.Sentence, _ wanted: Wanted, _ earlier: Wanted) {
        let problem = GrammarProblem.corpus(
            .contradiction(
                text: sentence.text,
                expected: CorpusFailure.describe(wanted.expected.understandings),
                earlier: CorpusFailure.describe(earlier.expected.understandings),
                at: earlier.place
            )
        )
        reader.report(sentence.node?.diagnostic(problem) ?? Diagnostic(problem, place: sentence.place))
    }

    private static func contradict(_ one: Wanted, _ other: Wanted) -> Bool {
        let (left, right) = (one.expected.understandings, other.expected.understandings)
        if left.count > 1, right.count > 1, left.count != right.count { return true }
        guard !left.isEmpty, !right.isEmpty else { return left.isEmpty != right.isEmpty }
        return zip(left, right).contains { !$0.isCompatible(with: $1, tacit: one.tacitSlots.union(other.tacitSlots)) }
    }
}
