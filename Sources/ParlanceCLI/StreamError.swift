import Foundation

/// Standard input can't be read, or standard output can't be written.
struct StreamError: Error, CustomStringConvertible {
    /// `standard input` or `standard output`.
    var stream: String
    /// What can't be done: `read` or `written`.
    var action: String
    /// The system's `errno`.
    var code: Int32

    var description: String { "\(stream) can't be \(action): \(String(cString: strerror(code)))" }
}
