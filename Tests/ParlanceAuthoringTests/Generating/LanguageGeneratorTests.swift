import Foundation
import ParlanceAuthoring
import ParlanceGrammar
import Testing

@Suite("Sources of languages")
struct LanguageGeneratorTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/ParlanceGrammar/Languages").standardized

    @Test("The languages that come with Parlance are those of the files, which are right")
    func isUpToDate() throws {
        let loaded = try LanguageLoader.load(paths: [Self.folder.appending(path: "Files").path])
        #expect(loaded.warnings == [])
        let sources = LanguageGenerator().sources(of: loaded)
        let shipped = Self.folder.appending(path: "Shipped")
        let names = try FileManager.default.contentsOfDirectory(atPath: shipped.path)
        #expect(Set(names) == Set(sources.keys), "\(Self.remedy)")
        for (name, source) in sources {
            let text = try String(contentsOf: shipped.appending(path: name), encoding: .utf8)
            #expect(text == source, "\(name) is stale; \(Self.remedy)")
        }
    }

    @Test("A language's file is named after its tag")
    func namesFiles() throws {
        for file in try LanguageLoader.load(paths: [Self.folder.appending(path: "Files").path]).files {
            #expect(file.root.source.name.hasSuffix("/\(file.profile.tag).yaml"))
        }
    }

    private static let remedy =
        "run 'parlance generate languages Sources/ParlanceGrammar/Languages/Files --output "
        + "Sources/ParlanceGrammar/Languages/Shipped'"
}
