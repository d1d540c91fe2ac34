import ArgumentParser
import Foundation
import Parlance

/// `parlance compile`: compiles a grammar to a fast-loading file.
struct CompileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile",
        abstract: "Compile a grammar to a fast-loading file.",
        discussion: """
            --grammar takes the compiled file in place of its sources. Only the same version of Parlance and of ICU loads it; \
            others reject it. Lists that no file defines may be given at run time. Other commands cache compiled grammars by \
            themselves; this command is for files to distribute.
            """
    )

    @OptionGroup var source: GrammarSource

    @Option(name: .shortAndLong, help: ArgumentHelp("The output file, usually named *.parlance.", valueName: "file"))
    var output: String

    @Option(help: ArgumentHelp("The output format.", valueName: "format"))
    var format: OutputFormat = .text

    func run() throws {
        try ExitStatus.reporting {
            try checkOutput()
            let start = ContinuousClock.now
            let loaded = try source.load(undefinedLists: .givenLater([]))
            StandardError.print(loaded.warnings)
            let bytes = CompiledFile.bytes(of: Parser(loaded.grammar))
            try OutputFile.write(bytes, to: output)
            let templates = loaded.grammar.intents.flatMap(\.blocks).reduce(0) { $0 + $1.sentences.count }
            try show(Summary(file: output, bytes: bytes.count, templates: templates, time: .now - start))
        }
    }

    /// Never overwrites other files than compiled grammars.
    private func checkOutput() throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: output, isDirectory: &isFolder) else { return }
        if isFolder.boolValue { throw OutputError.isFolder(output) }
        guard CompiledGrammarFile.isCompiled(output) else { throw OutputError.isSomethingElse(output) }
    }

    private func show(_ summary: Summary) throws {
        switch format {
        case .text: try StandardOutput.print(summary.text)
        case .json:
            let json = try JSONEncoder.answers(isSpread: true).encode(summary)
            try StandardOutput.print(String(decoding: json, as: UTF8.self))
        }
    }

    /// The summary of the compiled file.
    private struct Summary: Encodable {
        let file: String
        let bytes: Int
        let templates: Int
        let milliseconds: Int

        init(file: String, bytes: Int, templates: Int, time: Duration) {
            self.file = file
            self.bytes = bytes
            self.templates = templates
            milliseconds = Int(time / .milliseconds(1))
        }

        var text: String {
            "\(file): \(templates) \(templates == 1 ? "template" : "templates"), \(bytes) bytes, in \(milliseconds) ms"
        }
    }

    /// The reason why nothing is written.
    private enum OutputError: Error, CustomStringConvertible {
        case isFolder(String)
        case isSomethingElse(String)

        var description: String {
            switch self {
            case .isFolder(let path): "'\(path)' is a folder; name a file to write"
            case .isSomethingElse(let path):
                "'\(path)' is no compiled grammar, so it is not overwritten; name another file, or remove it"
            }
        }
    }
}
