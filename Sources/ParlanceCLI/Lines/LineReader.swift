import Foundation

/// Reads lines as they arrive, without waiting for more input.
struct LineReader {
    /// The maximum number of bytes in a line.
    static let limit = 64 << 20
    /// The maximum number of bytes in one read.
    private static let chunkSize = 16 << 10

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
    /// The beginning of a line whose end has not been read.
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
        guard let block = try nextBlock() else { return nil }
        return Array(block.lines)
    }

    /// The available lines as a block, which is empty if the input pauses within a line; nil at the end of input.
    mutating func nextBlock() throws(StreamError) -> LineBlock? {
        guard !isAtEnd else { return nil }
        let data = try nextBytes()
        guard !data.isEmpty else { return lastBlock() }
        guard let last = Self.lastNewline(in: data) else {
            keep(data)
            return LineBlock(limit: limit)
        }
        let block = finish(data[...last])
        keep(data[(last + 1)...])
        return block
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

    /// The index of the last newline. The search of `Data` itself takes as long as all other work of reading.
    private static func lastNewline(in bytes: Data) -> Data.Index? {
        bytes.withUnsafeBytes { $0.lastIndex(of: LineBlock.newline) }.map { bytes.startIndex + $0 }
    }

    /// The bytes after the last newline.
    private mutating func lastBlock() -> LineBlock? {
        isAtEnd = true
        return rest.isEmpty && !isSkipping ? nil : finish(Data())
    }

    private mutating func finish(_ bytes: Data) -> LineBlock {
        var block = LineBlock(limit: limit)
        if isSkipping {
            let end = bytes.firstIndex(of: LineBlock.newline).map { $0 + 1 } ?? bytes.endIndex
            block.beginsWithDroppedLine = true
            block.bytes = Data(bytes[end...])
        } else {
            block.bytes = rest + bytes
        }
        rest = Data()
        isSkipping = false
        return block
    }

    private mutating func keep(_ bytes: Data) {
        guard !isSkipping else { return }
        rest += bytes
        guard rest.count > limit else { return }
        rest = Data()
        isSkipping = true
    }
}
