import Foundation

/// A failure to read or write a stream or a file.
struct StreamError: Error, CustomStringConvertible {
    /// `standard input`, `standard output`, or the path of a file.
    var stream: String
    /// The operation that failed: `read` or `written`.
    var action: String
    /// The system's `errno`.
    var code: Int32

    /// Whether the reader of a pipe has closed it.
    var isEndOfReader: Bool { code == EPIPE && stream == StandardOutput.name }

    var description: String { "\(stream) can't be \(action): \(String(cString: strerror(code)))" }
}
