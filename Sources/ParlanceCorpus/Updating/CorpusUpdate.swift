import ParlanceGrammar
import ParlanceMatching

/// New texts of corpora, in which failed tests expect the actual result. Everything else stays, including the layout.
public struct CorpusUpdate: Sendable {
    /// A file with its text before and after the update.
    public struct File: Sendable {
        public var path: String
        public var before: String
        public var after: String
    }

    /// The files that change.
    public private(set) var files: [File] = []
    /// Utterances that nothing matches any more. Their expectations change only on request, because a lost match among
    /// intended changes is easily overlooked.
    public private(set) var lost: [CorpusFailure] = []
    /// Failures that cannot be expressed as expectations, or whose file is written in a form that cannot be edited.
    public private(set) var leftAlone: [CorpusFailure] = []

    /// - Parameters:
    ///   - corpora: The corpora of the run.
    ///   - report: Their outcomes.
    ///   - acceptsLost: Whether utterances that nothing matches any more get `match: none`.
    public init(_ corpora: [Corpus], _ report: CorpusReport, acceptsLost: Bool = false) {
        lost = acceptsLost ? [] : report.failures.filter(\.isLost)
        let kept = report.failures.filter { $0.disprovedReason != nil }
        leftAlone = kept
        let left = Set((lost + kept).map(\.sentence.place))
        let changing = report.failures.filter { !left.contains($0.sentence.place) }
        let failures = Dictionary(changing.map { ($0.sentence.place, $0) }) { first, _ in first }
        for corpus in corpora {
            let failed = corpus.tests.filter { $0.sentences.contains { failures[$0.place] != nil } }
            if !failed.isEmpty { update(corpus, failed, failures) }
        }
    }

    private mutating func update(_ corpus: Corpus, _ tests: [CorpusTest], _ failures: [SourcePlace: CorpusFailure]) {
        guard let source = tests.first?.node?.source else {
            leftAlone += tests.flatMap(\.sentences).compactMap { failures[$0.place] }
            return
        }
        var editor = TestEditor(source, failures)
        for test in tests { editor.edit(test) }
        guard let after = TextEdit.apply(editor.edits, to: source.text),
            UpdateCheck(corpus, editor.updated).holds(for: SourceText(name: source.name, text: after))
        else {
            leftAlone += tests.flatMap(\.sentences).compactMap { failures[$0.place] }
            return
        }
        leftAlone += editor.leftAlone
        if after != source.text { files.append(File(path: source.name, before: source.text, after: after)) }
    }
}

extension CorpusFailure {
    /// Whether a match was expected, and nothing matches.
    fileprivate var isLost: Bool { error == nil && actual.isEmpty && !expected.understandings.isEmpty }
}
