import Foundation
import ParlanceTestSupport
import Testing

@Suite("parlance generate swift")
struct GenerateCommandTests {
    private func folder() throws -> TemporaryFolder {
        try TemporaryFolder(["intents.yaml": "Brew: {slots: {drink: {type: term}}}", "mine.swift": "let a = 1\n"])
    }

    @Test("Declared intents are written, to a file or to standard output")
    func writes() throws {
        let folder = try folder()
        let shown = try Command("generate", "swift", folder.path(of: "intents.yaml")).run()
        #expect(shown.code == 0 && shown.error == "")
        #expect(shown.output.contains("public struct Brew: TypedIntent, Hashable {\n"))
        let path = folder.path(of: "Brew.swift")
        for _ in 0..<2 {
            let written = try Command("generate", "swift", folder.path, "--internal", "-o", path).run()
            #expect(written.code == 0 && written.output == "")
        }
        let source = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
        #expect(source == shown.output.replacing("public ", with: ""))
    }

    @Test("Without paths, they are the intents that come with Parlance")
    func writesShipped() throws {
        #expect(try Command("generate", "swift").run().output.contains("public struct StartWorkout: TypedIntent"))
    }

    @Test("A file that was not generated is not overwritten")
    func keepsFiles() throws {
        let folder = try folder()
        let mine = folder.path(of: "mine.swift")
        let outcome = try Command("generate", "swift", folder.path(of: "intents.yaml"), "-o", mine).run()
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("was not written by this command"))
        #expect(try String(contentsOf: URL(fileURLWithPath: mine), encoding: .utf8) == "let a = 1\n")
    }

    @Test("Errors are reported")
    func tellsErrors() throws {
        let folder = try folder()
        let nowhere = try Command("generate", "swift", folder.path(of: "none.yaml")).run()
        #expect(nowhere.code == 2 && nowhere.error.contains("no file or folder"))
        try folder.write("language: en\nintents: {}", to: "tea/tea.yaml")
        let nothing = try Command("generate", "swift", folder.path(of: "tea")).run()
        #expect(nothing.code == 2 && nothing.error.contains("declares an intent"))
        try folder.write("A: {confirmation: often}", to: "bad/intents.yaml")
        let bad = try Command("generate", "swift", folder.path(of: "bad")).run()
        #expect(bad.code == 2 && bad.error.contains("intents.yaml:1:19: error[unknown-option]"))
    }
}
