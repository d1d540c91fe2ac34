import Foundation
import ParlanceEntities
import ParlanceGrammar
import Testing

@Suite("Sources of built-in slot types")
struct EntitySourceGeneratorTests {
    private static let shipped = "\(Finding.root)/Sources/ParlanceEntities/Language/Shipped"

    @Test func `the sources that come with Parlance are those of the files`() throws {
        let sources = EntitySourceGenerator().sources(of: try EntityLanguages.texts(in: Finding.folder))
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.shipped)
        #expect(Set(names) == Set(sources.keys), "\(Self.remedy)")
        for (name, source) in sources {
            let text = try String(contentsOfFile: "\(Self.shipped)/\(name)", encoding: .utf8)
            #expect(text == source, "\(name) is stale; \(Self.remedy)")
        }
    }

    @Test func `stored as JSON, a file has the same content in the same lines`() throws {
        let files = try EntityLanguages.texts(in: Finding.folder)
        #expect(!files.isEmpty)
        for file in files {
            let path = "\(Finding.folder)/\(file.name)"
            let original = SourceText(name: file.name, text: try String(contentsOfFile: path, encoding: .utf8))
            let stored = SourceText(name: file.name, text: file.text)
            let expected = parts(of: try #require(try YAMLReader(original).read()))
            let found = parts(of: try #require(try YAMLReader(stored).read()))
            for (found, expected) in zip(found, expected) { #expect(found == expected, "\(file.name)") }
            #expect(found.count == expected.count)
        }
    }

    /// The lines of texts with their values.
    private func parts(of node: SourceNode) -> [String] {
        switch node.content {
        case .scalar(let scalar): ["\(node.line) \(scalar.text) \(scalar.value)"]
        case .sequence(let items): ["\(node.line) ["] + items.flatMap(parts)
        case .mapping(let entries):
            ["\(node.line) {"] + entries.flatMap { ["\($0.key.line) \($0.key.text)"] + parts(of: $0.value) }
        }
    }

    private static let remedy =
        "run 'parlance generate entities Sources/ParlanceEntities/Language/Files --output "
        + "Sources/ParlanceEntities/Language/Shipped'"
}
