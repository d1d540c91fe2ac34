import Parlance
import ParlanceCorpus

/// The source of the utterances.
enum BenchmarkSource {
    case file(UtteranceFile)
    /// Corpora of one language, at least one.
    case corpora([Corpus])

    /// Loads the corpora at `paths` and prints warnings.
    ///
    /// - Parameter language: The language to use if the corpora are in several.
    init(corporaAt paths: [String], language: String?) throws {
        let loaded = try CorpusLoader.load(paths: paths)
        StandardError.print(loaded.warnings)
        let languages = Set(loaded.corpora.map(\.language)).sorted()
        let names = languages.joined(separator: ", ")
        guard let language = language ?? (languages.count == 1 ? languages[0] : nil) else {
            throw BenchmarkError("the corpora are in several languages (\(names)); choose one with --language")
        }
        let chosen = loaded.corpora.filter { $0.language == language }
        guard !chosen.isEmpty else { throw BenchmarkError("no corpus is in '\(language)'; there are: \(names)") }
        self = .corpora(chosen)
    }

    /// The language of the utterances, if known.
    var language: String? {
        if case .corpora(let corpora) = self { corpora[0].language } else { nil }
    }

    /// The treatment of lists that no file of the grammar defines.
    ///
    /// - Parameter vocabulary: The names of the run-time lists.
    func undefinedLists(vocabulary: Set<String>) -> UndefinedLists {
        switch self {
        case .file: .givenLater(vocabulary)
        case .corpora(let corpora): .known(vocabulary.union(corpora.flatMap(\.lists.keys)))
        }
    }

    /// The utterances with the run-time lists of their source.
    ///
    /// - Parameters:
    ///   - vocabulary: Further run-time lists.
    ///   - edits: The maximum number of corrected words; nil: the options of the utterances.
    func workload(_ parser: Parser, vocabulary: [String: SlotList], edits: Int?) throws -> Workload {
        var workload = Workload(parser, lists: vocabulary, edits: edits)
        switch self {
        case .file(let file): try file.add(to: &workload, rules: parser.rules)
        case .corpora(let corpora):
            for corpus in corpora { try workload.add(corpus, vocabulary: vocabulary) }
        }
        guard !workload.utterances.isEmpty else {
            throw BenchmarkError("there are no utterances to parse; write some, a line each")
        }
        return workload
    }
}

extension Workload {
    fileprivate mutating func add(_ corpus: Corpus, vocabulary: [String: SlotList]) throws {
        replaceLists(by: vocabulary.merging(corpus.lists) { _, new in new })
        for test in corpus.tests {
            for sentence in test.sentences { try add(sentence, options: test.options) }
        }
    }

    private mutating func add(_ sentence: CorpusTest.Sentence, options: ParseOptions) throws(BenchmarkError) {
        do {
            try add(sentence.text, options: options)
        } catch {
            throw BenchmarkError("\(sentence.place): \(error.message)")
        }
    }
}
