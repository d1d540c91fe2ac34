import Foundation
import Parlance

/// Runs `parlance parse --jsonl`: reads lines from standard input and writes one answer line for each.
enum BatchRun {
    /// Answers all lines.
    static func run(with parser: MultilingualParser, threads: Int) throws {
        try LineRun.run(BatchServer(batch: BatchSession(parser)), threads: threads)
    }
}

/// The answers to utterances, and to run-time lists and vocabulary, which apply to later lines.
private struct BatchServer: LineServer {
    /// The number of bytes beyond which a line is no request with an utterance that could be served, and is answered in
    /// turn, so that only one such line is in memory.
    private static let mostBytes = 1 << 17

    var batch: BatchSession

    func session() -> BatchSession { batch }

    func mayBeChanged(by bytes: Data) -> Bool {
        bytes.count > Self.mostBytes || BatchRequest.mayChangeParser(bytes)
    }

    mutating func answer(_ line: LineReader.Line) -> LineAnswers { LineAnswers(line, in: &batch) }
}

extension BatchSession: LineSession {
    mutating func answer(_ line: LineReader.Line) -> Data {
        switch line {
        case .complete(let bytes): answer(bytes)
        case .tooLong(let limit): answer(refusal: BatchError("the line has more than \(limit) bytes"))
        }
    }

    var status: ExitStatus { ExitStatus(outcome) }
}
