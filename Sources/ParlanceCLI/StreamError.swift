import Foundation

/// A stream or a file can't be read or written.
struct StreamError: Error, CustomStringConvertible {
    /// `standard input`, `standard output`, or the path of a file.
    var stream: String
    /// What can't be done: `read` or `written`.
    var action: String
    /// The system's `errno`.
    var code: Int32

    var description: String { "\(stream) can't be \(action): \(String(cString: strerror(code)))" }
}
