import Foundation
import ParlanceGrammar

/// The texts of the corpora at paths of a command line.
///
/// In a folder with recorded tests (`tests.jsonl`), only these are a corpus; the other files belong to them.
package struct CorpusFiles {
    /// The names of the files of a recorded language.
    static let recorded = (tests: "tests.jsonl", homes: "homes.json", grammar: "grammar.json")
    private static let linesExtension = "jsonl"

    /// The texts of the corpora.
    package let texts: [SourceText]
    /// The paths of files that were given themselves, not their folders.
    let given: Set<String>
    /// The diagnostics of the files and folders themselves.
    package let diagnostics: [Diagnostic]

    /// Reads files, and folders recursively.
    package init(paths: [String]) {
        let extensions = FileContents.extensions.union([Self.linesExtension])
        let contents = FileContents(paths: paths, extensions: extensions)
        given = Set(paths)
        let folders = Set(
            contents.files.map(\.name).filter { Self.name(of: $0) == Self.recorded.tests }.map(Self.folder)
        )
        let files = GrammarFiles(
            contents.keeping { [given] name in
                given.contains(name) || !folders.contains(Self.folder(of: name))
                    || Self.name(of: name) == Self.recorded.tests
            }
        )
        texts = files.texts
        diagnostics = files.diagnostics
    }

    static func isLines(_ path: String) -> Bool { path.lowercased().hasSuffix(".\(linesExtension)") }

    /// The path of a file in the folder of another.
    static func sibling(_ name: String, of path: String) -> String {
        let folder = folder(of: path)
        return folder.isEmpty ? name : "\(folder)/\(name)"
    }

    /// The folder part of a path; empty if there is none.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
