import ParlanceGrammar
import Testing

@testable import ParlanceMatching

@Suite("A parser in use by several threads")
struct ParserThreadsTests {
    private static let utterances = (0..<200).map { index in
        ["turn on the lamp", "set \(index % 101) percent", "play song \(index) in kitchen", "nothing \(index)"][
            index % 4
        ]
    }

    private static func answers(of parser: Parser) throws -> [String] {
        try utterances.map { utterance in
            let result = try parser.parse(utterance, options: ParseOptions(limit: 3))
            return result.readings.map { "\($0.intent) \($0.slots)" }.joined(separator: "; ")
                + result.nearest.map { "\($0.template) \($0.matched)" }.joined(separator: "; ")
        }
    }

    @Test("All of them get the same answers, also while others are given other lists")
    func sameAnswers() async throws {
        let parser = try Fixture.parser("turn on [the] {name}", "set {n} percent", "play {any} in {area}", "play {any}")
        let expected = try Self.answers(of: parser)
        let names = SlotList.values([ListValue(input: Template(literal: "torch"), output: .string("Torch"))])
        let others = parser.with(lists: ["name": names])
        let expectedOfOthers = try Self.answers(of: others)
        #expect(expected != expectedOfOthers)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<24 {
                group.addTask {
                    if index.isMultiple(of: 3) {
                        return try Self.answers(of: parser.with(lists: ["name": names])) == expectedOfOthers
                    }
                    return try Self.answers(of: parser) == expected
                }
            }
            for try await isSame in group { #expect(isSame) }
        }
    }
}
