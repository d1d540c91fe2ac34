import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring

/// `parlance generate swift`: writes a Swift struct for each declared intent.
struct GenerateSwiftCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swift",
        abstract: "Generate a Swift struct for each intent, with a property for each slot.",
        discussion: """
            Readings decode to these structs, and typed handlers take them. Options become enumerations; response codes and \
            reasons become constants. Generate them again after each change of intents.yaml.
            """
    )

    @Argument(
        help: "The intents.yaml files, or folders with some (default: the shipped ones).",
        completion: .file()
    )
    var paths: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The output file (default: standard output).", valueName: "file")
    )
    var output: String?

    @Flag(name: .customLong("internal"), help: "Omit 'public': only one module uses the structs.")
    var isInternal = false

    func run() throws {
        try ExitStatus.reporting {
            let catalog = try IntentCatalog.load(paths: paths.isEmpty ? [ShippedGrammars.path()] : paths)
            guard !catalog.intents.isEmpty else { throw NothingDeclared(paths: paths) }
            let source = SwiftGenerator(isPublic: !isInternal).source(of: catalog)
            guard let output else { return try StandardOutput.print(String(source.dropLast())) }
            try checkOutput(output)
            try OutputFile.write(Array(source.utf8), to: output)
        }
    }

    /// Never overwrites other files than generated ones.
    private func checkOutput(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        let text = (try? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)) ?? ""
        guard text.hasPrefix(SwiftGenerator.mark) else { throw NotGenerated(path: path) }
    }

    private struct NotGenerated: Error, CustomStringConvertible {
        let path: String

        var description: String {
            "'\(path)' was not written by this command, so it is not overwritten; name another file, or remove it"
        }
    }

    private struct NothingDeclared: Error, CustomStringConvertible {
        let paths: [String]

        var description: String {
            "no file in \(paths.joined(separator: ", ")) declares an intent; pass an 'intents.yaml', or a folder with one"
        }
    }
}
