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
/// A test may have a reason under `skip`, so that it is not run, or under `fails`, so that it must fail. With
/// `other_slots: ignored`, an intent may have slots that the test does not name.
///
/// An intent, a test or the whole file may have a `context`, which becomes the caller's, and a test may expect the
/// `response` and the `metadata`. `lists` are run-time lists for all tests of the file.
///
/// The tests of Home Assistant's intents are read unchanged: files with `areas`, `floors` and `entities` of their own,
/// whose path contains the intent, and the previous layout, with an `intent` and a `_fixtures.yaml` in the folder.
/// Their responses are rendered texts and are not compared.
public struct CorpusLoader {
    /// The corpora at `paths`; folders are read recursively, without grammars in them. It is an error if the same utterance must give two
    /// different results.
    ///
    /// - Throws: `GrammarError` with all errors of the files.
    public static func load(paths: [String]) throws(GrammarError) -> (corpora: [Corpus], warnings: [Diagnostic]) {
        let files = CorpusFiles(paths: paths)
        var diagnostics = files.diagnostics.map { aboutCorpora($0) }
        var fixtures = SharedFixtures()
        var corpora: [Corpus] = []
        for text in files.texts {
            corpora += load(text, isGiven: files.given.contains(text.name), &fixtures, &diagnostics)
        }
        if corpora.isEmpty, diagnostics.isEmpty, let text = files.texts.first {
            let place = SourcePlace(file: CorpusFiles.folder(of: text.name), line: 1, column: 1)
            diagnostics.append(Diagnostic(.wrongType(expected: "corpora with 'tests'", found: "none"), place: place))
        }
        diagnostics += ContradictionFinder.diagnostics(of: corpora)
        guard !diagnostics.contains(where: { $0.severity == .error }) else { throw GrammarError(diagnostics.inOrder) }
        return (corpora, diagnostics.inOrder)
    }

    /// The corpora in a text, with or without a file.
    ///
    /// - Throws: `GrammarError` with all its errors.
    package static func load(_ text: SourceText) throws(GrammarError) -> [Corpus] {
        var diagnostics: [Diagnostic] = []
        var fixtures = SharedFixtures()
        let corpora = load(text, isGiven: true, &fixtures, &diagnostics)
        guard !diagnostics.contains(where: { $0.severity == .error }) else { throw GrammarError(diagnostics.inOrder) }
        return corpora
    }

    private static func load(
        _ text: SourceText,
        isGiven: Bool,
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
            var reader = CorpusReader(isGiven: isGiven)
            let corpus = try reader.corpus(text, &fixtures)
            diagnostics += reader.reader.diagnostics.filter { !diagnostics.contains($0) }
            return corpus.map { [$0] } ?? []
        } catch {
            // Files that share fixtures share their errors.
            diagnostics += error.diagnostics.filter { !diagnostics.contains($0) }
            return []
        }
    }

    /// The error of a folder without files mentions a corpus, not a grammar.
    private static func aboutCorpora(_ diagnostic: Diagnostic) -> Diagnostic {
        guard case .folderWithoutGrammars = diagnostic.problem else { return diagnostic }
        var diagnostic = diagnostic
        let expected = "corpora in .yaml, .yml, .json or .jsonl files"
        diagnostic.problem = .wrongType(expected: expected, found: "a folder without any")
        return diagnostic
    }
}
