import Parlance
import ParlanceCorpus
import ParlanceGrammar

/// Runs corpora, each with the grammar of its language.
struct TestRun {
    let grammars: GrammarOptions
    let cache: GrammarCache?
    let measuresCoverage: Bool

    private(set) var report = CorpusReport()
    /// The coverage by language.
    private(set) var coverage: [Coverage] = []

    init(grammars: GrammarOptions, cache: GrammarCache?, measuresCoverage: Bool = false) {
        self.grammars = grammars
        self.cache = cache
        self.measuresCoverage = measuresCoverage
    }

    /// The grammar of a group of corpora.
    private struct Group: Hashable, Comparable {
        var language: String
        var grammar: String?

        static func < (left: Group, right: Group) -> Bool {
            (left.language, left.grammar ?? "") < (right.language, right.grammar ?? "")
        }
    }

    /// Runs the corpora, grouped by language.
    mutating func run(_ corpora: [Corpus]) throws {
        let groups = Dictionary(grouping: corpora) { corpus in
            Group(language: corpus.language, grammar: grammars.source.grammar.isEmpty ? corpus.grammar : nil)
        }
        var progress = TestProgress(total: corpora.reduce(0) { $0 + $1.sentenceCount })
        defer { progress.clear() }
        for (group, corpora) in groups.sorted(by: { $0.key < $1.key }) {
            progress.advance(by: 0, next: group.language)
            try run(corpora, of: group, &progress)
        }
    }

    private mutating func run(_ corpora: [Corpus], of group: Group, _ progress: inout TestProgress) throws {
        var options = grammars
        let isKnown = group.language != Corpus.undetermined
        options.language = grammars.language ?? (isKnown ? group.language : nil)
        if let grammar = group.grammar { options.source.grammar = [grammar] }
        var coverage: Coverage?
        let parser = try parser(options, listsOf: corpora, &coverage)
        for corpus in corpora {
            report.run(corpus, with: parser, counting: &coverage)
            progress.advance(by: corpus.sentenceCount, next: group.language)
        }
        if let coverage { self.coverage.append(coverage) }
    }

    /// A parser that tolerates missing lists that the corpora define.
    private func parser(
        _ options: GrammarOptions,
        listsOf corpora: [Corpus],
        _ coverage: inout Coverage?
    ) throws -> Parser {
        let lists = Set(corpora.flatMap(\.lists.keys))
        guard measuresCoverage else { return try options.parser(cache: cache) { .known($0.union(lists)) } }
        let vocabulary = try options.loadVocabulary()
        let loaded = try options.load(undefinedLists: .known(lists.union(vocabulary.listNames)))
        StandardError.print(loaded.warnings)
        coverage = Coverage(of: loaded.grammar)
        return vocabulary.applied(to: Parser(loaded.grammar))
    }
}

extension CorpusReport {
    fileprivate mutating func run(_ corpus: Corpus, with parser: Parser, counting coverage: inout Coverage?) {
        guard var counted = coverage else { return run(corpus, with: parser) }
        coverage = nil
        run(corpus, with: parser, counting: &counted)
        coverage = counted
    }
}

extension Corpus {
    fileprivate var sentenceCount: Int { tests.reduce(0) { $0 + $1.sentences.count } }
}
