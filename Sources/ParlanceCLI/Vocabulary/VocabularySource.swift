import ArgumentParser
import Parlance
import ParlanceGrammar

/// Which vocabulary a command is about.
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
            "The language of the names, and the variant to take where there are several.",
            valueName: "tag"
        )
    )
    var language: String?

    /// What the files hold, with the values of lists as the app's terms; what is left out is among the warnings.
    func load() throws(GrammarError) -> VocabularyLoader.Loaded {
        var loaded = try VocabularyLoader(language: language).load(paths: paths)
        var report = VocabularyReport()
        let listed = Vocabulary(lists: loaded.lists, rules: loaded.rules, leftOut: &report)
        let added = loaded.vocabulary.append(listed)
        loaded.warnings += (report.entries + added.entries).map {
            Diagnostic(.vocabulary($0.problem), severity: .warning, place: place(of: $0))
        }
        return loaded
    }

    /// Values of lists are not found again one by one.
    private func place(of entry: VocabularyReport.Entry) -> SourcePlace? {
        paths.first.map { SourcePlace(file: $0, line: 1, column: 1) }
    }
}
