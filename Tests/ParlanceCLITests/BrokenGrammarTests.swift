import Foundation
import Testing

/// Grammars with many mistakes of beginners, and the messages of `parlance` about them.
///
/// `unloadable` has errors; `doubtful` loads and has likely mistakes.
@Suite("Broken grammars")
struct BrokenGrammarTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/BrokenGrammar")
    private static let file = folder.appending(path: "Transcript.txt")
    private static let rewriting = "PARLANCE_REWRITE_TRANSCRIPT"

    @Test("The output of each verb equals the transcript, word for word")
    func transcript() throws {
        let recorded = Transcript(try String(contentsOf: Self.file, encoding: .utf8))
        let replayed = try recorded.replayed(in: Self.folder)
        if ProcessInfo.processInfo.environment[Self.rewriting] != nil {
            try replayed.text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(recorded.steps.count >= 30)
        for (was, now) in zip(recorded.steps, replayed.steps) where was.shown != now.shown {
            Issue.record("\(Self.difference(was, now))")
        }
    }

    private static func difference(_ was: Transcript.Step, _ now: Transcript.Step) -> String {
        let same = zip(was.shown, now.shown).prefix { $0 == $1 }.count
        let lines = [was, now].map { $0.shown.dropFirst(same).first ?? "(nothing more)" }
        return """
            Transcript.txt:\(was.line + 1 + same): \(was.command)
              was  \(lines[0])
              now  \(lines[1])
            If that is right, \(rewriting)=1 swift test --filter BrokenGrammarTests writes the transcript anew.
            """
    }

    @Test("More than twenty different things are wrong, and each has its code")
    func mistakes() throws {
        var codes: Set<Substring> = []
        for (grammar, code) in [("unloadable", 1), ("doubtful", 0)] as [(String, Int32)] {
            var command = Command("check", grammar)
            command.folder = Self.folder.path
            let outcome = try command.run()
            codes.formUnion(outcome.output.matches(of: #/(?:error|warning)\[([a-z0-9-]+)\]: /#).map(\.output.1))
            #expect(outcome.code == code)
        }
        #expect(codes.count >= 35)
    }
}
