import ArgumentParser
import Foundation
import Parlance
import ParlanceGrammar
import ParlanceVocabulary

/// `parlance vocabulary convert`: converts vocabularies to other formats.
struct VocabularyConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert vocabularies to YAML, JSON, CSV, or Apple's AppIntentVocabulary.plist.",
        discussion: """
            Several files make one vocabulary; values of lists become terms of the app. Parts that the format can't hold are left \
            out and reported on standard error.
            """
    )

    @OptionGroup var source: VocabularySource

    @Option(
        help: ArgumentHelp("The format (default: by the extension of --output).", valueName: "format")
    )
    var to: VocabularyFormat?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The output file (default: standard output).", valueName: "file")
    )
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Another name for a set (repeatable, also for the same set).",
            valueName: "name=other"
        )
    )
    var rename: [String] = []

    func validate() throws {
        for pair in rename where !pair.dropFirst().contains("=") {
            throw ValidationError("--rename takes NAME=OTHER, not '\(pair)'")
        }
        guard to ?? output.flatMap(VocabularyFormat.init(file:)) != nil else {
            throw ValidationError(
                "the format is missing; give it with --to or as the extension of --output: yaml, json, csv or plist"
            )
        }
    }

    func run() throws {
        try ExitStatus.reporting {
            let loaded = try source.load()
            StandardError.print(loaded.warnings)
            guard let format = to ?? output.flatMap(VocabularyFormat.init(file:)) else { return }
            let vocabulary = try renamed(loaded.vocabulary)
            for loss in format.losses(of: vocabulary) { StandardError.print("warning: \(loss)") }
            let text = try format.text(of: vocabulary)
            guard let output else { return try StandardOutput.printData(text) }
            try OutputFile.write(Array((text + "\n").utf8), to: output)
        }
    }

    private func renamed(_ vocabulary: Vocabulary) throws(UnknownName) -> Vocabulary {
        var renamed = vocabulary
        let pairs = Dictionary(grouping: rename.map(KeyValuePair.init), by: \.key)
        for (key, pairs) in pairs.sorted(by: { $0.key < $1.key }) {
            guard renamed.rename(VocabularyName(key), to: pairs.map { VocabularyName($0.value) }) else {
                throw UnknownName(name: key)
            }
        }
        return renamed
    }

    private struct UnknownName: Error, CustomStringConvertible {
        let name: String

        var description: String { "no terms are for '\(name)'; 'parlance vocabulary list' shows what they are for" }
    }
}
