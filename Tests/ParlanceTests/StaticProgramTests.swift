import Foundation
import Parlance
import ParlanceTestSupport
import Testing

/// `.ci/programs` builds the programs, links them statically and runs them; these tests compare them with the article.
@Suite("Static programs")
struct StaticProgramTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    private static let program = root.appending(path: "Tests/StaticProgram")

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: program.appending(path: name), encoding: .utf8)
    }

    @Test("The code of the article is that of the programs")
    func article() throws {
        let article = try Document(
            contentsOf: Self.root.appending(path: "Sources/Parlance/Parlance.docc/StaticPrograms.md")
        )
        let code = ["Package.swift", "Sources/kitchen/main.swift", "Sources/waker/main.swift"]
        #expect(article.texts(in: "swift") == (try code.map(Self.text)))
        let grammars = ["english.json", "waker/en.json", "waker/intents.json"]
        #expect(article.texts(in: "json") == (try grammars.map(Self.text)))
        #expect(article.texts(in: "text") == (try ["kitchen.expected", "waker.expected"].map(Self.text)))
    }

    @Test("A hundred parsers of two grammars have their own lists, with the result that the article shows")
    func parsers() throws {
        let parsers = try ["english.json", "german.json"].map {
            try Parser(grammarAt: Self.program.appending(path: $0).path)
        }
        let kitchens = (0..<50).flatMap { number in
            let cup = ListValue(input: Template(literal: "cup \(number)"), output: .integer(number))
            return parsers.map { $0.with(lists: ["cup": .values([cup])]) }
        }
        let readings = try kitchens.map { try $0.parse("tea into cup 7").best }
        let found = readings.compactMap(\.self).map { "\($0.intent) \($0["drink"]!.value) \($0["cup"]!.value)" }
        #expect("\(kitchens.count) \(found)\n" == (try Self.text("kitchen.expected")))
    }

    @Test("The package has the traits that the article disables, enabled by default")
    func traits() throws {
        let manifest = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(#".default(enabledTraits: ["YAML", "FullFoundation"])"#))
    }
}
