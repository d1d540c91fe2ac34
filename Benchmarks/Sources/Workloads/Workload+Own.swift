import Foundation
import Parlance
import ParlanceCorpus

extension Workload {
    /// The folder of the enclosing package.
    public static var root: URL {
        (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    }

    /// Grammars of five domains that stay as they are, so that figures of several versions compare, as paths.
    public static var ownGrammars: [String] {
        ["Benchmarks/Domains/Grammars", "Grammars/apps.yaml"].map { root.appending(path: $0).path }
    }

    /// These grammars and their corpora, in English.
    public static func own() throws -> Workload {
        let corpora = try CorpusLoader.load(paths: [root.appending(path: "Benchmarks/Domains/Corpus").path]).corpora
        return try own(
            "own",
            utterances: corpora.flatMap(\.tests).flatMap { test in
                test.sentences.map { Utterance($0.text, options: ParseOptions(context: test.context, edits: 0)) }
            }
        )
    }

    /// Utterances that no template of these grammars matches.
    public static func unmatched() throws -> Workload {
        let starts = [
            "start a run", "get me a taxi", "how long", "pause my", "book a ride to", "I would like", "the", "",
        ]
        let ends = [
            "and then fold the laundry", "upside down", "of seven mountains", "because it rained", "never ever",
        ]
        let texts = starts.flatMap { start in ends.map { "\(start) \($0)" } }
        let all = try own("unmatched", utterances: texts.map { Utterance($0) })
        let run = ParlanceRun(all)
        var workload = all
        workload.utterances = all.utterances.indices.filter { !run.parse($0) }.map { all.utterances[$0] }
        return workload
    }

    private static func own(_ name: String, utterances: [Utterance]) throws -> Workload {
        Workload(
            name: name,
            grammar: try GrammarLoader(language: "en").load(paths: ownGrammars).grammar,
            utterances: utterances
        )
    }
}
