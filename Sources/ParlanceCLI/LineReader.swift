import Foundation

/// Reads lines as they come, without waiting for more than there is.
struct LineReader {
    /// How many bytes a line may have.
    static let limit = 64 << 20

    enum Line {
        /// Without its newline.
        case complete(Data)
        /// A line of more bytes than the limit; they are dropped.
        case tooLong(limit: Int)
    }

    private let handle: FileHandle
    private var rest = Data()
    private var isSkipping = false
    private var isAtEnd = false

    init(_ handle: FileHandle) {
        self.handle = handle
    }

    /// The lines that have come in by now, at least one unless the input pauses within a line; nil at its end.
    mutating func nextLines() -> [Line]? {
        guard !isAtEnd else { return nil }
        let data = handle.availableData
        guard !data.isEmpty else { return lastLine() }
        var lines: [Line] = []
        var start = data.startIndex
        while let end = data[start...].firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(finish(data[start..<end]))
            start = end + 1
        }
        keep(data[start...])
        return lines
    }

    /// What stands behind the last newline.
    private mutating func lastLine() -> [Line]? {
        isAtEnd = true
        return rest.isEmpty && !isSkipping ? nil : [finish(Data())]
    }

    private mutating func finish(_ bytes: Data) -> Line {
        let isTooLong = isSkipping || rest.count + bytes.count > Self.limit
        let line = isTooLong ? Line.tooLong(limit: Self.limit) : .complete(Data(rest + bytes))
        rest = Data()
        isSkipping = false
        return line
    }

    private mutating func keep(_ bytes: Data) {
        rest += bytes
        guard rest.count > Self.limit else { return }
        rest = Data()
        isSkipping = true
    }
}
