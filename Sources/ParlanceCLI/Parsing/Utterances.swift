import Foundation

/// The lines of standard input as utterances.
struct Utterances {
    private var lines = LineReader(.standardInput)
    private var number = 0

    /// The available utterances; nil at the end. Blank lines are skipped.
    mutating func next() throws(StreamError) -> [Result<String, UtteranceError>]? {
        guard let lines = try lines.nextLines() else { return nil }
        var utterances: [Result<String, UtteranceError>] = []
        for line in lines {
            number += 1
            let utterance = utterance(line)
            if case .success(let text) = utterance, text.allSatisfy(\.isWhitespace) { continue }
            utterances.append(utterance)
        }
        return utterances
    }

    private func utterance(_ line: LineReader.Line) -> Result<String, UtteranceError> {
        switch line {
        case .tooLong(let limit):
            return .failure(UtteranceError(line: number, message: "it has more than \(limit) bytes"))
        case .complete(let bytes):
            let isEndedByReturn = bytes.last == UInt8(ascii: "\r")
            guard let text = String(validating: isEndedByReturn ? bytes.dropLast() : bytes, as: UTF8.self) else {
                return .failure(UtteranceError(line: number, message: "it is not UTF-8"))
            }
            return .success(text)
        }
    }
}

/// An unreadable line.
struct UtteranceError: Error, CustomStringConvertible {
    /// The number of the line, from 1.
    var line: Int
    var message: String

    var description: String { "line \(line) of standard input: \(message)" }
}
