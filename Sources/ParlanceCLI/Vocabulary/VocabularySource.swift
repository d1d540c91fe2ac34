import ArgumentParser
import Parlance
import ParlanceGrammar
import ParlanceVocabulary

/// The vocabulary of a command.
struct VocabularySource: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Vocabularies: YAML or JSON files with 'vocabulary' or 'lists', CSV files, Apple's AppIntentVocabulary.plist, or folders of them.",
            valueName: "path"
        ),
        completion: .file()
    )
    var paths: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The language of the names, and the variant to use of several.",
            valueName: "tag"
        )
    )
    var language: String?

    /// The vocabulary of the files, with the values of lists as the app's terms. Warnings list the terms that are left
    /// out.
    func load() throws(GrammarError) -> VocabularyLoader.Loaded {
        var loaded = try VocabularyLoader(language: language).load(paths: paths)
        var report = VocabularyReport()
        let listed = Vocabulary(lists: loaded.lists, rules: loaded.rules, leftOut: &report)
        let added = loaded.vocabulary.append(listed)
        let entries = report.entries + added.entries.map(\.aboutSet)
        loaded.warnings += entries.map { loaded.diagnostic(of: $0) }
        return loaded
    }
}

extension VocabularyLoader.Loaded {
    /// The diagnostic of a value of a list, with its place.
    fileprivate func diagnostic(of entry: VocabularyReport.Entry) -> Diagnostic {
        let problem = GrammarProblem.vocabulary(entry.problem)
        guard let list = located[entry.name.text] else { return Diagnostic(problem, severity: .warning) }
        let node = entry.index.map { list.templates[$0].node } ?? list.key ?? list.node
        return SourceOrigin.node(node).diagnostic(problem, severity: .warning)
    }
}

extension VocabularyReport.Entry {
    /// The entry without its index, for a problem of the whole set: the set's index would identify another value.
    fileprivate var aboutSet: Self {
        var entry = self
        entry.index = nil
        return entry
    }
}
