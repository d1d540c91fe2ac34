import ArgumentParser
import Foundation
import Parlance
import ParlanceAuthoring

struct GenerateSwiftCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swift",
        abstract: "Writes a Swift struct for each intent, with a property for each of its slots.",
        discussion: """
            Readings decode to these structs, and typed handlers take them. Options become enumerations, response codes and \
            reasons constants. Write them again whenever intents.yaml changes.
            """
    )

    @Argument(
        help: "The intents.yaml files, or folders that hold some. Default: those that come with Parlance.",
        completion: .file()
    )
    var paths: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; without it standard output.", valueName: "file")
    )
    var output: String?

    @Flag(name: .customLong("internal"), help: "Leave out 'public': the structs are for their own module.")
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

    /// What somebody wrote is not to be lost by a slip.
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
            "no file in \(paths.joined(separator: ", ")) declares an intent; name a file that is called 'intents.yaml'"
        }
    }
}
