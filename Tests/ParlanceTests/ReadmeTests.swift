import Foundation
import Parlance
import Testing

@Suite("README")
struct ReadmeTests {
    private static let file = URL(filePath: #filePath)
    private static let package = file.deletingLastPathComponent().appending(path: "../..").standardized

    @Test("The Swift example does what it says")
    func swiftExample() throws {
        // README
        let parser = try Parser(
            yaml: """
                language: en
                intents:
                  Brew:
                    data:
                      - sentences: ["(make|brew) [me] [{n}] <cup> of {drink}"]
                lists:
                  drink: {values: [tea, {in: "(coffee|espresso)", out: coffee}]}
                  n: {range: {from: 1, to: 12}}
                expansion_rules: {cup: "[a] (cup[s]|mug[s])"}
                """
        )
        let result = try parser.parse("Brew me two mugs of ESPRESSO!")
        let reading = result.readings[0]
        print(reading.intent, reading["n"]!.value, reading["drink"]!.value)  // Brew 2 coffee
        // end
        #expect(reading.intent == "Brew")
        #expect(reading["n"]?.value == .integer(2))
        #expect(reading["drink"]?.value == .string("coffee"))
    }

    @Test("The Swift example in README.md is the one that is compiled here")
    func swiftExampleIsCompiled() throws {
        let source = try String(contentsOf: Self.file, encoding: .utf8)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0 == "        // README" })
        let end = try #require(lines.firstIndex { $0 == "        // end" })
        let example = lines[(start + 1)..<end].map { $0.dropFirst(8) }.joined(separator: "\n")
        let readme = try String(contentsOf: Self.package.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.contains("```swift\nimport Parlance\n\n\(example)\n```"))
    }
}
