import Foundation
import Parlance

/// Runs `parlance parse --jsonl`: reads lines from standard input and writes one answer line for each.
enum BatchRun {
    /// Answers all lines. The available lines are answered together, then their answers are written.
    static func run(with parser: Parser) throws {
        var session = BatchSession(parser)
        var input = LineReader(.standardInput)
        while let lines = try input.nextLines() {
            var output = Data()
            for line in lines {
                output += answer(line, in: &session)
                output.append(UInt8(ascii: "\n"))
            }
            if !output.isEmpty { try StandardOutput.write(output) }
        }
        try ExitStatus(session.outcome).end()
    }

    private static func answer(_ line: LineReader.Line, in session: inout BatchSession) -> Data {
        switch line {
        case .complete(let bytes): session.answer(bytes)
        case .tooLong(let limit): session.answer(refusal: BatchError("the line has more than \(limit) bytes"))
        }
    }
}
