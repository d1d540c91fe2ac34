import Foundation
import ParlanceTestSupport
import Testing

/// This target sees only the public interface, as programs that import Parlance do.
struct DocumentedExampleTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private static let sources = folder.appending(path: "../../Sources").standardized
    /// The modules that `import Parlance` imports.
    private static let targets = [
        "ParlanceText", "ParlanceGrammar", "ParlanceVocabulary", "ParlanceMatching", "ParlancePipeline", "Parlance",
    ]

    @Test func `each example in a doc comment is compiled and run`() throws {
        let excerpts = try ["Parsing", "Grammar", "Vocabulary", "Handling", "History"].map {
            try SwiftExcerpts(of: Self.folder.appending(path: "\($0)Examples.swift").path)
        }
        let examples = try Self.targets.flatMap { try Self.examples(of: $0) }
        for example in examples {
            #expect(excerpts.contains { $0.contain(example.text) }, "\(example.file): \(example.text)")
        }
        #expect(examples.count == excerpts.reduce(0) { $0 + $1.count })
    }

    /// The Swift code in the doc comments of a target.
    private static func examples(of target: String) throws -> [(file: String, text: String)] {
        let folder = sources.appending(path: target)
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            return text.matches(of: #/(?m)^ *\/\/\/ ```swift\n((?: *\/\/\/.*\n)*?) *\/\/\/ ```$/#).map {
                (file, uncommented($0.output.1))
            }
        }
    }

    private static func uncommented(_ lines: Substring) -> String {
        String(lines.replacing(#/(?m)^ *\/\/\/ ?/#, with: ""))
    }
}
