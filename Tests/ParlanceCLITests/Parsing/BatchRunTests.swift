import Foundation
import Testing

@Suite("parlance parse --jsonl")
struct BatchRunTests {
    /// Lines in order, and the beginnings of their answers.
    private static let exchanges = [
        ("turn on the lamp", #"{"match":"exact","#),
        (#"{"lists":{"name":{"values":["sun"]}}}"#, #"{"lists":{"name":1}}"#),
        (#"{"text":"turn on the sun","id":3}"#, #"{"id":3,"match":"exact","#),
        ("{", #"{"error":"#),
        ("turn on the lamp", #"{"match":"none","#),
    ]

    @Test("A line is answered before the next one is written", .timeLimit(.minutes(20)), arguments: ["1", "2", "7"])
    func converses(threads: String) throws {
        let house = try House()
        let batch = try RunningCommand(house.command("parse", "--jsonl", "-g", "house.yaml", "--threads", threads))
        for (line, start) in Self.exchanges {
            let answer = try batch.answer(to: line)
            #expect(answer.hasPrefix(start), "\(line)")
            #expect(answer.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
        }
        #expect(try batch.end() == 2)
    }

    @Test(
        "The exit code is that of the worst line",
        arguments: [
            ("", 0), ("turn on the lamp\n", 0), ("turn on the lamp", 0), ("{\"lists\": {}}", 0),
            ("what\nturn on the lamp\n", 1), ("\n", 1), ("{}\nwhat\nturn on the lamp\n", 2),
        ]
    )
    func endsWithWorst(input: String, code: Int) throws {
        let house = try House()
        let outcome = try house.command("parse", "--jsonl", "-g", "house.yaml", input: input).run()
        #expect(outcome.code == Int32(code))
        #expect(outcome.error == "")
        let lines =
            input.split(separator: "\n", omittingEmptySubsequences: false).count - (input.hasSuffix("\n") ? 1 : 0)
        #expect(outcome.output.utf8.count { $0 == UInt8(ascii: "\n") } == (input.isEmpty ? 0 : lines))
    }

    @Test("Answers are in the order of lines, each with its id")
    func keepsOrder() throws {
        let house = try House()
        let input = (0..<3_000).map { "{\"id\": \($0), \"lists\": {}}\n" }.joined()
        let outcome = try house.command("parse", "--jsonl", "-g", "house.yaml", input: input).run()
        #expect(outcome.output == (0..<3_000).map { "{\"id\":\($0),\"lists\":{}}\n" }.joined())
    }

    @Test("Undefined lists may follow later, with a warning; the vocabulary's are defined")
    func warnsOfUndefinedLists() throws {
        let house = try House()
        let grammar = "language: en\nintents:\n  A: {data: [{sentences: [\"go {x}\", \"do {y}\"]}]}\n"
        try house.folder.write(grammar, to: "open.yaml")
        try house.folder.write("lists: {y: {values: [it]}}", to: "names.yaml")
        let input = "do it\ngo up\n{\"lists\": {\"x\": {\"values\": [\"up\"]}}}\ngo up\n"
        let outcome = try house.command(
            "parse",
            "--jsonl",
            "-g",
            "open.yaml",
            "--vocabulary",
            "names.yaml",
            input: input
        ).run()
        #expect(
            outcome.error == """
                open.yaml:3:31: warning[undefined-list]: no list is called 'x'; until one is given at run time, a template can't match; if none is given, add it to 'lists'
                 3 |   A: {data: [{sentences: ["go {x}", "do {y}"]}]}
                   |                               ^~~

                """
        )
        let matches = outcome.output.split(separator: "\n").map { $0.contains(#""match":"exact""#) }
        #expect(matches == [true, false, false, true])
        #expect(outcome.code == 1)
    }
}
