import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring
import ParlanceGrammar

/// `parlance generate languages`: writes the Swift source of Parlance's own languages.
struct GenerateLanguagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "languages",
        abstract: "Generate the Swift source of the shipped languages from their files.",
        discussion: """
            Needed only to add a language to Parlance itself: 'parlance generate languages \
            Sources/ParlanceGrammar/Languages/Files --output Sources/ParlanceGrammar/Languages/Shipped'. Other language \
            files need no generated source: see '--languages'.
            """
    )

    @Argument(help: "The language files, or folders of them.", completion: .file())
    var paths: [String]

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write into.", valueName: "folder"))
    var output: String

    func run() throws {
        try ExitStatus.reporting {
            let loaded = try LanguageLoader.load(paths: paths)
            StandardError.print(loaded.warnings)
            for (name, source) in LanguageGenerator().sources(of: loaded).sorted(by: { $0.key < $1.key }) {
                try write(source, to: URL(fileURLWithPath: output).appending(path: name).path)
            }
        }
    }

    /// Never overwrites handwritten files.
    private func write(_ source: String, to path: String) throws {
        if FileManager.default.fileExists(atPath: path) {
            let text = (try? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)) ?? ""
            guard text.hasPrefix(LanguageGenerator.mark) else { throw NotGenerated(path: path) }
            if text == source { return }
        }
        try OutputFile.write(Array(source.utf8), to: path)
    }

    private struct NotGenerated: Error, CustomStringConvertible {
        let path: String

        var description: String {
            "'\(path)' was not written by this command, so it is not overwritten; name another folder, or remove it"
        }
    }
}
