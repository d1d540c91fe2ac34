import Foundation

/// Lines that were read together.
struct LineBlock: Sendable {
    static let newline = UInt8(ascii: "\n")

    /// The maximum number of bytes in a line.
    let limit: Int
    /// Whether the first line exceeds the limit; its bytes were dropped.
    var beginsWithDroppedLine = false
    /// The other lines, each with its newline; that of the last line of the input may be missing.
    var bytes = Data()

    init(limit: Int) {
        self.limit = limit
    }

    var isEmpty: Bool { bytes.isEmpty && !beginsWithDroppedLine }

    /// The lines in order.
    var lines: some Sequence<LineReader.Line> {
        var start: Data.Index? = beginsWithDroppedLine ? nil : bytes.startIndex
        return AnyIterator {
            guard let first = start else {
                start = bytes.startIndex
                return .tooLong(limit: limit)
            }
            guard first < bytes.endIndex else { return nil }
            let end = bytes[first...].withUnsafeBytes { $0.firstIndex(of: Self.newline) }.map { first + $0 }
            start = (end ?? bytes.endIndex - 1) + 1
            return line(first..<(end ?? bytes.endIndex))
        }
    }

    private func line(_ range: Range<Data.Index>) -> LineReader.Line {
        range.count > limit ? .tooLong(limit: limit) : .complete(Data(bytes[range]))
    }

    /// Adds a line at the end.
    mutating func append(_ line: Data) {
        bytes += line
        bytes.append(Self.newline)
    }
}
