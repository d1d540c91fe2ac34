import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring
import ParlanceGrammar

/// `parlance generate languages`: writes the Swift source of Parlance's own languages.
struct GenerateLanguagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "languages",
        abstract: "Write the Swift source of the languages that come with Parlance out of their files.",
        discussion: """
            For those who add a language to Parlance itself: 'parlance generate languages \
            Sources/ParlanceGrammar/Languages/Files --output Sources/ParlanceGrammar/Languages/Shipped'. To use a language \
            file of one's own, '--languages' is enough.
            """
    )

    @Argument(help: "The language files, or folders that hold some.", completion: .file())
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
