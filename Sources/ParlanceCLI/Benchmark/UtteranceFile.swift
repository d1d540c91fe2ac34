import Foundation
import Parlance

/// A file of utterances: lines of the batch contract, which are JSON objects or plain texts. Blank lines are skipped.
struct UtteranceFile {
    /// The maximum number of invalid lines in an error.
    private static let problemLimit = 10

    let path: String

    /// Adds the file's utterances; a line with `lists` replaces the run-time lists of the following ones.
    ///
    /// - Parameter rules: The grammar's rules, which the values of lists may reference.
    func add(to workload: inout Workload, rules: [String: Rule]) throws {
        var problems: [String] = []
        var number = 0
        var lines = LineReader(try open(), name: path)
        while let next = try lines.nextLines() {
            for line in next {
                number += 1
                do {
                    try add(line, to: &workload, rules: rules)
                } catch {
                    problems.append("\(path):\(number): \(error.message)")
                }
            }
        }
        guard problems.isEmpty else { throw Self.error(problems) }
    }

    private func open() throws(StreamError) -> FileHandle {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StreamError(stream: path, action: "read", code: errno) }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private func add(
        _ line: LineReader.Line,
        to workload: inout Workload,
        rules: [String: Rule]
    ) throws(BatchError) {
        switch line {
        case .tooLong(let limit): throw BatchError("the line has more than \(limit) bytes")
        case .complete(let bytes):
            if bytes.allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) { return }
            try add(try BatchRequest(line: bytes), to: &workload, rules: rules)
        }
    }

    private func add(
        _ request: BatchRequest,
        to workload: inout Workload,
        rules: [String: Rule]
    ) throws(BatchError) {
        switch request {
        case .lists(let given): workload.replaceLists(by: try given.read(rules: rules))
        case .vocabulary: throw BatchError("terms are not measured line by line; give them with --vocabulary")
        case .parse(let parse):
            do {
                try workload.add(parse.text, options: parse.options)
            } catch {
                throw BatchError(error.message)
            }
        }
    }

    private static func error(_ problems: [String]) -> BenchmarkError {
        let more = problems.count - problemLimit
        let last = more > 0 ? ["and \(more) more"] : []
        return BenchmarkError((problems.prefix(problemLimit) + last).joined(separator: "\n"))
    }
}
