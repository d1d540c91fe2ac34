import Foundation
import Parlance
import ParlanceTestSupport
import Testing

@Suite("README")
struct ReadmeTests {
    private static let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
        .standardized

    private let printed = PrintedLines()

    private func print(_ items: Any...) { printed.add(items) }

    @Test("The Swift example has the shown result")
    func swiftExample() throws {
        // snippet
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
        #expect(try printed.lines == SwiftExcerpts(of: #filePath).promises)
        #expect(reading["n"]?.value == .integer(2))
    }

    @Test("The Swift example in README.md is the one that is compiled here")
    func swiftExampleIsCompiled() throws {
        let excerpts = try SwiftExcerpts(of: #filePath)
        let shown = try Document(contentsOf: Self.readme).texts(in: "swift")
        #expect(shown.count == excerpts.count)
        #expect(shown.allSatisfy(excerpts.contain))
    }
}
