import ParlanceGrammar
import ParlanceMatching

/// Reads corpora: YAML or JSON files with `language` and `tests`, and JSON lines.
///
/// ```yaml
/// language: en
/// tests:
///   - sentences: ["jog for 10 miles"]
///     intent:
///       name: StartWorkout
///       slots: {workoutName: run, goalValue: 10, workoutGoalUnitType: mile}
///   - sentences: ["run the dishwasher"]
///     match: none
///   - sentences: ["play blue moon"]
///     match: ambiguous
///     readings:
///       - {name: PlaySong, slots: {song: blue moon}}
///       - {name: Play, slots: {title: blue moon}}
/// ```
///
/// An intent, a test or the whole file may have a `context`, which the caller is to know, and a test may name the `response`
/// and the `metadata`. `lists` hold at run time for all tests of the file.
///
/// The tests of Home Assistant's intents are read as they are: files with `areas`, `floors` and `entities` of their own,
/// whose path says the intent, and those before, with an `intent` and a `_fixtures.yaml` beside. Their responses, texts that
/// Parlance does not render, are not compared.
public struct CorpusLoader {
    /// The corpora at `paths`; folders are read recursively.
    ///
    /// - Throws: `GrammarError` with everything that is wrong in the files.
    public static func load(paths: [String]) throws(GrammarError) -> (corpora: [Corpus], warnings: [Diagnostic]) {
        let files = CorpusFiles(paths: paths)
        var diagnostics = files.diagnostics.map { aboutCorpora($0) }
        var fixtures = SharedFixtures()
        var corpora: [Corpus] = []
        for text in files.texts {
            corpora += load(text, &fixtures, &diagnostics)
        }
        guard !diagnostics.contains(where: { $0.severity == .error }) else { throw GrammarError(diagnostics.inOrder) }
        return (corpora, diagnostics.inOrder)
    }

    /// The corpora in a text that stands in a file, or may.
    ///
    /// - Throws: `GrammarError` with everything that is wrong in it.
    package static func load(_ text: SourceText) throws(GrammarError) -> [Corpus] {
        var diagnostics: [Diagnostic] = []
        var fixtures = SharedFixtures()
        let corpora = load(text, &fixtures, &diagnostics)
        guard !diagnostics.contains(where: { $0.severity == .error }) else { throw GrammarError(diagnostics.inOrder) }
        return corpora
    }

    private static func load(
        _ text: SourceText,
        _ fixtures: inout SharedFixtures,
        _ diagnostics: inout [Diagnostic]
    ) -> [Corpus] {
        do throws(GrammarError) {
            if CorpusFiles.isLines(text.name) {
                var reader = CorpusLines(text)
                let corpora = try reader.corpora()
                diagnostics += reader.reader.diagnostics
                return corpora
            }
            var reader = CorpusReader()
            let corpus = try reader.corpus(text, &fixtures)
            diagnostics += reader.reader.diagnostics.filter { !diagnostics.contains($0) }
            return corpus.map { [$0] } ?? []
        } catch {
            // Files that share fixtures share what is wrong with them.
            diagnostics += error.diagnostics.filter { !diagnostics.contains($0) }
            return []
        }
    }

    /// A folder without files is said to hold no corpus, not no grammar.
    private static func aboutCorpora(_ diagnostic: Diagnostic) -> Diagnostic {
        guard case .folderWithoutGrammars = diagnostic.problem else { return diagnostic }
        var diagnostic = diagnostic
        let expected = "corpora in .yaml, .yml, .json or .jsonl files"
        diagnostic.problem = .wrongType(expected: expected, found: "a folder without any")
        return diagnostic
    }
}
