import ParlanceGrammar
import ParlanceMatching

/// New texts for corpora, in which the tests that failed expect what came. Nothing else changes, not even the layout.
public struct CorpusUpdate: Sendable {
    public struct File: Sendable {
        public var path: String
        public var before: String
        public var after: String
    }

    /// The files that change.
    public private(set) var files: [File] = []
    /// Failures that can't be written as expectations, or whose file is written in a way that can't be edited.
    public private(set) var leftAlone: [CorpusFailure] = []

    /// - Parameters:
    ///   - corpora: those that were run.
    ///   - report: what became of them.
    public init(_ corpora: [Corpus], _ report: CorpusReport) {
        let failures = Dictionary(report.failures.map { ($0.sentence.place, $0) }) { first, _ in first }
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
