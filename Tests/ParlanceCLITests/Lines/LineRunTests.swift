import Foundation
import ParlanceTestSupport
import Testing

@Suite("Lines on several threads")
struct LineRunTests {
    /// Lines with everything that can happen: errors, lists and terms that change the following answers, some with
    /// escaped keys, texts that look like them, and a line that is too long to be an utterance.
    private static let lines = [
        "turn on the lamp", #"{"text":"turn on the sun","id":3}"#, "{", "[1]", "\u{FEFF}lights on", "",
        "tern on the lmap",
        #"{"lists":{"name":{"values":["sun","moon"]}},"id":"a"}"#, "turn on the sun", "turn on the lamp\r",
        #"{"text":"turn on the \"lists\" moon","edits":0}"#,
        #"{"text":"say \"vocabulary\"","id":18446744073709551615}"#,
        #"{"\u006cists":{"name":{"values":["lamp"]}}}"#, "turn on the lamp", #"{"lists":{"nam":{"values":["lamp"]}}}"#,
        #"{"vocabul\u0061ry":{"name":["night light"]}}"#, "turn on the night light", #"{"vocabulary":{"name":[]}}"#,
        "turn on the night light", String(repeating: "turn on ", count: 600), #"{"text":5,"id":[1,{"b":2,"a":1}]}"#,
        #"{"lists":{}}"#, "play blue moon", #"{"text":"play blue moon","top":5}"#,
    ]

    @Test("Answers do not depend on the number of threads", .timeLimit(.minutes(20)))
    func answersAlike() throws {
        let house = try House()
        let input = (0..<6_000).map { Self.lines[$0 * $0 % 7919 % Self.lines.count] + "\n" }.joined()
        let expected = try house.command("parse", "--jsonl", "-g", "house.yaml", "--threads", "1", input: input).run()
        #expect(expected.output.utf8.count { $0 == UInt8(ascii: "\n") } == 6_000)
        #expect(expected.code == 2 && expected.error == "")
        for threads in ["2", "7"] {
            let command = house.command("parse", "--jsonl", "-g", "house.yaml", "--threads", threads, input: input)
            #expect(try command.run() == expected, "\(threads) threads")
        }
    }

    @Test("Entities do not depend on the number of threads", .timeLimit(.minutes(20)))
    func findsAlike() throws {
        let lines = [#"{"text":"call me at 7:30","id":1}"#, #"{"text":"two miles"}"#, "{", #"{"text":5}"#]
        var command = Command(input: (0..<2_000).map { lines[$0 % 4] + "\n" }.joined())
        let outcomes = try ["1", "2", "7"].map { threads in
            command.arguments = ["entities", "--jsonl", "--now", "2026-11-20T09:00", "--threads", threads]
            return try command.run()
        }
        #expect(outcomes[0].code == 2)
        #expect(outcomes[0].output.utf8.count { $0 == UInt8(ascii: "\n") } == 2_000)
        #expect(outcomes[1] == outcomes[0] && outcomes[2] == outcomes[0])
    }

    @Test("Memory does not depend on the length of the input", .timeLimit(.minutes(20)), arguments: ["1", "2", "7"])
    func boundsMemory(threads: String) throws {
        let house = try House()
        let batch = try RunningCommand(house.command("parse", "--jsonl", "-g", "house.yaml", "--threads", threads))
        try batch.exchange(Self.lines, count: 10_000)
        let before = try batch.peakMemory()
        try batch.exchange(Self.lines, count: 100_000)
        let after = try batch.peakMemory()
        #expect(after - before < 16 << 20, "\(before) and \(after) bytes")
        #expect(try batch.end() == 2)
    }

    @Test("The number of threads is checked")
    func checksThreads() throws {
        for (arguments, message) in [
            (["parse", "--threads", "2", "hello"], "--threads requires --jsonl"),
            (["parse", "--jsonl", "--threads", "0"], "--threads must be 1 to 256"),
            (["entities", "--threads", "2", "hello"], "--threads requires --jsonl"),
        ] {
            var command = Command()
            command.arguments = arguments
            let outcome = try command.run()
            #expect(outcome.error.contains(message), "\(arguments)")
            #expect(outcome.code != 0 && outcome.output == "")
        }
    }
}
