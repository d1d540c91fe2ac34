import Foundation

/// Reads lines as they arrive, without waiting for more input.
struct LineReader {
    /// The maximum number of bytes in a line.
    static let limit = 64 << 20
    /// The maximum number of bytes in one read.
    private static let chunkSize = 64 << 10

    enum Line {
        /// The line without its newline.
        case complete(Data)
        /// A line that exceeds the limit; its bytes are dropped.
        case tooLong(limit: Int)
    }

    private let handle: FileHandle
    /// The name of the input in messages.
    private let name: String
    private let limit: Int
    private var rest = Data()
    private var isSkipping = false
    private var isAtEnd = false

    init(_ handle: FileHandle, name: String = "standard input", limit: Int = Self.limit) {
        self.handle = handle
        self.name = name
        self.limit = limit
    }

    /// The available lines, at least one unless the input pauses within a line; nil at the end of input.
    mutating func nextLines() throws(StreamError) -> [Line]? {
        guard !isAtEnd else { return nil }
        let data = try nextBytes()
        guard !data.isEmpty else { return lastLine() }
        var lines: [Line] = []
        var start = data.startIndex
        while let end = Self.newline(in: data[start...]) {
            lines.append(finish(data[start..<end]))
            start = end + 1
        }
        keep(data[start...])
        return lines
    }

    /// The available bytes; waits only if there are none; empty at the end of input.
    ///
    /// `FileHandle` is unsuitable: it waits for more, reads a whole file at once, or traps on an error.
    private func nextBytes() throws(StreamError) -> Data {
        var buffer = Data(count: Self.chunkSize)
        while true {
            let count = buffer.withUnsafeMutableBytes { bytes in
                Foundation.read(handle.fileDescriptor, bytes.baseAddress, bytes.count)
            }
            if count >= 0 { return buffer.prefix(count) }
            if errno == EAGAIN || errno == EWOULDBLOCK {
                DescriptorWriter.wait(for: handle.fileDescriptor, to: POLLIN)
                continue
            }
            guard errno == EINTR else { throw StreamError(stream: name, action: "read", code: errno) }
        }
    }

    /// The index of the first newline. The search of `Data` itself takes as long as all other work of reading.
    private static func newline(in bytes: Data) -> Data.Index? {
        bytes.withUnsafeBytes { $0.firstIndex(of: UInt8(ascii: "\n")) }.map { bytes.startIndex + $0 }
    }

    /// The bytes after the last newline.
    private mutating func lastLine() -> [Line]? {
        isAtEnd = true
        return rest.isEmpty && !isSkipping ? nil : [finish(Data())]
    }

    private mutating func finish(_ bytes: Data) -> Line {
        let isTooLong = isSkipping || rest.count + bytes.count > limit
        let line = isTooLong ? Line.tooLong(limit: limit) : .complete(Data(rest + bytes))
        rest = Data()
        isSkipping = false
        return line
    }

    private mutating func keep(_ bytes: Data) {
        rest += bytes
        guard rest.count > limit else { return }
        rest = Data()
        isSkipping = true
    }
}
