import Parlance
import Testing

@testable import ParlanceCLI

@Suite("Workloads")
struct WorkloadTests {
    private static let grammar = """
        language: en
        intents: {A: {data: [{sentences: ["go {place}"]}]}}
        lists: {place: {values: [home]}}
        """

    private func lists(_ places: String...) -> [String: SlotList] {
        ["place": .values(places.map { ListValue(input: Template(literal: $0), output: nil) })]
    }

    private func workload() throws -> Workload {
        var workload = Workload(try Parser(yaml: Self.grammar), lists: [:])
        for lists in [[:], lists("work", "school"), lists("pub"), [:], lists("work", "school")] {
            workload.replaceLists(by: lists)
            for text in ["go home", "go work", "go pub"] { try workload.add(text, options: ParseOptions()) }
        }
        return workload
    }

    @Test("Utterances are parsed with the lists before them; equal lists are compiled once")
    func keepsLists() throws {
        let workload = try workload()
        #expect(workload.lists == [[:], lists("work", "school"), lists("pub")])
        #expect(workload.parsers.count == 3)
        #expect(workload.utterances.map(\.lists) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 1, 1, 1])
        let matched = workload.utterances.enumerated().filter { workload.parse($0.element) }.map(\.offset)
        #expect(matched == [0, 4, 8, 9, 13])
        #expect(workload.parseAll() == 5)
    }

    @Test("The largest lists are those with the most values that utterances have")
    func findsLargestLists() throws {
        var workload = try workload()
        workload.replaceLists(by: lists("a", "b", "c"))
        #expect(workload.largestLists == 1)
        #expect(workload.valueCount(of: 1) == 2)
        #expect(try workload.replacingLists(by: 1).parse("go school").match == .exact)
        #expect(Workload(try Parser(yaml: Self.grammar), lists: lists("a")).largestLists == nil)
    }

    @Test("Other lists, or a copy, do not change the utterances")
    func changesLists() throws {
        let workload = try workload()
        let changed = workload.mapLists { _ in lists("home", "pub") }
        #expect(changed.utterances.map(\.text) == workload.utterances.map(\.text))
        #expect(changed.parseAll() == 10)
        #expect(workload.copied().parseAll() == workload.parseAll())
    }

    @Test("A text that can't be parsed is refused")
    func refusesLongTexts() throws {
        var workload = try workload()
        let text = String(repeating: "x", count: Parser.textLimit + 1)
        #expect(throws: ParseError.textTooLong(bytes: Parser.textLimit + 1, limit: Parser.textLimit)) {
            try workload.add(text, options: ParseOptions())
        }
        #expect(workload.utterances.count == 15)
    }
}
