import ArgumentParser
import Foundation
import Parlance
import ParlanceEntities
import ParlanceGrammar

/// `parlance generate entities`: writes the Swift source of Parlance's own files of built-in slot types.
struct GenerateEntitiesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "entities",
        abstract: "Generate the Swift source of the shipped words and patterns of built-in slot types.",
        discussion: """
            Needed only to change Parlance itself: 'parlance generate entities \
            Sources/ParlanceEntities/Language/Files --output Sources/ParlanceEntities/Language/Shipped'. Other files \
            need no generated source: see '--languages'.
            """
    )

    @Argument(help: "The folder of the files.", completion: .directory)
    var folder: String

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write into.", valueName: "folder"))
    var output: String

    func run() throws {
        try ExitStatus.reporting {
            let files = try EntityLanguages.texts(in: folder)
            for (name, source) in EntitySourceGenerator().sources(of: files).sorted(by: { $0.key < $1.key }) {
                let path = URL(fileURLWithPath: output).appending(path: name).path
                let known = try? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
                if known != source { try OutputFile.write(Array(source.utf8), to: path) }
            }
        }
    }
}
